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
    [slip_of_the_tongue] lapso ao falar
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

