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
roles-own-side = { $who }, só pelo seu lado
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
board-difference = { $square }: no tabuleiro das brancas { $white }, no das pretas { $black }
ply-start = o começo da partida
nothing-more = mais nada
board-difference-both = { $square }: nos dois tabuleiros { $piece }
clocks-unchanged = sem alteração
clocks-as-then = brancas { $white }, contador { $white_moves }; pretas { $black }, contador { $black_moves }
check-square = { $square }: { $stands }, correto: { $should }
do-turn-round = rodar todo o tabuleiro 180 graus
do-lift = retirar { the-piece } de { $square }
do-move = mover { the-piece } de { $from } para { $to }
do-place = pôr { a-piece } em { $square }
cause-behind = { $plies ->
    [one] o último meio lance não foi executado
   *[other] os últimos { $plies } meios lances não foram executados
}
cause-not-executed = o lance { $mv } não foi executado
cause-unrecorded = foi executado { $moves }, que não está em nenhuma planilha
cause-executed-as = o lance { $mv } foi executado como { $from } { $to }
cause-wrong-promotion = o lance { $mv } foi executado com promoção a { role }
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
cause-extra = { the-piece } em { $square } está a mais
on-sheet-of = na planilha { of-player }
on-sheet-named = na planilha { $sheet }
moves-and = { $moves } e { $last }
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
slip-wrong = { $entry } está escrito { $on }, mas o correto é { $mv }
slip-either = { $one } { $on } ou { $other } { $there }{ $later ->
    [no] { "" }
   *[yes] , e tudo o que vem depois serve para as duas versões
}
slip-open = { $entries }: fica em aberto que meio lance foi feito{ $later ->
    [no] { "" }
   *[yes] , e tudo o que vem depois serve a vários
}
slip-either-order = { $one } e { $other } estão na ordem contrária na outra planilha{ $later ->
    [no] { "" }
   *[yes] , e tudo o que vem depois serve para as duas versões
}
stroke-correct = mudar { $from } para { $to }
stroke-write-in = intercalar { $moves } após { $last }
stroke-strike = riscar { $entry }, meio lance { $ply }
stroke-exchange = trocar { $one } e { $other }
stroke-strike-rest = riscar tudo desde { $from }
slips-of-two-games = As duas planilhas têm pouco em comum: podem ser de duas partidas diferentes.
slips-agreed = { $slips }; { $how ->
    [with-it] com isso ambas concordam até { $last }.
    [with-them] com isso ambas concordam até { $last }.
   *[corrected] feita a correção, ambas concordam até { $last }.
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
duration-before = { $before }, { $last }
duration = { $before } e { $last }
half-points = { $whole ->
    [0] meio
   *[other] { $whole } e meio
}
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
time-up = sem limite, os relógios contam o tempo usado
time-repeats = o último período repete-se
time-turns-at-zero = o período seguinte começa quando o relógio chega a zero
time-freezes = ambos os relógios param quando um chega a zero
time-call = Tempo restante: { $left }.
time-calls-on = Haverá aviso quando o tempo restante for: { $marks }.
time-calls-tone = Soará um tom quando o tempo restante for: { $marks }.
time-calls-off = O tempo só é dito a pedido.
clock-short = { $color ->
    [white] Brancas
   *[black] Pretas
} { $time } { $unit ->
    [hours] horas
    [minutes] minutos
   *[seconds] segundos
}{ $runs ->
    [yes] { "" }, a correr
   *[no] { "" }
}.
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
    [you] A bandeira já caiu.
    [white] A bandeira das brancas caiu.
   *[black] A bandeira das pretas caiu.
}
clock-byo-yomi = { $times ->
    [0] Já não há períodos de byo-yomi.
    [one] É o último período de byo-yomi.
   *[other] Períodos de byo-yomi restantes: { $times }.
}
moves-from-boards = Do tabuleiro: { $list }.
moves-completed = { $moves ->
    [0] Nenhum lance completado
    [one] 1 lance completado
   *[other] { $moves } lances completados
}
clock-moves = { moves-completed }.
clock-moves-to-control = { moves-completed }, { $more ->
    [0] faltam { $more }
    [one] falta { $more }
   *[other] faltam { $more }
} para o fim do período.
report-heading = Relatório para o árbitro: { $white } contra { $black }, { $begun }
report-incidents = { $count ->
    [0] Sem incidentes.
   *[other] Incidentes, com o último meio lance e os relógios das brancas e das pretas:
}
with-colon = { $label }:
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
    [device-of-a-listener] O dispositivo predefinido são os auscultadores (fones) de um jogador; é preciso escolher o da sala com --device
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
claim-after = após { $mv }
claim-before-start = antes do primeiro lance anotado
law-title = { $key ->
    [moves_alternate] lances alternados
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
    [blind_touch] quando o jogador cego tocou numa peça
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
    [same_hand] premir com a mão que jogou
    [handling_the_clock] uso do relógio
    [stopped_without_reason] relógios parados sem motivo
    [pieces_put_back] peças deslocadas repostas
    [displacement_penalised] penalidade por deslocar peças
    [recording_duty_ends] fim da obrigação de anotar
    [disrepute] descrédito do xadrez
    [leaving_the_playing_area] sair da área de jogo
    [forbidden_during_play] notas, conselhos, aparelhos e fumo
    [notes_and_advice] notas e conselhos
    [device] aparelhos eletrónicos
    [finished_players] jogadores que terminaram
    [persistent_refusal] recusa persistente de cumprir as Leis
    [both_guilty] ambos recusam
    [appeal] recurso
    [times_determined] os tempos depois de uma irregularidade
    [pawn_not_replaced] peão deixado na última fila
    [reply_before_recording] responder antes de anotar
    [adjusting_on_own_time] compor no próprio tempo
    [same_position] quando uma posição é a mesma
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
   *[other] após { $last }
}, { $gap } depois da sua última anotação. Os relógios mostram os últimos tempos anotados.
torn = A última linha da gravação estava incompleta e foi retirada; o resto está intacto.
time-missing = Tempo por explicar: { $gap }. O computador esteve suspenso, o programa foi parado ou a hora foi mudada. Ambos os relógios estão parados nos tempos anteriores; o árbitro decide ({ $article }).
session-announced = A sessão termina { $after } depois do começo desta gravação.
session-announced-before-play = A sessão termina { $after } depois do começo da partida.
seal-required = A sessão terminou. { the-player } selam um lance.
move-sealed = { the-player } selaram um lance e podem mudá-lo até o relógio parar.
game-adjourned = A partida fica adiada. { the-player } selaram o lance { $number }.
reply-sealed = { the-player } selaram uma resposta. O relógio { of-opponent } está a andar.
envelope-closed = O envelope está fechado. Só a sua senha o abre.
resumption-set = A partida é retomada: { $text }.
game-resumed = A partida é retomada na posição anterior ao lance secreto, com os tempos do adiamento.
envelope-opened = O envelope está aberto. { the-player } tinham selado { $text }.
envelope-opened-ambiguous = O envelope está aberto. { the-player } tinham selado { $text }, que pode significar vários lances.
envelope-opened-unreadable = O envelope está aberto. { the-player } tinham selado { $text }, que não se consegue ler ({ $article }). Árbitro: escrever { word-result } e o resultado se não for um lance legal, ou abrir como e o lance.
envelope-lost = Falta o envelope. { the-player } dizem que lance selaram. Árbitro: escrever abrir como e esse lance.
envelope-players = Envelope: { $white } contra { $black }.
envelope-sealer = { the-player } selaram o lance { $number }.
envelope-position = Posição anterior: { $position }.
envelope-time = Tempo usado { by-player }: { $used }. Tempo restante: { $left }.
envelope-time-used = Tempo usado { by-player }: { $used }.
envelope-no-resumption = Não diz quando nem onde a partida é retomada. Árbitro: escrever { word-envelope } e as duas coisas.
not-sealed = { $trouble ->
    [no-move] Isso não se pode ler como lance e não fica selado. Escrever { word-seal } e o lance.
    [empty] Este braille não tem nenhum lance. Escrever { word-seal } e um lance, em texto ou em celas.
    [unreadable] Estas celas braille não têm a forma de um lance. Escrever a peça, a casa e mais nada, por exemplo as celas de Cf3.
    [several] Estas celas braille têm mais de um lance. Só se sela um lance.
    [too-long] Este ficheiro braille é demasiado longo para um lance. O máximo são 64 kilobytes.
    [not-a-file] Isso é uma pasta, um canal ou um dispositivo. Indicar um ficheiro braille com um lance, terminado em brf ou brl.
   *[not-opened] Não se consegue ler o ficheiro braille: { $why }. Indicar um ficheiro com um lance, terminado em brf ou brl.
}
sealed-asked = { $is ->
    [known] Selou { $text }. O lance pode ser mudado até o relógio ser parado.
    [nothing] Ainda não há nada selado. Escrever { word-seal } e o lance.
   *[hidden] Outros veem este terminal: o lance secreto não é mostrado aqui. { word-seal } e um lance mudam-no.
}
passphrase = { $notice ->
    [asked] Árbitro, escrever na linha seguinte uma senha para o envelope. Não será mostrada.
    [asked-of-the-sealer] A senha do envelope é escolhida por si: sem ela ninguém o abre. Escreva-a na linha seguinte; não será mostrada. { word-later } deixa-a para depois, { word-quit } sai.
    [again] Escrever outra vez a mesma senha.
    [not-the-same] As duas senhas não são iguais, ou nada foi escrito. Escrever de novo uma senha.
    [too-short] Essa senha é demasiado curta. Escrever uma de seis caracteres ou mais.
    [put-off] O envelope não está fechado. { word-envelope } pede outra vez a senha.
    [to-open] Árbitro, escrever na linha seguinte a senha do envelope. Não será mostrada. Uma linha vazia deixa-o fechado.
    [not-opened] O envelope continua fechado.
    [wrong] Essa não é a senha deste envelope. Escrever { word-open } para tentar outra vez, ou { word-envelope } { word-lost } se já ninguém a souber.
    [damaged] A carta selada da gravação está danificada e não pode ser aberta. Escrever { word-envelope } { word-lost } e depois o lance selado, como em { "abrir como Cf3" }.
    [foreign] Esta carta é de outra partida ou de outro lance. Escrever { word-envelope } { word-lost } e depois o lance selado, como em { "abrir como Cf3" }.
    [not-kept] O lance secreto não está num envelope e não fica guardado. Tem de ser selado de novo quando a partida for retomada.
   *[not-encrypted] Não é possível fechar o envelope neste computador. Anotar o lance secreto em papel e escrever { word-envelope } { word-lost }.
}
pin-set = A partir de agora as palavras do árbitro precisam do PIN. Cada linha o pede.
pin-refused = Esse não é o PIN.
pin-refused-elsewhere = Alguém noutro terminal deu um PIN errado.
pin = { $notice ->
    [new] Árbitro, escrever na linha seguinte um PIN para esta partida. Tem quatro caracteres ou mais, de preferência seis, e não é mostrado.
    [again] Escrever outra vez o mesmo PIN.
    [not-the-same] Os dois PIN não são iguais. Escrever de novo um PIN.
    [too-short] Um PIN tem quatro caracteres ou mais. Escrever de novo um PIN.
    [asked] Árbitro, escrever o PIN na linha seguinte. Não será mostrado. Uma linha vazia deixa tudo como está.
    [not-given] Nenhum PIN foi escrito. Nada foi feito.
    [asked-once-more] Escrever o PIN outra vez. Uma linha vazia deixa tudo como está.
    [wait] Houve demasiados PIN errados. Escrever o PIN outra vez daqui a { $wait }. Uma linha vazia deixa tudo como está.
    [not-checked] Não é possível verificar o PIN desta gravação: pede mais memória ou tempo do que Annabella alguma vez usa. Nada foi feito.
   *[not-hashed] Este computador não gera números aleatórios. A partida não tem PIN.
}
chess960-array = Xadrez 960, posição inicial { $number }.
chess960-position = Xadrez 960, a partir de uma posição dada.
chess960-rest = Todas as outras casas estão vazias.
play-begun = A partida começou.
clock-pressed = { $color ->
    [white] As brancas premiram.
   *[black] As pretas premiram.
}
move-completed-move-first = { $mv } completado.
move-completed = { the-player } completaram o lance { $mv }.
move-imported = { player }: { $mv }, tirado de um PGN.
pieces-touched = Peças tocadas { by-player }: { $list }.
touch-disregarded = { the-player } anunciaram um lance que as peças tocadas não permitem ({ $article }).
touch-disregarded-hint = Árbitro: decide-se com { "reclamar tocada" } { $squares }.
move-repeated = { $who } repetiu o lance como foi anunciado.
repetition-differed = { $who } repetiu { $repeated }, mas o lance anunciado foi { $announced }.
announcement-withdrawn = Lance retirado: { $mv }.
executed = No tabuleiro { of-player }: { $what }.
recorded = Na planilha { of-player }: { $text }.
recorded-unreadable = Na planilha { of-player }: { $text }. Não se lê como lance.
recorded-in-advance = Foi anotado antes de o lance ser feito ({ $article }).
recorded-ambiguous = Na planilha { of-player }: { $text }. Pode significar vários lances.
struck = A planilha { of-player } fica riscada a partir do meio lance { $ply }.
strike-due = A planilha { of-player } já não conta a partir do meio lance { $ply }; { the-player-inside } riscam o resto.
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
clocks-stopped = Relógios parados.
clocks-started = O relógio { of-player } está a andar.
clocks-set = Os relógios estão ajustados: brancas { $white }, pretas { $black }.
time-added = O relógio { of-player } recebe { $time }.
time-taken = O relógio { of-player } perde { $time }.
set-on-the-table = Ajustar assim o relógio da mesa.
time-controls-set = O ritmo de jogo estava mal definido. Agora é: { $time }. O tempo já usado mantém-se.
period-set = { the-player } estão no período { $period }.
player-absent = { the-player } não chegaram.
player-arrived = { the-player } chegaram.
default-time-passed = { the-player } não chegaram dentro do tempo de tolerância de { $time } e perdem, salvo decisão contrária do árbitro ({ $article }).
counter-set = O árbitro ajustou o contador de lances { of-player }.
flag-fell = A bandeira { of-player } caiu.
boards-differed = Os dois tabuleiros diferem ({ $article }) { $count ->
    [one] numa casa
   *[other] em { $count } casas
}{ $more ->
    [0] : { $squares }.
   *[other] : { $squares } e mais { $more }.
}
boards-differed-from-sheets = Os dois tabuleiros são iguais, mas diferem das planilhas { $count ->
    [one] numa casa
   *[other] em { $count } casas
}{ $more ->
    [0] : { $squares }.
   *[other] : { $squares } e mais { $more }.
}
illegal-moves-set = Lances ilegais completados { by-player }: { $count }.
board-difference-said = { $difference }.
boards-agreed = Os dois tabuleiros voltam a coincidir.
half-move-counted = { the-player } executaram { $mv } no seu próprio tabuleiro: lá conta como executado.
illegal-move-found = Lance ilegal número { $count } { of-player } ({ $article }): { $mv }.
cases-explain = Árbitro: ver { word-cases }.
arbiter-decides = O árbitro decide.
illegal-move-found-hint = Árbitro: { word-rule } { word-accept } restabelece a posição anterior e dá { $time } { to-player }{ $stands ->
    [no] ; o lance capturou um rei e não pode valer
    [king] ; um peão não se torna rei e o lance não pode valer
   *[yes] ; { word-rule } { word-reject } mantém o lance
}.
illegal-move-found-times = Com { word-rule } { word-accept } os relógios passam a marcar { $white } para as brancas e { $black } para as pretas: o tempo usado no lance conta. Antes do lance marcavam { $white_before } e { $black_before }. Outros tempos: { word-clock }.
empty-press-found = { the-player } acionaram o relógio sem lance ({ $article }).
illegal-move-number = Lance ilegal número { $count }.
empty-press-found-hint = Árbitro: { word-rule } { word-accept } dá { $time } { to-player }; com { word-rule } { word-reject } não conta. Depois, { word-go }.
empty-press-found-loses = Árbitro: com { word-rule } { word-accept } perdem { the-player-inside }; com { word-rule } { word-reject } não conta.
empty-press-found-left-to-arbiter = O árbitro decide se aplica uma penalidade. Depois, { word-go }.
case-accepted = Conta como lance ilegal { of-player }.
case-rejected = O árbitro mantém o que foi feito.
flag-claimed = Reclamada a queda da bandeira { of-player }.
ruling-postponed = O árbitro decide o caso { $case } mais tarde{ $play ->
    [waits] ; até lá os relógios ficam parados
   *[goes-on] { "" }
}.
ruling-taken-back = O árbitro retira a decisão sobre o caso { $case }: volta a estar aberto. Tabuleiros, planilhas e contagens ficam como antes dela.
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
}; também se pode aplicar uma { word-penalty }. Com { word-rule } { word-reject } não conta.
queen-leaves-no-move = { $mated ->
    [yes] Com essa dama { the-player-inside } ficam em xeque-mate, mas não por um lance legal ({ $article }): o árbitro decide, { "resultado 1-0" } ou { "resultado 1/2-1/2" }.
   *[no] Com essa dama { the-player-inside } não têm nenhum lance legal: o árbitro declara empate ou decide outra coisa com { "resultado 1/2-1/2" }.
}
illegal-move-found-loses = Árbitro: { word-rule } { word-accept } termina a partida, { $outcome ->
    [drawn] empatada, porque o adversário não pode dar xeque-mate com nenhuma série de lances legais
   *[lost] perdida { by-player }
}{ $stands ->
    [no] ; o lance capturou um rei e não pode valer
    [king] ; um peão não se torna rei e o lance não pode valer
   *[yes] ; { word-rule } { word-reject } mantém o lance
}.
touch-move-ends = O lance { $mv } vai contra a regra da peça tocada e terminaria a partida ({ $article }). Árbitro: { word-rule } { word-accept } retira o lance; { word-rule } { word-reject } deixa-o terminar a partida.
penalty-given = { $kind ->
    [warning] O árbitro adverte { the-player-inside } ({ $article }).
    [time] Penalidade { to-player } ({ $article }): o relógio { of-opponent } recebe { $amount }.
    [take] Penalidade { to-player } ({ $article }): o relógio { of-player } perde { $amount }.
    [points] Penalidade { to-player } ({ $article }): tira-se { $amount } ao resultado { of-player }.
    [opponent-points] Penalidade { to-player } ({ $article }): acrescenta-se { $amount } ao resultado { of-opponent }, sem que os dois juntos passem os pontos em disputa na partida.
    [opponent-points-back] A penalidade { to-player } é retirada: nada se acrescenta ao resultado { of-opponent } ({ $article }).
    [points-back] A penalidade { to-player } é retirada: nada se tira ao resultado { of-player } ({ $article }).
    [loss-shared] Penalidade { to-player } ({ $article }): a partida está perdida, e { the-opponent-inside } recebem { $amount }.
    [loss] Penalidade { to-player } ({ $article }): a partida está perdida.
    [fine] Penalidade { to-player } ({ $article }): multa previamente anunciada.
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
two-hands-found = { the-player } moveram com as duas mãos ({ $article }).
complaint-accepted = O árbitro aceita a reclamação do caso { $case }.
adjusting-announced = { the-player } compõem peças.
touch-claimed = Reclamação de peças tocadas { by-player }: { $list }.
article-reported = { $who } relata: { $color ->
    [nobody] { $about }
   *[other] { player }, { $about }
} ({ $article }).
silent-press-claimed = Diz-se que { player } premiu o relógio sem anunciar o lance ({ $announce }, { $press }){ $executed ->
    [yes] ; executado entretanto: { $mv }
   *[no] { "" }
}.
appeal-made = Recurso de { player } contra { $case ->
    [none] o resultado
   *[other] a decisão sobre o caso { $case }
} ({ $article }).
illegal-move-claimed = Reclama-se que o lance { $mv } { of-player } era ilegal ({ $article }).
correction-proposed = { the-player } reclamam que o lance { $mv } era ilegal. Já é tarde, salvo se o adversário concordar: { word-accept } volta à posição anterior, { word-decline } mantém o lance ({ $article }).
correction-agreed = Os dois jogadores concordam: o lance ilegal é corrigido.
correction-declined = O adversário não concorda: o lance vale.
draw-accepted = { the-player } aceitam o empate. Pelo regulamento deste torneio o árbitro tem de consentir ({ $article }).
consent-hint = Os dois jogadores concordam. { word-rule } { word-accept } dá o consentimento, e a partida fica empatada; com { word-rule } { word-reject } o jogo segue depois de { word-go }.
consent-refused = O árbitro não consente o empate.
cases-by-number = Se houver vários casos abertos, pôr o número depois de { word-rule }, como em { "decidir 1 aceitar" }.
no-open-case = Não há nenhum caso aberto.
case-state = { $state ->
    [accepted] Decisão: aceitar.
    [rejected] Decisão: rejeitar.
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
reported-hint = Árbitro: { word-rule } { word-accept } dá-o por certo, { word-rule } { word-reject } não; enquanto o caso está aberto, pode-se dar uma { word-penalty }. Depois, { word-go }.
displaced-hint = Árbitro: { word-rule } { word-accept } desconta o tempo desde então ({ $time }) no relógio de { player }, pois as peças repõem-se no próprio tempo; { word-rule } { word-reject } não desconta nada; também cabe uma { word-penalty }. Depois, { word-go }.
silent-hint = Árbitro: com { word-rule } { word-accept } a pressão não conta: { player }, advertência, e o lance é anunciado{ $times ->
    [none] { "" }
   *[other] , e os relógios marcam { $times }
}. Com { word-rule } { word-reject } conta. Tempo para o adversário: { word-add }. Depois, { word-go }.
appeal-hint = Fica com o registo para quem decide os recursos. { word-rule } { word-accept } ou { word-rule } { word-reject } anota a decisão.
default-time-hint = Árbitro: com { word-rule } { word-accept } { the-player-inside } perdem, e também o adversário se tampouco chegou; com { word-rule } { word-reject }, ou { word-arrived }, a partida continua.
default-time-waived = { the-player } não perdem por chegar tarde.
appeal-decided = O recurso do caso { $case } é { $how ->
    [allowed] aceite
   *[dismissed] rejeitado
}.
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
   *[clock] com { word-rule } { word-accept } a reclamação é procedente: ajustar { word-time }, { word-clock } e { word-counter }, depois { word-go }; com { word-rule } { word-reject } fica como está.
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
    [displaced_pieces] O jogador que derrubou peças coloca-as no seu próprio tempo; pode-se aplicar uma { word-penalty }.
   *[position_reinstated] Restabelece-se a posição anterior, ou a última que se possa identificar.
}
touch-binds = { $rule ->
    [moves] A peça de { $own } tem de ser movida ({ $article }).
    [captured] A peça de { $enemy } tem de ser capturada ({ $article }).
    [captures] A peça de { $own } tem de capturar a de { $enemy } ({ $article }).
    [castles] Rei e torre foram tocados: tem de se rocar para esse lado ({ $article }).
    [king] O roque para esse lado é ilegal: o rei tem de fazer outro lance ({ $article }).
   *[free] Nenhuma destas peças pode ser movida ou capturada: vale qualquer lance legal ({ $article }).
}
why-illegal = { $why ->
    [nothing] Não há nenhuma peça deste jogador em { $square }.
    [own] Em { $square } está uma peça do próprio jogador: { role }.
    [king] Um rei nunca é capturado.
    [not-its-move] Esta peça não se move assim: { role }.
    [blocked] O caminho está bloqueado { by-role } de { $square }.
    [no-capture] Não há nada para capturar em { $square }.
    [no-en-passant] Já não se pode capturar en passant.
    [not-promoted] O peão na última fila não foi trocado por uma peça.
    [wrong-promotion] Um peão não pode ser promovido a essa peça.
    [left-in-check] O rei do próprio jogador fica atacado { by-role } de { $square }.
    [into-check] O rei vai para uma casa atacada { by-role } de { $square }.
    [no-castling] Já não se pode rocar para esse lado: o rei ou a torre já se moveu.
    [castling-in-check] Roque com o rei em xeque { by-role } de { $square }.
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
    [reported] { player }: { $about }
    [reported-nobody] { $about }
    [silent] { player }: relógio premido sem anunciar o lance
    [appeal] { player }: recurso
    [default-time] { player }: ausência depois do tempo de tolerância
   *[records] os tabuleiros ou as planilhas diferem
} ({ $article }).
draw-claimed = { the-player } reclamam empate: { $rule ->
    [threefold] a mesma posição pela terceira vez
   *[fifty] cinquenta lances sem captura nem lance de peão
}{ $manner ->
    [intended] , com o lance anotado { $mv }
   *[standing] { "" }
} ({ $article }).
draw-claim-judged-wrong = A reclamação é incorreta ({ $article }). A oferta de empate { of-player } fica aberta.
draw-claim-judged-brief = A reclamação { of-player } é incorreta ({ $article }){ $time ->
    [none] { "" }
   *[other] : o relógio { of-opponent } recebe { $time }
}{ $manner ->
    [intended] ; o lance anotado { $mv } tem de ser jogado
   *[standing] { "" }
}; a oferta de empate fica aberta.
draw-claim-judged-wrong-intended = { draw-claim-judged-wrong } O lance anotado { $mv } tem de ser jogado.
claim-intended = Reclamação verificada. Lance previsto: { $mv }.
claim-position = A posição reclamada: { the-player-inside } têm a vez. Roque ainda possível para as brancas: { $white }; para as pretas: { $black }.
claim-occurrences = Esta posição surgiu no tabuleiro { $count ->
    [one] uma vez
   *[other] { $count } vezes
}: { $list }. São necessárias três.
claim-alike = Não conta: { $place }. As mesmas peças estavam nas mesmas casas, mas { $why ->
    [turn] a vez era do outro jogador
    [castling] os direitos de roque eram outros
   *[en-passant] podia-se capturar um peão en passant
}.
claim-quiet = Reclamação verificada: { $count ->
    [0] nenhum meio lance
    [one] um meio lance
   *[other] { $count } meios lances
} sem captura nem lance de peão, desde { $since }. São necessários 100.
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
increment-hint = Árbitro: primeiro aceita-se ou recusa-se a oferta; depois { word-rule } { word-accept } dá a ambos 5 segundos por lance a partir de agora, e dois minutos ao adversário; { word-rule } { word-reject } não muda nada, depois { word-go }.
increment-given = A partir de agora cada lance junta { $time } ao relógio de quem o faz.
claim-rejected = O árbitro rejeita a reclamação.
retraced = A partida volta { $plies ->
    [0] à posição inicial
   *[other] à posição após { $last }
}. { $kept ->
    [yes] Pôr assim os dois tabuleiros; as planilhas que o programa escreve já estão alteradas.
   *[no] Pôr assim os dois tabuleiros; as duas planilhas já estão alteradas.
} Os relógios ficam parados; o árbitro põe-nos a andar com { word-go }.
retraced-in-brief = A partida volta { $plies ->
    [0] à posição inicial
   *[other] à posição após { $last }
}.
times-after-going-back = Os relógios marcam agora brancas { $white }, pretas { $black }; antes marcavam brancas { $white_before }, pretas { $black_before }. Outros tempos: { word-clock }.
board-adjusted = O tabuleiro { of-player } está agora como dizem as planilhas.
board-step-done = { $left ->
    [0] No tabuleiro { of-player } está tudo feito.
   *[other] A seguir no tabuleiro { of-player }, passos restantes: { $left }: { $what }.
}
board-connected = { $back ->
    [yes] O tabuleiro eletrónico { of-player } responde de novo.
   *[no] Tabuleiro { of-player }: { $device }, { $number ->
        [none] sem número
       *[other] número { $number }
    }, está { $lies ->
        [turned] virado
       *[straight] direito
    }.
}
board-lost = O tabuleiro eletrónico { of-player } não responde. Escrever os lances até ele responder de novo.
board-ignored = O que o tabuleiro eletrónico { of-player } mostra já não conta. Escrever os lances; { word-eboard } { word-on } faz com que conte outra vez.
board-read = O que o tabuleiro eletrónico { of-player } mostra conta outra vez.
eboard-state = O tabuleiro eletrónico { of-player } { $state ->
    [read] responde
    [ignored] responde, mas não conta
   *[lost] não responde
}{ $lies ->
    [turned] ; está virado.
    [straight] ; está direito.
   *[unknown] .
}
eboard-as-expected = Está como deve estar.
eboard-not-begun = A partida não começou. { $clock ->
    [board] Pôr a andar o relógio do tabuleiro, ou escrever { word-begin }.
   *[other] Escrever { word-begin }.
}
eboard-gone = O tabuleiro eletrónico { of-player } não responde.
eboard-otherwise = Tabuleiro eletrónico { of-player }: { $squares }{ $more ->
    [0] .
    [one] ; e mais uma casa.
   *[other] ; e mais { $more } casas.
}
eboard-none = Não há nenhum tabuleiro eletrónico. Iniciar o programa com --white-board ou --black-board.
eboard-not-completed = { the-player } acionaram o relógio, mas no tabuleiro eletrónico não está nenhum lance: { $squares }{ $more ->
    [0] .
    [one] ; e mais uma casa.
   *[other] ; e mais { $more } casas.
} Nenhum lance fica completado.
board-clock-goes-on = O programa não pode parar o relógio do tabuleiro eletrónico. É preciso pará-lo à mão.
board-correction-due = O tabuleiro { of-player } deve ser corrigido segundo as planilhas.
board-correction-confirmed = Árbitro: { word-adjust } confirma que está feito.
cases-void = { $count ->
    [one] O caso { $cases } já não se aplica: o seu lance é retirado.
   *[other] Os casos { $cases } já não se aplicam: os seus lances são retirados.
}
table-set = Ao teclado: { $seat ->
    [everybody] todos
   *[one] { $who }
}.
pressing = { $press ->
    [with-move] Anunciar um lance aciona também o relógio.
   *[separately] A tecla Enter aciona o relógio.
}
note-written = Anotado: { $text }.
game-ended = { result-score }, { $text }: { result-reason } ({ $article }).
game-ended-in-words = { result-score }: { result-reason }.
had-ended = Tinha terminado { $text }: { result-reason }.
points-given = Segundo a pontuação deste torneio, as brancas recebem { $white } e as pretas { $black }.
sheets-differed = As duas planilhas diferem ({ $article }) após { $last }. Brancas: { $white }. Pretas: { $black }.
sheets-differed-from-announced = As duas planilhas têm { $written } após { $last }, mas o lance anunciado foi { $announced } ({ $article }).
sheets-differed-one-from-announced = A planilha { of-player } tem { $written } após { $last }, mas o lance anunciado foi { $announced } ({ $article }).
sheets-agreed = As duas planilhas concordam de novo.
sheets-incomplete = { $who ->
    [white] A planilha das brancas não está em dia ({ $article }): as brancas completam-na antes de tocar numa peça, no seu próprio tempo, e podem consultar a planilha do adversário.
    [black] A planilha das pretas não está em dia ({ $article }): as pretas completam-na antes de tocar numa peça, no seu próprio tempo, e podem consultar a planilha do adversário.
   *[both] Nenhuma planilha está em dia ({ $article }): os dois jogadores completam as suas com os relógios parados.
}
sheet-lacks = Por anotar na planilha { of-player }: { half-moves }.
sheet-updated = A planilha { of-player } está em dia.
sheet-behind = { the-player } jogam embora a sua planilha não esteja em dia ({ $article }).
taken-for-an-assistant = Por causa de um assistente não se tira tempo ao relógio de um jogador com deficiência: o motivo é outro? Se não, devolver o tempo { to-player } com { word-add } ({ $article }).
sheets-incomplete-hint = Árbitro: segundo esta gravação { $moves ->
    [0] nenhum lance está completado
    [one] 1 lance está completado
   *[other] { $moves } lances estão completados
}; se faltarem provas, o lance seguinte é o primeiro do período seguinte, { "período brancas 2" } ({ $article }). { $clocks ->
    [one] O relógio de quem tem a vez continua a contar.
   *[both] Quando ambos tiverem anotado, escrever { word-go }.
}
move-impossible = Esse lance não é possível no tabuleiro { of-player }.
line-replaced = A partir do meio lance { $ply }, vale como jogado o que está nas planilhas.
instruction = Tabuleiro { of-player }, { $n } de { $of }: { $what }.
sheet-write = Planilha { of-player }: anotar { $moves }.
sheet-order = Planilha { of-player }: { $what }.
sheet-still-due = Ainda por fazer na planilha { of-player }: { $list }.
board-cause = Tabuleiro { of-player }: { $cause }.
candidates = Estes lances explicariam os dois tabuleiros: { $moves }.
check-right = O tabuleiro { of-player } está como deve estar.
check-wrong = Tabuleiro { of-player }: { $squares }.
proposal-nothing = Os tabuleiros e as planilhas coincidem.
proposal-boards-wrong = As planilhas concordam até { $last }; { the-player-inside } têm a vez. Os tabuleiros devem ser corrigidos; os relógios mantêm os tempos. Árbitro: { word-retrace } aplica a proposta.
proposal-two-readings = Os tabuleiros estão como os lances foram anunciados; só as planilhas diferem. { word-rule } { word-accept } põe os tabuleiros como dizem as planilhas; { word-rule } { word-reject } deixa os tabuleiros, e as planilhas devem ser corrigidas.
proposal-sheet-right = Os dois tabuleiros estão como { $as ->
    [announced] foi anunciado
   *[sheet] diz a planilha { of-player }
}. A planilha { of-opponent } deve ser corrigida. Árbitro: { word-retrace } aplica a proposta.
proposal-sheets-only = Os dois tabuleiros são iguais, e as duas planilhas conduzem a essa posição desde { $last }. O árbitro decide qual das planilhas está certa; a outra corrige-se com { word-strike } e { word-record }.
proposal-both-sheets-wrong = Os dois tabuleiros estão como foi anunciado. As duas planilhas devem ser corrigidas. Árbitro: { word-retrace } aplica a proposta.
late-half-move = Só resta { $mv }, que { the-player-inside } executaram no seu próprio tabuleiro: { word-go } conta-o como executado.
proposal-back = { $ground ->
    [illegal] As planilhas têm um lance ilegal.
    [incomplete] Uma planilha termina antes.
    [unreadable] Não se consegue ler uma anotação.
   *[differ] As planilhas diferem.
} Proposta: voltar à posição após { $last }, { the-player-inside } têm a vez; relógios: { $clocks }. Escrever { word-retrace } para aplicar.
report-struck = Riscado na planilha { of-player }: { $entries }.
no-mate = { $who ->
    [nobody] Nenhum jogador pode dar xeque-mate
   *[opponent] O adversário não pode dar xeque-mate
}: { $proof ->
    [terminal] não resta nenhum lance.
    [material] o material não chega.
   *[closure] foram examinadas todas as posições que ainda podem surgir, { $states ->
        [one] num só estado
       *[other] em { $states } estados
    }.
}

refused-already-begun = A partida já começou.
refused-not-begun = A partida ainda não começou.
refused-game-over = A partida terminou.
refused-result-stands = Já há um resultado. { "resultado *" } anula-o.
refused-no-result = Não há nenhum resultado para anular.
refused-promotion-chosen = A peça de promoção já está no tabuleiro: a escolha é definitiva.
refused-clocks-stopped = Os relógios estão parados.
refused-clocks-running = Os relógios não estão parados.
refused-has-arrived = { the-player } já jogaram nesta sessão. { word-absent } é para um jogador que ainda não chegou.
refused-clock-not-running = O relógio { of-player } está parado; acioná-lo não muda nada.
refused-not-your-move = É a vez { of-player }.
refused-not-yours = Só o árbitro pode dizer isso.
refused-not-yours-hint = Pôr { "árbitro:" } à frente, para falar pelo árbitro.
refused-not-yours-color = Só { the-player-inside } podem dizer isso.
refused-nothing-announced = Não há nenhum lance anunciado.
refused-nothing-announced-hint = Escrever primeiro o lance.
refused-not-executed = { $missing ->
    [piece] Uma peça { of-player } ainda está na mão, por isso o lance não está feito.
    [capture] A peça capturada ainda está no tabuleiro { of-player }, por isso o lance não está feito.
   *[move] O lance ainda não está no tabuleiro { of-player }, por isso não está feito.
}
refused-not-executed-hint = Escrever { word-execute } { $mv }, depois acionar o relógio.
refused-already-completed = O lance { $mv } já está { $completed ->
    [no] feito
   *[yes] completado
}.
refused-already-completed-hint = Com { word-retrace } { $number } o árbitro volta à posição anterior.
refused-not-completed = O lance { $mv } está anunciado, mas não completado.
refused-not-completed-hint = Uma linha vazia completa-o, { word-correct } e um lance muda-o, { word-undo } retira-o.
refused-too-late-to-correct = Tarde demais: um lapso corrige-se de imediato, antes de acionar o relógio e antes da resposta do adversário.
refused-too-late-to-correct-hint = Chamar o árbitro.
refused-adjusts-on-own-time = Só o jogador que tem a vez compõe peças, com o seu relógio a contar e antes de anunciar.
refused-adjusting = { the-player } anunciaram que compõem peças: tocar agora não obriga a nada.
refused-not-touched = Indicar de uma a quatro casas tocadas, como em { "reclamar tocada e2" }.
refused-right-to-complain-lost = É tarde para reclamar isto: desde então tocou-se numa peça ou fez-se um lance.
refused-illegal-move-stands = É tarde para reclamar isto: o lance ilegal vale.
refused-result-stands-unless-taken-back = O resultado vale; o árbitro pode anulá-lo antes com { "resultado *" }.
refused-not-illegal = { $mv } era legal.
refused-nothing-touched-there = Em { $square } não havia nenhuma peça que pudesse ter sido tocada.
refused-of-whom = Falta o jogador depois do artigo: { word-white } ou { word-black }.
refused-not-pressed = { player } não completou o último lance premindo o relógio.
refused-no-such-article = { $sentence }
refused-none-illegal = Não há nenhum lance ilegal completado para reclamar.
refused-too-late-for-complaint = Sem supervisão adequada, { $what ->
    [setup] uma colocação errada das peças
    [board] um tabuleiro mal orientado
   *[clock] um ajuste errado do relógio
} só se reclama antes de cada jogador ter feito { $moves } lances.
refused-too-late-for-complaint-castling = { refused-too-late-for-complaint } A partida continua; não se pode rocar com um rei ou uma torre que estavam mal colocados. Se ainda estão assim, mostrar isso nos dois tabuleiros e reclamar outra vez: a partida continua então com as peças como estão.
refused-colors-stay = Quando cada jogador já fez { $moves } lances, as cores ficam como estão e a partida continua.
refused-no-looks = A gravação do árbitro só é mostrada em partidas rápidas e relâmpago com supervisão.
refused-looked-enough = A gravação já foi mostrada { $times } vezes a este jogador; mais perturbaria o adversário.
refused-only-the-opponent-claims = Sem supervisão adequada, só o adversário pode reclamar isso.
refused-only-both-together = É tarde demais: só os dois jogadores de acordo podem corrigir isto.
refused-not-agreed-duty = Isso não está entre as tarefas deste assistente: { duty }.
refused-blind-player-has-assistant = O jogador vidente só pode ter um assistente se o jogador cego não tiver nenhum.
refused-assistant-needed = Contra um adversário que não ouve, um jogador cego tem de ter um assistente.
roles-heading = Quem pode dizer o quê. O assistente de um jogador cego tem as tarefas combinadas, ou todas se nada foi combinado ({ $blind }); um jogador vidente só tem um assistente se o jogador cego não tiver nenhum ({ $sighted }).
roles-row = { $words }: { $who }.
roles-row-with-duty = { $words }: { $who }. Para um assistente, a tarefa é: { duty }.
refused-no-points = Uma penalidade em pontos é 1/2 ou 1; 0 retira uma, e nenhuma foi dada.
refused-no-rounds = Indicar quantas rondas, como em { "penalidade exclusão 1 às brancas" }.
refused-no-such-penalty = As Leis de { $laws } não têm essa penalidade.
refused-too-little-time = O relógio { of-player } já não tem tanto tempo: tirar menos.
refused-not-rapid-or-blitz = A supervisão só faz diferença em partidas rápidas e relâmpago.
refused-mirroring = Fazer o lance do adversário no próprio tabuleiro não conta como tocar numa peça.
refused-own-move = É o adversário que repete um lance, não quem o fez.
refused-no-offer = Não há nenhuma oferta de empate.
refused-own-offer = Ninguém responde à sua própria oferta de empate.
refused-already-offered = Já foi oferecido empate.
refused-answer-the-offer = A oferta de empate do adversário está aberta: primeiro { word-accept } ou { word-decline }.
refused-agreement-too-early = Só se pode acordar o empate quando ambos tiverem feito um lance.
refused-move-is-sealed = A sessão terminou: o lance { of-player } é selado, não jogado.
refused-sealed-move-forgotten = O lance secreto não estava num envelope quando o programa terminou, e não é conhecido. { the-player } selam um lance outra vez.
refused-adjourned = A partida está adiada.
refused-not-adjourned = A partida não está adiada.
refused-nothing-to-seal = Agora não há nenhum lance para selar.
refused-nothing-to-seal-hint = O árbitro termina a sessão escrevendo { word-adjourn }.
refused-too-late-to-seal = O relógio está parado: já não se pode mudar o lance secreto.
refused-no-envelope = Não há nenhum envelope.
refused-envelope-not-opened = O envelope é aberto antes de se continuar a jogar.
refused-replier-absent = O envelope só é aberto quando { the-player-inside } estiverem presentes.
refused-replier-absent-hint = O relógio { of-player } está a andar. Escrever { word-arrived } quando o jogador chegar.
refused-move-unknown = Não é possível abrir este envelope.
refused-no-increment-request = As Leis de 2009 não têm o pedido de um incremento; em vez disso reclama-se empate: { word-claim } { word-quickplay }.
refused-both-flags-not-announced = Desde 2018, duas bandeiras caídas só dão empate se as regras do final acelerado foram anunciadas; o árbitro decide que bandeira caiu primeiro: { word-rule } { word-accept } ou { word-rule } { word-reject }.
refused-flag-not-fallen = Nenhuma bandeira caiu.
refused-claim-without-the-move = Só quem tem a vez pode reclamar empate: { the-player-inside }.
refused-claim-after-touch = Depois de tocar numa peça já não se pode reclamar empate neste lance.
refused-already-claimed = Isso já foi reclamado e julgado nesta posição.
refused-claimed-move-first = O lance anotado para a reclamação tem de ser jogado primeiro: { $mv }.
refused-intended-move-illegal = { $squares } não é um lance legal aqui. Nada foi reclamado; indicar outro lance, ou reclamar sem nenhum.
refused-nothing-to-sign = Ainda não há nenhum resultado para assinar.
refused-no-quickplay-finish = As regras do final acelerado não se aplicam aqui: exigem o último período sem incremento, que não seja relâmpago e, desde 2014, um anúncio.
refused-quickplay-too-early = Isto só se pode reclamar com menos de dois minutos no próprio relógio, antes de cair a bandeira.
refused-not-a-time = Um relógio não pode marcar esse tempo.
refused-no-clock = Esta partida joga-se sem relógio: não se pode dar nem tirar tempo.
refused-no-moves-kept = Nesta partida não se guardam lances: é só o relógio. Sem --moves none são guardados.
refused-no-such-ply = { $plies ->
    [0] Ainda não há nenhum meio lance.
    [one] Até agora há só um meio lance.
   *[other] Até agora há só { $plies } meios lances.
}
refused-no-such-period = { $periods ->
    [0] O ritmo de jogo não tem períodos.
    [one] O ritmo de jogo tem só um período.
   *[other] O ritmo de jogo tem só { $periods } períodos.
}
refused-already-said = Já está assim.
refused-nothing-open = Não há nada para decidir.
refused-which-case = Há vários casos abertos.
refused-which-case-hint = { $open } Indicar qual se decide, como em { "decidir 1 aceitar" }.
refused-nothing-to-retrace = Os tabuleiros e as planilhas coincidem: não há nada para corrigir.
refused-nothing-to-retrace-hint = { "recuar 1" } volta à posição depois do lance 1 das brancas.
refused-nothing-to-retrace-so-far = { $lacks } Os tabuleiros coincidem, e as planilhas até onde estão escritas.
refused-nothing-to-retrace-so-far-hint = { "recuar 1" } volta à posição depois do lance 1 das brancas.
refused-king-captured = Um rei nunca é capturado: esse lance não pode valer.
refused-king-captured-hint = { word-rule } { word-accept } volta à posição anterior.
refused-pawn-became-king = Um peão nunca se torna rei: esse lance não pode valer.
refused-pawn-became-king-hint = { word-rule } { word-accept } volta à posição anterior.
refused-no-such-case = Não há nenhum caso { $case }.
refused-no-such-case-hint = { $open } { word-cases } enumera todos os casos e como acabaram.
refused-case-closed = O caso { $case } já está fechado.
refused-case-closed-hint = { word-cases } enumera todos os casos e como acabaram.
refused-ruling-to-take-back = Nenhum lance está anunciado.
refused-ruling-to-take-back-hint = { word-rule } { $case } { word-undo } retira a decisão sobre o caso { $case }.
refused-nothing-ruled-on = Ainda não foi decidido nenhum caso.
refused-case-not-ruled-on = O caso { $case } está aberto: não há decisão a retirar.
refused-ruling-ended-the-game = A decisão sobre o caso { $case } terminou a partida.
refused-ruling-ended-the-game-hint = { word-result } { "*" } retira o resultado, e o caso volta a estar aberto.
refused-too-late-to-take-back = A decisão sobre o caso { $case } já não pode ser retirada: o jogo continuou.
refused-too-late-to-take-back-hint = Estas palavras corrigem-no: { word-retrace }, { word-clock }, { word-add }, { word-take }, { word-counter }.
refused-ruled-on-since = O caso { $since } foi decidido depois do caso { $case }.
refused-ruled-on-since-hint = { word-rule } { $since } { word-undo } retira primeiro essa decisão.
refused-rule-first = Primeiro é necessária uma decisão.
refused-adjust-first = Ainda há um tabuleiro para corrigir.
refused-sheet-correction-due = Ainda por fazer na planilha { of-player }: { $due }. { word-adjust } confirma que está feito.
refused-entry-not-due = Na planilha { of-player } só se pode anotar agora o que falta fazer: { $due }.
refused-nothing-to-put-right = Não há nada para corrigir no tabuleiro nem na planilha { of-player }.
refused-no-move-left = Quem tem a vez não tem nenhum lance legal.
refused-nothing-on-board = No tabuleiro { of-player } não há nada em { $square }.
refused-not-assistants-duty = O assistente de um jogador vidente só pode mover e anunciar.
refused-nothing-there = Em { $square } não há nenhuma peça de quem tem a vez.

unreadable-empty = Aí não há nenhum lance.
unreadable-not-understood = Não se entende { $part }.
unreadable-not-understood-hint = Escrever um lance, como e4, Cf3, e2e4 ou springer felix drei, ou { word-help }.
unreadable-ambiguous = Isso pode significar vários lances: { $moves }.
unreadable-ambiguous-hint = Escrever um deles com as duas casas.
unreadable-ambiguous-castling-hint = Escrever { "roque curto" } ou { "roque longo" }.
unreadable-capture-without-file = Numa captura de peão indica-se a coluna de onde ele vem.
unreadable-capture-without-file-hint = Escrever { $mv }.
unreadable-king-or-castling = O rei pode ir para { $square } com um passo, ou rocar para esse lado.
unreadable-king-or-castling-hint = Escrever { $step } para o passo do rei, { castling-typed } para o roque.
unreadable-no-such-piece = { $role ->
    [queen] Nenhuma { role }
    [rook] Nenhuma { role }
   *[other] Nenhum { role }
} pode ir para { $square }.
unreadable-no-such-piece-hint = Escrever as duas casas, se foi realmente jogado.
unreadable-not-there = Essa peça não está em { $square }.
unreadable-promotion = Falta a peça a que o peão é promovido.
unreadable-promotion-hint = Escrevê-la depois da casa, como { $square } dama; { $square }P se o peão lá ficou.
unreadable-promotion-to-king = Um peão não pode ser promovido a rei.
unreadable-promotion-to-king-hint = Escrever outra peça depois da casa, como { $square } dama.
unreadable-only-legal-in = Não é um lance legal no idioma desta planilha; em { $language } seria.
unreadable-only-legal-in-hint = Escrevê-lo com as letras da planilha, ou com as duas casas se foi realmente jogado.
unreadable-foreign-letter = { $letter } não é letra de peça nesta planilha.
unreadable-foreign-letter-hint = Em { $language } seria um lance; nada foi alterado.
pieces = { $player }: { $list }.
no-moves = Nenhum lance foi completado.
moves = { $list }.
status-before = A partida não começou.
status-to-move = { the-player } têm a vez.
status-announced = { the-player } anunciaram { $mv }. Por repetir.
status-repeated = O lance { $mv } { of-player } está repetido. Por executar nos dois tabuleiros.
status-executed = O lance { $mv } { of-player } está executado nos dois tabuleiros. Por completar.
status-arbiter-called = { $who } chamou o árbitro.
awaited-beginning = Escrever { word-begin }, ou o primeiro lance.
awaited-beginning-elsewhere = A partida começa com { word-begin } ou com o primeiro lance.
awaited-sealed-move = { the-player } selam o próximo lance com { word-seal } e o lance.
awaited-end-of-session = { the-player } selaram um lance. Com { word-press } a partida fica adiada.
awaited-envelope-closed = O envelope não está fechado: { word-envelope } pede a senha.
awaited-resumption = O árbitro retoma a partida escrevendo { word-reopen }.
awaited-arrival = Isso só é possível quando { the-player-inside } estiverem presentes: o árbitro escreve { word-arrived } e a cor.
awaited-envelope-opened = O árbitro escreve { word-open }.
awaited-sealed-move-entered = O lance secreto não é conhecido: o árbitro escreve-o, como em { "abrir como Cf3" }.
awaited-ruling = O árbitro decide: { word-rule } { word-accept } ou { word-rule } { word-reject }.
awaited-ruling-on = O árbitro decide: { word-rule } { $case } { word-accept } ou { word-rule } { $case } { word-reject }.
awaited-ruling-on-records = O árbitro manda corrigir isto com { word-retrace }.
awaited-correction = Quando o tabuleiro { of-player } estiver certo, o árbitro confirma-o com { word-adjust }.
awaited-steps = Ainda por fazer no tabuleiro { of-player }: { $list }. { word-done } dá um passo por feito.
awaited-claimed-move = É preciso jogar { $mv }, o lance anotado para a reclamação { of-player } ({ $article }).
awaited-sheet-correction = Quando a planilha { of-player } estiver certa, { word-adjust } confirma-o; a próxima anotação também.
awaited-scoresheet = { the-player } põem a sua planilha em dia com { word-record }.
awaited-result = Não resta nenhum lance legal: o árbitro declara o resultado com { word-result }.
awaited-clocks = O árbitro põe os relógios a andar com { word-go }.
awaited-seat = { $running ->
    [yes] { $who } está sem ligação. O árbitro pode parar os relógios: { word-stop }.
   *[no] { $who } está sem ligação.
}
awaited-answer = { the-player } respondem com { word-accept } ou { word-decline }.
awaited-differences = Os tabuleiros ou as planilhas ainda diferem. Com { word-retrace } o árbitro manda corrigi-los.
awaited-execution = O lance { $mv } ainda não está no tabuleiro { of-player }: { word-execute } { $mv }.
awaited-completion = Uma linha vazia completa o lance.
awaited-completion-elsewhere = { the-player } completam o lance.
awaited-press = O último lance { of-player } não está completado: { word-press }.
awaited-repetition = O lance { $mv } ainda não está repetido: { word-repeat } { $mv }.
awaited-repetition-elsewhere = O lance { $mv } ainda não está repetido.
awaited-signature = { the-player } não assinaram o resultado: { word-sign }.
awaited-signature-elsewhere = { the-player } não assinaram o resultado.
awaited-rematch = { the-player } respondem à oferta de revanche com { word-accept } ou { word-decline }.
awaited-more = Mais com { word-cases }.
nothing-changed = Não havia nada para mudar.
misread-missing = Falta alguma coisa depois de { $typed }. { $sentence }
misread-trailing = Não se entende { $rest } depois de { $typed }. { $sentence }
misread-unknown = Não se entende { $text }. Seria { $meant }?
misread-several-moves = Um lance de cada vez: escrever primeiro { $first }, e { $second } quando estiver completado.
misread-trailing-long = Não se entende { $rest } depois de { $typed }. { word-help } { $typed } enumera o que pode vir a seguir.
misread-no-such-square = Não há nenhuma casa { $square }.
misread-which-player = { $typed } é para um só jogador; pôr { "brancas:" } ou { "pretas:" } à frente.
misread-letter-or-word = { $typed } pode ser a palavra { $word } ou a letra de um lance. Nada foi alterado. Escrever { $word } { $rest }, ou o lance sem espaço.
misread-owed-first = O lance { $squares } { of-opponent } ainda não está executado no tabuleiro { of-player }. Executá-lo primeiro, ou escrever as duas casas.
misread-said = { $saying ->
    [score] Quem abandona escreve { word-resign }, quem oferece empate { word-draw }; o árbitro declara o resultado: { word-result } 1-0.
    [time] { word-clock } diz o que marca o próprio relógio.
    [flag] A bandeira do adversário reclama-se com { word-claim } { word-flag }.
    [referee] { word-arbiter } chama o árbitro e para os relógios.
    [illegal] { word-claim } { word-illegal } diz que o último lance do adversário era ilegal.
    [mate] Não é preciso dizer isso. Escrever o lance; o mate e o rei afogado terminam a partida por si.
    [in-check] Annabella não diz se há xeque. { word-where } e { word-what } dizem o que está no próprio tabuleiro.
    [fen] annabella export --to fen escreve a posição; { word-board } diz o que está no próprio tabuleiro.
    [version] Annabella { $version }.
    [looks] No ecrã (tela), F4 a F7 mudam as peças, as coordenadas, as cores e o tamanho.
    [mouse] O rato liga-se com a opção --mouse ao iniciar o programa.
    [hint] Annabella nunca ajuda um jogador.
    [pin] O PIN do árbitro escolhe-se no começo da partida, com a opção --pin.
   *[descriptive] Os lances escrevem-se com os nomes das casas: e4, ou e2e4.
}
misread-rank-missing = Em { $text } falta a fila: um número de 1 a 8.
misread-other-language = { $text } é { $language }. Aqui é { $typed }.
finish-record = Gravação: { $file }.
finish-pgn = PGN: { $file }.
finish-next = Agora é possível: { word-replay }, { word-rematch }, { word-print }, { word-print } { word-brf }, { word-quit }.
finish-next-without-rematch = Agora é possível: { word-replay }, { word-print }, { word-print } { word-brf }, { word-quit }.
match-so-far = Encontro até agora: { $white } { $whitepoints }, { $black } { $blackpoints }.
rematch-offered = { the-player } oferecem uma revanche com as cores trocadas{ $answers ->
    [no] { "" }
   *[yes] : { word-accept } ou { word-decline }
}.
rematch-declined = { the-player } recusam a revanche.
rematch-begun = Revanche com as cores trocadas{ $named ->
    [no] { "" }
   *[yes] : { $white } joga com as brancas, { $black } joga com as pretas
}.
rematch-of = É a revanche da partida em { $file }.
rematch-not-played = A revanche não foi jogada; não se guarda nenhuma gravação dela. A partida anterior está guardada em { $file }.
sheets-printed = As planilhas para imprimir estão em { $file }.
braille-printed = A partida em braille, para uma impressora braille, está em { $file }.
pgn-copied = O PGN está na área de transferência, se o terminal o permitir. Pode-se colar em lichess.org/paste.
walk-keys = h vai para a esquerda, j para baixo, k para cima, l para a direita; Esc termina.
only-after-the-end = Isso só é possível quando a partida tiver terminado.
not-recorded = Desta partida nada fica gravado.
replay-begin = Revisão de { $plies ->
    [0] nenhum meio lance
    [one] um meio lance
   *[other] { $plies } meios lances
}, antes do primeiro.
replay-words = { word-next } avança, { word-back } recua, { word-replay } 12 vai para o lance 12, { word-quit } sai; ou as setas e Esc.
replay-at = { $number } { $sentence } Relógios: brancas { $white }, pretas { $black }.
replay-left = A revisão terminou. A partida está como acabou.
goodbye = A partida está guardada em { $file }. Para continuar: { $resume }.
goodbye-over = { $pgn ->
    [yes] A partida está guardada em { $file }, com o PGN ao lado.
   *[no] A partida está guardada em { $file }.
}

mate-given = { the-player } deram xeque-mate.
mate-can = { the-player } ainda podem dar xeque-mate { $plies ->
    [0] em nenhum meio lance
    [one] num meio lance
   *[other] em { $plies } meios lances
}: { $line }.
mate-wins = Por isso { the-player-inside } vencem se cair a bandeira { of-opponent } ({ $flag }), ou se { the-opponent-inside } abandonarem ({ $resignation }) ou completarem um segundo lance ilegal ({ $illegal }).
mate-cannot = { the-player } não podem dar xeque-mate com nenhuma série de lances legais: { $why ->
    [terminal] não resta nenhum lance legal
    [material] o material não chega
   *[closure] foram examinadas todas as posições que ainda podem surgir, { $states ->
        [one] num só estado
       *[other] em { $states } estados
    }
}.
mate-draws = Por isso a partida fica empatada se cair a bandeira { of-opponent } ({ $flag }), ou se { the-opponent-inside } abandonarem ({ $resignation }) ou completarem um segundo lance ilegal ({ $illegal }).
mate-dead = Nenhum jogador pode dar xeque-mate: a partida fica empatada ({ $stalemate }, { $dead }).
mate-open = Não se sabe se { the-player-inside } ainda podem dar xeque-mate; { $steps ->
    [0] nenhum lance foi experimentado
    [one] foi experimentado um lance
   *[other] foram experimentados { $steps } lances
}. O árbitro decide.
mate-no-diagram = { $text } não é uma posição válida: { position-fault }.

trouble-file-not-created = Não é possível criar o ficheiro { $path }: { $why }. Escolher outro com --journal.
trouble-record-folder-made = A pasta { $path } não existia e foi criada.
trouble-file-missing = Não há nenhum ficheiro { $path }.
trouble-file-not-opened = Não é possível abrir o ficheiro { $path }: { $why }.
trouble-file-not-written = Não é possível escrever o ficheiro { $path }: { $why }.
trouble-file-locked = A partida em { $path } está aberta noutra Annabella; é preciso fechá-la lá primeiro.
trouble-file-damaged = A linha { $line } de { $path } está danificada; nada foi alterado. Guardar o ficheiro para o árbitro.
trouble-not-a-journal = { $path } não é a gravação de uma partida.
trouble-not-a-position = Não se pode jogar a partir de { $text }: { position-fault }. Escrever um FEN, por exemplo rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1.
trouble-not-a-time-control = { $text } não é um ritmo de jogo: { $why ->
    [empty] nada está escrito
    [unreadable] não se entende { $part }
    [no-time] um período não dá tempo
    [negative] um tempo é negativo
    [too-long] passa de 100 horas
    [too-many-periods] tem demasiados períodos
    [no-moves] um período não tem lances
   *[misplaced] estes períodos não podem vir um a seguir ao outro
}. Escrever por exemplo 90+30, 40/90+30,30+30, 15+10, 5d3 ou none.
trouble-two-readings = { $of ->
    [minutes-or-hours] { $text } pode ser em minutos ou em horas.
    [minutes-or-seconds] { $text } pode ser em minutos ou em segundos.
   *[moves-or-increment] { $text } pode ser um número de lances em tantos minutos, ou minutos com segundos por lance.
} Escrever { $first } ou { $second }.
trouble-not-a-name = { $text } não serve como nome. Um nome não é uma palavra do programa e não tem algarismos.
trouble-perhaps-a-word = Seria a palavra { $word }? Se { $text } é o nome, escrevê-lo outra vez.
trouble-not-a-language = Idioma desconhecido: { $text }. Disponíveis: { $known }.
trouble-name-too-long = O nome que começa por { $beginning } é demasiado longo; um nome tem no máximo 100 caracteres.
trouble-not-printable = { $text } contém caracteres que não se podem imprimir. Escrever sem eles.
trouble-not-a-sheet-language = Idioma de planilha desconhecido: { $text }. Disponíveis: { $known }.
trouble-not-a-federation = { $text } não é o código de uma federação, que tem três letras, por exemplo ESP.
trouble-not-a-fide-id = { $text } não é um número FIDE, que só tem algarismos, por exemplo 2200082.
trouble-script-line = Não se consegue ler a linha { $line } do script: { $text }.
trouble-script-line-why = Linha { $line } do script: { $why }
trouble-watch-needs-terminal = annabella watch mostra o ecrã (a tela) de uma partida e precisa de um terminal; annabella show imprime a partida em vez disso.
trouble-replay-needs-terminal = annabella show --replay precisa de um terminal; annabella show --ply imprime uma posição.
trouble-no-terminal = A vista de ecrã (tela) precisa de um terminal; usar --face lines.
trouble-not-for-a-terminal = Isso não é texto e estragaria o terminal. Indicar um ficheiro: -o FILE, ou escrever { word-print } na partida.
trouble-other-suffix = { $path } tem a extensão de { $suffix }, mas o formato é { $form }. Indique o mesmo nos dois.
trouble-old-console = Este terminal só pode mostrar linhas; usar --face lines.
trouble-no-pictures = Esta Annabella foi compilada sem imagens das peças; usar --pictures off, ou compilar com --features pictures.
trouble-no-unfinished-game = Não há nenhuma partida por terminar para continuar.
trouble-assistant-needed = { the-player }: o jogador é cego e o adversário não ouve; tem de haver um assistente { of-player } ({ $article }).
trouble-wrong-value-alike = Valor inválido para { $option }: { $text }; seria { $alike }? Valores possíveis: { $known }.
trouble-wrong-value = Valor inválido para { $option }: { $text }. Valores possíveis: { $known }.
trouble-not-a-choice = { $text } não é uma das escolhas. Escrever um número de 1 a { $count }.
trouble-terms-contradict = { $one } e { $other } contradizem-se. Deixar de fora ou mudar uma das duas condições.
trouble-not-paired = O torneio não tem nenhuma partida no tabuleiro { $board } da ronda { $round }. annabella event FICHEIRO diz quantas partidas estão emparceiradas.
event-fault = { $path }, linha { $line }: { $why }
event-not-utf8 = Isto não é texto em UTF-8. Guardar o ficheiro em UTF-8.
event-unknown-key = Chave desconhecida: { $key }. Chaves possíveis: { $known }.
event-missing = Falta { $key }. Um emparceiramento tem round, board, white e black.
event-not-a-pairing-line = Isto não é uma lista de emparceiramentos em formato TRF. Exportá-la como TRF16 ou TRF26.
event-explained-time = Ritmo: { $time }.
event-explained-laws = Leis de { $laws }; pelo ritmo de jogo é { $class ->
    [rapid] uma partida rápida
    [blitz] uma partida relâmpago
   *[standard] uma partida clássica
}.
event-explained-no-default-time = Quem chegar depois do começo perde, salvo decisão contrária do árbitro.
event-explained-default-time = Quem chegar com mais de { $time } de atraso perde, salvo decisão contrária do árbitro.
event-explained-agreement = Pode-se acordar o empate quando cada jogador tiver feito { $moves ->
    [0] 0 lances
    [one] um lance
   *[other] { $moves } lances
}.
event-explained-consent = Só se pode acordar o empate com o consentimento do árbitro ({ $article }).
event-explained-supervision = { $how ->
    [none] Não tem a supervisão que as regras de competição exigem.
   *[adequate] Tem a supervisão que as regras de competição exigem.
}
event-explained-quickplay = Aplicam-se as regras do final acelerado.
event-explained-points = Uma vitória dá 3 pontos, um empate 1, uma derrota nenhum.
event-explained-ranks = As filas anunciam-se com estas palavras: { $words }.
event-explained-deaf = { the-player } não ouvem o que se anuncia.
event-explained-assistant = { $any ->
    [no] { the-player } não têm assistente.
   *[yes] O assistente { of-player } pode fazer isto: { $duties }; { $ask ->
        [no] não responde a perguntas sobre tempos e números de lances.
       *[yes] responde a perguntas sobre tempos e números de lances.
    }
}
event-explained-not-watched = Não é permitido ver com annabella watch.
no-moves-kept = Nesta partida não se guardam lances.
event-explained-table-clock = Um relógio sobre a mesa conta o tempo.
event-explained-casual = É uma partida amigável, em que o programa pode ajudar.
event-explained-position = A partida começa de uma posição dada.
event-explained-pairings = { $count ->
    [0] Nenhuma partida está emparceirada.
    [one] Uma partida está emparceirada.
   *[other] { $count } partidas estão emparceiradas.
}
event-written = Foi escrito { $path }. Editar o ficheiro e verificá-lo com annabella event.
event-result-written = O resultado foi escrito em { $path }.
trouble-no-randomness = O sistema não gera números aleatórios: { $why }. Escolher a posição inicial: --chess960 518.
trouble-settings-line = A linha { $line } de { $path } é ignorada. { $why }
trouble-settings-kept = Nada é escrito em { $path } até isto estar corrigido. { $why }
trouble-theme-line = { $path }, linha { $line }: { $why } Usam-se as cores habituais.
trouble-theme-not-read = { $why } Usam-se as cores habituais.
trouble-little-contrast = { $ink } sobre { $ground } tem um contraste de { $contrast } para 1; é preciso pelo menos 3 para 1.
trouble-not-toml = Isto não é TOML: { $why }. Escrever a chave, um sinal de igual e o valor, os textos entre aspas.
trouble-unknown-argument = Não existe a opção { $text }.
trouble-unknown-argument-alike = Não existe a opção { $text }; seria { $alike }?
trouble-unknown-command = Não existe o comando { $text }.
trouble-unknown-command-alike = Não existe o comando { $text }; seria { $alike }?
trouble-pgn-for-record = { $file } é um ficheiro PGN, não a gravação de uma partida. Para fazer dele uma gravação: annabella import { $file }.
trouble-pgn-for-command = { $file } é um ficheiro PGN, não um comando. Para gravar as suas partidas: annabella import { $file }.
trouble-arguments-excess = { $text } é uma palavra a mais.
trouble-arguments-twice = { $option } está indicado mais de uma vez. Indicar uma só vez.
trouble-arguments-conflict = { $one } e { $other } não podem usar-se em conjunto. Deixar de fora uma das duas opções.
trouble-arguments-missing = Falta { $arguments }.
trouble-arguments-no-text = Falta o texto depois de { $option }: { $option } { $form }.
trouble-arguments-before-command = As opções vêm depois do comando: annabella { $command } { $options }.
trouble-arguments-unknown-part = { $command } não conhece { $text }; aceita { $known }.
trouble-arguments-incomplete = Depois de { $command } falta uma destas palavras: { $known }.
trouble-no-such-topic = { $text } não é um comando nem uma palavra que se escreve numa partida. annabella help enumera os comandos.
trouble-record-for-command = { $file } é a gravação de uma partida, não um comando. Para continuar: annabella resume { $file }. Para ver: annabella show { $file }.
trouble-wrong-form = Valor inválido para { $option }: { $text }. Escreve-se assim: { $example }.
trouble-no-such-setting = Não existe a preferência { $text }. annabella settings enumera todas.
trouble-no-such-setting-alike = Não existe a preferência { $text }; seria { $alike }? annabella settings enumera todas.
trouble-arguments-no-value = Falta o valor de { $option }. Valores possíveis: { $known }.
trouble-command-line = { $why }.
trouble-board-not-there = Não há nenhuma porta { $path }. annabella boards mostra as portas que há.
trouble-board-busy = Outro programa tem a porta { $path } em uso. É preciso fechá-lo primeiro.
trouble-board-no-rights = Falta a permissão para abrir { $path }. Entrar para o grupo { $group } e iniciar a sessão de novo.
trouble-board-not-a-port = Não é possível abrir { $path } como porta série: { $why }.
trouble-board-other-device = { $path } responde, mas não como um tabuleiro { $make }. annabella boards mostra as portas que há.
trouble-board-silent = Nada responde em { $path }. Verificar o cabo, e se o tabuleiro está ligado.
trouble-board-none-found = Não se encontrou nenhum tabuleiro DGT. Indicar a sua porta, como dgt:/dev/ttyACM0; annabella boards enumera as portas.
trouble-board-several = Encontrou-se mais de um tabuleiro: { $paths }. Indicar a porta de cada um, como dgt:/dev/ttyACM0.
trouble-board-same-port = Os dois jogadores têm o tabuleiro em { $path }. Indicar outra porta para um deles.
trouble-board-no-board-for-clock = O relógio deve ser o de um tabuleiro eletrónico, mas nenhum está indicado. Indicar um com --white-board ou --black-board.
trouble-board-no-clock-on-board = O relógio deve ser o de um tabuleiro eletrónico, e nenhum está ligado ao tabuleiro em { $paths }. Ligá-lo, ou deixar de fora --clock board.
trouble-board-not-a-recording = A linha { $line } de { $path } não é do que foi gravado de um tabuleiro.
port-not-asked = { $device } não parece um tabuleiro DGT e não foi consultado. Para o consultar: annabella boards dgt:{ $path }.
board-answers = { $device }: um tabuleiro { $make }, { $number ->
    [none] sem número
   *[other] número { $number }
}, { $version ->
    [none] versão desconhecida
   *[other] versão { $version }
}.
board-lies = { $lies ->
    [turned] Está virado.
   *[straight] Está direito.
}
board-clock = O seu relógio mostra { $left } à esquerda e { $right } à direita, { $runs ->
    [yes] e está a andar
   *[no] e está parado
}.
board-without-clock = Não tem relógio.
board-followed = Agora é impresso o que muda no tabuleiro. A tecla Enter termina.
board-not-there = O tabuleiro já não responde.
board-there-again = O tabuleiro responde de novo.
trouble-not-a-pgn = { $path }, linha { $line }, partida { $game }: { $why }
pgn-no-game = Isto não é uma partida: não há nem uma etiqueta nem um lance.
pgn-unclosed = O que aqui começa com { $sign } nunca termina.
pgn-tag = { $text } não é uma etiqueta. Uma etiqueta tem um nome, e um valor entre aspas.
pgn-sign = { $text } não significa nada aqui e é omitido.
pgn-start = { $fen } não é uma posição de que se possa jogar uma partida.
pgn-word = Em vez do lance { $at } está { $text }, que não é um lance. Um PGN tem as letras inglesas das peças: K, Q, R, B, N.
pgn-move = O lance { $at } { $text } não é legal aí, ou várias peças o podem fazer.
pgn-number = O lance { $at } tem o número { $text }. Pode faltar um lance.
pgn-results = A etiqueta Result diz { $tag }, mas os lances terminam com { $text }. O resultado fica em aberto.
pgn-result = Os lances terminam com { $text }, mas pelas Leis o resultado do último lance é { $result }. O resultado fica em aberto.
pgn-variant = Esta é uma partida de { $name }, não de xadrez.
trouble-not-a-move = { $text }: { $why }
trouble-sound-fell-back = { voice-why }; { $engine ->
    [embedded] fala em seu lugar a voz incorporada.
   *[system] fala em seu lugar a voz do sistema.
}
trouble-sound-failed = { trouble-sound-silent } A partida continua em texto.
trouble-sound-silent = { voice-why }: não se ouve nada.
trouble-sound-restored = O som funciona de novo.
trouble-sound-headphones-lost = { $why ->
    [device-busy] Outro programa tem os auscultadores (fones) em uso
    [no-library] Falta a biblioteca espeak-ng
    [device-frozen] Os auscultadores (fones) não respondem
    [not-private] O sistema de som pode levar para outro dispositivo o que se ouve nos auscultadores (fones)
   *[other] Os auscultadores (fones) foram desligados
}: o que é para um só jogador é mostrado e não é dito.
trouble-sound-recording = Os anúncios e as repetições são gravados do microfone em { $path }. Megabytes usados: { $used } de { $limit }; livres no disco: { $free }.
trouble-sound-not-recorded = { $ply ->
    [0] Nenhum som foi gravado.
   *[other] Não há som gravado do meio lance { $ply }.
}
plays = Meio lance { $ply }, como foi gravado.
hear-recorded = Meio lance { $ply }: { $seconds ->
    [0] 0 segundos
    [one] 1 segundo
   *[other] { $seconds } segundos
}.
hear-space = Megabytes usados: { $used }; livres no disco: { $free }.
trouble-sound-unknown-name = { $kind ->
    [voice] Não há nenhuma voz { $name }
   *[device] Não há nenhum dispositivo de saída { $name }
}{ $nearest ->
    [none] .
   *[other] ; parecidos: { $nearest }. annabella voices enumera todos.
}
trouble-sound-recording-failed = { $why ->
    [disk-full] O espaço para o som está esgotado
    [file] Não é possível escrever o som
   *[other] Não há microfone
}: nada é gravado.
lines-instead = Aqui não cabem tabuleiros por cima das frases; seguem linhas simples.
lines-hint = Com um leitor de ecrã (tela), escrever { word-face } { word-lines }: assim nada se repete.
voice-hint = Se um leitor de ecrã (tela) também lê estas linhas, escrever { word-voice } { word-off }, para que só um dos dois fale.
lesson = { $number ->
    [1] Lição 1 de 17. Anunciar o lance das brancas: escrever e4 e pressionar Enter. { word-next } passa à lição seguinte, { word-back } à anterior, { word-again } repete.
    [2] Lição 2. O adversário repete o lance e faz o mesmo no outro tabuleiro. Depois, Enter numa linha vazia: o lance fica anotado e o relógio acionado.
    [3] Lição 3. Os lances podem escrever-se como se dizem: bauer eva sieben eva fuenf, ou ba ev 7 ev 5.
    [4] Lição 4. Para ouvir mais uma vez, escrever { word-again }, ou a.
    [5] Lição 5. O adversário repete outro lance: { "repetir e6" }, ou r e6. Isso dá o alarme.
    [6] Lição 6. Um lapso corrige-se antes de acionar o relógio: { "corrigir e6" }.
    [7] Lição 7. O que foi anunciado pode ser retirado: { word-undo }, ou u.
    [8] Lição 8. Anunciar e5 mais uma vez.
    [9] Lição 9. Pressionar Enter numa linha vazia para completar o lance.
    [10] Lição 10. Perguntar o que está numa casa do próprio tabuleiro: { "quê e4" }, ou wt e4.
    [11] Lição 11. Perguntar onde há peças: { "onde peões" }, ou w peões.
    [12] Lição 12. Perguntar o que está no tabuleiro inteiro: { word-board }, ou b.
    [13] Lição 13. Perguntar o próprio tempo: { word-clock }, ou t. O tempo nunca é dito sem se pedir. { "pretas: relógio" } pergunta o das pretas.
    [14] Lição 14. O que foi dito antes: { word-earlier }, ou er.
    [15] Lição 15. Silêncio imediato: { word-quiet }, ou z.
    [16] Lição 16. Oferecer empate: { word-draw }.
    [17] Lição 17. Agora o adversário: { word-decline }.
   *[other] Era tudo. Escrever { word-help } para ver todas as palavras, ou continuar a jogar; { word-quit } sai.
}
lesson-not-this = Isso vem numa lição posterior.
practice-over = A partida de treino não foi gravada.
ask-face = { $choices ->
    [3] Como deve Annabella apresentar-se? 1, ecrã (tela). 2, linhas simples para leitor de ecrã ou braille. 3, linhas simples com voz.
   *[other] Como deve Annabella apresentar-se? 1, ecrã (tela). 2, linhas simples para leitor de ecrã ou braille.
}
ask-voice = Annabella deve falar, além do leitor de ecrã? 1, não. 2, sim.
ask-typist = Quem escreve? 1, brancas. 2, pretas. 3, o assistente do jogador cego. 4, todos.
ask-resume = Continuar { $white } contra { $black }{ $known ->
    [yes] , após { $after }
   *[no] { "" }
}, { $day ->
    [today] hoje
    [yesterday] ontem
   *[other] { $date }
} { $time }? 1, sim. 2, não, uma partida nova.
ask-terms = { $blind ->
    [white] Cego: brancas
    [black] Cego: pretas
    [both] Ambos são cegos
   *[none] Ninguém é cego
}, { $time }{ $others }. 1, jogar. 2, mudar.
ask-terms-white = Brancas: { $name }.
ask-terms-black = Pretas: { $name }.
ask-terms-both = { $white } contra { $black }.
ask-blind = Quem é cego ou deficiente visual? 1, brancas. 2, pretas. 3, ambos. 4, ninguém.
ask-setting = { $key ->
    [white] Nome das brancas.
    [black] Nome das pretas.
    [time] Ritmo de jogo, por exemplo 90+30, 15+10, 5d3 ou none.
    [laws] Edição das Leis: { $editions }.
   *[sheets] Idiomas das duas planilhas, primeiro o das brancas, por exemplo en, es de ou fr fig.
}
ask-seats = Alguém participa a partir de outro terminal? 1, não. 2, sim.
ask-heard = Foram ditas duas palavras. Ouviram-se? 1, sim. 2, não, a partida continua em texto.
ask-enter-takes = Enter: { $value }.
ask-enter-skips = Enter passa adiante.
ask-help = { $key ->
    [face] O ecrã (a tela) mostra tabuleiros, relógios e planilhas. As linhas simples são uma frase para cada acontecimento, para um leitor de ecrã ou uma linha braille.
    [voice] O leitor de ecrã lê as linhas. Annabella pode também anunciar os lances em voz alta.
    [keys] Uma pergunta que não nomeia ninguém é de quem escreve.
    [resume] A partida continua onde ficou; os relógios ficam parados até o árbitro os pôr a andar.
    [terms] 1 começa a partida. 2 pergunta os nomes, quem é cego, o ritmo, as Leis, as planilhas e se alguém participa a partir de outro terminal. Qualquer outra condição pode escrever-se como num script: agreement after 30, white sheet es.
    [white] Um nome, sem algarismos. Enter mantém o nome, - apaga-o.
    [black] Um nome, sem algarismos. Enter mantém o nome, - apaga-o.
    [blind] O jogador cego ouve os anúncios e consulta o seu próprio tabuleiro.
    [time] Minutos+segundos por lance: 90+30. Um atraso: 5d3. Sem relógio: none.
    [laws] A edição das Leis da FIDE pela qual se joga.
    [sheets] Um idioma para as duas, ou o das brancas e depois o das pretas: es de. Para figurinas: fig.
    [seats] Cada um entra então no seu próprio terminal com annabella join.
   *[heard] 1, se se ouviu Anna eins. 2 desliga a voz.
} Escrever um número ou um texto, { word-back } para a pergunta anterior, { word-quit } para sair.
setting-unset = { $key }: sem valor.
setting-default = { $key }: { $default }, se nada for indicado.
settings-file = Estas definições estão em { $path }. Os temas próprios são ficheiros em { $themes } cujo nome termina em .toml.
welcome = Annabella: xadrez entre um jogador cego e um vidente, anunciado, cronometrado e gravado para os dois.
welcome-more = Diz cada lance em voz alta e trata do relógio, dos dois tabuleiros e das duas planilhas.
welcome-questions = Enter aceita o que é proposto; { word-help } explica uma pergunta.
how-to-begin = Escrever um lance, depois Enter.

compare-languages = A planilha A é lida em { $a }, a planilha B em { $b }.
compare-nothing-common = As duas planilhas não têm nenhum meio lance em comum.
compare-common = As duas planilhas têm { half-moves } em comum; o último é { $mv }.
compare-has-the-move = { the-player } têm a vez. Posição: { $fen }.
compare-next = A planilha { $sheet } continua com { $mv }, na linha { $line }.
compare-ends = A planilha { $sheet } termina aí.
compare-no-entries = A planilha { $sheet } está vazia.
compare-after-the-end = A partida terminou aí; a planilha { $sheet } tem { $count ->
    [one] mais uma anotação.
   *[other] mais { $count } anotações.
}
compare-proposed = O que se segue é uma proposta; o árbitro decide.
compare-nothing-fits = Depois disso nada coincide nas duas planilhas: podem ser de duas partidas diferentes.
compare-illegal = Planilha { $sheet }, linha { $line }: { $mv } é ilegal.
compare-impossible = Planilha { $sheet }, linha { $line }: nenhuma peça pode fazer o lance { $mv }.
compare-ambiguous = Planilha { $sheet }, linha { $line }: { $mv } pode ser { $moves }.
compare-missing = Planilha { $sheet }, linha { $line }: nada está escrito para { $mv }.
compare-unreadable = Planilha { $sheet }, linha { $line }: não se consegue ler { $mv }.
compare-foreign-letter = Planilha { $sheet }, linha { $line }: não se consegue ler { $mv }, porque { $letter } não é letra de peça em { $language }.
compare-no-promotion = Planilha { $sheet }, linha { $line }: { $mv } não diz a que peça o peão é promovido.
compare-elsewhere = Em { $language }, { $count ->
    [one] seria legal uma das anotações da planilha { $sheet } aqui indicadas
   *[other] seriam legais { $count } das anotações da planilha { $sheet } aqui indicadas
}; isso não foi presumido.
compare-lost = Planilha { $sheet }: desde { $mv } não se pode seguir nenhum lance.
compare-odd-number = Planilha { $sheet }, linha { $line }: o número é { $written }, mas devia ser { $expected }.
compare-would-agree = Se essa anotação significa o que diz a outra planilha, têm { half-moves } em comum.
compare-verdict = { $verdict ->
    [agree] As planilhas concordam.
    [differ] As planilhas diferem.
    [incomplete] As planilhas concordam até onde ambas vão; numa delas faltam meios lances.
   *[unreadable] Não se pode continuar a comparar as planilhas: há uma anotação que não se pode ler ou jogar.
}
compare-pair = { $pair }: { $verdict ->
    [agree] concordam, { half-moves }
    [differ] diferem depois de { half-moves }
    [incomplete] uma termina depois de { half-moves }
   *[unreadable] são ilegíveis depois de { half-moves }
}.
compare-pairs = Pares: { $pairs }. Concordam: { $agree }. Diferem: { $differ }. Incompletos: { $incomplete }. Ilegíveis: { $unreadable }.
compare-ask-language = Em que idioma está escrita a planilha { $sheet } ({ $ways })?
compare-language-unclear = A planilha { $sheet } significa lances diferentes em idiomas diferentes; indicar o seu idioma com { $option } ({ $ways }).
compare-language-unfit = A planilha { $sheet } não corresponde a um só idioma; indicar o seu idioma com { $option } (mais próximos: { $ways }).
compare-empty = { $file } está vazio; é necessária uma planilha em PGN ou uma lista de lances.
compare-binary = { $file } não é um ficheiro de texto; é necessária uma planilha em PGN ou uma lista de lances.
compare-no-moves = Não há lances em { $file }; é necessária uma planilha em PGN ou uma lista de lances.
compare-too-long = { $file } é demasiado longo: tem mais meios lances do que uma partida pode ter.
compare-no-common-start = As duas planilhas não começam da mesma posição.
compare-no-pairs = Não há pares de planilhas em { $file }; indicar dois ficheiros, ou uma pasta com partida.a.txt e partida.b.txt, ou duas pastas com os mesmos nomes de ficheiro.
spelled = { $list }.
sheet-empty = Nada está escrito na planilha.
recalled = { $back ->
    [0] A última frase: { $sentence }
   *[other] { $back } atrás: { $sentence }
}
understood = Feito.
rate-set = { $rate } palavras por minuto.
volume-set = Volume { $volume }.
felt-brief = { $what }.
felt-square = { $square }: { $what }.
felt-rank = Fila { $rank }: { $list }.
felt-file = { $file }: { $list }.
felt-diagonal = De { $from } a { $to }: { $list }.
felt-kind = { $piece }: { $list }.
felt-captured = { the-player } perderam: { $list }.
felt-not-yours = Só se pode consultar o próprio tabuleiro; o árbitro e os assistentes podem consultar os dois.
hint-casual-only = Só em partidas amigáveis.
hint-attacks = { $square } é atacada por { $list }.
hint-moves = De { $square } pode ir para { $list }.
help = Escrever um lance, como e4, Cf3, e2e4 ou springer felix drei; uma linha vazia completa-o. Cinco palavras que ajudam: { $words }.
help-headings = Mais palavras: { word-help } e um número. { $headings } { word-help } e uma palavra diz o que ela faz.
help-group = { $heading }: { $words }.
help-speakers = brancas:, pretas: ou árbitro: à frente diz quem fala.
help-word = { $word ->
    [begin] começar: a partida começa e o relógio das brancas anda; o primeiro lance faz o mesmo.
    [announce] anunciar e4, e4: anuncia o lance que o jogador fez.
    [strike] riscar 3: risca na própria planilha tudo a partir do meio lance 3.
    [add] acrescentar 2:00 às brancas, acrescentar 2:00 a ambos: o árbitro dá mais tempo, com um motivo se houver.
    [take] tirar 2:00 às brancas: o árbitro tira esse tempo ao relógio desse jogador.
    [penalty] penalidade advertência às brancas: o árbitro adverte as brancas; a cada uma pode juntar-se um motivo. penalidade ritmo 2:00 às brancas: o adversário recebe o tempo. penalidade tirar 2:00 às brancas: as brancas perdem o tempo. penalidade pontos 1/2 às brancas: as brancas perdem meio ponto. penalidade pontos-adversário 1/2 às brancas: o adversário recebe meio ponto. penalidade derrota às brancas, penalidade multa às brancas, penalidade exclusão 1 às brancas, penalidade expulsão às brancas: a partida está perdida, uma multa, exclusão de uma ronda, expulsão do torneio.
    [assistant] assistente pretas, assistente pretas nenhum: o árbitro diz que um jogador passa a ter um assistente, ou deixa de ter. Podem seguir-se as tarefas, com vírgulas, como nas condições.
    [supervision] supervisão nenhuma, supervisão adequada: o árbitro diz que supervisão tem uma partida rápida ou relâmpago.
    [counter] contador brancas 12, contador ilegal brancas 1: o árbitro fixa quantos lances esse jogador completou, ou quantos ilegais.
    [both] ambos perdem: o árbitro declara a partida perdida por ambos.
    [note] nota a luz falhou: o árbitro manda escrever isso na gravação.
    [time] ritmo 90+30: o árbitro corrige um ritmo de jogo mal definido.
    [period] período brancas 2: o árbitro fixa o período em que esse jogador está.
    [adjourn] adiar: a sessão terminou e o jogador que tem a vez sela; adiar durante 4:00:00: a sessão dura esse tempo.
    [seal] selar Cf3: escreve o lance para o envelope, em letras ou em celas braille; selar lance.brf: lê-o desse ficheiro braille (brf ou brl). Não é mostrado nem dito antes de o envelope ser aberto.
    [envelope] envelope: o que está escrito no envelope; envelope domingo às dez horas: quando a partida é retomada; envelope perdido: falta o envelope.
    [open] abrir: abre o envelope; abrir como Cf3: qual era o lance secreto, se não se consegue ler.
    [reopen] reabrir: continua uma partida adiada.
    [absent] ausente brancas: esse jogador não está.
    [arrived] presente brancas: esse jogador chegou.
    [pieces] peças, pi, peças brancas: as próprias peças, ou as de uma cor, uma frase para cada tipo.
    [attacks] ataques e4, at: o que ataca essa casa, só em partidas amigáveis.
    [help] ajuda, h: as palavras que se podem escrever; ajuda e uma palavra explica essa palavra.
    [board] tabuleiro, b: as oito filas do próprio tabuleiro, da oitava para baixo; as maiúsculas são brancas, o é uma casa vazia.
    [where] onde cavalos, onde C, w: as casas dessas peças; C para as brancas, c para as pretas.
    [what] quê e4, wt: o que está nessa casa.
    [rank] fila 4, rk: o que está nessa fila.
    [file] coluna e, coluna Eva, fi: o que está nessa coluna.
    [diagonal] diagonal e4, dg: o que está nas duas diagonais dessa casa.
    [white] brancas, wp: todas as peças brancas, uma frase para cada tipo. brancas: à frente de um comando diz que falam as brancas.
    [black] pretas, bp: todas as peças pretas, uma frase para cada tipo. pretas: à frente de um comando diz que falam as pretas.
    [mine] minhas, mi: as próprias peças, uma frase para cada tipo.
    [theirs] adversárias, th: as peças do adversário, uma frase para cada tipo.
    [captured] capturadas, cp: o que falta no tabuleiro.
    [walk] percorrer, percorrer e4, wk: percorre o tabuleiro casa a casa; h vai para a esquerda, j para baixo, k para cima, l para a direita, e cada casa é dita. Enter diz a casa outra vez; qualquer outra tecla termina.
    [again] outra vez, a: repete o que foi cortado; se nada foi, o último anúncio.
    [last] último, l: o último lance completado.
    [earlier] antes, er: a frase anterior à última; repetido, a anterior a essa.
    [later] depois, lt: a seguir a antes, de novo a frase seguinte.
    [spell] soletrar, sl: o último lance anunciado, letra a letra.
    [moves] lances, lances 10, m: todos os lances, ou os últimos dez.
    [from] desde 12, fr: os lances desde o número 12.
    [sheet] planilha, sh: a própria planilha como está escrita.
    [clock] relógio, t, relógio adversário, relógio ambos, relógio brancas 1:00:00 pretas 1:00:00: o próprio relógio, o do adversário, os dois; com tempos, o árbitro ajusta os dois relógios ou um.
    [times] tempos, tm: o tempo usado em cada lance.
    [number] número, n: quantos lances estão completados.
    [offer] oferta, o: se há uma oferta de empate.
    [who] quem, wh: quem joga, e quem é cego.
    [cases] casos, cs: cada caso aberto com o seu número, o seu artigo e quem decide; para o árbitro também o que faria cada decisão, e os casos já decididos.
    [look] consultar: em partidas rápidas e relâmpago com supervisão, mostra-se a quem tem a vez a gravação do árbitro, cinco vezes por partida.
    [status] estado, s: quem tem a vez, o que está aberto e por que espera a partida.
    [law] regra D.2.1, lw: de que trata esse artigo.
    [laws] regras, regras glossário, regras glossário blitz: os artigos que o programa aplica; os termos das Leis nos idiomas disponíveis.
    [sign] assinar: um jogador assina o resultado quando a partida terminou.
    [repeat] repetir e5, r e5, r: o adversário repete e5, ou o lance como foi anunciado. repetir, sem mais, diz outra vez o último anúncio.
    [correct] corrigir e4: corrige um lapso antes de acionar o relógio.
    [undo] anular, u: retira o que está anunciado e não completado.
    [touch] tocar e2, levantar e2: quem tem a vez tocou nessas peças; um jogador cego tirou-as dos seus furos.
    [lift] levantar e2: um jogador cego tirou essa peça do seu furo; tocar e5 diz isso de um jogador vidente.
    [press] acionar, p: aciona o relógio que corre. Uma linha vazia repete, executa, anota e aciona de uma só vez. acionar com-lance: a partir de agora cada lance aciona o relógio com o seu anúncio. acionar separadamente: já não.
    [execute] executar pretas h6, x: o que foi realmente executado nesse tabuleiro.
    [record] anotar brancas Cf3: o que foi realmente anotado nessa planilha.
    [draw] empate: oferece empate.
    [accept] aceitar: aceita a oferta de empate.
    [decline] recusar: recusa a oferta de empate.
    [resign] abandonar: o jogador abandona.
    [claim] reclamar bandeira: a bandeira do adversário caiu. reclamar repetição, reclamar cinquenta: empate por tripla repetição, ou por cinquenta lances. reclamar repetição g1f3: o mesmo com esse lance, que se anota e não se joga. reclamar ilegal, reclamar ilegal 21: o último lance do adversário, ou o lance 21, era ilegal. reclamar tocada e2: o adversário tocou nessa peça. reclamar duas-mãos: ele moveu com as duas mãos. reclamar colocação, reclamar tabuleiro, reclamar cores, reclamar relógio: as peças estavam mal colocadas, o tabuleiro está mal orientado, as cores estão trocadas, o relógio está mal ajustado. reclamar final, reclamar final sem-esforço: empate no final acelerado; se não há árbitro, com sem-árbitro depois. { word-claim } { word-silent }: o adversário premiu o relógio sem anunciar o lance. { word-claim } 11.5: o adversário infringe esse artigo; podem seguir-se palavras.
    [request] pedir incremento: no final acelerado, pede cinco segundos por lance para ambos; é também uma oferta de empate.
    [jadoube] componho: com o próprio relógio a contar só se compõem peças; até se anunciar um lance, tocar numa peça não obriga a nada.
    [arbiter] árbitro: chama o árbitro e para os relógios.
    [stop] parar: o árbitro para os dois relógios.
    [go] continuar: o árbitro põe a andar o relógio de quem tem a vez.
    [rule] decidir aceitar, decidir rejeitar, decidir adiar, decidir ambos, decidir 2 aceitar: o árbitro decide sobre o único caso aberto, ou sobre o caso com esse número; ambos significa que as duas bandeiras estão caídas e não se sabe qual caiu primeiro. { word-rule } 1 { word-undo } retira a decisão sobre o caso 1, até se fazer o meio-lance seguinte.
    [retrace] recuar, recuar 1, recuar 1..., recuar meio lance 2: volta à última posição comum, à posição depois do lance 1 das brancas, depois do lance 1 das pretas, ou depois de dois meios lances.
    [adjust] ajustar, ajustar pretas: o tabuleiro está agora como dizem as planilhas.
    [done] feito: o passo seguinte que corrige o seu tabuleiro ou a sua planilha está feito.
    [step] passo: o passo seguinte que corrige o seu tabuleiro ou a sua planilha.
    [check] verificar, verificar pretas: compara um tabuleiro com as planilhas.
    [result] resultado 1-0, resultado empate: o árbitro declara o resultado; depois do fim, resultado, sem mais, mostra o resultado e os ficheiros.
    [calls] avisos 10m 5m 30s, avisos tom 5m, avisos não: avisa quando resta esse tempo, com palavras ou com um tom, ou deixa de avisar. Desligado se nada for indicado.
    [lang] idioma es: o idioma destas frases.
    [cells] celas 40: de 8 a 255, as celas da linha braille; com 20 ou menos, lances e tabuleiros ficam em sinais.
    [notation] notação palavras, notação sinais: como se escrevem lances, tabuleiros e tempos: cavalo f3, ou Cf3. O anúncio em voz alta não muda.
    [rate] velocidade 200: de 100 a 400 palavras por minuto, para quem pede.
    [volume] volume 80: de 0 a 200; 100 é o normal; para quem pede.
    [faster] mais rápido: mais 25 palavras por minuto, para quem pede.
    [slower] mais lento: menos 25 palavras por minuto, para quem pede.
    [louder] mais alto: um grau mais alto, para quem pede.
    [softer] mais baixo: um grau mais baixo, para quem pede.
    [verbosity] detalhe breve, detalhe normal, detalhe completo: quanto se diz de um lance e numa resposta.
    [voice] voz não, voz sim, voz sistema, voz incorporada: se fala uma voz, e qual.
    [face] vista ecrã, vista linhas, vista híbrida: a mesma partida de outra maneira; híbrida tem os tabuleiros em cima e as linhas em baixo.
    [eboard] tabuleiro eletrónico, tabuleiro eletrónico não, tabuleiro eletrónico sim: se o tabuleiro eletrónico responde e o que está diferente nele; a partir de agora não conta, ou conta outra vez. Indicar uma cor se os dois tabuleiros são eletrónicos.
    [quiet] silêncio, z: cala logo tudo o que se diz, como a tecla Esc; outra vez repete o que foi cortado.
    [hear] ouvir 12, hr 12, ouvir: faz ouvir o som gravado do meio lance 12; sem número, o último.
    [quit] sair, q: sai; a partida fica guardada e pode ser continuada.
    [am] sou pretas, sou brancas, sou assistente, sou todos: quem está a este teclado; uma pergunta que não nomeia ninguém é dessa pessoa.
    [save] guardar: cada lance é guardado logo; não é preciso fazer nada.
    [pgn] pgn: a partida é escrita como PGN ao lado da sua gravação quando termina; annabella export escreve-a em qualquer altura.
    [flip] virar: a tecla F3 vira os tabuleiros.
    [settings] preferências: o comando annabella settings, num terminal, mostra e muda as preferências guardadas.
    [new] nova: { word-quit } deixa esta partida, e annabella começa outra.
    [next] seguinte: na partida de treino, a lição seguinte.
    [back] anterior: na partida de treino, a lição anterior. { word-undo } retira o que está anunciado e não completado.
    [replay] rever, rever 12: depois do fim, percorre a partida meio lance a meio lance, ou desde o lance 12; seguinte e anterior, ou as setas, continuam.
    [rematch] revanche: depois do fim, outra partida com as cores trocadas, nas mesmas condições e com gravação própria; contam-se os pontos do encontro.
    [print] imprimir, imprimir brf: depois do fim, escreve as duas planilhas em PDF, ou a partida em braille para uma impressora braille, e diz onde está.
    [unseat] libertar brancas: o árbitro tira o posto noutro terminal a quem lá está, para que outra pessoa o possa ter.
    [report] { word-report } 11.5 { word-white }: o árbitro relata as brancas segundo esse artigo, um caso com número; podem seguir-se palavras. { word-laws } enumera os artigos.
    [appeal] { word-appeal }, { word-appeal } 2 e palavras: recorre-se da última decisão, ou da do caso 2, também depois do fim; fica com o registo.
   *[other] Não há ajuda sobre { $word }. Escrever ajuda para ver todas as palavras.
}
law-summary = { $key ->
    [moves_alternate] Joga-se alternadamente; as brancas começam. Um jogador tem a vez assim que o lance do adversário está feito, antes ainda de o relógio ser acionado.
    [touch_move] A peça tocada com a intenção de a mover tem de ser movida, e a do adversário capturada, se isso for legal; caso contrário, vale qualquer lance legal.
    [promotion_choice] A peça de promoção fica escolhida quando toca na casa; a partir daí a escolha é definitiva.
    [checkmate] O xeque-mate termina a partida de imediato, antes de o relógio ser acionado, se o lance foi feito segundo as Leis.
    [resignation] Quem abandona perde, e a partida termina de imediato.
    [resignation_draws] Quem abandona perde, e a partida termina de imediato; é empate se o adversário não puder dar xeque-mate com nenhuma série de lances legais.
    [stalemate] A partida fica empatada de imediato quando quem tem a vez não tem nenhum lance legal e não está em xeque.
    [dead_position] A partida fica empatada de imediato quando nenhum jogador pode dar xeque-mate com nenhuma série de lances legais.
    [agreement] Os jogadores podem acordar o empate durante a partida.
    [agreement_after_moves] Os jogadores podem acordar o empate durante a partida, quando ambos tiverem feito um lance.
    [press] Um lance está completado quando o seu jogador aciona o relógio, ou quando termina a partida. Pode-se acionar mesmo depois de o adversário ter respondido.
    [help_for_a_disability] Um jogador que não pode usar o relógio pode ter para isso um assistente que o árbitro aceite; o árbitro ajusta o relógio com justiça, mas nunca o de um jogador com deficiência.
    [default_time] Quem chega depois do tempo de tolerância perde, salvo decisão contrária do árbitro.
    [flag_fall] Considera-se a bandeira caída quando o árbitro o observa ou um jogador o reclama com razão.
    [flag_fall_by_claim] Considera-se a bandeira caída quando o árbitro o observa ou um jogador o reclama com razão; em partidas rápidas e relâmpago sem árbitros suficientes só conta a reclamação de um jogador cuja bandeira não tenha caído.
    [loss_on_time] Quem não completa a tempo os lances exigidos perde; é empate se o adversário não puder dar xeque-mate com nenhuma série de lances legais.
    [both_flags] Se ambas as bandeiras estão caídas e não se sabe qual caiu primeiro, a partida continua, exceto no último período; nesse fica empatada.
    [both_flags_at_the_claim] Em partidas rápidas e relâmpago sem árbitros suficientes: se ambas as bandeiras caíram quando uma é reclamada, a partida fica empatada.
    [clocks_set_wrongly] Se se descobre que o relógio está mal ajustado, ele é parado e o árbitro corrige o ajuste, os tempos e o contador de lances.
    [interruption] Um jogador para os relógios só para chamar o árbitro; o árbitro decide quando a partida continua.
    [illegal_move] Depois de um lance ilegal completado restabelece-se a posição anterior, e a peça tocada tem de ser movida, se puder.
    [illegal_move_penalty] Por um lance ilegal o adversário recebe tempo: { $standard } numa partida clássica, { $rapid } numa rápida, { $blitz } em relâmpago. Ao lance ilegal número { $losing } o jogador perde; é empate se o adversário não puder dar xeque-mate.
    [empty_press] Acionar o relógio sem ter feito um lance é incorreto; o árbitro julga.
    [empty_press_illegal] Acionar o relógio sem ter feito um lance é tratado como lance ilegal.
    [agreement_by_the_rules] O regulamento do torneio pode proibir que se acorde o empate antes de certo lance, ou sem o árbitro.
    [draw_offer] O empate oferece-se depois de fazer um lance e antes de acionar o relógio. Noutro momento a oferta também vale. Não tem condições, não se pode retirar, e fica aberta até o adversário a aceitar, a recusar ou tocar numa peça.
    [repeated_offers] Ofertas e reclamações repetidas ou sem razão perturbam o adversário; o árbitro julga-as.
    [threefold] Quem tem a vez pode reclamar empate quando a mesma posição vai surgir, ou acaba de surgir, pelo menos pela terceira vez. É a mesma quando a vez é do mesmo jogador, as mesmas peças estão nas mesmas casas, e são iguais os direitos de roque e as capturas en passant.
    [threefold_intended] O jogador anota o lance com que a posição surge pela terceira vez, declara-o ao árbitro e não o joga. O que está anotado não se pode mudar.
    [threefold_standing] A posição acaba de surgir pela terceira vez, e quem reclama tem a vez.
    [fifty_moves] Quem tem a vez pode reclamar empate quando cada jogador fez, ou terá feito com o próximo lance, os últimos cinquenta lances sem captura nem lance de peão.
    [fifty_moves_intended] O jogador anota o lance que completa os cinquenta, declara-o ao árbitro e não o joga. O que está anotado não se pode mudar.
    [fifty_moves_standing] Os últimos cinquenta lances de cada jogador estão feitos, e quem reclama tem a vez.
    [claim_after_touch] Quem toca numa peça com a intenção de a mover perde nesse lance o direito de reclamar empate.
    [claim] Os relógios são parados enquanto se verifica uma reclamação de empate. Ela não se pode retirar e é também uma oferta de empate. Se for correta, a partida fica empatada de imediato.
    [wrong_claim] Depois de uma reclamação incorreta o adversário recebe tempo: { $standard_claim } numa partida clássica, { $rapid_claim } numa rápida, { $blitz_claim } em relâmpago. Quem reclamou mantém o seu tempo, e o lance anotado para a reclamação tem de ser jogado.
    [fivefold] A partida fica empatada, sem reclamação, quando a mesma posição surgiu pelo menos cinco vezes.
    [fivefold_alternate] A partida fica empatada, sem reclamação, quando a mesma posição surgiu cinco vezes seguidas em lances alternados de cada jogador.
    [seventy_five_moves] A partida fica empatada, sem reclamação, quando cada jogador fez os últimos setenta e cinco lances sem captura nem lance de peão; o xeque-mate no último prevalece.
    [seventy_five_moves_completed] A partida fica empatada, sem reclamação, quando cada jogador completou os últimos setenta e cinco lances sem captura nem lance de peão; o xeque-mate no último prevalece.
    [signed_result] Quando a partida terminou, os dois jogadores assinam as duas planilhas com o resultado. Mesmo um resultado errado vale, salvo decisão contrária do árbitro.
    [arbiters_role] O árbitro zela pelo cumprimento das Leis e age no interesse do torneio; decide o que as Leis não resolvem.
    [two_boards] Cada jogador pode exigir dois tabuleiros, o vidente um normal e o cego um feito para cegos. O organizador pode adaptar estas regras.
    [announcement] Os lances são anunciados em voz alta, repetidos pelo adversário e executados no seu tabuleiro, com nomes e números alemães.
    [blind_touch] No tabuleiro do jogador cego uma peça conta como tocada quando é tirada do seu furo.
    [blind_move_made] No tabuleiro do jogador cego um lance está feito quando a peça está noutro furo, a peça capturada fora do tabuleiro e o lance anunciado.
    [sighted_players_moves] Para tocar e mover, valem para o jogador vidente as regras comuns.
    [blind_players_clock] Um relógio feito para cegos é admitido.
    [blind_players_record] O jogador cego pode anotar em braille ou à mão, ou gravar os lances com um aparelho.
    [blind_press] Só quando o lance do jogador cego está feito e anunciado se pode pôr a andar o relógio do adversário.
    [slip_of_the_tongue] Um lapso corrige-se de imediato, antes de o relógio do adversário andar.
    [boards_differ] Se os dois tabuleiros diferem, corrigem-se com a ajuda das duas planilhas e do árbitro, voltando ao último lance comum se for preciso.
    [scoresheets_differ] Se as duas planilhas também diferem, volta-se ao ponto em que concordam, e o árbitro ajusta os relógios.
    [blind_players_assistant] O jogador cego pode ter um assistente, que pode mover, anunciar, anotar e acionar por ele, e só diz tempos e lances quando lhe perguntam. Nunca oferece, aceita ou reclama empate por ele.
    [sighted_players_assistant] Se o jogador cego não tem assistente, o vidente pode ter um, que só move e anuncia.
    [sighted_players_assistant_deaf] Se o jogador cego não tem assistente, o vidente pode ter um, que só move e anuncia. Contra um adversário que não ouve, um assistente é obrigatório.
    [sealing] Quando uma sessão termina, o jogador que tem a vez escreve o seu lance sem ambiguidade, põe as duas planilhas num envelope, sela-o e só depois para o relógio; até lá pode mudar o lance.
    [opening_the_envelope] O envelope só é aberto quando está presente o jogador que tem de responder; o lance secreto é feito no tabuleiro e o relógio desse jogador é posto a andar.
    [sealed_move] Quem selou um lance ambíguo, ilegal ou sem sentido possível perde. Isto não vale se a partida já tinha terminado, ou se o adversário não pode dar xeque-mate: neste caso fica empatada.
    [late_at_the_resumption] Quem chega depois do tempo de tolerância quando a partida é retomada perde, salvo decisão contrária do árbitro; em 2009 é uma hora, se o torneio não fixar outro. Se o lance secreto terminou a partida, vale esse resultado.
    [envelope_missing] Se falta o envelope, a partida continua da posição adiada com os tempos anotados; os que não se conhecem são fixados pelo árbitro. O jogador que selou joga o lance que diz ter selado. Se a posição não se pode estabelecer, a partida é anulada e joga-se uma nova.
    [quickplay] No último período, um jogador com menos de dois minutos pode reclamar empate se o adversário não faz nenhum esforço para vencer ou não pode vencer por meios normais. O árbitro aceita, decide mais tarde ou rejeita; depois de uma rejeição o adversário recebe dois minutos.
    [quickplay_without_arbiter] Se não há árbitro, uma reclamação no final acelerado termina a partida. Anota-se a posição final, com uma planilha em dia quando se alega que o adversário não faz nenhum esforço; o adversário verifica as duas, e um árbitro designado decide.
    [increment_request] No final acelerado quem tem a vez pode pedir um incremento de cinco segundos para ambos, o que é também uma oferta de empate. Se for recusada e o árbitro concordar, ambos o recebem, e o adversário mais dois minutos.
    [recorded_in_advance] Um lance é anotado quando está feito. Só quem reclama empate com o próximo lance, ou o sela, o anota antes.
    [sheets_after_flag] Depois da queda de uma bandeira, quem não anotou põe a sua planilha em dia: ambos com os relógios parados, um só no seu próprio tempo e antes de tocar numa peça. Se nenhuma está completa, a partida é reconstruída sob o árbitro.
    [sheets_not_reconstructed] Se as planilhas não se podem pôr em dia, o lance seguinte é o primeiro do período seguinte, a não ser que haja provas de que se fizeram mais lances.
    [bystanders] Qualquer outra pessoa que veja uma irregularidade só pode informar o árbitro; o mesmo vale para um assistente.
    [warning] O árbitro pode advertir um jogador.
    [time_to_opponent] O árbitro pode acrescentar tempo ao relógio do adversário.
    [time_taken] O árbitro pode tirar tempo ao relógio do infrator.
    [points_to_opponent] O árbitro pode aumentar os pontos do adversário, até ao máximo que a partida pode dar.
    [points_taken] O árbitro pode diminuir os pontos do infrator.
    [game_declared_lost] O árbitro pode declarar a partida perdida pelo infrator, e decide os pontos do adversário.
    [expulsion] Um jogador pode ser expulso do torneio.
    [supervision] As regras de competição completas só valem em partidas rápidas e relâmpago se houver árbitros suficientes: um para três partidas rápidas no máximo, um para cada partida relâmpago.
    [adjusting] Quem tem a vez pode compor peças depois de o dizer.
    [touch_in_castling] Quem toca no rei e depois numa torre tem de fazer o roque com ela, se for legal; quem toca primeiro na torre não pode fazer o roque com ela nesse lance.
    [rook_touched_first] Quem toca numa torre e depois no rei não pode fazer o roque com essa torre nesse lance; a torre tem de ser movida, se puder.
    [touch_without_move] Se nenhuma das peças tocadas se pode mover ou capturar, o jogador pode fazer qualquer lance legal.
    [assistant_who_moves] Um jogador que não pode mover as peças pode ter para isso um assistente que o árbitro aceite.
    [right_to_complain] Um jogador já não pode reclamar que o adversário tocou numa peça depois de ele próprio tocar numa com a intenção de a mover.
    [two_hands] Um lance faz-se com uma só mão; usar as duas é penalizado.
    [legal_move] Um lance é legal quando a peça se pode mover assim e o rei do próprio jogador não fica em xeque.
    [unsupervised_illegal_move] Em partidas rápidas sem árbitros suficientes, um lance ilegal só se pode reclamar até quem reclama fazer o seu próximo lance.
    [unsupervised_illegal_move_in_blitz] Em relâmpago sem árbitros suficientes, um lance ilegal só se pode reclamar até quem reclama fazer o seu próximo lance.
    [wrong_set_up] Uma partida em que se descobre que a posição inicial das peças estava errada é anulada, e joga-se uma nova.
    [board_turned] Se se descobre que o tabuleiro está mal orientado, a partida continua, e a posição passa para um tabuleiro bem orientado.
    [reversed_colors] Uma partida começada com as cores trocadas continua, salvo decisão contrária do árbitro.
    [reversed_colors_new-game] Uma partida começada com as cores trocadas é parada e joga-se uma nova com as cores certas, se os dois jogadores ainda não fizeram dez lances; depois disso continua.
    [displaced_pieces] Quem desloca peças coloca-as de novo no seu próprio tempo; pode-se parar o relógio e chamar o árbitro, que pode penalizar o jogador.
    [position_reinstated] Se se descobrem peças deslocadas, restabelece-se a posição anterior; se não se pode determinar, a partida continua da última posição que se possa identificar.
    [unsupervised_complaint] Em partidas rápidas e relâmpago sem árbitros suficientes já não se pode reclamar da colocação, do tabuleiro ou do relógio quando os dois jogadores fizeram { $complaints } lances; um rei ou uma torre mal colocados então não rocam.
    [unsupervised_illegal_position] Em partidas rápidas e relâmpago sem árbitros suficientes, um árbitro que vê os dois reis em xeque ou um peão na última fila espera que o próximo lance esteja completado; se a posição continua ilegal, declara empate.
    [unsupervised_illegal_position_at_once] Em partidas rápidas e relâmpago sem árbitros suficientes, um árbitro que vê os dois reis em xeque ou uma promoção por completar intervém, se puder.
    [looks_at_record] Em partidas rápidas e relâmpago com supervisão, quem tem a vez pode pedir que lhe mostrem a gravação do árbitro, cinco vezes por partida; mais do que isso perturba o adversário.
    [fine] O árbitro pode aplicar uma multa previamente anunciada.
    [exclusion] O árbitro pode excluir um jogador de uma ou mais rondas.
    [same_hand] O relógio preme-se com a mão que fez o lance; nenhum dedo fica sobre o botão nem por cima dele.
    [handling_the_clock] O relógio usa-se devidamente: não se bate nele, não se levanta, não se derruba nem se preme antes do lance. O árbitro pode penalizar o jogador.
    [stopped_without_reason] Quem para os relógios para chamar o árbitro deve ter um motivo; o árbitro avalia-o e pode penalizar o jogador.
    [pieces_put_back] Quem desloca peças repõe a posição correta no seu próprio tempo.
    [displacement_penalised] O árbitro pode penalizar o jogador que deslocou peças.
    [recording_duty_ends] Com menos de cinco minutos num período e menos de 30 segundos acrescentados por lance, o jogador não tem de anotar até ao fim do período.
    [disrepute] Os jogadores nada fazem que desacredite o xadrez.
    [leaving_the_playing_area] Nenhum jogador sai do recinto sem licença do árbitro, nem da área de jogo quando lhe cabe jogar.
    [forbidden_during_play] Durante o jogo são proibidos notas, conselhos, outros tabuleiros, aparelhos eletrónicos e fumar fora do lugar previsto; o árbitro pode penalizar o jogador.
    [notes_and_advice] Durante o jogo um jogador não usa notas, fontes nem conselhos e não analisa noutro tabuleiro.
    [device] Um jogador não traz consigo aparelhos eletrónicos que o árbitro não autorizou; senão perde a partida, salvo regulamento mais brando.
    [finished_players] Quem terminou a partida é considerado espectador.
    [persistent_refusal] Quem se recusa persistentemente a cumprir as Leis perde a partida; o árbitro decide a pontuação do adversário.
    [both_guilty] Se ambos os jogadores se recusam persistentemente a cumprir as Leis, ambos perdem a partida.
    [appeal] Um jogador pode recorrer de uma decisão do árbitro, salvo disposição contrária do regulamento, mesmo depois de assinar o resultado.
    [times_determined] Onde as Leis deixam os tempos em aberto, o árbitro ajusta ambos os relógios segundo o seu melhor critério, ou deixa-os como estão, e ajusta o contador de lances se for preciso.
    [pawn_not_replaced] Quem leva um peão à última fila e prime o relógio sem o ter substituído fez um lance ilegal; o peão passa a ser uma dama da sua cor.
    [reply_before_recording] O jogador pode responder antes de anotar o lance do adversário, mas anota o próprio antes de fazer o seguinte.
    [adjusting_on_own_time] Só o jogador cujo relógio está a andar pode compor peças.
    [same_position] A vez é do mesmo jogador, peças do mesmo tipo e cor estão nas mesmas casas e todas têm os mesmos lances possíveis: uma captura en passant que foi possível, ou um direito de roque perdido desde então, faz dela outra posição.
   *[other] Não há resumo deste artigo.
}
law-listed = { $article }, { $title }.
no-such-article = O programa não aplica nenhum artigo { $article } das Leis de { $laws }. { word-laws } enumera os que aplica.
article-alike = Queria dizer um destes: { $articles }?
no-such-term = O glossário não tem a palavra { $word }.
glossary-entry = { $term }: { $others }.

confirm = { $what ->
    [leave] Há um relógio a andar. Sair da partida? Ela está guardada.
    [loses-the-sealed-move] O envelope não está fechado: se sair, o lance secreto perde-se e tem de ser selado de novo. Sair da partida?
    [leaves-the-envelope-open] O envelope não está fechado. Sair da partida mesmo assim?
    [rematch] Começa outra partida com as cores trocadas. Confirmar?
    [resign] { $who } abandona. Confirmar?
    [accept] { $who } { $proposal ->
        [correction] concorda que o lance ilegal seja corrigido
       *[draw] aceita o empate
    }. Confirmar?
    [decline] Há duas propostas. { $who } recusa { $proposal ->
        [correction] corrigir o lance ilegal
       *[draw] o empate
    }. Confirmar?
    [ruling] Esta decisão termina ou anula a partida. Confirmar?
    [claim] { $who } reclama que a bandeira caiu. Confirmar?
    [draw-claim] { $who } { $claim ->
        [threefold] reclama empate: a mesma posição pela terceira vez
        [fifty] reclama empate: cinquenta lances sem captura nem lance de peão
        [increment] pede um incremento
       *[quickplay] reclama empate no final acelerado
    }{ $intended ->
        [yes] , com o lance anotado { $mv }
       *[no] { "" }
    }. Confirmar?
    [press] { $who } acionou o relógio sem lance. Confirmar?
    [clock] Restaria menos de metade do tempo que agora se mostra: { $times }. Confirmar?
    [take] { $times } é mais de metade do tempo que agora se mostra. Confirmar?
    [retrace] A partida recua. Confirmar?
    [silent] { $who }: relógio premido sem anunciar o lance. Confirmar?
   *[result] O resultado { $score } é declarado. Confirmar?
} 1, não. 2, sim. Escrever um número.
confirm-times = Os relógios passariam a marcar { $times }; agora marcam { $now }.
not-done = Não foi feito.
only-watching = Aqui só se vê esta partida: podem-se fazer perguntas sobre ela, e { word-quit } sai.
only-while-playing = Isso só se pode fazer enquanto se joga uma partida; aqui não muda nada.
line-too-long = É demasiado de uma vez: uma linha contém no máximo { $commands } comandos e { $bytes } bytes.
not-reached = Não executado: { $text }.
words-that-fit = Palavras possíveis: { $words }.
seated = A este teclado: { $who }.
seated-everybody = A este teclado: todos.
seat-joined = { $who }: este posto entrou na partida.
seat-joined-watching = A partida está à vista neste terminal.
seat-taken = { $who } entrou a partir de outro terminal.
seat-free = { $who } deixou o outro terminal.
seat-asked = Outra pessoa pede este posto e fica com ele quando for deixado com { word-quit }.
seat-asked-arbiter = { $who }: outra pessoa pede esse posto. O árbitro dá esse posto com { word-unseat }.
seat-waits = Esse posto está ocupado. Pergunta-se a quem lá está e ao árbitro; o programa espera um minuto. Ctrl+C termina a espera.
seat-watcher-changed = { $change ->
    [taken] Alguém vê a partida a partir de outro terminal.
    [left] Alguém deixou de ver a partida.
    [lost] O terminal de alguém que vê a partida está sem ligação.
   *[back] O terminal de alguém que vê a partida está ligado de novo.
}
seat-not-here = { $why ->
    [only_at_the_host] Isso faz-se no terminal da partida, não neste posto.
    [only_a_player] Uma revanche é oferecida por um jogador: { word-rematch }.
    [nobody_sits] Ninguém tem esse posto noutro terminal.
    [another_speaker] { $who }: este posto não fala por mais ninguém.
   *[host_gone] Isso não foi executado: agora não há ligação com a partida.
}
seat-slow = { $who }: o que vem desse terminal chega com mais de um décimo de segundo de atraso: { $ms } milissegundos.
terminal-is = { $state ->
    [empty] { $who } deixou o outro terminal; lá não está ninguém.
    [cut_off] { $who } está sem ligação: nada vem desse terminal.
    [slow] { $who } está noutro terminal; o que vem de lá chega com { $ms } milissegundos de atraso.
   *[connected] { $who } está noutro terminal.
}
seat-sits-there = { $who } está noutro terminal, e é lá que o diz.
seat-too-late = Alguma coisa aconteceu antes de isso chegar; não foi executado.
seat-sends-too-much = Este posto envia mais do que se responde de imediato: as respostas vêm mais devagar.
seat-host-gone = A ligação com a partida perdeu-se. Este posto espera, e continua automaticamente quando a partida continuar.
seat-host-silent = O programa que aloja a partida não responde. O posto é deixado mesmo assim.
seat-host-back = A ligação com a partida foi restabelecida.
seat-join-hint = Os outros entram a partir de outro terminal com { $command }.
seat-sit-hint = { $command } ocupa o lugar das brancas, --as black o das pretas, --as arbiter o do árbitro.
seats-choice = Várias partidas oferecem postos. Escrever o número de uma.
seat-left = Este posto foi deixado. A partida continua sem ele.
in-hall = Esta partida é enviada para a sala, como tabuleiro { $board } da ronda { $round }.
not-in-hall = Esta partida não está na sala, e continua. { $why }
trouble-hall = { $why ->
    [not_an_address] Não se entende o endereço do servidor. Deve ter esta forma: nats://sala.example.
    [not_resolved] Não se conhece nenhum computador com esse nome.
    [credentials] O servidor não aceita esse nome, essa senha ou essa chave.
    [credentials_file] Não se consegue ler o ficheiro com as credenciais.
    [tls] O servidor não aceita ligações cifradas em que se possa confiar.
    [not_allowed] O servidor não permite isso a esta conta.
    [no_jet_stream] O servidor não guarda mensagens. É preciso ligar lá o JetStream.
    [not_kept] O servidor não pode guardar o que se envia.
    [other_stream] Outro programa usa os nomes da sala nesse servidor.
    [later_version] O que lá foi enviado é de uma versão posterior de Annabella.
    [claimed] Outra partida já é enviada para lá com o número deste tabuleiro.
    [differs] Outro programa envia para a sala outro fim desta partida.
    [not_readable] Não se consegue ler o que foi enviado como este tabuleiro.
    [other_board] A gravação que lá foi enviada é de outro tabuleiro.
    [same_pair] Outro tabuleiro tem um resultado destes dois jogadores nesta ronda.
    [gone] A sala tinha este tabuleiro, e já não o tem.
    [no_record] Não se consegue ler a gravação da partida.
    [no_program] Esta Annabella foi compilada sem a sala. Os pacotes têm-na; a partir do código-fonte: ./x hall, ou cargo install com --features hall.
    [program_gone] O processo que fala com a sala terminou.
   *[not_reached] O servidor não responde.
}
trouble-hall-needs-board = A sala tem de saber que tabuleiro é este: --round 3 --board 12.
hall-row = Ronda { $round }, tabuleiro { $board }: { $white } contra { $black }, { $plies ->
    [0] { $plies } meios lances
    [one] { $plies } meio lance
   *[other] { $plies } meios lances
}, { $state ->
    [over] terminada, { $result }
    [silent] sem notícias
    [adjourned] adiada
    [differs] os tabuleiros diferem
    [arbiter] é necessário o árbitro
    [playing] em jogo
   *[stopped] parada
}.
hall-row-without-game = Ronda { $round }, tabuleiro { $board }: { $state ->
    [missing] { $white } contra { $black }, nada chegou
   *[other] não se consegue ler a partida
}.
hall-last = Último meio lance: { $mv }.
hall-age = Estes relógios são uma cópia; a última notícia do tabuleiro foi há { $span }.
hall-unsaved = O tabuleiro não consegue guardar a sua gravação.
hall-silent = Sem notícias há { $span }.
hall-flag-near = { player }: menos de um minuto.
hall-flag-fallen = { player }: a bandeira caiu.
hall-seat-lost = { $who }: a ligação está cortada.
hall-news = Tabuleiro { $board }, { $white } contra { $black }: { $what ->
    [gone] já não está na sala
    [not_saved] ver a sua gravação
    [differs] os tabuleiros diferem
    [arbiter] é necessário o árbitro
    [flag_fallen] uma bandeira caiu
    [flag_near] uma bandeira está quase a cair
    [silent] sem notícias
    [adjourned] adiada
    [over] terminada, { $result }
   *[settled] resolvido
}.
hall-news-without-game = Tabuleiro { $board }: { $what ->
    [gone] já não está na sala
    [silent] sem notícias
   *[other] ver a sua gravação
}.
hall-news-of-many = { $count } tabuleiros { $what ->
    [gone] já não estão na sala
    [not_saved] com uma gravação a ver
    [differs] que diferem
    [arbiter] que precisam do árbitro
    [flag_fallen] com uma bandeira caída
    [flag_near] com uma bandeira quase a cair
    [silent] sem notícias
    [adjourned] adiados
    [over] terminados
   *[settled] resolvidos
}: { $boards }{ $more ->
    [0] {""}
   *[other] {" "}e mais { $more }
}.
hall-count = { $boards ->
    [0] Nenhum tabuleiro
    [one] { $boards } tabuleiro
   *[other] { $boards } tabuleiros
}: { $needing ->
    [0] nenhum pede o árbitro
    [one] { $needing } pede o árbitro
   *[other] { $needing } pedem o árbitro
}, { $playing } em jogo, { $over } terminados.
hall-not-paired = A lista não tem na ronda { $round } nenhuma partida de { $white } contra { $black }; o seu resultado não está no ficheiro.
hall-no-such-board = Nenhum tabuleiro tem o número { $typed }, e nenhum nome de jogador o contém.
hall-help = Escrever o número de um tabuleiro ou parte de um nome. Uma linha vazia enumera os tabuleiros que pedem o árbitro, todos enumera todos, ausentes aqueles em que a partida não começou ou falta um jogador, encontros os encontros por equipas; caminho e um número diz que o árbitro vai a caminho; nota, um número e um texto manda esse tabuleiro anotá-lo, com o PIN da sua partida; { word-quit } sai.
hall-lost = De momento nada chega da sala. { $why }
hall-back = A sala está ligada de novo.
hall-waits = Espera há { $span }.
hall-no-resumption = Não está anotado quando nem onde a partida é retomada.
hall-on-the-way = { $who } vai a caminho.
hall-way = { $who } vai a caminho do tabuleiro { $board }.
hall-no-way = Já ninguém vai a caminho do tabuleiro { $board }.
hall-note = { $fate ->
    [written] A nota ficou escrita no tabuleiro { $board }.
    [wrong_pin] Esse não é o PIN do tabuleiro { $board }; nada foi anotado lá.
    [not_secret] Nada foi enviado ao tabuleiro { $board }: outros na rede poderiam ler o PIN. Usar tls:// para o servidor.
   *[not_taken] O tabuleiro { $board } não aceitou a nota: não responde, ou a sua partida não tem PIN.
}
hall-match = Ronda { $round }, encontro { $number }: { $first } { $own }, { $second } { $other }{ $open ->
    [0] .
    [one] ; { $open } partida não terminou.
   *[other] ; { $open } partidas não terminaram.
}
hall-empty = A sala está vazia: nenhum tabuleiro enviou ainda nada.
hall-input-over = Já não se pode digitar nada aqui; a sala é deixada. annabella hall --once mostra uma vez todos os tabuleiros.
hall-none-of = { $what ->
    [matches] Não se conhecem encontros por equipas. --pairings nomeia a lista que os tem.
   *[absent] A partida começou em todos os tabuleiros, e ninguém falta.
}
hall-not-arrived = { $count ->
    [one] Num tabuleiro
   *[other] Em { $count } tabuleiros
} a partida não começou ou falta um jogador: { $boards }{ $more ->
    [0] {""}
   *[other] {" "}e mais { $more }
}.
hall-played-twice = Vários tabuleiros têm uma partida de { $white } contra { $black } na ronda { $round }: { $boards }. Nenhum resultado dela está no ficheiro.
hall-other-board = A gravação enviada como tabuleiro { $boards } da ronda { $round }, { $white } contra { $black }, não diz que é desse tabuleiro; o seu resultado não está no ficheiro.
hall-nothing = Nenhum tabuleiro corresponde.
trouble-seat-not-offered = A partida { $file } não oferece postos agora. Oferece-os quando é iniciada com --seats: annabella play --seats, ou annabella resume --seats.
trouble-seat-not-opened = Não se podem oferecer postos: { $why }.
trouble-seat-not-own = A pasta { $folder } não é só sua, ou outro utilizador oferece essa partida. Nada foi enviado.
trouble-seat-no-ssh = Não é possível iniciar ssh: { $why }.
trouble-seat-broken = A ligação com a partida cortou-se.
trouble-seat-not-understood = O que veio de lá não é uma partida que esta Annabella consiga ler.
trouble-seat-ended = { $why ->
    [unseated] O árbitro liberou este posto para outra pessoa.
    [host_left] A partida foi deixada no terminal onde está.
    [version] Essa partida é de outra versão de Annabella.
    [not_understood] Não se entendeu o que este posto enviou.
    [line_too_long] Uma linha era demasiado longa, ou não era texto.
    [silent] Este posto não disse nada durante demasiado tempo.
    [full] Já não há postos nessa partida.
    [another_user] Essa partida é de outra conta deste computador.
    [taken] Esse posto já está ocupado.
    [no_such_role] Essa partida não tem assistente: um assistente é o do único jogador cego.
    [watching_forbidden] O regulamento deste torneio não permite ver esta partida.
    [pin_needed] O posto do árbitro precisa do PIN.
    [pin_wrong] Esse não é o PIN.
    [pin_later] Houve demasiados PIN errados. Tentar outra vez daqui a um minuto.
   *[language] Esse idioma não existe no terminal da partida.
}

## Screen: labels and key help

screen-terms = { $time }, Leis de { $laws }
screen-at-the-keys = Ao teclado: { $who }
screen-anybody-at-the-keys = Ao teclado: todos
screen-help-key = ? teclas
screen-side = { $color }: { $name }
screen-side-blind = { $color }: { $name }, cego
screen-side-unnamed-blind = { $color }, cego
screen-points = { $points } { $form ->
    [zero] pontos
    [half] ponto
   *[one] ponto
}
screen-no-room = Não há espaço para um tabuleiro: são precisas { $needed } colunas e linhas, e esta janela tem { $there }.
screen-flag-down = bandeira caída
screen-board-of = Tabuleiro { of-player }
screen-sign = { $sign ->
    [voice] sem voz
    [seats] lugares { $there }/{ $all }
    [cases] casos: { $there }
    [saved] não guardado
    [hall] não está na sala
   *[pin] PIN
}
screen-pin-needed = As palavras do árbitro precisam do PIN.
screen-captured = Capturadas: { $pieces }
screen-no-time = sem limite de tempo
screen-not-entered = por anotar
screen-sheet = { player }: planilha ({ $language })
screen-differing = { $squares ->
    [one] Uma casa difere.
   *[other] { $squares } casas diferem.
}
screen-offer-open = A oferta de empate { of-player } está aberta.
screen-period = Período { $period }: brancas { $white }, pretas { $black } até ao fim.
screen-last-period = Período { $period }: todos os lances.
screen-period-of = { player }, período { $period }: { $moves } até ao fim.
screen-last-period-of = { player }, período { $period }: todos os lances.
screen-byo-yomi = Períodos de byo-yomi { of-player }: { $times }.
screen-key-name = { $key ->
    [enter] Enter
    [backspace] Bksp
    [delete] Del
    [page-up] PgUp
    [page-down] PgDn
    [home] Home
    [end] End
   *[ctrl] Ctrl
}
screen-key = { $act ->
    [enter] enviar a linha; vazia completa o lance
    [begin_selection] ao tabuleiro
    [selection] percorrer o tabuleiro
    [press_selection] levantar ou pousar
    [drop_selection] sair do tabuleiro
    [cases] painel do árbitro
    [speaker] quem fala
    [help] estas teclas
    [complete] completar a palavra
    [boards] que tabuleiros
    [turn] visto de que lado
    [pieces] as peças
    [coordinates] as coordenadas
    [theme] as cores
    [scale] tabuleiro grande
    [scroll_back] mensagens atrás
    [scroll_forward] mensagens adiante
    [sheets_back] planilhas atrás
    [sheets_forward] planilhas adiante
    [earlier] linha anterior
    [later] linha seguinte
    [backspace] apagar antes
    [delete] apagar aqui
    [delete_word] apagar palavra
    [clear] apagar a linha
    [left] esquerda
    [right] direita
    [home] para o começo
    [end] para o fim
    [redraw] desenhar de novo
    [silence] silêncio
    [suspend] para a shell
    [copy] copiar o PGN
    [replay_forward] um meio lance adiante
    [replay_back] um meio lance atrás
    [replay_first] para o começo da partida
    [replay_last] para o fim da partida
    [leave_replay] sair da revisão
   *[leave] sair, continuar depois
}
help-heading = { $group ->
    [players] Jogadores
    [board] O tabuleiro
    [game] A partida
    [arbiter] O árbitro
    [program] O programa
   *[end] Após a partida
}
screen-key-group = { $group ->
    [play] Jogar
    [line] A linha
    [read] Ler
    [look] Aparência
   *[program] O programa
}
screen-words-title = { word-help } e uma palavra diz o que ela faz.
screen-sheets-differ = As planilhas diferem desde { $at }.
screen-touched = Tocadas: { $list }.
screen-choose-promotion = Promoção: escrever a letra da peça, ou escolher com as setas e Enter.
screen-more-above = ▲ mais: PgUp
screen-more-below = ▼ { $rows } mais recentes
ask-choice = { $choice ->
    [face-1] ecrã (tela)
    [face-2] linhas
    [face-3] linhas e voz
    [voice-1] não
    [voice-2] sim
    [keys-1] brancas
    [keys-2] pretas
    [keys-3] assistente
    [keys-4] todos
    [resume-1] sim
    [terms-1] jogar
    [blind-1] brancas
    [blind-2] pretas
    [blind-3] ambos
    [blind-4] ninguém
    [seats-1] não
   *[heard-1] sim
}
ask-terms-laws = Leis de { $laws }
ask-terms-sheets = planilhas { $sheets }
screen-watching = Só ver
screen-match = Encontro { $white } : { $black }
screen-replay = Revisão: meio lance { $ply } de { $plies }. ← → Home End, Esc sai.
screen-how-to-begin = Escrever um lance; Enter anuncia-o. ? mostra as teclas, ajuda as palavras.
screen-copy = { $key } copia o PGN.
screen-page-keys = { $left ->
    [0] Esc fecha
   *[other] ▼ { $left } PgDn · Esc fecha
}
screen-cases-title = Os casos do árbitro (F9)
watch-played = A partida está de novo em jogo.
trouble-watching-forbidden = O regulamento deste torneio não permite ver esta partida.
watch-not-played = Esta partida não está em jogo agora. Os relógios mostram os últimos tempos gravados.
watch-deleted = A gravação foi apagada. A partida é mostrada como estava.
watch-damaged = A gravação está danificada. A partida é mostrada como estava.
watch-replaced = O ficheiro contém agora outra partida. A partida é mostrada como estava.
screen-first-line = Annabella. Com leitor de ecrã (tela) ou linha braille, iniciar com --accessible.
hall-words-all = todos
hall-words-absent = ausentes
hall-words-matches = encontros
hall-words-way = caminho
hall-words-note = nota
hall-column = { $column ->
    [board] Tabuleiro
    [white] Brancas
    [black] Pretas
    [clocks] Relógios
    [result] Resultado
    [last] Último
   *[state] Estado
}
hall-filter = { $filter ->
    [needing] Mostrados: os que pedem o árbitro
    [not_arrived] Mostrados: ainda não estão
    [playing] Mostrados: em jogo
    [over] Mostrados: terminados
   *[all] Mostrados: todos
}
hall-keys = Enter: abrir   Tab: seleção   ?: todas as teclas   Ctrl+C: sair
hall-all-keys =
    Enter: abre o tabuleiro; Esc fecha-o
    Setas, PgUp, PgDn, Home, End: escolhem um tabuleiro
    Letras, algarismos: procuram por parte de um nome ou pelo número
    Tab: mostra todos, os que pedem o árbitro, os que ainda não estão, em jogo, terminados
    Esc: mostra todos outra vez
    F2: o árbitro vai a caminho do tabuleiro escolhido, ou já não
    F3: os encontros por equipas
    F4: uma nota que o tabuleiro escolhido anota, com o PIN da sua partida
    Ctrl+C: sai
    Qualquer tecla volta atrás.
hall-results = Resultados da ronda { $round }
hall-search = Procura: { $text }
hall-note-typed = Nota para o tabuleiro { $board }: { $text }
hall-state = { $state ->
    [gone] FALTA
    [not_saved] GRAVAÇÃO
    [differs] DIFEREM
    [arbiter] ÁRBITRO
    [flag_fallen] BANDEIRA
    [flag_near] apuro
    [silent] SILÊNCIO
    [adjourned] adiada
    [unreadable] GRAVAÇÃO
    [missing] não está
    [playing] em jogo
    [over] { $result }
   *[stopped] parada
}
recorded-in = Gravada em { $file }.
is-recorded = A partida está em gravação. Ao sair diz-se em que ficheiro.
record-loss = { $why ->
    [deleted] A gravação { $from } foi apagada.
    [folder-gone] A pasta da gravação { $from } já não existe.
    [replaced] A gravação { $from } foi substituída por outro ficheiro.
    [shortened] A gravação { $from } foi encurtada.
    [lengthened] Outro programa escreveu na gravação { $from }.
    [no-answer] O disco de { $from } já não responde.
    [no-room] Não há espaço para a gravação { $from }.
    [not-synced] O disco não guardou a gravação { $from }: { $detail }.
   *[not-written] Não é possível escrever a gravação { $from }: { $detail }.
}
trouble-record-moved = { record-loss } A partir de agora a partida inteira é gravada em { $to }.
trouble-record-lost = Não foi guardado! { record-loss } A partida continua; a cada lance volta-se a tentar guardar.
trouble-record-late = Ainda não foi guardado! O disco não responde há dois segundos. A partida continua.
trouble-record-copied = Entretanto a partida inteira é gravada também em { $to }.
trouble-record-saved-again = Tudo está guardado de novo, em { $to }.
trouble-record-not-locked = Este disco não permite bloquear ficheiros: é preciso que nenhum outro programa escreva na gravação.
trouble-record-folder-not-synced = Este disco não confirma ficheiros novos: copiar a gravação para outro lugar quando a partida terminar.
trouble-record-nowhere-at-the-end = Não foi guardado! A gravação não está em nenhum disco. Conservar os lances que foram impressos, ou anotá-los.
trouble-record-torn-end = A última linha de { $path } está incompleta e é ignorada.
trouble-record-no-end = O fim de { $path } não está marcado: a partida está em jogo, foi interrompida, ou faltam linhas.
trouble-record-unknown-version = Desde a linha { $line }, { $path } está na versão { $version } da gravação, que esta Annabella não consegue ler; só se leem as linhas anteriores. Instalar a Annabella mais recente.
trouble-record-unknown-kind = A linha { $line } de { $path } tem uma anotação que esta Annabella não conhece: { $kind }. Só se leem as linhas anteriores. Instalar a Annabella mais recente.
trouble-record-locked-by = A partida em { $path } está aberta noutra Annabella, processo { $process }; é preciso fechá-la lá primeiro.
trouble-record-exists = O ficheiro { $path } já existe e não será alterado. Escolher outro nome.
trouble-record-not-a-file = { $path } não é um ficheiro comum. Escolher o nome de um ficheiro novo.
trouble-record-is-the-record = { $path } é a própria gravação. Escolher outro nome.
trouble-record-not-printed = Não se conseguiu escrever toda a saída: { $why }.
trouble-record-not-readable = { $path } não é um ficheiro que se possa ler: é uma pasta, um canal ou um dispositivo.
trouble-record-held = { $path } está em uso por outro programa; é preciso fechá-lo lá primeiro.
trouble-record-too-large = { $path } é demasiado grande e não foi lido.
games-entry = { $number }: { $white } contra { $black }, { $begun }. { $plies ->
    [0] Nenhum lance.
    [one] Um meio lance, { $last }.
   *[other] { $plies } meios lances, o último { $last }.
} { $sentence }
games-no-date = sem data
sheet-letters-missing = O PDF não tem letras para { $letters }: em vez de cada uma está um ponto de interrogação. A planilha HTML, annabella export --to html, tem todas.
games-not-begun = Por começar.
games-unfinished = Por terminar; { the-player-inside } têm a vez.
games-being-played = Em jogo agora.
games-cancelled = Anulada; em seu lugar joga-se outra.
games-over = { result-score }, { $text }: { result-reason }.
games-unreadable = { $number }: { $why }
trouble-record-no-game = Não há nenhuma partida gravada assim.
trouble-record-no-such-game = Nenhuma partida gravada corresponde a { $text }. O comando annabella games enumera todas.
games-removed = { $count ->
    [0] Nenhuma gravação foi apagada
    [one] Foi apagada a gravação de uma partida que nunca começou
   *[other] Foram apagadas { $count } gravações de partidas que nunca começaram
}.
import-done = Importada para { $file }.
import-possible = Partida { $game }: { $white } contra { $black }, { $plies }. Pode ser gravada.
import-counts = { $games } partidas: { $whole } inteiras, { $cut } em parte, { $refused } recusadas.
import-open-end = Os lances terminam com *. O resultado { $result } é o da etiqueta Result.
import-letters = Os lances são lidos com as letras deste idioma: { $language }.
import-false-rights = { $fen } dá direitos de roque ou de captura en passant que esta posição não pode ter. São omitidos.
import-went-on = A partida tinha terminado antes do lance { $at }. Até aí é aproveitada.
import-broken-off = { $why } Os lances anteriores ficam registados.
import-progress = { $games } partidas lidas
unsaved = Não foi guardado! A gravação não está agora em nenhum disco.
unsaved-late = Ainda não foi guardado! O disco não responde.
pgn-elsewhere = { $wanted } não é de Annabella e não será alterado; o PGN está em { $file }.
trouble-record-line-too-long = Essa linha é demasiado longa; nada dela foi executado. Uma linha tem no máximo 10 000 caracteres.
nothing-played = Nada foi jogado; não se guarda nenhuma gravação.
record-words = Escrever estas palavras inglesas nas duas planilhas; provam esta gravação: { $words }.
record-words-adjourned = Para escrever no envelope e nas duas planilhas, as palavras inglesas desta gravação: { $words }.
seat-lost = { $who } está sem ligação: nada vem desse terminal.
seat-regained = { $who } tem ligação de novo.
record-left = Aqui saiu-se do programa.
record-closed = Aqui a gravação foi fechada.
clocks-after-gap = Propõem-se os relógios sem o tempo entretanto decorrido ({ $gap }): brancas { $white }, pretas { $black }. Se esse tempo conta para { the-player-inside }: relógio brancas { $white_with } pretas { $black_with }. O árbitro decide.
paper = { $word ->
    [clocks] Relógios
    [move] Lance
    [event] Torneio
    [site] Local
    [date] Data
    [round] Ronda
    [board] Tabuleiro
    [time-control] Ritmo de jogo
    [number] N.º
    [time] Tempo
    [result] Resultado
    [record-words] Palavras da gravação
    [language] Idioma
    [opening] Abertura
   *[time-left] Tempo restante
}
scoresheet-of = { $color ->
    [white] Planilha das brancas
   *[black] Planilha das pretas
}
scoresheet-moves = Lances { $first } a { $last }
scoresheet-page = Página { $page } de { $pages }
scoresheet-signature = { $who ->
    [white] Assinatura das brancas
    [black] Assinatura das pretas
   *[arbiter] Assinatura do árbitro
}
scoresheet-signed = assinado por { $name }
braille-provisional = O roque e a promoção estão escritos de forma provisória: o seu código braille não está confirmado.
verify-whole = { $path } está completa: { $lines ->
    [one] uma linha, encadeada
   *[other] { $lines } linhas, cada uma encadeada
} com tudo o que está antes, e a gravação está fechada.
verify-open = { $path } está aberta: { $lines ->
    [one] uma linha está como foi escrita
   *[other] { $lines } linhas estão como foram escritas
}, mas o fim não está marcado. A partida está em jogo, foi deixada ou interrompida, ou faltam linhas no fim.
verify-closed-early = { $path } está fechada, e cada linha está como foi escrita, mas a partida não terminou.
verify-cut = { $path } está cortada: termina a meio da linha { $line }.
verify-edited = { $path } foi alterada: a linha { $line } não está como foi escrita, ou falta uma linha anterior.
verify-words = As palavras até à linha { $line }: { $words }.
verify-words-found = As palavras no papel correspondem a esta gravação até à linha { $line }.
verify-words-not-found = As palavras no papel não correspondem a esta gravação.
verify-words-changed = { $lines ->
    [0] Depois delas não vem nenhuma linha
    [one] Depois delas vem uma linha
   *[other] Depois delas vêm { $lines } linhas
}, e o resultado é outro: antes { $before }, agora { $now }.
key-passphrase = { $notice ->
    [new] Escrever uma senha para a chave nova. Não será mostrada. Uma linha vazia deixa a chave sem senha.
    [again] Escrever outra vez a mesma senha.
   *[asked] Escrever a senha da chave. Não será mostrada.
}
key-made = A chave nova é { $key }. { $secret } é secreta: guardá-la onde mais ninguém a possa ler. { $public } é para todos.
trouble-signing-not-a-key = { $path } não contém nenhuma chave.
trouble-signing-wrong-passphrase = Essa não é a senha desta chave. Nada foi assinado.
trouble-signing-passphrases-differ = As duas senhas não são iguais. Nenhuma chave foi criada.
trouble-signing-no-passphrase = Não se conseguiu ler nenhuma senha: { $why }.
trouble-signing-not-made = Este computador não gera números aleatórios ou tem pouca memória. Nada foi criado.
trouble-signing-not-whole = { $path } não é uma gravação completa: só se pode assinar a gravação de uma partida terminada e deixada. annabella verify diz mais.
record-signed = { $path } está assinada com a chave { $key }. A assinatura é { $signature }.
signature-none = Não há nenhuma assinatura ao lado.
signature-by = Está assinada com a chave { $key }. O árbitro sabe de quem é essa chave.
signature-by-the-one-asked = Está assinada com a chave { $key }, a que foi indicada.
signature-by-another = Está assinada com a chave { $key }, que não é a que foi indicada.
signature-unchecked = A assinatura ao lado não contém a sua chave, cujo número é { $number }: indicar a chave pública com --key para a verificar.
signature-wrong = A assinatura ao lado não corresponde a esta gravação como está agora.
repaired = { $path } contém { $lines ->
    [0] nenhuma linha
    [one] a primeira linha
   *[other] as primeiras { $lines } linhas
}. A linha { $line } está danificada; fica de fora com o que segue, ao todo { $left ->
    [one] uma linha
   *[other] { $left } linhas
}. O ficheiro danificado não foi alterado.
repaired-torn = { $path } contém { $lines ->
    [0] nenhuma linha inteira
    [one] a única linha inteira
   *[other] as { $lines } linhas inteiras
}; a última, por terminar, fica de fora. O ficheiro danificado não foi alterado.
repaired-whole = Nada estava danificado; { $path } é uma cópia de { $lines ->
    [one] uma linha
   *[other] { $lines } linhas
}.
lines-not-understood = { $lines ->
    [one] Uma linha está intacta, mas foi escrita por outra versão da Annabella e esta não a entende.
   *[other] { $lines } linhas estão intactas, mas foram escritas por outra versão da Annabella e esta não as entende.
}

## Command line: as páginas de ajuda, como se chama um comando

usage-options = OPÇÕES
usage-command = COMANDO
usage-of-command = Uso: { $usage }; annabella { $command } --help diz mais.
usage-of-all = annabella --help enumera os comandos, annabella play --help as opções de uma partida.
help-page-about = Xadrez ao tabuleiro entre um jogador cego ou deficiente visual e um adversário vidente. Annabella anuncia os lances e trata do relógio, das planilhas e dos tabuleiros.
help-page-more = annabella, sem mais, faz algumas perguntas e começa uma partida. annabella help COMANDO mostra as opções de um comando; annabella help PALAVRA, o que faz uma palavra que se escreve numa partida.
help-page-heading = { $part ->
    [play] Jogar
    [look-back] Rever
    [trust] Confiança
    [devices] Voz e tabuleiros
    [laws] Leis e torneios
    [program] Programa
    [game] Partida
    [record] Gravação
    [interface] Interface
    [screen] Ecrã (tela)
    [sound] Som
    [arguments] Argumentos
    [options] Opções
    [examples] Exemplos
    [usage] Uso
    [name] Nome
    [synopsis] Sinopse
    [description] Descrição
    [commands] Comandos
    [files] Ficheiros
    [environment] Ambiente
    [exit-status] Código de saída
   *[see-also] Ver também
}
help-page-file = { $file ->
    [games] As gravações das partidas e o seu PGN, se --journal não indicar outro ficheiro.
    [settings] O que fica lembrado para a próxima partida.
    [index] A lista das partidas; pode ser apagada em qualquer altura.
   *[spare] Onde continua uma gravação se o seu ficheiro se perder durante a partida, se --spare não indicar outra pasta.
}
help-page-variable = { $variable ->
    [accessible] Com 1 a partida é mostrada em linhas simples, como com --accessible.
    [no-color] Se existir, não há cores.
    [language] O idioma do programa, se nem --lang nem as preferências indicarem outro.
    [term] O tipo do terminal. Com dumb a partida é mostrada em linhas simples; com linux as peças são letras.
   *[folders] As pastas em lugar de ~/.local/share, ~/.config, ~/.cache e ~/.local/state.
}
exit-code = { $command ->
    [verify] Código de saída 0: a gravação está completa e fechada, 1: foi alterada ou cortada, 2: a partida ainda está aberta.
    [compare] Código de saída 0: as planilhas concordam, 1: diferem ou numa faltam meios lances, 2: são ilegíveis.
    [can-mate] Código de saída 0: decidido, 1: não determinado, 2: um diagrama é ilegível.
    [boards] Código de saída 0: um tabuleiro responde, 1: nenhum responde, 2: uma porta não abre.
   *[other] Código de saída 0: feito, 1: falhou, 2: a linha de comandos ou um ficheiro está errado. A saída de erros diz porquê.
}

## Words: what can be typed, besides the English words that always work

# What begins a line.
word-begin = começar, começa, iniciar
word-announce = anunciar, anuncia, anúncio
word-repeat = repetir, repete, repita, rep
word-correct = corrigir, corrige, corrija, cor
word-press = acionar, aciona, aci
word-undo = anular, anula, desfazer, anu
word-touch = tocar, toca, tocada, tocado, tocou
word-lift = levantar, levanta
word-execute = executar, executa, exe
word-record = anotar, anota
word-strike = riscar, risca
word-check = verificar, verifica
word-board = tabuleiro, posição, tab
word-eboard = tabuleiro eletrónico, etabuleiro
word-draw = empate, ofereço empate, oferecer empate, proponho empate, propor empate
word-accept = aceitar, aceito, aceita
word-decline = recusar, recuso, recusa
word-resign = abandonar, abandono, abandona, desisto, desistir
word-claim = reclamar, reclamo, reclama, recl
word-report = relatar
word-appeal = recurso, recorrer
word-request = pedir, peço, pede
word-arbiter = árbitro, o árbitro, a árbitra, arb
word-stop = parar, pausa
word-go = continuar, continua, seguir
word-clock = relógio, relógios, tempo, rel, quanto tempo, tempo restante
word-add = acrescentar, acrescenta, adicionar
word-take = tirar, tira, retirar
word-penalty = penalidade, penalização
word-supervision = supervisão
word-jadoube = componho, ajeito, compor
word-counter = contador
word-time = ritmo
word-period = período
word-absent = ausente, faltou
word-arrived = presente, chegou, chegaram
word-rule = decidir, decide, decisão
word-retrace = recuar, recua
word-adjust = ajustar, ajusta
word-done = feito, está feito
word-step = passo, próximo passo
word-result = resultado
word-both = ambos, ambas
word-note = nota
word-adjourn = adiar, adia, suspender
word-seal = selar, sela
word-envelope = envelope
word-open = abrir, abre
word-reopen = reabrir, reabre, retomar
word-again = outra vez, de novo, mais uma vez
word-last = último, última, último lance, lance anterior
word-moves = lances, jogadas, lan
word-number = número
word-times = tempos
word-calls = avisos
word-status = estado, situação, de quem é a vez, quem tem a vez, quem joga, onde estou, est, vez, quem move, é a minha vez, minha vez, quem ganhou, qual é o resultado
word-cases = casos, caso
word-look = consultar, consulta
word-help = ajuda, aju, que posso fazer, o que posso fazer, socorro
word-white = brancas, as brancas, branco, branca, brancos
word-black = pretas, as pretas, preto, preta, pretos, negras
word-pieces = peças
word-mine = minhas, minhas peças
word-theirs = adversárias, peças do adversário
word-where = onde, ond
word-what = quê, o quê, que há em, o que há em, que peça, qual peça, casa
word-rank = fila, fileira, linha
word-file = coluna
word-diagonal = diagonal
word-captured = capturadas, tomadas, material, peças capturadas, peças tomadas
word-walk = percorrer, percorre
word-attacks = ataques
word-earlier = antes, mais cedo
word-later = depois, mais tarde
word-from = desde, a partir de
word-offer = oferta, proposta
word-who = quem
word-sheet = planilha, pla
word-spell = soletrar, soletra, sol
word-law = regra, lei, artigo
word-laws = regras, leis, artigos
word-sign = assinar, assino, assina
word-lang = idioma, língua
word-cells = celas, células
word-verbosity = detalhe, detalhes
word-notation = notação
word-rate = velocidade
word-volume = volume
word-faster = mais rápido, mais depressa
word-slower = mais lento, mais devagar
word-louder = mais alto, mais forte
word-softer = mais baixo
word-quiet = silêncio
word-hear = ouvir, ouve
word-voice = voz
word-face = vista
word-am = sou, eu sou
word-quit = sair, sai, terminar
word-save = guardar, guarda, gravar, salvar
word-pgn = pgn
word-flip = virar, vira, rodar
word-settings = preferências, definições, configurações
word-new = nova, nova partida
word-next = seguinte, próxima, próximo, saltar
word-back = anterior, voltar
word-replay = rever, rever partida
word-rematch = revanche, desforra, outra partida
word-print = imprimir, imprime
word-unseat = libertar, liberar

# What only follows another word.
word-white-assistant = assistente das brancas, assistente de brancas
word-black-assistant = assistente das pretas, assistente de pretas
word-assistant = assistente
word-everybody = todos, todas
word-flag = bandeira, seta
word-threefold = repetição, tripla repetição
word-fifty = cinquenta, cinquenta lances
word-quickplay = final, final acelerado
word-no-effort = sem-esforço, sem esforço
word-no-arbiter = sem-árbitro, sem árbitro
word-increment = incremento
word-glossary = glossário
word-reject = rejeitar, rejeita, rejeito
word-postpone = adiar, mais tarde
word-lose = perdem, perder
word-two-hands = duas-mãos, duas mãos
word-silent = silêncio
word-warning = advertência
word-points = pontos
word-opponent-points = pontos-adversário
word-loss = derrota, perda
word-fine = multa
word-exclusion = exclusão
word-expulsion = expulsão
word-setup = colocação, posição inicial
word-colours = cores
word-adequate = adequada, adequado
word-none = nenhum, nenhuma
word-illegal = ilegal, ilegais
word-ply = meio lance, meio-lance
word-tone = tom, sinal
word-to = para, a, em
word-of = de, das
word-on = sim, ligado, ligada, automático, automática
word-off = não, desligado, desligada
word-own = próprio, próprias, meu
word-opponent = adversário
word-king = rei, reis
word-queen = dama, damas
word-rook = torre, torres
word-bishop = bispo, bispos
word-knight = cavalo, cavalos
word-pawn = peão, peões
word-takes = captura, toma, por
word-en-passant = en passant, de passagem
word-castle = roque, rocar
word-kingside = curto, pequeno
word-queenside = longo, grande
word-brief = breve
word-normal = normal
word-full = completo, completa
word-screen = ecrã, tela
word-lines = linhas
word-hybrid = híbrida, híbrido
word-system = sistema
word-embedded = incorporada, incorporado
word-lost = perdido
word-at = durante
word-as = como
word-words = palavras
word-signs = sinais
word-with-move = com-lance, com o lance
saying-score = 1-0, 0-1
saying-time = que horas são
saying-flag = bandeira, seta, caiu a bandeira, a bandeira caiu, bandeira caída, caiu a seta, a seta caiu, seta caída, acabou o tempo, tempo esgotado
saying-referee = juiz, chamar o árbitro, chamar árbitro, chame o árbitro
saying-illegal = ilegal, lance ilegal, é ilegal, foi ilegal, isso é ilegal
saying-mate = mate, xeque mate, xeque-mate, xeque, rei afogado, afogado, afogamento
saying-in-check = estou em xeque, quem está em xeque, é xeque, há xeque, o rei está em xeque, em xeque
saying-fen = fen
saying-version = versão
saying-looks = cores, escuro, claro, maior, tema
saying-mouse = rato
saying-hint = dica, sugestão, melhor lance, avaliação, análise, lances legais
saying-pin = pin
saying-descriptive = descritiva
word-separately = separadamente, à parte
word-brf = brf, braille
word-small = é, está, estão, era, foi, o, a, os, as, meu, minha, meus, minhas, em, na, no, de, me, resta, falta, tenho, qual, que, agora, por, favor, há, fica, se, um, uma, diga, mostre, sido
word-hear-again = isso, isto, outra, vez, lance, jogada, último, última, anúncio, mais, devagar, faz

# How a question is answered.
reply-yes = sim, s
reply-no = não, n
