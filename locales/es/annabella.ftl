### Annabella en español. Un archivo, cuatro secciones: habla, avisos, pantalla, palabras.
### Términos de FIDE y FEDA: jugada, media jugada, rival, planilla, árbitro, tablas, quien está en juego.

## Speech: how players, pieces, squares, moves and times are said

player = { $color ->
    [white] Blancas
   *[black] Negras
}
opponent = { $color ->
    [white] Negras
   *[black] Blancas
}
the-player = { $color ->
    [white] Las blancas
   *[black] Las negras
}
the-player-inside = { $color ->
    [white] las blancas
   *[black] las negras
}
the-opponent-inside = { $color ->
    [white] las negras
   *[black] las blancas
}
actor = { $who ->
    [white] El jugador de blancas
    [black] El jugador de negras
    [white_assistant] El asistente de las blancas
    [black_assistant] El asistente de las negras
    [arbiter] El árbitro
   *[program] El programa
}
piece = { $role ->
    [queen] { role } { $color ->
        [white] blanca
       *[black] negra
    }
    [rook] { role } { $color ->
        [white] blanca
       *[black] negra
    }
   *[other] { role } { $color ->
        [white] blanco
       *[black] negro
    }
}
role = { $role ->
    [king] rey
    [queen] dama
    [rook] torre
    [bishop] alfil
    [knight] caballo
   *[pawn] peón
}
counted-pieces = { $count ->
    [one] { role }
   *[other] { $count } { $role ->
        [king] reyes
        [queen] damas
        [rook] torres
        [bishop] alfiles
        [knight] caballos
       *[pawn] peones
    }
}
rounds = { $count ->
    [one] una ronda
   *[other] { $count } rondas
}
points-in-words = { $points ->
    [none] ningún punto
    [half] medio punto
   *[one] un punto
}
why-illegal-by = { $role ->
    [queen] la { role }
    [rook] la { role }
   *[other] el { role }
}
the-piece = { $role ->
    [queen] la { piece }
    [rook] la { piece }
   *[other] el { piece }
}
a-piece = { $role ->
    [queen] una { piece }
    [rook] una { piece }
   *[other] un { piece }
}
position-fault = { $why ->
    [text] no es un FEN
    [no-king] falta un rey
    [many-kings] un jugador tiene más de un rey
    [pawn-on-last-rank] hay un peón en la primera o la última fila
    [wrong-side-in-check] está en jaque quien no está en juego
    [over] la partida terminaría en el acto, con jaque mate o ahogado
    [dead] la partida terminaría en el acto: ningún jugador podría dar mate con ninguna serie de jugadas
   *[otherwise] sus partes se contradicen
}
duty = { $duty ->
    [move] mover las piezas
    [announce] anunciar
    [record] llevar la planilla
    [press] pulsar el reloj
    [ask] preguntar el tiempo y las jugadas
    [claim] reclamar la bandera o avisar de una pieza tocada
   *[seal] las formalidades de un aplazamiento
}
roles-role = { $kind ->
    [player] el jugador
    [blind-assistant] el asistente del jugador ciego
    [sighted-assistant] el asistente del jugador vidente
    [arbiter] el árbitro
   *[program] el programa
}
roles-own-side = { $who } por su propio bando
nothing = nada
empty = vacía
sheet-language = { $code ->
    [de] alemán
    [es] español
    [fr] francés
    [it] italiano
    [pt] portugués
    [nl] neerlandés
    [ca] catalán
    [gl] gallego
    [ro] rumano
    [da] danés
    [no] noruego
    [sv] sueco
    [is] islandés
    [fi] finés
    [et] estonio
    [pl] polaco
    [cs] checo
    [sk] eslovaco
    [hu] húngaro
    [hr] croata
    [sr] serbio
    [sl] esloveno
    [ru] ruso
    [uk] ucraniano
    [bg] búlgaro
    [el] griego
    [tr] turco
    [fig] figurines
   *[en] inglés
}
half-moves = { $plies ->
    [one] una media jugada
   *[other] { $plies } medias jugadas
}
move-announced-move-first = { $mv }. { player }: { $words }.
move-announced-in-words = { player }: { $words }.
move-announced = { player }: { $words }. { $mv }.
again = Otra vez: { $sentence }
again-times = Otra vez, { $times }: { $sentence }
announcement-corrected = Corregido. { $sentence }
piece-on-square = { piece } de { $square }
square-holds = { $square } { $piece }
square-empty = { $square } vacía
board-difference = { $square }: tablero de las blancas { $white }, tablero de las negras { $black }
ply-start = el comienzo de la partida
nothing-more = nada más
board-difference-both = { $square }: ambos tableros { $piece }
clocks-unchanged = sin cambios
clocks-as-then = blancas { $white }, contador { $white_moves }; negras { $black }, contador { $black_moves }
check-square = { $square }: { $stands }, correcto: { $should }
do-turn-round = gire todo el tablero 180 grados
do-lift = retire { the-piece } de { $square }
do-move = lleve { the-piece } de { $from } a { $to }
do-place = ponga { a-piece } en { $square }
cause-behind = { $plies ->
    [one] no se ha ejecutado la última media jugada
   *[other] no se han ejecutado las últimas { $plies } medias jugadas
}
cause-not-executed = no se ejecutó { $mv }
cause-unrecorded = se ejecutó { $moves }, que no está en ninguna planilla
cause-executed-as = { $mv } se ejecutó como { $from } { $to }
cause-wrong-promotion = { $mv } se ejecutó con promoción a { role }
cause-castled-to = { $side ->
    [king] { $mv } se ejecutó como enroque corto
   *[queen] { $mv } se ejecutó como enroque largo
}
cause-rook-forgotten = { $mv } se ejecutó sin mover la torre
cause-en-passant-left = { $mv } se ejecutó, pero el peón de { $square } quedó en el tablero
cause-turned = { $how ->
    [half] todo el tablero está girado 180 grados
    [quarter] todo el tablero está girado 90 grados
    [files] el tablero está reflejado: las columnas a y h están intercambiadas
   *[ranks] el tablero está reflejado: las filas primera y octava están intercambiadas
}
cause-colors-exchanged = las piezas blancas y negras están intercambiadas
cause-knocked-over = varias piezas parecen haberse caído{ $squares ->
    [none] { "" }
   *[other] : { $squares }
}
cause-set-up-wrongly = piezas que nunca se movieron han cambiado de lugar{ $squares ->
    [none] { "" }
   *[other] : { $squares }
}
cause-displaced = { the-piece } está en { $stands }, debería estar en { $should }
cause-wrong-piece = { $square }: { $stands }, correcto: { $should }
cause-missing = falta { the-piece } en { $square }
cause-extra = sobra { the-piece } en { $square }
on-sheet-of = en la planilla de { the-player-inside }
on-sheet-named = en la planilla { $sheet }
moves-and = { $moves } y { $last }
slip-missing = { $count ->
    [one] falta
   *[other] faltan
} { $moves } { $on }
slip-repeated = { $entries } { $count ->
    [one] está escrita
   *[other] están escritas
} dos veces { $on }
slip-surplus = { $entry } { $on } sobra
slip-exchanged = { $one } y { $other } están intercambiadas { $on }
slip-castling = { $entry } { $on } es el enroque hacia el otro lado; lo correcto es { $mv }
slip-letters = { $entry } { $on } es { $mv } con las letras de otro idioma ({ $language })
slip-wrong = { $on } consta { $entry } en lugar de { $mv }
slip-either = { $one } { $on } o { $other } { $there }{ $later ->
    [no] { "" }
   *[yes] , y todo lo posterior encaja con ambas versiones
}
slip-open = { $entries }: queda abierto qué media jugada se hizo{ $later ->
    [no] { "" }
   *[yes] , y todo lo posterior encaja con varias
}
slip-either-order = { $one } y { $other } están en el orden contrario en la otra planilla{ $later ->
    [no] { "" }
   *[yes] , y todo lo posterior encaja con ambas versiones
}
stroke-correct = cambie { $from } por { $to }
stroke-write-in = intercale { $moves } tras { $last }
stroke-strike = tache { $entry }, media jugada { $ply }
stroke-exchange = intercambie { $one } y { $other }
stroke-strike-rest = tache todo desde { $from }
slips-of-two-games = Las dos planillas tienen poco en común: quizá sean de dos partidas distintas.
slips-agreed = { $slips }; { $how ->
    [with-it] con ella ambas coinciden hasta { $last }.
    [with-them] con ellas ambas coinciden hasta { $last }.
   *[corrected] una vez corregido, ambas coinciden hasta { $last }.
}
hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
duration-before = { $before }, { $last }
duration = { $before } y { $last }
half-points = { $whole ->
    [0] medio
   *[other] { $whole } y medio
}
time-of = { $player }: { $time }
time-then = después { $period }
time-with = { $period } con { $bonus }
time-none = sin reloj
time-moves = { $moves ->
    [one] 1 jugada en { $time }
   *[other] { $moves } jugadas en { $time }
}
time-all-moves = todas las jugadas en { $time }
time-cumulative = incremento de { $time } por jugada
time-delay = demora de { $time } por jugada
time-us-delay = demora de { $time } antes de que el reloj descuente
time-byo-yomi = byo-yomi, { $times ->
    [one] una vez { $time }
   *[other] { $times } veces { $time }
}
time-canadian = { $moves ->
    [one] 1 jugada en { $time }, y así sucesivamente
   *[other] { $moves } jugadas en { $time }, y así sucesivamente
}
time-hourglass = un reloj de arena de { $time }
time-up = sin límite, los relojes cuentan hacia arriba
time-repeats = el último período se repite
time-turns-at-zero = el período siguiente empieza cuando el reloj llega a cero
time-freezes = ambos relojes se paran cuando uno llega a cero
time-call = Tiempo restante: { $left }.
time-calls-on = Se le avisará cuando el tiempo restante sea: { $marks }.
time-calls-tone = Oirá un tono cuando su tiempo restante sea: { $marks }.
time-calls-off = Su tiempo se le dirá solo cuando lo pregunte.
clock-short = { $color ->
    [white] Blancas
   *[black] Negras
} { $time } { $unit ->
    [hours] horas
    [minutes] minutos
   *[seconds] segundos
}{ $runs ->
    [yes] { "" }, en marcha
   *[no] { "" }
}.
clock-used-and-left = { $who ->
    [you] Tiene { $left }; usado: { $used }.
    [white] Las blancas tienen { $left }; usado: { $used }.
   *[black] Las negras tienen { $left }; usado: { $used }.
}
clock-used = { $who ->
    [you] Ha usado { $used }; no hay límite.
    [white] Las blancas han usado { $used }; no hay límite.
   *[black] Las negras han usado { $used }; no hay límite.
}
clock-entered = { $who ->
    [you] Su tiempo restante en el reloj de la mesa, según la última anotación: { $left }.
    [white] Tiempo restante de las blancas en el reloj de la mesa, según la última anotación: { $left }.
   *[black] Tiempo restante de las negras en el reloj de la mesa, según la última anotación: { $left }.
}
clock-not-entered = El tiempo lo lleva el reloj de la mesa; aún no se ha anotado lo que marca.
times-on-the-table = No se conoce el tiempo de cada jugada: lo lleva el reloj de la mesa.
clock-flag = { $who ->
    [you] Ha caído su bandera.
    [white] Ha caído la bandera de las blancas.
   *[black] Ha caído la bandera de las negras.
}
clock-byo-yomi = { $times ->
    [one] El último período de byo-yomi.
   *[other] Períodos de byo-yomi restantes: { $times }.
}
moves-from-boards = Desde el tablero: { $list }.
moves-completed = { $moves ->
    [0] Ninguna jugada completada
    [one] 1 jugada completada
   *[other] { $moves } jugadas completadas
}
clock-moves = { moves-completed }.
clock-moves-to-control = { moves-completed }, { $more } hasta el control de tiempo.
report-heading = Informe para el árbitro: { $white } contra { $black }, { $begun }
report-incidents = { $count ->
    [0] Sin incidentes.
   *[other] Incidentes, con la última media jugada y los relojes de blancas y negras:
}
with-colon = { $label }:
report-line = { $time } { $who }: { $sentence }
report-line-by = { $time } ({ $who }) { $sentence }
report-line-alone = { $time } { $sentence }
report-sensed = { $who }, { $source ->
    [lever] con la palanca
   *[board] desde el tablero
}
report-private = { $time } solo a { the-player-inside }: { $sentence }
both-boards = Los dos tableros:
board-of = Tablero de { the-player-inside }:
voice-why = { $why ->
    [no-process] Falta el programa de voz
    [process-died] El programa de voz se ha cerrado inesperadamente
    [no-alsa-library] Falta la biblioteca de ALSA (libasound.so.2, en el paquete libasound2)
    [process-frozen] El programa de voz no responde
    [process-flooded] El programa de voz ha enviado demasiados datos
    [no-library] Falta la biblioteca espeak-ng
    [no-system-voice] No hay voz del sistema
    [no-reader] Ningún lector de pantalla acepta frases aquí
    [system-broken] La voz del sistema ha rechazado una frase
    [system-silent] La voz del sistema no suena
    [no-device] No hay dispositivo de audio
    [device-busy] Otro programa está usando el dispositivo de audio
    [device-lost] El dispositivo de audio se ha desconectado
    [device-of-a-listener] El dispositivo predeterminado son los auriculares de un jugador; elija el altavoz de la sala con --device
    [device-frozen] El dispositivo de audio no responde
   *[other] La voz ha fallado
}
result-score = { $score ->
    [score-1-0] Ganan las blancas
    [score-0-1] Ganan las negras
    [score-draw] Tablas
    [score-both-lose] Pierden ambos
    [score-half-0] Medio punto para las blancas, cero para las negras
    [score-0-half] Medio punto para las negras, cero para las blancas
   *[other] Resultado
}
result-reason = { $reason ->
    [checkmate] jaque mate
    [resignation] abandono
    [stalemate] rey ahogado
    [dead_position] posición muerta, nadie puede dar jaque mate
    [agreement] de común acuerdo
    [time] ha caído una bandera
    [both_flags] ambas banderas caídas, no se sabe cuál cayó primero
    [both_flags_at_the_claim] ambas banderas han caído
    [threefold] la misma posición por tercera vez
    [fifty_moves] cincuenta jugadas sin captura ni movimiento de peón
    [illegal_moves] jugadas ilegales
    [quickplay] final a caída de bandera
    [fivefold] la misma posición por quinta vez
    [seventy_five_moves] setenta y cinco jugadas sin captura ni movimiento de peón
    [sealed_move] la jugada secreta es ambigua o ilegal
    [forfeit] incomparecencia
    [illegal_position] ambos reyes siguen en jaque o un peón sigue en la última fila tras otra jugada completada
    [not_given] el motivo no consta
   *[arbiter] por decisión del árbitro
}
takes = por
check = jaque
checkmate = jaque mate
castles-kingside = enroque corto
castles-queenside = enroque largo
guidelines-article = Directrices { $number }
article-in-words = artículo { $number }
castling-rights = { $side ->
    [both] corto y largo
    [king] corto
    [queen] largo
   *[none] ninguno
}
claim-after = tras { $mv }
claim-before-start = antes de la primera jugada registrada
law-title = { $key ->
    [moves_alternate] se juega por turnos
    [touch_move] pieza tocada
    [promotion_choice] elección de la pieza de promoción
    [checkmate] jaque mate
    [resignation] abandono
    [stalemate] ahogado
    [dead_position] posición muerta
    [agreement] tablas de mutuo acuerdo
    [press] pulsar el reloj
    [help_for_a_disability] asistente para el reloj
    [default_time] tiempo de incomparecencia
    [flag_fall] cuándo ha caído la bandera
    [loss_on_time] pérdida por tiempo
    [both_flags] ambas banderas caídas
    [both_flags_at_the_claim] ambas banderas caídas al reclamar
    [clocks_set_wrongly] reloj mal ajustado
    [interruption] parar los relojes
    [illegal_move] jugada ilegal
    [illegal_move_penalty] sanción por jugada ilegal
    [empty_press] pulsar sin mover
    [agreement_by_the_rules] tablas y bases del torneo
    [draw_offer] oferta de tablas
    [repeated_offers] ofertas y reclamaciones molestas
    [threefold] triple repetición
    [threefold_intended] la próxima jugada repite la posición
    [threefold_standing] la última jugada ha repetido la posición
    [fifty_moves] cincuenta jugadas
    [fifty_moves_intended] quincuagésima jugada prevista
    [fifty_moves_standing] cincuenta jugadas hechas
    [claim_after_touch] sin reclamación tras tocar
    [claim] procedimiento de la reclamación
    [wrong_claim] reclamación incorrecta
    [fivefold] quíntuple repetición
    [seventy_five_moves] setenta y cinco jugadas
    [signed_result] firma del resultado
    [arbiters_role] papel del árbitro
    [two_boards] dos tableros
    [announcement] anuncio de las jugadas
    [blind_touch] cuándo ha tocado el jugador ciego
    [blind_move_made] cuándo está hecha la jugada del jugador ciego
    [sighted_players_moves] jugadas del jugador vidente
    [blind_players_clock] reloj del jugador ciego
    [blind_players_record] planilla del jugador ciego
    [blind_press] cuándo se pone en marcha el reloj del rival
    [slip_of_the_tongue] lapsus linguae
    [boards_differ] tableros distintos
    [scoresheets_differ] planillas distintas
    [blind_players_assistant] asistente del jugador ciego
    [sighted_players_assistant] asistente del jugador vidente
    [sealing] sellado de una jugada
    [opening_the_envelope] apertura del sobre
    [sealed_move] la jugada secreta
    [late_at_the_resumption] llegar tarde a la reanudación
    [envelope_missing] falta el sobre
    [quickplay] final a caída de bandera
    [quickplay_without_arbiter] final a caída de bandera sin árbitro
    [increment_request] petición de un incremento
    [recorded_in_advance] jugada anotada por adelantado
    [sheets_after_flag] planillas tras una caída de bandera
    [sheets_not_reconstructed] planillas que no se pueden completar
    [bystanders] irregularidades que ven otros
    [warning] advertencia
    [time_to_opponent] tiempo añadido al rival
    [time_taken] tiempo quitado al infractor
    [points_to_opponent] puntos añadidos al rival
    [points_taken] puntos quitados al infractor
    [game_declared_lost] partida declarada perdida
    [expulsion] expulsión del torneo
    [supervision] supervisión de rápidas y relámpago
    [adjusting] componer piezas
    [touch_in_castling] tocar rey y torre
    [rook_touched_first] torre tocada antes que el rey
    [touch_without_move] piezas tocadas que no pueden moverse
    [assistant_who_moves] asistente que mueve las piezas
    [right_to_complain] derecho a reclamar por pieza tocada
    [two_hands] mover con dos manos
    [legal_move] jugadas legales e ilegales
    [unsupervised_illegal_move] jugadas ilegales en rápidas sin supervisión
    [unsupervised_illegal_move_in_blitz] jugadas ilegales en relámpago sin supervisión
    [wrong_set_up] posición inicial incorrecta
    [board_turned] tablero mal orientado
    [reversed_colors] colores cambiados
    [displaced_pieces] piezas desplazadas
    [position_reinstated] posición que se restablece
    [unsupervised_complaint] reclamaciones sin supervisión
    [unsupervised_illegal_position] posición ilegal sin supervisión
    [looks_at_record] consultas del registro del árbitro
    [fine] multa
    [exclusion] exclusión de rondas
    [same_hand] pulsar con la mano que movió
    [handling_the_clock] manejo del reloj
    [stopped_without_reason] relojes parados sin motivo
    [pieces_put_back] recolocación de piezas desplazadas
    [displacement_penalised] sanción por desplazar piezas
    [recording_duty_ends] fin de la obligación de anotar
    [disrepute] descrédito del ajedrez
    [leaving_the_playing_area] abandono de la zona de juego
    [forbidden_during_play] notas, consejos, aparatos y fumar
    [notes_and_advice] notas y consejos
    [device] aparatos electrónicos
    [finished_players] jugadores que han terminado
    [persistent_refusal] negativa persistente a cumplir las Leyes
    [both_guilty] ambos se niegan
    [appeal] apelación
    [times_determined] los tiempos tras una irregularidad
    [pawn_not_replaced] peón que queda en la última fila
    [reply_before_recording] responder antes de anotar
    [adjusting_on_own_time] componer en el propio tiempo
    [same_position] cuándo una posición es la misma
   *[other] sin título
}
law-text = { $article }, { $title }. { $text }
laws-listed = Artículos de las Leyes de { $laws } que aplica el programa:
rank-in-words = Fila { $rank }. { $pieces }
numbered-in-words = { $color ->
    [white] la jugada { $number }, { $mv }
   *[black] la jugada { $number } de las negras, { $mv }
}

event-part = { $tag ->
    [Event] Torneo: { $value }
    [Site] lugar: { $value }
    [Date] fecha: { $value }
    [Round] ronda: { $value }
   *[Board] tablero: { $value }
}
castling-typed = { $side ->
    [long] 0-0-0
   *[short] 0-0
}

## Notices: what happened, what was refused and what would be right

opened = { $named ->
    [no] Una partida nueva.
    [goes-on] { "" }
   *[yes] { $white } lleva las blancas, { $black } lleva las negras.
} Control de tiempo: { $time }. Leyes del Ajedrez de { $laws }.
record-reopened = El registro continúa { $plies ->
    [0] desde el comienzo
   *[other] tras { $last }
}, { $gap } después de su última anotación. Los relojes muestran los últimos tiempos anotados.
torn = La última línea del registro estaba incompleta y se ha eliminado; lo anterior está intacto.
time-missing = Tiempo sin registrar: { $gap }. El ordenador estuvo en reposo, se detuvo el programa o se cambió la hora. Ambos relojes están parados con los tiempos anteriores; decide el árbitro ({ $article }).
session-announced = La sesión termina { $after } después de empezar este registro.
session-announced-before-play = La sesión termina { $after } después de empezar la partida.
seal-required = La sesión ha terminado. { the-player } sellan una jugada.
move-sealed = { the-player } han sellado una jugada y pueden cambiarla hasta que se pare el reloj.
game-adjourned = La partida queda aplazada. { the-player } han sellado la jugada { $number }.
reply-sealed = { the-player } han sellado una respuesta. Corre el reloj de { the-opponent-inside }.
envelope-closed = El sobre está cerrado. Solo su contraseña lo abre.
resumption-set = Reanudación: { $text }.
game-resumed = La partida se reanuda desde la posición anterior a la jugada secreta, con los tiempos del aplazamiento.
envelope-opened = El sobre está abierto. { the-player } habían sellado { $text }.
envelope-opened-ambiguous = El sobre está abierto. { the-player } habían sellado { $text }, que puede significar varias jugadas.
envelope-opened-unreadable = El sobre está abierto. { the-player } habían sellado { $text }, que no se puede leer ({ $article }). Árbitro: escriba { word-result } y el resultado si no es una jugada legal, o abrir como y la jugada.
envelope-lost = Falta el sobre. { the-player } dicen qué jugada sellaron. Árbitro: escriba abrir como y esa jugada.
envelope-players = Sobre: { $white } contra { $black }.
envelope-sealer = { the-player } han sellado la jugada { $number }.
envelope-position = Posición anterior: { $position }.
envelope-time = { the-player } han usado { $used }. Tiempo restante: { $left }.
envelope-time-used = { the-player } han usado { $used }.
envelope-no-resumption = No dice cuándo ni dónde se reanuda la partida. Árbitro: escriba { word-envelope }, y la fecha y el lugar.
not-sealed = { $trouble ->
    [no-move] Eso no se puede leer como jugada y no queda sellado. Escriba { word-seal } y la jugada.
    [empty] En este braille no hay ninguna jugada. Escriba { word-seal } y una jugada, en texto o en celdas.
    [unreadable] Estas celdas braille no tienen la forma de una jugada. Escriba la pieza, la casilla y nada más, por ejemplo las celdas de Cf3.
    [several] Estas celdas braille contienen más de una jugada. Solo se sella una jugada.
    [too-long] Este archivo braille es demasiado largo para una jugada. Se admiten como máximo 64 kilobytes.
    [not-a-file] Eso es una carpeta, una tubería o un dispositivo. Indique un archivo braille con una jugada, con extensión brf o brl.
   *[not-opened] No se puede leer el archivo braille: { $why }. Indique un archivo con una jugada, con extensión brf o brl.
}
sealed-asked = { $is ->
    [known] Ha sellado { $text }. Puede cambiarla hasta que se pare el reloj.
    [nothing] Todavía no hay nada sellado. Escriba { word-seal } y la jugada.
   *[hidden] Otros ven este terminal: aquí no se muestra la jugada secreta. { word-seal } y una jugada la cambian.
}
passphrase = { $notice ->
    [asked] Árbitro, escriba una contraseña para el sobre en la línea siguiente. No se muestra.
    [asked-of-the-sealer] La contraseña del sobre la elige usted: sin ella nadie lo abre. Escríbala en la línea siguiente; no se muestra. { word-later } la deja para luego, { word-quit } sale.
    [again] Escriba otra vez la misma contraseña.
    [not-the-same] Las dos contraseñas no coinciden, o no se escribió nada. Escriba de nuevo una contraseña.
    [too-short] Esa contraseña es demasiado corta. Escriba una de seis caracteres o más.
    [put-off] El sobre no está cerrado. { word-envelope } vuelve a pedir su contraseña.
    [to-open] Árbitro, escriba la contraseña del sobre en la línea siguiente. No se muestra. Una línea vacía lo deja cerrado.
    [not-opened] El sobre sigue cerrado.
    [wrong] Esa no es la contraseña de este sobre. Escriba { word-open } para intentarlo otra vez, o { word-envelope } { word-lost } si ya nadie la sabe.
    [damaged] El sobre del registro está dañado y no se puede abrir. Escriba { word-envelope } { word-lost } y después la jugada sellada, como en { "abrir como Cf3" }.
    [foreign] Este sobre pertenece a otra partida o a otra jugada. Escriba { word-envelope } { word-lost } y después la jugada sellada, como en { "abrir como Cf3" }.
    [not-kept] La jugada secreta no está en un sobre y no se conserva. Hay que sellarla de nuevo al reanudar la partida.
   *[not-encrypted] El sobre no se puede cerrar en este ordenador. Anote la jugada secreta en papel y escriba { word-envelope } { word-lost }.
}
pin-set = Desde ahora las palabras del árbitro necesitan el PIN. Cada línea lo pide.
pin-refused = Ese no es el PIN.
pin-refused-elsewhere = Alguien en otro terminal ha dado un PIN equivocado.
pin = { $notice ->
    [new] Árbitro, escriba en la línea siguiente un PIN para esta partida. Tiene cuatro caracteres o más, mejor seis, y no se muestra.
    [again] Escriba el mismo PIN otra vez.
    [not-the-same] Los dos PIN no coinciden. Escriba de nuevo un PIN.
    [too-short] Un PIN tiene cuatro caracteres o más. Escriba de nuevo un PIN.
    [asked] Árbitro, escriba el PIN en la línea siguiente. No se muestra. Una línea vacía deja todo como está.
    [not-given] No se ha escrito ningún PIN. No se ha hecho nada.
    [asked-once-more] Introduzca de nuevo el PIN. Una línea vacía deja todo como está.
    [wait] Se han introducido demasiados PIN erróneos. Introduzca de nuevo el PIN dentro de { $wait }. Una línea vacía deja todo como está.
    [not-checked] El PIN de este registro no se puede comprobar: pide más memoria o tiempo de los que Annabella usa nunca. No se ha hecho nada.
   *[not-hashed] Este ordenador no genera números aleatorios. La partida no tiene PIN.
}
chess960-array = Ajedrez 960, posición inicial { $number }.
chess960-position = Ajedrez 960, desde una posición dada.
chess960-rest = Todas las demás casillas están vacías.
play-begun = La partida ha comenzado.
clock-pressed = { $color ->
    [white] Pulsan las blancas.
   *[black] Pulsan las negras.
}
move-completed-move-first = { $mv } completada.
move-completed = { the-player } han completado la jugada { $mv }.
move-imported = { player }: { $mv }, tomada de un PGN.
pieces-touched = { the-player } han tocado: { $list }.
touch-disregarded = { the-player } han anunciado una jugada que las piezas tocadas no permiten ({ $article }).
touch-disregarded-hint = Árbitro: con { word-claim } { word-touch } { $squares } es un caso que usted decide.
move-repeated = { $who } ha repetido la jugada como se anunció.
repetition-differed = { $who } ha repetido { $repeated }, pero se anunció { $announced }.
announcement-withdrawn = Jugada retirada: { $mv }.
executed = En el tablero de { the-player-inside }: { $what }.
recorded = En la planilla de { the-player-inside }: { $text }.
recorded-unreadable = En la planilla de { the-player-inside }: { $text }. No se puede leer como jugada.
recorded-in-advance = Se ha anotado antes de hacer la jugada ({ $article }).
recorded-ambiguous = En la planilla de { the-player-inside }: { $text }. Puede significar varias jugadas.
struck = La planilla de { the-player-inside } queda tachada desde la media jugada { $ply }.
strike-due = La planilla de { the-player-inside } ya no cuenta desde la media jugada { $ply }; { the-player-inside } tachan el resto.
entry-correction-due = En la planilla de { the-player-inside } la media jugada { $ply } cuenta como { $to }; { the-player-inside } corrigen la anotación.
entry-write-in-due = En la planilla de { the-player-inside } la media jugada { $ply } cuenta como { $to }; { the-player-inside } la intercalan.
entry-strike-due = En la planilla de { the-player-inside } ya no cuenta la anotación anterior a la media jugada { $ply }; { the-player-inside } la tachan.
exchange-due = En la planilla de { the-player-inside } las medias jugadas { $ply } y { $other } cuentan como intercambiadas; { the-player-inside } las intercambian.
entry-corrected = En la planilla de { the-player-inside } la media jugada { $ply } es ahora { $to }.
entry-struck = En la planilla de { the-player-inside } se ha tachado la anotación sobrante anterior a la media jugada { $ply }.
sheet-corrected = La planilla de { the-player-inside } está corregida.
draw-offered = { the-player } ofrecen tablas.
draw-declined = { the-player } rechazan la oferta de tablas.
offer-open-again = La oferta de tablas de { the-player-inside } vuelve a estar abierta.
arbiter-called = { $who } llama al árbitro.
clocks-stopped = Ambos relojes están parados.
clocks-started = Corre el reloj de { the-player-inside }.
clocks-set = Los relojes se han ajustado: blancas { $white }, negras { $black }.
time-added = El reloj de { the-player-inside } recibe { $time }.
time-taken = El reloj de { the-player-inside } pierde { $time }.
set-on-the-table = Póngalo en el reloj de la mesa.
time-controls-set = El control de tiempo estaba mal ajustado. Ahora es: { $time }. El tiempo ya usado se mantiene.
period-set = { the-player } están en el período { $period }.
player-absent = { the-player } no han llegado.
player-arrived = { the-player } han llegado.
default-time-passed = { the-player } no han llegado dentro del tiempo de incomparecencia de { $time } y pierden, salvo que el árbitro decida otra cosa ({ $article }).
counter-set = El árbitro ha ajustado el contador de jugadas de { the-player-inside }.
flag-fell = Ha caído la bandera de { the-player-inside }.
boards-differed = Los dos tableros difieren ({ $article }) en { $count ->
    [one] una casilla
   *[other] { $count } casillas
}{ $more ->
    [0] : { $squares }.
   *[other] : { $squares } y { $more } más.
}
boards-differed-from-sheets = Los dos tableros son iguales, pero difieren de las planillas en { $count ->
    [one] una casilla
   *[other] { $count } casillas
}{ $more ->
    [0] : { $squares }.
   *[other] : { $squares } y { $more } más.
}
illegal-moves-set = Jugadas ilegales completadas por { the-player-inside }: { $count }.
board-difference-said = { $difference }.
boards-agreed = Los dos tableros vuelven a coincidir.
half-move-counted = { the-player } han ejecutado { $mv } en su propio tablero: allí cuenta como ejecutada.
illegal-move-found = Jugada ilegal { $count } de { the-player-inside } ({ $article }): { $mv }.
cases-explain = Árbitro: vea { word-cases }.
arbiter-decides = Decide el árbitro.
illegal-move-found-hint = Árbitro: { "decidir aceptar" } restablece la posición anterior y da { $time } a { the-player-inside }{ $stands ->
    [no] ; la jugada capturó un rey y no puede valer
    [king] ; un peón no puede convertirse en rey y la jugada no puede valer
   *[yes] ; { word-rule } { word-reject } da la jugada por válida
}.
illegal-move-found-times = Con { "decidir aceptar" } los relojes marcan después { $white } para las blancas y { $black } para las negras: el tiempo usado en la jugada cuenta. Antes de la jugada marcaban { $white_before } y { $black_before }. Otros tiempos: { word-clock }.
empty-press-found = { the-player } han pulsado el reloj sin haber movido ({ $article }).
illegal-move-number = Jugada ilegal número { $count }.
empty-press-found-hint = Árbitro: { "decidir aceptar" } da { $time } a { the-player-inside }; con { word-rule } { word-reject } no cuenta. Después, { word-go }.
empty-press-found-loses = Árbitro: con { "decidir aceptar" } pierden { the-player-inside }; con { word-rule } { word-reject } no cuenta.
empty-press-found-left-to-arbiter = El árbitro decide si lo sanciona. Después, { word-go }.
case-accepted = Cuenta como jugada ilegal de { the-player-inside }.
case-rejected = El árbitro lo da por válido.
flag-claimed = Se reclama que ha caído la bandera de { the-player-inside }.
ruling-postponed = El árbitro decidirá el caso { $case } más tarde{ $play ->
    [waits] ; hasta entonces los relojes siguen parados
   *[goes-on] { "" }
}.
ruling-taken-back = El árbitro retira la decisión sobre el caso { $case }: vuelve a estar abierto. Tableros, planillas y cuentas quedan como antes de ella.
result-signed = { the-player } firman el resultado.
offer-improper = La oferta vale, aunque no se hizo entre la jugada y el reloj ({ $article }).
offer-forbidden = Según las bases todavía no se pueden ofrecer tablas sin el consentimiento del árbitro ({ $article }).
offer-repeated = Es la oferta de tablas número { $count } de { the-player-inside } ({ $article }).
claim-repeated = Es la reclamación de tablas incorrecta número { $count } de { the-player-inside } ({ $article }).
result-taken-back = El resultado queda anulado; la partida continúa.
illegal-move-found-queen-hint = Árbitro: la dama se queda. { "decidir aceptar" } da { $time } a { the-player-inside }; con { word-rule } { word-reject } no cuenta.
no-clock-hint = Árbitro: esta partida no tiene reloj, así que no se da tiempo. { "decidir aceptar" } { $accepted ->
    [back] vuelve a la posición anterior a la jugada
    [queen] la cuenta como ilegal, y la dama se queda
   *[counts] la cuenta como ilegal
}; también se puede poner una { word-penalty }. Con { word-rule } { word-reject } no cuenta.
queen-leaves-no-move = { $mated ->
    [yes] Con esa dama { the-player-inside } están en jaque mate, pero no por una jugada legal ({ $article }): el árbitro decide, { "resultado 1-0" } o { "resultado 1/2-1/2" }.
   *[no] Con esa dama { the-player-inside } no tienen ninguna jugada legal: el árbitro declara tablas o decide otra cosa con { "resultado 1/2-1/2" }.
}
illegal-move-found-loses = Árbitro: { "decidir aceptar" } termina la partida, { $outcome ->
    [drawn] en tablas, porque el rival no puede dar jaque mate con ninguna serie de jugadas legales
   *[lost] perdida por { the-player-inside }
}{ $stands ->
    [no] ; la jugada capturó un rey y no puede valer
    [king] ; un peón no puede convertirse en rey y la jugada no puede valer
   *[yes] ; { word-rule } { word-reject } da la jugada por válida
}.
touch-move-ends = La jugada { $mv } va contra la regla de la pieza tocada y terminaría la partida ({ $article }). Árbitro: { "decidir aceptar" } retira la jugada; { word-rule } { word-reject } deja que termine la partida.
penalty-given = { $kind ->
    [warning] El árbitro advierte a { the-player-inside } ({ $article }).
    [time] Sanción a { the-player-inside } ({ $article }): el reloj del rival, { opponent }, recibe { $amount }.
    [take] Sanción a { the-player-inside } ({ $article }): su reloj pierde { $amount }.
    [points] Sanción a { the-player-inside } ({ $article }): se resta { $amount } de su resultado.
    [opponent-points] Sanción a { the-player-inside } ({ $article }): se suma { $amount } al resultado del rival, { opponent }, mientras ambos juntos no tengan más de lo que da la partida.
    [opponent-points-back] Se retira la sanción a { the-player-inside }: al resultado de { the-opponent-inside } no se le suma nada ({ $article }).
    [points-back] Se retira la sanción a { the-player-inside }: de su resultado no se resta nada ({ $article }).
    [loss-shared] Sanción a { the-player-inside } ({ $article }): la partida está perdida, y { the-opponent-inside } reciben { $amount }.
    [loss] Sanción a { the-player-inside } ({ $article }): pierden la partida.
    [fine] Sanción a { the-player-inside } ({ $article }): multa anunciada de antemano.
    [exclusion] Sanción a { the-player-inside } ({ $article }): exclusión de { $amount }.
   *[expulsion] Sanción a { the-player-inside } ({ $article }): expulsión del torneo.
}
ruling-explained = Motivo del árbitro en el caso { $case }: { $text }.
supervision-set = { $adequate ->
    [yes] Esta partida está supervisada adecuadamente: las jugadas ilegales se sancionan según las reglas de competición ({ $article }).
   *[no] Esta partida no está supervisada adecuadamente: una jugada ilegal solo se corrige antes de que el rival haya hecho su siguiente jugada ({ $article }).
}
assistant-set = { $has ->
    [no] { the-player } ya no tienen asistente ({ $article }).
   *[yes] { the-player } tienen un asistente para: { $duties } ({ $article }).
}
two-hands-found = { the-player } han movido con las dos manos ({ $article }).
complaint-accepted = El árbitro acepta la reclamación del caso { $case }.
adjusting-announced = { the-player } componen piezas.
touch-claimed = Se reclama que { the-player-inside } han tocado: { $list }.
article-reported = { $who } informa: { $color ->
    [nobody] { $about }
   *[other] { player }, { $about }
} ({ $article }).
silent-press-claimed = Se dice que { player } pulsó el reloj sin anunciar la jugada ({ $announce }, { $press }){ $executed ->
    [yes] ; ejecutado entretanto: { $mv }
   *[no] { "" }
}.
appeal-made = Apelación de { player } contra { $case ->
    [none] el resultado
   *[other] la decisión sobre el caso { $case }
} ({ $article }).
illegal-move-claimed = Se reclama que la jugada { $mv } de { the-player-inside } era ilegal ({ $article }).
correction-proposed = { the-player } reclaman que la jugada { $mv } era ilegal. Ya es tarde, salvo que el rival esté de acuerdo: { "aceptar" } vuelve a la posición anterior, { word-reject } la da por válida ({ $article }).
correction-agreed = Ambos jugadores están de acuerdo: se corrige la jugada ilegal.
correction-declined = El rival no está de acuerdo: la jugada vale.
draw-accepted = { the-player } aceptan las tablas. Según las bases el árbitro debe dar su consentimiento ({ $article }).
consent-hint = Los dos jugadores están de acuerdo. { word-rule } { word-accept } da el consentimiento y la partida es tablas; con { word-rule } { word-reject } continúa después de { word-go }.
consent-refused = El árbitro no consiente las tablas.
cases-by-number = Si hay varios casos abiertos, ponga el número detrás de { word-rule }, como en { "decidir 1 aceptar" }.
no-open-case = No hay ningún caso abierto.
case-state = { $state ->
    [accepted] Decisión: aceptado.
    [rejected] Decisión: rechazado.
    [stands] Se dejó como estaba.
    [taken-up] Se tramitó.
    [withdrawn] Ya no procede.
   *[unanswered] Quedó sin respuesta.
}
counted-against = { the-player }: { $illegal ->
    [0] ninguna jugada ilegal
    [one] una jugada ilegal
   *[other] { $illegal } jugadas ilegales
} en la cuenta{ $looks ->
    [0] { "" }
   *[other] ; consultas del registro del árbitro: { $looks }
}.
record-shown = El registro del árbitro, consulta { $look } de { $most }.
touch-claim-hint = Árbitro: con { "decidir aceptar" } las piezas se consideran tocadas: deben moverse o ser capturadas, y se retira otra jugada; con { word-rule } { word-reject } no se consideran tocadas.
reported-hint = Árbitro: { word-rule } { word-accept } lo da por cierto, { word-rule } { word-reject } no; mientras el caso está abierto se puede dar una { word-penalty }. Después, { word-go }.
displaced-hint = Árbitro: { word-rule } { word-accept } descuenta el tiempo desde entonces ({ $time }) del reloj de { player }, pues las piezas se recolocan en el propio tiempo; { word-rule } { word-reject } no descuenta nada; también cabe una { word-penalty }. Después, { word-go }.
silent-hint = Árbitro: con { word-rule } { word-accept } la pulsación no cuenta: { player }, advertencia, y se anuncia la jugada{ $times ->
    [none] { "" }
   *[other] , y los relojes marcan { $times }
}. Con { word-rule } { word-reject } cuenta. Tiempo para el rival: { word-add }. Después, { word-go }.
appeal-hint = Queda con el registro para quienes deciden las apelaciones. { word-rule } { word-accept } o { word-rule } { word-reject } anota su decisión.
default-time-hint = Árbitro: con { word-rule } { word-accept } pierden { the-player-inside }, y también el rival si tampoco ha llegado; con { word-rule } { word-reject }, o { word-arrived }, la partida sigue.
default-time-waived = { the-player } no pierden por llegar tarde.
appeal-decided = La apelación del caso { $case } se { $how ->
    [allowed] estima
   *[dismissed] desestima
}.
late-illegal-move-hint = Espera al rival: { "aceptar" } o { word-reject }.
unclaimed-hint = El rival puede reclamarla hasta que haga su jugada; después vale. { word-rule } { word-accept } interviene y la sanciona; { word-rule } { word-reject } la da por válida.
wrong-start-claimed = { $who } reclama que { $what ->
    [setup] al empezar las piezas estaban mal colocadas
    [board] el tablero está mal orientado
    [colours] la partida empezó con los colores cambiados
   *[clock] el reloj está mal ajustado
} ({ $article }).
set-up-kept = Las piezas de { $squares } estaban mal colocadas desde el principio. Cada jugador ha hecho { $moves } jugadas o más: la partida continúa con las piezas como están ({ $article }).
set-up-kept-king = { the-player } ya no pueden enrocar.
set-up-kept-rook = { the-player } no pueden enrocar con la torre de { $square }.
wrong-start-hint = Árbitro: { $what ->
    [setup] con { "decidir aceptar" } la partida se anula y empieza una nueva; con { word-rule } { word-reject } continúa.
    [board] con { "decidir aceptar" } la posición se traslada a un tablero bien orientado y la partida continúa; con { word-rule } { word-reject } el tablero queda como está.
    [colours] { $rule ->
        [new-game] con { "decidir aceptar" } la partida se anula y empieza una nueva con los colores correctos; con { word-rule } { word-reject } continúa.
       *[arbiter] la partida continúa con { word-rule } { word-reject }, salvo que usted decida otra cosa: con { "decidir aceptar" } se anula y empieza una nueva con los colores correctos.
    }
   *[clock] con { "decidir aceptar" } la reclamación es correcta: ponga { word-time }, { word-clock } y { word-counter }, y luego { word-go }; con { word-rule } { word-reject } el ajuste queda como está.
}
replacement-hint = La nueva partida tiene su propio registro y los tiempos completos; { word-clock } pone otros, { word-begin } la inicia.
game-cancelled = La partida se anula ({ $article }). { $exchanged ->
    [yes] Se juega una nueva con los colores cambiados.
   *[no] Se juega una nueva.
}
replacement-begun = Nueva partida{ $named ->
    [yes] : { $white } lleva las blancas, { $black } lleva las negras
   *[no] { "" }
}. El árbitro la inicia con { word-begin }.
is-cancelled = Esta partida fue anulada ({ $article }); en su lugar se juega otra.
is-cancelled-in = Esta partida fue anulada ({ $article }); la que se juega en su lugar está en { $file }.
flag-claim-hint = Árbitro: con { "decidir aceptar" } la bandera ha caído y se pierde la partida, o son tablas si el rival no puede dar jaque mate; { word-rule } { word-both }: ambas banderas están caídas y no se sabe cuál cayó primero; { word-rule } { word-reject } rechaza la reclamación; después, { word-go }.
records-differ-hint = Árbitro: { "decidir aceptar" } aplica la propuesta; { word-rule } { word-reject } deja todo como está.
records-differ-more = { $why ->
    [board_turned] Un tablero mal orientado se gira, la posición se traslada y la partida continúa.
    [wrong_set_up] Si las piezas estaban así desde el principio, { word-claim } { word-setup } hace empezar una partida nueva.
    [set_up_stays] Si las piezas estaban así desde el principio, es tarde para una partida nueva: indique en ambos tableros cómo están y escriba { word-claim } { word-setup }. La partida continúa así, sin enroque para un rey o con una torre que estaban mal colocados.
    [reversed_colors] Si la partida empezó así, { word-claim } { word-colours } hace empezar una partida nueva si las Leyes lo prevén.
    [displaced_pieces] El jugador que derribó piezas las coloca en su propio tiempo; usted puede imponer una { word-penalty }.
   *[position_reinstated] Se restablece la posición anterior o la última que pueda identificarse.
}
touch-binds = { $rule ->
    [moves] La pieza de { $own } debe moverse ({ $article }).
    [captured] La pieza de { $enemy } debe ser capturada ({ $article }).
    [captures] La pieza de { $own } debe capturar la de { $enemy } ({ $article }).
    [castles] Se tocaron rey y torre: hay que enrocar por ese lado ({ $article }).
    [king] El enroque por ese lado es ilegal: el rey debe hacer otra jugada ({ $article }).
   *[free] Ninguna de esas piezas puede moverse ni ser capturada: vale cualquier jugada legal ({ $article }).
}
why-illegal = { $why ->
    [nothing] No hay ninguna pieza propia en { $square }.
    [own] En { $square } hay una pieza propia: { role }.
    [king] Un rey nunca se captura.
    [not-its-move] Esa pieza no se mueve así: { role }.
    [blocked] El camino está bloqueado por { why-illegal-by } de { $square }.
    [no-capture] No hay nada que capturar en { $square }.
    [no-en-passant] Ya no se puede capturar al paso.
    [not-promoted] El peón de la última fila no se sustituyó por una pieza.
    [wrong-promotion] Un peón no puede convertirse en esa pieza.
    [left-in-check] El rey propio queda en jaque por { why-illegal-by } de { $square }.
    [into-check] El rey va a una casilla atacada por { why-illegal-by } de { $square }.
    [no-castling] Ya no se puede enrocar por ese lado: el rey o la torre ya se han movido.
    [castling-in-check] Enroque estando en jaque por { why-illegal-by } de { $square }.
   *[castling-through] Enroque pasando por { $through }, atacada por { why-illegal-by } de { $square }.
}
case-open = Caso { $case }: { $kind ->
    [illegal] jugada ilegal de { the-player-inside }
    [hands] jugada con las dos manos de { the-player-inside }
    [touched] se reclama pieza tocada por { the-player-inside }
    [late] { the-player-inside } proponen corregir una jugada ilegal
    [unclaimed] jugada ilegal de { the-player-inside }, sin reclamar hasta ahora
    [unclaimed-press] reloj pulsado sin jugada por { the-player-inside }, sin reclamar hasta ahora
    [empty] reloj pulsado sin jugada por { the-player-inside }
    [touch] pieza tocada y no jugada por { the-player-inside }
    [offer] oferta de tablas de { the-player-inside }
    [claimed-move] jugada declarada y no hecha por { the-player-inside }
    [threefold] tablas reclamadas por { the-player-inside }, la misma posición por tercera vez
    [fifty] tablas reclamadas por { the-player-inside }, cincuenta jugadas
    [quickplay] tablas reclamadas por { the-player-inside } en el final a caída de bandera
    [increment] incremento pedido por { the-player-inside }
    [flag] caída de bandera reclamada por { the-player-inside }
    [setup] piezas mal colocadas al empezar
    [board] tablero mal orientado
    [colours] partida empezada con los colores cambiados
    [clock] reloj mal ajustado
    [reported] { player }: { $about }
    [reported-nobody] { $about }
    [silent] { player }: reloj pulsado sin anunciar la jugada
    [appeal] { player }: apelación
    [default-time] { player }: ausencia tras el tiempo de incomparecencia
   *[records] los tableros o las planillas difieren
} ({ $article }).
draw-claimed = { the-player } reclaman tablas: { $rule ->
    [threefold] la misma posición por tercera vez
   *[fifty] cincuenta jugadas sin captura ni movimiento de peón
}{ $manner ->
    [intended] , con la jugada anotada { $mv }
   *[standing] { "" }
} ({ $article }).
draw-claim-judged-wrong = La reclamación es incorrecta ({ $article }). La oferta de tablas de { the-player-inside } sigue en pie.
draw-claim-judged-brief = La reclamación de { the-player-inside } es incorrecta ({ $article }){ $time ->
    [none] { "" }
   *[other] : el reloj de { the-opponent-inside } recibe { $time }
}{ $manner ->
    [intended] ; hay que jugar la jugada anotada { $mv }
   *[standing] { "" }
}; la oferta de tablas sigue en pie.
draw-claim-judged-wrong-intended = { draw-claim-judged-wrong } Hay que jugar la jugada anotada { $mv }.
claim-intended = Reclamación comprobada. Jugada prevista: { $mv }.
claim-position = La posición reclamada: juegan { the-player-inside }. Enroque aún posible para las blancas: { $white }; para las negras: { $black }.
claim-occurrences = Esta posición se ha dado { $count ->
    [one] una vez
   *[other] { $count } veces
}: { $list }. Hacen falta tres.
claim-alike = No cuenta: { $place }. Estaban las mismas piezas en las mismas casillas, pero { $why ->
    [turn] jugaba el otro jugador
    [castling] los derechos de enroque eran otros
   *[en-passant] se podía capturar un peón al paso
}.
claim-quiet = Reclamación comprobada: { $count ->
    [one] una media jugada
   *[other] { $count } medias jugadas
} sin captura ni movimiento de peón, desde { $since }. Hacen falta 100.
claimed-move-found = { the-player } han anunciado otra jugada que la anotada para la reclamación ({ $article }).
claimed-move-found-hint = Árbitro: { "decidir aceptar" } retira { $mv }, y debe hacerse la jugada anotada; { word-rule } { word-reject } da { $mv } por válida.
quickplay-claimed = { the-player } reclaman tablas: { $ground ->
    [normal-means] el rival no puede ganar por medios normales
   *[no-effort] el rival no intenta ganar
} ({ $article }). Decide el árbitro.
quickplay-hint = Árbitro: { "decidir aceptar" } declara tablas; { word-rule } { word-postpone } y después { word-go } decide más tarde, también tras caer la bandera; { word-rule } { word-reject } da dos minutos al rival.
quickplay-claimed-without-arbiter = { the-player } reclaman tablas: { $ground ->
    [normal-means] el rival no puede ganar por medios normales
   *[no-effort] el rival no intenta ganar
} ({ $article }). No hay árbitro: la reclamación termina la partida, y un árbitro decide después.
quickplay-form = Anote: { $color ->
    [white] juegan las blancas
   *[black] juegan las negras
}; blancas: { $white }; negras: { $black }; { $fen }.
quickplay-form-checked = { $ground ->
    [normal-means] { the-player } comprueban la posición final y la firman.
   *[no-effort] { the-player } comprueban la posición final y la planilla, que ha de estar al día, y firman ambas.
}
quickplay-without-arbiter-hint = El árbitro que decida después: { "decidir aceptar" } da tablas; { word-rule } { word-reject } rechaza la reclamación, y luego { "resultado 1-0" } o { "resultado 0-1" } da el resultado.
increment-requested = { the-player } piden un incremento de 5 segundos por jugada para ambos, lo que es también una oferta de tablas ({ $article }).
increment-hint = Árbitro: primero se acepta o rechaza la oferta; después { "decidir aceptar" } da a ambos 5 segundos por jugada desde ahora y dos minutos al rival; { word-rule } { word-reject } no cambia nada, y luego { word-go }.
increment-given = Desde ahora cada jugada añade { $time } al reloj de quien la hace.
claim-rejected = El árbitro rechaza la reclamación.
retraced = La partida se retrotrae a la posición { $plies ->
    [0] inicial
   *[other] tras { $last }
}. { $kept ->
    [yes] Hay que poner así ambos tableros; las planillas que escribe el programa ya están ajustadas.
   *[no] Hay que poner así ambos tableros; ambas planillas ya están ajustadas.
} Los relojes siguen parados; el árbitro los pone en marcha con { word-go }.
retraced-in-brief = La partida vuelve a { $plies ->
    [0] la posición inicial
   *[other] la posición tras { $last }
}.
times-after-going-back = Los relojes marcan ahora blancas { $white }, negras { $black }; antes marcaban blancas { $white_before }, negras { $black_before }. Otros tiempos: { word-clock }.
board-adjusted = El tablero de { the-player-inside } está ahora como dicen las planillas.
board-step-done = { $left ->
    [0] En el tablero de { the-player-inside } está todo hecho.
   *[other] Lo siguiente en el tablero de { the-player-inside }, pasos restantes: { $left }: { $what }.
}
board-connected = { $back ->
    [yes] El tablero electrónico de { the-player-inside } vuelve a responder.
   *[no] Tablero de { the-player-inside }: { $device }, { $number ->
        [none] sin número
       *[other] número { $number }
    }, está { $lies ->
        [turned] girado
       *[straight] derecho
    }.
}
board-lost = El tablero electrónico de { the-player-inside } no responde. Escriba las jugadas hasta que vuelva a responder.
board-ignored = Lo que muestra el tablero electrónico de { the-player-inside } ya no cuenta. Escriba las jugadas; { word-eboard } { word-on } hace que vuelva a contar.
board-read = Lo que muestra el tablero electrónico de { the-player-inside } vuelve a contar.
eboard-state = El tablero electrónico de { the-player-inside } { $state ->
    [read] responde
    [ignored] responde, pero no cuenta
   *[lost] no responde
}{ $lies ->
    [turned] ; está girado.
    [straight] ; está derecho.
   *[unknown] .
}
eboard-as-expected = Está como debe.
eboard-not-begun = La partida no ha comenzado. { $clock ->
    [board] Ponga en marcha el reloj del tablero o escriba { word-begin }.
   *[other] Escriba { word-begin }.
}
eboard-gone = El tablero electrónico de { the-player-inside } no responde.
eboard-otherwise = Tablero electrónico de { the-player-inside }: { $squares }{ $more ->
    [0] .
    [one] ; y una casilla más.
   *[other] ; y { $more } casillas más.
}
eboard-none = No hay ningún tablero electrónico. Inicie el programa con --white-board o --black-board.
eboard-not-completed = { the-player } han pulsado el reloj, pero en el tablero electrónico no hay ninguna jugada: { $squares }{ $more ->
    [0] .
    [one] ; y una casilla más.
   *[other] ; y { $more } casillas más.
} No se ha completado nada.
board-clock-goes-on = El programa no puede parar el reloj del tablero electrónico. Párelo a mano.
board-correction-due = El tablero de { the-player-inside } se debe corregir según las planillas.
board-correction-confirmed = Árbitro: { word-adjust } confirma que está hecho.
cases-void = { $count ->
    [one] El caso { $cases } ya no procede: su jugada se retira.
   *[other] Los casos { $cases } ya no proceden: sus jugadas se retiran.
}
table-set = Ante el teclado: { $seat ->
    [everybody] todos
   *[one] { $who }
}.
pressing = { $press ->
    [with-move] Al anunciar la jugada se pulsa también el reloj.
   *[separately] Intro pulsa el reloj.
}
note-written = Anotado: { $text }.
game-ended = { result-score }, { $text }: { result-reason } ({ $article }).
game-ended-in-words = { result-score }: { result-reason }.
had-ended = Había terminado { $text }: { result-reason }.
points-given = Según los puntos de este torneo, las blancas reciben { $white } y las negras { $black }.
sheets-differed = Las dos planillas difieren ({ $article }) tras { $last }. Blancas: { $white }. Negras: { $black }.
sheets-differed-from-announced = Las dos planillas tienen { $written } tras { $last }, pero se anunció { $announced } ({ $article }).
sheets-differed-one-from-announced = En la planilla de { the-player-inside } consta { $written } tras { $last }, pero se anunció { $announced } ({ $article }).
sheets-agreed = Las dos planillas vuelven a coincidir.
sheets-incomplete = { $who ->
    [white] La planilla de las blancas no está al día ({ $article }): las blancas la completan antes de tocar una pieza, en su propio tiempo, con la planilla del rival si la quieren.
    [black] La planilla de las negras no está al día ({ $article }): las negras la completan antes de tocar una pieza, en su propio tiempo, con la planilla del rival si la quieren.
   *[both] Ninguna planilla está al día ({ $article }): ambos jugadores las completan con los relojes parados.
}
sheet-lacks = Sin anotar en la planilla de { the-player-inside }: { half-moves }.
sheet-updated = La planilla de { the-player-inside } está al día.
sheet-behind = { the-player } juegan aunque su planilla no está al día ({ $article }).
taken-for-an-assistant = A un jugador con discapacidad no se le quita tiempo por tener asistente: ¿es por otra cosa? Si no, devuelva el tiempo a { the-player-inside } con { word-add } ({ $article }).
sheets-incomplete-hint = Árbitro: según este registro { $moves ->
    [one] se ha completado 1 jugada
   *[other] se han completado { $moves } jugadas
}; si faltan pruebas, la siguiente jugada es la primera del período siguiente, { "período blancas 2" } ({ $article }). { $clocks ->
    [one] Sigue en marcha el reloj de quien está en juego.
   *[both] Cuando ambos hayan anotado, escriba { word-go }.
}
move-impossible = Esa jugada no es posible en el tablero de { the-player-inside }.
line-replaced = Desde la media jugada { $ply } se considera jugado lo anotado en las planillas.
instruction = Tablero de { the-player-inside }, { $n } de { $of }: { $what }.
sheet-write = Planilla de { the-player-inside }: anote { $moves }.
sheet-order = Planilla de { the-player-inside }: { $what }.
sheet-still-due = Aún por hacer en la planilla de { the-player-inside }: { $list }.
board-cause = Tablero de { the-player-inside }: { $cause }.
candidates = Estas jugadas explicarían ambos tableros: { $moves }.
check-right = El tablero de { the-player-inside } está como debe.
check-wrong = Tablero de { the-player-inside }: { $squares }.
proposal-nothing = Tableros y planillas coinciden.
proposal-boards-wrong = Las planillas coinciden hasta { $last }; juegan { the-player-inside }. Hay que corregir los tableros; los relojes no cambian. Árbitro: { word-retrace } lo aplica.
proposal-two-readings = Los tableros están como se anunciaron las jugadas; solo las planillas difieren. { "decidir aceptar" } pone los tableros como dicen las planillas; { word-rule } { word-reject } los deja como están, y hay que corregir las planillas.
proposal-sheet-right = Ambos tableros están como { $as ->
    [announced] se anunció
   *[sheet] dice la planilla de { the-player-inside }
}. Hay que corregir la de { the-opponent-inside }. Árbitro: { word-retrace } lo aplica.
proposal-sheets-only = Ambos tableros son iguales, y ambas planillas llevan a ellos desde { $last }. El árbitro decide qué planilla es la correcta; la otra se corrige con { word-strike } y { word-record }.
proposal-both-sheets-wrong = Ambos tableros están como se anunció. Hay que corregir ambas planillas. Árbitro: { word-retrace } lo aplica.
late-half-move = Solo queda { $mv }, que { the-player-inside } han ejecutado en su propio tablero: { word-go } la da por ejecutada.
proposal-back = { $ground ->
    [illegal] Las planillas contienen una jugada ilegal.
    [incomplete] Una planilla termina antes.
    [unreadable] Una anotación no se puede leer.
   *[differ] Las planillas difieren.
} Propuesta: volver a la posición tras { $last }, juegan { the-player-inside }; relojes: { $clocks }. Escriba { word-retrace } para aplicarlo.
report-struck = Tachado en la planilla de { the-player-inside }: { $entries }.
no-mate = { $who ->
    [nobody] Nadie puede dar jaque mate
   *[opponent] El rival no puede dar jaque mate
}: { $proof ->
    [terminal] no queda ninguna jugada.
    [material] el material no basta.
   *[closure] se ha examinado cada posición que aún puede darse, en { $states ->
        [one] un estado
       *[other] { $states } estados
    }.
}

refused-already-begun = La partida ya ha comenzado.
refused-not-begun = La partida aún no ha comenzado.
refused-game-over = La partida ha terminado.
refused-result-stands = Ya hay un resultado. { "resultado *" } lo anula.
refused-no-result = No hay ningún resultado que anular.
refused-promotion-chosen = La pieza de promoción ya está en el tablero: la elección es definitiva.
refused-clocks-stopped = Los relojes están parados.
refused-clocks-running = Los relojes no están parados.
refused-has-arrived = { the-player } ya han jugado en esta sesión. { word-absent } es para un jugador que aún no ha llegado.
refused-clock-not-running = El reloj de { the-player-inside } no corre; pulsarlo no cambia nada.
refused-not-your-move = Juegan { the-player-inside }.
refused-not-yours = Eso solo puede decirlo el árbitro.
refused-not-yours-hint = Escriba { "árbitro:" } delante si habla por el árbitro.
refused-not-yours-color = Eso solo pueden decirlo { the-player-inside }.
refused-nothing-announced = No hay ninguna jugada anunciada.
refused-nothing-announced-hint = Introduzca primero la jugada.
refused-not-executed = { $missing ->
    [piece] Una pieza de { the-player-inside } sigue en la mano, así que la jugada no está realizada.
    [capture] La pieza capturada sigue en el tablero de { the-player-inside }, así que la jugada no está realizada.
   *[move] La jugada aún no está en el tablero de { the-player-inside }, así que no está realizada.
}
refused-not-executed-hint = Diga con { word-execute } { $mv } que se ha ejecutado y pulse después.
refused-already-completed = Ya está { $completed ->
    [no] realizada
   *[yes] completada
}: { $mv }.
refused-already-completed-hint = Con { word-retrace } { $number } el árbitro vuelve a la posición anterior.
refused-not-completed = La jugada { $mv } está anunciada, pero no completada.
refused-not-completed-hint = Una línea vacía la completa, { word-correct } con una jugada la cambia, { word-undo } la retira.
refused-too-late-to-correct = Ya es tarde: un lapsus se corrige en el acto, antes de pulsar el reloj y de que el rival responda.
refused-too-late-to-correct-hint = Llame al árbitro.
refused-adjusts-on-own-time = Solo el jugador que está en juego compone piezas, con su reloj en marcha y antes de anunciar.
refused-adjusting = { the-player } han anunciado que componen piezas: tocar ahora no obliga a nada.
refused-not-touched = Diga de una a cuatro casillas tocadas, como en { "reclamar tocada e2" }.
refused-right-to-complain-lost = Ya es tarde para reclamar: desde entonces se ha tocado una pieza o se ha movido.
refused-illegal-move-stands = Es tarde para reclamarlo: la jugada ilegal vale.
refused-result-stands-unless-taken-back = El resultado vale; el árbitro puede anularlo antes con { "resultado *" }.
refused-not-illegal = { $mv } era legal.
refused-nothing-touched-there = En { $square } no había ninguna pieza que pudiera haberse tocado.
refused-of-whom = Falta el jugador después del artículo: { word-white } o { word-black }.
refused-not-pressed = { player } no ha completado la última jugada pulsando el reloj.
refused-no-such-article = { $sentence }
refused-none-illegal = No hay ninguna jugada ilegal completada que reclamar.
refused-too-late-for-complaint = Sin supervisión adecuada, { $what ->
    [setup] una mala colocación de las piezas
    [board] un tablero mal orientado
   *[clock] un mal ajuste del reloj
} solo se reclama antes de que cada jugador haya hecho { $moves } jugadas.
refused-too-late-for-complaint-castling = { refused-too-late-for-complaint } La partida continúa; no se puede enrocar con un rey o una torre mal colocados. Si aún están así, indíquelo en ambos tableros y reclámelo otra vez: entonces la partida continúa con las piezas como están.
refused-colors-stay = Cuando cada jugador ha hecho { $moves } jugadas, los colores quedan como están y la partida continúa.
refused-no-looks = El registro del árbitro solo se muestra en partidas rápidas y relámpago con supervisión.
refused-looked-enough = Ya se le ha mostrado el registro { $times } veces; más molestaría al rival.
refused-only-the-opponent-claims = Sin supervisión adecuada solo puede reclamarlo el rival.
refused-only-both-together = Ya es tarde: solo pueden corregirlo los dos jugadores de acuerdo.
refused-not-agreed-duty = Eso no está entre las tareas de este asistente: { duty }.
refused-blind-player-has-assistant = El jugador vidente solo puede tener asistente si el ciego no tiene ninguno.
refused-assistant-needed = Contra un rival que no oye, un jugador ciego debe tener un asistente.
roles-heading = Quién puede decir qué. El asistente de un jugador ciego tiene las tareas acordadas, todas si no se dice nada ({ $blind }); un jugador vidente solo lo tiene si el ciego no tiene ninguno ({ $sighted }).
roles-row = { $words }: { $who }.
roles-row-with-duty = { $words }: { $who }. Para un asistente, la tarea es: { duty }.
refused-no-points = Una sanción en puntos es 1/2 o 1; 0 retira una, y no hay ninguna.
refused-no-rounds = Diga cuántas rondas, como en { "sanción exclusión 1 a blancas" }.
refused-no-such-penalty = Las Leyes de { $laws } no prevén esa sanción.
refused-too-little-time = Al reloj de { the-player-inside } no le queda tanto tiempo: quite menos.
refused-not-rapid-or-blitz = La supervisión solo importa en partidas rápidas y relámpago.
refused-mirroring = Hacer la jugada del rival en el propio tablero no cuenta como tocar una pieza.
refused-own-move = La jugada la repite el rival, no quien la hizo.
refused-no-offer = No hay ninguna oferta de tablas.
refused-own-offer = No puede responder a su propia oferta de tablas.
refused-already-offered = Ya se han ofrecido tablas.
refused-answer-the-offer = La oferta de tablas del rival está abierta: primero { word-accept } o { word-decline }.
refused-agreement-too-early = Solo se pueden acordar tablas cuando ambos han hecho una jugada.
refused-move-is-sealed = La sesión ha terminado: la jugada de { the-player-inside } se sella, no se juega.
refused-sealed-move-forgotten = La jugada secreta no estaba en un sobre cuando terminó el programa, y no se conoce. { the-player } sellan una jugada otra vez.
refused-adjourned = La partida está aplazada.
refused-not-adjourned = La partida no está aplazada.
refused-nothing-to-seal = Ahora no hay que sellar ninguna jugada.
refused-nothing-to-seal-hint = El árbitro termina la sesión escribiendo { word-adjourn }.
refused-too-late-to-seal = El reloj está parado: la jugada secreta ya no se puede cambiar.
refused-no-envelope = No hay ningún sobre.
refused-envelope-not-opened = El sobre se abre antes de seguir jugando.
refused-replier-absent = El sobre solo se abre cuando { the-player-inside } están presentes.
refused-replier-absent-hint = Corre el reloj de { the-player-inside }. Escriba { word-arrived } cuando venga el jugador.
refused-move-unknown = Este sobre no se puede abrir.
refused-no-increment-request = Las Leyes de 2009 no prevén la petición de un incremento; reclame tablas en su lugar: { word-claim } { word-quickplay }.
refused-both-flags-not-announced = Desde 2018 dos banderas caídas solo dan tablas si se anunciaron las reglas del final a caída de bandera; el árbitro decide qué bandera cayó primero: { "decidir aceptar" } o { word-rule } { word-reject }.
refused-flag-not-fallen = No ha caído ninguna bandera.
refused-claim-without-the-move = Solo puede reclamar tablas quien está en juego: { the-player-inside }.
refused-claim-after-touch = Tras tocar una pieza ya no se pueden reclamar tablas en esta jugada.
refused-already-claimed = Eso ya se reclamó y se juzgó en esta posición.
refused-claimed-move-first = Primero debe hacerse la jugada anotada para la reclamación: { $mv }.
refused-intended-move-illegal = { $squares } no es una jugada legal aquí. No se ha reclamado nada; indique otra jugada o reclame sin ninguna.
refused-nothing-to-sign = Aún no hay ningún resultado que firmar.
refused-no-quickplay-finish = Aquí no se aplican las reglas del final a caída de bandera: exigen el último período sin incremento, que no sea relámpago y, desde 2014, que se haya anunciado.
refused-quickplay-too-early = Esto solo se puede reclamar con menos de dos minutos en su reloj, antes de caer la bandera.
refused-not-a-time = Un reloj no puede marcar ese tiempo.
refused-no-clock = Esta partida se juega sin reloj: no se puede dar ni quitar tiempo.
refused-no-moves-kept = En esta partida no se guardan jugadas: es solo el reloj. Sin --moves none se guardan.
refused-no-such-ply = { $plies ->
    [0] Hasta ahora no hay ninguna media jugada.
    [one] Hasta ahora solo hay una media jugada.
   *[other] Hasta ahora solo hay { $plies } medias jugadas.
}
refused-no-such-period = { $periods ->
    [0] El control de tiempo no tiene períodos.
    [one] El control de tiempo solo tiene un período.
   *[other] El control de tiempo solo tiene { $periods } períodos.
}
refused-already-said = Ya está así.
refused-nothing-open = No hay nada que decidir.
refused-which-case = Hay varios casos abiertos.
refused-which-case-hint = { $open } Diga cuál decide, como en { "decidir 1 aceptar" }.
refused-nothing-to-retrace = Los tableros y las planillas coinciden: no hay nada que corregir.
refused-nothing-to-retrace-hint = { "retroceder 1" } vuelve a la posición tras la jugada 1 de las blancas.
refused-nothing-to-retrace-so-far = { $lacks } Los tableros coinciden, y las planillas hasta donde están escritas.
refused-nothing-to-retrace-so-far-hint = { "retroceder 1" } vuelve a la posición tras la jugada 1 de las blancas.
refused-king-captured = Un rey no se captura nunca: esa jugada no puede valer.
refused-king-captured-hint = { "decidir aceptar" } vuelve a la posición anterior.
refused-pawn-became-king = Un peón no se convierte nunca en rey: esa jugada no puede valer.
refused-pawn-became-king-hint = { "decidir aceptar" } vuelve a la posición anterior.
refused-no-such-case = No hay ningún caso { $case }.
refused-no-such-case-hint = { $open } Todos los casos y cómo acabaron: { word-cases }.
refused-case-closed = El caso { $case } ya está cerrado.
refused-case-closed-hint = Todos los casos y cómo acabaron: { word-cases }.
refused-ruling-to-take-back = No hay ninguna jugada anunciada.
refused-ruling-to-take-back-hint = { word-rule } { $case } { word-undo } retira la decisión sobre el caso { $case }.
refused-nothing-ruled-on = Todavía no se ha decidido ningún caso.
refused-case-not-ruled-on = El caso { $case } está abierto: no hay ninguna decisión que retirar.
refused-ruling-ended-the-game = La decisión sobre el caso { $case } terminó la partida.
refused-ruling-ended-the-game-hint = { word-result } { "*" } retira el resultado, y el caso vuelve a estar abierto.
refused-too-late-to-take-back = La decisión sobre el caso { $case } ya no se puede retirar: el juego ha continuado.
refused-too-late-to-take-back-hint = Estas palabras lo corrigen: { word-retrace }, { word-clock }, { word-add }, { word-take }, { word-counter }.
refused-ruled-on-since = El caso { $since } se decidió después del caso { $case }.
refused-ruled-on-since-hint = { word-rule } { $since } { word-undo } retira antes esa decisión.
refused-rule-first = Primero hace falta una decisión.
refused-adjust-first = Aún hay que corregir un tablero.
refused-sheet-correction-due = Aún por hacer en la planilla de { the-player-inside }: { $due }. { word-adjust } confirma que está hecho.
refused-entry-not-due = En la planilla de { the-player-inside } ahora solo se puede anotar lo que falta por hacer: { $due }.
refused-nothing-to-put-right = No hay nada que corregir en el tablero ni en la planilla de { the-player-inside }.
refused-no-move-left = Quien está en juego no tiene ninguna jugada legal.
refused-nothing-on-board = En el tablero de { the-player-inside } no hay nada en { $square }.
refused-not-assistants-duty = El asistente de un jugador vidente solo puede mover y anunciar.
refused-nothing-there = En { $square } no hay ninguna pieza de quien está en juego.

unreadable-empty = Ahí no hay ninguna jugada.
unreadable-not-understood = No entiendo { $part }.
unreadable-not-understood-hint = Introduzca una jugada, como e4, Cf3, e2e4 o springer felix drei, o { word-help }.
unreadable-ambiguous = Eso puede significar varias jugadas: { $moves }.
unreadable-ambiguous-hint = Introduzca una de ellas con ambas casillas.
unreadable-ambiguous-castling-hint = Escriba { "enroque corto" } o { "enroque largo" }.
unreadable-capture-without-file = Un peón que captura nombra la columna de la que sale.
unreadable-capture-without-file-hint = Escriba { $mv }.
unreadable-king-or-castling = El rey puede ir a { $square } con un paso o enrocar hacia ese lado.
unreadable-king-or-castling-hint = Escriba { $step } para el paso del rey, { castling-typed } para el enroque.
unreadable-no-such-piece = { $role ->
    [queen] Ninguna { role }
    [rook] Ninguna { role }
   *[other] Ningún { role }
} puede ir a { $square }.
unreadable-no-such-piece-hint = Escriba las dos casillas si se jugó de verdad.
unreadable-not-there = Esa pieza no está en { $square }.
unreadable-promotion = Falta la pieza en que se convierte el peón.
unreadable-promotion-hint = Escríbala tras la casilla, como { $square } dama; { $square }P si el peón se quedó allí.
unreadable-promotion-to-king = Un peón no puede convertirse en rey.
unreadable-promotion-to-king-hint = Escriba otra pieza tras la casilla, como { $square } dama.
unreadable-only-legal-in = No es una jugada legal en el idioma de esta planilla; en { $language } lo sería.
unreadable-only-legal-in-hint = Escríbala con las letras de la planilla, o con ambas casillas si de verdad se jugó.
unreadable-foreign-letter = { $letter } no es letra de pieza en esta planilla.
unreadable-foreign-letter-hint = En { $language } sería una jugada; no se ha cambiado nada.
pieces = { $player }: { $list }.
no-moves = No se ha completado ninguna jugada.
moves = { $list }.
status-before = La partida no ha comenzado.
status-to-move = Juegan { the-player-inside }.
status-announced = { the-player } han anunciado { $mv }. Aún sin repetir.
status-repeated = La jugada { $mv } de { the-player-inside } está repetida. Aún sin ejecutar en ambos tableros.
status-executed = La jugada { $mv } de { the-player-inside } está ejecutada en ambos tableros. Aún sin completar.
status-arbiter-called = { $who } ha llamado al árbitro.
awaited-beginning = Escriba { word-begin } o introduzca la primera jugada.
awaited-beginning-elsewhere = La partida comienza con { word-begin }, o con la primera jugada.
awaited-sealed-move = { the-player } sellan la próxima jugada: { word-seal } y la jugada.
awaited-end-of-session = { the-player } han sellado una jugada. Con { word-press } se aplaza la partida.
awaited-envelope-closed = El sobre no está cerrado: { word-envelope } pide su contraseña.
awaited-resumption = El árbitro la reanuda escribiendo { word-reopen }.
awaited-arrival = Solo es posible cuando { the-player-inside } estén presentes: el árbitro escribe { word-arrived } y el color.
awaited-envelope-opened = El árbitro escribe { word-open }.
awaited-sealed-move-entered = No se conoce la jugada secreta: el árbitro la escribe, como en { "abrir como Cf3" }.
awaited-ruling = Decide el árbitro: { "decidir aceptar" } o { word-rule } { word-reject }.
awaited-ruling-on = Decide el árbitro: { word-rule } { $case } { "aceptar" } o { word-rule } { $case } { word-reject }.
awaited-ruling-on-records = El árbitro hace que se corrija con { word-retrace }.
awaited-correction = Cuando el tablero de { the-player-inside } esté bien, el árbitro lo confirma con { word-adjust }.
awaited-steps = Aún por hacer en el tablero de { the-player-inside }: { $list }. { word-done } da por hecho un paso.
awaited-claimed-move = Hay que jugar { $mv }, la jugada anotada para la reclamación de { the-player-inside } ({ $article }).
awaited-sheet-correction = Cuando la planilla de { the-player-inside } esté bien, { word-adjust } lo confirma; la siguiente anotación también.
awaited-scoresheet = { the-player } ponen al día su planilla con { word-record }.
awaited-result = No queda ninguna jugada legal: el árbitro declara el resultado con { word-result }.
awaited-clocks = El árbitro pone los relojes en marcha con { word-go }.
awaited-seat = { $running ->
    [yes] { $who } está sin conexión. El árbitro puede parar los relojes: { word-stop }.
   *[no] { $who } está sin conexión.
}
awaited-answer = { the-player } responden con { word-accept } o { word-decline }.
awaited-differences = Los tableros o las planillas aún difieren. Con { word-retrace } el árbitro los hace corregir.
awaited-execution = La jugada { $mv } aún no está en el tablero de { the-player-inside }: { word-execute } { $mv }.
awaited-completion = Una línea vacía completa la jugada.
awaited-completion-elsewhere = La jugada la completan { the-player-inside }.
awaited-press = La última jugada de { the-player-inside } no está completada: { word-press }.
awaited-repetition = La jugada { $mv } aún no está repetida: { word-repeat } { $mv }.
awaited-repetition-elsewhere = La jugada { $mv } aún no está repetida.
awaited-signature = { the-player } no han firmado el resultado: { word-sign }.
awaited-signature-elsewhere = { the-player } no han firmado el resultado.
awaited-rematch = { the-player } contestan a la oferta de revancha con { word-accept } o { word-decline }.
awaited-more = Más con { word-cases }.
nothing-changed = No había nada que cambiar.
misread-missing = Falta algo tras { $typed }. { $sentence }
misread-trailing = No entiendo { $rest } tras { $typed }. { $sentence }
misread-unknown = No entiendo { $text }. ¿Quería decir { $meant }?
misread-several-moves = Una jugada cada vez: introduzca primero { $first } y, cuando esté completada, { $second }.
misread-trailing-long = No entiendo { $rest } después de { $typed }. { word-help } { $typed } enumera lo que puede seguir.
misread-no-such-square = No hay ninguna casilla { $square }.
misread-which-player = { $typed } es para un solo jugador; escriba { "blancas:" } o { "negras:" } delante.
misread-letter-or-word = { $typed } puede ser la palabra { $word } o la letra de una jugada. No se ha cambiado nada. Escriba { $word } { $rest }, o la jugada sin espacio.
misread-owed-first = La jugada { $squares } de { the-opponent-inside } aún no está ejecutada en el tablero de { the-player-inside }. Ejecútela primero, o escriba ambas casillas.
misread-said = { $saying ->
    [score] Quien abandona escribe { word-resign }; quien ofrece tablas, { word-draw }; el árbitro declara el resultado: { word-result } 1-0.
    [time] { word-clock } dice lo que marca su reloj.
    [flag] La caída de bandera del rival se reclama con { word-claim } { word-flag }.
    [referee] { word-arbiter } llama al árbitro y detiene los relojes.
    [illegal] { word-claim } { word-illegal } dice que la última jugada del rival fue ilegal.
    [mate] No hace falta decirlo. Introduzca la jugada; el mate y el ahogado terminan solos la partida.
    [in-check] Annabella no dice si hay jaque. { word-where } y { word-what } dicen lo que hay en su tablero.
    [fen] annabella export --to fen escribe la posición; { word-board } dice qué hay en su tablero.
    [version] Annabella { $version }.
    [looks] En la pantalla, F4 a F7 cambian las piezas, las coordenadas, los colores y el tamaño.
    [mouse] El ratón se activa con la opción --mouse al iniciar el programa.
    [hint] Annabella no ayuda a ningún jugador.
    [pin] El PIN del árbitro se elige al comenzar la partida con la opción --pin.
   *[descriptive] Las jugadas se introducen con los nombres de las casillas: e4 o e2e4.
}
misread-rank-missing = En { $text } falta la fila: un número del 1 al 8.
misread-other-language = { $text } es { $language }. Aquí es { $typed }.
finish-record = Registro: { $file }.
finish-pgn = PGN: { $file }.
finish-next = Ahora se puede: { word-replay }, { word-rematch }, { word-print }, { word-print } { word-brf }, { word-quit }.
finish-next-without-rematch = Ahora se puede: { word-replay }, { word-print }, { word-print } { word-brf }, { word-quit }.
match-so-far = Marcador: { $white } { $whitepoints }, { $black } { $blackpoints }.
rematch-offered = { the-player } ofrecen la revancha con los colores cambiados{ $answers ->
    [no] { "" }
   *[yes] : { word-accept } o { word-decline }
}.
rematch-declined = { the-player } rechazan la revancha.
rematch-begun = Revancha con los colores cambiados{ $named ->
    [no] { "" }
   *[yes] : { $white } con blancas, { $black } con negras
}.
rematch-of = Es la revancha de la partida de { $file }.
rematch-not-played = La revancha no se ha jugado; no se guarda ningún registro de ella. La partida anterior está guardada en { $file }.
sheets-printed = Las planillas para imprimir están en { $file }.
braille-printed = La partida en braille, para una impresora braille, está en { $file }.
pgn-copied = El PGN está en el portapapeles, si el terminal lo permite. Se puede pegar en lichess.org/paste.
walk-keys = h va a la izquierda, j abajo, k arriba, l a la derecha; Esc lo termina.
only-after-the-end = Eso solo se puede hacer cuando la partida ha terminado.
not-recorded = De esta partida no se guarda nada.
replay-begin = Repaso de la partida: { $plies ->
    [one] una media jugada
   *[other] { $plies } medias jugadas
}, posición anterior a la primera.
replay-words = { word-next } avanza, { word-back } retrocede, { word-replay } 12 va a la jugada 12, { word-quit } termina el repaso; o las flechas y Esc.
replay-at = { $number } { $sentence } Relojes: blancas { $white }, negras { $black }.
replay-left = El repaso ha terminado. La partida está como acabó.
goodbye = La partida está guardada en { $file }. Para continuar: { $resume }.
goodbye-over = { $pgn ->
    [yes] La partida está guardada en { $file }, su PGN al lado.
   *[no] La partida está guardada en { $file }.
}

mate-given = { the-player } han dado jaque mate.
mate-can = { the-player } todavía pueden dar jaque mate en { half-moves }: { $line }.
mate-wins = Por eso ganan { the-player-inside } si cae la bandera de { the-opponent-inside } ({ $flag }), o si { the-opponent-inside } abandonan ({ $resignation }) o completan una segunda jugada ilegal ({ $illegal }).
mate-cannot = { the-player } no pueden dar jaque mate con ninguna serie de jugadas legales: { $why ->
    [terminal] no queda ninguna jugada legal
    [material] el material no basta
   *[closure] se ha examinado cada posición que aún puede darse, en { $states ->
        [one] un estado
       *[other] { $states } estados
    }
}.
mate-draws = Por eso la partida termina en tablas si cae la bandera de { the-opponent-inside } ({ $flag }), o si { the-opponent-inside } abandonan ({ $resignation }) o completan una segunda jugada ilegal ({ $illegal }).
mate-dead = Ninguno puede dar jaque mate: la partida termina en tablas ({ $stalemate }, { $dead }).
mate-open = No se sabe si { the-player-inside } todavía pueden dar jaque mate; { $steps ->
    [one] se ha probado una jugada
   *[other] se han probado { $steps } jugadas
}. Decide el árbitro.
mate-no-diagram = { $text } no es una posición válida: { position-fault }.

trouble-file-not-created = No se puede crear el archivo { $path }: { $why }. Elija otro con --journal.
trouble-record-folder-made = La carpeta { $path } no existía y se ha creado.
trouble-file-missing = No existe el archivo { $path }.
trouble-file-not-opened = No se puede abrir el archivo { $path }: { $why }.
trouble-file-not-written = No se puede escribir el archivo { $path }: { $why }.
trouble-file-locked = La partida de { $path } está abierta en otra instancia de Annabella; ciérrela antes allí.
trouble-file-damaged = La línea { $line } de { $path } está dañada; no se ha cambiado nada. Guarde el archivo para el árbitro.
trouble-not-a-journal = { $path } no es el registro de una partida.
trouble-not-a-position = No se puede jugar desde { $text }: { position-fault }. Escriba un FEN, por ejemplo rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1.
trouble-not-a-time-control = { $text } no es un control de tiempo: { $why ->
    [empty] no hay nada escrito
    [unreadable] { $part } no se puede leer
    [no-time] un período no da tiempo
    [negative] un tiempo es negativo
    [too-long] pasa de 100 horas
    [too-many-periods] tiene demasiados períodos
    [no-moves] un período no tiene jugadas
   *[misplaced] estos períodos no pueden seguirse
}. Escriba por ejemplo 90+30, 40/90+30,30+30, 15+10, 5d3 o none.
trouble-two-readings = { $of ->
    [minutes-or-hours] { $text } pueden ser minutos u horas.
    [minutes-or-seconds] { $text } pueden ser minutos o segundos.
   *[moves-or-increment] { $text } puede ser un número de jugadas en tantos minutos, o minutos con segundos por jugada.
} Escriba { $first } o { $second }.
trouble-not-a-name = { $text } no se acepta como nombre. Un nombre no es una palabra del programa ni lleva cifras.
trouble-perhaps-a-word = ¿Quiso decir la palabra { $word }? Si { $text } es el nombre, escríbalo otra vez.
trouble-not-a-language = Idioma de la interfaz desconocido: { $text }. Disponibles: { $known }.
trouble-name-too-long = El nombre que empieza por { $beginning } es demasiado largo; un nombre tiene como máximo 100 caracteres.
trouble-not-printable = { $text } contiene un carácter que no se puede imprimir. Escríbalo sin él.
trouble-not-a-sheet-language = Idioma de planilla desconocido: { $text }. Disponibles: { $known }.
trouble-not-a-federation = { $text } no es el código de una federación; tiene tres letras, por ejemplo ESP.
trouble-not-a-fide-id = { $text } no es un número FIDE; solo tiene cifras, por ejemplo 2200082.
trouble-script-line = La línea { $line } del guion no se puede leer: { $text }.
trouble-script-line-why = Línea { $line } del guion: { $why }
trouble-watch-needs-terminal = annabella watch muestra la pantalla de una partida y necesita un terminal; annabella show la muestra como texto.
trouble-replay-needs-terminal = annabella show --replay necesita un terminal; annabella show --ply muestra una posición como texto.
trouble-no-terminal = La vista de pantalla necesita un terminal; use --face lines.
trouble-not-for-a-terminal = Eso no es texto y estropearía el terminal. Nombre un archivo: -o FILE, o escriba { word-print } en la partida.
trouble-other-suffix = { $path } tiene la extensión de { $suffix }, pero el formato es { $form }. Indique el mismo en ambos.
trouble-old-console = Esta consola solo puede mostrar líneas; use --face lines.
trouble-no-pictures = Esta Annabella se compiló sin imágenes de las piezas; use --pictures off, o compílela con --features pictures.
trouble-no-unfinished-game = No hay ninguna partida sin terminar que continuar.
trouble-assistant-needed = { the-player }: el jugador es ciego y el rival no oye; debe tener un asistente ({ $article }).
trouble-wrong-value-alike = Valor no válido para { $option }: { $text }; ¿quiso decir { $alike }? Valores posibles: { $known }.
trouble-wrong-value = Valor no válido para { $option }: { $text }. Valores posibles: { $known }.
trouble-not-a-choice = { $text } no es ninguna de las opciones. Escriba un número de 1 a { $count }.
trouble-terms-contradict = { $one } y { $other } se contradicen. Omita o cambie una de las dos condiciones.
trouble-not-paired = El torneo no tiene ninguna partida en el tablero { $board } de la ronda { $round }. annabella event ARCHIVO dice cuántas partidas están emparejadas.
event-fault = { $path }, línea { $line }: { $why }
event-not-utf8 = Esto no es texto en UTF-8. Guarde el archivo en UTF-8.
event-unknown-key = Clave desconocida: { $key }. Claves posibles: { $known }.
event-missing = Falta { $key }. Un emparejamiento indica round, board, white y black.
event-not-a-pairing-line = Esto no es una lista de emparejamientos en formato TRF. Expórtela como TRF16 o TRF26.
event-explained-time = Control de tiempo: { $time }.
event-explained-laws = Leyes de { $laws }; por su control de tiempo es { $class ->
    [rapid] una partida rápida
    [blitz] una partida relámpago
   *[standard] una partida estándar
}.
event-explained-no-default-time = Quien llegue después del comienzo pierde, salvo que el árbitro decida otra cosa.
event-explained-default-time = Quien llegue con más de { $time } de retraso pierde, salvo que el árbitro decida otra cosa.
event-explained-agreement = Se pueden acordar tablas cuando cada jugador haya hecho { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}.
event-explained-consent = Solo se pueden acordar tablas con el consentimiento del árbitro ({ $article }).
event-explained-supervision = { $how ->
    [none] No está supervisada como exigen las reglas de competición.
   *[adequate] Está supervisada como exigen las reglas de competición.
}
event-explained-quickplay = Se aplican las reglas del final a caída de bandera.
event-explained-points = La victoria da 3 puntos, las tablas 1, la derrota ninguno.
event-explained-ranks = Las filas se anuncian con estas palabras: { $words }.
event-explained-deaf = { the-player } no oyen lo que se anuncia.
event-explained-assistant = { $any ->
    [no] { the-player } no tienen asistente.
   *[yes] El asistente de { the-player-inside } puede hacer esto: { $duties }; { $ask ->
        [no] no se le puede preguntar por tiempos y números de jugadas.
       *[yes] se le puede preguntar por tiempos y números de jugadas.
    }
}
event-explained-not-watched = No se permite mirar con annabella watch.
no-moves-kept = En esta partida no se guardan jugadas.
event-explained-table-clock = Un reloj sobre la mesa lleva el tiempo.
event-explained-casual = Es una partida amistosa, en la que el programa puede ayudar.
event-explained-position = La partida empieza desde una posición dada.
event-explained-pairings = { $count ->
    [0] No hay ninguna partida emparejada.
    [one] Hay una partida emparejada.
   *[other] Hay { $count } partidas emparejadas.
}
event-written = Se ha escrito { $path }. Edite el archivo y compruébelo con annabella event.
event-result-written = El resultado se ha escrito en { $path }.
trouble-no-randomness = El sistema no genera números aleatorios: { $why }. Elija usted la posición inicial: --chess960 518.
trouble-settings-line = Se ignora la línea { $line } de { $path }. { $why }
trouble-settings-kept = No se escribe nada en { $path } hasta que esto se corrija. { $why }
trouble-theme-line = { $path }, línea { $line }: { $why } Se usan los colores habituales.
trouble-theme-not-read = { $why } Se usan los colores habituales.
trouble-little-contrast = { $ink } sobre { $ground } tiene un contraste de { $contrast } a 1; hace falta al menos 3 a 1.
trouble-not-toml = Esto no es TOML: { $why }. Escriba la clave, un signo igual y el valor, los textos entre comillas.
trouble-unknown-argument = No existe la opción { $text }.
trouble-unknown-argument-alike = No existe la opción { $text }; ¿quiso decir { $alike }?
trouble-unknown-command = No existe la orden { $text }.
trouble-unknown-command-alike = No existe la orden { $text }; ¿quiso decir { $alike }?
trouble-pgn-for-record = { $file } es un archivo PGN, no el registro de una partida. Para registrarlo: annabella import { $file }.
trouble-pgn-for-command = { $file } es un archivo PGN, no una orden. Para registrar sus partidas: annabella import { $file }.
trouble-arguments-excess = { $text } es una palabra de más.
trouble-arguments-twice = { $option } se da más de una vez. Indíquelo una sola vez.
trouble-arguments-conflict = { $one } y { $other } no se pueden indicar a la vez. Omita una de las dos opciones.
trouble-arguments-missing = Falta { $arguments }.
trouble-arguments-no-text = Falta el texto después de { $option }: { $option } { $form }.
trouble-arguments-before-command = Las opciones van después de la orden: annabella { $command } { $options }.
trouble-arguments-unknown-part = { $command } no conoce { $text }; admite { $known }.
trouble-arguments-incomplete = Después de { $command } falta una de estas palabras: { $known }.
trouble-no-such-topic = { $text } no es una orden ni una palabra que se teclee en una partida. annabella help enumera las órdenes.
trouble-record-for-command = { $file } es el registro de una partida, no una orden. Para continuarla: annabella resume { $file }. Para verla: annabella show { $file }.
trouble-wrong-form = Valor no válido para { $option }: { $text }. Se escribe así: { $example }.
trouble-no-such-setting = No existe el ajuste { $text }. annabella settings los enumera todos.
trouble-no-such-setting-alike = No existe el ajuste { $text }; ¿quiso decir { $alike }? annabella settings los enumera todos.
trouble-arguments-no-value = Falta el valor de { $option }. Valores posibles: { $known }.
trouble-command-line = { $why }.
trouble-board-not-there = No existe el puerto { $path }. annabella boards muestra los puertos que hay.
trouble-board-busy = Otro programa usa el puerto { $path }. Ciérrelo primero.
trouble-board-no-rights = No tiene permiso para abrir { $path }. Añádase al grupo { $group } y vuelva a iniciar la sesión.
trouble-board-not-a-port = { $path } no se puede abrir como puerto serie: { $why }.
trouble-board-other-device = En { $path } algo responde, pero no es un tablero { $make }. annabella boards muestra los puertos.
trouble-board-silent = En { $path } no responde nada. Compruebe el cable y que el tablero esté encendido.
trouble-board-none-found = No se ha encontrado ningún tablero DGT. Indique su puerto, por ejemplo dgt:/dev/ttyACM0; annabella boards muestra los puertos.
trouble-board-several = Se ha encontrado más de un tablero: { $paths }. Indique el puerto de cada uno, por ejemplo dgt:/dev/ttyACM0.
trouble-board-same-port = Los dos jugadores tienen el tablero de { $path }. Indique otro puerto para uno de ellos.
trouble-board-no-board-for-clock = El reloj debe ser el de un tablero electrónico y no hay ninguno. Indique uno con --white-board o --black-board.
trouble-board-no-clock-on-board = El reloj debe ser el de un tablero electrónico y no hay ninguno conectado al tablero de { $paths }. Conéctelo u omita --clock board.
trouble-board-not-a-recording = La línea { $line } de { $path } no es parte de la grabación de un tablero.
port-not-asked = { $device } no parece un tablero DGT y no se le ha preguntado. Para preguntarle: annabella boards dgt:{ $path }.
board-answers = { $device }: un tablero { $make }, { $number ->
    [none] sin número
   *[other] número { $number }
}, { $version ->
    [none] versión desconocida
   *[other] versión { $version }
}.
board-lies = { $lies ->
    [turned] Está girado.
   *[straight] Está derecho.
}
board-clock = Su reloj muestra { $left } a la izquierda y { $right } a la derecha, { $runs ->
    [yes] y está en marcha
   *[no] y está parado
}.
board-without-clock = No tiene reloj.
board-followed = Ahora se muestra lo que cambia en el tablero. Pulse Intro para terminar.
board-not-there = El tablero ya no responde.
board-there-again = El tablero vuelve a responder.
trouble-not-a-pgn = { $path }, línea { $line }, partida { $game }: { $why }
pgn-no-game = Esto no es una partida: no hay ni una etiqueta ni una jugada.
pgn-unclosed = Lo que empieza aquí con { $sign } no termina nunca.
pgn-tag = { $text } no es una etiqueta. Una etiqueta tiene un nombre y un valor entre comillas.
pgn-sign = { $text } no significa nada aquí y se omite.
pgn-start = { $fen } no es una posición desde la que se pueda jugar.
pgn-word = En lugar de la jugada { $at } está { $text }, que no es una jugada. En PGN las piezas tienen letras inglesas: K, Q, R, B, N.
pgn-move = La jugada { $at } { $text } no es legal ahí, o pueden hacerla varias piezas.
pgn-number = La jugada { $at } tiene el número { $text }. Puede faltar una jugada.
pgn-results = La etiqueta Result dice { $tag }, pero las jugadas terminan con { $text }. El resultado queda abierto.
pgn-result = Las jugadas terminan con { $text }, pero según las Leyes el resultado de la última jugada es { $result }. El resultado queda abierto.
pgn-variant = Es una partida de { $name } y no de ajedrez.
trouble-not-a-move = { $text }: { $why }
trouble-sound-fell-back = { voice-why }; { $engine ->
    [embedded] habla en su lugar la voz incorporada.
   *[system] habla en su lugar la voz del sistema.
}
trouble-sound-failed = { trouble-sound-silent } La partida sigue en texto.
trouble-sound-silent = { voice-why }: no se oye nada.
trouble-sound-restored = El sonido vuelve a funcionar.
trouble-sound-headphones-lost = { $why ->
    [device-busy] Otro programa está usando los auriculares
    [no-library] Falta la biblioteca espeak-ng
    [device-frozen] Los auriculares no responden
    [not-private] El sistema de sonido puede desviar el sonido de los auriculares a otro dispositivo
   *[other] Los auriculares se han desconectado
}: lo que es para un solo jugador se muestra y no se dice.
trouble-sound-recording = Los anuncios y las repeticiones se graban con el micrófono en { $path }. Megabytes usados: { $used } de { $limit }; libres en el disco: { $free }.
trouble-sound-not-recorded = { $ply ->
    [0] No hay nada grabado.
   *[other] No hay grabación de la media jugada { $ply }.
}
plays = Grabación de la media jugada { $ply }.
hear-recorded = Media jugada { $ply }: { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}.
hear-space = Megabytes usados: { $used }; libres en el disco: { $free }.
trouble-sound-unknown-name = { $kind ->
    [voice] No hay ninguna voz { $name }
   *[device] No hay ningún dispositivo de audio { $name }
}{ $nearest ->
    [none] .
   *[other] ; parecidos: { $nearest }. annabella voices los muestra todos.
}
trouble-sound-recording-failed = { $why ->
    [disk-full] El espacio para grabaciones está agotado
    [file] La grabación no se puede escribir
   *[other] No hay micrófono
}: no se graba nada.
lines-instead = Aquí no puede haber tableros encima de las frases; siguen líneas sencillas.
lines-hint = Con un lector de pantalla, escriba { word-face } { word-lines }: así no se repite nada.
voice-hint = Si un lector de pantalla lee también estas líneas, escriba { word-voice } { word-off } para que hable solo uno de los dos.
lesson = { $number ->
    [1] Lección 1 de 17. Anuncie la jugada de las blancas: escriba e4 y pulse Intro. { word-next } pasa a la lección siguiente, { word-back } a la anterior, { word-again } repite.
    [2] Lección 2. El rival repite la jugada y la hace en el otro tablero. Después pulse Intro en una línea vacía: la jugada queda anotada y el reloj pulsado.
    [3] Lección 3. Las jugadas pueden escribirse como se dicen: bauer eva sieben eva fuenf, o ba ev 7 ev 5.
    [4] Lección 4. Para oírla otra vez escriba { word-again }, o a.
    [5] Lección 5. El rival repite otra jugada: { "repite e6" }, o r e6. Eso da la alarma.
    [6] Lección 6. Un lapsus se corrige antes de pulsar el reloj: { "corrige e6" }.
    [7] Lección 7. Lo anunciado puede retirarse: { word-undo }, o u.
    [8] Lección 8. Anuncie e5 otra vez.
    [9] Lección 9. Pulse Intro en una línea vacía para completarla.
    [10] Lección 10. Pregunte por una casilla de su tablero: { "qué e4" }, o wt e4.
    [11] Lección 11. Pregunte dónde hay piezas: { "dónde peones" }, o w peones.
    [12] Lección 12. Pregunte por todo el tablero: { word-board }, o b.
    [13] Lección 13. Pregunte por su reloj: reloj, o t. El tiempo nunca se dice sin pedirlo. { "negras: reloj" } pregunta por las negras.
    [14] Lección 14. Lo que se dijo antes: { word-earlier }, o er.
    [15] Lección 15. Silencio inmediato: { word-quiet }, o z.
    [16] Lección 16. Ofrezca tablas: tablas.
    [17] Lección 17. Ahora el rival: { word-decline }.
   *[other] Eso era todo. Escriba { word-help } para ver todas las palabras, o siga jugando; { word-quit } termina.
}
lesson-not-this = Eso viene en una lección posterior.
practice-over = La partida de práctica no se ha registrado.
ask-face = { $choices ->
    [3] ¿Cómo debe mostrarse Annabella? 1, pantalla. 2, líneas sencillas para lector de pantalla o braille. 3, líneas sencillas con voz.
   *[other] ¿Cómo debe mostrarse Annabella? 1, pantalla. 2, líneas sencillas para lector de pantalla o braille.
}
ask-voice = ¿Debe hablar Annabella además del lector de pantalla? 1, no. 2, sí.
ask-typist = ¿Quién escribe? 1, blancas. 2, negras. 3, el asistente del jugador ciego. 4, todos.
ask-resume = ¿Continuar { $white } contra { $black }{ $known ->
    [yes] , tras { $after }
   *[no] { "" }
}, { $day ->
    [today] hoy
    [yesterday] ayer
   *[other] { $date }
} { $time }? 1, sí. 2, no, una partida nueva.
ask-terms = { $blind ->
    [white] Ciego: blancas
    [black] Ciego: negras
    [both] Ambos son ciegos
   *[none] Nadie es ciego
}, { $time }{ $others }. 1, jugar. 2, cambiar.
ask-terms-white = Blancas: { $name }.
ask-terms-black = Negras: { $name }.
ask-terms-both = { $white } contra { $black }.
ask-blind = ¿Quién es ciego o tiene baja visión? 1, blancas. 2, negras. 3, ambos. 4, nadie.
ask-setting = { $key ->
    [white] Nombre de las blancas.
    [black] Nombre de las negras.
    [time] Control de tiempo, por ejemplo 90+30, 15+10, 5d3 o none.
    [laws] Edición de las Leyes: { $editions }.
   *[sheets] Idiomas de las dos planillas, primero el de las blancas, por ejemplo en, es de o fr fig.
}
ask-seats = ¿Participa alguien desde otro terminal? 1, no. 2, sí.
ask-heard = Se han dicho dos palabras. ¿Las ha oído? 1, sí. 2, no, la partida sigue en texto.
ask-enter-takes = Intro: { $value }.
ask-enter-skips = Intro omite esto.
ask-help = { $key ->
    [face] La pantalla muestra tableros, relojes y planillas. Las líneas sencillas son una frase por cada suceso, para lector de pantalla o línea braille.
    [voice] Su lector de pantalla lee las líneas. Annabella puede además anunciar las jugadas en voz alta.
    [keys] Una pregunta que no nombra a nadie vale para quien está ante el teclado.
    [resume] La partida continúa donde se dejó; los relojes están parados hasta que el árbitro los ponga en marcha.
    [terms] 1 empieza la partida. 2 pregunta por los nombres, quién es ciego, el tiempo, las Leyes, las planillas y si alguien participa desde otro terminal. Cualquier otra condición se puede escribir como en un guion: agreement after 30, white sheet es.
    [white] Un nombre sin cifras. Intro conserva el nombre, - lo quita.
    [black] Un nombre sin cifras. Intro conserva el nombre, - lo quita.
    [blind] El jugador ciego oye los anuncios y pregunta por su propio tablero.
    [time] Minutos+segundos por jugada: 90+30. Una demora: 5d3. Sin reloj: none.
    [laws] La edición de las Leyes de la FIDE con la que se juega.
    [sheets] Un idioma para ambas, o el de las blancas y después el de las negras: es de. Para figurines: fig.
    [seats] Cada cual se une entonces desde su propio terminal con annabella join.
   *[heard] 1, si ha oído Anna eins. 2 apaga la voz.
} Escriba un número o un texto, { word-back } para la pregunta anterior, { word-quit } para terminar.
setting-unset = { $key }: sin valor.
setting-default = { $key }: { $default }, si no se indica otra cosa.
settings-file = Estos ajustes están en { $path }. Los temas propios son archivos en { $themes } cuyo nombre termina en .toml.
welcome = Annabella: ajedrez entre una persona ciega y otra vidente, anunciado, cronometrado y registrado para ambas.
welcome-more = Anuncia en voz alta cada jugada, mide el tiempo y vigila los dos tableros y las dos planillas.
welcome-questions = Intro acepta lo propuesto; { word-help } explica una pregunta.
how-to-begin = Escriba una jugada y pulse Intro.

compare-languages = La planilla A se lee en { $a }, la planilla B en { $b }.
compare-nothing-common = Las dos planillas no tienen ninguna media jugada en común.
compare-common = Las dos planillas tienen { half-moves } en común; la última es { $mv }.
compare-has-the-move = Juegan { the-player-inside }. Posición: { $fen }.
compare-next = La planilla { $sheet } sigue con { $mv }, en la línea { $line }.
compare-ends = La planilla { $sheet } termina ahí.
compare-no-entries = La planilla { $sheet } está vacía.
compare-after-the-end = Ahí termina la partida; la planilla { $sheet } tiene { $count ->
    [one] una anotación más.
   *[other] { $count } anotaciones más.
}
compare-proposed = Lo que sigue es una propuesta; decide el árbitro.
compare-nothing-fits = Después nada encaja entre las dos planillas: quizá sean de dos partidas distintas.
compare-illegal = Planilla { $sheet }, línea { $line }: { $mv } es ilegal.
compare-impossible = Planilla { $sheet }, línea { $line }: ninguna pieza puede hacer la jugada { $mv }.
compare-ambiguous = Planilla { $sheet }, línea { $line }: { $mv } puede significar { $moves }.
compare-missing = Planilla { $sheet }, línea { $line }: no hay nada escrito para { $mv }.
compare-unreadable = Planilla { $sheet }, línea { $line }: { $mv } no se puede leer.
compare-foreign-letter = Planilla { $sheet }, línea { $line }: { $mv } no se puede leer, pues { $letter } no es letra de pieza en { $language }.
compare-no-promotion = Planilla { $sheet }, línea { $line }: { $mv } no dice en qué se convierte el peón.
compare-elsewhere = Con las letras de otro idioma ({ $language }) { $count ->
    [one] sería legal una de las anotaciones de la planilla { $sheet } nombradas aquí
   *[other] serían legales { $count } de las anotaciones de la planilla { $sheet } nombradas aquí
}; no se ha supuesto ese idioma.
compare-lost = Planilla { $sheet }: desde { $mv } no se puede seguir ninguna jugada.
compare-odd-number = Planilla { $sheet }, línea { $line }: el número es { $written }, pero debería ser { $expected }.
compare-would-agree = Si esa anotación significa lo que dice la otra planilla, tienen { half-moves } en común.
compare-verdict = { $verdict ->
    [agree] Las planillas coinciden.
    [differ] Las planillas difieren.
    [incomplete] Las planillas coinciden hasta donde llegan ambas; a una le faltan medias jugadas.
   *[unreadable] Las planillas no se pueden seguir comparando: hay una anotación que no se puede leer o jugar.
}
compare-pair = { $pair }: { $verdict ->
    [agree] coinciden, { half-moves }
    [differ] difieren tras { half-moves }
    [incomplete] una termina tras { half-moves }
   *[unreadable] no se pueden leer tras { half-moves }
}.
compare-pairs = Parejas: { $pairs }. Coinciden: { $agree }. Difieren: { $differ }. Incompletas: { $incomplete }. No se pueden leer: { $unreadable }.
compare-ask-language = ¿En qué idioma está escrita la planilla { $sheet } ({ $ways })?
compare-language-unclear = La planilla { $sheet } significa jugadas distintas en idiomas distintos; indique su idioma con { $option } ({ $ways }).
compare-language-unfit = La planilla { $sheet } no encaja en un solo idioma; indique su idioma con { $option } (los más cercanos: { $ways }).
compare-empty = { $file } está vacío; hace falta una planilla en PGN o una lista de jugadas.
compare-binary = { $file } no es un archivo de texto; hace falta una planilla en PGN o una lista de jugadas.
compare-no-moves = En { $file } no hay jugadas; hace falta una planilla en PGN o una lista de jugadas.
compare-too-long = { $file } es demasiado largo: tiene más medias jugadas de las que puede tener una partida.
compare-no-common-start = Las dos planillas no empiezan en la misma posición.
compare-no-pairs = En { $file } no hay parejas de planillas; indique dos archivos, o una carpeta con partida.a.txt y partida.b.txt, o dos carpetas con los mismos nombres de archivo.
spelled = { $list }.
sheet-empty = No hay nada escrito en la planilla.
recalled = { $back ->
    [0] La última frase: { $sentence }
   *[other] { $back } atrás: { $sentence }
}
understood = Hecho.
rate-set = { $rate } palabras por minuto.
volume-set = Volumen { $volume }.
felt-brief = { $what }.
felt-square = { $square }: { $what }.
felt-rank = Fila { $rank }: { $list }.
felt-file = { $file }: { $list }.
felt-diagonal = De { $from } a { $to }: { $list }.
felt-kind = { $piece }: { $list }.
felt-captured = { the-player } han perdido: { $list }.
felt-not-yours = Solo puede preguntar por su propio tablero; el árbitro y los asistentes pueden preguntar por ambos.
hint-casual-only = Disponible solo en partidas amistosas.
hint-attacks = { $square } está atacada por { $list }.
hint-moves = Desde { $square } puede ir a { $list }.
help = Introduzca una jugada, como e4, Cf3, e2e4 o springer felix drei; una línea vacía la completa. Cinco palabras útiles: { $words }.
help-headings = Más palabras: { word-help } y un número. { $headings } { word-help } y una palabra dice qué hace.
help-group = { $heading }: { $words }.
help-speakers = blancas:, negras: o árbitro: delante dice quién habla.
help-word = { $word ->
    [begin] empezar: empieza la partida y el reloj de las blancas; la primera jugada hace lo mismo.
    [announce] anuncio e4, e4: anuncia la jugada que el jugador ha hecho.
    [strike] tachar 3: tacha en la planilla propia todo desde la tercera media jugada.
    [add] añadir 2:00 a blancas, añadir 2:00 a ambos: el árbitro da más tiempo, con un motivo si lo hay.
    [take] quitar 2:00 a blancas: el árbitro quita ese tiempo del reloj de ese jugador.
    [penalty] sanción advertencia a blancas: el árbitro advierte a las blancas; a cada sanción puede seguir un motivo. sanción ritmo 2:00 a blancas: el rival recibe el tiempo. sanción quitar 2:00 a blancas: las blancas pierden el tiempo. sanción puntos 1/2 a blancas: las blancas pierden medio punto. sanción puntos-rival 1/2 a blancas: el rival recibe medio punto. sanción pérdida a blancas, sanción multa a blancas, sanción exclusión 1 a blancas, sanción expulsión a blancas: pérdida de la partida, multa, exclusión de una ronda, expulsión del torneo.
    [assistant] asistente negras, asistente negras ninguna: el árbitro dice que un jugador tiene desde ahora un asistente, o que ya no. Detrás pueden ir, con comas, las tareas como en las condiciones.
    [supervision] supervisión ninguna, supervisión adecuada: el árbitro dice cómo se supervisa una partida rápida o relámpago.
    [counter] contador blancas 12, contador ilegal blancas 1: el árbitro fija cuántas jugadas ha completado ese jugador, o cuántas ilegales.
    [both] ambos pierden: el árbitro declara la partida perdida por ambos.
    [note] nota se fue la luz: el árbitro lo hace constar en el registro.
    [time] ritmo 90+30: el árbitro corrige un control de tiempo mal ajustado.
    [period] período blancas 2: el árbitro fija el período en que está ese jugador.
    [adjourn] aplazar: la sesión ha terminado y el jugador que está en juego sella; aplazar durante 4:00:00: la sesión dura ese tiempo.
    [seal] sellar Cf3: escribe la jugada para el sobre, en letras o en celdas braille; sellar jugada.brf: la lee de ese archivo braille (brf o brl). No se muestra ni se dice antes de abrir el sobre.
    [envelope] sobre: lo que está escrito en el sobre; sobre domingo a las diez: cuándo se reanuda la partida; sobre perdido: falta el sobre.
    [open] abrir: abre el sobre; abrir como Cf3: cuál fue la jugada secreta, si no se puede leer.
    [reopen] reabrir: reanuda una partida aplazada.
    [absent] ausente blancas: ese jugador no está.
    [arrived] llegado blancas: ese jugador ha llegado.
    [pieces] piezas, pi, piezas blancas: las piezas propias, o las de un color, una frase por cada clase.
    [attacks] ataques e4, at: qué ataca esa casilla, solo en partidas amistosas.
    [help] ayuda, h: las palabras que se pueden escribir; ayuda y una palabra explica esa palabra.
    [board] tablero, b: las ocho filas del tablero propio, desde la octava; las mayúsculas son blancas, o es una casilla vacía.
    [where] dónde caballos, dónde C, w: las casillas de esas piezas; C pregunta por las blancas, c por las negras.
    [what] qué e4, wt: qué hay en esa casilla.
    [rank] fila 4, rk: qué hay en esa fila.
    [file] columna e, columna Eva, fi: qué hay en esa columna.
    [diagonal] diagonal e4, dg: qué hay en las dos diagonales de esa casilla.
    [white] blancas, wp: todas las piezas blancas, una frase por cada clase. blancas: delante de una orden dice que hablan las blancas.
    [black] negras, bp: todas las piezas negras, una frase por cada clase. negras: delante de una orden dice que hablan las negras.
    [mine] mías, mi: las piezas propias, una frase por cada clase.
    [theirs] suyas, th: las piezas del rival, una frase por cada clase.
    [captured] capturadas, cp: lo que falta en el tablero.
    [walk] andar, andar e4, wk: recorre el tablero casilla por casilla; h va a la izquierda, j abajo, k arriba, l a la derecha, y se dice cada casilla. Intro repite la casilla; cualquier otra tecla lo termina.
    [again] otra vez, a: repite lo que se cortó; si no, el último anuncio.
    [last] última, l: la última jugada completada.
    [earlier] antes, er: la frase anterior a la última; otra vez, la anterior a esa.
    [later] después, lt: tras antes, de nuevo la frase siguiente.
    [spell] deletrea, sl: la última jugada anunciada, letra por letra.
    [moves] jugadas, jugadas 10, m: todas las jugadas, o las diez últimas.
    [from] desde 12, fr: las jugadas desde la número 12.
    [sheet] planilla, sh: la planilla propia tal como está escrita.
    [clock] reloj, t, reloj rival, reloj ambos, reloj blancas 1:00:00 negras 1:00:00: el reloj propio, el del rival, ambos; con tiempos, el árbitro ajusta ambos relojes o uno.
    [times] tiempos, tm: el tiempo usado en cada jugada.
    [number] número, n: cuántas jugadas se han completado.
    [offer] oferta, o: si hay una oferta de tablas.
    [who] quién, wh: quién juega y quién es ciego.
    [cases] casos, cs: cada caso abierto con su número, su artículo y quién decide; para el árbitro también lo que haría cada decisión, y los ya decididos.
    [look] consultar: en rápidas y relámpago con supervisión se muestra al jugador que está en juego el registro del árbitro, cinco veces por partida.
    [status] estado, s: quién está en juego, qué está abierto y qué espera la partida.
    [law] ley D.2.1, lw: de qué trata ese artículo.
    [laws] leyes, leyes glosario, leyes glosario blitz: los artículos que aplica el programa; los términos de las Leyes en los idiomas disponibles.
    [sign] firmar: un jugador firma el resultado cuando la partida ha terminado.
    [repeat] repite e5, r e5, r: el rival repite e5, o la jugada como se anunció. repetir solo vuelve a decir el último anuncio.
    [correct] corrige e4: corrige un lapsus antes de pulsar el reloj.
    [undo] deshacer, u: retira lo anunciado y no completado.
    [touch] tocar e2, levantar e2: el jugador que está en juego ha tocado esas piezas; un jugador ciego las ha sacado de su agujero.
    [lift] levantar e2: un jugador ciego ha sacado esa pieza de su agujero; tocar e5 lo dice de un jugador vidente.
    [press] pulsar, p: pulsa el reloj en marcha. Una línea vacía repite, ejecuta, anota y pulsa de una vez. pulsar con-jugada: desde ahora cada jugada pulsa el reloj con su anuncio. pulsar aparte: ya no.
    [execute] ejecutar negras h6, x: lo que se ejecutó de verdad en ese tablero.
    [record] anotar blancas Cf3: lo que se anotó de verdad en esa planilla.
    [draw] tablas: ofrece tablas.
    [accept] acepto: acepta la oferta de tablas.
    [decline] rechazo: rechaza la oferta de tablas.
    [resign] abandono: el jugador abandona.
    [claim] reclamo bandera: ha caído la bandera del rival. reclamo repetición, reclamo cincuenta: tablas por la misma posición por tercera vez o por cincuenta jugadas. reclamo repetición g1f3: lo mismo con esa jugada, que se anota y no se hace. reclamo ilegal, reclamo ilegal 21: la última jugada del rival, o la 21, era ilegal. reclamo tocada e2: el rival ha tocado esa pieza. reclamo dos-manos: el rival ha movido con las dos manos. reclamo colocación, reclamo tablero, reclamo colores, reclamo reloj: las piezas estaban mal colocadas, el tablero está mal orientado, los colores están cambiados, el reloj está mal ajustado. reclamo final, reclamo final sin-esfuerzo: tablas en el final a caída de bandera; si no hay árbitro, con sin-árbitro detrás. { word-claim } { word-silent }: el rival pulsó el reloj sin anunciar la jugada. { word-claim } 11.5: el rival infringe ese artículo; pueden seguir palabras.
    [request] pedir incremento: en el final a caída de bandera, pide cinco segundos por jugada para ambos; es también una oferta de tablas.
    [jadoube] jadoube: con su propio reloj en marcha solo compone piezas; hasta que anuncie una jugada, tocar no obliga a nada.
    [arbiter] árbitro: llama al árbitro y para los relojes.
    [stop] parar: el árbitro para ambos relojes.
    [go] seguir: el árbitro pone en marcha el reloj del jugador que está en juego.
    [rule] decidir aceptar, decidir rechazar, decidir aplazar, decidir ambos, decidir 2 aceptar: el árbitro decide sobre el único caso abierto, o sobre el de ese número; ambos significa que ambas banderas están caídas y no se sabe cuál cayó primero. { word-rule } 1 { word-undo } retira la decisión sobre el caso 1, hasta que se haga la siguiente media jugada.
    [retrace] retroceder, retroceder 1, retroceder 1..., retroceder media jugada 2: vuelve a la última posición común, a la posición tras la jugada 1 de las blancas, tras la jugada 1 de las negras, o tras dos medias jugadas.
    [adjust] ajustar, ajustar negras: el tablero está ahora como dicen las planillas.
    [done] hecho: está hecho el paso siguiente que corrige su tablero o su planilla.
    [step] paso: el paso siguiente que corrige su tablero o su planilla.
    [check] comprobar, comprobar negras: compara un tablero con las planillas.
    [result] resultado 1-0, resultado tablas: el árbitro declara el resultado; tras el final, resultado solo muestra el resultado y los archivos.
    [calls] avisos 10m 5m 30s, avisos tono 5m, avisos no: avisa cuando queda ese tiempo, con palabras o con un tono, o deja de avisar. Desactivado por defecto.
    [lang] idioma en: el idioma de estas frases.
    [cells] celdas 40: de 8 a 255, las celdas de su línea braille; con 20 o menos, jugadas y tableros se escriben en signos.
    [notation] notación palabras, notación signos: cómo se escriben las jugadas, los tableros y los tiempos: caballo f3, o Cf3. El anuncio en voz alta no cambia.
    [rate] velocidad 200: de 100 a 400 palabras por minuto, para quien lo pide.
    [volume] volumen 80: de 0 a 200; 100 es lo normal; para quien lo pide.
    [faster] más rápido: 25 palabras por minuto más, para quien lo pide.
    [slower] más despacio: 25 palabras por minuto menos, para quien lo pide.
    [louder] más alto: un paso más alto, para quien lo pide.
    [softer] más bajo: un paso más bajo, para quien lo pide.
    [verbosity] detalle breve, detalle normal, detalle completo: cuánto se dice sobre una jugada y en una respuesta.
    [voice] voz no, voz sí, voz sistema, voz incorporada: si habla una voz, y cuál.
    [face] vista pantalla, vista líneas, vista híbrida: la misma partida en otra vista; híbrida tiene tableros arriba y líneas debajo.
    [eboard] tablero electrónico, tablero electrónico no, tablero electrónico sí: si el tablero electrónico responde y qué está distinto en él; desde ahora no cuenta, o vuelve a contar. Nombre un color si los dos tableros son electrónicos.
    [quiet] silencio, z: detiene todo lo que se dice en el acto, como la tecla Esc; otra vez repite lo que se cortó.
    [hear] oír 12, hr 12, oír: reproduce la grabación de la media jugada 12; sin número, la última.
    [quit] salir, q: sale; la partida queda guardada y puede reanudarse.
    [am] soy negras, soy blancas, soy asistente, soy todos: quién está ante este teclado; una pregunta que no nombra a nadie vale para esa persona.
    [save] guardar: cada jugada se guarda en el acto; no hay nada que hacer.
    [pgn] pgn: al terminar, la partida se escribe como PGN junto a su registro; annabella export lo hace en cualquier momento.
    [flip] girar: la tecla F3 gira los tableros.
    [settings] ajustes: la orden annabella settings, en un terminal, muestra y cambia los ajustes guardados.
    [new] nueva: { word-quit } deja esta partida, y annabella empieza otra.
    [next] siguiente: en la partida de práctica, la lección siguiente.
    [back] atrás: en la partida de práctica, la lección anterior. { word-undo } retira lo anunciado y no completado.
    [replay] repasar, repasar 12: tras el final recorre la partida media jugada a media jugada, o desde la jugada 12; siguiente y atrás, o las flechas, continúan.
    [rematch] revancha: tras el final, otra partida con los colores cambiados, en las mismas condiciones y con registro propio; se lleva el marcador.
    [print] imprimir, imprimir brf: tras el final escribe las dos planillas en PDF o la partida en braille para una impresora braille, y dice dónde está.
    [unseat] liberar blancas: el árbitro quita el puesto en otro terminal a quien está allí, para que otra persona pueda ocuparlo.
    [report] { word-report } 11.5 { word-white }: el árbitro informa de las blancas según ese artículo, un caso con su número; pueden seguir palabras. { word-laws } enumera los artículos.
    [appeal] { word-appeal }, { word-appeal } 2 y palabras: usted apela contra la última decisión, o la del caso 2, también tras el final; queda con el registro.
   *[other] No hay ayuda sobre { $word }. Escriba ayuda para ver todas las palabras.
}
law-summary = { $key ->
    [moves_alternate] Se juega por turnos; empiezan las blancas. Un jugador está en juego en cuanto el rival ha hecho su jugada, antes de pulsar el reloj.
    [touch_move] La pieza tocada con intención de moverla debe moverse, y la del rival capturarse, si es legal; si no, el jugador es libre.
    [promotion_choice] La pieza de promoción queda elegida cuando toca la casilla; entonces la elección es definitiva.
    [checkmate] El jaque mate termina la partida de inmediato, antes de pulsar el reloj, si la jugada fue reglamentaria.
    [resignation] Quien abandona pierde, y la partida termina de inmediato.
    [resignation_draws] Quien abandona pierde, y la partida termina de inmediato; son tablas si el rival no puede dar jaque mate con ninguna serie de jugadas legales.
    [stalemate] Son tablas de inmediato si quien está en juego no tiene jugada legal y no está en jaque.
    [dead_position] Son tablas de inmediato si ningún jugador puede dar jaque mate con ninguna serie de jugadas legales.
    [agreement] Los jugadores pueden acordar tablas durante la partida.
    [agreement_after_moves] Los jugadores pueden acordar tablas durante la partida, una vez que ambos han hecho una jugada.
    [press] La jugada queda completada cuando su jugador pulsa el reloj o cuando termina la partida. Se puede pulsar aunque el rival ya haya respondido.
    [help_for_a_disability] Un jugador que no puede usar el reloj puede tener para ello un asistente que acepte el árbitro; este ajusta el reloj con equidad, pero nunca el de un jugador con discapacidad.
    [default_time] Quien llega después del tiempo de incomparecencia pierde, salvo que el árbitro decida otra cosa.
    [flag_fall] La bandera ha caído cuando el árbitro lo observa o un jugador lo reclama con razón.
    [flag_fall_by_claim] La bandera ha caído cuando el árbitro lo observa o un jugador lo reclama con razón; en rápidas y relámpago sin árbitros suficientes solo cuenta la reclamación de un jugador cuya bandera no haya caído.
    [loss_on_time] Quien no completa a tiempo las jugadas exigidas pierde; son tablas si el rival no puede dar jaque mate con ninguna serie de jugadas legales.
    [both_flags] Si ambas banderas están caídas y no se puede saber cuál cayó primero, la partida sigue salvo en el último período; en el último período son tablas.
    [both_flags_at_the_claim] En rápidas y relámpago sin árbitros suficientes: si ambas banderas han caído cuando se reclama una, la partida es tablas.
    [clocks_set_wrongly] Si se descubre que el reloj está mal ajustado, se para y el árbitro corrige el ajuste, los tiempos y el contador de jugadas.
    [interruption] Un jugador para los relojes solo para llamar al árbitro; el árbitro decide cuándo se reanuda el juego.
    [illegal_move] Tras una jugada ilegal completada se restablece la posición anterior y la pieza tocada debe moverse, si puede.
    [illegal_move_penalty] Por una jugada ilegal el rival recibe tiempo: { $standard } en partida estándar, { $rapid } en rápidas, { $blitz } en relámpago. Con la jugada ilegal número { $losing } un jugador pierde; son tablas si el rival no puede dar jaque mate.
    [empty_press] Pulsar el reloj sin haber movido es incorrecto; lo juzga el árbitro.
    [empty_press_illegal] Pulsar el reloj sin haber movido se trata como una jugada ilegal.
    [agreement_by_the_rules] Las bases del torneo pueden prohibir acordar tablas antes de cierta jugada o sin permiso del árbitro.
    [draw_offer] Las tablas se ofrecen tras hacer la jugada y antes de pulsar el reloj. En otro momento la oferta también vale. No lleva condiciones, no se puede retirar y sigue en pie hasta que se acepta, se rechaza o el rival toca una pieza.
    [repeated_offers] Las ofertas y reclamaciones repetidas o sin razón molestan al rival; las juzga el árbitro.
    [threefold] Quien está en juego puede reclamar tablas si la misma posición va a darse, o acaba de darse, al menos por tercera vez. Es la misma si juega el mismo jugador, las mismas piezas están en las mismas casillas y son iguales los derechos de enroque y las capturas al paso.
    [threefold_intended] El jugador anota la jugada con la que la posición se daría por tercera vez, la declara al árbitro y no la hace. Lo anotado no puede cambiarse.
    [threefold_standing] La posición acaba de darse por tercera vez y quien reclama está en juego.
    [fifty_moves] Quien está en juego puede reclamar tablas si cada jugador ha hecho, o habrá hecho con la próxima jugada, las últimas cincuenta jugadas sin capturar ni mover peón.
    [fifty_moves_intended] El jugador anota la jugada que completa las cincuenta, la declara al árbitro y no la hace. Lo anotado no puede cambiarse.
    [fifty_moves_standing] Las últimas cincuenta jugadas de cada jugador están hechas y quien reclama está en juego.
    [claim_after_touch] Quien toca una pieza con intención de moverla pierde en esa jugada el derecho a reclamar tablas.
    [claim] Los relojes se paran mientras se comprueba una reclamación de tablas. No puede retirarse y es también una oferta de tablas. Si es correcta, son tablas de inmediato.
    [wrong_claim] Tras una reclamación incorrecta el rival recibe tiempo: { $standard_claim } en partida estándar, { $rapid_claim } en rápidas, { $blitz_claim } en relámpago. Quien reclamó conserva su tiempo, y la jugada anotada para la reclamación debe hacerse.
    [fivefold] Son tablas, sin reclamación, si la misma posición se ha dado al menos cinco veces.
    [fivefold_alternate] Son tablas, sin reclamación, si la misma posición se ha dado cinco veces seguidas en jugadas alternas de cada jugador.
    [seventy_five_moves] Son tablas, sin reclamación, si cada jugador ha hecho las últimas setenta y cinco jugadas sin capturar ni mover peón; el mate en la última prevalece.
    [seventy_five_moves_completed] Son tablas, sin reclamación, si cada jugador ha completado las últimas setenta y cinco jugadas sin capturar ni mover peón; el mate en la última prevalece.
    [signed_result] Terminada la partida, ambos jugadores firman las dos planillas con el resultado. Incluso un resultado equivocado vale, salvo que el árbitro decida otra cosa.
    [arbiters_role] El árbitro vela por que se cumplan las Leyes y actúa en interés del torneo; decide lo que las Leyes no resuelven.
    [two_boards] Cada jugador puede exigir dos tableros, el vidente uno normal y el ciego uno especial. El organizador puede adaptar estas reglas.
    [announcement] Las jugadas se anuncian en voz alta, el rival las repite y las ejecuta en su tablero, con nombres y números alemanes.
    [blind_touch] En el tablero del jugador ciego una pieza está tocada cuando se saca de su agujero.
    [blind_move_made] En el tablero del jugador ciego la jugada está hecha cuando la pieza está en otro agujero, la capturada fuera del tablero y la jugada anunciada.
    [sighted_players_moves] Para tocar y mover rigen en el jugador vidente las reglas ordinarias.
    [blind_players_clock] Se admite un reloj para ciegos.
    [blind_players_record] El jugador ciego puede anotar en braille o a mano, o grabar las jugadas con un aparato.
    [blind_press] Solo cuando la jugada del jugador ciego está hecha y anunciada puede ponerse en marcha el reloj del rival.
    [slip_of_the_tongue] Un lapsus se corrige de inmediato, antes de poner en marcha el reloj del rival.
    [boards_differ] Si los dos tableros difieren, se corrigen con ambas planillas y el árbitro; si hace falta, desde la última jugada común.
    [scoresheets_differ] Si además las dos planillas difieren, se vuelve al punto en que coinciden y el árbitro ajusta los relojes.
    [blind_players_assistant] El jugador ciego puede tener un asistente que mueve, anuncia, anota y pulsa por él y dice tiempos y jugadas solo si se le pregunta. No ofrece, acepta ni reclama tablas por él.
    [sighted_players_assistant] Si el jugador ciego no tiene asistente, el vidente puede tener uno, que solo mueve y anuncia.
    [sighted_players_assistant_deaf] Si el jugador ciego no tiene asistente, el vidente puede tener uno, que solo mueve y anuncia. Contra un rival que no oye, el asistente es obligatorio.
    [sealing] Cuando termina una sesión, el jugador que está en juego escribe su jugada sin ambigüedad, guarda ambas planillas en un sobre, lo sella y solo entonces detiene el reloj; hasta ese momento puede cambiar la jugada.
    [opening_the_envelope] El sobre se abre solo cuando está presente el jugador que debe responder; la jugada secreta se ejecuta en el tablero y se pone en marcha el reloj de ese jugador.
    [sealed_move] Pierde la partida el jugador que ha sellado una jugada ambigua, incomprensible o ilegal. No si la partida ya había terminado, o si el rival no puede dar mate: entonces es tablas.
    [late_at_the_resumption] Quien llega a la reanudación después del tiempo de incomparecencia pierde, salvo que el árbitro decida otra cosa; en 2009 es una hora si el torneo no fija otro. Si la jugada secreta terminó la partida, vale ese resultado.
    [envelope_missing] Si falta el sobre, la partida continúa desde la posición aplazada con los tiempos anotados; los que no se conocen los fija el árbitro. El jugador que selló hace la jugada que dice haber sellado. Si la posición no puede establecerse, la partida se anula y se juega otra.
    [quickplay] En el último período, un jugador con menos de dos minutos puede reclamar tablas si el rival no intenta ganar o no puede ganar por medios normales. El árbitro acepta, decide más tarde o rechaza; tras un rechazo el rival recibe dos minutos.
    [quickplay_without_arbiter] Si no hay árbitro, una reclamación en el final a caída de bandera termina la partida. Se anota la posición final, con una planilla al día si se dice que el rival no intenta ganar; el rival comprueba ambas y decide un árbitro designado.
    [increment_request] En el final a caída de bandera quien está en juego puede pedir un incremento de cinco segundos para ambos, lo que es también una oferta de tablas. Si se rechaza y el árbitro está de acuerdo, ambos lo reciben y el rival dos minutos más.
    [recorded_in_advance] Una jugada se anota cuando está hecha. Solo quien reclama tablas con su próxima jugada, o la sella, la anota antes.
    [sheets_after_flag] Tras una caída de bandera, quienes no anotaron ponen al día su planilla: ambos con los relojes parados, uno solo en su propio tiempo y antes de tocar una pieza. Si ninguna está completa, la partida se reconstruye bajo el control del árbitro.
    [sheets_not_reconstructed] Si las planillas no se pueden poner al día, la siguiente jugada es la primera del período siguiente, salvo prueba de que se hicieron más jugadas.
    [bystanders] Quien además vea una irregularidad solo puede informar al árbitro; también un asistente.
    [warning] El árbitro puede advertir a un jugador.
    [time_to_opponent] El árbitro puede añadir tiempo al reloj del rival.
    [time_taken] El árbitro puede quitar tiempo del reloj del infractor.
    [points_to_opponent] El árbitro puede aumentar los puntos del rival, hasta el máximo posible en esa partida.
    [points_taken] El árbitro puede reducir los puntos del infractor.
    [game_declared_lost] El árbitro puede declarar perdida la partida para el infractor y decide los puntos del rival.
    [expulsion] Un jugador puede ser expulsado del torneo.
    [supervision] Las reglas de competición completas solo rigen en rápidas y relámpago si hay árbitros suficientes: uno por cada tres partidas de rápidas como máximo, uno por partida de relámpago.
    [adjusting] Quien está en juego puede componer piezas si lo dice antes.
    [touch_in_castling] Quien toca su rey y después una torre debe enrocar con ella, si es legal; quien toca primero la torre no puede enrocar con ella en esa jugada.
    [rook_touched_first] Quien toca una torre y después el rey no puede enrocar con esa torre en esa jugada; la torre debe mover si puede.
    [touch_without_move] Si ninguna pieza tocada puede moverse ni capturarse, el jugador puede hacer cualquier jugada legal.
    [assistant_who_moves] Un jugador que no puede mover las piezas puede tener para ello un asistente que acepte el árbitro.
    [right_to_complain] Un jugador ya no puede reclamar por la pieza tocada del rival cuando él mismo ha tocado una pieza con intención de moverla.
    [two_hands] Cada jugada se hace con una sola mano; usar las dos se sanciona.
    [legal_move] Una jugada es legal si la pieza puede moverse así y el propio rey no queda atacado.
    [unsupervised_illegal_move] En rápidas sin árbitros suficientes, un jugador solo puede reclamar una jugada ilegal hasta que haga su siguiente jugada.
    [unsupervised_illegal_move_in_blitz] En relámpago sin árbitros suficientes, un jugador solo puede reclamar una jugada ilegal hasta que haga su siguiente jugada.
    [wrong_set_up] Una partida en la que se descubre que la posición inicial de las piezas era incorrecta se anula y se juega una nueva.
    [board_turned] Si se descubre que el tablero está mal orientado, la partida continúa y la posición se traslada a un tablero bien orientado.
    [reversed_colors] Una partida empezada con los colores cambiados continúa, salvo que el árbitro decida otra cosa.
    [reversed_colors_new-game] Una partida empezada con los colores cambiados se interrumpe y se juega una nueva con los colores correctos si los dos jugadores no han hecho ya diez jugadas; después continúa.
    [displaced_pieces] Quien desplaza piezas las recoloca en su propio tiempo; se puede parar el reloj y llamar al árbitro, que puede sancionar al jugador.
    [position_reinstated] Si se descubren piezas desplazadas se restablece la posición anterior; si no puede determinarse, la partida continúa desde la última posición que pueda identificarse.
    [unsupervised_complaint] En rápidas y relámpago sin árbitros suficientes ya no se puede reclamar por la colocación, el tablero o el reloj cuando los dos jugadores han hecho { $complaints } jugadas; con un rey o una torre mal colocados ya no se enroca.
    [unsupervised_illegal_position] En rápidas y relámpago sin árbitros suficientes, el árbitro que ve los dos reyes en jaque o un peón en la última fila espera a que se complete la siguiente jugada; si la posición sigue siendo ilegal, declara tablas.
    [unsupervised_illegal_position_at_once] En rápidas y relámpago sin árbitros suficientes, el árbitro que ve los dos reyes en jaque o una promoción sin completar interviene si puede.
    [looks_at_record] En rápidas y relámpago con supervisión, el jugador que está en juego puede pedir que se le muestre el registro del árbitro cinco veces por partida; más veces molesta al rival.
    [fine] El árbitro puede imponer una multa anunciada de antemano.
    [exclusion] El árbitro puede excluir a un jugador de una o más rondas.
    [same_hand] El reloj se pulsa con la mano que hizo la jugada; ningún dedo queda sobre el pulsador ni encima de él.
    [handling_the_clock] El reloj se maneja debidamente: sin golpearlo, levantarlo, tirarlo ni pulsarlo antes de mover. El árbitro puede sancionar al jugador.
    [stopped_without_reason] Quien para los relojes para llamar al árbitro debe tener un motivo; el árbitro lo juzga y puede sancionar al jugador.
    [pieces_put_back] Quien desplaza piezas restablece la posición correcta en su propio tiempo.
    [displacement_penalised] El árbitro puede sancionar al jugador que desplazó piezas.
    [recording_duty_ends] Con menos de cinco minutos en un periodo y menos de 30 segundos añadidos por jugada, el jugador no tiene que anotar hasta que acabe el periodo.
    [disrepute] Los jugadores no harán nada que desacredite al ajedrez.
    [leaving_the_playing_area] Ningún jugador sale del recinto de juego sin permiso del árbitro, ni de la zona de juego cuando le toca mover.
    [forbidden_during_play] Durante el juego están prohibidos las notas, los consejos, otros tableros, los aparatos electrónicos y fumar fuera del lugar previsto; el árbitro puede sancionar al jugador.
    [notes_and_advice] Durante el juego ningún jugador usa notas, fuentes ni consejos, ni analiza en otro tablero.
    [device] Un jugador no lleva aparatos electrónicos que el árbitro no haya autorizado; llevarlos pierde la partida si las bases no son más benignas.
    [finished_players] Quien ha terminado su partida se considera espectador.
    [persistent_refusal] Quien se niega persistentemente a cumplir las Leyes pierde la partida; el árbitro decide la puntuación del rival.
    [both_guilty] Si ambos jugadores se niegan persistentemente a cumplir las Leyes, ambos pierden la partida.
    [appeal] Un jugador puede apelar contra una decisión del árbitro, salvo que las bases digan otra cosa, incluso después de firmar el resultado.
    [times_determined] Donde las Leyes dejan abiertos los tiempos, el árbitro ajusta ambos relojes según su mejor criterio, o los deja como están, y ajusta el contador de jugadas si hace falta.
    [pawn_not_replaced] Quien lleva un peón a la última fila, pulsa el reloj y no ha cambiado el peón ha hecho una jugada ilegal; el peón pasa a ser una dama de su color.
    [reply_before_recording] El jugador puede responder antes de anotar la jugada del rival, pero anota la propia antes de hacer la siguiente.
    [adjusting_on_own_time] Solo el jugador cuyo reloj está en marcha puede componer piezas.
    [same_position] Está en juego el mismo jugador, piezas de la misma clase y color ocupan las mismas casillas y todas tienen los mismos movimientos posibles: una captura al paso que fue posible, o un derecho de enroque perdido desde entonces, la hace otra posición.
   *[other] No hay resumen de este artículo.
}
law-listed = { $article }, { $title }.
no-such-article = El programa no aplica ningún artículo { $article } de las Leyes de { $laws }. { word-laws } enumera los que aplica.
article-alike = ¿Quiso decir uno de estos: { $articles }?
no-such-term = La palabra { $word } no está en el glosario.
glossary-entry = { $term }: { $others }.

confirm = { $what ->
    [leave] Hay un reloj en marcha. ¿Salir de la partida? Ya está guardada.
    [loses-the-sealed-move] El sobre no está cerrado: si sale, la jugada secreta se pierde y hay que sellarla de nuevo. ¿Salir de la partida?
    [leaves-the-envelope-open] El sobre no está cerrado. ¿Salir de la partida de todos modos?
    [rematch] Empieza otra partida con los colores cambiados. ¿Es correcto?
    [resign] { $who } abandona. ¿Es correcto?
    [accept] { $who } { $proposal ->
        [correction] está de acuerdo en que se corrija la jugada ilegal
       *[draw] acepta las tablas
    }. ¿Es correcto?
    [decline] Hay dos propuestas. { $who } rechaza { $proposal ->
        [correction] corregir la jugada ilegal
       *[draw] las tablas
    }. ¿Es correcto?
    [ruling] Esta decisión termina o anula la partida. ¿Es correcto?
    [claim] { $who } reclama la caída de la bandera. ¿Es correcto?
    [draw-claim] { $who } { $claim ->
        [threefold] reclama tablas: la misma posición por tercera vez
        [fifty] reclama tablas: cincuenta jugadas sin captura ni movimiento de peón
        [increment] pide un incremento
       *[quickplay] reclama tablas en el final a caída de bandera
    }{ $intended ->
        [yes] , con la jugada anotada { $mv }
       *[no] { "" }
    }. ¿Es correcto?
    [press] { $who } ha pulsado el reloj sin mover. ¿Es correcto?
    [clock] Quedaría menos de la mitad del tiempo que se muestra ahora: { $times }. ¿Es correcto?
    [take] { $times } es más de la mitad del tiempo que se muestra ahora. ¿Es correcto?
    [retrace] La partida retrocede. ¿Es correcto?
    [silent] { $who } pulsó el reloj sin anunciar la jugada. ¿Es correcto?
   *[result] Se declara el resultado { $score }. ¿Es correcto?
} 1, no. 2, sí. Escriba un número.
confirm-times = Los relojes marcarían después { $times }; ahora marcan { $now }.
not-done = No se ha hecho.
only-watching = Solo está mirando esta partida: puede preguntar, y { word-quit } termina.
only-while-playing = Eso solo se puede hacer mientras se juega una partida; aquí no cambia nada.
line-too-long = Es demasiado de una vez: una línea contiene como máximo { $commands } órdenes y { $bytes } bytes.
not-reached = No se ha ejecutado: { $text }.
words-that-fit = Palabras posibles: { $words }.
seated = Ante este teclado: { $who }.
seated-everybody = Ante este teclado: todos.
seat-joined = { $who }: este puesto se ha unido a la partida.
seat-joined-watching = Está mirando esta partida.
seat-taken = { $who } se ha unido desde otro terminal.
seat-free = { $who } ha dejado el otro terminal.
seat-asked = Otra persona pide este puesto. Quedará libre cuando usted lo deje con { word-quit }.
seat-asked-arbiter = { $who }: otra persona pide ese puesto. El árbitro se lo da con { word-unseat }.
seat-waits = Ese puesto está ocupado. Se pregunta a quien lo ocupa y al árbitro; el programa espera un minuto. Ctrl+C lo termina.
seat-watcher-changed = { $change ->
    [taken] Alguien mira desde otro terminal.
    [left] Alguien ha dejado de mirar.
    [lost] El terminal de alguien que mira está sin conexión.
   *[back] El terminal de alguien que mira está conectado de nuevo.
}
seat-not-here = { $why ->
    [only_at_the_host] Eso se hace donde está la partida, no en este puesto.
    [only_a_player] La revancha la ofrece un jugador: { word-rematch }.
    [nobody_sits] Nadie ocupa ese puesto en otro terminal.
    [another_speaker] { $who }: este puesto no habla por nadie más.
   *[host_gone] Eso no se ha hecho: ahora no hay conexión con la partida.
}
seat-slow = { $who }: lo que viene de ese terminal llega con más de una décima de segundo de retraso: { $ms } milisegundos.
terminal-is = { $state ->
    [empty] { $who } ha dejado el otro terminal; allí no hay nadie.
    [cut_off] { $who } está sin conexión: no llega nada de ese terminal.
    [slow] { $who } está en otro terminal; lo que viene de allí llega con { $ms } milisegundos de retraso.
   *[connected] { $who } está en otro terminal.
}
seat-sits-there = { $who } está en otro terminal, y lo dice desde allí.
seat-too-late = Antes de que eso llegara ocurrió otra cosa; no se ha hecho.
seat-sends-too-much = Este puesto envía más de lo que se contesta en el acto: se le contesta más despacio.
seat-host-gone = Se ha perdido la conexión con la partida. Este puesto espera y sigue por sí mismo cuando siga la partida.
seat-host-silent = El programa que aloja la partida no contesta. Se deja el puesto de todos modos.
seat-host-back = Vuelve a haber conexión con la partida.
seat-join-hint = Los demás se unen desde otro terminal con { $command }.
seat-sit-hint = { $command } ocupa el puesto de las blancas, --as black el de las negras, --as arbiter el del árbitro.
seats-choice = Varias partidas ofrecen puestos. Escriba el número de una.
seat-left = Ha dejado este puesto. La partida sigue sin él.
in-hall = Esta partida se envía a la sala como tablero { $board } de la ronda { $round }.
not-in-hall = Esta partida no está en la sala y sigue. { $why }
trouble-hall = { $why ->
    [not_an_address] No se puede leer la dirección del servidor. Tiene esta forma: nats://sala.example.
    [not_resolved] No se conoce ningún ordenador con ese nombre.
    [credentials] El servidor no acepta ese usuario, esa contraseña o esa clave.
    [credentials_file] No se puede leer el archivo con las credenciales.
    [tls] El servidor no acepta conexiones cifradas de confianza.
    [not_allowed] El servidor no se lo permite a este usuario.
    [no_jet_stream] El servidor no guarda mensajes. Hay que activar JetStream en él.
    [not_kept] El servidor no puede guardar lo que se envía.
    [other_stream] Otro programa usa en ese servidor los nombres de la sala.
    [later_version] Lo que hay allí es de una versión posterior de Annabella.
    [claimed] Otra partida se envía allí como este tablero.
    [differs] Otro programa envía a la sala otro final de esta partida.
    [not_readable] No se puede leer lo que se ha enviado como este tablero.
    [other_board] El registro que se ha enviado allí es de otro tablero.
    [same_pair] Otro tablero tiene un resultado de estos dos jugadores en esta ronda.
    [gone] La sala tenía este tablero y ya no lo tiene.
    [no_record] No se puede leer el registro de la partida.
    [no_program] Esta Annabella se compiló sin la sala. Los paquetes la tienen; desde el código fuente: ./x hall, o cargo install con --features hall.
    [program_gone] El proceso que habla con la sala ha terminado.
   *[not_reached] El servidor no responde.
}
trouble-hall-needs-board = La sala debe saber qué tablero es este: --round 3 --board 12.
hall-row = Ronda { $round }, tablero { $board }: { $white } contra { $black }, { $plies ->
    [one] { $plies } media jugada
   *[other] { $plies } medias jugadas
}, { $state ->
    [over] terminada, { $result }
    [silent] sin noticias
    [adjourned] aplazada
    [differs] los tableros difieren
    [arbiter] se necesita al árbitro
    [playing] en juego
   *[stopped] detenida
}.
hall-row-without-game = Ronda { $round }, tablero { $board }: { $state ->
    [missing] { $white } contra { $black }, no ha llegado nada
   *[other] no se puede leer ninguna partida
}.
hall-last = Última media jugada: { $mv }.
hall-age = Estos relojes son una copia; la última noticia del tablero es de hace { $span }.
hall-unsaved = El tablero no puede guardar su registro.
hall-silent = Sin noticias desde hace { $span }.
hall-flag-near = { player }: menos de un minuto.
hall-flag-fallen = { player }: la bandera ha caído.
hall-seat-lost = { $who }: la conexión está cortada.
hall-news = Tablero { $board }, { $white } contra { $black }: { $what ->
    [gone] ya no está en la sala
    [not_saved] revise su registro
    [differs] los tableros difieren
    [arbiter] se necesita al árbitro
    [flag_fallen] ha caído una bandera
    [flag_near] una bandera está a punto de caer
    [silent] sin noticias
    [adjourned] aplazada
    [over] terminada, { $result }
   *[settled] resuelto
}.
hall-news-without-game = Tablero { $board }: { $what ->
    [gone] ya no está en la sala
    [silent] sin noticias
   *[other] revise su registro
}.
hall-news-of-many = { $count } tableros { $what ->
    [gone] ya no están en la sala
    [not_saved] con un registro que revisar
    [differs] difieren
    [arbiter] necesitan al árbitro
    [flag_fallen] con una bandera caída
    [flag_near] con una bandera a punto de caer
    [silent] sin noticias
    [adjourned] aplazados
    [over] terminados
   *[settled] resueltos
}: { $boards }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
}.
hall-count = { $boards ->
    [0] Ningún tablero
    [one] { $boards } tablero
   *[other] { $boards } tableros
}: { $needing ->
    [0] ninguno le necesita
    [one] { $needing } le necesita
   *[other] { $needing } le necesitan
}, { $playing } en juego, { $over } terminados.
hall-not-paired = La lista no tiene en la ronda { $round } ninguna partida de { $white } contra { $black }; su resultado no está en el archivo.
hall-no-such-board = Ningún tablero tiene el número { $typed }, y ningún nombre lo contiene.
hall-help = Escriba el número de un tablero o parte de un nombre. Una línea vacía enumera los tableros que le necesitan, todos los enumera todos, ausentes aquellos en que el juego no ha comenzado o falta un jugador, encuentros los encuentros de equipos; camino y un número dice que usted va hacia allí; nota, un número y un texto hace que ese tablero lo anote, con el PIN de su partida; { word-quit } termina.
hall-lost = Ahora no llega nada de la sala. { $why }
hall-back = La sala está conectada de nuevo.
hall-waits = Espera desde hace { $span }.
hall-no-resumption = No consta cuándo ni dónde se reanuda la partida.
hall-on-the-way = { $who } está de camino.
hall-way = { $who } está de camino al tablero { $board }.
hall-no-way = Ya nadie está de camino al tablero { $board }.
hall-note = { $fate ->
    [written] El tablero { $board } ha anotado la nota.
    [wrong_pin] Ese no es el PIN del tablero { $board }; allí no se ha anotado nada.
    [not_secret] No se ha enviado nada al tablero { $board }: otros en la red podrían leer el PIN. Use tls:// para el servidor.
   *[not_taken] El tablero { $board } no ha aceptado la nota: no responde, o su partida no tiene PIN.
}
hall-match = Ronda { $round }, encuentro { $number }: { $first } { $own }, { $second } { $other }{ $open ->
    [0] .
    [one] ; { $open } partida no ha terminado.
   *[other] ; { $open } partidas no han terminado.
}
hall-empty = La sala está vacía: ningún tablero ha enviado nada todavía.
hall-input-over = Aquí ya no se puede escribir nada; se deja la sala. annabella hall --once muestra una vez todos los tableros.
hall-none-of = { $what ->
    [matches] No se conocen encuentros de equipos. --pairings nombra la lista que los tiene.
   *[absent] El juego ha comenzado en todos los tableros y nadie falta.
}
hall-not-arrived = { $count ->
    [one] En un tablero
   *[other] En { $count } tableros
} el juego no ha comenzado o falta un jugador: { $boards }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
}.
hall-played-twice = Varios tableros tienen una partida de { $white } contra { $black } en la ronda { $round }: { $boards }. Ningún resultado de ella está en el archivo.
hall-other-board = El registro enviado como tablero { $boards } de la ronda { $round }, { $white } contra { $black }, no dice que sea de ese tablero; su resultado no está en el archivo.
hall-nothing = Ningún tablero coincide.
trouble-seat-not-offered = La partida { $file } no ofrece puestos ahora. Los ofrece si se inicia con --seats: annabella play --seats, o annabella resume --seats.
trouble-seat-not-opened = No se pueden ofrecer puestos: { $why }.
trouble-seat-not-own = La carpeta { $folder } no es solo suya, o esa partida la ofrece otro usuario. No se ha enviado nada.
trouble-seat-no-ssh = No se puede iniciar ssh: { $why }.
trouble-seat-broken = Se ha perdido la conexión con la partida.
trouble-seat-not-understood = Lo que llegó de allí no es una partida que esta Annabella pueda leer.
trouble-seat-ended = { $why ->
    [unseated] El árbitro ha dejado libre este puesto para otra persona.
    [host_left] La partida se ha dejado en el lugar donde está.
    [version] Esa partida la lleva otra versión de Annabella.
    [not_understood] No se ha entendido lo que ha enviado este puesto.
    [line_too_long] Una línea era demasiado larga, o no era texto.
    [silent] Este puesto ha callado demasiado tiempo.
    [full] No quedan puestos en esa partida.
    [another_user] Esa partida es de otro usuario de este ordenador.
    [taken] Ese puesto ya está ocupado.
    [no_such_role] Esa partida no tiene asistente: un asistente es el del único jugador ciego.
    [watching_forbidden] Según las bases de este torneo, no se permite mirar esta partida.
    [pin_needed] El puesto del árbitro necesita el PIN.
    [pin_wrong] Ese no es el PIN.
    [pin_later] Ha habido demasiados PIN incorrectos. Pruebe dentro de un minuto.
   *[language] Ese idioma no se habla allí.
}

## Screen: labels and key help

screen-terms = { $time }, Leyes de { $laws }
screen-at-the-keys = Al teclado: { $who }
screen-anybody-at-the-keys = Al teclado: todos
screen-help-key = ? teclas
screen-side = { $color }: { $name }
screen-side-blind = { $color }: { $name }, ciego
screen-side-unnamed-blind = { $color }, ciego
screen-points = { $points } { $form ->
    [zero] puntos
    [half] punto
   *[one] punto
}
screen-no-room = No hay sitio para un tablero: hacen falta { $needed } columnas y líneas, y esta ventana tiene { $there }.
screen-flag-down = bandera caída
screen-board-of = Tablero de { the-player-inside }
screen-sign = { $sign ->
    [voice] sin voz
    [seats] puestos { $there }/{ $all }
    [cases] casos: { $there }
    [saved] sin guardar
    [hall] no está en la sala
   *[pin] PIN
}
screen-pin-needed = Las palabras del árbitro necesitan el PIN.
screen-captured = Capturadas: { $pieces }
screen-no-time = sin límite de tiempo
screen-not-entered = sin anotar
screen-sheet = { player }: planilla ({ $language })
screen-differing = { $squares ->
    [one] Una casilla difiere.
   *[other] { $squares } casillas difieren.
}
screen-offer-open = La oferta de tablas de { the-player-inside } está abierta.
screen-period = Período { $period }: blancas { $white }, negras { $black } hasta el control.
screen-last-period = Período { $period }: todas las jugadas.
screen-period-of = { player }, período { $period }: { $moves } hasta el control.
screen-last-period-of = { player }, período { $period }: todas las jugadas.
screen-byo-yomi = Períodos de byo-yomi de { the-player-inside }: { $times }.
screen-key-name = { $key ->
    [enter] Intro
    [backspace] Retr.
    [delete] Supr
    [page-up] RePág
    [page-down] AvPág
    [home] Inicio
    [end] Fin
   *[ctrl] Ctrl
}
screen-key = { $act ->
    [enter] entrar la línea; una vacía completa la jugada
    [begin_selection] al tablero
    [selection] moverse por el tablero
    [press_selection] levantar o dejar
    [drop_selection] salir del tablero
    [cases] panel del árbitro
    [speaker] quién habla
    [help] estas teclas
    [complete] completar la palabra
    [boards] qué tableros
    [turn] desde qué lado
    [pieces] las piezas
    [coordinates] las coordenadas
    [theme] los colores
    [scale] tablero grande
    [scroll_back] retroceder en los mensajes
    [scroll_forward] avanzar en los mensajes
    [sheets_back] planillas atrás
    [sheets_forward] planillas adelante
    [earlier] línea anterior
    [later] línea siguiente
    [backspace] borrar antes
    [delete] borrar aquí
    [delete_word] borrar palabra
    [clear] borrar la línea
    [left] izquierda
    [right] derecha
    [home] al principio
    [end] al final
    [redraw] dibujar de nuevo
    [silence] silencio
    [suspend] al terminal
    [copy] copiar el PGN
    [replay_forward] una media jugada adelante
    [replay_back] una media jugada atrás
    [replay_first] al principio de la partida
    [replay_last] al final de la partida
    [leave_replay] terminar el repaso
   *[leave] salir y seguir luego
}
help-heading = { $group ->
    [players] Jugadores
    [board] Sobre el tablero
    [game] Sobre la partida
    [arbiter] El árbitro
    [program] El programa
   *[end] Tras la partida
}
screen-key-group = { $group ->
    [play] Jugar
    [line] La línea
    [read] Leer
    [look] Aspecto
   *[program] El programa
}
screen-words-title = { word-help } y una palabra dice qué hace.
screen-sheets-differ = Las planillas difieren desde { $at }.
screen-touched = Tocadas: { $list }.
screen-choose-promotion = Promoción: escriba la letra de la pieza o elija con las flechas e Intro.
screen-more-above = ▲ más: RePág
screen-more-below = ▼ { $rows } más recientes
ask-choice = { $choice ->
    [face-1] pantalla
    [face-2] líneas
    [face-3] líneas y voz
    [voice-1] no
    [voice-2] sí
    [keys-1] blancas
    [keys-2] negras
    [keys-3] asistente
    [keys-4] todos
    [resume-1] sí
    [terms-1] jugar
    [blind-1] blancas
    [blind-2] negras
    [blind-3] ambos
    [blind-4] nadie
    [seats-1] no
   *[heard-1] sí
}
ask-terms-laws = Leyes de { $laws }
ask-terms-sheets = planillas { $sheets }
screen-watching = Solo mirar
screen-match = Marcador { $white } : { $black }
screen-replay = Repaso: media jugada { $ply } de { $plies }. ← → Inicio Fin, Esc termina.
screen-how-to-begin = Escriba una jugada; Intro la anuncia. ? muestra las teclas, ayuda las palabras.
screen-copy = { $key } copia PGN.
screen-page-keys = { $left ->
    [0] Esc cierra
   *[other] ▼ { $left } AvPág · Esc cierra
}
screen-cases-title = Los casos del árbitro (F9)
watch-played = La partida se vuelve a jugar.
trouble-watching-forbidden = Según las bases de este torneo, no se permite mirar esta partida.
watch-not-played = Esta partida no se está jugando ahora. Los relojes muestran los últimos tiempos registrados.
watch-deleted = El registro ha sido borrado. Se muestra la partida tal como estaba.
watch-damaged = El registro está dañado. Se muestra la partida tal como estaba.
watch-replaced = El archivo contiene ahora otra partida. Se muestra la partida tal como estaba.
screen-first-line = Annabella. Con lector de pantalla o línea braille, iníciela con --accessible.
hall-words-all = todos
hall-words-absent = ausentes
hall-words-matches = encuentros
hall-words-way = camino
hall-words-note = nota
hall-column = { $column ->
    [board] Tablero
    [white] Blancas
    [black] Negras
    [clocks] Relojes
    [result] Resultado
    [last] Última
   *[state] Estado
}
hall-filter = { $filter ->
    [needing] Se muestran: los que le necesitan
    [not_arrived] Se muestran: aún no están
    [playing] Se muestran: en juego
    [over] Se muestran: terminados
   *[all] Se muestran: todos
}
hall-keys = Intro: abrir   Tab: selección   ?: todas las teclas   Ctrl+C: salir
hall-all-keys =
    Intro: abre el tablero; Esc lo cierra
    Flechas, RePág, AvPág, Inicio, Fin: eligen un tablero
    Letras, cifras: buscan por parte de un nombre o por el número
    Tab: muestra todos, los que le necesitan, los que aún no están, en juego, terminados
    Esc: vuelve a mostrarlos todos
    F2: usted está de camino al tablero elegido, o ya no
    F3: los encuentros de equipos
    F4: una nota que anota el tablero elegido, con el PIN de su partida
    Ctrl+C: sale
    Cualquier tecla vuelve atrás.
hall-results = Resultados de la ronda { $round }
hall-search = Búsqueda: { $text }
hall-note-typed = Nota para el tablero { $board }: { $text }
hall-state = { $state ->
    [gone] FALTA
    [not_saved] REGISTRO
    [differs] DIFIEREN
    [arbiter] ÁRBITRO
    [flag_fallen] BANDERA
    [flag_near] apuro
    [silent] SILENCIO
    [adjourned] aplazada
    [unreadable] REGISTRO
    [missing] no está
    [playing] en juego
    [over] { $result }
   *[stopped] detenida
}
recorded-in = Se guarda en { $file }.
is-recorded = La partida se está guardando. Al salir se dice en qué archivo.
record-loss = { $why ->
    [deleted] Se ha borrado el registro { $from }.
    [folder-gone] La carpeta del registro { $from } ya no existe.
    [replaced] El registro { $from } se ha sustituido por otro archivo.
    [shortened] El registro { $from } se ha acortado.
    [lengthened] Otro programa ha escrito en el registro { $from }.
    [no-answer] El disco de { $from } ya no responde.
    [no-room] No queda espacio para el registro { $from }.
    [not-synced] El disco no ha guardado el registro { $from }: { $detail }.
   *[not-written] No se puede escribir el registro { $from }: { $detail }.
}
trouble-record-moved = { record-loss } Desde ahora la partida entera se guarda en { $to }.
trouble-record-lost = ¡No se ha guardado! { record-loss } La partida sigue; cada jugada intenta guardar de nuevo.
trouble-record-late = ¡Aún no se ha guardado! El disco no responde desde hace dos segundos. La partida sigue.
trouble-record-copied = Mientras tanto la partida entera se guarda también en { $to }.
trouble-record-saved-again = Todo vuelve a estar guardado, en { $to }.
trouble-record-not-locked = Este disco no permite bloquear archivos: procure que ningún otro programa escriba en el registro.
trouble-record-folder-not-synced = Este disco no confirma los archivos nuevos: copie el registro en otro lugar cuando acabe la partida.
trouble-record-nowhere-at-the-end = ¡No se ha guardado! El registro no está en ningún disco. Conserve las jugadas mostradas, o anótelas.
trouble-record-torn-end = La última línea de { $path } está incompleta y se ignora.
trouble-record-no-end = El final de { $path } no está marcado: la partida se está jugando, se interrumpió o faltan líneas.
trouble-record-unknown-version = Desde la línea { $line }, { $path } está en la versión { $version } del registro, que esta Annabella no puede leer; solo se lee lo anterior. Instale la Annabella más reciente.
trouble-record-unknown-kind = La línea { $line } de { $path } tiene una anotación que esta Annabella no conoce: { $kind }. Solo se lee lo anterior. Instale la Annabella más reciente.
trouble-record-locked-by = La partida de { $path } está abierta en otra instancia de Annabella, proceso { $process }; ciérrela antes allí.
trouble-record-exists = El archivo { $path } ya existe y no se cambia. Elija otro nombre.
trouble-record-not-a-file = { $path } no es un archivo corriente. Elija el nombre de un archivo nuevo.
trouble-record-is-the-record = { $path } es el propio registro. Elija otro nombre.
trouble-record-not-printed = No se ha podido escribir toda la salida: { $why }.
trouble-record-not-readable = { $path } no es un archivo que se pueda leer: es una carpeta, una tubería o un dispositivo.
trouble-record-held = { $path } está en uso por otro programa; ciérrelo antes allí.
trouble-record-too-large = { $path } es demasiado grande y no se ha leído.
games-entry = { $number }: { $white } contra { $black }, { $begun }. { $plies ->
    [0] Sin jugadas.
    [one] Una media jugada, { $last }.
   *[other] { $plies } medias jugadas, la última { $last }.
} { $sentence }
games-no-date = sin fecha
sheet-letters-missing = El PDF no tiene letras para { $letters }: en su lugar hay signos de interrogación. La planilla HTML, annabella export --to html, las tiene todas.
games-not-begun = Sin empezar.
games-unfinished = Sin terminar; juegan las { $color ->
    [white] blancas
   *[black] negras
}.
games-being-played = Se está jugando ahora.
games-cancelled = Anulada; en su lugar se juega otra.
games-over = { result-score }, { $text }: { result-reason }.
games-unreadable = { $number }: { $why }
trouble-record-no-game = No hay ninguna partida registrada así.
trouble-record-no-such-game = Ninguna partida registrada corresponde a { $text }. La orden annabella games las enumera todas.
games-removed = { $count ->
    [one] Se ha borrado el registro de una partida que no se empezó
   *[other] Se han borrado { $count } registros de partidas que no se empezaron
}.
import-done = Importada en { $file }.
import-possible = Partida { $game }: { $white } contra { $black }, { $plies }. Se puede registrar.
import-counts = { $games } partidas: { $whole } enteras, { $cut } en parte, { $refused } rechazadas.
import-open-end = Las jugadas terminan con *. El resultado { $result } es el de la etiqueta Result.
import-letters = Las jugadas se leen con las letras de este idioma: { $language }.
import-false-rights = { $fen } da derechos de enroque o de captura al paso que esta posición no puede tener. Se omiten.
import-went-on = La partida había terminado antes de la jugada { $at }. Se toma hasta ahí.
import-broken-off = { $why } Las jugadas anteriores quedan registradas.
import-progress = { $games } partidas leídas
unsaved = ¡No se ha guardado! El registro no está ahora en ningún disco.
unsaved-late = ¡Aún no se ha guardado! El disco no responde.
pgn-elsewhere = { $wanted } no es de Annabella y no se cambia; el PGN está en { $file }.
trouble-record-line-too-long = Esa línea es demasiado larga; no se ha ejecutado nada de ella. Una línea tiene como máximo 10 000 caracteres.
nothing-played = No se ha jugado nada; no se guarda ningún registro.
record-words = Anote estas palabras inglesas en ambas planillas; acreditan este registro: { $words }.
record-words-adjourned = Para anotar en el sobre y en ambas planillas, las palabras inglesas de este registro: { $words }.
seat-lost = { $who } está sin conexión: no llega nada de ese terminal.
seat-regained = { $who } está conectado de nuevo.
record-left = Aquí se salió del programa.
record-closed = Aquí se cerró el registro.
clocks-after-gap = Se proponen los relojes sin el tiempo intermedio ({ $gap }): blancas { $white }, negras { $black }. Si se ha de cargar a { $color ->
    [white] las blancas
   *[black] las negras
}: reloj blancas { $white_with } negras { $black_with }. Decide el árbitro.
paper = { $word ->
    [clocks] Relojes
    [move] Jugada
    [event] Torneo
    [site] Lugar
    [date] Fecha
    [round] Ronda
    [board] Tablero
    [time-control] Control de tiempo
    [number] N.º
    [time] Tiempo
    [result] Resultado
    [record-words] Palabras del registro
    [language] Idioma
    [opening] Apertura
   *[time-left] Tiempo restante
}
scoresheet-of = { $color ->
    [white] Planilla de las blancas
   *[black] Planilla de las negras
}
scoresheet-moves = Jugadas { $first } a { $last }
scoresheet-page = Página { $page } de { $pages }
scoresheet-signature = { $who ->
    [white] Firma de las blancas
    [black] Firma de las negras
   *[arbiter] Firma del árbitro
}
scoresheet-signed = firmado por { $name }
braille-provisional = El enroque y la promoción se escriben de forma provisional: su código braille no está confirmado.
verify-whole = { $path } está completo: { $lines ->
    [one] una línea, enlazada
   *[other] { $lines } líneas, cada una enlazada
} con todo lo anterior, y el registro está cerrado.
verify-open = { $path } está abierto: { $lines ->
    [one] una línea está como se escribió
   *[other] { $lines } líneas están como se escribieron
}, pero el final no está marcado. La partida se está jugando, se dejó o se interrumpió, o faltan líneas al final.
verify-closed-early = { $path } está cerrado y cada línea está como se escribió, pero su partida no ha terminado.
verify-cut = { $path } está cortado: termina en medio de la línea { $line }.
verify-edited = { $path } fue modificado: la línea { $line } no está como se escribió, o falta una línea anterior.
verify-words = Las palabras hasta la línea { $line }: { $words }.
verify-words-found = Las palabras del papel corresponden a este registro hasta la línea { $line }.
verify-words-not-found = Las palabras del papel no corresponden a este registro.
verify-words-changed = { $lines ->
    [one] Después sigue una línea
   *[other] Después siguen { $lines } líneas
}, y el resultado es otro: antes { $before }, ahora { $now }.
key-passphrase = { $notice ->
    [new] Escriba una contraseña para la clave nueva. No se muestra. Una línea vacía deja la clave sin ella.
    [again] Escriba la misma contraseña otra vez.
   *[asked] Escriba la contraseña de la clave. No se muestra.
}
key-made = La clave nueva es { $key }. { $secret } es secreto: guárdelo donde solo usted pueda leerlo. { $public } es para todos.
trouble-signing-not-a-key = { $path } no contiene ninguna clave.
trouble-signing-wrong-passphrase = Esa no es la contraseña de esta clave. No se ha firmado nada.
trouble-signing-passphrases-differ = Las dos contraseñas no coinciden. No se ha creado ninguna clave.
trouble-signing-no-passphrase = No se pudo leer ninguna contraseña: { $why }.
trouble-signing-not-made = Este ordenador no genera números aleatorios o tiene poca memoria. No se ha creado nada.
trouble-signing-not-whole = { $path } no es un registro completo: solo se puede firmar el registro de una partida terminada que se ha dejado. annabella verify dice más.
record-signed = { $path } está firmado con la clave { $key }. La firma es { $signature }.
signature-none = No hay ninguna firma a su lado.
signature-by = Está firmado con la clave { $key }. El árbitro sabe de quién es esa clave.
signature-by-the-one-asked = Está firmado con la clave { $key }, la que usted indicó.
signature-by-another = Está firmado con la clave { $key }, que no es la que usted indicó.
signature-unchecked = La firma que hay al lado no contiene su clave, cuyo número es { $number }: indique la clave pública con --key para comprobarla.
signature-wrong = La firma que hay a su lado no corresponde a este registro tal como está ahora.
repaired = { $path } contiene { $lines ->
    [one] la primera línea
   *[other] las primeras { $lines } líneas
}. La línea { $line } está dañada; se omite con lo que sigue, en total { $left ->
    [one] una línea
   *[other] { $left } líneas
}. El archivo dañado no se ha cambiado.
repaired-torn = { $path } contiene { $lines ->
    [one] una línea entera
   *[other] las { $lines } líneas enteras
}; se omite la última, sin terminar. El archivo dañado no se ha cambiado.
repaired-whole = No había nada dañado; { $path } es una copia de { $lines ->
    [one] una línea
   *[other] { $lines } líneas
}.
lines-not-understood = { $lines ->
    [one] Una línea está intacta, pero la escribió otra versión de Annabella y esta no la entiende.
   *[other] { $lines } líneas están intactas, pero las escribió otra versión de Annabella y esta no las entiende.
}

## Command line: las páginas de ayuda, cómo se llama una orden

usage-options = OPCIONES
usage-command = ORDEN
usage-of-command = Uso: { $usage }; annabella { $command } --help dice más.
usage-of-all = annabella --help enumera las órdenes; annabella play --help, las opciones de una partida.
help-page-about = Ajedrez ante el tablero entre un jugador ciego o con discapacidad visual y un rival vidente. Annabella anuncia las jugadas, mide el tiempo, lleva las planillas y vigila los tableros.
help-page-more = annabella sola hace unas preguntas y comienza una partida. annabella help ORDEN muestra las opciones de una orden; annabella help PALABRA, qué hace una palabra que se teclea en una partida.
help-page-heading = { $part ->
    [play] Jugar
    [look-back] Repasar
    [trust] Confianza
    [devices] Voz y tableros
    [laws] Reglas y torneos
    [program] Programa
    [game] Partida
    [record] Registro
    [interface] Manejo
    [screen] Pantalla
    [sound] Sonido
    [arguments] Argumentos
    [options] Opciones
    [examples] Ejemplos
    [usage] Uso
    [name] Nombre
    [synopsis] Sinopsis
    [description] Descripción
    [commands] Órdenes
    [files] Archivos
    [environment] Entorno
    [exit-status] Código de salida
   *[see-also] Véase también
}
help-page-file = { $file ->
    [games] Los registros de las partidas y su PGN, salvo que --journal indique otro archivo.
    [settings] Lo que se recuerda para la próxima partida.
    [index] La lista de las partidas; se puede borrar en cualquier momento.
   *[spare] Donde sigue un registro si su archivo se pierde durante la partida, salvo que --spare indique otra carpeta.
}
help-page-variable = { $variable ->
    [accessible] Con 1 la partida se muestra en líneas sencillas, como con --accessible.
    [no-color] Si está definida, la pantalla no tiene colores.
    [language] El idioma del programa, salvo que --lang o los ajustes indiquen otro.
    [term] El tipo de terminal. Con dumb la partida se muestra en líneas sencillas; con linux las piezas son letras.
   *[folders] Las carpetas en lugar de ~/.local/share, ~/.config, ~/.cache y ~/.local/state.
}
exit-code = { $command ->
    [verify] Código de salida 0: el registro está completo y cerrado, 1: se modificó o se cortó, 2: la partida sigue abierta.
    [compare] Código de salida 0: las planillas coinciden, 1: difieren o a una le faltan jugadas, 2: no se pueden leer.
    [can-mate] Código de salida 0: decidido, 1: no determinado, 2: un diagrama no se puede leer.
    [boards] Código de salida 0: responde un tablero, 1: no responde ninguno, 2: un puerto no se puede abrir.
   *[other] Código de salida 0: hecho, 1: falló, 2: la línea de órdenes o un archivo no es correcto. La salida de error dice por qué.
}

## Words: what can be typed, besides the English words that always work

# What begins a line.
word-begin = empezar, comenzar, empieza, comienza
word-announce = anuncio, anunciar, anuncia
word-repeat = repite, repetir
word-correct = corrige, corregir
word-press = pulsar, pulsa
word-undo = deshacer, anular, deshaz
word-touch = tocar, tocada, tocado, toca
word-lift = levantar, levanta
word-execute = ejecutar, ejecuta
word-record = anotar, anota
word-strike = tachar, tacha
word-check = comprobar, comprueba
word-board = tablero, posición
word-eboard = tablero electrónico, etablero
word-draw = tablas, ofrezco tablas, ofrecer tablas
word-accept = acepto, aceptar, acepta
word-decline = rechazo, rechazar, rechaza
word-resign = abandono, abandonar, abandona, me rindo, rendirse
word-claim = reclamo, reclamar, reclama
word-report = informe, informar
word-appeal = apelar, apelación
word-request = pedir, pido, pide
word-arbiter = árbitro, el árbitro, la árbitra
word-stop = parar, pausa, detener
word-go = seguir, sigue
word-clock = reloj, relojes, tiempo, hora, cuánto tiempo
word-add = añadir, añade
word-take = quitar, quita
word-penalty = sanción
word-supervision = supervisión
word-jadoube = compongo, jadoube
word-counter = contador
word-time = ritmo
word-period = período
word-absent = ausente
word-arrived = llegado, llegó
word-rule = decidir, decide
word-retrace = retroceder, retrocede
word-adjust = ajustar, ajusta
word-done = hecho, listo
word-step = paso, siguiente paso
word-result = resultado
word-both = ambos, ambas
word-note = nota
word-adjourn = aplazar, aplaza
word-seal = sellar, sella
word-envelope = sobre
word-open = abrir, abre
word-reopen = reabrir, reanudar, reabre, reanuda
word-again = otra vez, de nuevo, de-nuevo, repíteme
word-last = última, última jugada, jugada anterior
word-moves = jugadas
word-number = número
word-times = tiempos
word-calls = avisos
word-status = estado, quién juega, a quién le toca, dónde estoy, turno, quién mueve, me toca, es mi turno, quién ganó, quién ha ganado, cuál es el resultado
word-cases = casos, caso
word-look = consultar, consulto, consulta
word-help = ayuda, qué puedo hacer, qué puedo escribir
word-white = blancas, blanco, blanca, blancos
word-black = negras, negro, negra, negros
word-pieces = piezas
word-mine = mías
word-theirs = suyas
word-where = dónde
word-what = qué, qué pieza, casilla
word-rank = fila
word-file = columna
word-diagonal = diagonal
word-captured = capturadas, material, piezas capturadas
word-walk = andar, anda
word-attacks = ataques
word-earlier = antes
word-later = después
word-from = desde
word-offer = oferta
word-who = quién
word-sheet = planilla
word-spell = deletrea, deletrear
word-law = ley
word-laws = leyes
word-sign = firmar, firmo, firma
word-lang = idioma
word-cells = celdas
word-verbosity = detalle
word-notation = notación
word-rate = velocidad
word-volume = volumen
word-faster = más rápido
word-slower = más despacio, más lento
word-louder = más alto, más fuerte
word-softer = más bajo
word-quiet = silencio
word-hear = oír, oye
word-voice = voz
word-face = vista
word-am = soy
word-quit = salir, sal, terminar
word-save = guardar, guarda
word-pgn = pgn
word-flip = girar, gira
word-settings = ajustes
word-new = nueva, nueva partida
word-next = siguiente, adelante, saltar
word-back = atrás
word-replay = repasar, repasar partida
word-rematch = revancha, otra partida
word-print = imprimir
word-unseat = liberar

# What only follows another word.
word-white-assistant = asistente de blancas, asistente de las blancas
word-black-assistant = asistente de negras, asistente de las negras
word-assistant = asistente
word-everybody = todos, todas
word-flag = bandera
word-threefold = repetición, triple repetición
word-fifty = cincuenta, cincuenta jugadas
word-quickplay = final, final a caída de bandera
word-no-effort = sin-esfuerzo, sin esfuerzo
word-no-arbiter = sin-árbitro, sin árbitro
word-increment = incremento
word-glossary = glosario
word-reject = rechazar, rechazo
word-postpone = aplazar
word-lose = pierden, perder
word-two-hands = dos-manos, dos manos
word-silent = silencio
word-warning = advertencia
word-points = puntos
word-opponent-points = puntos-rival
word-loss = pérdida
word-fine = multa
word-exclusion = exclusión
word-expulsion = expulsión
word-setup = colocación, posición inicial
word-colours = colores
word-adequate = adecuada, adecuado
word-none = ninguno, ninguna
word-illegal = ilegal, ilegales
word-ply = media jugada
word-tone = tono
word-to = a, para, a las
word-of = de, del, de las
word-on = sí, encendida, en, automática
word-off = no, apagada
word-own = propio, propia
word-opponent = rival
word-king = rey, reyes
word-queen = dama, damas
word-rook = torre, torres
word-bishop = alfil, alfiles
word-knight = caballo, caballos
word-pawn = peón, peones
word-takes = por, toma, captura
word-en-passant = en passant, al paso
word-castle = enroque, enrocar
word-kingside = corto
word-queenside = largo
word-brief = breve
word-normal = normal
word-full = completo
word-screen = pantalla
word-lines = líneas
word-hybrid = híbrida
word-system = sistema
word-embedded = incorporada
word-lost = perdido
word-at = durante
word-as = como
word-words = palabras
word-signs = signos
word-with-move = con-jugada, con la jugada
saying-score = 1-0, 0-1
saying-time = qué hora es
saying-flag = bandera, cayó la bandera, bandera caída, se acabó el tiempo, tiempo agotado
saying-referee = juez, llamar al árbitro
saying-illegal = ilegal, jugada ilegal
saying-mate = mate, jaque mate, jaque, ahogado
saying-in-check = estoy en jaque, quién está en jaque, hay jaque, es jaque, está el rey en jaque, en jaque
saying-fen = fen
saying-version = versión
saying-looks = colores, oscuro, claro, más grande
saying-mouse = ratón
saying-hint = pista, mejor jugada, evaluación, análisis
saying-pin = pin
saying-descriptive = descriptiva
word-separately = aparte
word-brf = brf, braille
word-small = es, está, están, era, fue, el, la, los, las, mi, mis, hay, en, de, me, queda, por, favor, cuál, ahora, tengo, ha, han, sido, se, un, una, ver, dime
word-hear-again = eso, otra, vez, jugada, última, anuncio, más, despacio, lo, que, dijo

# How a question is answered.
reply-yes = sí, si, s
reply-no = no, n
