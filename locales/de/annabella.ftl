### Annabella auf Deutsch. Eine Datei, drei Abschnitte: Sprache, Meldungen, Bildschirm.

## Speech: how players, pieces, squares and times are said

player = { $color ->
    [white] Weiß
   *[black] Schwarz
}
actor = { $who ->
    [white] Weiß
    [black] Schwarz
    [white_assistant] Der Assistent von Weiß
    [black_assistant] Der Assistent von Schwarz
    [arbiter] Der Schiedsrichter
   *[program] Das Programm
}
piece = { $color ->
    [white] { $role ->
        [king] weißer König
        [queen] weiße Dame
        [rook] weißer Turm
        [bishop] weißer Läufer
        [knight] weißer Springer
       *[pawn] weißer Bauer
    }
   *[black] { $role ->
        [king] schwarzer König
        [queen] schwarze Dame
        [rook] schwarzer Turm
        [bishop] schwarzer Läufer
        [knight] schwarzer Springer
       *[pawn] schwarzer Bauer
    }
}
role = { $role ->
    [king] König
    [queen] Dame
    [rook] Turm
    [bishop] Läufer
    [knight] Springer
   *[pawn] Bauer
}
nothing = nichts
sheet-language = { $code ->
    [de] Deutsch
    [es] Spanisch
    [fr] Französisch
    [it] Italienisch
    [pt] Portugiesisch
    [nl] Niederländisch
    [ca] Katalanisch
    [gl] Galicisch
    [ro] Rumänisch
    [da] Dänisch
    [no] Norwegisch
    [sv] Schwedisch
    [is] Isländisch
    [fi] Finnisch
    [et] Estnisch
    [pl] Polnisch
    [cs] Tschechisch
    [sk] Slowakisch
    [hu] Ungarisch
    [hr] Kroatisch
    [sr] Serbisch
    [sl] Slowenisch
    [ru] Russisch
    [uk] Ukrainisch
    [bg] Bulgarisch
    [el] Griechisch
    [tr] Türkisch
    [fig] Figurinen
   *[en] Englisch
}
announced = { $color ->
    [white] Weiß: { $words }. { $mv }.
   *[black] Schwarz: { $words }. { $mv }.
}
again = Noch einmal: { $sentence }
corrected = Berichtigt. { $sentence }
square-holds = { $square } { $piece }
square-empty = { $square } leer
board-difference = { $square }: Brett von Weiß { $white }, Brett von Schwarz { $black }
ply-start = dem Anfang der Partie
nothing-more = nichts mehr
board-difference-both = { $square }: beide Bretter { $piece }
clocks-unchanged = wie sie stehen
clocks-as-then = Weiß { $white }, Zähler { $whitemoves }; Schwarz { $black }, Zähler { $blackmoves }
check-square = { $square } { $stands } statt { $should }
do-turn-round = das ganze Brett umdrehen
do-lift = von { $square } abheben: { $piece }
do-move = von { $from } nach { $to } setzen: { $piece }
do-place = auf { $square } setzen: { $piece }
cause-behind = { $plies ->
    [one] der letzte Halbzug ist nicht ausgeführt
   *[other] die letzten { $plies } Halbzüge sind nicht ausgeführt
}
cause-not-executed = { $mv } wurde nicht ausgeführt
cause-unrecorded = { $moves } wurde ausgeführt und steht auf keinem Formular
cause-executed-as = { $mv } wurde als { $from } { $to } ausgeführt
cause-wrong-promotion = { $mv } wurde mit { $role } ausgeführt
cause-castled-to = { $side ->
    [king] { $mv } wurde als Rochade zum Königsflügel ausgeführt
   *[queen] { $mv } wurde als Rochade zum Damenflügel ausgeführt
}
cause-rook-forgotten = { $mv } wurde ohne den Turm ausgeführt
cause-en-passant-left = { $mv } wurde ausgeführt und der Bauer auf { $square } stehen gelassen
cause-turned = { $how ->
    [half] das ganze Brett ist umgedreht
    [quarter] das ganze Brett ist um ein Viertel gedreht
    [files] a-Linie und h-Linie sind vertauscht
   *[ranks] erste und achte Reihe sind vertauscht
}
cause-colors-exchanged = weiße und schwarze Figuren sind vertauscht
cause-knocked-over = mehrere Figuren scheinen umgestoßen: { $squares }
cause-displaced = { $piece } steht auf { $stands } statt auf { $should }
cause-wrong-piece = auf { $square } steht { $stands } statt { $should }
cause-missing = { $piece } auf { $square } fehlt
cause-extra = auf { $square } steht { $piece } zu viel
slip-omitted = { $color ->
    [white] auf dem Formular von Weiß { $plies ->
        [one] fehlt ein Halbzug
       *[other] fehlen { $plies } Halbzüge
    } nach { $last }
   *[black] auf dem Formular von Schwarz { $plies ->
        [one] fehlt ein Halbzug
       *[other] fehlen { $plies } Halbzüge
    } nach { $last }
}
slip-doubled = { $color ->
    [white] auf dem Formular von Weiß { $plies ->
        [one] steht ein Halbzug
       *[other] stehen { $plies } Halbzüge
    } zu viel nach { $last }
   *[black] auf dem Formular von Schwarz { $plies ->
        [one] steht ein Halbzug
       *[other] stehen { $plies } Halbzüge
    } zu viel nach { $last }
}
slip-swapped = zwei Halbzüge nach { $last } sind vertauscht; die Stellung danach ist dieselbe
slip-one-entry = nur ein Eintrag nach { $last } weicht ab; alles Spätere passt zu beiden
slip-one-entry-on = { $color ->
    [white] nur ein Eintrag nach { $last } weicht ab; alles Spätere passt, wenn der von Weiß falsch ist
   *[black] nur ein Eintrag nach { $last } weicht ab; alles Spätere passt, wenn der von Schwarz falsch ist
}
hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
time-of = { $player }: { $time }
time-then = dann { $period }
time-with = { $period } mit { $bonus }
time-none = keine Zeitnahme
time-moves = { $moves ->
    [one] 1 Zug in { $time }
   *[other] { $moves } Züge in { $time }
}
time-all-moves = alle Züge in { $time }
time-cumulative = { $time } zusätzlich vor jedem Zug
time-delay = { $time } Aufschub für jeden Zug
time-us-delay = { $time } Aufschub, bevor die Uhr zählt
time-byo-yomi = Byo-yomi, { $times ->
    [one] einmal { $time }
   *[other] { $times }-mal { $time }
}
time-canadian = { $moves ->
    [one] 1 Zug in { $time }, jedes Mal von neuem
   *[other] { $moves } Züge in { $time }, jedes Mal von neuem
}
time-hourglass = eine Sanduhr von { $time }
time-up = keine Begrenzung, die Uhren zählen aufwärts
time-repeats = die letzte Periode immer wieder
time-turns-at-zero = die nächste Periode beginnt bei null
time-freezes = beide Uhren bleiben bei null stehen
time-call = Noch { $left }.
time-calls-on = Es wird Ihnen gesagt, wenn noch bleiben: { $marks }.
time-calls-tone = Ein Ton sagt es Ihnen, wenn noch bleiben: { $marks }.
time-calls-off = Die Zeit wird Ihnen nur gesagt, wenn Sie fragen.
clock-used-and-left = { $who ->
    [you] Sie haben { $used } verbraucht; { $left } bleiben.
    [white] Weiß hat { $used } verbraucht; { $left } bleiben.
   *[black] Schwarz hat { $used } verbraucht; { $left } bleiben.
}
clock-used = { $who ->
    [you] Sie haben { $used } verbraucht; es gibt keine Begrenzung.
    [white] Weiß hat { $used } verbraucht; es gibt keine Begrenzung.
   *[black] Schwarz hat { $used } verbraucht; es gibt keine Begrenzung.
}
clock-entered = { $who ->
    [you] Nach der Uhr auf dem Tisch, wie zuletzt eingegeben, bleiben Ihnen { $left }.
    [white] Nach der Uhr auf dem Tisch, wie zuletzt eingegeben, bleiben Weiß { $left }.
   *[black] Nach der Uhr auf dem Tisch, wie zuletzt eingegeben, bleiben Schwarz { $left }.
}
clock-not-entered = Die Zeit nimmt die Uhr auf dem Tisch; eingegeben ist noch keine.
clock-flag = { $who ->
    [you] Ihr Fallblättchen ist gefallen.
    [white] Das Fallblättchen von Weiß ist gefallen.
   *[black] Das Fallblättchen von Schwarz ist gefallen.
}
clock-byo-yomi = { $times ->
    [one] Die letzte Byo-yomi-Zeit.
   *[other] { $times } Byo-yomi-Zeiten.
}
clock-moves = { $moves ->
    [0] Kein Zug abgeschlossen.
    [one] 1 Zug abgeschlossen.
   *[other] { $moves } Züge abgeschlossen.
}
clock-moves-to-control = { $moves ->
    [0] Kein Zug abgeschlossen
    [one] 1 Zug abgeschlossen
   *[other] { $moves } Züge abgeschlossen
}, { $more } bis zur Zeitkontrolle.
report-line = { $time } { $who }: { $sentence }
report-private = { $color ->
    [white] { $time } nur zu Weiß: { $sentence }
   *[black] { $time } nur zu Schwarz: { $sentence }
}
board-of = { $color ->
    [white] Brett von Weiß:
   *[black] Brett von Schwarz:
}

## Notices: what happened, what was refused and what would be right

opened = { $named ->
    [no] Eine neue Partie.
    [goes-on] { "" }
   *[yes] { $white } spielt Weiß, { $black } spielt Schwarz.
} Bedenkzeit: { $time }. Regeln von { $laws }.
reopened = Die Partie geht weiter nach { $plies ->
    [0] keinem abgeschlossenen Halbzug
    [one] einem abgeschlossenen Halbzug
   *[other] { $plies } abgeschlossenen Halbzügen
}, { $gap } nach der letzten Aufzeichnung. Die Uhren stehen wie zuletzt aufgezeichnet; der Schiedsrichter startet sie mit go.
torn = Die letzte Zeile der Aufzeichnung war zerrissen und wurde abgeschnitten; alles davor ist ganz.
time-missing = Es fehlen { $gap }: Der Rechner hat geschlafen, das Programm war angehalten, oder die Uhr des Rechners wurde gestellt. Beide Uhren sind angehalten, wie sie vorher standen; der Schiedsrichter entscheidet (6.10).
play-begun = Die Partie hat begonnen.
completed = { $color ->
    [white] Weiß hat { $mv } abgeschlossen.
   *[black] Schwarz hat { $mv } abgeschlossen.
}
touched = { $color ->
    [white] Weiß hat berührt: { $list }.
   *[black] Schwarz hat berührt: { $list }.
}
touch-disregarded = { $color ->
    [white] Weiß hat einen Zug angesagt, den die vorher berührten Figuren nicht erlauben (4.3).
   *[black] Schwarz hat einen Zug angesagt, den die vorher berührten Figuren nicht erlauben (4.3).
}
repeated = { $who } hat es wie angesagt wiederholt.
repetition-differed = { $who } hat { $repeated } wiederholt, aber { $announced } war angesagt.
withdrawn = { $mv } ist zurückgenommen.
executed = { $color ->
    [white] Auf dem Brett von Weiß: { $what }.
   *[black] Auf dem Brett von Schwarz: { $what }.
}
recorded = { $color ->
    [white] Auf dem Formular von Weiß: { $text }.
   *[black] Auf dem Formular von Schwarz: { $text }.
}
recorded-unreadable = { $color ->
    [white] Auf dem Formular von Weiß: { $text }. Das bedeutet dort keinen Zug.
   *[black] Auf dem Formular von Schwarz: { $text }. Das bedeutet dort keinen Zug.
}
recorded-ambiguous = { $color ->
    [white] Auf dem Formular von Weiß: { $text }. Das kann mehrere Züge bedeuten.
   *[black] Auf dem Formular von Schwarz: { $text }. Das kann mehrere Züge bedeuten.
}
struck = { $color ->
    [white] Das Formular von Weiß ist ab Halbzug { $ply } gestrichen.
   *[black] Das Formular von Schwarz ist ab Halbzug { $ply } gestrichen.
}
draw-offered = { $color ->
    [white] Weiß bietet Remis an.
   *[black] Schwarz bietet Remis an.
}
draw-declined = { $color ->
    [white] Weiß lehnt das Remis ab.
   *[black] Schwarz lehnt das Remis ab.
}
arbiter-called = { $who } ruft den Schiedsrichter.
clocks-stopped = Beide Uhren sind angehalten.
clocks-started = { $color ->
    [white] Die Uhr von Weiß läuft.
   *[black] Die Uhr von Schwarz läuft.
}
clocks-set = Die Uhren sind gestellt: Weiß { $white }, Schwarz { $black }.
time-added = { $color ->
    [white] Die Uhr von Weiß erhält { $time }.
   *[black] Die Uhr von Schwarz erhält { $time }.
}
time-controls-set = Die Uhren waren falsch gestellt; jetzt: { $time }. Was verbraucht ist, zählt.
period-set = { $color ->
    [white] Weiß ist in Periode { $period }.
   *[black] Schwarz ist in Periode { $period }.
}
player-absent = { $color ->
    [white] Weiß ist nicht erschienen.
   *[black] Schwarz ist nicht erschienen.
}
player-arrived = { $color ->
    [white] Weiß ist eingetroffen.
   *[black] Schwarz ist eingetroffen.
}
default-time-passed = { $color ->
    [white] Weiß ist innerhalb der Wartezeit von { $time } nicht erschienen und verliert, wenn der Schiedsrichter nicht anders entscheidet (6.7).
   *[black] Schwarz ist innerhalb der Wartezeit von { $time } nicht erschienen und verliert, wenn der Schiedsrichter nicht anders entscheidet (6.7).
}
counter-set = { $color ->
    [white] Weiß hat nach dem Zähler { $moves } Züge abgeschlossen.
   *[black] Schwarz hat nach dem Zähler { $moves } Züge abgeschlossen.
}
flag-fell = { $color ->
    [white] Das Fallblättchen von Weiß ist gefallen.
   *[black] Das Fallblättchen von Schwarz ist gefallen.
}
boards-differ = Die beiden Bretter weichen ab ({ $article }) auf { $count ->
    [one] einem Feld
   *[other] { $count } Feldern
}: { $squares }.
board-difference-said = { $difference }.
boards-agree = Die beiden Bretter stimmen wieder überein.
illegal-move = { $color ->
    [white] Regelwidriger Zug von Weiß ({ $article }): { $mv }. Es ist der { $count }.
   *[black] Regelwidriger Zug von Schwarz ({ $article }): { $mv }. Es ist der { $count }.
}
illegal-move-hint = { $color ->
    [white] Schiedsrichter: rule accept geht davor zurück und gibt Weiß { $time }; rule reject lässt ihn gelten.
   *[black] Schiedsrichter: rule accept geht davor zurück und gibt Schwarz { $time }; rule reject lässt ihn gelten.
}
empty-press = { $color ->
    [white] Weiß hat die Uhr gedrückt, ohne gezogen zu haben ({ $article }).
   *[black] Schwarz hat die Uhr gedrückt, ohne gezogen zu haben ({ $article }).
}
empty-press-counts = Das zählt als regelwidriger Zug, es ist der { $count }.
empty-press-hint = { $color ->
    [white] Schiedsrichter: rule accept gibt Weiß { $time }; rule reject zählt es nicht. Danach go.
   *[black] Schiedsrichter: rule accept gibt Schwarz { $time }; rule reject zählt es nicht. Danach go.
}
empty-press-loses = { $color ->
    [white] Schiedsrichter: rule accept heißt, dass Weiß verliert; rule reject zählt es nicht.
   *[black] Schiedsrichter: rule accept heißt, dass Schwarz verliert; rule reject zählt es nicht.
}
empty-press-left-to-arbiter = Der Schiedsrichter entscheidet, ob er es bestraft. Danach go.
irregularity-upheld = { $color ->
    [white] Es zählt als regelwidriger Zug von Weiß.
   *[black] Es zählt als regelwidriger Zug von Schwarz.
}
irregularity-dismissed = Der Schiedsrichter lässt es gelten.
flag-claimed = Es wird reklamiert, dass das Blättchen von { $color ->
    [white] Weiß
   *[black] Schwarz
} gefallen ist.
ruling-postponed = Der Schiedsrichter entscheidet Fall { $case } später.
case-open = Fall { $case }: { $kind ->
    [illegal] regelwidriger Zug von { $color }
    [empty] Uhr ohne Zug gedrückt von { $color }
    [touch] berührte Figur nicht gezogen von { $color }
    [offer] Remis angeboten von { $color }
    [flag] Blättchenfall reklamiert von { $color }
   *[records] Bretter oder Partieformulare weichen ab
} ({ $article }).
retraced = Die Partie steht wieder nach { $plies ->
    [0] keinem abgeschlossenen Halbzug
    [one] einem abgeschlossenen Halbzug
   *[other] { $plies } abgeschlossenen Halbzügen
}. Beide Bretter und beide Formulare sind so gesetzt. Die Uhren warten auf go.
board-adjusted = { $color ->
    [white] Das Brett von Weiß steht jetzt nach den Formularen.
   *[black] Das Brett von Schwarz steht jetzt nach den Formularen.
}
note-written = Notiert: { $text }.
game-ended = { $score ->
    [score-1-0] Weiß gewinnt, 1-0
    [score-0-1] Schwarz gewinnt, 0-1
    [score-draw] Remis, 1/2-1/2
    [score-both-lose] Beide verlieren, 0-0
   *[other] Das Ergebnis ist { $text }
}: { $reason ->
    [checkmate] matt
    [resignation] aufgegeben
    [stalemate] patt
    [dead_position] eine Stellung, in der niemand matt setzen kann
    [agreement] vereinbart
    [time] ein Fallblättchen ist gefallen
    [illegal_moves] regelwidrige Züge
    [fivefold] dieselbe Stellung zum fünften Mal
    [seventy_five_moves] fünfundsiebzig Züge ohne Schlagen und Bauernzug
   *[arbiter] wie der Schiedsrichter entschieden hat
} ({ $article }).
sheets-part = Die beiden Formulare trennen sich ({ $article }) nach { $last }: bei Weiß steht { $white }, bei Schwarz { $black }.
sheets-agree = Die beiden Formulare stimmen wieder überein.
move-impossible = { $color ->
    [white] Auf dem Brett von Weiß geht dieser Zug nicht.
   *[black] Auf dem Brett von Schwarz geht dieser Zug nicht.
}
line-replaced = Ab Halbzug { $ply } gilt als gespielt, was auf den Formularen steht.
instruction = { $color ->
    [white] Brett von Weiß, { $n } von { $of }: { $what }.
   *[black] Brett von Schwarz, { $n } von { $of }: { $what }.
}
board-cause = { $color ->
    [white] Brett von Weiß: { $cause }.
   *[black] Brett von Schwarz: { $cause }.
}
sheets-slip = Die Formulare: { $slip }.
candidates = Das würde erklären, was auf beiden Brettern steht: { $moves }.
check-right = { $color ->
    [white] Das Brett von Weiß steht, wie es soll.
   *[black] Das Brett von Schwarz steht, wie es soll.
}
check-wrong = { $color ->
    [white] Brett von Weiß: { $squares }.
   *[black] Brett von Schwarz: { $squares }.
}
proposal-nothing = Bretter und Formulare stimmen überein.
proposal-boards-wrong = Die Formulare stimmen überein bis { $last }; { $color ->
    [white] Weiß ist am Zug
   *[black] Schwarz ist am Zug
}. Die Bretter werden berichtigt, die Uhren bleiben; retrace oder adjust tut es.
proposal-sheet-right = { $color ->
    [white] Beide Bretter stehen wie auf dem Formular von Weiß. Das Formular von Schwarz wird berichtigt; retrace tut es.
   *[black] Beide Bretter stehen wie auf dem Formular von Schwarz. Das Formular von Weiß wird berichtigt; retrace tut es.
}
proposal-sheets-only = Beide Bretter stehen gleich, und beide Formulare führen von { $last } dorthin. Der Schiedsrichter entscheidet, welches stimmt; strike und record berichtigen das andere.
proposal-back = { $ground ->
    [illegal] Die Formulare enthalten einen regelwidrigen Zug.
    [incomplete] Ein Formular hört früher auf.
    [unreadable] Ein Eintrag ist nicht lesbar.
   *[differ] Die Formulare weichen ab.
} Vorschlag: zurück zur Stellung nach { $last }, { $color ->
    [white] Weiß am Zug
   *[black] Schwarz am Zug
}; Uhren { $clocks }; retrace tut es.
report-struck = { $color ->
    [white] Gestrichen auf dem Formular von Weiß: { $entries }.
   *[black] Gestrichen auf dem Formular von Schwarz: { $entries }.
}
no-mate = { $who ->
    [nobody] Niemand kann matt setzen
   *[opponent] Der Gegner kann nicht matt setzen
}: { $proof ->
    [terminal] es bleibt kein Zug.
    [material] das Material reicht nicht.
   *[closure] alles, was noch entstehen kann, wurde untersucht, in { $states } Zuständen.
}

refused-already-begun = Die Partie hat schon begonnen.
refused-not-begun = Die Partie hat noch nicht begonnen.
refused-not-begun-hint = Sagen Sie begin oder geben Sie den ersten Zug ein.
refused-game-over = Die Partie ist zu Ende.
refused-clocks-stopped = Die Uhren sind angehalten.
refused-clocks-stopped-hint = Der Schiedsrichter startet sie mit go.
refused-clocks-running = Die Uhren sind nicht angehalten.
refused-clock-not-running = { $color ->
    [white] Die Uhr von Weiß läuft nicht; sie zu drücken ändert nichts.
   *[black] Die Uhr von Schwarz läuft nicht; sie zu drücken ändert nichts.
}
refused-not-your-move = { $color ->
    [white] Weiß ist am Zug.
   *[black] Schwarz ist am Zug.
}
refused-not-yours-arbiter = Das sagt der Schiedsrichter.
refused-not-yours-arbiter-hint = Setzen Sie arbiter: davor, wenn Sie für ihn sprechen.
refused-not-yours-player = { $color ->
    [white] Das sagt Weiß.
   *[black] Das sagt Schwarz.
}
refused-nothing-announced = Es ist kein Zug angesagt.
refused-nothing-announced-hint = Geben Sie zuerst den Zug ein.
refused-not-completed = { $mv } ist angesagt und nicht abgeschlossen.
refused-not-completed-hint = Eine leere Zeile schließt ihn ab, correct und ein Zug ändert ihn, undo nimmt ihn zurück.
refused-too-late = Die Uhr ist gedrückt; ein Versprecher kann nur vorher berichtigt werden.
refused-too-late-hint = Rufen Sie den Schiedsrichter.
refused-mirroring = Den Zug des Gegners auf dem eigenen Brett auszuführen ist kein Berühren (D.2.3).
refused-own-move = Einen Zug wiederholt der Gegner, nicht wer ihn gemacht hat.
refused-no-offer = Es ist kein Remis angeboten.
refused-own-offer = Niemand kann auf sein eigenes Angebot antworten.
refused-already-offered = Das Remis ist schon angeboten.
refused-answer-the-offer = Das Remisangebot des Gegners ist offen: erst annehmen oder ablehnen.
refused-agreement-too-early = Remis kann erst vereinbart werden, wenn beide gezogen haben.
refused-flag-not-fallen = Es ist kein Fallblättchen gefallen.
refused-not-a-time = Diese Zeit kann keine Uhr zeigen.
refused-no-such-ply = Bisher gibt es { $plies ->
    [0] keinen Halbzug
    [one] einen Halbzug
   *[other] { $plies } Halbzüge
}.
refused-no-such-period = { $periods ->
    [0] Die Bedenkzeit hat keine Perioden.
    [one] Die Bedenkzeit hat eine Periode.
   *[other] Die Bedenkzeit hat { $periods } Perioden.
}
refused-already-said = So ist es schon.
refused-nothing-open = Es gibt nichts zu entscheiden.
refused-rule-first = Zuerst entscheidet der Schiedsrichter über das, was festgestellt wurde.
refused-rule-first-hint = rule accept tut, was die Regeln vorsehen, rule reject lässt es gelten, wo man weiterspielen kann.
refused-nothing-on-board = { $color ->
    [white] Auf dem Brett von Weiß steht nichts auf { $square }.
   *[black] Auf dem Brett von Schwarz steht nichts auf { $square }.
}
refused-not-his-duty = Der Assistent eines sehenden Spielers zieht und sagt an, mehr nicht (D.2.11).
refused-nothing-there = Auf { $square } steht keine Figur des Spielers am Zug.

unreadable-empty = Darin steht kein Zug.
unreadable-not-understood = Ich verstehe { $part } nicht.
unreadable-not-understood-hint = Geben Sie einen Zug ein, wie e4, Sf3, e2e4 oder springer felix drei, oder help.
unreadable-ambiguous = Das können mehrere Züge sein: { $moves }.
unreadable-ambiguous-hint = Geben Sie einen davon mit beiden Feldern ein.
unreadable-no-such-piece = Keine Figur dieser Art, { $role }, kann nach { $square }.
unreadable-not-there = Diese Figur steht nicht auf { $square }.
unreadable-promotion = Es fehlt die Figur, in die der Bauer sich verwandelt.
unreadable-promotion-hint = Geben Sie sie nach dem Feld an, wie { $square }D oder { $square } dame.
unreadable-only-legal-in = Das ist in der Sprache dieses Formulars kein regelgemäßer Zug; auf { $language } wäre es einer.
unreadable-only-legal-in-hint = Geben Sie ihn in den Buchstaben des Formulars ein, oder mit beiden Feldern, wenn er wirklich gespielt wurde.
unreadable-foreign-letter = { $letter } ist kein Figurenbuchstabe auf diesem Formular.
unreadable-foreign-letter-hint = Auf { $language } wäre es ein Zug; es wurde nichts geändert.
pieces = { $player }: { $list }.
no-moves = Es ist kein Zug abgeschlossen.
last-move = { $player }: { $words }. { $mv }.
moves = { $list }.
status-before = Die Partie hat nicht begonnen.
status = { $color ->
    [white] Weiß ist am Zug
   *[black] Schwarz ist am Zug
}{ $step ->
    [announced] ; der Zug ist angesagt.
    [repeated] ; der Zug ist angesagt und wiederholt.
    [executed] ; der Zug ist angesagt, wiederholt und auf beiden Brettern ausgeführt.
   *[to-move] ; nichts ist angesagt.
}
nothing-changed = Es war nichts zu ändern.
incomplete = Nach { $word } fehlt etwas oder ist nicht verständlich. Sagen Sie help { $word }.
goodbye = Die Partie ist in { $file } gespeichert. Weiter mit { $resume }.
goodbye-over = Die Partie ist in { $file } gespeichert.

mate-given = { $color ->
    [white] Weiß hat mattgesetzt.
   *[black] Schwarz hat mattgesetzt.
}
mate-can = { $color ->
    [white] Weiß kann noch mattsetzen
   *[black] Schwarz kann noch mattsetzen
}, { $plies ->
    [one] in einem Halbzug
   *[other] in { $plies } Halbzügen
}: { $line }.
mate-wins = { $color ->
    [white] Also gewinnt Weiß, wenn das Blättchen von Schwarz fällt (6.9), wenn Schwarz aufgibt (5.1.2) oder einen zweiten regelwidrigen Zug vollendet (7.5.5).
   *[black] Also gewinnt Schwarz, wenn das Blättchen von Weiß fällt (6.9), wenn Weiß aufgibt (5.1.2) oder einen zweiten regelwidrigen Zug vollendet (7.5.5).
}
mate-cannot = { $color ->
    [white] Weiß kann durch keine Folge legaler Züge mattsetzen
   *[black] Schwarz kann durch keine Folge legaler Züge mattsetzen
}: { $why ->
    [terminal] es gibt keinen legalen Zug mehr
    [material] das Material reicht nicht
   *[closure] alles, was noch entstehen kann, wurde untersucht, in { $states ->
        [one] einem Zustand
       *[other] { $states } Zuständen
    }
}.
mate-draws = { $color ->
    [white] Also ist die Partie remis, wenn das Blättchen von Schwarz fällt (6.9), wenn Schwarz aufgibt (5.1.2) oder einen zweiten regelwidrigen Zug vollendet (7.5.5).
   *[black] Also ist die Partie remis, wenn das Blättchen von Weiß fällt (6.9), wenn Weiß aufgibt (5.1.2) oder einen zweiten regelwidrigen Zug vollendet (7.5.5).
}
mate-dead = Keiner kann mattsetzen: Die Partie ist remis (5.2.1, 5.2.2).
mate-open = { $color ->
    [white] Ob Weiß noch mattsetzen kann, ist nicht entschieden
   *[black] Ob Schwarz noch mattsetzen kann, ist nicht entschieden
}, nach { $steps } versuchten Zügen; der Schiedsrichter entscheidet.
mate-no-diagram = { $text } ist kein Diagramm, auf dem gespielt werden kann: { $why ->
    [text] es ist keine FEN
    [no-king] ein König fehlt
    [many-kings] ein Spieler hat mehr als einen König
    [pawn-on-last-rank] ein Bauer steht auf der ersten oder letzten Reihe
    [wrong-side-in-check] der Spieler, der nicht am Zug ist, steht im Schach
   *[otherwise] seine Teile passen nicht zusammen
}.

trouble-not-created = Die Datei { $path } kann nicht angelegt werden: { $why }. Wählen Sie eine andere mit --journal.
trouble-not-opened = Die Datei { $path } kann nicht geöffnet werden: { $why }.
trouble-not-written = Die Datei { $path } kann nicht geschrieben werden: { $why }.
trouble-locked = Die Partie in { $path } wird von einer anderen Annabella gespielt; schließen Sie zuerst jene.
trouble-damaged = Zeile { $line } von { $path } ist beschädigt; es wurde nichts geändert. Heben Sie die Datei für den Schiedsrichter auf.
trouble-not-a-journal = { $path } ist keine Aufzeichnung einer Partie.
trouble-not-a-position = { $text } ist keine Stellung, aus der man spielen kann; nötig ist eine FEN mit einem König je Seite.
trouble-not-a-time-control = { $text } ist keine Bedenkzeit: { $why ->
    [empty] es steht nichts da
    [unreadable] { $part } ist nicht zu lesen
    [no-time] eine Periode gibt keine Zeit
    [negative] eine Zeit ist kleiner als null
    [too-long] sie ist länger als 100 Stunden
    [too-many-periods] sie hat zu viele Perioden
    [no-moves] eine Periode ist für keinen Zug
   *[misplaced] diese Perioden können nicht aufeinander folgen
}; schreiben Sie 90+30, 40/90+30,30+30, 15+10, 5d3 oder none.
trouble-not-a-language = { $text } ist keine Sprache der Oberfläche; es gibt en, es und de.
trouble-not-a-sheet-language = { $text } ist keine Sprache eines Formulars; es gibt { $known }.
trouble-script-line = Zeile { $line } des Skripts ist nicht lesbar: { $text }.
trouble-no-terminal = Diese Ansicht braucht ein Terminal; nehmen Sie --face lines.
trouble-no-unfinished-game = Es gibt keine unbeendete Partie.
trouble-wrong-value = { $text } ist kein Wert von { $option }; es gibt { $known }.
trouble-settings-line = Zeile { $line } von { $path } wird übergangen. { $why }
trouble-not-toml = Das ist keine TOML-Zeile: { $why }.
trouble-command-line = { $why }. annabella --help sagt, was man verlangen kann.
trouble-not-a-pgn = { $path } ist keine lesbare PGN: { $why }.
trouble-not-a-move = { $text }: { $why }
voice-fell-back = { $why ->
    [no-process] Das Stimmprogramm fehlt
    [process-died] Das Stimmprogramm hat geendet
    [process-frozen] Das Stimmprogramm antwortet nicht
    [process-flooded] Das Stimmprogramm hat nicht aufgehört zu senden
    [no-library] Die Bibliothek espeak-ng fehlt
    [no-system-voice] Es gibt keine Systemstimme
    [system-broken] Die Systemstimme hat einen Satz abgelehnt
    [system-silent] Die Systemstimme schweigt
    [no-device] Es gibt kein Tongerät
    [device-busy] Ein anderes Programm belegt das Tongerät
    [device-lost] Das Tongerät ist weg
    [device-frozen] Das Tongerät nimmt keinen Ton an
   *[other] Die Stimme ist ausgefallen
}; { $engine ->
    [embedded] stattdessen spricht die eingebaute Stimme.
   *[system] stattdessen spricht die Systemstimme.
}
voice-failed = { $why ->
    [no-process] Das Stimmprogramm fehlt
    [process-died] Das Stimmprogramm hat geendet
    [process-frozen] Das Stimmprogramm antwortet nicht
    [process-flooded] Das Stimmprogramm hat nicht aufgehört zu senden
    [no-library] Die Bibliothek espeak-ng fehlt
    [no-system-voice] Es gibt keine Systemstimme
    [system-broken] Die Systemstimme hat einen Satz abgelehnt
    [system-silent] Die Systemstimme schweigt
    [no-device] Es gibt kein Tongerät
    [device-busy] Ein anderes Programm belegt das Tongerät
    [device-lost] Das Tongerät ist weg
    [device-frozen] Das Tongerät nimmt keinen Ton an
   *[other] Die Stimme ist ausgefallen
}: es ist nichts zu hören. Die Partie geht als Text weiter.
voice-restored = Die Stimme ist wieder zu hören.
headphones-lost = { $why ->
    [device-busy] Ein anderes Programm belegt die Kopfhörer
    [no-library] Die Bibliothek espeak-ng fehlt
    [device-frozen] Die Kopfhörer nehmen keinen Ton an
    [not-private] Das Tonsystem kann den Ton der Kopfhörer auf ein anderes Gerät umleiten
   *[other] Die Kopfhörer sind nicht mehr da
}: Was nur für einen Spieler ist, wird gezeigt und nicht gesprochen.
recording = Ansagen und Wiederholungen werden vom Mikrofon aufgenommen in { $path }: { $used } von { $limit } Megabyte sind belegt, { $free } sind auf der Platte frei.
not-recorded = { $ply ->
    [0] Es ist nichts aufgenommen.
   *[other] Vom Halbzug { $ply } ist nichts aufgenommen.
}
plays = Halbzug { $ply }, wie er aufgenommen wurde.
hear-recorded = Halbzug { $ply }: { $seconds } Sekunden.
hear-space = { $used } Megabyte sind belegt, { $free } sind auf der Platte frei.
unknown-sound = { $kind ->
    [voice] Es gibt keine Stimme { $name }
   *[device] Es gibt kein Ausgabegerät { $name }
}{ $nearest ->
    [none] .
   *[other] ; am nächsten kommen: { $nearest }. annabella voices nennt alle.
}
recording-failed = { $why ->
    [disk-full] Der Platz für Aufnahmen ist verbraucht
    [file] Die Aufnahme kann nicht geschrieben werden
   *[other] Es gibt kein Mikrofon
}: Es wird nichts aufgenommen.
voice-hint = Wenn ein Bildschirmleser diese Zeilen auch spricht, tippen Sie stimme aus: eines von beiden genügt.
lesson = { $number ->
    [1] Lektion 1 von 10. Den Zug von Weiß ansagen: e4 tippen und Enter drücken.
    [2] Lektion 2. Der Gegner wiederholt ihn und führt ihn auf seinem Brett aus; dann Enter auf einer leeren Zeile: der Zug ist aufgeschrieben und die Uhr gedrückt.
    [3] Lektion 3. Züge können getippt werden, wie sie gesprochen werden: bauer eva sieben eva fuenf, oder ba ev 7 ev 5.
    [4] Lektion 4. Noch einmal hören: nochmal oder a.
    [5] Lektion 5. Enter auf einer leeren Zeile schließt ihn ab.
    [6] Lektion 6. Ein Feld des eigenen Bretts fühlen: was e4 oder wt e4.
    [7] Lektion 7. Das ganze Brett fühlen: brett oder b; o ist ein leeres Feld.
    [8] Lektion 8. Nach der eigenen Uhr fragen: uhr oder t. Ungefragt sagt niemand die Zeit.
    [9] Lektion 9. Remis anbieten: remis.
    [10] Lektion 10. Jetzt der Gegner: ablehnen.
   *[other] Das war alles. Hilfe nennt alle Wörter; man kann weiterspielen, ende verlässt das Programm.
}
practice-over = Die Übungspartie wurde nicht aufgezeichnet.
ask-setting = { $key ->
    [white] Name von Weiß
    [black] Name von Schwarz
    [blind] Wer ist blind oder sehbehindert? 1, Weiß. 2, Schwarz. 3, beide. 4, niemand
    [time] Bedenkzeit, etwa 90+30, 15+10, 5d3 oder none
    [laws] Ausgabe der Regeln, 2009, 2014, 2018 oder 2023
   *[sheets] Sprachen der beiden Formulare, Weiß zuerst, etwa en, es de oder fr fig
}{ $known ->
    [yes] ; Enter nimmt { $default }.
   *[no] ; Enter lässt es offen.
}
ask-heard = Ein Satz wurde gesprochen. War er zu hören? 1, ja. 2, nein, die Partie geht in Text weiter. Enter nimmt 1.
ask-resume = Es gibt eine unbeendete Partie, { $file }. 1, damit weitermachen. 2, eine neue beginnen. Enter nimmt 1.
setting-unset = { $key } ist nicht gesetzt.
greeting = Annabella sagt die Züge laut an.

compare-languages = Blatt A wird auf { $a } gelesen, Blatt B auf { $b }.
compare-nothing-common = Die beiden Blätter haben keinen Halbzug gemeinsam.
compare-common = Die beiden Blätter haben { $plies ->
    [one] einen Halbzug
   *[other] { $plies } Halbzüge
} gemeinsam; der letzte ist { $mv }.
compare-has-the-move = { $color ->
    [white] Weiß ist am Zug. Stellung: { $fen }.
   *[black] Schwarz ist am Zug. Stellung: { $fen }.
}
compare-next = Blatt { $sheet } geht mit { $mv } weiter, in Zeile { $line }.
compare-ends = Blatt { $sheet } endet dort.
compare-illegal = Blatt { $sheet }, Zeile { $line }: { $mv } ist regelwidrig.
compare-impossible = Blatt { $sheet }, Zeile { $line }: { $mv } kann keine Figur ausführen.
compare-ambiguous = Blatt { $sheet }, Zeile { $line }: { $mv } kann { $moves } sein.
compare-missing = Blatt { $sheet }, Zeile { $line }: für { $mv } steht nichts da.
compare-unreadable = Blatt { $sheet }, Zeile { $line }: { $mv } ist nicht lesbar.
compare-foreign-letter = Blatt { $sheet }, Zeile { $line }: { $mv } ist nicht lesbar, denn { $letter } ist auf { $language } keine Figur.
compare-no-promotion = Blatt { $sheet }, Zeile { $line }: { $mv } sagt nicht, was der Bauer wird.
compare-elsewhere = Auf { $language } gelesen { $count ->
    [one] wäre ein hier genannter Eintrag von Blatt { $sheet }
   *[other] wären { $count } hier genannte Einträge von Blatt { $sheet }
} regelgemäß; angenommen wurde nichts.
compare-lost = Blatt { $sheet }: ab { $mv } lässt sich nichts mehr verfolgen.
compare-odd-number = Blatt { $sheet }, Zeile { $line }: Die Nummer { $written } steht, wo { $expected } folgen würde.
compare-would-agree = Wenn dieser Eintrag meint, was das andere Blatt sagt, haben sie { $plies } Halbzüge gemeinsam.
compare-verdict = { $verdict ->
    [agree] Die Blätter stimmen überein.
    [differ] Die Blätter weichen voneinander ab.
    [incomplete] Die Blätter stimmen überein, so weit beide reichen; auf einem fehlen Halbzüge.
   *[unreadable] Die Blätter lassen sich nicht weiter vergleichen: Ein Eintrag ist nicht lesbar.
}
compare-pair = { $pair }: { $verdict ->
    [agree] stimmen überein, { $plies } Halbzüge
    [differ] weichen nach { $plies } Halbzügen ab
    [incomplete] nach { $plies } fehlen auf einem Halbzüge
   *[unreadable] nach { $plies } Halbzügen nicht lesbar
}.
compare-pairs = Von { $pairs } Paaren stimmen { $agree } überein, { $differ } weichen ab, { $incomplete } sind unvollständig, { $unreadable } sind nicht lesbar.
compare-ask-language = In welcher Sprache ist Blatt { $sheet } geschrieben ({ $ways })?
compare-language-unclear = Blatt { $sheet } meint in verschiedenen Sprachen verschiedene Züge; geben Sie die Sprache mit { $option } an ({ $ways }).
compare-language-unfit = Blatt { $sheet } passt zu keiner Sprache ganz; geben Sie die Sprache mit { $option } an (am nächsten: { $ways }).
compare-empty = { $file } ist leer; nötig ist ein Partieformular als PGN oder als Liste von Zügen.
compare-binary = { $file } ist kein Text; nötig ist ein Partieformular als PGN oder als Liste von Zügen.
compare-no-moves = In { $file } stehen keine Züge; nötig ist ein Partieformular als PGN oder als Liste von Zügen.
compare-too-long = { $file } hat mehr Halbzüge als irgendeine Partie.
compare-no-common-start = Die beiden Blätter beginnen nicht in derselben Stellung.
compare-no-pairs = In { $file } liegen keine Paare von Blättern; geben Sie zwei Blätter an, oder einen Ordner mit partie.a.txt und partie.b.txt, oder zwei Ordner mit gleichen Namen.
spelled = { $list }.
sheet-empty = Darauf steht nichts.
recalled = { $back ->
    [0] Das Letzte: { $sentence }
   *[other] { $back } zurück: { $sentence }
}
understood = So ist es jetzt.
felt-brief = { $what }.
felt-square = { $square }: { $what }.
felt-rank = Reihe { $rank }: { $list }.
felt-file = { $file }: { $list }.
felt-diagonal = { $from } bis { $to }: { $list }.
felt-kind = { $piece }: { $list }.
felt-captured = { $color ->
    [white] Weiß hat verloren: { $list }.
   *[black] Schwarz hat verloren: { $list }.
}
felt-not-yours = Man fühlt das eigene Brett; nach dem anderen dürfen Schiedsrichter und Assistenten fragen.
hint-casual-only = Das wird nur in einer freundschaftlichen Partie gesagt.
hint-attacks = { $square } wird angegriffen von { $list }.
hint-moves = Von { $square } kann es gehen nach { $list }.
help = Einen Zug eingeben, etwa e4, Sf3, e2e4 oder springer felix drei; eine leere Zeile schließt ihn ab. Hilfe und ein Wort sagt mehr darüber, oder nochmal, brett, wo, züge, uhr.
help-players = Spieler: wiederhole, berichtige, zurücknehmen, drücken, remis, annehmen, ablehnen, aufgeben, reklamiere blättchen, schiedsrichter. weiß:, schwarz: oder schiedsrichter: davor sagt, wer spricht.
help-asking-board = Über das Brett: brett b, wo w, was wt, reihe rk, linie fi, diagonale dg, weiß wp, schwarz bp, meine mi, seine th, geschlagen cp, gehen wk.
help-asking-game = Über die Partie: nochmal a, letzter l, früher er, später lt, buchstabiere sl, züge m, ab fr, formular sh, uhr t, zeiten tm, anzahl n, angebot o, stand s, wer wh, regel lw.
help-arbiter = Der Schiedsrichter: beginn, halt, weiter, uhr, gib, zähler, entscheide, zurückgehen, stellen, vergleiche, ergebnis, notiz.
help-program = Das Programm: sprache, zellen, ausführlichkeit, zeitansagen, stimme, ruhe, hören, ansicht, ende.
help-word = { $word ->
    [begin] beginn: die Partie beginnt und die Uhr von Weiß läuft; der erste Zug tut dasselbe.
    [announce] announce e4 oder nur e4: der Zug, den der Spieler gemacht hat.
    [strike] strike 3: das eigene Formular ist ab seinem dritten Halbzug gestrichen.
    [add] gib 2:00 to white: der Schiedsrichter gibt diesem Spieler mehr Zeit.
    [counter] zähler white 12: der Schiedsrichter stellt, wie viele Züge dieser Spieler abgeschlossen hat.
    [both] both lose: der Schiedsrichter erklärt die Partie für beide verloren.
    [note] notiz und ein Text: der Schiedsrichter lässt ihn aufzeichnen.
    [time] time 90+30: der Schiedsrichter berichtigt eine falsch gestellte Bedenkzeit.
    [period] period white 2: der Schiedsrichter stellt, in welcher Periode dieser Spieler ist.
    [absent] absent white: dieser Spieler ist nicht da.
    [arrived] arrived white: dieser Spieler ist angekommen.
    [pieces] figuren, pi: die eigenen Figuren, eine Art je Satz; figuren weiß, figuren schwarz.
    [attacks] attacks e4, at: was das Feld angreift, nur in einer freundschaftlichen Partie.
    [help] hilfe, h: was gesagt werden kann; hilfe und ein Wort sagt, was es tut.
    [board] brett, b: die acht Reihen des eigenen Bretts von der achten abwärts; Großbuchstaben sind weiß, o ist ein leeres Feld.
    [where] wo springer, where N, w: die Felder solcher Figuren; N fragt nach weißen, n nach schwarzen.
    [what] was e4, wt: was auf dem Feld steht.
    [rank] reihe 4, rk: was auf der Reihe steht.
    [file] linie e, linie Eva, fi: was auf der Linie steht.
    [diagonal] diagonale e4, dg: was auf beiden Diagonalen des Feldes steht.
    [white] weiß, wp: alle weißen Figuren, eine Art je Satz. weiß: vor einem Befehl sagt, dass Weiß spricht.
    [black] schwarz, bp: alle schwarzen Figuren, eine Art je Satz. schwarz: vor einem Befehl sagt, dass Schwarz spricht.
    [mine] meine, mi: die eigenen Figuren, eine Art je Satz.
    [theirs] seine, th: die Figuren des Gegners, eine Art je Satz.
    [captured] geschlagen, cp: was auf dem Brett fehlt.
    [walk] gehen, gehen e4, wk: eine Hand auf dem Brett; h geht nach links, j hinab, k hinauf, l nach rechts, jedes Feld wird gesagt. Jede andere Taste beendet es.
    [again] nochmal, a: was nicht zu Ende gehört wurde, sonst die letzte Ansage, noch einmal.
    [last] letzter, l: der letzte abgeschlossene Zug.
    [earlier] früher, er: der Satz davor, und so weiter zurück.
    [later] später, lt: der Weg zurück von früher.
    [spell] buchstabiere, sl: der zuletzt angesagte Zug Zeichen für Zeichen.
    [moves] züge, züge 10, m: alle Züge oder die letzten zehn.
    [from] ab 12, fr: die Züge ab Nummer 12.
    [sheet] formular, sh: das eigene Partieformular, wie es geschrieben ist.
    [clock] uhr, t: die eigene Uhr; uhr gegner, uhr beide. Der Schiedsrichter stellt beide mit clock white 1:00:00 black 1:00:00.
    [times] zeiten, tm: die Zeit für jeden Zug.
    [number] anzahl, n: wie viele Züge abgeschlossen sind.
    [offer] angebot, o: ob Remis angeboten ist.
    [who] wer, wh: wer spielt und wer blind ist.
    [status] stand, s: wer am Zug ist und wie weit der Zug gediehen ist.
    [law] regel D.2.1, lw: wovon der Artikel handelt.
    [repeat] wiederhole, r: der Gegner wiederholt den Zug; wiederhole e5, wenn er etwas anderes sagte.
    [correct] berichtige e4, c e4: berichtigt einen Versprecher, bevor die Uhr gedrückt ist.
    [undo] zurücknehmen, u: nimmt zurück, was angesagt und nicht abgeschlossen ist.
    [touch] touch e2, lift e5: der Spieler am Zug hat diese Figuren berührt; ein blinder Spieler, sie aus ihrem Loch genommen.
    [lift] lift e5: ein blinder Spieler hat diese Figur aus ihrem Loch genommen; touch e5 sagt dasselbe von einem sehenden.
    [press] drücken, p: drückt die Uhr, die läuft. Eine leere Zeile wiederholt, führt aus, schreibt auf und drückt zugleich.
    [execute] execute black h6, x: was auf dem Brett wirklich geschah.
    [record] record white Sf3: was wirklich auf dem Formular steht.
    [draw] remis: bietet Remis an.
    [accept] annehmen: nimmt das Remis an.
    [decline] ablehnen: lehnt das Remis ab.
    [resign] aufgeben: der Spieler gibt auf.
    [claim] reklamiere blättchen: sagt, dass das Blättchen des Gegners gefallen ist.
    [arbiter] schiedsrichter: ruft den Schiedsrichter und hält die Uhren an.
    [stop] halt: der Schiedsrichter hält beide Uhren an.
    [go] weiter: der Schiedsrichter startet die Uhr dessen, der am Zug ist.
    [rule] rule accept, rule reject: der Schiedsrichter entscheidet, was offen ist.
    [retrace] zurückgehen, zurückgehen 14: zum letzten gemeinsamen Halbzug oder zu diesem.
    [adjust] stellen, adjust black: das Brett steht jetzt, wie es die Formulare haben.
    [check] vergleiche, check black: vergleicht die Bretter.
    [result] ergebnis 1-0: der Schiedsrichter erklärt das Ergebnis.
    [calls] zeitansagen 10m 5m 30s: es wird Ihnen gesagt, wenn noch so viel bleibt; zeitansagen tone 5m: durch einen Ton; zeitansagen off: nicht mehr. Zu Beginn nie.
    [lang] sprache es: die Sprache dieser Sätze; en, es, de.
    [cells] zellen 40: die Zellen der Braillezeile.
    [verbosity] ausführlichkeit kurz, normal oder voll: wie viel von einem Zug und in einer Antwort gesagt wird.
    [voice] stimme aus, an, system oder embedded: welche Stimme von jetzt an spricht.
    [face] ansicht screen, lines oder hybrid: dieselbe Partie anders gezeigt; hybrid hat Bretter oben und Zeilen darunter.
    [quiet] ruhe, z oder die Taste Esc: alles schweigt sofort; nochmal sagt, was abgeschnitten wurde.
    [hear] hören 12, hr 12: spielt ab, was am Brett zum Halbzug 12 aufgenommen wurde; hören allein den letzten.
    [quit] ende, q: verlassen; die Partie ist gespeichert und kann weitergehen.
   *[other] Zu { $word } gibt es keine Hilfe. Hilfe allein nennt alle Wörter.
}
law = { $key ->
    [aD-2-1] { $article }: Züge werden laut angesagt, vom Gegner wiederholt und auf seinem Brett ausgeführt, mit deutschen Namen und Zahlen.
    [aD-2-2] { $article }: der blinde Spieler hat ein eigenes Brett mit Löchern und Figuren, die sich ertasten lassen.
    [aD-2-3] { $article }: auf dem Brett des Blinden ist ein Zug ausgeführt, wenn die Figur in einem anderen Loch steckt, eine geschlagene vom Brett ist und der Zug angesagt ist.
    [aD-2-4] { $article }: erst dann darf die Uhr des Gegners gestartet werden.
    [aD-2-8] { $article }: ein Versprecher wird sofort berichtigt, bevor die Uhr des Gegners läuft.
    [aD-2-9] { $article }: weichen die Bretter ab, werden sie mit beiden Formularen und dem Schiedsrichter berichtigt, wenn nötig vom letzten gemeinsamen Zug an.
    [aD-2-10] { $article }: der blinde Spieler darf einen Assistenten haben, der Zeit und Züge nur auf Frage nennt.
    [a6-8] { $article }: ein Blättchen gilt als gefallen, wenn der Schiedsrichter es sieht oder ein Spieler es zu Recht reklamiert.
    [a7-5] { $article }: was nach einem regelwidrigen Zug geschieht und welche Zeit der Gegner erhält.
    [a9-1] { $article }: wie Remis angeboten und angenommen wird.
   *[other] Zu Artikel { $article } ist hier nichts vermerkt. Der Schiedsrichter hat die Regeln.
}

confirm = { $what ->
    [resign] { $who } gibt auf?
    [accept] { $who } nimmt das Remis an?
    [claim] { $who } reklamiert den Fall des Blättchens?
    [press] { $who } hat die Uhr ohne Zug gedrückt?
   *[result] Das Ergebnis wird erklärt?
} 1, nein. 2, ja. Eine Zahl eingeben.
not-done = Nicht geschehen.

## Screen: labels and key help

command-words = announce: ansage; touch: berühren, beruehren; lift: heben; execute: ausführen, ausfuehren; record: aufschreiben; strike: streichen; time: bedenkzeit; period: periode; absent: abwesend; arrived: eingetroffen; attacks: angriffe; begin: beginn, beginnen; board: brett; where: wo; what: was; rank: reihe; file: linie; diagonal: diagonale; white: weiß, weiss; black: schwarz; arbiter: schiedsrichter; pieces: figuren; mine: meine; theirs: seine; walk: gehen; captured: geschlagen; again: nochmal; last: letzter; earlier: früher, frueher; later: später, spaeter; moves: züge, zuege; from: ab; clock: uhr; times: zeiten; number: anzahl; offer: angebot; who: wer; status: stand; sheet: formular; spell: buchstabiere; law: regel; help: hilfe; repeat: wiederhole; correct: berichtige; undo: zurücknehmen, zuruecknehmen; press: drücken, druecken; draw: remis, remis-anbieten; accept: annehmen; decline: ablehnen; resign: aufgeben; claim: reklamiere; flag: blättchen, blaettchen; stop: halt; go: weiter; add: gib; counter: zähler, zaehler; rule: entscheide; retrace: zurückgehen, zurueckgehen; adjust: stellen; check: vergleiche; result: ergebnis; note: notiz; lang: sprache; cells: zellen; verbosity: ausführlichkeit; brief: kurz; full: voll; calls: zeitansagen; voice: stimme; face: ansicht; quiet: ruhe; hear: hören, hoeren; quit: ende; kings: könig, könige, koenig; queens: dame, damen; rooks: turm, türme, tuerme; bishops: läufer, laeufer; knights: springer; pawns: bauer, bauern; both: beide; opponent: gegner; own: eigene; on: auf, an; off: aus; of: von

reply-yes = ja
reply-no = nein

screen-terms = { $time }, Regeln von { $laws }
screen-at-the-keys = An den Tasten: { $who }
screen-anybody-at-the-keys = An den Tasten: alle
screen-help-key = ? Tasten
screen-side = { $color }: { $name }
screen-side-blind = { $color }: { $name }, blind
screen-side-unnamed-blind = { $color }, blind
screen-flag-down = Blättchen gefallen
screen-runs = läuft
screen-no-time = ohne Zeitbegrenzung
screen-not-entered = nicht eingegeben
screen-sheet = { $color ->
    [white] Formular Weiß ({ $language })
   *[black] Formular Schwarz ({ $language })
}
screen-before-play = Die Partie hat nicht begonnen.
screen-to-move = { $color ->
    [white] Weiß ist am Zug.
   *[black] Schwarz ist am Zug.
}
screen-announced = { $color ->
    [white] Weiß hat { $mv } angesagt. Nicht wiederholt.
   *[black] Schwarz hat { $mv } angesagt. Nicht wiederholt.
}
screen-repeated = { $color ->
    [white] { $mv } von Weiß ist wiederholt. Nicht auf beiden Brettern ausgeführt.
   *[black] { $mv } von Schwarz ist wiederholt. Nicht auf beiden Brettern ausgeführt.
}
screen-executed = { $color ->
    [white] { $mv } von Weiß ist auf beiden Brettern ausgeführt. Nicht abgeschlossen.
   *[black] { $mv } von Schwarz ist auf beiden Brettern ausgeführt. Nicht abgeschlossen.
}
screen-differing = { $squares ->
    [one] Ein Feld ist verschieden.
   *[other] { $squares } Felder sind verschieden.
}
screen-illegal-open = { $color ->
    [white] Ein regelwidriger Zug von Weiß ist offen.
   *[black] Ein regelwidriger Zug von Schwarz ist offen.
}
screen-empty-press-open = { $color ->
    [white] Weiß drückte ohne Zug; das ist offen.
   *[black] Schwarz drückte ohne Zug; das ist offen.
}
screen-offer-open = { $color ->
    [white] Das Remisangebot von Weiß steht.
   *[black] Das Remisangebot von Schwarz steht.
}
screen-period = Periode { $period }: Weiß { $white }, Schwarz { $black } bis zur Kontrolle.
screen-last-period = Periode { $period }: alle Züge.
screen-period-of = { $color ->
    [white] Weiß, Periode { $period }: { $moves } bis zur Kontrolle.
   *[black] Schwarz, Periode { $period }: { $moves } bis zur Kontrolle.
}
screen-last-period-of = { $color ->
    [white] Weiß, Periode { $period }: alle Züge.
   *[black] Schwarz, Periode { $period }: alle Züge.
}
screen-byo-yomi = { $color ->
    [white] Byo-yomi-Zeiten von Weiß: { $times }.
   *[black] Byo-yomi-Zeiten von Schwarz: { $times }.
}
screen-key = { $act ->
    [enter] die Zeile sagen; eine leere schließt den Zug ab
    [selection] Hand aufs Brett
    [press_selection] heben, absetzen
    [drop_selection] Hand vom Brett
    [speaker] wer spricht
    [help] diese Tasten
    [boards] welche Bretter
    [turn] von wo gesehen
    [pieces] die Figuren
    [coordinates] die Koordinaten
    [theme] die Farben
    [scale] ein großes Brett
    [scroll_back] zurückblättern
    [scroll_forward] vorblättern
    [sheets_back] Formulare zurück
    [sheets_forward] Formulare vor
    [earlier] Zeile davor
    [later] Zeile danach
    [backspace] Zeichen davor
    [delete] Zeichen hier
    [delete_word] Wort davor
    [clear] Zeile leeren
    [left] nach links
    [right] nach rechts
    [home] an den Anfang
    [end] ans Ende
    [redraw] neu zeichnen
    [silence] Ruhe
    [suspend] zur Shell
   *[leave] gehen, später weiter
}
screen-sheets-differ = Die Formulare weichen ab { $at } voneinander ab.
screen-arbiter-rules = Schiedsrichter: { "entscheide annehmen" } oder { "entscheide ablehnen" }.
screen-touched = Berührt: { $list }.
screen-clocks-wait = { "weiter" } setzt die Uhren in Gang.
screen-choose-promotion = Umwandlung: Figur mit den Pfeiltasten und Enter wählen.
screen-more-above = ▲ mehr: Bild auf
screen-more-below = ▼ { $rows } neuere
screen-watching = Nur zuschauen
screen-how-to-begin = Einen Zug tippen; Enter sagt ihn an. ? zeigt die Tasten, hilfe die Wörter.
screen-page-keys = { $left ->
    [0] Esc schließt
   *[other] ▼ { $left } weitere: Bild ab. Esc schließt
}
watch-played = Die Partie wird wieder gespielt.
watch-not-played = Diese Partie spielt gerade niemand. Die Uhren zeigen die zuletzt aufgezeichneten Zeiten.
watch-deleted = Die Aufzeichnung wurde gelöscht. Gezeigt wird der letzte Stand.
watch-damaged = Die Aufzeichnung ist beschädigt. Gezeigt wird der letzte Stand.
watch-replaced = Die Datei enthält jetzt eine andere Partie. Gezeigt wird der letzte Stand.
screen-first-line = Annabella. Mit Bildschirmleser oder Braillezeile mit --accessible starten.

## Die Aufzeichnung und andere Dateien

recorded-in = Aufgezeichnet in { $file }.
record-loss = { $why ->
    [deleted] Die Aufzeichnung { $from } wurde gelöscht.
    [folder-gone] Den Ordner der Aufzeichnung { $from } gibt es nicht mehr.
    [replaced] An der Stelle der Aufzeichnung { $from } steht eine andere Datei.
    [shortened] Von der Aufzeichnung { $from } wurde etwas abgeschnitten.
    [lengthened] Ein anderes Programm hat in die Aufzeichnung { $from } geschrieben.
    [no-room] Für die Aufzeichnung { $from } ist kein Platz mehr.
    [not-synced] Die Festplatte hat die Aufzeichnung { $from } nicht behalten: { $detail }.
   *[not-written] Die Aufzeichnung { $from } kann nicht geschrieben werden: { $detail }.
}
record-moved = { record-loss } Die ganze Partie wird von jetzt an in { $to } aufgezeichnet.
record-lost = Nicht gespeichert! { record-loss } Die Partie geht weiter; jeder Zug versucht es von neuem.
record-late = Noch nicht gespeichert! Die Festplatte antwortet seit zwei Sekunden nicht. Die Partie geht weiter.
record-saved-again = Alles ist wieder gespeichert, in { $to }.
record-not-locked = Diese Festplatte kennt keine Sperren: Achten Sie darauf, dass kein anderes Programm in die Aufzeichnung schreibt.
record-folder-not-synced = Diese Festplatte bestätigt neue Dateien nicht: Kopieren Sie die Aufzeichnung nach der Partie an einen anderen Ort.
record-nowhere = Nicht gespeichert! Die Aufzeichnung ist auf keiner Festplatte. Heben Sie die ausgegebenen Züge auf, oder schreiben Sie sie auf.
record-torn = Die letzte Zeile von { $path } wurde nie fertig; sie bleibt weg.
record-no-end = Das Ende von { $path } ist nicht gekennzeichnet: Die Partie wird gespielt, wurde abgebrochen, oder es fehlen Zeilen.
record-later-version = Ab Zeile { $line } hat eine spätere Annabella { $path } geschrieben, Version { $version } der Aufzeichnung; gelesen wird nur, was davor steht. Bitte installieren Sie die neueste Annabella.
record-unknown-kind = Zeile { $line } von { $path } sagt etwas, das diese Annabella nicht kennt: { $kind }. Gelesen wird nur, was davor steht. Bitte installieren Sie die neueste Annabella.
record-locked-by = Die Partie in { $path } wird von einer anderen Annabella gespielt, Prozess { $process }; schließen Sie zuerst jene.
record-watched-gone = Die Aufzeichnung { $path } ist weg oder beschädigt; hier steht das Letzte, was gelesen werden konnte.
file-exists = Die Datei { $path } gibt es schon, und sie bleibt, wie sie ist. Wählen Sie einen anderen Namen.
file-not-ordinary = { $path } ist keine gewöhnliche Datei. Wählen Sie den Namen einer neuen Datei.
file-is-the-record = { $path } ist die Aufzeichnung selbst. Wählen Sie einen anderen Namen.
not-printed = Die Ausgabe konnte nicht ganz geschrieben werden: { $why }.
file-not-readable = { $path } ist keine Datei, die gelesen werden kann: es ist ein Ordner, eine Pipe oder ein Gerät.
file-too-large = { $path } ist zu groß, um das Verlangte zu sein; es wurde nicht gelesen.
pgn-elsewhere = { $wanted } ist nicht von Annabella und bleibt, wie es ist; die PGN-Datei ist { $file }.
