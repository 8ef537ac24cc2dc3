### Annabella em português. Um ficheiro, cinco secções: fala, avisos, ecrã, linha de comandos, palavras.
### Termos da FPX e da CBX: lance, meio lance, adversário, planilha, relógio, empate, ter a vez, tempo de tolerância.
### Palavras que Portugal e o Brasil entendem; onde só a grafia difere, vale a de Portugal.

## Speech: how players, pieces, squares, moves and times are said

player = { $color ->
    [white] Brancas
   *[black] Pretas
}
opponent = { $color ->
    [white] Pretas
   *[black] Brancas
}
the-player = { $color ->
    [white] As brancas
   *[black] As pretas
}
the-player-inside = { $color ->
    [white] as brancas
   *[black] as pretas
}
of-player = { $color ->
    [white] das brancas
   *[black] das pretas
}
to-player = { $color ->
    [white] às brancas
   *[black] às pretas
}
by-player = { $color ->
    [white] pelas brancas
   *[black] pelas pretas
}
the-opponent-inside = { $color ->
    [white] as pretas
   *[black] as brancas
}
of-opponent = { $color ->
    [white] das pretas
   *[black] das brancas
}
actor = { $who ->
    [white] O jogador das brancas
    [black] O jogador das pretas
    [white_assistant] O assistente das brancas
    [black_assistant] O assistente das pretas
    [arbiter] O árbitro
   *[program] O programa
}
piece = { $role ->
    [queen] { role } { $color ->
        [white] branca
       *[black] preta
    }
    [rook] { role } { $color ->
        [white] branca
       *[black] preta
    }
   *[other] { role } { $color ->
        [white] branco
       *[black] preto
    }
}
role = { $role ->
    [king] rei
    [queen] dama
    [rook] torre
    [bishop] bispo
    [knight] cavalo
   *[pawn] peão
}
counted-pieces = { $count ->
    [one] { role }
   *[other] { $count } { $role ->
        [king] reis
        [queen] damas
        [rook] torres
        [bishop] bispos
        [knight] cavalos
       *[pawn] peões
    }
}
rounds = { $count ->
    [one] uma ronda
   *[other] { $count } rondas
}
points-in-words = { $points ->
    [none] nenhum ponto
    [half] meio ponto
   *[one] um ponto
}
the-role = { $role ->
    [queen] a { role }
    [rook] a { role }
   *[other] o { role }
}
by-role = { $role ->
    [queen] pela { role }
    [rook] pela { role }
   *[other] pelo { role }
}
the-piece = { $role ->
    [queen] a { piece }
    [rook] a { piece }
   *[other] o { piece }
}
a-piece = { $role ->
    [queen] uma { piece }
    [rook] uma { piece }
   *[other] um { piece }
}
position-fault = { $why ->
    [text] não é um FEN
    [no-king] falta um rei
    [many-kings] um jogador tem mais de um rei
    [pawn-on-last-rank] há um peão na primeira ou na última fila
    [wrong-side-in-check] está em xeque quem não tem a vez
    [over] a partida terminaria logo, por xeque-mate ou rei afogado
    [dead] a partida terminaria logo: nenhum jogador poderia dar mate com nenhuma série de lances
   *[otherwise] as suas partes contradizem-se
}
duty = { $duty ->
    [move] mover as peças
    [announce] anunciar
    [record] escrever a planilha
    [press] acionar o relógio
    [ask] perguntar o tempo e os lances
    [claim] reclamar a bandeira ou avisar de uma peça tocada
   *[seal] as formalidades de um adiamento
}
roles-role = { $kind ->
    [player] o jogador
    [blind-assistant] o assistente do jogador cego
    [sighted-assistant] o assistente do jogador vidente
    [arbiter] o árbitro
   *[program] o programa
}
roles-own-side = { $who } pelo seu próprio lado
nothing = nada
empty = vazia
sheet-language = { $code ->
    [de] alemão
    [es] espanhol
    [fr] francês
    [it] italiano
    [pt] português
    [nl] neerlandês
    [ca] catalão
    [gl] galego
    [ro] romeno
    [da] dinamarquês
    [no] norueguês
    [sv] sueco
    [is] islandês
    [fi] finlandês
    [et] estónio
    [pl] polaco
    [cs] checo
    [sk] eslovaco
    [hu] húngaro
    [hr] croata
    [sr] sérvio
    [sl] esloveno
    [ru] russo
    [uk] ucraniano
    [bg] búlgaro
    [el] grego
    [tr] turco
    [fig] figurinas
   *[en] inglês
}
half-moves = { $plies ->
    [0] nenhum meio lance
    [one] um meio lance
   *[other] { $plies } meios lances
}
move-announced-move-first = { $mv }. { player }: { $words }.
move-announced-in-words = { player }: { $words }.
move-announced = { player }: { $words }. { $mv }.
again = Outra vez: { $sentence }
again-times = Outra vez, { $times }: { $sentence }
announcement-corrected = Corrigido. { $sentence }
piece-on-square = { piece } em { $square }
square-holds = { $square } { $piece }
square-empty = { $square } vazia
board-difference = { $square }: tabuleiro das brancas { $white }, tabuleiro das pretas { $black }
ply-start = o começo da partida
nothing-more = mais nada
board-difference-both = { $square }: ambos os tabuleiros { $piece }
clocks-unchanged = sem alteração
clocks-as-then = brancas { $white }, contador { $white_moves }; pretas { $black }, contador { $black_moves }
check-square = { $square }: { $stands }, correto: { $should }
do-turn-round = rodar todo o tabuleiro 180 graus
do-lift = retirar { the-piece } de { $square }
do-move = levar { the-piece } de { $from } para { $to }
do-place = pôr { a-piece } em { $square }
cause-behind = { $plies ->
    [one] o último meio lance não foi executado
   *[other] os últimos { $plies } meios lances não foram executados
}
cause-not-executed = o lance { $mv } não foi executado
cause-unrecorded = foi executado { $moves }, que não está em nenhuma planilha
cause-executed-as = o lance { $mv } foi executado como { $from } { $to }
cause-wrong-promotion = o lance { $mv } foi executado com promoção a { $role }
cause-castled-to = { $side ->
    [king] o lance { $mv } foi executado como roque curto
   *[queen] o lance { $mv } foi executado como roque longo
}
cause-rook-forgotten = o lance { $mv } foi executado sem mover a torre
cause-en-passant-left = o lance { $mv } foi executado, mas o peão de { $square } ficou no tabuleiro
cause-turned = { $how ->
    [half] todo o tabuleiro está rodado 180 graus
    [quarter] todo o tabuleiro está rodado 90 graus
    [files] o tabuleiro está espelhado: as colunas a e h estão trocadas
   *[ranks] o tabuleiro está espelhado: a primeira e a oitava fila estão trocadas
}
cause-colors-exchanged = as peças brancas e as pretas estão trocadas
cause-knocked-over = parece que várias peças caíram{ $squares ->
    [none] { "" }
   *[other] : { $squares }
}
cause-set-up-wrongly = peças que nunca se moveram mudaram de lugar{ $squares ->
    [none] { "" }
   *[other] : { $squares }
}
cause-displaced = { the-piece } está em { $stands }, devia estar em { $should }
cause-wrong-piece = { $square }: { $stands }, correto: { $should }
cause-missing = falta { the-piece } em { $square }
cause-extra = está a mais { the-piece } em { $square }
on-sheet-of = na planilha { of-player }
on-sheet-named = na planilha { $sheet }
slip-missing = { $count ->
    [one] falta
   *[other] faltam
} { $moves } { $on }
slip-repeated = { $entries } { $count ->
    [one] está escrito
   *[other] estão escritos
} duas vezes { $on }
slip-surplus = { $entry } { $on } está a mais
slip-exchanged = { $one } e { $other } estão trocados { $on }
slip-castling = { $entry } { $on } é o roque para o outro lado; o correto é { $mv }
slip-letters = { $entry } { $on } é { $mv } com as letras de outro idioma ({ $language })
slip-wrong = { $on } está escrito { $entry } em vez de { $mv }
slip-either = { $one } { $on } ou { $other } { $there }, e tudo o que vem depois serve para as duas versões
slip-either-order = { $one } e { $other } estão na ordem contrária na outra planilha, e tudo o que vem depois serve para as duas versões
stroke-correct = mudar { $from } para { $to }
stroke-write-in = intercalar { $moves } depois de { $last }
stroke-strike = riscar { $entry }, meio lance { $ply }
stroke-exchange = trocar { $one } e { $other }
stroke-strike-rest = riscar tudo desde { $from }
slips-agreed = { $slips }; { $how ->
    [with-it] com isso ambas concordam até { $last }.
    [with-them] com isso ambas concordam até { $last }.
   *[corrected] depois de corrigido, ambas concordam até { $last }.
}
hours = { $count ->
    [0] 0 horas
    [one] 1 hora
   *[other] { $count } horas
}
minutes = { $count ->
    [0] 0 minutos
    [one] 1 minuto
   *[other] { $count } minutos
}
seconds = { $count ->
    [0] 0 segundos
    [one] 1 segundo
   *[other] { $count } segundos
}
duration = { $before } e { $last }
time-of = { $player }: { $time }
time-then = depois { $period }
time-with = { $period } com { $bonus }
time-none = sem relógio
time-moves = { $moves ->
    [one] 1 lance em { $time }
   *[other] { $moves } lances em { $time }
}
time-all-moves = todos os lances em { $time }
time-cumulative = { $time } a mais por lance
time-delay = atraso de { $time } por lance
time-us-delay = atraso de { $time } antes de o relógio descontar
time-byo-yomi = byo-yomi, { $times ->
    [one] uma vez { $time }
   *[other] { $times } vezes { $time }
}
time-canadian = { $moves ->
    [one] 1 lance em { $time }, e assim por diante
   *[other] { $moves } lances em { $time }, e assim por diante
}
time-hourglass = uma ampulheta de { $time }
time-up = sem limite, os relógios contam para cima
time-repeats = o último período repete-se
time-turns-at-zero = o período seguinte começa quando o relógio chega a zero
time-freezes = ambos os relógios param quando um chega a zero
time-call = Tempo restante: { $left }.
time-calls-on = Haverá aviso quando o tempo restante for: { $marks }.
time-calls-tone = Haverá um tom quando o tempo restante for: { $marks }.
time-calls-off = O tempo só é dito quando for perguntado.
clock-used-and-left = { $who ->
    [you] Tempo restante: { $left }; usado: { $used }.
    [white] Tempo restante das brancas: { $left }; usado: { $used }.
   *[black] Tempo restante das pretas: { $left }; usado: { $used }.
}
clock-used = { $who ->
    [you] Tempo usado: { $used }; não há limite.
    [white] Tempo usado pelas brancas: { $used }; não há limite.
   *[black] Tempo usado pelas pretas: { $used }; não há limite.
}
clock-entered = { $who ->
    [you] Tempo restante no relógio da mesa, segundo a última anotação: { $left }.
    [white] Tempo restante das brancas no relógio da mesa, segundo a última anotação: { $left }.
   *[black] Tempo restante das pretas no relógio da mesa, segundo a última anotação: { $left }.
}
clock-not-entered = O tempo é o do relógio da mesa; ainda não se anotou o que ele marca.
times-on-the-table = Não se conhece o tempo de cada lance: só o relógio da mesa o conta.
clock-flag = { $who ->
    [you] A bandeira deste jogador caiu.
    [white] A bandeira das brancas caiu.
   *[black] A bandeira das pretas caiu.
}
clock-byo-yomi = { $times ->
    [one] O último período de byo-yomi.
   *[other] Períodos de byo-yomi restantes: { $times }.
}
moves-from-boards = Do tabuleiro: { $list }.
moves-completed = { $moves ->
    [0] Nenhum lance completado
    [one] 1 lance completado
   *[other] { $moves } lances completados
}
clock-moves = { moves-completed }.
clock-moves-to-control = { moves-completed }, { $more } até ao fim do período.
report-heading = Relatório para o árbitro: { $white } contra { $black }, { $begun }
report-incidents = { $count ->
    [0] Sem incidentes.
   *[other] Incidentes, com o último meio lance e os relógios das brancas e das pretas:
}
report-line = { $time } { $who }: { $sentence }
report-line-by = { $time } ({ $who }) { $sentence }
report-line-alone = { $time } { $sentence }
report-sensed = { $who }, { $source ->
    [lever] com a alavanca
   *[board] a partir do tabuleiro
}
report-private = { $time } só { to-player }: { $sentence }
both-boards = Os dois tabuleiros:
board-of = Tabuleiro { of-player }:
voice-why = { $why ->
    [no-process] Falta o programa de voz
    [process-died] O programa de voz terminou de repente
    [no-alsa-library] Falta a biblioteca ALSA (libasound.so.2, no pacote libasound2)
    [process-frozen] O programa de voz não responde
    [process-flooded] O programa de voz enviou demasiado
    [no-library] Falta a biblioteca espeak-ng
    [no-system-voice] Não há voz do sistema
    [no-reader] Nenhum leitor de ecrã aceita frases aqui
    [system-broken] A voz do sistema recusou uma frase
    [system-silent] A voz do sistema não se ouve
    [no-device] Não há dispositivo de áudio
    [device-busy] Outro programa tem o dispositivo de áudio em uso
    [device-lost] O dispositivo de áudio foi desligado
    [device-of-a-listener] O dispositivo predefinido são os auscultadores (fones) de um jogador; é preciso escolher o alto-falante da sala com --device
    [device-frozen] O dispositivo de áudio não responde
   *[other] A voz falhou
}
result-score = { $score ->
    [score-1-0] As brancas vencem
    [score-0-1] As pretas vencem
    [score-draw] Empate
    [score-both-lose] Ambos perdem
    [score-half-0] Meio ponto para as brancas, zero para as pretas
    [score-0-half] Meio ponto para as pretas, zero para as brancas
   *[other] Resultado
}
result-reason = { $reason ->
    [checkmate] xeque-mate
    [resignation] abandono
    [stalemate] rei afogado
    [dead_position] posição morta, nenhum jogador pode dar xeque-mate
    [agreement] por acordo
    [time] uma bandeira caiu
    [both_flags] ambas as bandeiras caídas, não se sabe qual caiu primeiro
    [both_flags_at_the_claim] ambas as bandeiras caíram
    [threefold] a mesma posição pela terceira vez
    [fifty_moves] cinquenta lances sem captura nem lance de peão
    [illegal_moves] lances ilegais
    [quickplay] final acelerado
    [fivefold] a mesma posição pela quinta vez
    [seventy_five_moves] setenta e cinco lances sem captura nem lance de peão
    [sealed_move] o lance secreto é ambíguo ou ilegal
    [forfeit] partida não jogada
    [illegal_position] ambos os reis continuam em xeque ou um peão continua na última fila depois de outro lance completado
    [not_given] o motivo não consta
   *[arbiter] por decisão do árbitro
}
takes = captura
check = xeque
checkmate = xeque-mate
castles-kingside = roque curto
castles-queenside = roque longo
guidelines-article = Diretrizes { $number }
article-in-words = artigo { $number }
castling-rights = { $side ->
    [both] curto e longo
    [king] curto
    [queen] longo
   *[none] nenhum
}
claim-after = depois de { $mv }
claim-before-start = antes do primeiro lance anotado
law-title = { $key ->
    [moves_alternate] joga-se por turnos
    [touch_move] peça tocada, peça jogada
    [promotion_choice] escolha da peça de promoção
    [checkmate] xeque-mate
    [resignation] abandono
    [stalemate] rei afogado
    [dead_position] posição morta
    [agreement] empate por acordo
    [press] acionar o relógio
    [help_for_a_disability] assistente para o relógio
    [default_time] tempo de tolerância
    [flag_fall] quando caiu a bandeira
    [loss_on_time] derrota por tempo
    [both_flags] ambas as bandeiras caídas
    [both_flags_at_the_claim] ambas as bandeiras caídas ao reclamar
    [clocks_set_wrongly] relógio mal ajustado
    [interruption] parar os relógios
    [illegal_move] lance ilegal
    [illegal_move_penalty] penalidade por lance ilegal
    [empty_press] acionar sem lance
    [agreement_by_the_rules] empate e regulamento do torneio
    [draw_offer] oferta de empate
    [repeated_offers] ofertas e reclamações que perturbam
    [threefold] tripla repetição
    [threefold_intended] o próximo lance repete a posição
    [threefold_standing] o último lance repetiu a posição
    [fifty_moves] cinquenta lances
    [fifty_moves_intended] quinquagésimo lance previsto
    [fifty_moves_standing] cinquenta lances feitos
    [claim_after_touch] sem reclamação depois de tocar
    [claim] procedimento da reclamação
    [wrong_claim] reclamação incorreta
    [fivefold] quíntupla repetição
    [seventy_five_moves] setenta e cinco lances
    [signed_result] assinatura do resultado
    [arbiters_role] papel do árbitro
    [two_boards] dois tabuleiros
    [announcement] anúncio dos lances
    [blind_touch] quando o jogador cego tocou uma peça
    [blind_move_made] quando o lance do jogador cego está feito
    [sighted_players_moves] lances do jogador vidente
    [blind_players_clock] relógio do jogador cego
    [blind_players_record] planilha do jogador cego
    [blind_press] quando o relógio do adversário é posto a andar
    [slip_of_the_tongue] lapso de linguagem
    [boards_differ] tabuleiros diferentes
    [scoresheets_differ] planilhas diferentes
    [blind_players_assistant] assistente do jogador cego
    [sighted_players_assistant] assistente do jogador vidente
    [sealing] selar um lance
    [opening_the_envelope] abertura do envelope
    [sealed_move] o lance secreto
    [late_at_the_resumption] chegar tarde quando a partida é retomada
    [envelope_missing] falta o envelope
    [quickplay] final acelerado
    [quickplay_without_arbiter] final acelerado sem árbitro
    [increment_request] pedido de um incremento
    [recorded_in_advance] lance anotado antes de feito
    [sheets_after_flag] planilhas depois da queda de uma bandeira
    [sheets_not_reconstructed] planilhas que não se podem completar
    [bystanders] irregularidades vistas por outros
    [warning] advertência
    [time_to_opponent] tempo dado ao adversário
    [time_taken] tempo tirado ao infrator
    [points_to_opponent] pontos dados ao adversário
    [points_taken] pontos tirados ao infrator
    [game_declared_lost] partida declarada perdida
    [expulsion] expulsão do torneio
    [supervision] supervisão de partidas rápidas e relâmpago
    [adjusting] compor peças
    [touch_in_castling] tocar rei e torre
    [rook_touched_first] torre tocada antes do rei
    [touch_without_move] peças tocadas que não se podem mover
    [assistant_who_moves] assistente que move as peças
    [right_to_complain] direito de reclamar peça tocada
    [two_hands] mover com as duas mãos
    [legal_move] lances legais e ilegais
    [unsupervised_illegal_move] lances ilegais em partidas rápidas sem supervisão
    [unsupervised_illegal_move_in_blitz] lances ilegais em relâmpago sem supervisão
    [wrong_set_up] posição inicial incorreta
    [board_turned] tabuleiro mal orientado
    [reversed_colors] cores trocadas
    [displaced_pieces] peças deslocadas
    [position_reinstated] posição a restabelecer
    [unsupervised_complaint] reclamações sem supervisão
    [unsupervised_illegal_position] posição ilegal sem supervisão
    [looks_at_record] consultas da gravação do árbitro
    [fine] multa
    [exclusion] exclusão de rondas
   *[other] sem título
}
law-text = { $article }, { $title }. { $text }
laws-listed = Artigos das Leis de { $laws } que o programa aplica:
rank-in-words = Fila { $rank }. { $pieces }
numbered-in-words = { $color ->
    [white] o lance { $number }, { $mv }
   *[black] o lance { $number } das pretas, { $mv }
}

event-part = { $tag ->
    [Event] Torneio: { $value }
    [Site] local: { $value }
    [Date] data: { $value }
    [Round] ronda: { $value }
   *[Board] tabuleiro: { $value }
}
castling-typed = { $side ->
    [long] 0-0-0
   *[short] 0-0
}

## Notices: what happened, what was refused and what would be right

opened = { $named ->
    [no] Uma partida nova.
    [goes-on] { "" }
   *[yes] { $white } joga com as brancas, { $black } joga com as pretas.
} Ritmo: { $time }. Leis do Xadrez de { $laws }.
record-reopened = A gravação continua { $plies ->
    [0] desde o começo
   *[other] depois de { $last }
}, { $gap } depois da sua última anotação. Os relógios mostram os últimos tempos anotados.
torn = A última linha da gravação estava incompleta e foi retirada; o resto está intacto.
time-missing = Tempo por explicar: { $gap }. O computador esteve suspenso, o programa foi parado ou a hora foi mudada. Ambos os relógios estão parados com os tempos de antes; o árbitro decide ({ $article }).
session-announced = A sessão termina { $after } depois do começo desta gravação.
session-announced-before-play = A sessão termina { $after } depois do começo da partida.
seal-required = A sessão terminou. { the-player } selam um lance.
move-sealed = { the-player } selaram um lance e podem mudá-lo até o relógio parar.
game-adjourned = A partida fica adiada. { the-player } selaram o lance { $number }.
reply-sealed = { the-player } selaram uma resposta. Corre o relógio { of-opponent }.
envelope-closed = O envelope está fechado. Só a sua senha o abre.
resumption-set = A partida é retomada: { $text }.
game-resumed = A partida é retomada na posição anterior ao lance secreto, com os tempos do adiamento.
envelope-opened = O envelope está aberto. { the-player } tinham selado { $text }.
envelope-opened-ambiguous = O envelope está aberto. { the-player } tinham selado { $text }, que pode significar vários lances.
envelope-opened-unreadable = O envelope está aberto. { the-player } tinham selado { $text }, que não se consegue ler. Árbitro: escrever abrir como e o lance, ou { word-result } e o resultado.
envelope-lost = Falta o envelope. { the-player } dizem que lance selaram. Árbitro: escrever abrir como e esse lance.
envelope-players = Envelope: { $white } contra { $black }.
envelope-sealer = { the-player } selaram o lance { $number }.
envelope-position = Posição anterior: { $position }.
envelope-time = Tempo usado { by-player }: { $used }. Tempo restante: { $left }.
envelope-time-used = Tempo usado { by-player }: { $used }.
envelope-no-resumption = Não diz quando nem onde a partida é retomada. Árbitro: escrever { word-envelope } e as duas coisas.
sealed-braille = { $trouble ->
    [empty] Este braille não tem nenhum lance. Escrever { word-seal } e um lance, em texto ou em celas.
    [unreadable] Estas celas braille não têm a forma de um lance. Escrever a peça, a casa e mais nada, por exemplo as celas de Cf3.
    [several] Estas celas braille têm mais de um lance. Só se sela um lance.
    [too-long] Este ficheiro braille é demasiado longo para um lance. O máximo são 64 kilobytes.
    [not-a-file] Isso é uma pasta, um canal ou um dispositivo. Indicar um ficheiro braille com um lance, terminado em brf ou brl.
   *[not-opened] O ficheiro braille não se consegue ler: { $why }. Indicar um ficheiro com um lance, terminado em brf ou brl.
}
passphrase = { $notice ->
    [asked] Árbitro, escrever na linha seguinte uma senha para o envelope. Ela não é mostrada.
    [again] Escrever outra vez a mesma senha.
    [not-the-same] As duas senhas não são iguais, ou nada foi escrito. Escrever de novo uma senha.
    [too-short] Essa senha é demasiado curta. Escrever uma de seis caracteres ou mais.
    [to-open] Árbitro, escrever na linha seguinte a senha do envelope. Ela não é mostrada. Uma linha vazia deixa-o fechado.
    [not-opened] O envelope continua fechado.
    [wrong] Essa não é a senha deste envelope. Escrever { word-open } para tentar outra vez, ou { word-envelope } { word-lost } se já ninguém a sabe.
    [damaged] A carta selada da gravação está danificada e não se pode abrir. Escrever { word-envelope } { word-lost } e depois o lance selado, como em { "abrir como Cf3" }.
    [foreign] Esta carta é de outra partida ou de outro lance. Escrever { word-envelope } { word-lost } e depois o lance selado, como em { "abrir como Cf3" }.
    [not-kept] O lance secreto não está num envelope e não fica guardado. Tem de ser selado de novo quando a partida for retomada.
   *[not-encrypted] O envelope não se pode fechar neste computador. Anotar o lance secreto em papel e escrever { word-envelope } { word-lost }.
}
pin-set = A partir de agora as palavras do árbitro precisam do PIN. Cada linha o pede.
pin-refused = Esse não é o PIN.
pin-refused-elsewhere = Alguém noutro terminal deu um PIN errado.
pin = { $notice ->
    [new] Árbitro, escrever na linha seguinte um PIN para esta partida. Tem quatro caracteres ou mais, de preferência seis, e não é mostrado.
    [again] Escrever outra vez o mesmo PIN.
    [not-the-same] Os dois PIN não são iguais. Escrever de novo um PIN.
    [too-short] Um PIN tem quatro caracteres ou mais. Escrever de novo um PIN.
    [asked] Árbitro, escrever o PIN na linha seguinte. Ele não é mostrado. Uma linha vazia deixa tudo como está.
    [not-given] Nenhum PIN foi escrito. Nada foi feito.
    [asked-once-more] Escrever o PIN outra vez. Uma linha vazia deixa tudo como está.
    [wait] Houve demasiados PIN errados. Escrever o PIN outra vez daqui a { $wait }. Uma linha vazia deixa tudo como está.
    [not-checked] O PIN desta gravação não se pode verificar: pede mais memória ou tempo do que Annabella alguma vez usa. Nada foi feito.
   *[not-hashed] Este computador não gera números aleatórios. A partida não tem PIN.
}
chess960-array = Xadrez 960, posição inicial { $number }.
chess960-position = Xadrez 960, a partir de uma posição dada.
chess960-rest = Todas as outras casas estão vazias.
play-begun = A partida começou.
move-completed-move-first = { $mv } completado.
move-completed = { the-player } completaram o lance { $mv }.
move-imported = { player }: { $mv }, tirado de um PGN.
pieces-touched = { the-player } tocaram: { $list }.
touch-disregarded = { the-player } anunciaram um lance que as peças tocadas não permitem ({ $article }).
touch-disregarded-hint = Árbitro: com { "reclamar tocada" } { $squares } passa a ser um caso a decidir.
move-repeated = { $who } repetiu o lance como foi anunciado.
repetition-differed = { $who } repetiu { $repeated }, mas o lance anunciado foi { $announced }.
announcement-withdrawn = Lance retirado: { $mv }.
executed = No tabuleiro { of-player }: { $what }.
recorded = Na planilha { of-player }: { $text }.
recorded-unreadable = Na planilha { of-player }: { $text }. Não se consegue ler como lance.
recorded-in-advance = Foi anotado antes de o lance ser feito ({ $article }).
recorded-ambiguous = Na planilha { of-player }: { $text }. Pode significar vários lances.
struck = A planilha { of-player } fica riscada desde o meio lance { $ply }.
strike-due = A planilha { of-player } já não conta desde o meio lance { $ply }; { the-player-inside } riscam o resto.
entry-correction-due = Na planilha { of-player } o meio lance { $ply } conta como { $to }; { the-player-inside } corrigem a anotação.
entry-write-in-due = Na planilha { of-player } o meio lance { $ply } conta como { $to }; { the-player-inside } intercalam a anotação.
entry-strike-due = Na planilha { of-player } já não conta a anotação anterior ao meio lance { $ply }; { the-player-inside } riscam-na.
exchange-due = Na planilha { of-player } os meios lances { $ply } e { $other } contam como trocados; { the-player-inside } trocam-nos.
entry-corrected = Na planilha { of-player } o meio lance { $ply } é agora { $to }.
entry-struck = Na planilha { of-player } foi riscada a anotação a mais antes do meio lance { $ply }.
sheet-corrected = A planilha { of-player } está corrigida.
draw-offered = { the-player } oferecem empate.
draw-declined = { the-player } recusam a oferta de empate.
offer-open-again = A oferta de empate { of-player } está de novo aberta.
arbiter-called = { $who } chama o árbitro.
clocks-stopped = Ambos os relógios estão parados.
clocks-started = Corre o relógio { of-player }.
clocks-set = O árbitro ajustou os relógios.
clocks-set-to = Os relógios estão ajustados: brancas { $white }, pretas { $black }.
time-added = O relógio { of-player } recebe { $time }.
time-taken = O relógio { of-player } perde { $time }.
set-on-the-table = Ajustar assim o relógio da mesa.
time-controls-set = O ritmo de jogo estava mal ajustado. Agora é: { $time }. O tempo já usado mantém-se.
period-set = { the-player } estão no período { $period }.
player-absent = { the-player } não chegaram.
player-arrived = { the-player } chegaram.
default-time-passed = { the-player } não chegaram dentro do tempo de tolerância de { $time } e perdem, salvo decisão contrária do árbitro ({ $article }).
counter-set = O árbitro ajustou o contador de lances { of-player }.
flag-fell = A bandeira { of-player } caiu.
boards-differed = Os dois tabuleiros diferem ({ $article }) em { $count ->
    [one] uma casa
   *[other] { $count } casas
}{ $more ->
    [0] : { $squares }.
   *[other] : { $squares } e mais { $more }.
}
boards-differed-from-sheets = Os dois tabuleiros são iguais, mas diferem das planilhas em { $count ->
    [one] uma casa
   *[other] { $count } casas
}{ $more ->
    [0] : { $squares }.
   *[other] : { $squares } e mais { $more }.
}
illegal-moves-set = Lances ilegais completados { by-player }: { $count }.
board-difference-said = { $difference }.
boards-agreed = Os dois tabuleiros concordam de novo.
half-move-counted = { the-player } executaram { $mv } no seu próprio tabuleiro: lá conta como executado.
illegal-move-found = Lance ilegal número { $count } { of-player } ({ $article }): { $mv }.
cases-explain = Árbitro: ver { word-cases }.
illegal-move-found-hint = Árbitro: { word-rule } { word-accept } restabelece a posição anterior e dá { $time } { to-player }{ $stands ->
    [no] ; o lance capturou um rei e não pode valer
   *[yes] ; { word-rule } { word-reject } mantém o lance
}.
illegal-move-found-times = Com { word-rule } { word-accept } os relógios marcam depois { $white } para as brancas e { $black } para as pretas: o tempo usado no lance conta. Antes do lance marcavam { $white_before } e { $black_before }. Outros tempos: { word-clock }.
empty-press-found = { the-player } acionaram o relógio sem ter feito um lance ({ $article }).
illegal-move-number = Lance ilegal número { $count }.
empty-press-found-hint = Árbitro: { word-rule } { word-accept } dá { $time } { to-player }; com { word-rule } { word-reject } não conta. Depois, { word-go }.
empty-press-found-loses = Árbitro: com { word-rule } { word-accept } perdem { the-player-inside }; com { word-rule } { word-reject } não conta.
empty-press-found-left-to-arbiter = O árbitro decide se aplica uma penalidade. Depois, { word-go }.
case-accepted = Conta como lance ilegal { of-player }.
case-rejected = O árbitro deixa valer.
flag-claimed = Reclama-se que a bandeira { of-player } caiu.
ruling-postponed = O árbitro decide o caso { $case } mais tarde{ $play ->
    [waits] ; até lá os relógios ficam parados
   *[goes-on] { "" }
}.
result-signed = { the-player } assinam o resultado.
offer-improper = A oferta vale, embora não tenha sido feita entre o lance e o relógio ({ $article }).
offer-forbidden = Pelo regulamento deste torneio ainda não se pode oferecer empate sem o consentimento do árbitro ({ $article }).
offer-repeated = É a oferta de empate número { $count } { of-player } ({ $article }).
claim-repeated = É a reclamação de empate incorreta número { $count } { of-player } ({ $article }).
result-taken-back = O resultado fica anulado; a partida continua.
illegal-move-found-queen-hint = Árbitro: a dama fica. { word-rule } { word-accept } dá { $time } { to-player }; com { word-rule } { word-reject } não conta.
no-clock-hint = Árbitro: esta partida não tem relógio, por isso não se dá tempo. { word-rule } { word-accept } { $accepted ->
    [back] volta à posição anterior ao lance
    [queen] conta o lance como ilegal, e a dama fica
   *[counts] conta como lance ilegal
}; também se pode dar uma { word-penalty }. Com { word-rule } { word-reject } não conta.
queen-leaves-no-move = { $mated ->
    [yes] Com essa dama { the-player-inside } levam xeque-mate, mas não por um lance legal ({ $article }): o árbitro decide, { "resultado 1-0" } ou { "resultado 1/2-1/2" }.
   *[no] Com essa dama { the-player-inside } não têm nenhum lance legal: o árbitro declara empate ou decide outra coisa com { "resultado 1/2-1/2" }.
}
illegal-move-found-loses = Árbitro: { word-rule } { word-accept } termina a partida, { $outcome ->
    [drawn] empatada, porque o adversário não pode dar xeque-mate com nenhuma série de lances legais
   *[lost] perdida { by-player }
}{ $stands ->
    [no] ; o lance capturou um rei e não pode valer
   *[yes] ; { word-rule } { word-reject } mantém o lance
}.
touch-move-ends = O lance { $mv } vai contra a regra da peça tocada e terminaria a partida ({ $article }). Árbitro: { word-rule } { word-accept } retira o lance; { word-rule } { word-reject } deixa-o terminar a partida.
penalty-given = { $kind ->
    [warning] O árbitro adverte { the-player-inside } ({ $article }).
    [time] Penalidade { to-player } ({ $article }): o relógio { of-opponent } recebe { $amount }.
    [take] Penalidade { to-player } ({ $article }): o relógio { of-player } perde { $amount }.
    [points] Penalidade { to-player } ({ $article }): tira-se { $amount } ao resultado { of-player }.
    [opponent-points] Penalidade { to-player } ({ $article }): junta-se { $amount } ao resultado { of-opponent }, enquanto os dois juntos não tiverem mais do que a partida dá.
    [opponent-points-back] A penalidade { to-player } é retirada: nada se junta ao resultado { of-opponent } ({ $article }).
    [points-back] A penalidade { to-player } é retirada: nada se tira ao resultado { of-player } ({ $article }).
    [loss-shared] Penalidade { to-player } ({ $article }): a partida está perdida, e { the-opponent-inside } recebem { $amount }.
    [loss] Penalidade { to-player } ({ $article }): a partida está perdida.
    [fine] Penalidade { to-player } ({ $article }): multa anunciada de antemão.
    [exclusion] Penalidade { to-player } ({ $article }): exclusão de { $amount }.
   *[expulsion] Penalidade { to-player } ({ $article }): expulsão do torneio.
}
ruling-explained = Motivo do árbitro no caso { $case }: { $text }.
supervision-set = { $adequate ->
    [yes] Esta partida tem supervisão adequada: os lances ilegais são penalizados segundo as regras de competição ({ $article }).
   *[no] Esta partida não tem supervisão adequada: um lance ilegal só se corrige antes de o adversário fazer o lance seguinte ({ $article }).
}
assistant-set = { $has ->
    [no] { the-player } já não têm assistente ({ $article }).
   *[yes] { the-player } têm um assistente para: { $duties } ({ $article }).
}
two-hands-found = { the-player } fizeram um lance com as duas mãos ({ $article }).
complaint-accepted = O árbitro aceita a reclamação do caso { $case }.
adjusting-announced = { the-player } compõem peças.
touch-claimed = Reclama-se que { the-player-inside } tocaram: { $list }.
illegal-move-claimed = Reclama-se que o lance { $mv } { of-player } era ilegal ({ $article }).
correction-proposed = { the-player } reclamam que o lance { $mv } era ilegal. Já é tarde, salvo se o adversário concordar: { word-accept } volta à posição anterior, { word-decline } mantém o lance ({ $article }).
correction-agreed = Os dois jogadores concordam: o lance ilegal é corrigido.
correction-declined = O adversário não concorda: o lance vale.
draw-accepted = { the-player } aceitam o empate. Pelo regulamento deste torneio o árbitro tem de consentir ({ $article }).
consent-hint = Os dois jogadores concordam. { word-rule } { word-accept } dá o consentimento, e a partida fica empatada; com { word-rule } { word-reject } continua depois de { word-go }.
consent-refused = O árbitro não consente o empate.
cases-by-number = Se houver vários casos abertos, pôr o número depois de { word-rule }, como em { "decidir 1 aceitar" }.
no-open-case = Não há nenhum caso aberto.
case-state = { $state ->
    [accepted] Foi aceite.
    [rejected] Foi rejeitado.
    [stands] Ficou como estava.
    [taken-up] Foi tratado.
    [withdrawn] Já não se aplica.
   *[unanswered] Ficou sem resposta.
}
counted-against = { the-player }: { $illegal ->
    [0] nenhum lance ilegal contado
    [one] um lance ilegal contado
   *[other] { $illegal } lances ilegais contados
}{ $looks ->
    [0] { "" }
    [one] ; a gravação do árbitro foi mostrada uma vez
   *[other] ; a gravação do árbitro foi mostrada { $looks } vezes
}.
record-shown = A gravação do árbitro, consulta { $look } de { $most }.
touch-claim-hint = Árbitro: com { word-rule } { word-accept } as peças foram tocadas, obrigam, e um lance contrário é retirado; com { word-rule } { word-reject } não foram.
late-illegal-move-hint = Espera pelo adversário: { word-accept } ou { word-decline }.
unclaimed-hint = O adversário pode reclamá-lo até fazer o seu lance; depois vale. { word-rule } { word-accept } intervém e penaliza-o; { word-rule } { word-reject } deixa-o valer.
wrong-start-claimed = { $who } reclama que { $what ->
    [setup] as peças estavam mal colocadas no começo
    [board] o tabuleiro está mal orientado
    [colours] a partida começou com as cores trocadas
   *[clock] o relógio está mal ajustado
} ({ $article }).
set-up-kept = As peças em { $squares } estavam mal colocadas desde o começo. Cada jogador fez { $moves } lances ou mais: a partida continua com as peças como estão ({ $article }).
set-up-kept-king = { the-player } já não podem rocar.
set-up-kept-rook = { the-player } não podem rocar com a torre de { $square }.
wrong-start-hint = Árbitro: { $what ->
    [setup] com { word-rule } { word-accept } a partida é anulada e começa uma nova; com { word-rule } { word-reject } continua.
    [board] com { word-rule } { word-accept } a posição passa para um tabuleiro bem orientado e a partida continua; com { word-rule } { word-reject } o tabuleiro fica.
    [colours] { $rule ->
        [new-game] com { word-rule } { word-accept } a partida é anulada e começa uma nova com as cores certas; com { word-rule } { word-reject } continua.
       *[arbiter] a partida continua com { word-rule } { word-reject }, salvo outra decisão: com { word-rule } { word-accept } é anulada e começa uma nova com as cores certas.
    }
   *[clock] com { word-rule } { word-accept } a reclamação está certa: ajustar { word-time }, { word-clock } e { word-counter }, depois { word-go }; com { word-rule } { word-reject } fica como está.
}
replacement-hint = A partida nova tem a sua própria gravação e os tempos completos; { word-clock } põe outros, { word-begin } começa-a.
game-cancelled = A partida é anulada ({ $article }). { $exchanged ->
    [yes] Joga-se uma nova com as cores trocadas.
   *[no] Joga-se uma nova.
}
replacement-begun = Partida nova{ $named ->
    [yes] : { $white } joga com as brancas, { $black } joga com as pretas
   *[no] { "" }
}. O árbitro começa-a com { word-begin }.
is-cancelled = Esta partida foi anulada ({ $article }); em seu lugar joga-se outra.
is-cancelled-in = Esta partida foi anulada ({ $article }); a que se joga em seu lugar está em { $file }.
flag-claim-hint = Árbitro: com { word-rule } { word-accept } a bandeira caiu e a partida está perdida, ou empatada se o adversário não puder dar xeque-mate; { word-rule } { word-both }: ambas as bandeiras estão caídas e não se sabe qual caiu primeiro; { word-rule } { word-reject } rejeita a reclamação, depois { word-go }.
records-differ-hint = Árbitro: { word-rule } { word-accept } aplica a proposta; { word-rule } { word-reject } deixa tudo como está.
records-differ-more = { $why ->
    [board_turned] Um tabuleiro mal orientado é rodado, a posição é transferida e a partida continua.
    [wrong_set_up] Se as peças estavam assim desde o começo, { word-claim } { word-setup } faz começar uma partida nova.
    [set_up_stays] Se as peças estavam assim desde o começo, é tarde para uma partida nova: mostrar nos dois tabuleiros como estão e escrever { word-claim } { word-setup }. A partida continua assim, sem roque para um rei ou com uma torre que estavam mal colocados.
    [reversed_colors] Se a partida começou assim, { word-claim } { word-colours } faz começar uma partida nova, se as Leis o mandarem.
    [displaced_pieces] O jogador que derrubou peças coloca-as no seu próprio tempo; pode-se dar uma { word-penalty }.
   *[position_reinstated] Restabelece-se a posição anterior, ou a última que se possa identificar.
}
touch-binds = { $rule ->
    [moves] A peça de { $own } tem de mover-se ({ $article }).
    [captured] A peça de { $enemy } tem de ser capturada ({ $article }).
    [captures] A peça de { $own } tem de capturar a de { $enemy } ({ $article }).
    [castles] Rei e torre foram tocados: tem de se rocar para esse lado ({ $article }).
    [king] O roque para esse lado é ilegal: o rei tem de fazer outro lance ({ $article }).
   *[free] Nenhuma destas peças se pode mover ou capturar: vale qualquer lance legal ({ $article }).
}
why-illegal = { $why ->
    [nothing] Não há nenhuma peça deste jogador em { $square }.
    [own] Em { $square } está uma peça do próprio jogador: { role }.
    [king] Um rei nunca é capturado.
    [not-its-move] Esta peça não se move assim: { role }.
    [blocked] O caminho está fechado { by-role } de { $square }.
    [no-capture] Não há nada para capturar em { $square }.
    [no-en-passant] Já não se pode capturar en passant.
    [not-promoted] O peão na última fila não foi trocado por uma peça.
    [wrong-promotion] Um peão não pode passar a essa peça.
    [left-in-check] O rei do próprio jogador fica em xeque { by-role } de { $square }.
    [into-check] O rei vai para uma casa atacada { by-role } de { $square }.
    [no-castling] Já não se pode rocar para esse lado: o rei ou a torre já se moveu.
    [castling-in-check] Roque estando em xeque { by-role } de { $square }.
   *[castling-through] Roque passando por { $through }, casa atacada { by-role } de { $square }.
}
case-open = Caso { $case }: { $kind ->
    [illegal] lance ilegal { of-player }
    [hands] lance com as duas mãos { of-player }
    [touched] reclama-se peça tocada { by-player }
    [late] { the-player-inside } propõem corrigir um lance ilegal
    [unclaimed] lance ilegal { of-player }, até agora sem reclamação
    [unclaimed-press] relógio acionado sem lance { by-player }, até agora sem reclamação
    [empty] relógio acionado sem lance { by-player }
    [touch] peça tocada e não jogada { by-player }
    [offer] empate oferecido { by-player }
    [claimed-move] lance declarado e não jogado { by-player }
    [threefold] empate reclamado { by-player }, a mesma posição pela terceira vez
    [fifty] empate reclamado { by-player }, cinquenta lances
    [quickplay] empate reclamado { by-player } no final acelerado
    [increment] incremento pedido { by-player }
    [flag] queda de bandeira reclamada { by-player }
    [setup] peças mal colocadas no começo
    [board] tabuleiro mal orientado
    [colours] partida que começou com as cores trocadas
    [clock] relógio mal ajustado
   *[records] os tabuleiros ou as planilhas diferem
} ({ $article }).
draw-claimed = { the-player } reclamam empate: { $rule ->
    [threefold] a mesma posição pela terceira vez
   *[fifty] cinquenta lances sem captura nem lance de peão
}{ $manner ->
    [intended] , com o lance anotado
   *[standing] { "" }
} ({ $article }).
draw-claim-judged-wrong = A reclamação é incorreta ({ $article }). A oferta de empate { of-player } fica aberta.
draw-claim-judged-brief = A reclamação { of-player } é incorreta ({ $article }){ $time ->
    [none] { "" }
   *[other] : o relógio { of-opponent } recebe { $time }
}{ $manner ->
    [intended] ; o lance anotado tem de ser jogado
   *[standing] { "" }
}; a oferta de empate fica aberta.
draw-claim-judged-wrong-intended = { draw-claim-judged-wrong } O lance anotado tem de ser jogado.
claim-intended = Reclamação verificada. Lance previsto: { $mv }.
claim-position = A posição reclamada: { the-player-inside } têm a vez. Roque ainda possível para as brancas: { $white }; para as pretas: { $black }.
claim-occurrences = Esta posição esteve no tabuleiro { $count ->
    [one] uma vez
   *[other] { $count } vezes
}: { $list }. São precisas três.
claim-alike = Não conta: { $place }. As mesmas peças estavam nas mesmas casas, mas { $why ->
    [turn] a vez era do outro jogador
    [castling] os direitos de roque eram outros
   *[en-passant] podia-se capturar um peão en passant
}.
claim-quiet = Reclamação verificada: { $count ->
    [0] nenhum meio lance
    [one] um meio lance
   *[other] { $count } meios lances
} sem captura nem lance de peão, desde { $since }. São precisos 100.
claimed-move-found = { the-player } anunciaram um lance diferente do que foi anotado para a reclamação ({ $article }).
claimed-move-found-hint = Árbitro: { word-rule } { word-accept } retira { $mv }, e o lance anotado tem de ser jogado; { word-rule } { word-reject } mantém { $mv }.
quickplay-claimed = { the-player } reclamam empate: { $ground ->
    [normal-means] o adversário não pode vencer por meios normais
   *[no-effort] o adversário não faz nenhum esforço para vencer
} ({ $article }). O árbitro decide.
quickplay-hint = Árbitro: { word-rule } { word-accept } declara empate; { word-rule } { word-postpone }, depois { word-go }, decide mais tarde, mesmo depois de cair uma bandeira; { word-rule } { word-reject } dá dois minutos ao adversário.
quickplay-claimed-without-arbiter = { the-player } reclamam empate: { $ground ->
    [normal-means] o adversário não pode vencer por meios normais
   *[no-effort] o adversário não faz nenhum esforço para vencer
} ({ $article }). Não há árbitro: a reclamação termina a partida, e um árbitro decide depois.
quickplay-form = Anotar: { $color ->
    [white] as brancas têm a vez
   *[black] as pretas têm a vez
}; brancas: { $white }; pretas: { $black }; { $fen }.
quickplay-form-checked = { $ground ->
    [normal-means] { the-player } verificam a posição final e assinam-na.
   *[no-effort] { the-player } verificam a posição final e a planilha, que tem de estar em dia, e assinam as duas.
}
quickplay-without-arbiter-hint = O árbitro que decidir depois: { word-rule } { word-accept } declara empate; { word-rule } { word-reject } rejeita a reclamação, depois { "resultado 1-0" } ou { "resultado 0-1" } dá o resultado.
increment-requested = { the-player } pedem um incremento de 5 segundos por lance para ambos, o que é também uma oferta de empate ({ $article }).
increment-hint = Árbitro: primeiro a oferta é aceite ou recusada; depois { word-rule } { word-accept } dá a ambos 5 segundos por lance a partir de agora, e dois minutos ao adversário; { word-rule } { word-reject } não muda nada, depois { word-go }.
increment-given = A partir de agora cada lance junta { $time } ao relógio de quem o faz.
claim-rejected = O árbitro rejeita a reclamação.
