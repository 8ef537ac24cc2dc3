### Annabella en español. Un archivo, tres secciones: habla, avisos, pantalla.

## Speech: how players, pieces, squares and times are said

player = { $color ->
    [white] Blancas
   *[black] Negras
}
actor = { $who ->
    [white] El jugador de blancas
    [black] El jugador de negras
    [white_assistant] El asistente de blancas
    [black_assistant] El asistente de negras
    [arbiter] El árbitro
   *[program] El programa
}
piece = { $color ->
    [white] { $role ->
        [king] rey blanco
        [queen] dama blanca
        [rook] torre blanca
        [bishop] alfil blanco
        [knight] caballo blanco
       *[pawn] peón blanco
    }
   *[black] { $role ->
        [king] rey negro
        [queen] dama negra
        [rook] torre negra
        [bishop] alfil negro
        [knight] caballo negro
       *[pawn] peón negro
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
nothing = nada
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
announced = { $color ->
    [white] Blancas: { $words }. { $mv }.
   *[black] Negras: { $words }. { $mv }.
}
again = Otra vez: { $sentence }
corrected = Corregido. { $sentence }
square-holds = { $square } { $piece }
square-empty = { $square } vacía
board-difference = { $square }: tablero de blancas { $white }, tablero de negras { $black }
ply-start = el comienzo de la partida
nothing-more = nada más
board-difference-both = { $square }: ambos tableros { $piece }
clocks-unchanged = como están
clocks-as-then = blancas { $white }, contador { $whitemoves }; negras { $black }, contador { $blackmoves }
check-square = { $square } { $stands } en vez de { $should }
do-turn-round = dé la vuelta a todo el tablero
do-lift = levante de { $square }: { $piece }
do-move = lleve de { $from } a { $to }: { $piece }
do-place = ponga en { $square }: { $piece }
cause-behind = { $plies ->
    [one] no se ha ejecutado el último medio movimiento
   *[other] no se han ejecutado los últimos { $plies } medios movimientos
}
cause-not-executed = no se ejecutó { $mv }
cause-unrecorded = se ejecutó { $moves }, que no está en ninguna planilla
cause-executed-as = { $mv } se ejecutó como { $from } { $to }
cause-wrong-promotion = { $mv } se ejecutó con { $role }
cause-castled-to = { $side ->
    [king] { $mv } se ejecutó como enroque en el flanco de rey
   *[queen] { $mv } se ejecutó como enroque en el flanco de dama
}
cause-rook-forgotten = { $mv } se ejecutó sin la torre
cause-en-passant-left = { $mv } se ejecutó y el peón de { $square } quedó en el tablero
cause-turned = { $how ->
    [half] todo el tablero está del revés
    [quarter] todo el tablero está girado un cuarto
    [files] la columna a y la columna h están cambiadas
   *[ranks] la primera y la octava fila están cambiadas
}
cause-colors-exchanged = las piezas blancas y negras están cambiadas
cause-knocked-over = varias piezas parecen derribadas: { $squares }
cause-displaced = { $piece } está en { $stands } en vez de en { $should }
cause-wrong-piece = en { $square } está { $stands } en vez de { $should }
cause-missing = falta { $piece } en { $square }
cause-extra = en { $square } sobra { $piece }
slip-omitted = { $color ->
    [white] en la planilla de blancas { $plies ->
        [one] falta un medio movimiento
       *[other] faltan { $plies } medios movimientos
    } tras { $last }
   *[black] en la planilla de negras { $plies ->
        [one] falta un medio movimiento
       *[other] faltan { $plies } medios movimientos
    } tras { $last }
}
slip-doubled = { $color ->
    [white] en la planilla de blancas { $plies ->
        [one] sobra un medio movimiento
       *[other] sobran { $plies } medios movimientos
    } tras { $last }
   *[black] en la planilla de negras { $plies ->
        [one] sobra un medio movimiento
       *[other] sobran { $plies } medios movimientos
    } tras { $last }
}
slip-swapped = dos medios movimientos tras { $last } están cambiados; la posición después es la misma
slip-one-entry = solo difiere una anotación tras { $last }; todo lo posterior vale con ambas
slip-one-entry-on = { $color ->
    [white] solo difiere una anotación tras { $last }; todo lo posterior vale si está mal la de blancas
   *[black] solo difiere una anotación tras { $last }; todo lo posterior vale si está mal la de negras
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
time-of = { $player }: { $time }
time-then = después { $period }
time-with = { $period } con { $bonus }
time-none = no se lleva el tiempo
time-moves = { $moves ->
    [one] 1 jugada en { $time }
   *[other] { $moves } jugadas en { $time }
}
time-all-moves = todas las jugadas en { $time }
time-cumulative = { $time } añadidos antes de cada jugada
time-delay = { $time } de retardo por jugada
time-us-delay = { $time } de retardo antes de que corra el tiempo
time-byo-yomi = byo-yomi, { $times ->
    [one] una vez { $time }
   *[other] { $times } veces { $time }
}
time-canadian = { $moves ->
    [one] 1 jugada en { $time }, cada vez de nuevo
   *[other] { $moves } jugadas en { $time }, cada vez de nuevo
}
time-hourglass = un reloj de arena de { $time }
time-up = sin límite, los relojes cuentan hacia arriba
time-repeats = el último período se repite
time-turns-at-zero = el período siguiente empieza en cero
time-freezes = ambos relojes se paran en cero
time-call = Quedan { $left }.
time-calls-on = Se le dirá cuando queden: { $marks }.
time-calls-tone = Un tono le avisará cuando queden: { $marks }.
time-calls-off = El tiempo se le dirá solo cuando lo pregunte.
clock-used-and-left = { $who ->
    [you] Ha usado { $used }; le quedan { $left }.
    [white] Las blancas han usado { $used }; les quedan { $left }.
   *[black] Las negras han usado { $used }; les quedan { $left }.
}
clock-used = { $who ->
    [you] Ha usado { $used }; no hay límite.
    [white] Las blancas han usado { $used }; no hay límite.
   *[black] Las negras han usado { $used }; no hay límite.
}
clock-entered = { $who ->
    [you] Según el reloj de la mesa, tal como se anotó por última vez, le quedan { $left }.
    [white] Según el reloj de la mesa, tal como se anotó por última vez, a las blancas les quedan { $left }.
   *[black] Según el reloj de la mesa, tal como se anotó por última vez, a las negras les quedan { $left }.
}
clock-not-entered = El tiempo lo lleva el reloj de la mesa; no se ha anotado ninguno.
clock-flag = { $who ->
    [you] Ha caído su bandera.
    [white] Ha caído la bandera de blancas.
   *[black] Ha caído la bandera de negras.
}
clock-byo-yomi = { $times ->
    [one] El último tiempo de byo-yomi.
   *[other] { $times } tiempos de byo-yomi.
}
clock-moves = { $moves ->
    [0] Ninguna jugada completada.
    [one] 1 jugada completada.
   *[other] { $moves } jugadas completadas.
}
clock-moves-to-control = { $moves ->
    [0] Ninguna jugada completada
    [one] 1 jugada completada
   *[other] { $moves } jugadas completadas
}, { $more } hasta el control de tiempo.
report-line = { $time } { $who }: { $sentence }
report-private = { $color ->
    [white] { $time } solo a blancas: { $sentence }
   *[black] { $time } solo a negras: { $sentence }
}
board-of = { $color ->
    [white] Tablero de blancas:
   *[black] Tablero de negras:
}

## Notices: what happened, what was refused and what would be right

opened = { $named ->
    [no] Una partida nueva.
    [goes-on] { "" }
   *[yes] { $white } lleva blancas, { $black } lleva negras.
} Tiempo: { $time }. Leyes de { $laws }.
reopened = La partida sigue tras { $plies ->
    [0] ningún movimiento completado
    [one] un medio movimiento completado
   *[other] { $plies } medios movimientos completados
}, { $gap } después de la última anotación. Los relojes están como se anotaron por última vez; el árbitro los pone en marcha con go.
torn = La última línea del registro estaba rota y se ha cortado; todo lo anterior está entero.
time-missing = Faltan { $gap }: el ordenador estuvo en reposo, se detuvo el programa o se cambió la hora. Ambos relojes están parados como estaban antes; decide el árbitro (6.10).
play-begun = La partida ha comenzado.
completed = { $color ->
    [white] Blancas han completado { $mv }.
   *[black] Negras han completado { $mv }.
}
touched = { $color ->
    [white] Blancas han tocado: { $list }.
   *[black] Negras han tocado: { $list }.
}
touch-disregarded = { $color ->
    [white] Blancas han anunciado un movimiento que las piezas tocadas antes no permiten (4.3).
   *[black] Negras han anunciado un movimiento que las piezas tocadas antes no permiten (4.3).
}
repeated = { $who } lo ha repetido como se anunció.
repetition-differed = { $who } ha repetido { $repeated }, pero se anunció { $announced }.
withdrawn = Se retira { $mv }.
executed = { $color ->
    [white] En el tablero de blancas: { $what }.
   *[black] En el tablero de negras: { $what }.
}
recorded = { $color ->
    [white] En la planilla de blancas: { $text }.
   *[black] En la planilla de negras: { $text }.
}
recorded-unreadable = { $color ->
    [white] En la planilla de blancas: { $text }. No significa ningún movimiento ahí.
   *[black] En la planilla de negras: { $text }. No significa ningún movimiento ahí.
}
recorded-ambiguous = { $color ->
    [white] En la planilla de blancas: { $text }. Puede significar varios movimientos.
   *[black] En la planilla de negras: { $text }. Puede significar varios movimientos.
}
struck = { $color ->
    [white] La planilla de blancas queda tachada desde el medio movimiento { $ply }.
   *[black] La planilla de negras queda tachada desde el medio movimiento { $ply }.
}
draw-offered = { $color ->
    [white] Blancas ofrecen tablas.
   *[black] Negras ofrecen tablas.
}
draw-declined = { $color ->
    [white] Blancas rechazan las tablas.
   *[black] Negras rechazan las tablas.
}
arbiter-called = { $who } llama al árbitro.
clocks-stopped = Ambos relojes están parados.
clocks-started = { $color ->
    [white] El reloj de blancas está en marcha.
   *[black] El reloj de negras está en marcha.
}
clocks-set = Los relojes quedan en: blancas { $white }, negras { $black }.
time-added = { $color ->
    [white] El reloj de blancas recibe { $time }.
   *[black] El reloj de negras recibe { $time }.
}
time-controls-set = Los relojes estaban mal ajustados; ahora: { $time }. Lo usado cuenta.
period-set = { $color ->
    [white] Blancas están en el período { $period }.
   *[black] Negras están en el período { $period }.
}
player-absent = { $color ->
    [white] Blancas no han llegado.
   *[black] Negras no han llegado.
}
player-arrived = { $color ->
    [white] Blancas han llegado.
   *[black] Negras han llegado.
}
default-time-passed = { $color ->
    [white] Blancas no han llegado dentro del tiempo de incomparecencia de { $time } y pierden salvo que el árbitro decida otra cosa (6.7).
   *[black] Negras no han llegado dentro del tiempo de incomparecencia de { $time } y pierden salvo que el árbitro decida otra cosa (6.7).
}
counter-set = { $color ->
    [white] Blancas han completado { $moves } movimientos según el contador.
   *[black] Negras han completado { $moves } movimientos según el contador.
}
flag-fell = { $color ->
    [white] Ha caído la bandera de blancas.
   *[black] Ha caído la bandera de negras.
}
boards-differ = Los dos tableros difieren ({ $article }) en { $count ->
    [one] una casilla
   *[other] { $count } casillas
}: { $squares }.
board-difference-said = { $difference }.
boards-agree = Los dos tableros vuelven a coincidir.
illegal-move = { $color ->
    [white] Movimiento ilegal de blancas ({ $article }): { $mv }. Es el número { $count }.
   *[black] Movimiento ilegal de negras ({ $article }): { $mv }. Es el número { $count }.
}
illegal-move-hint = { $color ->
    [white] Árbitro: rule accept vuelve a antes de él y da { $time } a blancas; rule reject lo deja valer.
   *[black] Árbitro: rule accept vuelve a antes de él y da { $time } a negras; rule reject lo deja valer.
}
empty-press = { $color ->
    [white] Blancas pulsaron el reloj sin haber movido ({ $article }).
   *[black] Negras pulsaron el reloj sin haber movido ({ $article }).
}
empty-press-counts = Cuenta como movimiento ilegal, el número { $count }.
empty-press-hint = { $color ->
    [white] Árbitro: rule accept da { $time } a blancas; rule reject no lo cuenta. Después, go.
   *[black] Árbitro: rule accept da { $time } a negras; rule reject no lo cuenta. Después, go.
}
empty-press-loses = { $color ->
    [white] Árbitro: con rule accept pierden blancas; rule reject no lo cuenta.
   *[black] Árbitro: con rule accept pierden negras; rule reject no lo cuenta.
}
empty-press-left-to-arbiter = El árbitro decide si lo sanciona. Después, go.
irregularity-upheld = { $color ->
    [white] Cuenta como movimiento ilegal de blancas.
   *[black] Cuenta como movimiento ilegal de negras.
}
irregularity-dismissed = El árbitro lo deja valer.
flag-claimed = Se reclama que ha caído la bandera de las { $color ->
    [white] blancas
   *[black] negras
}.
ruling-postponed = El árbitro decidirá el caso { $case } más tarde.
case-open = Caso { $case }: { $kind ->
    [illegal] jugada ilegal de { $color }
    [empty] reloj pulsado sin jugada por { $color }
    [touch] pieza tocada y no jugada por { $color }
    [offer] tablas ofrecidas por { $color }
    [flag] caída de bandera reclamada por { $color }
   *[records] los tableros o las planillas difieren
} ({ $article }).
retraced = La partida vuelve a estar tras { $plies ->
    [0] ningún movimiento completado
    [one] un medio movimiento completado
   *[other] { $plies } medios movimientos completados
}. Ambos tableros y ambas planillas quedan así. Los relojes esperan a go.
board-adjusted = { $color ->
    [white] El tablero de blancas está ahora como dicen las planillas.
   *[black] El tablero de negras está ahora como dicen las planillas.
}
note-written = Anotado: { $text }.
game-ended = { $score ->
    [score-1-0] Ganan blancas, 1-0
    [score-0-1] Ganan negras, 0-1
    [score-draw] Tablas, 1/2-1/2
    [score-both-lose] Pierden ambos, 0-0
   *[other] El resultado es { $text }
}: { $reason ->
    [checkmate] jaque mate
    [resignation] abandono
    [stalemate] ahogado
    [dead_position] posición en la que nadie puede dar mate
    [agreement] de común acuerdo
    [time] ha caído una bandera
    [illegal_moves] movimientos ilegales
    [fivefold] la misma posición por quinta vez
    [seventy_five_moves] setenta y cinco movimientos sin captura ni movimiento de peón
   *[arbiter] como ha declarado el árbitro
} ({ $article }).
sheets-part = Las dos planillas se separan ({ $article }) tras { $last }: la de blancas tiene { $white }, la de negras { $black }.
sheets-agree = Las dos planillas vuelven a coincidir.
move-impossible = { $color ->
    [white] En el tablero de blancas ese movimiento no es posible.
   *[black] En el tablero de negras ese movimiento no es posible.
}
line-replaced = Desde el medio movimiento { $ply } vale como jugado lo que dicen las planillas.
instruction = { $color ->
    [white] Tablero de blancas, { $n } de { $of }: { $what }.
   *[black] Tablero de negras, { $n } de { $of }: { $what }.
}
board-cause = { $color ->
    [white] Tablero de blancas: { $cause }.
   *[black] Tablero de negras: { $cause }.
}
sheets-slip = Las planillas: { $slip }.
candidates = Esto explicaría lo que hay en ambos tableros: { $moves }.
check-right = { $color ->
    [white] El tablero de blancas está como debe.
   *[black] El tablero de negras está como debe.
}
check-wrong = { $color ->
    [white] Tablero de blancas: { $squares }.
   *[black] Tablero de negras: { $squares }.
}
proposal-nothing = Tableros y planillas coinciden.
proposal-boards-wrong = Las planillas coinciden hasta { $last }; { $color ->
    [white] juegan blancas
   *[black] juegan negras
}. Se corrigen los tableros, los relojes quedan; lo hace retrace o adjust.
proposal-sheet-right = { $color ->
    [white] Ambos tableros están como dice la planilla de blancas. Se corrige la de negras; lo hace retrace.
   *[black] Ambos tableros están como dice la planilla de negras. Se corrige la de blancas; lo hace retrace.
}
proposal-sheets-only = Ambos tableros están igual, y ambas planillas llevan allí desde { $last }. El árbitro decide cuál vale; strike y record corrigen la otra.
proposal-back = { $ground ->
    [illegal] Las planillas contienen un movimiento ilegal.
    [incomplete] Una planilla termina antes.
    [unreadable] Una anotación no se puede leer.
   *[differ] Las planillas difieren.
} Propuesta: volver a la posición tras { $last }, { $color ->
    [white] juegan blancas
   *[black] juegan negras
}; relojes: { $clocks }; lo hace retrace.
report-struck = { $color ->
    [white] Tachado en la planilla de blancas: { $entries }.
   *[black] Tachado en la planilla de negras: { $entries }.
}
no-mate = { $who ->
    [nobody] Nadie puede dar mate
   *[opponent] El adversario no puede dar mate
}: { $proof ->
    [terminal] no queda ningún movimiento.
    [material] falta material.
   *[closure] se ha examinado todo lo que aún puede darse, en { $states } estados.
}

refused-already-begun = La partida ya ha comenzado.
refused-not-begun = La partida aún no ha comenzado.
refused-not-begun-hint = Diga begin o introduzca el primer movimiento.
refused-game-over = La partida ha terminado.
refused-clocks-stopped = Los relojes están parados.
refused-clocks-stopped-hint = El árbitro los pone en marcha con go.
refused-clocks-running = Los relojes no están parados.
refused-clock-not-running = { $color ->
    [white] El reloj de blancas no está en marcha; pulsarlo no cambia nada.
   *[black] El reloj de negras no está en marcha; pulsarlo no cambia nada.
}
refused-not-your-move = { $color ->
    [white] Juegan blancas.
   *[black] Juegan negras.
}
refused-not-yours-arbiter = Eso lo dice el árbitro.
refused-not-yours-arbiter-hint = Escriba arbiter: delante si habla por él.
refused-not-yours-player = { $color ->
    [white] Eso lo dicen blancas.
   *[black] Eso lo dicen negras.
}
refused-nothing-announced = No hay ningún movimiento anunciado.
refused-nothing-announced-hint = Introduzca primero el movimiento.
refused-not-completed = { $mv } está anunciado y no completado.
refused-not-completed-hint = Una línea vacía lo completa, correct y un movimiento lo cambia, undo lo retira.
refused-too-late = El reloj ya se ha pulsado; un lapsus solo puede corregirse antes.
refused-too-late-hint = Llame al árbitro.
refused-mirroring = Seguir el movimiento del adversario en el propio tablero no es tocar (D.2.3).
refused-own-move = Un movimiento lo repite el adversario, no quien lo hizo.
refused-no-offer = No hay ninguna oferta de tablas.
refused-own-offer = Nadie puede responder a su propia oferta.
refused-already-offered = Las tablas ya están ofrecidas.
refused-answer-the-offer = La oferta de tablas del rival está pendiente: primero hay que aceptarla o rechazarla.
refused-agreement-too-early = Solo se pueden acordar tablas cuando ambos han hecho un movimiento.
refused-flag-not-fallen = No ha caído ninguna bandera.
refused-not-a-time = Ese tiempo no lo puede mostrar un reloj.
refused-no-such-ply = Hay { $plies ->
    [0] ningún medio movimiento
    [one] un medio movimiento
   *[other] { $plies } medios movimientos
} hasta ahora.
refused-no-such-period = { $periods ->
    [0] El control de tiempo no tiene períodos.
    [one] El control de tiempo tiene un período.
   *[other] El control de tiempo tiene { $periods } períodos.
}
refused-already-said = Así está ya.
refused-nothing-open = No hay nada que resolver.
refused-rule-first = Antes el árbitro resuelve sobre lo observado.
refused-rule-first-hint = rule accept hace lo que prevén las Leyes, rule reject lo deja valer si se puede seguir jugando.
refused-nothing-on-board = { $color ->
    [white] En el tablero de blancas no hay nada en { $square }.
   *[black] En el tablero de negras no hay nada en { $square }.
}
refused-not-his-duty = El asistente de un jugador vidente mueve y anuncia, nada más (D.2.11).
refused-nothing-there = En { $square } no hay ninguna pieza de quien está en juego.

unreadable-empty = Ahí no hay ningún movimiento.
unreadable-not-understood = No entiendo { $part }.
unreadable-not-understood-hint = Introduzca un movimiento, como e4, Cf3, e2e4 o springer felix drei, o help.
unreadable-ambiguous = Pueden ser varios movimientos: { $moves }.
unreadable-ambiguous-hint = Introduzca uno con ambas casillas.
unreadable-no-such-piece = Ninguna pieza, { $role }, puede ir a { $square }.
unreadable-not-there = Esa pieza no está en { $square }.
unreadable-promotion = Falta la pieza en que se convierte el peón.
unreadable-promotion-hint = Escríbala tras la casilla, como { $square }D o { $square } dame.
unreadable-only-legal-in = No es un movimiento legal en el idioma de esta planilla; en { $language } lo sería.
unreadable-only-legal-in-hint = Escríbalo con las letras de la planilla, o con ambas casillas si de verdad se jugó.
unreadable-foreign-letter = { $letter } no es letra de pieza en esta planilla.
unreadable-foreign-letter-hint = En { $language } sería un movimiento; no se ha cambiado nada.
pieces = { $player }: { $list }.
no-moves = No se ha completado ningún movimiento.
last-move = { $player }: { $words }. { $mv }.
moves = { $list }.
status-before = La partida no ha comenzado.
status = { $color ->
    [white] Juegan blancas
   *[black] Juegan negras
}{ $step ->
    [announced] ; está anunciado.
    [repeated] ; está anunciado y repetido.
    [executed] ; está anunciado, repetido y ejecutado en ambos tableros.
   *[to-move] ; nada anunciado.
}
nothing-changed = No había nada que cambiar.
incomplete = Tras { $word } falta algo o no se entiende. Diga help { $word }.
goodbye = La partida está guardada en { $file }. Siga con { $resume }.
goodbye-over = La partida está guardada en { $file }.

mate-given = { $color ->
    [white] Las blancas han dado mate.
   *[black] Las negras han dado mate.
}
mate-can = { $color ->
    [white] Las blancas todavía pueden dar mate
   *[black] Las negras todavía pueden dar mate
}, { $plies ->
    [one] en una media jugada
   *[other] en { $plies } medias jugadas
}: { $line }.
mate-wins = { $color ->
    [white] Por eso ganan las blancas si cae la bandera de las negras (6.9), si las negras abandonan (5.1.2) o completan una segunda jugada ilegal (7.5.5).
   *[black] Por eso ganan las negras si cae la bandera de las blancas (6.9), si las blancas abandonan (5.1.2) o completan una segunda jugada ilegal (7.5.5).
}
mate-cannot = { $color ->
    [white] Las blancas no pueden dar mate con ninguna serie de jugadas legales
   *[black] Las negras no pueden dar mate con ninguna serie de jugadas legales
}: { $why ->
    [terminal] no queda ninguna jugada legal
    [material] el material no basta
   *[closure] se ha examinado todo lo que aún puede producirse, en { $states ->
        [one] un estado
       *[other] { $states } estados
    }
}.
mate-draws = { $color ->
    [white] Por eso la partida es tablas si cae la bandera de las negras (6.9), si las negras abandonan (5.1.2) o completan una segunda jugada ilegal (7.5.5).
   *[black] Por eso la partida es tablas si cae la bandera de las blancas (6.9), si las blancas abandonan (5.1.2) o completan una segunda jugada ilegal (7.5.5).
}
mate-dead = Ninguno puede dar mate: la partida es tablas (5.2.1, 5.2.2).
mate-open = { $color ->
    [white] No está determinado si las blancas todavía pueden dar mate
   *[black] No está determinado si las negras todavía pueden dar mate
}, tras { $steps } jugadas probadas; decide el árbitro.
mate-no-diagram = { $text } no es un diagrama en que se pueda jugar: { $why ->
    [text] no es un FEN
    [no-king] falta un rey
    [many-kings] un jugador tiene más de un rey
    [pawn-on-last-rank] hay un peón en la primera o la última fila
    [wrong-side-in-check] está en jaque el jugador que no juega
   *[otherwise] sus partes no concuerdan
}.

trouble-not-created = No se puede crear el archivo { $path }: { $why }. Elija otro con --journal.
trouble-not-opened = No se puede abrir el archivo { $path }: { $why }.
trouble-not-written = No se puede escribir el archivo { $path }: { $why }.
trouble-locked = Otra Annabella está jugando la partida de { $path }; cierre antes esa.
trouble-damaged = La línea { $line } de { $path } está dañada; no se ha cambiado nada. Guarde el archivo para el árbitro.
trouble-not-a-journal = { $path } no es el registro de una partida.
trouble-not-a-position = { $text } no es una posición desde la que se pueda jugar; hace falta un FEN con un rey de cada color.
trouble-not-a-time-control = { $text } no es un control de tiempo: { $why ->
    [empty] no hay nada escrito
    [unreadable] { $part } no se puede leer
    [no-time] un período no da tiempo
    [negative] un tiempo es menor que cero
    [too-long] pasa de 100 horas
    [too-many-periods] tiene demasiados períodos
    [no-moves] un período es para ninguna jugada
   *[misplaced] estos períodos no pueden seguirse
}; escriba 90+30, 40/90+30,30+30, 15+10, 5d3 o none.
trouble-not-a-language = { $text } no es un idioma de la interfaz; hay en, es y de.
trouble-not-a-sheet-language = { $text } no es un idioma de planilla; hay { $known }.
trouble-script-line = La línea { $line } del guion no se puede leer: { $text }.
trouble-no-terminal = Esta vista necesita un terminal; use --face lines.
trouble-no-unfinished-game = No hay ninguna partida sin terminar que seguir.
trouble-wrong-value = { $text } no es un valor de { $option }; hay { $known }.
trouble-settings-line = Se omite la línea { $line } de { $path }. { $why }
trouble-not-toml = No es una línea de TOML: { $why }.
trouble-command-line = { $why }. annabella --help dice lo que se puede pedir.
trouble-not-a-pgn = { $path } no es un PGN que se pueda leer: { $why }.
trouble-not-a-move = { $text }: { $why }
voice-fell-back = { $why ->
    [no-process] Falta el programa de la voz
    [process-died] El programa de la voz ha terminado
    [process-frozen] El programa de la voz no responde
    [process-flooded] El programa de voz no dejaba de enviar
    [no-library] Falta la biblioteca espeak-ng
    [no-system-voice] No hay voz del sistema
    [system-broken] La voz del sistema ha rechazado una frase
    [system-silent] La voz del sistema calla
    [no-device] No hay dispositivo de sonido
    [device-busy] Otro programa ocupa el dispositivo de sonido
    [device-lost] El dispositivo de sonido ya no está
    [device-frozen] El dispositivo de sonido no acepta sonido
   *[other] La voz ha fallado
}; { $engine ->
    [embedded] habla en su lugar la voz incorporada.
   *[system] habla en su lugar la voz del sistema.
}
voice-failed = { $why ->
    [no-process] Falta el programa de la voz
    [process-died] El programa de la voz ha terminado
    [process-frozen] El programa de la voz no responde
    [process-flooded] El programa de voz no dejaba de enviar
    [no-library] Falta la biblioteca espeak-ng
    [no-system-voice] No hay voz del sistema
    [system-broken] La voz del sistema ha rechazado una frase
    [system-silent] La voz del sistema calla
    [no-device] No hay dispositivo de sonido
    [device-busy] Otro programa ocupa el dispositivo de sonido
    [device-lost] El dispositivo de sonido ya no está
    [device-frozen] El dispositivo de sonido no acepta sonido
   *[other] La voz ha fallado
}: no se oye nada. La partida sigue en texto.
voice-restored = La voz se oye de nuevo.
headphones-lost = { $why ->
    [device-busy] Otro programa ocupa los auriculares
    [no-library] Falta la biblioteca espeak-ng
    [device-frozen] Los auriculares no aceptan sonido
    [not-private] El sistema de sonido puede pasar el sonido de los auriculares a otro dispositivo
   *[other] Los auriculares ya no están
}: lo que es para un solo jugador se muestra y no se dice.
recording = Los anuncios y las repeticiones se graban con el micrófono en { $path }: se usan { $used } de { $limit } megabytes, en el disco quedan { $free }.
not-recorded = { $ply ->
    [0] No hay nada grabado.
   *[other] No hay nada grabado de la media jugada { $ply }.
}
plays = Media jugada { $ply }, como se grabó.
hear-recorded = Media jugada { $ply }: { $seconds } segundos.
hear-space = Se usan { $used } megabytes, en el disco quedan { $free }.
unknown-sound = { $kind ->
    [voice] No hay ninguna voz { $name }
   *[device] No hay ningún dispositivo de sonido { $name }
}{ $nearest ->
    [none] .
   *[other] ; lo más parecido: { $nearest }. annabella voices los nombra todos.
}
recording-failed = { $why ->
    [disk-full] El espacio para grabaciones está agotado
    [file] La grabación no se puede escribir
   *[other] No hay micrófono
}: no se graba nada.
voice-hint = Si un lector de pantalla dice también estas líneas, escriba voz apagada: use lo uno o lo otro.
lesson = { $number ->
    [1] Lección 1 de 10. Anuncie la jugada de las blancas: escriba e4 y pulse Intro.
    [2] Lección 2. El rival la repite y la hace en su tablero; entonces pulse Intro en una línea vacía: la jugada queda anotada y el reloj pulsado.
    [3] Lección 3. Las jugadas pueden escribirse como se dicen: bauer eva sieben eva fuenf, o ba ev 7 ev 5.
    [4] Lección 4. Para oírla otra vez diga de-nuevo, o a.
    [5] Lección 5. Pulse Intro en una línea vacía para completarla.
    [6] Lección 6. Palpe una casilla de su tablero: qué e4, o wt e4.
    [7] Lección 7. Palpe todo el tablero: tablero, o b; una o es una casilla vacía.
    [8] Lección 8. Pregunte por su reloj: reloj, o t. Nadie le dice el tiempo sin que lo pida.
    [9] Lección 9. Ofrezca tablas: tablas.
    [10] Lección 10. Ahora el rival: rechazo.
   *[other] Eso era todo. Diga ayuda para ver todas las palabras, o siga jugando; salir termina.
}
practice-over = La partida de práctica no se ha registrado.
ask-setting = { $key ->
    [white] Nombre de las blancas
    [black] Nombre de las negras
    [blind] ¿Quién es ciego o tiene baja visión? 1, blancas. 2, negras. 3, ambos. 4, nadie
    [time] Control de tiempo, como 90+30, 15+10, 5d3 o none
    [laws] Edición de las Leyes, 2009, 2014, 2018 o 2023
   *[sheets] Idiomas de las dos planillas, primero el de las blancas, como en, es de o fr fig
}{ $known ->
    [yes] ; Intro toma { $default }.
   *[no] ; Intro lo deja abierto.
}
ask-heard = Se ha dicho una frase. ¿Se ha oído? 1, sí. 2, no, la partida sigue en texto. Intro toma 1.
ask-resume = Hay una partida sin terminar, { $file }. 1, seguir con ella. 2, empezar otra. Intro toma 1.
setting-unset = { $key } no está fijado.
greeting = Annabella anuncia las jugadas en voz alta.

compare-languages = La planilla A se lee en { $a }, la planilla B en { $b }.
compare-nothing-common = Las dos planillas no tienen ninguna media jugada en común.
compare-common = Las dos planillas tienen { $plies ->
    [one] una media jugada
   *[other] { $plies } medias jugadas
} en común; la última es { $mv }.
compare-has-the-move = { $color ->
    [white] Juegan las blancas. Posición: { $fen }.
   *[black] Juegan las negras. Posición: { $fen }.
}
compare-next = La planilla { $sheet } sigue con { $mv }, en la línea { $line }.
compare-ends = La planilla { $sheet } termina ahí.
compare-illegal = Planilla { $sheet }, línea { $line }: { $mv } es ilegal.
compare-impossible = Planilla { $sheet }, línea { $line }: ninguna pieza puede hacer { $mv }.
compare-ambiguous = Planilla { $sheet }, línea { $line }: { $mv } puede ser { $moves }.
compare-missing = Planilla { $sheet }, línea { $line }: no hay nada escrito para { $mv }.
compare-unreadable = Planilla { $sheet }, línea { $line }: { $mv } no se puede leer.
compare-foreign-letter = Planilla { $sheet }, línea { $line }: { $mv } no se puede leer, pues { $letter } no es letra de pieza en { $language }.
compare-no-promotion = Planilla { $sheet }, línea { $line }: { $mv } no dice en qué se convierte el peón.
compare-elsewhere = Leída en { $language }, la planilla { $sheet } tendría { $count ->
    [one] legal una de las anotaciones nombradas aquí
   *[other] legales { $count } de las anotaciones nombradas aquí
}; no se ha supuesto nada.
compare-lost = Planilla { $sheet }: desde { $mv } no se puede seguir nada.
compare-odd-number = Planilla { $sheet }, línea { $line }: está el número { $written } donde seguiría el { $expected }.
compare-would-agree = Si esa anotación significa lo que dice la otra planilla, tienen { $plies } medias jugadas en común.
compare-verdict = { $verdict ->
    [agree] Las planillas coinciden.
    [differ] Las planillas difieren.
    [incomplete] Las planillas coinciden hasta donde llegan ambas; a una le faltan medias jugadas.
   *[unreadable] Las planillas no se pueden seguir comparando: hay una anotación que no se puede leer.
}
compare-pair = { $pair }: { $verdict ->
    [agree] coinciden, { $plies } medias jugadas
    [differ] difieren tras { $plies } medias jugadas
    [incomplete] a una le faltan medias jugadas tras { $plies }
   *[unreadable] no se pueden leer tras { $plies } medias jugadas
}.
compare-pairs = De { $pairs } parejas, { $agree } coinciden, { $differ } difieren, { $incomplete } están incompletas y { $unreadable } no se pueden leer.
compare-ask-language = ¿En qué idioma está escrita la planilla { $sheet } ({ $ways })?
compare-language-unclear = La planilla { $sheet } significa jugadas distintas en idiomas distintos; diga en cuál está escrita con { $option } ({ $ways }).
compare-language-unfit = La planilla { $sheet } no encaja del todo en ningún idioma; diga en cuál está escrita con { $option } (los más cercanos: { $ways }).
compare-empty = { $file } está vacío; hace falta una planilla en PGN o una lista de jugadas.
compare-binary = { $file } no es texto; hace falta una planilla en PGN o una lista de jugadas.
compare-no-moves = En { $file } no hay jugadas; hace falta una planilla en PGN o una lista de jugadas.
compare-too-long = { $file } tiene más medias jugadas que cualquier partida.
compare-no-common-start = Las dos planillas no empiezan en la misma posición.
compare-no-pairs = En { $file } no hay parejas de planillas; dé dos planillas, o una carpeta con partida.a.txt y partida.b.txt, o dos carpetas con los mismos nombres en ambas.
spelled = { $list }.
sheet-empty = No hay nada escrito en ella.
recalled = { $back ->
    [0] Lo último: { $sentence }
   *[other] { $back } atrás: { $sentence }
}
understood = Así es.
felt-brief = { $what }.
felt-square = { $square }: { $what }.
felt-rank = Fila { $rank }: { $list }.
felt-file = { $file }: { $list }.
felt-diagonal = De { $from } a { $to }: { $list }.
felt-kind = { $piece }: { $list }.
felt-captured = { $color ->
    [white] Las blancas han perdido: { $list }.
   *[black] Las negras han perdido: { $list }.
}
felt-not-yours = Cada uno palpa su tablero; por el otro pueden preguntar el árbitro y los asistentes.
hint-casual-only = Eso solo se dice en una partida amistosa.
hint-attacks = { $square } está atacada por { $list }.
hint-moves = Desde { $square } puede ir a { $list }.
help = Escriba una jugada, como e4, Cf3, e2e4 o springer felix drei; una línea vacía la completa. Diga ayuda y una palabra para saber más, o de-nuevo, tablero, dónde, jugadas, reloj.
help-players = Jugadores: repite, corrige, deshacer, pulsar, tablas, acepto, rechazo, abandono, reclamo bandera, árbitro. blancas:, negras: o árbitro: delante dice quién habla.
help-asking-board = Sobre el tablero: tablero b, dónde w, qué wt, fila rk, columna fi, diagonal dg, blancas wp, negras bp, mías mi, suyas th, capturadas cp, andar wk.
help-asking-game = Sobre la partida: de-nuevo a, última l, antes er, después lt, deletrea sl, jugadas m, desde fr, planilla sh, reloj t, tiempos tm, número n, oferta o, estado s, quién wh, ley lw.
help-arbiter = El árbitro: empezar, parar, seguir, reloj, añadir, contador, decidir, retroceder, ajustar, comprobar, resultado, nota.
help-program = El programa: idioma, celdas, detalle, avisos, voz, silencio, oír, vista, salir.
help-word = { $word ->
    [begin] empezar: empieza la partida y el reloj de las blancas; la primera jugada hace lo mismo.
    [announce] announce e4, o solo e4: la jugada que el jugador ha hecho.
    [strike] strike 3: la planilla propia queda tachada desde su tercera media jugada.
    [add] añadir 2:00 to white: el árbitro da más tiempo a ese jugador.
    [counter] contador white 12: el árbitro fija cuántas jugadas ha completado ese jugador.
    [both] both lose: el árbitro declara la partida perdida por ambos.
    [note] nota y un texto: el árbitro lo hace constar en el registro.
    [time] time 90+30: el árbitro corrige un control de tiempo mal puesto.
    [period] period white 2: el árbitro fija el período en que está ese jugador.
    [absent] absent white: ese jugador no está.
    [arrived] arrived white: ese jugador ha llegado.
    [pieces] piezas, pi: las piezas propias, una clase por frase; piezas blancas, piezas negras.
    [attacks] attacks e4, at: qué ataca esa casilla, solo en una partida amistosa.
    [help] ayuda, h: lo que se puede decir; ayuda y una palabra dice qué hace.
    [board] tablero, b: las ocho filas del tablero propio, desde la octava; las mayúsculas son blancas, o es una casilla vacía.
    [where] dónde caballos, where N, w: las casillas de esas piezas; N pregunta por las blancas, n por las negras.
    [what] qué e4, wt: qué hay en esa casilla.
    [rank] fila 4, rk: qué hay en esa fila.
    [file] columna e, columna Eva, fi: qué hay en esa columna.
    [diagonal] diagonal e4, dg: qué hay en las dos diagonales de esa casilla.
    [white] blancas, wp: todas las piezas blancas, una clase por frase. blancas: delante de una orden dice que hablan las blancas.
    [black] negras, bp: todas las piezas negras, una clase por frase. negras: delante de una orden dice que hablan las negras.
    [mine] mías, mi: las piezas propias, una clase por frase.
    [theirs] suyas, th: las piezas del rival, una clase por frase.
    [captured] capturadas, cp: lo que falta en el tablero.
    [walk] andar, andar e4, wk: una mano en el tablero; h a la izquierda, j abajo, k arriba, l a la derecha, y se dice cada casilla. Otra tecla lo termina.
    [again] de-nuevo, a: lo que no se oyó hasta el final; si no, el último anuncio, otra vez.
    [last] última, l: la última jugada completada.
    [earlier] antes, er: la frase anterior, y así hacia atrás.
    [later] después, lt: el camino de vuelta.
    [spell] deletrea, sl: la última jugada anunciada, letra por letra.
    [moves] jugadas, jugadas 10, m: todas las jugadas, o las diez últimas.
    [from] desde 12, fr: las jugadas desde la número 12.
    [sheet] planilla, sh: la planilla propia como está escrita.
    [clock] reloj, t: el reloj propio; reloj rival, reloj ambos. El árbitro ajusta ambos con clock white 1:00:00 black 1:00:00.
    [times] tiempos, tm: el tiempo usado en cada jugada.
    [number] número, n: cuántas jugadas se han completado.
    [offer] oferta, o: si se ofrecen tablas.
    [who] quién, wh: quién juega y quién es ciego.
    [status] estado, s: quién juega y hasta dónde ha llegado la jugada.
    [law] ley D.2.1, lw: de qué trata ese artículo.
    [repeat] repite, r: el rival repite la jugada; repite e5 si dijo otra cosa.
    [correct] corrige e4, c e4: corrige un lapsus antes de pulsar el reloj.
    [undo] deshacer, u: retira lo anunciado y no completado.
    [touch] touch e2, lift e5: quien está en juego ha tocado esas piezas; un jugador ciego, las ha sacado de su agujero.
    [lift] lift e5: un jugador ciego ha sacado esa pieza de su agujero; touch e5 dice lo mismo de uno que ve.
    [press] pulsar, p: pulsa el reloj que está en marcha. Una línea vacía repite, hace, anota y pulsa de una vez.
    [execute] execute black h6, x: lo que se hizo de verdad en ese tablero.
    [record] record white Cf3: lo que se escribió de verdad en esa planilla.
    [draw] tablas: ofrece tablas.
    [accept] acepto: acepta las tablas.
    [decline] rechazo: rechaza las tablas.
    [resign] abandono: el jugador abandona.
    [claim] reclamo bandera: dice que la bandera del rival ha caído.
    [arbiter] árbitro: llama al árbitro y para los relojes.
    [stop] parar: el árbitro para ambos relojes.
    [go] seguir: el árbitro pone en marcha el reloj de quien juega.
    [rule] rule accept, rule reject: el árbitro decide sobre lo que está abierto.
    [retrace] retroceder, retroceder 14: a la última jugada común, o a esa.
    [adjust] ajustar, adjust black: el tablero está ahora como dicen las planillas.
    [check] comprobar, check black: compara los tableros.
    [result] resultado 1-0: el árbitro declara el resultado.
    [calls] avisos 10m 5m 30s: se le dice cuando queda ese tiempo; avisos tone 5m: con un tono; avisos off: ya no. De entrada nunca.
    [lang] idioma de: el idioma de estas frases; en, es, de.
    [cells] celdas 40: las celdas de la línea braille.
    [verbosity] detalle breve, normal o completo: cuánto se dice de una jugada y en una respuesta.
    [voice] voz apagada, encendida, system o embedded: qué voz habla desde ahora.
    [face] vista screen, lines o hybrid: la misma partida mostrada de otra manera; hybrid tiene tableros arriba y líneas debajo.
    [quiet] silencio, z, o la tecla Esc: todo calla en el acto; de-nuevo dice lo que se cortó.
    [hear] oír 12, hr 12: reproduce lo que se grabó en el tablero de la media jugada 12; oír solo, la última.
    [quit] salir, q: salir; la partida queda guardada y puede reanudarse.
   *[other] No hay ayuda sobre { $word }. Diga ayuda para ver todas las palabras.
}
law = { $key ->
    [aD-2-1] { $article }: las jugadas se anuncian en voz alta, el rival las repite y las hace en su tablero, con nombres y números alemanes.
    [aD-2-2] { $article }: el jugador ciego tiene su propio tablero, con agujeros y piezas que se distinguen al tacto.
    [aD-2-3] { $article }: en el tablero del ciego la jugada está hecha cuando la pieza está en otro agujero, la capturada está fuera y la jugada está anunciada.
    [aD-2-4] { $article }: solo entonces puede ponerse en marcha el reloj del rival.
    [aD-2-8] { $article }: un lapsus se corrige en el acto, antes de poner en marcha el reloj del rival.
    [aD-2-9] { $article }: si los tableros difieren, se corrigen con ambas planillas y el árbitro; si hace falta, desde la última jugada común.
    [aD-2-10] { $article }: el jugador ciego puede tener un asistente, que dice el tiempo y las jugadas solo si se le pregunta.
    [a6-8] { $article }: una bandera ha caído cuando el árbitro lo ve o un jugador lo reclama con razón.
    [a7-5] { $article }: qué ocurre tras una jugada ilegal y qué tiempo recibe el rival.
    [a9-1] { $article }: cómo se ofrecen y aceptan las tablas.
   *[other] Aquí no se dice nada del artículo { $article }. El árbitro tiene las Leyes.
}

confirm = { $what ->
    [resign] ¿{ $who }: abandonar?
    [accept] ¿{ $who }: aceptar las tablas?
    [claim] ¿{ $who }: reclamar la caída de la bandera?
    [press] ¿{ $who }: pulsar el reloj sin haber movido?
   *[result] ¿Declarar el resultado?
} 1, no. 2, sí. Escriba un número.
not-done = No se ha hecho.

## Screen: labels and key help

command-words = announce: anuncio; touch: tocar; lift: levantar; execute: ejecutar; record: anotar; strike: tachar; time: ritmo; period: periodo, período; absent: ausente; arrived: llegado, llegó; diagonal: diagonal; attacks: ataques; begin: empezar, comenzar; board: tablero; where: dónde, donde; what: qué, que; rank: fila; file: columna; white: blancas, blanco; black: negras, negro; arbiter: árbitro, arbitro; pieces: piezas; mine: mías, mias; theirs: suyas; walk: andar; captured: capturadas; again: de-nuevo, repíteme; last: última, ultima; earlier: antes; later: después, despues; moves: jugadas; from: desde; clock: reloj; times: tiempos; number: número, numero; offer: oferta; who: quién, quien; status: estado; sheet: planilla; spell: deletrea; law: ley; help: ayuda; repeat: repite; correct: corrige; undo: deshacer; press: pulsar; draw: tablas; accept: acepto, aceptar; decline: rechazo, rechazar; resign: abandono, abandonar; claim: reclamo; flag: bandera; stop: parar; go: seguir; add: añadir; counter: contador; rule: decidir; retrace: retroceder; adjust: ajustar; check: comprobar; result: resultado; note: nota; lang: idioma; cells: celdas; verbosity: detalle; brief: breve; full: completo; calls: avisos; voice: voz; face: vista; quiet: silencio; hear: oír, oir; quit: salir; kings: rey, reyes; queens: dama, damas; rooks: torre, torres; bishops: alfil, alfiles; knights: caballo, caballos; pawns: peón, peones, peon; both: ambos; opponent: rival; own: propio; on: en, encendida; off: apagada; of: de

reply-yes = sí
reply-no = no

screen-terms = { $time }, Leyes de { $laws }
screen-at-the-keys = Al teclado: { $who }
screen-anybody-at-the-keys = Al teclado: todos
screen-help-key = ? teclas
screen-side = { $color }: { $name }
screen-side-blind = { $color }: { $name }, ciego
screen-side-unnamed-blind = { $color }, ciego
screen-flag-down = bandera caída
screen-runs = corre
screen-no-time = sin límite de tiempo
screen-not-entered = sin anotar
screen-sheet = { $color ->
    [white] Planilla blanca ({ $language })
   *[black] Planilla negra ({ $language })
}
screen-before-play = La partida no ha empezado.
screen-to-move = { $color ->
    [white] Juegan las blancas.
   *[black] Juegan las negras.
}
screen-announced = { $color ->
    [white] Las blancas han anunciado { $mv }. Sin repetir.
   *[black] Las negras han anunciado { $mv }. Sin repetir.
}
screen-repeated = { $color ->
    [white] { $mv } de las blancas está repetida. No está hecha en ambos tableros.
   *[black] { $mv } de las negras está repetida. No está hecha en ambos tableros.
}
screen-executed = { $color ->
    [white] { $mv } de las blancas está hecha en ambos tableros. Sin completar.
   *[black] { $mv } de las negras está hecha en ambos tableros. Sin completar.
}
screen-differing = { $squares ->
    [one] Una casilla difiere.
   *[other] { $squares } casillas difieren.
}
screen-illegal-open = { $color ->
    [white] Hay una jugada ilegal de las blancas sin resolver.
   *[black] Hay una jugada ilegal de las negras sin resolver.
}
screen-empty-press-open = { $color ->
    [white] Blancas pulsaron sin mover; está sin resolver.
   *[black] Negras pulsaron sin mover; está sin resolver.
}
screen-offer-open = { $color ->
    [white] Sigue en pie la oferta de tablas de las blancas.
   *[black] Sigue en pie la oferta de tablas de las negras.
}
screen-period = Período { $period }: blancas { $white }, negras { $black } hasta el control.
screen-last-period = Período { $period }: todas las jugadas.
screen-period-of = { $color ->
    [white] Blancas, período { $period }: { $moves } hasta el control.
   *[black] Negras, período { $period }: { $moves } hasta el control.
}
screen-last-period-of = { $color ->
    [white] Blancas, período { $period }: todas las jugadas.
   *[black] Negras, período { $period }: todas las jugadas.
}
screen-byo-yomi = { $color ->
    [white] Tiempos de byo-yomi de blancas: { $times }.
   *[black] Tiempos de byo-yomi de negras: { $times }.
}
screen-key = { $act ->
    [enter] decir la línea; una vacía completa la jugada
    [selection] mano al tablero
    [press_selection] levantar o dejar
    [drop_selection] retirar la mano
    [speaker] quién habla
    [help] estas teclas
    [boards] qué tableros
    [turn] vistos desde dónde
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
    [suspend] a la terminal
   *[leave] salir y seguir luego
}
screen-sheets-differ = Las planillas difieren desde { $at }
screen-arbiter-rules = Árbitro: { "decidir aceptar" } o { "decidir rechazar" }.
screen-touched = Tocadas: { $list }.
screen-clocks-wait = { "seguir" } pone los relojes en marcha.
screen-choose-promotion = Coronación: elija la pieza con las flechas e Intro.
screen-more-above = ▲ más: RePág
screen-more-below = ▼ { $rows } más recientes
screen-watching = Solo mirar
screen-how-to-begin = Escriba una jugada; Intro la anuncia. ? muestra las teclas, ayuda las palabras.
screen-page-keys = { $left ->
    [0] Esc cierra
   *[other] ▼ { $left } más: AvPág. Esc cierra
}
watch-played = La partida se juega de nuevo.
watch-not-played = Nadie juega esta partida ahora. Los relojes muestran los últimos tiempos registrados.
watch-deleted = El registro ha sido borrado. Se muestra la partida tal como estaba.
watch-damaged = El registro está dañado. Se muestra la partida tal como estaba.
watch-replaced = El archivo contiene ahora otra partida. Se muestra la partida tal como estaba.
screen-first-line = Annabella. Con lector de pantalla o línea braille, iníciela con --accessible.

## El registro y otros archivos

recorded-in = Se anota en { $file }.
record-loss = { $why ->
    [deleted] Se ha borrado el registro { $from }.
    [folder-gone] La carpeta del registro { $from } ya no existe.
    [replaced] Hay otro archivo en el lugar del registro { $from }.
    [shortened] Se ha cortado una parte del registro { $from }.
    [lengthened] Otro programa ha escrito en el registro { $from }.
    [no-room] No queda espacio para el registro { $from }.
    [not-synced] El disco no ha conservado el registro { $from }: { $detail }.
   *[not-written] No se puede escribir el registro { $from }: { $detail }.
}
record-moved = { record-loss } Desde ahora la partida entera se registra en { $to }.
record-lost = ¡No guardado! { record-loss } La partida sigue; con cada jugada se intenta guardar de nuevo.
record-late = ¡Aún no guardado! El disco no responde desde hace dos segundos. La partida sigue.
record-saved-again = Todo vuelve a estar guardado, en { $to }.
record-not-locked = Este disco no permite bloquear archivos: procure que ningún otro programa escriba en el registro.
record-folder-not-synced = Este disco no confirma los archivos nuevos: copie el registro en otro lugar cuando acabe la partida.
record-nowhere = ¡No guardado! El registro no está en ningún disco. Conserve las jugadas que se han impreso, o anótelas.
record-torn = La última línea de { $path } quedó sin terminar; se omite.
record-no-end = El final de { $path } no está marcado: la partida se está jugando, se interrumpió o faltan líneas.
record-later-version = Desde la línea { $line }, { $path } lo escribió una Annabella posterior, versión { $version } del registro; solo se lee lo anterior. Instale la Annabella más reciente.
record-unknown-kind = La línea { $line } de { $path } dice algo que esta Annabella no conoce: { $kind }. Solo se lee lo anterior. Instale la Annabella más reciente.
record-locked-by = Otra Annabella, proceso { $process }, está jugando la partida de { $path }; cierre antes esa.
record-watched-gone = El registro { $path } ya no existe o está dañado; aquí se ve lo último que se pudo leer.
file-exists = El archivo { $path } ya existe y se deja como está. Elija otro nombre.
file-not-ordinary = { $path } no es un archivo corriente. Elija el nombre de un archivo nuevo.
file-is-the-record = { $path } es el propio registro. Elija otro nombre.
not-printed = No se ha podido escribir toda la salida: { $why }.
file-not-readable = { $path } no es un archivo que se pueda leer: es una carpeta, una tubería o un dispositivo.
file-too-large = { $path } es demasiado grande para ser lo que se pide; no se ha leído.
pgn-elsewhere = { $wanted } no es nuestro y se deja como está; el PGN está en { $file }.
