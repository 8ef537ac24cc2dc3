### Annabella auf Deutsch. Eine Datei, vier Abschnitte: Sprache, Meldungen, Bildschirm, Wörter.
### Begriffe des DSB: Partieformular, regelgemäß und regelwidrig, abgeschlossen, Remisangebot, Bedenkzeit.

## Speech: how players, pieces, squares, moves and times are said

player = { $color ->
    [white] Weiß
   *[black] Schwarz
}
opponent = { $color ->
    [white] Schwarz
   *[black] Weiß
}
actor = { $who ->
    [white] Weiß
    [black] Schwarz
    [white_assistant] Der Assistent von Weiß
    [black_assistant] Der Assistent von Schwarz
    [arbiter] Der Schiedsrichter
   *[program] Das Programm
}
piece = { $role ->
    [queen] { $color ->
        [white] weiße { role }
       *[black] schwarze { role }
    }
   *[other] { $color ->
        [white] weißer { role }
       *[black] schwarzer { role }
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
counted-pieces = { $count ->
    [one] { role }
   *[other] { $count } { $role ->
        [king] Könige
        [queen] Damen
        [rook] Türme
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauern
    }
}
rounds = { $count ->
    [one] einer Runde
   *[other] { $count } Runden
}
points-in-words = { $points ->
    [none] kein Punkt
    [half] ein halber Punkt
   *[one] ein ganzer Punkt
}
why-illegal-by = { $role ->
    [queen] die { role }
    [pawn] den Bauern
   *[other] den { role }
}
the-piece = { $role ->
    [queen] die { $color ->
        [white] weiße { role }
       *[black] schwarze { role }
    }
   *[other] der { $color ->
        [white] weiße { role }
       *[black] schwarze { role }
    }
}
the-piece-accusative = { $role ->
    [queen] die { $color ->
        [white] weiße { role }
       *[black] schwarze { role }
    }
    [pawn] den { $color ->
        [white] weißen Bauern
       *[black] schwarzen Bauern
    }
   *[other] den { $color ->
        [white] weißen { role }
       *[black] schwarzen { role }
    }
}
a-piece-accusative = { $role ->
    [queen] eine { $color ->
        [white] weiße { role }
       *[black] schwarze { role }
    }
    [pawn] einen { $color ->
        [white] weißen Bauern
       *[black] schwarzen Bauern
    }
   *[other] einen { $color ->
        [white] weißen { role }
       *[black] schwarzen { role }
    }
}
position-fault = { $why ->
    [text] das ist keine FEN
    [no-king] ein König fehlt
    [many-kings] ein Spieler hat mehr als einen König
    [pawn-on-last-rank] ein Bauer steht auf der ersten oder letzten Reihe
    [wrong-side-in-check] der Spieler, der nicht am Zug ist, steht im Schach
    [over] die Partie wäre sofort zu Ende, mit matt oder patt
    [dead] die Partie wäre sofort zu Ende: niemand könnte mit irgendwelchen Zügen matt setzen
   *[otherwise] ihre Teile widersprechen sich
}
duty = { $duty ->
    [move] die Züge ausführen
    [announce] ansagen
    [record] das Formular führen
    [press] die Uhr drücken
    [ask] nach Zeit und Zügen fragen
    [claim] den Blättchenfall reklamieren oder eine Berührung melden
   *[seal] die Formalitäten einer Vertagung
}
roles-role = { $kind ->
    [player] der Spieler
    [blind-assistant] der Assistent des blinden Spielers
    [sighted-assistant] der Assistent des sehenden Spielers
    [arbiter] der Schiedsrichter
   *[program] das Programm
}
roles-own-side = { $who } für die eigene Seite
nothing = nichts
empty = leer
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
half-moves = { $plies ->
    [one] einen Halbzug
   *[other] { $plies } Halbzüge
}
half-moves-dative = { $plies ->
    [one] einem Halbzug
   *[other] { $plies } Halbzügen
}
move-announced-move-first = { $mv }. { player }: { $words }.
move-announced-in-words = { player }: { $words }.
move-announced = { player }: { $words }. { $mv }.
again = Noch einmal: { $sentence }
again-times = Noch einmal, { $times }: { $sentence }
announcement-corrected = Berichtigt. { $sentence }
piece-on-square = { piece } auf { $square }
square-holds = { $square } { $piece }
square-empty = { $square } leer
board-difference = { $square }: Brett von Weiß { $white }, Brett von Schwarz { $black }
ply-start = dem Anfang der Partie
nothing-more = nichts mehr
board-difference-both = { $square }: beide Bretter { $piece }
clocks-unchanged = unverändert
clocks-as-then = Weiß { $white }, Zähler { $white_moves }; Schwarz { $black }, Zähler { $black_moves }
check-square = { $square }: { $stands }, richtig: { $should }
do-turn-round = das ganze Brett um 180 Grad drehen
do-lift = { the-piece-accusative } von { $square } abheben
do-move = { the-piece-accusative } von { $from } nach { $to } setzen
do-place = { a-piece-accusative } auf { $square } setzen
cause-behind = { $plies ->
    [one] der letzte Halbzug ist nicht ausgeführt
   *[other] die letzten { $plies } Halbzüge sind nicht ausgeführt
}
cause-not-executed = { $mv } wurde nicht ausgeführt
cause-unrecorded = { $moves } wurde ausgeführt, steht aber auf keinem Formular
cause-executed-as = { $mv } wurde als { $from } { $to } ausgeführt
cause-wrong-promotion = { $mv } wurde mit Umwandlung in { role } ausgeführt
cause-castled-to = { $side ->
    [king] { $mv } wurde als kurze Rochade ausgeführt
   *[queen] { $mv } wurde als lange Rochade ausgeführt
}
cause-rook-forgotten = { $mv } wurde ausgeführt, ohne den Turm zu ziehen
cause-en-passant-left = { $mv } wurde ausgeführt, aber der Bauer auf { $square } blieb stehen
cause-turned = { $how ->
    [half] das ganze Brett ist um 180 Grad gedreht
    [quarter] das ganze Brett ist um 90 Grad gedreht
    [files] das Brett ist gespiegelt: a-Linie und h-Linie sind vertauscht
   *[ranks] das Brett ist gespiegelt: erste und achte Reihe sind vertauscht
}
cause-colors-exchanged = weiße und schwarze Figuren sind vertauscht
cause-knocked-over = mehrere Figuren scheinen umgefallen zu sein{ $squares ->
    [none] { "" }
   *[other] : { $squares }
}
cause-set-up-wrongly = Figuren, die nie gezogen haben, sind vertauscht{ $squares ->
    [none] { "" }
   *[other] : { $squares }
}
cause-displaced = { the-piece } steht auf { $stands }, richtig wäre { $should }
cause-wrong-piece = { $square }: { $stands }, richtig: { $should }
cause-missing = { the-piece } auf { $square } fehlt
cause-extra = { the-piece } auf { $square } ist zu viel
on-sheet-of = auf dem Formular von { player }
on-sheet-named = auf Formular { $sheet }
moves-and = { $moves } und { $last }
slip-missing = { $moves } { $count ->
    [one] fehlt
   *[other] fehlen
} { $on }
slip-repeated = { $entries } { $count ->
    [one] steht
   *[other] stehen
} doppelt { $on }
slip-surplus = { $entry } { $on } ist ein Eintrag zu viel
slip-exchanged = { $one } und { $other } sind { $on } vertauscht
slip-castling = { $entry } { $on } ist die Rochade zur falschen Seite; richtig ist { $mv }
slip-letters = { $entry } { $on } ist { $mv } in den Buchstaben einer anderen Sprache ({ $language })
slip-wrong = { $entry } steht { $on } statt { $mv }
slip-either = { $one } { $on } oder { $other } { $there }{ $later ->
    [no] { "" }
   *[yes] , und alles Spätere passt zu beiden Fassungen
}
slip-open = { $entries }: welcher Halbzug das war, bleibt offen{ $later ->
    [no] { "" }
   *[yes] , und alles Spätere passt zu mehreren
}
slip-either-order = { $one } und { $other } stehen auf dem anderen Formular umgekehrt{ $later ->
    [no] { "" }
   *[yes] , und alles Spätere passt zu beiden Fassungen
}
stroke-correct = { $from } in { $to } ändern
stroke-write-in = nach { $last } einfügen: { $moves }
stroke-strike = { $entry } streichen, Halbzug { $ply }
stroke-exchange = { $one } und { $other } vertauschen
stroke-strike-rest = alles ab { $from } streichen
slips-of-two-games = Die beiden Formulare haben wenig gemeinsam: vielleicht sind sie von zwei verschiedenen Partien.
slips-agreed = { $slips }; { $how ->
    [with-it] damit stimmen beide bis { $last } überein.
    [with-them] damit stimmen beide bis { $last } überein.
   *[corrected] ist das berichtigt, stimmen beide bis { $last } überein.
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
duration-before = { $before }, { $last }
duration = { $before }, { $last }
half-points = { $whole ->
    [0] einen halben
   *[other] { $whole } und einen halben
}
time-of = { $player }: { $time }
time-then = dann { $period }
time-with = { $period } mit { $bonus }
time-none = ohne Uhr
time-moves = { $moves ->
    [one] 1 Zug in { $time }
   *[other] { $moves } Züge in { $time }
}
time-all-moves = alle Züge in { $time }
time-cumulative = Zuschlag { $time } pro Zug
time-delay = Verzögerung { $time } pro Zug
time-us-delay = Verzögerung { $time }, bevor die Uhr zählt
time-byo-yomi = Byo-yomi, { $times ->
    [one] einmal { $time }
   *[other] { $times }-mal { $time }
}
time-canadian = { $moves ->
    [one] 1 Zug in { $time }, fortlaufend wiederholt
   *[other] { $moves } Züge in { $time }, fortlaufend wiederholt
}
time-hourglass = eine Sanduhr, { $time }
time-up = keine Begrenzung, die Uhren zählen aufwärts
time-repeats = die letzte Zeitperiode wiederholt sich
time-turns-at-zero = die nächste Zeitperiode beginnt, wenn die Uhr null erreicht
time-freezes = beide Uhren bleiben stehen, wenn eine null erreicht
time-call = Noch { $left }.
time-calls-on = Ansage bei dieser Restzeit: { $marks }.
time-calls-tone = Ton bei dieser Restzeit: { $marks }.
time-calls-off = Ihre Zeit wird Ihnen nur gesagt, wenn Sie fragen.
clock-short = { $color ->
    [white] Weiß
   *[black] Schwarz
} { $time } { $unit ->
    [hours] Stunden
    [minutes] Minuten
   *[seconds] Sekunden
}{ $runs ->
    [yes] { "" }, läuft
   *[no] { "" }
}.
clock-used-and-left = { $who ->
    [you] Sie haben noch { $left }; verbraucht: { $used }.
    [white] Weiß hat noch { $left }; verbraucht: { $used }.
   *[black] Schwarz hat noch { $left }; verbraucht: { $used }.
}
clock-used = { $who ->
    [you] Sie haben { $used } verbraucht; es gibt keine Begrenzung.
    [white] Weiß hat { $used } verbraucht; es gibt keine Begrenzung.
   *[black] Schwarz hat { $used } verbraucht; es gibt keine Begrenzung.
}
clock-entered = { $who ->
    [you] Ihre Restzeit auf der Uhr am Tisch, wie zuletzt eingegeben: { $left }.
    [white] Restzeit von Weiß auf der Uhr am Tisch, wie zuletzt eingegeben: { $left }.
   *[black] Restzeit von Schwarz auf der Uhr am Tisch, wie zuletzt eingegeben: { $left }.
}
clock-not-entered = Die Zeit misst die Uhr am Tisch; ihr Stand wurde noch nicht eingegeben.
times-on-the-table = Die Zeit für jeden Zug ist nicht bekannt: Die Uhr am Tisch misst sie.
clock-flag = { $who ->
    [you] Ihr Fallblättchen ist gefallen.
    [white] Das Fallblättchen von Weiß ist gefallen.
   *[black] Das Fallblättchen von Schwarz ist gefallen.
}
clock-byo-yomi = { $times ->
    [one] Die letzte Byo-yomi-Periode.
   *[other] Noch { $times } Byo-yomi-Perioden.
}
moves-from-boards = Vom Brett: { $list }.
moves-completed = { $moves ->
    [0] Kein Zug abgeschlossen
    [one] 1 Zug abgeschlossen
   *[other] { $moves } Züge abgeschlossen
}
clock-moves = { moves-completed }.
clock-moves-to-control = { moves-completed }, { $more } bis zur Zeitkontrolle.
report-heading = Bericht für den Schiedsrichter: { $white } gegen { $black }, { $begun }
report-incidents = { $count ->
    [0] Keine Vorkommnisse.
   *[other] Vorkommnisse, mit dem letzten Halbzug und den Uhren von Weiß und Schwarz:
}
with-colon = { $label }:
report-line = { $time } { $who }: { $sentence }
report-line-by = { $time } ({ $who }) { $sentence }
report-line-alone = { $time } { $sentence }
report-sensed = { $who }, { $source ->
    [lever] mit dem Hebel
   *[board] vom Brett
}
report-private = { $time } nur an { player }: { $sentence }
both-boards = Beide Bretter:
board-of = Brett von { player }:
voice-why = { $why ->
    [no-process] Das Sprachprogramm fehlt
    [process-died] Das Sprachprogramm wurde unerwartet beendet
    [no-alsa-library] Die Bibliothek von ALSA fehlt (libasound.so.2, im Paket libasound2)
    [process-frozen] Das Sprachprogramm antwortet nicht
    [process-flooded] Das Sprachprogramm hat zu viele Daten gesendet
    [no-library] Die Bibliothek von espeak-ng fehlt
    [no-system-voice] Es gibt keine Systemstimme
    [no-reader] Kein Screenreader nimmt hier Sätze an
    [system-broken] Die Systemstimme hat einen Satz abgelehnt
    [system-silent] Die Systemstimme bleibt stumm
    [no-device] Es gibt kein Audiogerät
    [device-busy] Ein anderes Programm belegt das Audiogerät
    [device-lost] Das Audiogerät wurde getrennt
    [device-of-a-listener] Das Standardgerät sind die Kopfhörer eines Spielers; wählen Sie den Lautsprecher des Raums mit --device
    [device-frozen] Das Audiogerät reagiert nicht
   *[other] Die Stimme ist ausgefallen
}
result-score = { $score ->
    [score-1-0] Weiß gewinnt
    [score-0-1] Schwarz gewinnt
    [score-draw] Remis
    [score-both-lose] Beide verlieren
    [score-half-0] Ein halber Punkt für Weiß, keiner für Schwarz
    [score-0-half] Ein halber Punkt für Schwarz, keiner für Weiß
   *[other] Ergebnis
}
result-reason = { $reason ->
    [checkmate] Schachmatt
    [resignation] Aufgabe
    [stalemate] Patt
    [dead_position] tote Stellung, niemand kann mattsetzen
    [agreement] durch Vereinbarung
    [time] ein Fallblättchen ist gefallen
    [both_flags] beide Fallblättchen sind gefallen, unbekannt welches zuerst
    [both_flags_at_the_claim] beide Fallblättchen sind gefallen
    [threefold] dieselbe Stellung zum dritten Mal
    [fifty_moves] fünfzig Züge ohne Schlagen und Bauernzug
    [illegal_moves] regelwidrige Züge
    [quickplay] Endspurtphase
    [fivefold] dieselbe Stellung zum fünften Mal
    [seventy_five_moves] fünfundsiebzig Züge ohne Schlagen und Bauernzug
    [sealed_move] der Abgabezug ist mehrdeutig oder regelwidrig
    [forfeit] kampflos
    [illegal_position] auch nach einem weiteren abgeschlossenen Zug beide Könige im Schach oder ein Bauer auf der letzten Reihe
    [not_given] der Grund ist nicht aufgezeichnet
   *[arbiter] durch Entscheidung des Schiedsrichters
}
takes = schlägt
check = Schach
checkmate = Schachmatt
castles-kingside = Kurze Rochade
castles-queenside = Lange Rochade
guidelines-article = Richtlinien { $number }
article-in-words = Artikel { $number }
castling-rights = { $side ->
    [both] auf beiden Seiten
    [king] kurz
    [queen] lang
   *[none] keine
}
claim-after = nach { $mv }
claim-before-start = vor dem ersten aufgezeichneten Zug
law-title = { $key ->
    [moves_alternate] abwechselnd ziehen
    [touch_move] berührt, geführt
    [promotion_choice] Wahl der Umwandlungsfigur
    [checkmate] Schachmatt
    [resignation] Aufgabe
    [stalemate] Patt
    [dead_position] tote Stellung
    [agreement] Remis durch Vereinbarung
    [press] Drücken der Uhr
    [help_for_a_disability] Assistent für die Uhr
    [default_time] Wartezeit
    [flag_fall] wann ein Fallblättchen gefallen ist
    [loss_on_time] Zeitüberschreitung
    [both_flags] beide Fallblättchen gefallen
    [both_flags_at_the_claim] beide Fallblättchen bei der Reklamation gefallen
    [clocks_set_wrongly] falsch eingestellte Uhr
    [interruption] Anhalten der Uhren
    [illegal_move] regelwidriger Zug
    [illegal_move_penalty] Strafe für einen regelwidrigen Zug
    [empty_press] Drücken ohne Zug
    [agreement_by_the_rules] Remis und Turnierordnung
    [draw_offer] Remisangebot
    [repeated_offers] störende Angebote und Anträge
    [threefold] dreimalige Stellungswiederholung
    [threefold_intended] der nächste Zug wiederholt die Stellung
    [threefold_standing] der letzte Zug hat die Stellung wiederholt
    [fifty_moves] fünfzig Züge
    [fifty_moves_intended] fünfzigster Zug beabsichtigt
    [fifty_moves_standing] fünfzig Züge gemacht
    [claim_after_touch] kein Antrag nach Berühren
    [claim] Ablauf eines Antrags
    [wrong_claim] falscher Antrag
    [fivefold] fünfmalige Stellungswiederholung
    [seventy_five_moves] fünfundsiebzig Züge
    [signed_result] Unterschreiben des Ergebnisses
    [arbiters_role] Aufgaben des Schiedsrichters
    [two_boards] zwei Bretter
    [announcement] Ansage der Züge
    [blind_touch] wann der blinde Spieler berührt hat
    [blind_move_made] wann der Zug des blinden Spielers ausgeführt ist
    [sighted_players_moves] Züge des sehenden Spielers
    [blind_players_clock] Uhr des blinden Spielers
    [blind_players_record] Formular des blinden Spielers
    [blind_press] wann die Uhr des Gegners gestartet wird
    [slip_of_the_tongue] Versprecher
    [boards_differ] unterschiedliche Bretter
    [scoresheets_differ] unterschiedliche Formulare
    [blind_players_assistant] Assistent des blinden Spielers
    [sighted_players_assistant] Assistent des sehenden Spielers
    [sealing] Abgabe eines Zuges
    [opening_the_envelope] Öffnen des Umschlags
    [sealed_move] der abgegebene Zug
    [late_at_the_resumption] Verspätung bei der Wiederaufnahme
    [envelope_missing] der Umschlag fehlt
    [quickplay] Endspurtphase
    [quickplay_without_arbiter] Endspurtphase ohne Schiedsrichter
    [increment_request] Bitte um ein Inkrement
    [recorded_in_advance] Zug im Voraus aufgeschrieben
    [sheets_after_flag] Formulare nach einem Blättchenfall
    [sheets_not_reconstructed] Formulare, die sich nicht ergänzen lassen
    [bystanders] Unregelmäßigkeiten, die andere sehen
    [warning] Verwarnung
    [time_to_opponent] Zeit für den Gegner
    [time_taken] Zeitabzug
    [points_to_opponent] Punkte für den Gegner
    [points_taken] Punktabzug
    [game_declared_lost] Partieverlust
    [expulsion] Ausschluss vom Turnier
    [supervision] Aufsicht im Schnell- und Blitzschach
    [adjusting] Zurechtrücken
    [touch_in_castling] König und Turm berühren
    [rook_touched_first] Turm vor dem König berührt
    [touch_without_move] berührte Figuren ohne Zug
    [assistant_who_moves] Assistent, der die Figuren zieht
    [right_to_complain] Recht auf Reklamation einer Berührung
    [two_hands] Ziehen mit zwei Händen
    [legal_move] regelgemäße und regelwidrige Züge
    [unsupervised_illegal_move] regelwidrige Züge im Schnellschach ohne Aufsicht
    [unsupervised_illegal_move_in_blitz] regelwidrige Züge im Blitzschach ohne Aufsicht
    [wrong_set_up] falsche Anfangsstellung
    [board_turned] falsch liegendes Schachbrett
    [reversed_colors] vertauschte Farben
    [displaced_pieces] verschobene Figuren
    [position_reinstated] wiederherzustellende Stellung
    [unsupervised_complaint] Beanstandungen ohne Aufsicht
    [unsupervised_illegal_position] regelwidrige Stellung ohne Aufsicht
    [looks_at_record] Einsicht in die Mitschrift des Schiedsrichters
    [fine] Geldbuße
    [exclusion] Ausschluss von Runden
    [same_hand] Drücken mit der Hand, die gezogen hat
    [handling_the_clock] Umgang mit der Uhr
    [stopped_without_reason] Uhren ohne Grund angehalten
    [pieces_put_back] verschobene Figuren wieder aufgestellt
    [displacement_penalised] Strafe für verschobene Figuren
    [recording_duty_ends] Ende der Schreibpflicht
    [disrepute] Ansehen des Schachspiels
    [leaving_the_playing_area] Verlassen des Spielbereichs
    [forbidden_during_play] Notizen, Rat, Geräte und Rauchen
    [notes_and_advice] Notizen und Rat
    [device] elektronische Geräte
    [finished_players] Spieler nach ihrer Partie
    [persistent_refusal] beharrliche Weigerung
    [both_guilty] beide weigern sich
    [appeal] Protest
    [times_determined] Bedenkzeit nach einem Verstoß
    [pawn_not_replaced] Bauer auf der letzten Reihe nicht ersetzt
    [reply_before_recording] Antwort vor dem Aufschreiben
    [adjusting_on_own_time] Zurechtrücken in der eigenen Bedenkzeit
    [same_position] wann eine Stellung dieselbe ist
   *[other] ohne Titel
}
law-text = { $article }, { $title }. { $text }
laws-listed = Artikel der FIDE-Regeln { $laws }, die das Programm anwendet:
rank-in-words = Reihe { $rank }. { $pieces }
numbered-in-words = { $color ->
    [white] Zug { $number }, { $mv }
   *[black] Zug { $number } von Schwarz, { $mv }
}

event-part = { $tag ->
    [Event] Turnier: { $value }
    [Site] Ort: { $value }
    [Date] Datum: { $value }
    [Round] Runde: { $value }
   *[Board] Brett: { $value }
}
castling-typed = { $side ->
    [long] 0-0-0
   *[short] 0-0
}

## Notices: what happened, what was refused and what would be right

opened = { $named ->
    [no] Eine neue Partie.
    [goes-on] { "" }
   *[yes] { $white } spielt Weiß, { $black } spielt Schwarz.
} Bedenkzeit: { $time }. FIDE-Regeln { $laws }.
record-reopened = Die Aufzeichnung geht { $plies ->
    [0] am Anfang der Partie
   *[other] nach { $last }
} weiter, { $gap } nach ihrem letzten Eintrag. Die Uhren zeigen die zuletzt aufgezeichneten Zeiten.
torn = Die letzte Zeile der Aufzeichnung war unvollständig und wurde entfernt; alles davor ist unversehrt.
time-missing = Nicht erfasste Zeit: { $gap }. Der Rechner war im Ruhezustand, das Programm war angehalten, oder die Uhr des Rechners wurde verstellt. Beide Uhren sind mit ihrem vorherigen Stand angehalten; der Schiedsrichter entscheidet ({ $article }).
session-announced = Die Sitzung endet { $after } nach Beginn dieser Aufzeichnung.
session-announced-before-play = Die Sitzung endet { $after } nach Beginn der Partie.
seal-required = Die Sitzung ist zu Ende. { player } gibt einen Zug ab.
move-sealed = { player } hat einen Zug abgegeben und kann ihn ändern, bis die Uhr angehalten wird.
game-adjourned = Die Partie ist abgebrochen. { player } hat Zug { $number } abgegeben.
reply-sealed = { player } hat eine Antwort abgegeben. Die Uhr von { opponent } läuft.
envelope-closed = Der Umschlag ist verschlossen. Nur sein Kennwort öffnet ihn.
resumption-set = Wiederaufnahme: { $text }.
game-resumed = Die Partie wird mit den Zeiten des Abbruchs aus der Stellung vor dem Abgabezug wieder aufgenommen.
envelope-opened = Der Umschlag ist offen. { player } hat { $text } abgegeben.
envelope-opened-ambiguous = Der Umschlag ist offen. { player } hat { $text } abgegeben. Das kann mehrere Züge bedeuten.
envelope-opened-unreadable = Der Umschlag ist offen. { player } hat { $text } abgegeben. Das ist nicht lesbar ({ $article }). Schiedsrichter: Geben Sie { word-result } und das Ergebnis ein, wenn es kein regelgemäßer Zug ist, oder öffnen als und den Zug.
envelope-lost = Der Umschlag fehlt. { player } sagt, welcher Zug abgegeben wurde. Schiedsrichter: Geben Sie öffnen als und diesen Zug ein.
envelope-players = Umschlag: { $white } gegen { $black }.
envelope-sealer = { player } hat Zug { $number } abgegeben.
envelope-position = Stellung davor: { $position }.
envelope-time = { player } hat { $used } verbraucht. Restzeit: { $left }.
envelope-time-used = { player } hat { $used } verbraucht.
envelope-no-resumption = Zeit und Ort der Wiederaufnahme stehen nicht darauf. Schiedsrichter: Geben Sie { word-envelope } ein und dahinter Zeit und Ort.
not-sealed = { $trouble ->
    [no-move] Das lässt sich nicht als Zug lesen und ist nicht abgegeben. Geben Sie { word-seal } und den Zug ein.
    [empty] In dieser Brailleschrift steht kein Zug. Geben Sie { word-seal } und einen Zug ein, als Text oder in Braillezeichen.
    [unreadable] Diese Braillezeichen haben nicht die Form eines Zuges. Schreiben Sie die Figur, das Feld und sonst nichts, zum Beispiel die Zeichen von Sf3.
    [several] Diese Braillezeichen enthalten mehr als einen Zug. Abgegeben wird nur einer.
    [too-long] Diese Brailledatei ist für einen Zug zu lang. Sie darf höchstens 64 Kilobyte haben.
    [not-a-file] Das ist ein Ordner, eine Pipe oder ein Gerät. Nennen Sie eine Brailledatei mit einem Zug, die auf brf oder brl endet.
   *[not-opened] Die Brailledatei kann nicht gelesen werden: { $why }. Nennen Sie eine Datei mit einem Zug, die auf brf oder brl endet.
}
sealed-asked = { $is ->
    [known] Sie haben { $text } abgegeben. Der Zug kann geändert werden, bis die Uhr angehalten wird.
    [nothing] Es ist noch nichts abgegeben. Geben Sie { word-seal } und den Zug ein.
   *[hidden] Andere sehen diesen Bildschirm: Der Abgabezug wird hier nicht gezeigt. { word-seal } und ein Zug ändern ihn.
}
passphrase = { $notice ->
    [asked] Schiedsrichter, geben Sie in der nächsten Zeile ein Kennwort für den Umschlag ein. Es wird nicht gezeigt.
    [asked-of-the-sealer] Sie wählen das Kennwort des Umschlags selbst: Ohne das Kennwort öffnet ihn niemand. Geben Sie es in der nächsten Zeile ein; es wird nicht gezeigt. { word-later } verschiebt es, { word-quit } verlässt die Partie.
    [again] Geben Sie dasselbe Kennwort noch einmal ein.
    [not-the-same] Die beiden Kennwörter waren nicht gleich, oder es wurde nichts eingegeben. Geben Sie wieder ein Kennwort ein.
    [too-short] Dieses Kennwort ist zu kurz. Geben Sie eines mit sechs oder mehr Zeichen ein.
    [put-off] Der Umschlag ist nicht verschlossen. { word-envelope } fragt wieder nach seinem Kennwort.
    [to-open] Schiedsrichter, geben Sie in der nächsten Zeile das Kennwort des Umschlags ein. Es wird nicht gezeigt. Eine leere Zeile lässt ihn verschlossen.
    [not-opened] Der Umschlag bleibt verschlossen.
    [wrong] Das ist nicht das Kennwort dieses Umschlags. Geben Sie { word-open } ein, um es noch einmal zu versuchen, oder { word-envelope } { word-lost }, wenn es niemand mehr weiß.
    [damaged] Der Umschlag in der Aufzeichnung ist beschädigt und kann nicht geöffnet werden. Geben Sie { word-envelope } { word-lost } ein und dann den abgegebenen Zug, wie in { "öffnen als Sf3" }.
    [foreign] Dieser Umschlag gehört zu einer anderen Partie oder einem anderen Zug. Geben Sie { word-envelope } { word-lost } ein und dann den abgegebenen Zug, wie in { "öffnen als Sf3" }.
    [not-kept] Der Abgabezug ist in keinem Umschlag und wird nicht aufbewahrt. Er muss bei der Wiederaufnahme noch einmal abgegeben werden.
   *[not-encrypted] Der Umschlag kann auf diesem Rechner nicht verschlossen werden. Schreiben Sie den Abgabezug auf Papier und geben Sie { word-envelope } { word-lost } ein.
}
pin-set = Von jetzt an brauchen die Wörter des Schiedsrichters die PIN. Jede Zeile fragt danach.
pin-refused = Das ist nicht die PIN.
pin-refused-elsewhere = Jemand an einem anderen Terminal hat eine falsche PIN angegeben.
pin = { $notice ->
    [new] Schiedsrichter, geben Sie in der nächsten Zeile eine PIN für diese Partie ein. Sie hat vier oder mehr Zeichen, besser sechs, und wird nicht gezeigt.
    [again] Geben Sie dieselbe PIN noch einmal ein.
    [not-the-same] Die beiden PINs waren nicht gleich. Geben Sie wieder eine PIN ein.
    [too-short] Eine PIN hat vier oder mehr Zeichen. Geben Sie wieder eine PIN ein.
    [asked] Schiedsrichter, geben Sie in der nächsten Zeile die PIN ein. Sie wird nicht gezeigt. Eine leere Zeile lässt alles, wie es ist.
    [not-given] Es wurde keine PIN eingegeben. Es ist nichts geschehen.
    [asked-once-more] Geben Sie die PIN noch einmal ein. Eine leere Zeile lässt alles, wie es ist.
    [wait] Es wurden zu viele falsche PINs eingegeben. Geben Sie die PIN in { $wait } noch einmal ein. Eine leere Zeile lässt alles, wie es ist.
    [not-checked] Die PIN dieser Aufzeichnung lässt sich nicht prüfen: Sie verlangt mehr Speicher oder Zeit, als Annabella je braucht. Es ist nichts geschehen.
   *[not-hashed] Dieser Rechner liefert keine Zufallszahlen. Die Partie hat keine PIN.
}
chess960-array = Chess960, Grundstellung { $number }.
chess960-position = Chess960, aus einer gegebenen Stellung.
chess960-rest = Alle anderen Felder sind leer.
play-begun = Die Partie hat begonnen.
clock-pressed = { $color ->
    [white] Weiß hat gedrückt.
   *[black] Schwarz hat gedrückt.
}
move-completed-move-first = { $mv } abgeschlossen.
move-completed = { player } hat { $mv } abgeschlossen.
move-imported = { player }: { $mv }, aus einer PGN übernommen.
pieces-touched = { player } hat berührt: { $list }.
touch-disregarded = { player } hat einen Zug angesagt, den die berührten Figuren nicht erlauben ({ $article }).
touch-disregarded-hint = Schiedsrichter: Mit { word-claim } { word-touch } { $squares } wird es ein Fall, über den Sie entscheiden.
move-repeated = { $who } hat den Zug wie angesagt wiederholt.
repetition-differed = { $who } hat { $repeated } wiederholt, angesagt war aber { $announced }.
announcement-withdrawn = { $mv } ist zurückgenommen.
executed = Auf dem Brett von { player }: { $what }.
recorded = Auf dem Formular von { player }: { $text }.
recorded-unreadable = Auf dem Formular von { player }: { $text }. Das ist nicht als Zug lesbar.
recorded-in-advance = Das wurde aufgeschrieben, bevor der Zug ausgeführt war ({ $article }).
recorded-ambiguous = Auf dem Formular von { player }: { $text }. Das kann mehrere Züge bedeuten.
struck = Das Formular von { player } ist ab Halbzug { $ply } gestrichen.
strike-due = Das Formular von { player } zählt ab Halbzug { $ply } nicht mehr; { player } streicht den Rest.
entry-correction-due = Auf dem Formular von { player } zählt Halbzug { $ply } als { $to }; { player } berichtigt den Eintrag.
entry-write-in-due = Auf dem Formular von { player } zählt Halbzug { $ply } als { $to }; { player } fügt ihn ein.
entry-strike-due = Auf dem Formular von { player } zählt der Eintrag vor Halbzug { $ply } nicht mehr; { player } streicht ihn.
exchange-due = Auf dem Formular von { player } zählen die Halbzüge { $ply } und { $other } als vertauscht; { player } vertauscht sie.
entry-corrected = Auf dem Formular von { player } steht als Halbzug { $ply } jetzt { $to }.
entry-struck = Auf dem Formular von { player } ist der überzählige Eintrag vor Halbzug { $ply } gestrichen.
sheet-corrected = Das Formular von { player } ist berichtigt.
draw-offered = { player } bietet Remis an.
draw-declined = { player } lehnt das Remisangebot ab.
offer-open-again = Das Remisangebot von { player } ist wieder offen.
arbiter-called = { $who } ruft den Schiedsrichter.
clocks-stopped = Beide Uhren sind angehalten.
clocks-started = Die Uhr von { player } läuft.
clocks-set = Die Uhren sind gestellt: Weiß { $white }, Schwarz { $black }.
time-added = Die Uhr von { player } erhält { $time }.
time-taken = Die Uhr von { player } verliert { $time }.
set-on-the-table = Stellen Sie das an der Uhr auf dem Tisch ein.
time-controls-set = Die Bedenkzeit war falsch eingestellt. Sie ist jetzt: { $time }. Verbrauchte Zeit bleibt erhalten.
period-set = { player } ist in Zeitperiode { $period }.
player-absent = { player } ist nicht erschienen.
player-arrived = { player } ist eingetroffen.
default-time-passed = { player } ist innerhalb der Wartezeit von { $time } nicht erschienen und verliert, wenn der Schiedsrichter nicht anders entscheidet ({ $article }).
counter-set = Der Schiedsrichter hat den Zugzähler von { player } gestellt.
flag-fell = Das Fallblättchen von { player } ist gefallen.
boards-differed = Die beiden Bretter unterscheiden sich ({ $article }) auf { $count ->
    [one] einem Feld
   *[other] { $count } Feldern
}{ $more ->
    [0] : { $squares }.
   *[other] : { $squares } und { $more } mehr.
}
boards-differed-from-sheets = Beide Bretter sind gleich, weichen aber von den Formularen ab, auf { $count ->
    [one] einem Feld
   *[other] { $count } Feldern
}{ $more ->
    [0] : { $squares }.
   *[other] : { $squares } und { $more } mehr.
}
illegal-moves-set = { $color ->
    [white] Weiß
   *[black] Schwarz
} hat { $count ->
    [0] keinen regelwidrigen Zug
    [one] einen regelwidrigen Zug
   *[other] { $count } regelwidrige Züge
} abgeschlossen.
board-difference-said = { $difference }.
boards-agreed = Die beiden Bretter stimmen wieder überein.
half-move-counted = { player } hat { $mv } auf dem eigenen Brett ausgeführt: Das zählt dort als ausgeführt.
illegal-move-found = Regelwidriger Zug Nummer { $count } von { player } ({ $article }): { $mv }.
cases-explain = Schiedsrichter: siehe { word-cases }.
arbiter-decides = Der Schiedsrichter entscheidet.
illegal-move-found-hint = Schiedsrichter: { word-rule } { word-accept } stellt die Stellung davor wieder her und gibt { player } { $time }{ $stands ->
    [no] ; der Zug hat einen König geschlagen und kann nicht gelten
    [king] ; ein Bauer wird kein König, und der Zug kann nicht gelten
   *[yes] ; { word-rule } { word-decline } lässt den Zug gelten
}.
illegal-move-found-times = Mit { word-rule } { word-accept } zeigen die Uhren danach { $white } für Weiß und { $black } für Schwarz: Die für den Zug verbrauchte Zeit zählt. Vor dem Zug zeigten sie { $white_before } und { $black_before }. Andere Zeiten: { word-clock }.
empty-press-found = { player } hat die Uhr gedrückt, ohne gezogen zu haben ({ $article }).
illegal-move-number = Regelwidriger Zug Nummer { $count }.
empty-press-found-hint = Schiedsrichter: { word-rule } { word-accept } gibt { player } { $time }; mit { word-rule } { word-decline } zählt es nicht. Danach { word-go }.
empty-press-found-loses = Schiedsrichter: Mit { word-rule } { word-accept } verliert { player }; mit { word-rule } { word-decline } zählt es nicht.
empty-press-found-left-to-arbiter = Der Schiedsrichter entscheidet, ob er es bestraft. Danach { word-go }.
case-accepted = Das zählt als regelwidriger Zug von { player }.
case-rejected = Der Schiedsrichter lässt es gelten.
flag-claimed = Es wird reklamiert, dass das Fallblättchen von { player } gefallen ist.
ruling-postponed = Der Schiedsrichter entscheidet Fall { $case } später{ $play ->
    [waits] ; bis dahin bleiben die Uhren angehalten
   *[goes-on] { "" }
}.
ruling-taken-back = Der Schiedsrichter nimmt die Entscheidung in Fall { $case } zurück: Er ist wieder offen. Bretter, Partieformulare und Zähler sind wie davor.
result-signed = { player } unterschreibt das Ergebnis.
offer-improper = Das Angebot gilt, obwohl es nicht zwischen Zug und Uhr kam ({ $article }).
offer-forbidden = Nach der Turnierordnung darf ohne Zustimmung des Schiedsrichters noch kein Remis angeboten werden ({ $article }).
offer-repeated = Das ist das Remisangebot Nummer { $count } von { player } ({ $article }).
claim-repeated = Das ist der falsche Remisantrag Nummer { $count } von { player } ({ $article }).
result-taken-back = Das Ergebnis ist zurückgenommen; die Partie geht weiter.
illegal-move-found-queen-hint = Schiedsrichter: Die Dame bleibt. { word-rule } { word-accept } gibt { player } { $time }; mit { word-rule } { word-decline } zählt es nicht.
no-clock-hint = Schiedsrichter: Diese Partie hat keine Uhr, also gibt es keine Zeit. { word-rule } { word-accept } { $accepted ->
    [back] geht zur Stellung vor dem Zug zurück
    [queen] zählt es, und die Dame bleibt
   *[counts] zählt es
}; eine { word-penalty } ist zusätzlich möglich. Mit { word-rule } { word-decline } zählt es nicht.
queen-leaves-no-move = { $mated ->
    [yes] Mit dieser Dame ist { player } matt, aber nicht durch einen regelgemäßen Zug ({ $article }): Der Schiedsrichter entscheidet, { "ergebnis 1-0" } oder { "ergebnis 1/2-1/2" }.
   *[no] Mit dieser Dame hat { player } keinen regelgemäßen Zug: Der Schiedsrichter erklärt die Partie für remis oder entscheidet anders, mit { "ergebnis 1/2-1/2" }.
}
illegal-move-found-loses = Schiedsrichter: { word-rule } { word-accept } beendet die Partie, { $outcome ->
    [drawn] remis, weil der Gegner durch keine Folge regelgemäßer Züge mattsetzen kann
   *[lost] verloren für { player }
}{ $stands ->
    [no] ; der Zug hat einen König geschlagen und kann nicht gelten
    [king] ; ein Bauer wird kein König, und der Zug kann nicht gelten
   *[yes] ; { word-rule } { word-decline } lässt den Zug gelten
}.
touch-move-ends = { $mv } verletzt die Berührt-geführt-Regel und würde die Partie beenden ({ $article }). Schiedsrichter: { word-rule } { word-accept } nimmt den Zug zurück; { word-rule } { word-decline } lässt ihn die Partie beenden.
penalty-given = { $kind ->
    [warning] { player } wird vom Schiedsrichter verwarnt ({ $article }).
    [time] Strafe gegen { player } ({ $article }): Die Uhr von { opponent } erhält { $amount }.
    [take] Strafe gegen { player } ({ $article }): Die Uhr von { player } verliert { $amount }.
    [points] Strafe gegen { player } ({ $article }): Vom Ergebnis von { player } wird { $amount } abgezogen.
    [opponent-points] Strafe gegen { player } ({ $article }): Dem Ergebnis von { opponent } wird { $amount } gutgeschrieben, soweit beide zusammen dann nicht mehr haben, als die Partie gibt.
    [opponent-points-back] Die Strafe gegen { player } ist zurückgenommen: Das Ergebnis von { opponent } bekommt nichts dazu ({ $article }).
    [points-back] Die Strafe gegen { player } ist zurückgenommen: Vom Ergebnis von { player } wird nichts abgezogen ({ $article }).
    [loss-shared] Strafe gegen { player } ({ $article }): Die Partie ist verloren, und { opponent } bekommt { $amount }.
    [loss] Strafe gegen { player } ({ $article }): Die Partie ist verloren.
    [fine] Strafe gegen { player } ({ $article }): vorher angekündigte Geldbuße.
    [exclusion] Strafe gegen { player } ({ $article }): Ausschluss von { $amount }.
   *[expulsion] Strafe gegen { player } ({ $article }): Ausschluss vom Turnier.
}
ruling-explained = Begründung des Schiedsrichters zu Fall { $case }: { $text }.
supervision-set = { $adequate ->
    [yes] Diese Partie wird ausreichend beaufsichtigt: Regelwidrige Züge werden nach den Wettkampfregeln bestraft ({ $article }).
   *[no] Diese Partie wird nicht ausreichend beaufsichtigt: Ein regelwidriger Zug wird nur berichtigt, bevor der Gegner seinen nächsten Zug ausgeführt hat ({ $article }).
}
assistant-set = { $has ->
    [no] { player } hat keinen Assistenten mehr ({ $article }).
   *[yes] { player } hat einen Assistenten für: { $duties } ({ $article }).
}
two-hands-found = { player } hat mit zwei Händen gezogen ({ $article }).
complaint-accepted = Der Schiedsrichter gibt der Reklamation in Fall { $case } statt.
adjusting-announced = { player } rückt Figuren zurecht.
touch-claimed = Reklamiert wird, { player } habe berührt: { $list }.
article-reported = { $who } meldet { $color ->
    [nobody] { $about }
   *[other] { player }: { $about }
} ({ $article }).
silent-press-claimed = { player } soll die Uhr gedrückt haben, ohne den Zug anzusagen ({ $announce }, { $press }){ $executed ->
    [yes] ; inzwischen ausgeführt: { $mv }
   *[no] { "" }
}.
appeal-made = { player } legt Protest ein gegen { $case ->
    [none] das Ergebnis
   *[other] die Entscheidung in Fall { $case }
} ({ $article }).
illegal-move-claimed = Reklamiert wird, { $mv } von { player } sei regelwidrig gewesen ({ $article }).
correction-proposed = { player } reklamiert, { $mv } sei regelwidrig gewesen. Dafür ist es zu spät, außer der Gegner stimmt zu: { word-accept } geht davor zurück, { word-decline } lässt ihn gelten ({ $article }).
correction-agreed = Beide Spieler sind einig: Der regelwidrige Zug wird berichtigt.
correction-declined = Der Gegner stimmt nicht zu: Der Zug gilt.
draw-accepted = { player } nimmt das Remisangebot an. Nach der Turnierordnung muss der Schiedsrichter zustimmen ({ $article }).
consent-hint = Beide Spieler sind einig. { word-rule } { word-accept } stimmt zu, und die Partie ist remis; mit { word-rule } { word-reject } geht sie nach { word-go } weiter.
consent-refused = Der Schiedsrichter stimmt dem Remis nicht zu.
cases-by-number = Sind mehrere Fälle offen, setzen Sie die Nummer hinter { word-rule }, wie in { "entscheide 1 annehmen" }.
no-open-case = Kein Fall ist offen.
case-state = { $state ->
    [accepted] Entscheidung: angenommen.
    [rejected] Entscheidung: abgelehnt.
    [stands] Blieb gültig.
    [taken-up] Er wurde aufgegriffen.
    [withdrawn] Hat sich erledigt.
   *[unanswered] Blieb unbeantwortet.
}
counted-against = { player }: { $illegal ->
    [0] keine regelwidrigen Züge
    [one] ein regelwidriger Zug
   *[other] { $illegal } regelwidrige Züge
} gezählt{ $looks ->
    [0] { "" }
   *[other] ; Einsicht in die Mitschrift des Schiedsrichters: { $looks }-mal
}.
record-shown = Die Mitschrift des Schiedsrichters, Einsicht { $look } von { $most }.
touch-claim-hint = Schiedsrichter: Mit { word-rule } { word-accept } gelten die Figuren als berührt: Sie müssen ziehen oder geschlagen werden, und ein anderer Zug wird zurückgenommen; mit { word-rule } { word-decline } gelten sie als nicht berührt.
reported-hint = Schiedsrichter: { word-rule } { word-accept } stellt es fest, { word-rule } { word-reject } nicht; solange der Fall offen ist, kann es dafür eine { word-penalty } geben. Dann { word-go }.
displaced-hint = Schiedsrichter: { word-rule } { word-accept } zieht die Zeit seitdem ({ $time }) auf der Uhr von { player } ab, denn die Figuren werden in der eigenen Zeit aufgestellt; { word-rule } { word-reject } zieht nichts ab; auch eine { word-penalty } ist möglich. Dann { word-go }.
silent-hint = Schiedsrichter: Mit { word-rule } { word-accept } zählt das Drücken nicht: { player } wird verwarnt und sagt den Zug an{ $times ->
    [none] { "" }
   *[other] , und die Uhren zeigen { $times }
}. Mit { word-rule } { word-reject } zählt es. Zeit für den Gegner: { word-add }. Dann { word-go }.
appeal-hint = Er bleibt bei der Aufzeichnung für die, die über Proteste entscheiden. { word-rule } { word-accept } oder { word-rule } { word-reject } trägt ihre Entscheidung ein.
default-time-hint = Schiedsrichter: Mit { word-rule } { word-accept } verliert { player }, und auch der Gegner, wenn er nach der Wartezeit ebenfalls fehlt; mit { word-rule } { word-reject } oder { word-arrived } geht die Partie weiter.
default-time-waived = { player } verliert nicht wegen der Verspätung.
appeal-decided = Dem Protest von Fall { $case } wird { $how ->
    [allowed] stattgegeben
   *[dismissed] nicht stattgegeben
}.
late-illegal-move-hint = Es wartet auf den Gegner: { word-accept } oder { word-decline }.
unclaimed-hint = Der Gegner kann ihn reklamieren, bis er selbst zieht; danach gilt er. { word-rule } { word-accept } greift ein und bestraft ihn; { word-rule } { word-decline } lässt ihn gelten.
wrong-start-claimed = { $who } reklamiert: { $what ->
    [setup] Die Figuren waren am Anfang falsch aufgestellt
    [board] Das Schachbrett liegt falsch
    [colours] Die Partie wurde mit vertauschten Farben begonnen
   *[clock] Die Uhr ist falsch eingestellt
} ({ $article }).
set-up-kept = Die Figuren auf { $squares } standen von Anfang an falsch. Jeder Spieler hat { $moves } oder mehr Züge gemacht: Die Partie geht so weiter, wie die Figuren stehen ({ $article }).
set-up-kept-king = { player } darf nicht mehr rochieren.
set-up-kept-rook = { player } darf nicht mit dem Turm auf { $square } rochieren.
wrong-start-hint = Schiedsrichter: { $what ->
    [setup] Mit { word-rule } { word-accept } wird die Partie annulliert und eine neue beginnt; mit { word-rule } { word-decline } geht sie weiter.
    [board] Mit { word-rule } { word-accept } wird die Stellung auf ein richtig liegendes Brett übertragen, und die Partie geht weiter; mit { word-rule } { word-decline } bleibt das Brett, wie es liegt.
    [colours] { $rule ->
        [new-game] Mit { word-rule } { word-accept } wird die Partie annulliert und eine neue mit den richtigen Farben beginnt; mit { word-rule } { word-decline } geht sie weiter.
       *[arbiter] Die Partie geht mit { word-rule } { word-decline } weiter, außer Sie entscheiden anders: Mit { word-rule } { word-accept } wird sie annulliert und eine neue mit den richtigen Farben beginnt.
    }
   *[clock] Mit { word-rule } { word-accept } ist die Reklamation berechtigt: Stellen Sie { word-time }, { word-clock } und { word-counter }, dann { word-go }; mit { word-rule } { word-decline } bleibt die Einstellung.
}
replacement-hint = Die neue Partie hat ihre eigene Aufzeichnung und die vollen Zeiten; { word-clock } stellt andere, { word-begin } startet sie.
game-cancelled = Die Partie ist annulliert ({ $article }). { $exchanged ->
    [yes] Es wird eine neue mit getauschten Farben gespielt.
   *[no] Es wird eine neue gespielt.
}
replacement-begun = Neue Partie{ $named ->
    [yes] : { $white } hat Weiß, { $black } hat Schwarz
   *[no] { "" }
}. Der Schiedsrichter startet sie mit { word-begin }.
is-cancelled = Diese Partie wurde annulliert ({ $article }); an ihrer Stelle wird eine andere gespielt.
is-cancelled-in = Diese Partie wurde annulliert ({ $article }); die Partie an ihrer Stelle ist in { $file }.
flag-claim-hint = Schiedsrichter: Mit { word-rule } { word-accept } ist das Fallblättchen gefallen und die Partie verloren, oder remis, wenn der Gegner nicht mattsetzen kann; { word-rule } { word-both }: beide Fallblättchen sind gefallen und niemand weiß, welches zuerst; { word-rule } { word-decline } weist die Reklamation ab, danach { word-go }.
records-differ-hint = Schiedsrichter: { word-rule } { word-accept } führt den Vorschlag aus; { word-rule } { word-decline } lässt alles, wie es ist.
records-differ-more = { $why ->
    [board_turned] Ein falsch liegendes Brett wird gedreht, die Stellung übertragen, und die Partie geht weiter.
    [wrong_set_up] Standen die Figuren von Anfang an so, beginnt mit { word-claim } { word-setup } eine neue Partie.
    [set_up_stays] Standen die Figuren von Anfang an so, ist es für eine neue Partie zu spät: Zeigen Sie auf beiden Brettern, wie sie stehen, und geben Sie { word-claim } { word-setup } ein. Die Partie geht so weiter, ohne Rochade für einen König oder mit einem Turm, der falsch stand.
    [reversed_colors] Wurde die Partie so begonnen, beginnt mit { word-claim } { word-colours } eine neue, wenn die Regeln es vorsehen.
    [displaced_pieces] Wer Figuren umwirft, stellt sie in seiner eigenen Zeit auf; Sie können eine { word-penalty } geben.
   *[position_reinstated] Die Stellung davor wird wiederhergestellt, oder die letzte, die sich feststellen lässt.
}
touch-binds = { $rule ->
    [moves] Die Figur auf { $own } muss ziehen ({ $article }).
    [captured] Die Figur auf { $enemy } muss geschlagen werden ({ $article }).
    [captures] Die Figur auf { $own } muss die auf { $enemy } schlagen ({ $article }).
    [castles] König und Turm wurden berührt: Auf dieser Seite muss rochiert werden ({ $article }).
    [king] Die Rochade auf dieser Seite ist regelwidrig: Der König muss anders ziehen ({ $article }).
   *[free] Keine dieser Figuren kann ziehen oder geschlagen werden: Jeder regelgemäße Zug ist erlaubt ({ $article }).
}
why-illegal = { $why ->
    [nothing] Auf { $square } steht keine eigene Figur.
    [own] Auf { $square } steht eine eigene Figur: { role }.
    [king] Ein König wird nie geschlagen.
    [not-its-move] So zieht diese Figur nicht: { role }.
    [blocked] Der Weg ist durch { why-illegal-by } auf { $square } versperrt.
    [no-capture] Auf { $square } gibt es nichts zu schlagen.
    [no-en-passant] Schlagen en passant ist nicht mehr möglich.
    [not-promoted] Der Bauer auf der letzten Reihe wurde nicht umgewandelt.
    [wrong-promotion] In diese Figur kann ein Bauer nicht umgewandelt werden.
    [left-in-check] Der eigene König bleibt im Schach durch { why-illegal-by } auf { $square }.
    [into-check] Der König zieht auf ein Feld, das durch { why-illegal-by } auf { $square } angegriffen ist.
    [no-castling] Die Rochade auf dieser Seite ist nicht mehr möglich: König oder Turm hat gezogen.
    [castling-in-check] Rochade, während der König durch { why-illegal-by } auf { $square } im Schach steht.
   *[castling-through] Rochade über { $through }; dieses Feld ist durch { why-illegal-by } auf { $square } angegriffen.
}
case-open = Fall { $case }: { $kind ->
    [illegal] regelwidriger Zug von { player }
    [hands] Zug mit zwei Händen von { player }
    [touched] Berührung durch { player } reklamiert
    [late] { player } schlägt vor, einen regelwidrigen Zug zu berichtigen
    [unclaimed] regelwidriger Zug von { player }, bisher nicht reklamiert
    [unclaimed-press] Uhr ohne Zug gedrückt von { player }, bisher nicht reklamiert
    [empty] Uhr ohne Zug gedrückt von { player }
    [touch] berührte Figur nicht gezogen von { player }
    [offer] Remisangebot von { player }
    [claimed-move] erklärter Zug nicht ausgeführt von { player }
    [threefold] Remis beantragt von { player }, dieselbe Stellung zum dritten Mal
    [fifty] Remis beantragt von { player }, fünfzig Züge
    [quickplay] Remis beantragt von { player } in der Endspurtphase
    [increment] Inkrement erbeten von { player }
    [flag] Blättchenfall reklamiert von { player }
    [setup] Figuren am Anfang falsch aufgestellt
    [board] Schachbrett liegt falsch
    [colours] Partie mit vertauschten Farben begonnen
    [clock] Uhr falsch eingestellt
    [reported] { player }: { $about }
    [reported-nobody] { $about }
    [silent] Uhr von { player } gedrückt, ohne den Zug anzusagen
    [appeal] Protest von { player }
    [default-time] { player } nach der Wartezeit nicht erschienen
   *[records] Bretter oder Formulare unterscheiden sich
} ({ $article }).
draw-claimed = { player } beantragt Remis: { $rule ->
    [threefold] dieselbe Stellung zum dritten Mal
   *[fifty] fünfzig Züge ohne Schlagen und Bauernzug
}{ $manner ->
    [intended] , mit dem aufgeschriebenen Zug { $mv }
   *[standing] { "" }
} ({ $article }).
draw-claim-judged-wrong = Der Antrag ist falsch ({ $article }). Das Remisangebot von { player } bleibt bestehen.
draw-claim-judged-brief = Der Antrag von { player } ist falsch ({ $article }){ $time ->
    [none] { "" }
   *[other] : Die Uhr von { opponent } erhält { $time }
}{ $manner ->
    [intended] ; der aufgeschriebene Zug { $mv } muss gespielt werden
   *[standing] { "" }
}; das Remisangebot bleibt bestehen.
draw-claim-judged-wrong-intended = { draw-claim-judged-wrong } Der aufgeschriebene Zug { $mv } muss gespielt werden.
claim-intended = Antrag geprüft. Beabsichtigter Zug: { $mv }.
claim-position = Die beantragte Stellung: { player } ist am Zug. Rochade noch möglich für Weiß: { $white }; für Schwarz: { $black }.
claim-occurrences = Diese Stellung stand { $count ->
    [one] einmal
   *[other] { $count } Mal
}: { $list }. Dreimal ist nötig.
claim-alike = Zählt nicht: { $place }. Dieselben Figuren standen auf denselben Feldern, aber { $why ->
    [turn] der andere Spieler war am Zug
    [castling] die Rochaderechte waren andere
   *[en-passant] ein Bauer konnte en passant geschlagen werden
}.
claim-quiet = Antrag geprüft: { $count ->
    [one] ein Halbzug
   *[other] { $count } Halbzüge
} ohne Schlagen und Bauernzug, seit { $since }. 100 sind nötig.
claimed-move-found = { player } hat einen anderen Zug angesagt als den für den Antrag aufgeschriebenen ({ $article }).
claimed-move-found-hint = Schiedsrichter: { word-rule } { word-accept } nimmt { $mv } zurück, und der aufgeschriebene Zug muss gespielt werden; { word-rule } { word-decline } lässt { $mv } gelten.
quickplay-claimed = { player } beantragt Remis: { $ground ->
    [normal-means] der Gegner kann mit normalen Mitteln nicht gewinnen
   *[no-effort] der Gegner versucht nicht zu gewinnen
} ({ $article }). Der Schiedsrichter entscheidet.
quickplay-hint = Schiedsrichter: { word-rule } { word-accept } gibt Remis; { word-rule } { word-postpone } und dann { word-go } entscheidet später, auch nach einem Blättchenfall; { word-rule } { word-decline } gibt dem Gegner zwei Minuten.
quickplay-claimed-without-arbiter = { player } beantragt Remis: { $ground ->
    [normal-means] der Gegner kann mit normalen Mitteln nicht gewinnen
   *[no-effort] der Gegner versucht nicht zu gewinnen
} ({ $article }). Es ist kein Schiedsrichter da: Der Antrag beendet die Partie, und ein Schiedsrichter entscheidet später darüber.
quickplay-form = Schreiben Sie auf: { $color ->
    [white] Weiß ist am Zug
   *[black] Schwarz ist am Zug
}; Weiß: { $white }; Schwarz: { $black }; { $fen }.
quickplay-form-checked = { $ground ->
    [normal-means] { player } prüft die Schlussstellung und unterschreibt sie.
   *[no-effort] { player } prüft die Schlussstellung und das Formular, das vollständig sein muss, und unterschreibt beides.
}
quickplay-without-arbiter-hint = Der Schiedsrichter, der später entscheidet: { word-rule } { word-accept } gibt Remis; { word-rule } { word-decline } lehnt den Antrag ab, dann gibt { "ergebnis 1-0" } oder { "ergebnis 0-1" } das Ergebnis.
increment-requested = { player } bittet um ein Inkrement von 5 Sekunden für jeden Zug beider Spieler; das ist auch ein Remisangebot ({ $article }).
increment-hint = Schiedsrichter: Zuerst wird das Angebot angenommen oder abgelehnt; dann gibt { word-rule } { word-accept } beiden von jetzt an 5 Sekunden je Zug und dem Gegner zwei Minuten; { word-rule } { word-decline } ändert nichts, dann { word-go }.
increment-given = Von jetzt an kommen mit jedem Zug { $time } auf die Uhr des Spielers, der ihn macht.
claim-rejected = Der Schiedsrichter lehnt den Antrag ab.
retraced = Die Partie wird ab der { $plies ->
    [0] Anfangsstellung
   *[other] Stellung nach { $last }
} fortgesetzt. { $kept ->
    [yes] Stellen Sie beide Bretter so auf; die Formulare, die das Programm schreibt, sind schon angepasst.
   *[no] Stellen Sie beide Bretter so auf; beide Formulare sind schon angepasst.
} Die Uhren stehen; der Schiedsrichter startet sie mit { word-go }.
retraced-in-brief = Die Partie ist wieder bei der { $plies ->
    [0] Anfangsstellung
   *[other] Stellung nach { $last }
}.
times-after-going-back = Die Uhren zeigen jetzt Weiß { $white }, Schwarz { $black }; zuvor zeigten sie Weiß { $white_before }, Schwarz { $black_before }. Andere Zeiten: { word-clock }.
board-adjusted = Das Brett von { player } steht jetzt wie auf den Formularen.
board-step-done = { $left ->
    [0] Auf dem Brett von { player } ist alles getan.
   *[other] Als Nächstes auf dem Brett von { player }, noch { $left }: { $what }.
}
board-connected = { $back ->
    [yes] Das elektronische Brett von { player } antwortet wieder.
   *[no] Brett von { player }: { $device }, { $number ->
        [none] ohne Nummer
       *[other] Nummer { $number }
    }, liegt { $lies ->
        [turned] gedreht
       *[straight] gerade
    }.
}
board-lost = Das elektronische Brett von { player } antwortet nicht mehr. Geben Sie die Züge ein, bis es wieder antwortet.
board-ignored = Was das elektronische Brett von { player } zeigt, zählt nicht mehr. Geben Sie die Züge ein; mit { word-eboard } { word-on } zählt es wieder.
board-read = Was das elektronische Brett von { player } zeigt, zählt wieder.
eboard-state = Das elektronische Brett von { player } { $state ->
    [read] antwortet
    [ignored] antwortet, zählt aber nicht
   *[lost] antwortet nicht
}{ $lies ->
    [turned] ; es liegt gedreht.
    [straight] ; es liegt gerade.
   *[unknown] .
}
eboard-as-expected = Es steht, wie es soll.
eboard-not-begun = Die Partie hat noch nicht begonnen. { $clock ->
    [board] Starten Sie die Uhr am Brett, oder geben Sie { word-begin } ein.
   *[other] Geben Sie { word-begin } ein.
}
eboard-gone = Das elektronische Brett von { player } antwortet nicht.
eboard-otherwise = Elektronisches Brett von { player }: { $squares }{ $more ->
    [0] .
    [one] ; und ein weiteres Feld.
   *[other] ; und { $more } weitere Felder.
}
eboard-none = Es gibt kein elektronisches Brett. Starten Sie das Programm mit --white-board oder --black-board.
eboard-not-completed = { player } hat die Uhr gedrückt, aber auf dem elektronischen Brett steht kein Zug: { $squares }{ $more ->
    [0] .
    [one] ; und ein weiteres Feld.
   *[other] ; und { $more } weitere Felder.
} Es ist nichts abgeschlossen.
board-clock-goes-on = Das Programm kann die Uhr des elektronischen Bretts nicht anhalten. Halten Sie sie von Hand an.
board-correction-due = Das Brett von { player } ist nach den Formularen zu berichtigen.
board-correction-confirmed = Schiedsrichter: { word-adjust } bestätigt, dass es geschehen ist.
cases-void = { $count ->
    [one] Fall { $cases } ist hinfällig: Der Zug ist zurückgenommen.
   *[other] Die Fälle { $cases } sind hinfällig: Die Züge sind zurückgenommen.
}
table-set = An der Tastatur: { $seat ->
    [everybody] alle
   *[one] { $who }
}.
pressing = { $press ->
    [with-move] Mit der Ansage wird auch die Uhr gedrückt.
   *[separately] Enter drückt die Uhr.
}
note-written = Notiert: { $text }.
game-ended = { result-score }, { $text }: { result-reason } ({ $article }).
game-ended-in-words = { result-score }: { result-reason }.
had-ended = Sie hatte { $text } geendet: { result-reason }.
points-given = Nach den Punkten dieses Turniers erhält Weiß { $white } und Schwarz { $black }.
sheets-differed = Die beiden Formulare unterscheiden sich ({ $article }) nach { $last }. Weiß: { $white }. Schwarz: { $black }.
sheets-differed-from-announced = Auf beiden Formularen steht nach { $last } { $written }, aber angesagt war { $announced } ({ $article }).
sheets-differed-one-from-announced = Auf dem Formular von { player } steht { $written } nach { $last }, angesagt wurde aber { $announced } ({ $article }).
sheets-agreed = Die beiden Formulare stimmen wieder überein.
sheets-incomplete = { $who ->
    [white] Das Formular von Weiß ist nicht vollständig ({ $article }): Weiß ergänzt es in der eigenen Bedenkzeit, bevor eine Figur berührt wird, auf Wunsch mit dem Formular des Gegners.
    [black] Das Formular von Schwarz ist nicht vollständig ({ $article }): Schwarz ergänzt es in der eigenen Bedenkzeit, bevor eine Figur berührt wird, auf Wunsch mit dem Formular des Gegners.
   *[both] Kein Formular ist vollständig ({ $article }): Beide Spieler ergänzen ihres bei angehaltenen Uhren.
}
sheet-lacks = { player } hat { half-moves } nicht aufgeschrieben.
sheet-updated = Das Formular von { player } ist vollständig.
sheet-behind = { player } zieht, obwohl das eigene Formular nicht vollständig ist ({ $article }).
taken-for-an-assistant = Einem Spieler mit Behinderung wird für einen Assistenten keine Zeit abgezogen: Ist es wegen etwas anderem? Sonst geben Sie { player } die Zeit mit { word-add } zurück ({ $article }).
sheets-incomplete-hint = Schiedsrichter: Nach dieser Aufzeichnung { $moves ->
    [one] ist 1 Zug vollständig
   *[other] sind { $moves } Züge vollständig
}; fehlen Belege, ist der nächste Zug der erste der nächsten Zeitperiode, { "periode weiß 2" } ({ $article }). { $clocks ->
    [one] Die Uhr des Spielers am Zug läuft weiter.
   *[both] Wenn beide geschrieben haben: { word-go }.
}
move-impossible = Auf dem Brett von { player } ist dieser Zug nicht möglich.
line-replaced = Ab Halbzug { $ply } gilt als gespielt, was auf den Formularen steht.
instruction = Brett von { player }, { $n } von { $of }: { $what }.
sheet-write = Formular von { player }: { $moves } aufschreiben.
sheet-order = Formular von { player }: { $what }.
sheet-still-due = Auf dem Formular von { player } ist noch zu tun: { $list }.
board-cause = Brett von { player }: { $cause }.
candidates = Diese Züge würden beide Bretter erklären: { $moves }.
check-right = Das Brett von { player } steht, wie es soll.
check-wrong = Brett von { player }: { $squares }.
proposal-nothing = Bretter und Formulare stimmen überein.
proposal-boards-wrong = Bis zu { $last } stimmen die Formulare überein; { player } ist am Zug. Die Bretter müssen berichtigt werden; die Uhren bleiben unverändert. Schiedsrichter: { word-retrace } führt das aus.
proposal-two-readings = Die Bretter stehen so, wie die Züge angesagt wurden; nur die Formulare weichen ab. { word-rule } { word-accept } stellt die Bretter nach den Formularen; { word-rule } { word-decline } lässt sie stehen, und die Formulare müssen berichtigt werden.
proposal-sheet-right = Beide Bretter stehen wie { $as ->
    [announced] angesagt
   *[sheet] auf dem Formular von { player }
}. Das Formular von { opponent } muss berichtigt werden. Schiedsrichter: { word-retrace } führt das aus.
proposal-sheets-only = Beide Bretter sind gleich, und beide Formulare führen von { $last } dorthin. Der Schiedsrichter entscheidet, welches stimmt; das andere wird mit { word-strike } und { word-record } berichtigt.
proposal-both-sheets-wrong = Beide Bretter stehen, wie angesagt wurde. Beide Formulare sind zu berichtigen. Schiedsrichter: { word-retrace } führt das aus.
late-half-move = Es bleibt nur der Zug { $mv }, den { player } auf dem eigenen Brett ausgeführt hat: { word-go } lässt ihn gelten.
proposal-back = { $ground ->
    [illegal] Die Formulare enthalten einen regelwidrigen Zug.
    [incomplete] Ein Formular hört früher auf.
    [unreadable] Ein Eintrag ist nicht lesbar.
   *[differ] Die Formulare unterscheiden sich.
} Vorschlag: zurück zur Stellung nach { $last }, { player } am Zug; Uhren: { $clocks }. { word-retrace } führt das aus.
report-struck = Gestrichen auf dem Formular von { player }: { $entries }.
no-mate = { $who ->
    [nobody] Niemand kann mattsetzen
   *[opponent] Der Gegner kann nicht mattsetzen
}: { $proof ->
    [terminal] Es gibt keinen Zug mehr.
    [material] Das Material reicht nicht.
   *[closure] Jede Stellung, die noch entstehen kann, wurde untersucht, in { $states ->
        [one] einem Zustand
       *[other] { $states } Zuständen
    }.
}

refused-already-begun = Die Partie hat schon begonnen.
refused-not-begun = Die Partie hat noch nicht begonnen.
refused-game-over = Die Partie ist zu Ende.
refused-result-stands = Es steht schon ein Ergebnis. { "ergebnis *" } nimmt es zurück.
refused-no-result = Es gibt kein Ergebnis, das zurückgenommen werden könnte.
refused-promotion-chosen = Die Umwandlungsfigur steht auf dem Brett: Die Wahl ist endgültig.
refused-clocks-stopped = Die Uhren sind angehalten.
refused-clocks-running = Die Uhren sind nicht angehalten.
refused-has-arrived = { player } hat in dieser Sitzung schon gezogen. { word-absent } gilt für einen Spieler, der noch nicht gekommen ist.
refused-clock-not-running = Die Uhr von { player } läuft nicht; Drücken ändert nichts.
refused-not-your-move = { player } ist am Zug.
refused-not-yours = Das kann nur der Schiedsrichter sagen.
refused-not-yours-hint = Setzen Sie { "schiedsrichter:" } davor, wenn Sie für den Schiedsrichter sprechen.
refused-not-yours-color = Das kann nur { player } sagen.
refused-nothing-announced = Es ist kein Zug angesagt.
refused-nothing-announced-hint = Geben Sie zuerst den Zug ein.
refused-not-executed = { $missing ->
    [piece] Eine Figur von { player } ist noch in der Hand; der Zug ist darum nicht ausgeführt.
    [capture] Die geschlagene Figur steht noch auf dem Brett von { player }; der Zug ist darum nicht ausgeführt.
   *[move] Der Zug steht noch nicht auf dem Brett von { player } und ist darum nicht ausgeführt.
}
refused-not-executed-hint = Sagen Sie mit { word-execute } { $mv }, dass er ausgeführt ist, und drücken Sie dann die Uhr.
refused-already-completed = { $mv } ist { $completed ->
    [no] ausgeführt
   *[yes] abgeschlossen
}.
refused-already-completed-hint = Mit { word-retrace } { $number } geht der Schiedsrichter auf die Stellung davor zurück.
refused-not-completed = { $mv } ist angesagt, aber nicht abgeschlossen.
refused-not-completed-hint = Eine leere Zeile schließt den Zug ab, { word-correct } mit einem Zug ändert ihn, { word-undo } nimmt ihn zurück.
refused-too-late-to-correct = Es ist zu spät: Ein Versprecher wird sofort berichtigt, bevor die Uhr gedrückt ist oder der Gegner antwortet.
refused-too-late-to-correct-hint = Rufen Sie den Schiedsrichter.
refused-adjusts-on-own-time = Zurechtrücken darf nur der Spieler am Zug, bei laufender eigener Uhr und vor seiner Ansage.
refused-adjusting = { player } hat angesagt, Figuren zurechtzurücken: Eine Berührung verpflichtet jetzt zu nichts.
refused-not-touched = Nennen Sie ein bis vier berührte Felder, wie { "reklamiere berührt e2" }.
refused-right-to-complain-lost = Für diese Reklamation ist es zu spät: Seither wurde eine Figur berührt oder gezogen.
refused-illegal-move-stands = Dafür ist es zu spät: Der regelwidrige Zug gilt.
refused-result-stands-unless-taken-back = Das Ergebnis gilt; der Schiedsrichter kann es zuerst mit { "ergebnis *" } zurücknehmen.
refused-not-illegal = { $mv } war regelgemäß.
refused-nothing-touched-there = Auf { $square } stand keine Figur, die berührt worden sein könnte.
refused-of-whom = Nach dem Artikel fehlt der Spieler: { word-white } oder { word-black }.
refused-not-pressed = { player } hat den letzten Zug nicht durch Drücken abgeschlossen.
refused-no-such-article = { $sentence }
refused-none-illegal = Es gibt keinen abgeschlossenen regelwidrigen Zug zu reklamieren.
refused-too-late-for-complaint = Ohne ausreichende Aufsicht wird { $what ->
    [setup] eine falsche Aufstellung
    [board] ein falsch liegendes Brett
   *[clock] eine falsche Einstellung der Uhr
} nur reklamiert, bevor jeder Spieler { $moves } Züge gemacht hat.
refused-too-late-for-complaint-castling = { refused-too-late-for-complaint } Die Partie geht weiter; mit einem König oder Turm, der falsch stand, darf nicht rochiert werden. Stehen sie noch so, zeigen Sie es auf beiden Brettern und reklamieren Sie noch einmal: Dann geht die Partie so weiter, wie die Figuren stehen.
refused-colors-stay = Hat jeder Spieler { $moves } Züge gemacht, bleiben die Farben, wie sie sind, und die Partie geht weiter.
refused-no-looks = Die Mitschrift des Schiedsrichters wird nur im beaufsichtigten Schnell- und Blitzschach gezeigt.
refused-looked-enough = Die Mitschrift wurde Ihnen { $times }-mal gezeigt; öfter würde den Gegner stören.
refused-only-the-opponent-claims = Ohne ausreichende Aufsicht kann nur der Gegner das reklamieren.
refused-only-both-together = Es ist zu spät: Das können nur noch beide Spieler gemeinsam berichtigen.
refused-not-agreed-duty = Das gehört nicht zu den Aufgaben dieses Assistenten: { duty }.
refused-blind-player-has-assistant = Der sehende Spieler darf nur dann einen Assistenten haben, wenn der blinde keinen hat.
refused-assistant-needed = Gegen einen Gegner, der nicht hört, muss ein blinder Spieler einen Assistenten haben.
roles-heading = Wer was sagen darf. Der Assistent eines blinden Spielers hat die vereinbarten Aufgaben, sonst alle ({ $blind }); ein sehender Spieler hat nur dann einen, wenn der blinde keinen hat ({ $sighted }).
roles-row = { $words }: { $who }.
roles-row-with-duty = { $words }: { $who }. Für einen Assistenten ist die Aufgabe: { duty }.
refused-no-points = Eine Strafe in Punkten ist 1/2 oder 1; 0 nimmt eine zurück, und es gibt keine.
refused-no-rounds = Nennen Sie die Zahl der Runden, wie in { "strafe rundenausschluss 1 für weiß" }.
refused-no-such-penalty = Die Regeln von { $laws } kennen keine solche Strafe.
refused-too-little-time = Die Uhr von { player } hat nicht mehr so viel Zeit: Ziehen Sie weniger ab.
refused-not-rapid-or-blitz = Die Beaufsichtigung macht nur im Schnell- und im Blitzschach einen Unterschied.
refused-mirroring = Den Zug des Gegners auf dem eigenen Brett auszuführen zählt nicht als Berühren.
refused-own-move = Der Gegner wiederholt einen Zug, nicht der Spieler, der ihn gemacht hat.
refused-no-offer = Es gibt kein Remisangebot.
refused-own-offer = Auf Ihr eigenes Remisangebot können Sie nicht antworten.
refused-already-offered = Es wurde bereits Remis angeboten.
refused-answer-the-offer = Das Remisangebot des Gegners ist offen: Zuerst { word-accept } oder { word-decline }.
refused-agreement-too-early = Remis kann erst vereinbart werden, wenn beide gezogen haben.
refused-move-is-sealed = Die Sitzung ist zu Ende: Der Zug von { player } wird abgegeben, nicht gespielt.
refused-sealed-move-forgotten = Der Abgabezug war in keinem Umschlag, als das Programm endete, und ist nicht bekannt. { player } gibt noch einmal einen Zug ab.
refused-adjourned = Die Partie ist abgebrochen.
refused-not-adjourned = Die Partie ist nicht abgebrochen.
refused-nothing-to-seal = Jetzt ist kein Zug abzugeben.
refused-nothing-to-seal-hint = Der Schiedsrichter beendet die Sitzung mit { word-adjourn }.
refused-too-late-to-seal = Die Uhr ist angehalten: Der Abgabezug kann nicht mehr geändert werden.
refused-no-envelope = Es gibt keinen Umschlag.
refused-envelope-not-opened = Der Umschlag wird geöffnet, bevor die Partie weitergeht.
refused-replier-absent = Der Umschlag wird nur geöffnet, wenn { player } da ist.
refused-replier-absent-hint = Die Uhr von { player } läuft. Geben Sie { word-arrived } ein, wenn der Spieler kommt.
refused-move-unknown = Dieser Umschlag kann nicht geöffnet werden.
refused-no-increment-request = Die Regeln von 2009 kennen keine Bitte um ein Inkrement; beantragen Sie stattdessen Remis: { word-claim } { word-quickplay }.
refused-both-flags-not-announced = Seit 2018 bedeuten zwei gefallene Fallblättchen nur dann Remis, wenn die Regeln der Endspurtphase angekündigt waren; der Schiedsrichter entscheidet, welches zuerst fiel: { word-rule } { word-accept } oder { word-rule } { word-decline }.
refused-flag-not-fallen = Es ist kein Fallblättchen gefallen.
refused-claim-without-the-move = Remis beantragen kann nur, wer am Zug ist: { player }.
refused-claim-after-touch = Nach dem Berühren einer Figur kann in diesem Zug kein Remis mehr beantragt werden.
refused-already-claimed = Das wurde in dieser Stellung schon beantragt und entschieden.
refused-claimed-move-first = Zuerst muss der für den Antrag aufgeschriebene Zug gespielt werden: { $mv }.
refused-intended-move-illegal = { $squares } ist hier kein regelgemäßer Zug. Es wurde nichts beantragt; nennen Sie einen anderen Zug, oder beantragen Sie ohne Zug.
refused-nothing-to-sign = Es gibt noch kein Ergebnis zu unterschreiben.
refused-no-quickplay-finish = Die Regeln der Endspurtphase gelten hier nicht: Nötig sind die letzte Zeitperiode ohne Inkrement, kein Blitz und seit 2014 eine Ankündigung.
refused-quickplay-too-early = Das kann nur mit weniger als zwei Minuten auf der eigenen Uhr beantragt werden, bevor das Fallblättchen fällt.
refused-not-a-time = Diese Zeit kann keine Uhr zeigen.
refused-no-clock = Diese Partie wird ohne Uhr gespielt: Zeit kann weder gegeben noch abgezogen werden.
refused-no-moves-kept = In dieser Partie werden keine Züge festgehalten: Es ist nur die Uhr. Ohne --moves none werden sie festgehalten.
refused-no-such-ply = { $plies ->
    [0] Bisher gibt es keinen Halbzug.
    [one] Bisher gibt es nur einen Halbzug.
   *[other] Bisher gibt es nur { $plies } Halbzüge.
}
refused-no-such-period = { $periods ->
    [0] Die Bedenkzeit hat keine Zeitperioden.
    [one] Die Bedenkzeit hat nur eine Zeitperiode.
   *[other] Die Bedenkzeit hat nur { $periods } Zeitperioden.
}
refused-already-said = Das ist bereits so.
refused-nothing-open = Es gibt nichts zu entscheiden.
refused-which-case = Mehrere Fälle sind offen.
refused-which-case-hint = { $open } Sagen Sie, welchen Sie entscheiden, wie in { "entscheide 1 annehmen" }.
refused-nothing-to-retrace = Bretter und Formulare stimmen überein: Es gibt nichts zu berichtigen.
refused-nothing-to-retrace-hint = { "zurückgehen 1" } geht auf die Stellung nach dem 1. Zug von Weiß zurück.
refused-nothing-to-retrace-so-far = { $lacks } Die Bretter stimmen überein, die Formulare so weit sie geschrieben sind.
refused-nothing-to-retrace-so-far-hint = { "zurückgehen 1" } geht auf die Stellung nach dem 1. Zug von Weiß zurück.
refused-king-captured = Ein König wird nie geschlagen: Dieser Zug kann nicht gelten.
refused-king-captured-hint = { word-rule } { word-accept } geht auf die Stellung davor zurück.
refused-pawn-became-king = Ein Bauer wird nie ein König: Dieser Zug kann nicht gelten.
refused-pawn-became-king-hint = { word-rule } { word-accept } geht auf die Stellung davor zurück.
refused-no-such-case = Einen Fall { $case } gibt es nicht.
refused-no-such-case-hint = { $open } Alle Fälle und was aus ihnen wurde: { word-cases }.
refused-case-closed = Fall { $case } ist schon abgeschlossen.
refused-case-closed-hint = Alle Fälle und was aus ihnen wurde: { word-cases }.
refused-ruling-to-take-back = Es ist kein Zug angesagt.
refused-ruling-to-take-back-hint = { word-rule } { $case } { word-undo } nimmt die Entscheidung in Fall { $case } zurück.
refused-nothing-ruled-on = Es ist noch über keinen Fall entschieden.
refused-case-not-ruled-on = Fall { $case } ist offen: Es gibt keine Entscheidung, die zurückzunehmen wäre.
refused-ruling-ended-the-game = Die Entscheidung in Fall { $case } hat die Partie beendet.
refused-ruling-ended-the-game-hint = { word-result } { "*" } nimmt das Ergebnis zurück, und der Fall ist wieder offen.
refused-too-late-to-take-back = Die Entscheidung in Fall { $case } kann nicht mehr zurückgenommen werden: Es wurde weitergespielt.
refused-too-late-to-take-back-hint = Mit diesen Wörtern wird es berichtigt: { word-retrace }, { word-clock }, { word-add }, { word-take }, { word-counter }.
refused-ruled-on-since = Über Fall { $since } wurde nach Fall { $case } entschieden.
refused-ruled-on-since-hint = { word-rule } { $since } { word-undo } nimmt zuerst diese Entscheidung zurück.
refused-rule-first = Zuerst ist eine Entscheidung nötig.
refused-adjust-first = Ein Brett ist noch zu berichtigen.
refused-sheet-correction-due = Auf dem Formular von { player } ist noch zu tun: { $due }. { word-adjust } bestätigt, dass es geschehen ist.
refused-entry-not-due = Auf dem Formular von { player } lässt sich jetzt nur schreiben, was noch zu tun ist: { $due }.
refused-nothing-to-put-right = Auf Brett und Formular von { player } ist nichts zu berichtigen.
refused-no-move-left = Der Spieler am Zug hat keinen regelgemäßen Zug.
refused-nothing-on-board = Auf dem Brett von { player } steht nichts auf { $square }.
refused-not-assistants-duty = Der Assistent eines sehenden Spielers darf nur ziehen und ansagen.
refused-nothing-there = Auf { $square } steht keine Figur des Spielers am Zug.

unreadable-empty = Darin steht kein Zug.
unreadable-not-understood = Ich verstehe { $part } nicht.
unreadable-not-understood-hint = Geben Sie einen Zug ein, wie e4, Sf3, e2e4 oder springer felix drei, oder { word-help }.
unreadable-ambiguous = Das kann mehrere Züge bedeuten: { $moves }.
unreadable-ambiguous-hint = Geben Sie einen davon mit beiden Feldern ein.
unreadable-ambiguous-castling-hint = Geben Sie { "kurze rochade" } oder { "lange rochade" } ein.
unreadable-capture-without-file = Ein Bauer, der schlägt, nennt die Linie, von der er kommt.
unreadable-capture-without-file-hint = Geben Sie { $mv } ein.
unreadable-king-or-castling = Der König kann mit einem Schritt nach { $square } ziehen oder nach dieser Seite rochieren.
unreadable-king-or-castling-hint = Geben Sie { $step } für den Schritt des Königs ein, { castling-typed } für die Rochade.
unreadable-no-such-piece = { $role ->
    [queen] Keine { role }
   *[other] Kein { role }
} kann nach { $square } ziehen.
unreadable-no-such-piece-hint = Geben Sie beide Felder ein, wenn der Zug wirklich gespielt wurde.
unreadable-not-there = Diese Figur steht nicht auf { $square }.
unreadable-promotion = Es fehlt die Figur, in die der Bauer umgewandelt wird.
unreadable-promotion-hint = Geben Sie sie nach dem Feld an, wie { $square } Dame; { $square }P, wenn der Bauer dort blieb.
unreadable-promotion-to-king = Ein Bauer kann kein König werden.
unreadable-promotion-to-king-hint = Geben Sie eine andere Figur nach dem Feld an, wie { $square } Dame.
unreadable-only-legal-in = Das ist in der Sprache dieses Formulars kein regelgemäßer Zug; auf { $language } wäre es einer.
unreadable-only-legal-in-hint = Geben Sie ihn in den Buchstaben des Formulars ein, oder mit beiden Feldern, wenn er wirklich gespielt wurde.
unreadable-foreign-letter = { $letter } ist kein Figurenbuchstabe auf diesem Formular.
unreadable-foreign-letter-hint = Auf { $language } wäre es ein Zug; es wurde nichts geändert.
pieces = { $player }: { $list }.
no-moves = Es ist kein Zug abgeschlossen.
moves = { $list }.
status-before = Die Partie hat nicht begonnen.
status-to-move = { player } ist am Zug.
status-announced = { player } hat { $mv } angesagt. Noch nicht wiederholt.
status-repeated = { $mv } von { player } ist wiederholt. Noch nicht auf beiden Brettern ausgeführt.
status-executed = { $mv } von { player } ist auf beiden Brettern ausgeführt. Noch nicht abgeschlossen.
status-arbiter-called = { $who } hat den Schiedsrichter gerufen.
awaited-beginning = Geben Sie { word-begin } oder den ersten Zug ein.
awaited-beginning-elsewhere = Die Partie beginnt mit { word-begin } oder mit dem ersten Zug.
awaited-sealed-move = { player } gibt den nächsten Zug ab: { word-seal } und der Zug.
awaited-end-of-session = { player } hat einen Zug abgegeben. Mit { word-press } wird die Partie abgebrochen.
awaited-envelope-closed = Der Umschlag ist nicht verschlossen: { word-envelope } fragt nach seinem Kennwort.
awaited-resumption = Der Schiedsrichter nimmt sie mit { word-reopen } wieder auf.
awaited-arrival = Das ist erst möglich, wenn { player } da ist: Der Schiedsrichter gibt { word-arrived } und die Farbe ein.
awaited-envelope-opened = Der Schiedsrichter gibt { word-open } ein.
awaited-sealed-move-entered = Der abgegebene Zug ist nicht bekannt: Der Schiedsrichter gibt ihn ein, wie in { "öffnen als Sf3" }.
awaited-ruling = Der Schiedsrichter entscheidet: { word-rule } { word-accept } oder { word-rule } { word-decline }.
awaited-ruling-on = Der Schiedsrichter entscheidet: { word-rule } { $case } { word-accept } oder { word-rule } { $case } { word-decline }.
awaited-ruling-on-records = Der Schiedsrichter lässt das mit { word-retrace } berichtigen.
awaited-correction = Wenn das Brett von { player } stimmt, bestätigt es der Schiedsrichter mit { word-adjust }.
awaited-steps = Auf dem Brett von { player } ist noch zu tun: { $list }. { word-done } hakt einen Schritt ab.
awaited-claimed-move = { player } muss { $mv } spielen, den für den Antrag aufgeschriebenen Zug ({ $article }).
awaited-sheet-correction = Ist das Formular von { player } richtig, bestätigt das { word-adjust }; ebenso der nächste Eintrag.
awaited-scoresheet = { player } ergänzt das Formular mit { word-record }.
awaited-result = Es gibt keinen regelgemäßen Zug mehr: Der Schiedsrichter erklärt das Ergebnis mit { word-result }.
awaited-clocks = Der Schiedsrichter startet die Uhren mit { word-go }.
awaited-seat = { $running ->
    [yes] { $who } ist ohne Verbindung. Der Schiedsrichter kann die Uhren anhalten: { word-stop }.
   *[no] { $who } ist ohne Verbindung.
}
awaited-answer = { player } antwortet mit { word-accept } oder { word-decline }.
awaited-differences = Bretter oder Formulare unterscheiden sich noch. Mit { word-retrace } lässt der Schiedsrichter sie berichtigen.
awaited-execution = { $mv } steht noch nicht auf dem Brett von { player }: { word-execute } { $mv }.
awaited-completion = Eine leere Zeile schließt den Zug ab.
awaited-completion-elsewhere = { player } schließt den Zug ab.
awaited-press = Der letzte Zug von { player } ist nicht abgeschlossen: { word-press }.
awaited-repetition = { $mv } ist noch nicht wiederholt: { word-repeat } { $mv }.
awaited-repetition-elsewhere = { $mv } ist noch nicht wiederholt.
awaited-signature = { player } hat das Ergebnis nicht unterschrieben: { word-sign }.
awaited-signature-elsewhere = { player } hat das Ergebnis nicht unterschrieben.
awaited-rematch = { player } beantwortet das Angebot einer Revanche mit { word-accept } oder { word-decline }.
awaited-more = Mehr mit { word-cases }.
nothing-changed = Es war nichts zu ändern.
misread-missing = Nach { $typed } fehlt etwas. { $sentence }
misread-trailing = Ich verstehe { $rest } nach { $typed } nicht. { $sentence }
misread-unknown = Ich verstehe { $text } nicht. Meinten Sie { $meant }?
misread-several-moves = Ein Zug nach dem anderen: Geben Sie zuerst { $first } ein, und { $second }, wenn er abgeschlossen ist.
misread-trailing-long = Ich verstehe { $rest } nach { $typed } nicht. { word-help } { $typed } nennt, was folgen kann.
misread-no-such-square = Es gibt kein Feld { $square }.
misread-which-player = { $typed } gilt für einen Spieler; schreiben Sie { "weiß:" } oder { "schwarz:" } davor.
misread-letter-or-word = { $typed } kann das Wort { $word } oder der Buchstabe eines Zuges sein. Es wurde nichts geändert. Geben Sie { $word } { $rest } ein, oder den Zug ohne Leerzeichen.
misread-owed-first = Der Zug { $squares } von { opponent } ist auf dem Brett von { player } noch nicht ausgeführt. Führen Sie ihn zuerst aus, oder geben Sie beide Felder ein.
misread-said = { $saying ->
    [score] Wer aufgibt, sagt { word-resign }, ein Remis bietet { word-draw } an; der Schiedsrichter erklärt das Ergebnis: { word-result } 1-0.
    [time] { word-clock } sagt, was Ihre Uhr zeigt.
    [flag] Das Fallblättchen des Gegners reklamiert { word-claim } { word-flag }.
    [referee] { word-arbiter } ruft den Schiedsrichter und hält die Uhren an.
    [illegal] { word-claim } { word-illegal } sagt, dass der letzte Zug des Gegners regelwidrig war.
    [mate] Das muss niemand sagen. Geben Sie den Zug ein; Matt und Patt beenden die Partie von selbst.
    [in-check] Ob jemand im Schach steht, sagt Annabella nicht. { word-where } und { word-what } sagen, was auf Ihrem Brett steht.
    [fen] annabella export --to fen schreibt die Stellung; { word-board } sagt, was auf Ihrem Brett steht.
    [version] Annabella { $version }.
    [looks] Auf dem Bildschirm ändern F4 bis F7 Figuren, Koordinaten, Farben und Größe.
    [mouse] Die Maus schaltet die Option --mouse beim Start des Programms ein.
    [hint] Annabella hilft keinem Spieler.
    [pin] Die PIN des Schiedsrichters wird beim Beginn der Partie mit der Option --pin gewählt.
   *[descriptive] Züge werden mit den Namen der Felder eingegeben: e4 oder e2e4.
}
misread-rank-missing = In { $text } fehlt die Reihe: eine Zahl von 1 bis 8.
misread-other-language = { $text } ist { $language }. Hier heißt es { $typed }.
finish-record = Aufzeichnung: { $file }.
finish-pgn = PGN: { $file }.
finish-next = Jetzt möglich: { word-replay }, { word-rematch }, { word-print }, { word-print } { word-brf }, { word-quit }.
finish-next-without-rematch = Jetzt möglich: { word-replay }, { word-print }, { word-print } { word-brf }, { word-quit }.
match-so-far = Stand des Wettkampfs: { $white } { $whitepoints }, { $black } { $blackpoints }.
rematch-offered = { player } bietet eine Revanche mit vertauschten Farben an{ $answers ->
    [no] { "" }
   *[yes] : { word-accept } oder { word-decline }
}.
rematch-declined = { player } lehnt die Revanche ab.
rematch-begun = Revanche mit vertauschten Farben{ $named ->
    [no] { "" }
   *[yes] : { $white } spielt mit Weiß, { $black } mit Schwarz
}.
rematch-of = Sie ist die Revanche für die Partie in { $file }.
rematch-not-played = Die Revanche wurde nicht gespielt; von ihr bleibt keine Aufzeichnung. Die Partie davor ist in { $file } gespeichert.
sheets-printed = Die Formulare zum Ausdrucken stehen in { $file }.
braille-printed = Die Partie in Braille, für einen Brailledrucker, steht in { $file }.
pgn-copied = Die PGN ist in der Zwischenablage, wenn das Terminal das zulässt. Man kann sie bei lichess.org/paste einfügen.
walk-keys = h geht nach links, j abwärts, k aufwärts, l nach rechts; Esc beendet es.
only-after-the-end = Das geht erst, wenn die Partie zu Ende ist.
not-recorded = Von dieser Partie wird nichts aufgezeichnet.
replay-begin = Die Partie zum Nachspielen: { $plies ->
    [one] ein Halbzug
   *[other] { $plies } Halbzüge
}, Stellung vor dem ersten.
replay-words = { word-next } geht weiter, { word-back } geht zurück, { word-replay } 12 geht zu Zug 12, { word-quit } beendet das Nachspielen; oder die Pfeiltasten und Esc.
replay-at = { $number } { $sentence } Uhren: Weiß { $white }, Schwarz { $black }.
replay-left = Das Nachspielen ist beendet. Die Partie steht wie am Ende.
goodbye = Die Partie ist in { $file } gespeichert. Zum Fortsetzen: { $resume }.
goodbye-over = { $pgn ->
    [yes] Die Partie ist in { $file } gespeichert, ihre PGN daneben.
   *[no] Die Partie ist in { $file } gespeichert.
}

mate-given = { player } hat mattgesetzt.
mate-can = { player } kann noch mattsetzen in { half-moves-dative }: { $line }.
mate-wins = Also gewinnt { player }, wenn das Fallblättchen von { opponent } fällt ({ $flag }), wenn { opponent } aufgibt ({ $resignation }) oder einen zweiten regelwidrigen Zug abschließt ({ $illegal }).
mate-cannot = { player } kann durch keine Folge regelgemäßer Züge mattsetzen: { $why ->
    [terminal] Es gibt keinen regelgemäßen Zug mehr
    [material] Das Material reicht nicht
   *[closure] Jede Stellung, die noch entstehen kann, wurde untersucht, in { $states ->
        [one] einem Zustand
       *[other] { $states } Zuständen
    }
}.
mate-draws = Also ist die Partie remis, wenn das Fallblättchen von { opponent } fällt ({ $flag }), wenn { opponent } aufgibt ({ $resignation }) oder einen zweiten regelwidrigen Zug abschließt ({ $illegal }).
mate-dead = Keiner kann mattsetzen: Die Partie ist remis ({ $stalemate }, { $dead }).
mate-open = Es ist nicht bekannt, ob { player } noch mattsetzen kann; { $steps ->
    [one] ein Zug wurde
   *[other] { $steps } Züge wurden
} versucht. Der Schiedsrichter entscheidet.
mate-no-diagram = { $text } ist keine gültige Stellung: { position-fault }.

trouble-file-not-created = Die Datei { $path } kann nicht angelegt werden: { $why }. Wählen Sie eine andere mit --journal.
trouble-record-folder-made = Den Ordner { $path } gab es nicht; er wurde angelegt.
trouble-file-missing = Die Datei { $path } gibt es nicht.
trouble-file-not-opened = Die Datei { $path } kann nicht geöffnet werden: { $why }.
trouble-file-not-written = Die Datei { $path } kann nicht geschrieben werden: { $why }.
trouble-file-locked = Die Partie in { $path } ist in einer anderen Annabella geöffnet; schließen Sie sie dort zuerst.
trouble-file-damaged = Zeile { $line } von { $path } ist beschädigt; es wurde nichts geändert. Heben Sie die Datei für den Schiedsrichter auf.
trouble-not-a-journal = { $path } ist keine Aufzeichnung einer Partie.
trouble-not-a-position = Von { $text } aus kann nicht gespielt werden: { position-fault }. Geben Sie eine FEN ein, zum Beispiel rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1.
trouble-not-a-time-control = { $text } ist keine Bedenkzeit: { $why ->
    [empty] es steht nichts da
    [unreadable] { $part } ist nicht lesbar
    [no-time] eine Zeitperiode gibt keine Zeit
    [negative] eine Zeit ist negativ
    [too-long] sie ist länger als 100 Stunden
    [too-many-periods] sie hat zu viele Zeitperioden
    [no-moves] eine Zeitperiode hat keine Züge
   *[misplaced] diese Zeitperioden können nicht aufeinander folgen
}. Möglich sind zum Beispiel 90+30, 40/90+30,30+30, 15+10, 5d3 oder none.
trouble-two-readings = { $of ->
    [minutes-or-hours] { $text } können Minuten oder Stunden sein.
    [minutes-or-seconds] { $text } können Minuten oder Sekunden sein.
   *[moves-or-increment] { $text } kann eine Zahl von Zügen in so vielen Minuten heißen, oder Minuten mit Sekunden für jeden Zug.
} Geben Sie { $first } oder { $second } ein.
trouble-not-a-name = { $text } gilt nicht als Name. Ein Name ist kein Wort des Programms und hat keine Ziffern.
trouble-perhaps-a-word = War das Wort { $word } gemeint? Wenn { $text } der Name ist, geben Sie ihn noch einmal ein.
trouble-not-a-language = Unbekannte Sprache der Oberfläche: { $text }. Verfügbar: { $known }.
trouble-name-too-long = Der Name, der mit { $beginning } beginnt, ist zu lang; ein Name hat höchstens 100 Zeichen.
trouble-not-printable = { $text } enthält ein Zeichen, das nicht gedruckt werden kann. Geben Sie es ohne dieses ein.
trouble-not-a-sheet-language = Unbekannte Sprache des Formulars: { $text }. Verfügbar: { $known }.
trouble-not-a-federation = { $text } ist kein Kürzel eines Verbands; es hat drei Buchstaben, zum Beispiel GER.
trouble-not-a-fide-id = { $text } ist keine FIDE-ID; sie besteht nur aus Ziffern, zum Beispiel 4600000.
trouble-script-line = Zeile { $line } des Skripts ist nicht lesbar: { $text }.
trouble-script-line-why = Zeile { $line } des Skripts: { $why }
trouble-watch-needs-terminal = annabella watch zeigt den Bildschirm einer Partie und braucht ein Terminal; annabella show gibt ihn als Text aus.
trouble-replay-needs-terminal = annabella show --replay braucht ein Terminal; annabella show --ply gibt eine Stellung als Text aus.
trouble-no-terminal = Die Bildschirmansicht braucht ein Terminal; nehmen Sie --face lines.
trouble-not-for-a-terminal = Das ist kein Text und würde das Terminal stören. Nennen Sie eine Datei: -o FILE, oder geben Sie in der Partie { word-print } ein.
trouble-other-suffix = { $path } hat die Endung von { $suffix }, aber die Form ist { $form }. Geben Sie beide gleich an.
trouble-old-console = Diese Konsole kann nur Zeilen zeigen; nehmen Sie --face lines.
trouble-no-pictures = Diese Annabella wurde ohne Bilder der Figuren gebaut; nehmen Sie --pictures off, oder bauen Sie sie mit --features pictures.
trouble-no-unfinished-game = Es gibt keine unbeendete Partie, die fortgesetzt werden kann.
trouble-assistant-needed = { player } sieht nicht und der Gegner hört nicht: { player } muss einen Assistenten haben ({ $article }).
trouble-wrong-value-alike = Ungültiger Wert für { $option }: { $text }; meinten Sie { $alike }? Möglich sind: { $known }.
trouble-wrong-value = Ungültiger Wert für { $option }: { $text }. Möglich sind: { $known }.
trouble-not-a-choice = { $text } steht nicht zur Wahl. Tippen Sie eine Zahl von 1 bis { $count }.
trouble-terms-contradict = { $one } und { $other } widersprechen einander. Lassen Sie eines weg oder ändern Sie es.
trouble-not-paired = Das Turnier hat an Brett { $board } in Runde { $round } keine Partie. annabella event DATEI sagt, wie viele Partien ausgelost sind.
event-fault = { $path }, Zeile { $line }: { $why }
event-not-utf8 = Das ist kein Text in UTF-8. Speichern Sie die Datei als UTF-8.
event-unknown-key = Unbekannter Schlüssel { $key }. Möglich sind: { $known }.
event-missing = { $key } fehlt. Eine Paarung nennt round, board, white und black.
event-not-a-pairing-line = Das ist keine Paarungsliste im Format TRF. Exportieren Sie sie als TRF16 oder TRF26.
event-explained-time = Bedenkzeit: { $time }.
event-explained-laws = FIDE-Regeln { $laws }; nach der Bedenkzeit ist es { $class ->
    [rapid] eine Schnellschachpartie
    [blitz] eine Blitzpartie
   *[standard] eine Turnierpartie
}.
event-explained-no-default-time = Ein Spieler, der nach dem Beginn eintrifft, verliert, wenn der Schiedsrichter nicht anders entscheidet.
event-explained-default-time = Ein Spieler, der mehr als { $time } zu spät eintrifft, verliert, wenn der Schiedsrichter nicht anders entscheidet.
event-explained-agreement = Remis kann vereinbart werden, wenn jeder Spieler { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
} gemacht hat.
event-explained-consent = Remis kann nur mit Zustimmung des Schiedsrichters vereinbart werden ({ $article }).
event-explained-supervision = { $how ->
    [none] Sie wird nicht so beaufsichtigt, wie es die Wettkampfregeln verlangen.
   *[adequate] Sie wird so beaufsichtigt, wie es die Wettkampfregeln verlangen.
}
event-explained-quickplay = Es gelten die Regeln der Endspurtphase.
event-explained-points = Ein Sieg gibt 3 Punkte, ein Remis 1, ein Verlust keinen.
event-explained-ranks = Die Reihen werden mit diesen Wörtern angesagt: { $words }.
event-explained-deaf = { player } hört nicht, was angesagt wird.
event-explained-assistant = { $any ->
    [no] { player } hat keinen Assistenten.
   *[yes] Der Assistent von { player } darf dies: { $duties }; { $ask ->
        [no] nach Zeiten und Zugzahlen darf er nicht gefragt werden.
       *[yes] nach Zeiten und Zugzahlen darf er gefragt werden.
    }
}
event-explained-not-watched = Zusehen mit annabella watch ist nicht erlaubt.
no-moves-kept = In dieser Partie werden keine Züge festgehalten.
event-explained-table-clock = Eine Uhr auf dem Tisch misst die Zeit.
event-explained-casual = Es ist eine freie Partie, in der das Programm helfen darf.
event-explained-position = Die Partie beginnt aus einer gegebenen Stellung.
event-explained-pairings = { $count ->
    [0] Keine Partie ist ausgelost.
    [one] Eine Partie ist ausgelost.
   *[other] { $count } Partien sind ausgelost.
}
event-written = { $path } wurde geschrieben. Bearbeiten Sie die Datei und prüfen Sie sie mit annabella event.
event-result-written = Das Ergebnis wurde in { $path } geschrieben.
trouble-no-randomness = Das System liefert keine Zufallszahlen: { $why }. Wählen Sie die Grundstellung selbst: --chess960 518.
trouble-settings-line = Zeile { $line } von { $path } wird ignoriert. { $why }
trouble-settings-kept = In { $path } wird nichts geschrieben, bis das berichtigt ist. { $why }
trouble-theme-line = { $path }, Zeile { $line }: { $why } Es gelten die üblichen Farben.
trouble-theme-not-read = { $why } Es gelten die üblichen Farben.
trouble-little-contrast = { $ink } auf { $ground } hat einen Kontrast von { $contrast } zu 1; nötig ist mindestens 3 zu 1.
trouble-not-toml = Das ist kein TOML: { $why }. Schreiben Sie den Schlüssel, ein Gleichheitszeichen und den Wert, Texte in Anführungszeichen.
trouble-unknown-argument = Die Option { $text } gibt es nicht.
trouble-unknown-argument-alike = Die Option { $text } gibt es nicht; meinten Sie { $alike }?
trouble-unknown-command = Den Befehl { $text } gibt es nicht.
trouble-unknown-command-alike = Den Befehl { $text } gibt es nicht; meinten Sie { $alike }?
trouble-pgn-for-record = { $file } ist eine PGN-Datei und keine Aufzeichnung einer Partie. Um sie aufzuzeichnen: annabella import { $file }.
trouble-pgn-for-command = { $file } ist eine PGN-Datei, kein Befehl. Um ihre Partien aufzuzeichnen: annabella import { $file }.
trouble-arguments-excess = { $text } ist ein Wort zu viel.
trouble-arguments-twice = { $option } ist mehrmals angegeben. Geben Sie die Option nur einmal an.
trouble-arguments-conflict = { $one } und { $other } schließen einander aus. Lassen Sie eines weg.
trouble-arguments-missing = { $arguments } fehlt.
trouble-arguments-no-text = Nach { $option } fehlt der Text: { $option } { $form }.
trouble-arguments-before-command = Optionen kommen nach dem Befehl: annabella { $command } { $options }.
trouble-arguments-unknown-part = { $command } kennt { $text } nicht; möglich ist { $known }.
trouble-arguments-incomplete = Nach { $command } fehlt eines von diesen: { $known }.
trouble-no-such-topic = { $text } ist weder ein Befehl noch ein Wort, das in einer Partie eingegeben wird. annabella help nennt die Befehle.
trouble-record-for-command = { $file } ist die Aufzeichnung einer Partie, kein Befehl. Zum Fortsetzen: annabella resume { $file }. Zum Ansehen: annabella show { $file }.
trouble-wrong-form = Ungültiger Wert für { $option }: { $text }. Geschrieben wird er so: { $example }.
trouble-no-such-setting = Die Einstellung { $text } gibt es nicht. annabella settings nennt alle.
trouble-no-such-setting-alike = Die Einstellung { $text } gibt es nicht; meinten Sie { $alike }? annabella settings nennt alle.
trouble-arguments-no-value = Der Wert von { $option } fehlt. Möglich sind: { $known }.
trouble-command-line = { $why }.
trouble-board-not-there = Den Anschluss { $path } gibt es nicht. annabella boards zeigt, welche es gibt.
trouble-board-busy = Ein anderes Programm benutzt den Anschluss { $path }. Schließen Sie es zuerst.
trouble-board-no-rights = Sie dürfen { $path } nicht öffnen. Treten Sie der Gruppe { $group } bei und melden Sie sich neu an.
trouble-board-not-a-port = { $path } lässt sich nicht als serieller Anschluss öffnen: { $why }.
trouble-board-other-device = An { $path } antwortet etwas, aber kein { $make }-Brett. annabella boards zeigt die Anschlüsse.
trouble-board-silent = An { $path } antwortet nichts. Prüfen Sie das Kabel und ob das Brett eingeschaltet ist.
trouble-board-none-found = Es wurde kein DGT-Brett gefunden. Nennen Sie seinen Anschluss, etwa dgt:/dev/ttyACM0; annabella boards zeigt die Anschlüsse.
trouble-board-several = Es wurde mehr als ein Brett gefunden: { $paths }. Nennen Sie den Anschluss jedes Bretts, etwa dgt:/dev/ttyACM0.
trouble-board-same-port = Beide Spieler haben das Brett an { $path }. Nennen Sie für einen von ihnen einen anderen Anschluss.
trouble-board-no-board-for-clock = Die Uhr soll die eines elektronischen Bretts sein, und es gibt keines. Nennen Sie eines mit --white-board oder --black-board.
trouble-board-no-clock-on-board = Die Uhr soll die eines elektronischen Bretts sein, und am Brett an { $paths } hängt keine. Schließen Sie sie an, oder lassen Sie --clock board weg.
trouble-board-not-a-recording = Zeile { $line } von { $path } gehört nicht zur Aufzeichnung eines Bretts.
port-not-asked = { $device } sieht nicht nach einem DGT-Brett aus und wurde nicht gefragt. So fragen Sie dort: annabella boards dgt:{ $path }.
board-answers = { $device }: ein { $make }-Brett, { $number ->
    [none] ohne Nummer
   *[other] Nummer { $number }
}, { $version ->
    [none] Version unbekannt
   *[other] Version { $version }
}.
board-lies = { $lies ->
    [turned] Es liegt gedreht.
   *[straight] Es liegt gerade.
}
board-clock = Seine Uhr zeigt links { $left } und rechts { $right } und { $runs ->
    [yes] läuft
   *[no] steht
}.
board-without-clock = Es hat keine Uhr.
board-followed = Was sich auf dem Brett ändert, wird jetzt ausgegeben. Mit der Eingabetaste beenden Sie das.
board-not-there = Das Brett antwortet nicht mehr.
board-there-again = Das Brett antwortet wieder.
trouble-not-a-pgn = { $path }, Zeile { $line }, Partie { $game }: { $why }
pgn-no-game = Das ist keine Partie: Es gibt weder eine Kopfzeile noch einen Zug.
pgn-unclosed = Was hier mit { $sign } beginnt, endet nie.
pgn-tag = { $text } ist keine Kopfzeile. Eine Kopfzeile hat einen Namen und einen Wert in Anführungszeichen.
pgn-sign = { $text } hat hier keine Bedeutung und wird ausgelassen.
pgn-start = { $fen } ist keine Stellung, aus der gespielt werden kann.
pgn-word = Anstelle von Zug { $at } steht { $text }; das ist kein Zug. In PGN haben die Figuren englische Buchstaben: K, Q, R, B, N.
pgn-move = Der Zug { $at } { $text } ist dort nicht regelgemäß, oder mehrere Figuren könnten ihn ausführen.
pgn-number = Der Zug { $at } hat die Nummer { $text }. Vielleicht fehlt ein Zug.
pgn-results = In der Kopfzeile Result steht { $tag }, aber die Züge enden mit { $text }. Das Ergebnis bleibt offen.
pgn-result = Die Züge enden mit { $text }, aber nach den Regeln ist das Ergebnis des letzten Zuges { $result }. Das Ergebnis bleibt offen.
pgn-variant = Das ist eine Partie { $name } und keine Schachpartie.
trouble-not-a-move = { $text }: { $why }
trouble-sound-fell-back = { voice-why }; { $engine ->
    [embedded] stattdessen spricht die eingebaute Stimme.
   *[system] stattdessen spricht die Systemstimme.
}
trouble-sound-failed = { trouble-sound-silent } Die Partie geht als Text weiter.
trouble-sound-silent = { voice-why }: Es ist nichts zu hören.
trouble-sound-restored = Der Ton ist wieder da.
trouble-sound-headphones-lost = { $why ->
    [device-busy] Ein anderes Programm belegt die Kopfhörer
    [no-library] Die Bibliothek von espeak-ng fehlt
    [device-frozen] Die Kopfhörer reagieren nicht
    [not-private] Das Audiosystem kann den Ton der Kopfhörer auf ein anderes Gerät umleiten
   *[other] Die Kopfhörer wurden getrennt
}: Was nur für einen Spieler bestimmt ist, wird gezeigt und nicht gesprochen.
trouble-sound-recording = Ansagen und Wiederholungen werden mit dem Mikrofon in { $path } aufgenommen. Belegte Megabyte: { $used } von { $limit }; auf der Festplatte frei: { $free }.
trouble-sound-not-recorded = { $ply ->
    [0] Es ist nichts aufgenommen.
   *[other] Von Halbzug { $ply } gibt es keine Aufnahme.
}
plays = Aufnahme von Halbzug { $ply }.
hear-recorded = Halbzug { $ply }: { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}.
hear-space = Belegte Megabyte: { $used }; auf der Festplatte frei: { $free }.
trouble-sound-unknown-name = { $kind ->
    [voice] Es gibt keine Stimme { $name }
   *[device] Es gibt kein Ausgabegerät { $name }
}{ $nearest ->
    [none] .
   *[other] ; ähnlich: { $nearest }. annabella voices zeigt alle.
}
trouble-sound-recording-failed = { $why ->
    [disk-full] Der Platz für Aufnahmen ist verbraucht
    [file] Die Aufnahme kann nicht geschrieben werden
   *[other] Es gibt kein Mikrofon
}: Es wird nichts aufgenommen.
lines-instead = Hier können keine Bretter über den Sätzen stehen; es folgen einfache Zeilen.
lines-hint = Mit einem Screenreader geben Sie { word-face } { word-lines } ein: Dann wird nichts wiederholt.
voice-hint = Wenn ein Screenreader diese Zeilen auch vorliest, geben Sie { word-voice } { word-off } ein, damit nur eine Stimme spricht.
lesson = { $number ->
    [1] Lektion 1 von 17. Den Zug von Weiß ansagen: e4 tippen und Enter drücken. { word-next } geht zur nächsten Lektion, { word-back } zur vorigen, { word-again } wiederholt.
    [2] Lektion 2. Der Gegner wiederholt den Zug und führt ihn auf dem anderen Brett aus. Dann Enter auf einer leeren Zeile: Der Zug ist aufgeschrieben und die Uhr gedrückt.
    [3] Lektion 3. Züge können getippt werden, wie sie gesprochen werden: bauer eva sieben eva fuenf, oder ba ev 7 ev 5.
    [4] Lektion 4. Noch einmal hören: { word-again } oder a.
    [5] Lektion 5. Der Gegner wiederholt einen anderen Zug: { "wiederhole e6" } oder r e6. Das löst den Alarm aus.
    [6] Lektion 6. Ein Versprecher wird berichtigt, bevor die Uhr gedrückt ist: { "berichtige e6" }.
    [7] Lektion 7. Was angesagt ist, lässt sich zurücknehmen: { word-undo } oder u.
    [8] Lektion 8. Noch einmal e5 ansagen.
    [9] Lektion 9. Enter auf einer leeren Zeile schließt ihn ab.
    [10] Lektion 10. Nach einem Feld des eigenen Bretts fragen: { "was e4" } oder wt e4.
    [11] Lektion 11. Fragen, wo Figuren stehen: { "wo bauern" } oder w bauern.
    [12] Lektion 12. Nach dem ganzen Brett fragen: { word-board } oder b.
    [13] Lektion 13. Nach der eigenen Uhr fragen: { word-clock } oder t. Die Zeit wird nie ungefragt gesagt. { "schwarz: uhr" } fragt für Schwarz.
    [14] Lektion 14. Was vorher gesagt wurde: { word-earlier } oder er.
    [15] Lektion 15. Sofort still: { word-quiet } oder z.
    [16] Lektion 16. Remis anbieten: remis.
    [17] Lektion 17. Jetzt der Gegner: { word-decline }.
   *[other] Das war alles. { word-help } nennt alle Wörter; Sie können weiterspielen, { word-quit } verlässt das Programm.
}
lesson-not-this = Das kommt in einer späteren Lektion.
practice-over = Die Übungspartie wurde nicht aufgezeichnet.
ask-face = { $choices ->
    [3] Wie soll sich Annabella zeigen? 1, Bildschirm. 2, einfache Zeilen für Screenreader oder Braille. 3, einfache Zeilen mit Stimme.
   *[other] Wie soll sich Annabella zeigen? 1, Bildschirm. 2, einfache Zeilen für Screenreader oder Braille.
}
ask-voice = Soll Annabella zusätzlich zum Screenreader sprechen? 1, nein. 2, ja.
ask-typist = Wer tippt? 1, Weiß. 2, Schwarz. 3, der Assistent des blinden Spielers. 4, alle.
ask-resume = { $white } gegen { $black } fortsetzen{ $known ->
    [yes] , nach { $after }
   *[no] { "" }
}, { $day ->
    [today] heute
    [yesterday] gestern
   *[other] { $date }
} { $time }? 1, ja. 2, nein, eine neue Partie.
ask-terms = { $blind ->
    [white] Weiß ist blind
    [black] Schwarz ist blind
    [both] Beide sind blind
   *[none] Niemand ist blind
}, { $time }{ $others }. 1, spielen. 2, ändern.
ask-terms-white = Weiß: { $name }.
ask-terms-black = Schwarz: { $name }.
ask-terms-both = { $white } gegen { $black }.
ask-blind = Wer ist blind oder sehbehindert? 1, Weiß. 2, Schwarz. 3, beide. 4, niemand.
ask-setting = { $key ->
    [white] Name von Weiß.
    [black] Name von Schwarz.
    [time] Bedenkzeit, zum Beispiel 90+30, 15+10, 5d3 oder none.
    [laws] Ausgabe der Regeln: { $editions }.
   *[sheets] Sprachen der beiden Formulare, Weiß zuerst, zum Beispiel en, es de oder fr fig.
}
ask-seats = Nimmt jemand an einem anderen Terminal teil? 1, nein. 2, ja.
ask-heard = Zwei Wörter wurden gesprochen. Haben Sie sie gehört? 1, ja. 2, nein, die Partie geht als Text weiter.
ask-enter-takes = Enter: { $value }.
ask-enter-skips = Enter überspringt das.
ask-help = { $key ->
    [face] Der Bildschirm zeigt Bretter, Uhren und Formulare. Einfache Zeilen sind ein Satz für jedes Ereignis, für Screenreader oder Braillezeile.
    [voice] Der Screenreader liest die Zeilen vor. Annabella kann die Züge zusätzlich laut ansagen.
    [keys] Eine Frage, die niemanden nennt, gilt für die Person an der Tastatur.
    [resume] Die Partie geht weiter, wo sie verlassen wurde; die Uhren stehen, bis der Schiedsrichter sie startet.
    [terms] 1 beginnt die Partie. 2 fragt nach Namen, wer blind ist, Bedenkzeit, Regeln, Formularen und danach, ob jemand an einem anderen Terminal teilnimmt. Jede andere Bedingung lässt sich wie in einem Skript eingeben: agreement after 30, white sheet es.
    [white] Ein Name ohne Ziffern. Enter behält den Namen, - entfernt ihn.
    [black] Ein Name ohne Ziffern. Enter behält den Namen, - entfernt ihn.
    [blind] Der blinde Spieler hört die Ansagen und fragt nach dem eigenen Brett.
    [time] Minuten+Sekunden je Zug: 90+30. Eine Verzögerung: 5d3. Ohne Uhr: none.
    [laws] Die Ausgabe der FIDE-Regeln, nach der gespielt wird.
    [sheets] Eine Sprache für beide, oder die von Weiß und dann von Schwarz: es de. Für Figurinen: fig.
    [seats] Wer teilnimmt, tut es dann am eigenen Terminal mit annabella join.
   *[heard] 1, wenn Anna eins zu hören war. 2 schaltet die Stimme aus.
} Eine Zahl oder einen Text eingeben, { word-back } zur Frage davor, { word-quit } zum Verlassen.
setting-unset = { $key }: nicht gesetzt.
setting-default = { $key }: { $default }, ohne Angabe.
settings-file = Diese Einstellungen stehen in { $path }. Eigene Farbschemata sind Dateien in { $themes }, deren Namen auf .toml enden.
welcome = Annabella: Schach zwischen blinden und sehenden Spielern, mit Ansagen, Uhr und Formular für beide.
welcome-more = Das Programm sagt jeden Zug laut an, misst die Zeit und achtet auf beide Bretter und beide Formulare.
welcome-questions = Enter nimmt den Vorschlag an; { word-help } erklärt eine Frage.
how-to-begin = Einen Zug tippen, dann Enter.

compare-languages = Formular A wird auf { $a } gelesen, Formular B auf { $b }.
compare-nothing-common = Die beiden Formulare haben keinen Halbzug gemeinsam.
compare-common = Die beiden Formulare haben { half-moves } gemeinsam; der letzte ist { $mv }.
compare-has-the-move = { player } ist am Zug. Stellung: { $fen }.
compare-next = Formular { $sheet } geht mit { $mv } weiter, in Zeile { $line }.
compare-ends = Formular { $sheet } endet dort.
compare-no-entries = Formular { $sheet } ist leer.
compare-after-the-end = Dort ist die Partie zu Ende; Formular { $sheet } hat noch { $count ->
    [one] einen Eintrag.
   *[other] { $count } Einträge.
}
compare-proposed = Was folgt, ist ein Vorschlag; der Schiedsrichter entscheidet.
compare-nothing-fits = Danach passt auf den beiden Formularen nichts mehr zusammen: vielleicht sind sie von zwei verschiedenen Partien.
compare-illegal = Formular { $sheet }, Zeile { $line }: { $mv } ist regelwidrig.
compare-impossible = Formular { $sheet }, Zeile { $line }: { $mv } kann keine Figur ausführen.
compare-ambiguous = Formular { $sheet }, Zeile { $line }: { $mv } kann { $moves } bedeuten.
compare-missing = Formular { $sheet }, Zeile { $line }: für { $mv } steht nichts da.
compare-unreadable = Formular { $sheet }, Zeile { $line }: { $mv } ist nicht lesbar.
compare-foreign-letter = Formular { $sheet }, Zeile { $line }: { $mv } ist nicht lesbar, denn { $letter } ist auf { $language } kein Figurenbuchstabe.
compare-no-promotion = Formular { $sheet }, Zeile { $line }: { $mv } sagt nicht, was der Bauer wird.
compare-elsewhere = Auf { $language } gelesen { $count ->
    [one] wäre ein hier genannter Eintrag von Formular { $sheet }
   *[other] wären { $count } hier genannte Einträge von Formular { $sheet }
} regelgemäß; davon wurde nicht ausgegangen.
compare-lost = Formular { $sheet }: Ab { $mv } lässt sich nichts mehr verfolgen.
compare-odd-number = Formular { $sheet }, Zeile { $line }: Die Nummer ist { $written }, sollte aber { $expected } sein.
compare-would-agree = Wenn dieser Eintrag meint, was das andere Formular sagt, haben sie { half-moves } gemeinsam.
compare-verdict = { $verdict ->
    [agree] Die Formulare stimmen überein.
    [differ] Die Formulare unterscheiden sich.
    [incomplete] Die Formulare stimmen überein, so weit beide reichen; auf einem fehlen Halbzüge.
   *[unreadable] Die Formulare lassen sich nicht weiter vergleichen: Ein Eintrag ist nicht lesbar oder nicht spielbar.
}
compare-pair = { $pair }: { $verdict ->
    [agree] stimmen überein, { half-moves }
    [differ] unterscheiden sich nach { half-moves-dative }
    [incomplete] eines endet nach { half-moves-dative }
   *[unreadable] nicht lesbar nach { half-moves-dative }
}.
compare-pairs = Paare: { $pairs }. Stimmen überein: { $agree }. Unterscheiden sich: { $differ }. Unvollständig: { $incomplete }. Nicht lesbar: { $unreadable }.
compare-ask-language = In welcher Sprache ist Formular { $sheet } geschrieben ({ $ways })?
compare-language-unclear = Formular { $sheet } meint in verschiedenen Sprachen verschiedene Züge; geben Sie die Sprache mit { $option } an ({ $ways }).
compare-language-unfit = Formular { $sheet } passt zu keiner einzelnen Sprache; geben Sie die Sprache mit { $option } an (am nächsten: { $ways }).
compare-empty = { $file } ist leer; nötig ist ein Partieformular als PGN oder als Liste von Zügen.
compare-binary = { $file } ist keine Textdatei; nötig ist ein Partieformular als PGN oder als Liste von Zügen.
compare-no-moves = In { $file } stehen keine Züge; nötig ist ein Partieformular als PGN oder als Liste von Zügen.
compare-too-long = { $file } ist zu lang: Die Datei hat mehr Halbzüge, als eine Partie haben kann.
compare-no-common-start = Die beiden Formulare beginnen nicht in derselben Stellung.
compare-no-pairs = In { $file } liegen keine Paare von Formularen; geben Sie zwei Dateien an, oder einen Ordner mit partie.a.txt und partie.b.txt, oder zwei Ordner mit gleichen Dateinamen.
spelled = { $list }.
sheet-empty = Auf dem Formular steht nichts.
recalled = { $back ->
    [0] Der letzte Satz: { $sentence }
   *[other] { $back } zurück: { $sentence }
}
understood = Erledigt.
rate-set = { $rate } Wörter in der Minute.
volume-set = Lautstärke { $volume }.
felt-brief = { $what }.
felt-square = { $square }: { $what }.
felt-rank = Reihe { $rank }: { $list }.
felt-file = { $file }: { $list }.
felt-diagonal = { $from } bis { $to }: { $list }.
felt-kind = { $piece }: { $list }.
felt-captured = { player } hat verloren: { $list }.
felt-not-yours = Sie können nur Ihr eigenes Brett abfragen; Schiedsrichter und Assistenten dürfen nach beiden fragen.
hint-casual-only = Nur in freien Partien verfügbar.
hint-attacks = { $square } wird angegriffen von { $list }.
hint-moves = Von { $square } kann die Figur ziehen nach { $list }.
help = Geben Sie einen Zug ein, wie e4, Sf3, e2e4 oder springer felix drei; eine leere Zeile schließt ihn ab. Fünf nützliche Wörter: { $words }.
help-headings = Mehr Wörter: { word-help } und eine Zahl. { $headings } { word-help } und ein Wort sagt, was es bewirkt.
help-group = { $heading }: { $words }.
help-speakers = weiß:, schwarz: oder schiedsrichter: davor sagt, wer spricht.
help-word = { $word ->
    [begin] beginn: die Partie beginnt und die Uhr von Weiß läuft; der erste Zug tut dasselbe.
    [announce] ansage e4, e4: sagt den Zug an, den der Spieler gemacht hat.
    [strike] streichen 3: streicht auf dem eigenen Formular alles ab dem dritten Halbzug.
    [add] gib 2:00 für weiß, gib 2:00 für beide: der Schiedsrichter gibt mehr Zeit, mit einem Grund, wenn es einen gibt.
    [take] abziehen 2:00 von weiß: der Schiedsrichter zieht diesem Spieler Zeit ab.
    [penalty] strafe verwarnung für weiß: der Schiedsrichter verwarnt Weiß; jeder Strafe kann eine Begründung folgen. strafe bedenkzeit 2:00 für weiß: der Gegner erhält die Zeit. strafe abziehen 2:00 für weiß: Weiß verliert die Zeit. strafe punkte 1/2 für weiß: Weiß verliert einen halben Punkt. strafe gegnerpunkte 1/2 für weiß: der Gegner erhält einen halben Punkt. strafe verlust für weiß, strafe geldbuße für weiß, strafe rundenausschluss 1 für weiß, strafe ausschluss für weiß: Partieverlust, Geldbuße, Ausschluss von einer Runde, Ausschluss vom Turnier.
    [assistant] assistent schwarz, assistent schwarz keine: der Schiedsrichter sagt, dass ein Spieler von jetzt an einen Assistenten hat oder keinen mehr. Dahinter können, mit Kommas, die Aufgaben stehen wie in den Bedingungen.
    [supervision] aufsicht keine, aufsicht ausreichend: der Schiedsrichter sagt, wie eine Schnell- oder Blitzpartie beaufsichtigt wird.
    [counter] zähler weiß 12, zähler regelwidrig weiß 1: der Schiedsrichter stellt, wie viele Züge dieser Spieler abgeschlossen hat, oder wie viele regelwidrige.
    [both] beide verlieren: der Schiedsrichter erklärt die Partie für beide verloren.
    [note] notiz Licht ausgefallen: der Schiedsrichter lässt das aufzeichnen.
    [time] bedenkzeit 90+30: der Schiedsrichter berichtigt eine falsch eingestellte Bedenkzeit.
    [period] periode weiß 2: der Schiedsrichter stellt, in welcher Zeitperiode dieser Spieler ist.
    [adjourn] abbrechen: die Sitzung ist zu Ende und der Spieler am Zug gibt ab; abbrechen um 4:00:00: so lange dauert die Sitzung.
    [seal] abgeben Sf3: schreibt den Zug für den Umschlag, in Buchstaben oder Braillezeichen; abgeben zug.brf: liest ihn aus dieser Brailledatei (brf oder brl). Er wird weder gezeigt noch gesprochen, bevor der Umschlag geöffnet ist.
    [envelope] umschlag: was auf dem Umschlag steht; umschlag Sonntag zehn Uhr: wann die Partie wieder aufgenommen wird; umschlag verloren: er fehlt.
    [open] öffnen: öffnet den Umschlag; öffnen als Sf3: was der Abgabezug war, wenn er nicht lesbar ist.
    [reopen] wiederaufnehmen: nimmt eine abgebrochene Partie wieder auf.
    [absent] abwesend weiß: dieser Spieler ist nicht da.
    [arrived] eingetroffen weiß: dieser Spieler ist eingetroffen.
    [pieces] figuren, pi, figuren weiß: die eigenen Figuren oder die einer Farbe, ein Satz für jede Art.
    [attacks] angriffe e4, at: was das Feld angreift, nur in freien Partien.
    [help] hilfe, h: die Wörter, die Sie tippen können; hilfe und ein Wort erklärt dieses Wort.
    [board] brett, b: die acht Reihen des eigenen Bretts von der achten abwärts; Großbuchstaben sind weiß, o ist ein leeres Feld.
    [where] wo springer, wo S, w: die Felder solcher Figuren; S fragt nach weißen, s nach schwarzen.
    [what] was e4, wt: was auf dem Feld steht.
    [rank] reihe 4, rk: was auf der Reihe steht.
    [file] linie e, linie Eva, fi: was auf der Linie steht.
    [diagonal] diagonale e4, dg: was auf beiden Diagonalen des Feldes steht.
    [white] weiß, wp: alle weißen Figuren, ein Satz für jede Art. weiß: vor einem Befehl sagt, dass Weiß spricht.
    [black] schwarz, bp: alle schwarzen Figuren, ein Satz für jede Art. schwarz: vor einem Befehl sagt, dass Schwarz spricht.
    [mine] meine, mi: die eigenen Figuren, ein Satz für jede Art.
    [theirs] seine, th: die Figuren des Gegners, ein Satz für jede Art.
    [captured] geschlagen, cp: was auf dem Brett fehlt.
    [walk] gehen, gehen e4, wk: Feld für Feld über das Brett; h geht nach links, j abwärts, k aufwärts, l nach rechts, jedes Feld wird gesagt. Enter sagt das Feld noch einmal; jede andere Taste beendet es.
    [again] nochmal, a: wiederholt, was abgeschnitten wurde, sonst die letzte Ansage.
    [last] letzter, l: der letzte abgeschlossene Zug.
    [earlier] früher, er: der Satz vor dem letzten; noch einmal, der davor.
    [later] später, lt: nach früher wieder der nächste Satz.
    [spell] buchstabiere, sl: der zuletzt angesagte Zug Zeichen für Zeichen.
    [moves] züge, züge 10, m: alle Züge oder die letzten zehn.
    [from] ab 12, fr: die Züge ab Nummer 12.
    [sheet] formular, sh: das eigene Partieformular, wie es geschrieben ist.
    [clock] uhr, t, uhr gegner, uhr beide, uhr weiß 1:00:00 schwarz 1:00:00: die eigene Uhr, die des Gegners, beide; mit Zeiten stellt der Schiedsrichter beide Uhren oder eine.
    [times] zeiten, tm: die Zeit für jeden Zug.
    [number] anzahl, n: wie viele Züge abgeschlossen sind.
    [offer] angebot, o: ob Remis angeboten ist.
    [who] wer, wh: wer spielt und wer blind ist.
    [cases] fälle, cs: jeder offene Fall mit Nummer und Artikel und wer entscheidet; für den Schiedsrichter auch, was jede Entscheidung bewirkt, und die entschiedenen Fälle.
    [look] einsehen: im beaufsichtigten Schnell- und Blitzschach wird dem Spieler am Zug die Mitschrift des Schiedsrichters gezeigt, fünfmal in einer Partie.
    [status] stand, s: wer am Zug ist, was offen ist und worauf die Partie wartet.
    [law] regel D.2.1, lw: wovon der Artikel handelt.
    [laws] regeln, regeln glossar, regeln glossar blitz: die Artikel, die das Programm anwendet; die Begriffe der Regeln in den verfügbaren Sprachen.
    [sign] unterschreiben: ein Spieler unterschreibt das Ergebnis, wenn die Partie beendet ist.
    [repeat] wiederhole e5, r e5, r: der Gegner wiederholt e5, oder den Zug wie angesagt. wiederholen allein sagt die letzte Ansage noch einmal.
    [correct] berichtige e4: berichtigt einen Versprecher, bevor die Uhr gedrückt ist.
    [undo] zurücknehmen, u: nimmt zurück, was angesagt und nicht abgeschlossen ist.
    [touch] berühren e2, heben e2: der Spieler am Zug hat diese Figuren berührt; ein blinder Spieler hat sie aus ihrem Loch genommen.
    [lift] heben e2: ein blinder Spieler hat diese Figur aus ihrem Loch genommen; berühren e5 sagt das von einem sehenden Spieler.
    [press] drücken, p: drückt die laufende Uhr. Eine leere Zeile wiederholt, führt aus, schreibt auf und drückt in einem. drücken mit-zug: von jetzt an drückt jeder Zug mit seiner Ansage die Uhr. drücken getrennt: nicht mehr.
    [execute] ausführen schwarz h6, x: was auf diesem Brett wirklich ausgeführt wurde.
    [record] aufschreiben weiß Sf3: was auf diesem Formular wirklich aufgeschrieben wurde.
    [draw] remis: bietet Remis an.
    [accept] annehmen: nimmt das Remisangebot an.
    [decline] ablehnen: lehnt das Remisangebot ab.
    [resign] aufgeben: der Spieler gibt auf.
    [claim] reklamiere blättchen: das Fallblättchen des Gegners ist gefallen. reklamiere wiederholung, reklamiere fünfzig: Remis durch dieselbe Stellung zum dritten Mal oder durch fünfzig Züge. reklamiere wiederholung g1f3: dasselbe mit diesem Zug, der aufgeschrieben und nicht gespielt wird. reklamiere regelwidrig, reklamiere regelwidrig 21: der letzte Zug des Gegners oder Zug 21 war regelwidrig. reklamiere berührt e2: der Gegner hat diese Figur berührt. reklamiere beidhändig: der Gegner hat mit zwei Händen gezogen. reklamiere aufstellung, reklamiere brett, reklamiere farben, reklamiere uhr: die Figuren waren falsch aufgestellt, das Brett liegt falsch, die Farben sind vertauscht, die Uhr ist falsch eingestellt. reklamiere endspurt, reklamiere endspurt ohne-versuch: Remis in der Endspurtphase; ist kein Schiedsrichter da, mit ohne-schiedsrichter dahinter. { word-claim } { word-silent }: der Gegner hat die Uhr gedrückt, ohne den Zug anzusagen. { word-claim } 11.5: der Gegner verstößt gegen diesen Artikel; Worte dürfen folgen.
    [request] bitte inkrement: bittet in der Endspurtphase um fünf Sekunden je Zug für beide; das ist auch ein Remisangebot.
    [jadoube] jadoube: bei laufender eigener Uhr rücken Sie Figuren nur zurecht; bis zur Ansage eines Zuges verpflichtet eine Berührung zu nichts.
    [arbiter] schiedsrichter: ruft den Schiedsrichter und hält die Uhren an.
    [stop] halt: der Schiedsrichter hält beide Uhren an.
    [go] weiter: der Schiedsrichter startet die Uhr des Spielers am Zug.
    [rule] entscheide annehmen, entscheide ablehnen, entscheide vertagen, entscheide beide, entscheide 2 annehmen: der Schiedsrichter entscheidet den einzigen offenen Fall oder den mit dieser Nummer; beide heißt, dass beide Fallblättchen gefallen sind und niemand weiß, welches zuerst. { word-rule } 1 { word-undo } nimmt die Entscheidung in Fall 1 zurück, bis der nächste Halbzug ausgeführt ist.
    [retrace] zurückgehen, zurückgehen 1, zurückgehen 1..., zurückgehen halbzug 2: zur letzten gemeinsamen Stellung, zur Stellung nach dem 1. Zug von Weiß, nach dem 1. Zug von Schwarz, oder nach zwei Halbzügen.
    [adjust] stellen, stellen schwarz: das Brett steht jetzt wie auf den Formularen.
    [done] fertig: der nächste Schritt, der Ihr Brett oder Formular berichtigt, ist getan.
    [step] schritt: der nächste Schritt, der Ihr Brett oder Formular berichtigt.
    [check] vergleiche, vergleiche schwarz: vergleicht ein Brett mit den Formularen.
    [result] ergebnis 1-0, ergebnis remis: der Schiedsrichter erklärt das Ergebnis; nach dem Ende zeigt ergebnis allein das Ergebnis und die Dateien.
    [calls] zeitansagen 10m 5m 30s, zeitansagen ton 5m, zeitansagen aus: Ansage oder Ton, wenn noch so viel Zeit bleibt, oder keines von beiden. Voreinstellung: aus.
    [lang] sprache en: die Sprache dieser Sätze.
    [cells] zellen 40: von 8 bis 255, die Zellen Ihrer Braillezeile; bei 20 oder weniger werden Züge und Bretter in Zeichen geschrieben.
    [notation] schreibweise wörter, schreibweise zeichen: wie Züge, Bretter und Zeiten geschrieben werden: Springer f3, oder Sf3. Die laute Ansage ändert sich nicht.
    [rate] tempo 200: 100 bis 400 Wörter in der Minute, für die Person, die fragt.
    [volume] lautstärke 80: 0 bis 200, normal ist 100, für die Person, die fragt.
    [faster] schneller: 25 Wörter in der Minute mehr, für die Person, die fragt.
    [slower] langsamer: 25 Wörter in der Minute weniger, für die Person, die fragt.
    [louder] lauter: eine Stufe lauter, für die Person, die fragt.
    [softer] leiser: eine Stufe leiser, für die Person, die fragt.
    [verbosity] ausführlichkeit kurz, ausführlichkeit normal, ausführlichkeit voll: wie viel über einen Zug und in einer Antwort gesagt wird.
    [voice] stimme aus, stimme an, stimme system, stimme eingebaut: ob eine Stimme spricht, und welche.
    [face] ansicht bildschirm, ansicht zeilen, ansicht gemischt: dieselbe Partie in einer anderen Ansicht; gemischt hat Bretter oben und Zeilen darunter.
    [eboard] elektronisches brett, elektronisches brett aus, elektronisches brett an: ob das elektronische Brett antwortet und was darauf anders steht; ab jetzt zählt es nicht, oder wieder. Nennen Sie eine Farbe, wenn beide Bretter elektronisch sind.
    [quiet] ruhe, z: beendet sofort alles Sprechen, wie die Taste Esc; nochmal wiederholt, was abgeschnitten wurde.
    [hear] hören 12, hr 12, hören: spielt die Aufnahme von Halbzug 12 ab; ohne Zahl die letzte.
    [quit] ende, q: verlässt das Programm; die Partie ist gespeichert und kann fortgesetzt werden.
    [am] ich bin schwarz, ich bin weiß, ich bin assistent, ich bin alle: wer an dieser Tastatur sitzt; eine Frage, die niemanden nennt, gilt für diese Person.
    [save] speichern: jeder Zug wird sofort gespeichert; es ist nichts zu tun.
    [pgn] pgn: am Ende wird die Partie als PGN neben die Aufzeichnung geschrieben; annabella export tut es jederzeit.
    [flip] drehen: die Taste F3 dreht die Bretter.
    [settings] einstellungen: der Befehl annabella settings zeigt und ändert in einer Shell die gespeicherten Einstellungen.
    [new] neu: { word-quit } verlässt diese Partie, und annabella beginnt eine andere.
    [next] nächste: in der Übungspartie die nächste Lektion.
    [back] zurück: in der Übungspartie die vorige Lektion. { word-undo } nimmt zurück, was angesagt und nicht abgeschlossen ist.
    [replay] nachspielen, nachspielen 12: geht nach dem Ende die Partie Halbzug für Halbzug durch, oder ab Zug 12; nächste und zurück oder die Pfeiltasten gehen weiter.
    [rematch] revanche: nach dem Ende eine weitere Partie mit vertauschten Farben, zu denselben Bedingungen und mit eigener Aufzeichnung; der Stand wird mitgezählt.
    [print] ausdrucken, ausdrucken brf: schreibt nach dem Ende beide Formulare als PDF oder die Partie in Braille für einen Brailledrucker und sagt, wo es steht.
    [unseat] freigeben weiß: der Schiedsrichter nimmt jemandem den Platz an einem anderen Terminal, damit ihn jemand anders einnehmen kann.
    [report] { word-report } 11.5 { word-white }: der Schiedsrichter meldet Weiß nach diesem Artikel, ein Fall mit seiner Nummer; Worte dürfen folgen. { word-laws } nennt die Artikel.
    [appeal] { word-appeal }, { word-appeal } 2 und Worte: Sie legen Protest gegen die neueste Entscheidung oder die in Fall 2 ein, auch nach dem Ende; er bleibt bei der Aufzeichnung.
   *[other] Zu { $word } gibt es keine Hilfe. hilfe allein nennt alle Wörter.
}
law-summary = { $key ->
    [moves_alternate] Die Spieler ziehen abwechselnd, Weiß zuerst. Ein Spieler ist am Zug, sobald sein Gegner gezogen hat, schon bevor die Uhr gedrückt wird.
    [touch_move] Eine Figur, die zum Ziehen berührt wurde, muss ziehen, eine berührte gegnerische geschlagen werden, wenn das regelgemäß ist; sonst ist der Spieler frei.
    [promotion_choice] Die Umwandlungsfigur ist gewählt, sobald sie das Feld berührt; dann ist die Wahl endgültig.
    [checkmate] Das Matt beendet die Partie sofort, vor jedem Drücken der Uhr, wenn der Zug regelgemäß ausgeführt wurde.
    [resignation] Wer aufgibt, verliert, und die Partie ist sofort beendet.
    [resignation_draws] Wer aufgibt, verliert, und die Partie ist sofort beendet; sie ist remis, wenn der Gegner durch keine Folge regelgemäßer Züge mattsetzen kann.
    [stalemate] Die Partie ist sofort remis, wenn der Spieler am Zug keinen regelgemäßen Zug hat und nicht im Schach steht.
    [dead_position] Die Partie ist sofort remis, wenn kein Spieler durch irgendeine Folge regelgemäßer Züge mattsetzen kann.
    [agreement] Die Spieler können während der Partie Remis vereinbaren.
    [agreement_after_moves] Die Spieler können während der Partie Remis vereinbaren, sobald beide gezogen haben.
    [press] Ein Zug ist abgeschlossen, wenn sein Spieler die Uhr drückt oder der Zug die Partie beendet. Gedrückt werden darf auch noch nach der Antwort des Gegners.
    [help_for_a_disability] Ein Spieler, der die Uhr nicht bedienen kann, darf dafür einen Assistenten haben, dem der Schiedsrichter zustimmt; dieser gleicht die Zeit gerecht aus, aber nie zu Lasten eines Spielers mit Behinderung.
    [default_time] Wer nach Ablauf der Wartezeit eintrifft, verliert, wenn der Schiedsrichter nicht anders entscheidet.
    [flag_fall] Ein Fallblättchen ist gefallen, wenn der Schiedsrichter es sieht oder ein Spieler es zu Recht reklamiert.
    [flag_fall_by_claim] Ein Fallblättchen ist gefallen, wenn der Schiedsrichter es sieht oder ein Spieler es zu Recht reklamiert; im Schnell- und Blitzschach ohne genügend Schiedsrichter zählt nur die Reklamation eines Spielers, dessen eigenes Fallblättchen noch nicht gefallen ist.
    [loss_on_time] Wer die vorgeschriebenen Züge nicht rechtzeitig abschließt, verliert; die Partie ist remis, wenn der Gegner durch keine Folge regelgemäßer Züge mattsetzen kann.
    [both_flags] Sind beide Fallblättchen gefallen und ist nicht festzustellen, welches zuerst fiel, wird weitergespielt, außer in der letzten Zeitperiode; in dieser ist die Partie remis.
    [both_flags_at_the_claim] Im Schnell- und Blitzschach ohne genügend Schiedsrichter: Sind beide Fallblättchen gefallen, wenn eines reklamiert wird, ist die Partie remis.
    [clocks_set_wrongly] Ist die Uhr falsch eingestellt, wird sie angehalten, und der Schiedsrichter berichtigt Einstellung, Zeiten und Zugzähler.
    [interruption] Ein Spieler hält die Uhren nur an, um den Schiedsrichter zu rufen; dieser entscheidet, wann weitergespielt wird.
    [illegal_move] Nach einem abgeschlossenen regelwidrigen Zug wird die Stellung davor wiederhergestellt, und die berührte Figur muss ziehen, wenn sie kann.
    [illegal_move_penalty] Für einen regelwidrigen Zug erhält der Gegner Zeit: { $standard } in der Turnierpartie, { $rapid } im Schnellschach, { $blitz } im Blitzschach. Mit dem regelwidrigen Zug Nummer { $losing } verliert ein Spieler; die Partie ist remis, wenn der Gegner nicht mattsetzen kann.
    [empty_press] Die Uhr zu drücken, ohne gezogen zu haben, ist unzulässig; der Schiedsrichter beurteilt es.
    [empty_press_illegal] Die Uhr zu drücken, ohne gezogen zu haben, gilt als regelwidriger Zug.
    [agreement_by_the_rules] Die Turnierordnung kann verbieten, vor einem bestimmten Zug oder ohne den Schiedsrichter Remis zu vereinbaren.
    [draw_offer] Remis wird angeboten, nachdem gezogen und bevor die Uhr gedrückt ist. Zu anderer Zeit gilt das Angebot auch. Es hat keine Bedingungen, kann nicht zurückgenommen werden und besteht, bis es angenommen, abgelehnt oder durch Berühren einer Figur beantwortet ist.
    [repeated_offers] Unbegründete oder wiederholte Angebote und Anträge stören den Gegner; der Schiedsrichter beurteilt sie.
    [threefold] Der Spieler am Zug kann Remis beantragen, wenn dieselbe Stellung mindestens zum dritten Mal entstehen wird oder gerade entstanden ist. Sie ist dieselbe, wenn derselbe Spieler am Zug ist, dieselben Figuren auf denselben Feldern stehen und Rochaderechte und Schlagen en passant dieselben sind.
    [threefold_intended] Der Spieler schreibt den Zug auf, mit dem die Stellung zum dritten Mal entsteht, erklärt ihn dem Schiedsrichter und führt ihn nicht aus. Das Geschriebene kann nicht geändert werden.
    [threefold_standing] Die Stellung ist gerade zum dritten Mal entstanden, und der Antragsteller ist am Zug.
    [fifty_moves] Der Spieler am Zug kann Remis beantragen, wenn jeder die letzten fünfzig Züge ohne Schlagen und Bauernzug gemacht hat oder mit dem nächsten Zug gemacht haben wird.
    [fifty_moves_intended] Der Spieler schreibt den Zug auf, mit dem die fünfzig Züge voll sind, erklärt ihn dem Schiedsrichter und führt ihn nicht aus. Das Geschriebene kann nicht geändert werden.
    [fifty_moves_standing] Die letzten fünfzig Züge jedes Spielers sind gemacht, und der Antragsteller ist am Zug.
    [claim_after_touch] Wer eine Figur zum Ziehen berührt, verliert für diesen Zug das Recht, Remis zu beantragen.
    [claim] Während ein Remisantrag geprüft wird, stehen die Uhren. Er kann nicht zurückgenommen werden und ist auch ein Remisangebot. Ist er richtig, ist die Partie sofort remis.
    [wrong_claim] Nach einem falschen Antrag erhält der Gegner Zeit: { $standard_claim } in der Turnierpartie, { $rapid_claim } im Schnellschach, { $blitz_claim } im Blitzschach. Der Antragsteller behält seine Zeit, und ein für den Antrag aufgeschriebener Zug muss gespielt werden.
    [fivefold] Die Partie ist ohne Antrag remis, wenn dieselbe Stellung mindestens fünfmal entstanden ist.
    [fivefold_alternate] Die Partie ist ohne Antrag remis, wenn dieselbe Stellung fünfmal nacheinander bei jedem zweiten Zug jedes Spielers entstanden ist.
    [seventy_five_moves] Die Partie ist ohne Antrag remis, wenn jeder die letzten fünfundsiebzig Züge ohne Schlagen und Bauernzug gemacht hat; ein Matt mit dem letzten geht vor.
    [seventy_five_moves_completed] Die Partie ist ohne Antrag remis, wenn jeder die letzten fünfundsiebzig Züge ohne Schlagen und Bauernzug abgeschlossen hat; ein Matt mit dem letzten geht vor.
    [signed_result] Nach der Partie unterschreiben beide Spieler beide Formulare mit dem Ergebnis. Auch ein falsches Ergebnis gilt, wenn der Schiedsrichter nicht anders entscheidet.
    [arbiters_role] Der Schiedsrichter achtet auf die Einhaltung der Regeln und handelt im Interesse des Turniers; was die Regeln nicht regeln, entscheidet er.
    [two_boards] Jeder Spieler darf zwei Bretter verlangen, der sehende ein normales, der blinde ein Blindenbrett. Der Veranstalter darf diese Regeln anpassen.
    [announcement] Züge werden laut angesagt, vom Gegner wiederholt und auf seinem Brett ausgeführt, mit deutschen Namen und Zahlen.
    [blind_touch] Auf dem Brett des blinden Spielers ist eine Figur berührt, wenn sie aus ihrem Loch genommen ist.
    [blind_move_made] Auf dem Brett des blinden Spielers ist ein Zug ausgeführt, wenn die Figur in einem anderen Loch steckt, eine geschlagene vom Brett ist und der Zug angesagt ist.
    [sighted_players_moves] Für Berühren und Ziehen gelten beim sehenden Spieler die gewöhnlichen Regeln.
    [blind_players_clock] Eine Uhr für Blinde ist zulässig.
    [blind_players_record] Der blinde Spieler darf in Braille oder von Hand mitschreiben oder die Züge mit einem Gerät aufnehmen.
    [blind_press] Erst wenn der Zug des blinden Spielers ausgeführt und angesagt ist, darf die Uhr des Gegners gestartet werden.
    [slip_of_the_tongue] Ein Versprecher wird sofort berichtigt, bevor die Uhr des Gegners läuft.
    [boards_differ] Unterscheiden sich die Bretter, werden sie mit beiden Formularen und dem Schiedsrichter berichtigt, wenn nötig vom letzten gemeinsamen Zug an.
    [scoresheets_differ] Unterscheiden sich auch die beiden Formulare, wird bis zu der Stelle zurückgegangen, an der sie übereinstimmen, und der Schiedsrichter stellt die Uhren entsprechend.
    [blind_players_assistant] Der blinde Spieler darf einen Assistenten haben, der für ihn zieht, ansagt, aufschreibt und drückt und Zeiten und Züge nur auf Frage nennt. Remis bietet er nicht an, nimmt es nicht an und beantragt es nicht.
    [sighted_players_assistant] Hat der blinde Spieler keinen Assistenten, darf der sehende einen haben, der nur zieht und ansagt.
    [sighted_players_assistant_deaf] Hat der blinde Spieler keinen Assistenten, darf der sehende einen haben, der nur zieht und ansagt. Gegen einen Gegner, der nicht hört, ist ein Assistent vorgeschrieben.
    [sealing] Endet eine Sitzung, schreibt der Spieler am Zug seinen Zug eindeutig auf, legt beide Partieformulare in einen Umschlag, verschließt ihn und hält erst dann die Uhr an; bis dahin darf er den Zug ändern.
    [opening_the_envelope] Der Umschlag wird erst geöffnet, wenn der Spieler, der antworten muss, anwesend ist; der abgegebene Zug wird auf dem Brett ausgeführt und die Uhr dieses Spielers in Gang gesetzt.
    [sealed_move] Ein Spieler, der einen mehrdeutigen, unverständlichen oder regelwidrigen Zug abgegeben hat, verliert die Partie. Nicht, wenn die Partie schon beendet ist oder der Gegner nicht mattsetzen kann: Dann ist sie remis.
    [late_at_the_resumption] Wer zur Wiederaufnahme nach Ablauf der Wartezeit kommt, verliert, wenn der Schiedsrichter nicht anders entscheidet; 2009 ist das eine Stunde, wenn das Turnier keine andere Zeit hat. Hat der abgegebene Zug die Partie beendet, gilt dieses Ergebnis.
    [envelope_missing] Fehlt der Umschlag, wird die Partie aus der Hängestellung mit den notierten Zeiten fortgesetzt; unbekannte Zeiten stellt der Schiedsrichter ein. Der Spieler, der abgegeben hat, spielt den Zug, den er nach eigener Angabe abgegeben hat. Lässt sich die Stellung nicht feststellen, wird die Partie annulliert und eine neue gespielt.
    [quickplay] In der letzten Zeitperiode kann ein Spieler mit weniger als zwei Minuten Remis beantragen, wenn der Gegner nicht zu gewinnen versucht oder mit normalen Mitteln nicht gewinnen kann. Der Schiedsrichter gibt statt, entscheidet später oder lehnt ab; nach einer Ablehnung erhält der Gegner zwei Minuten.
    [quickplay_without_arbiter] Ist kein Schiedsrichter da, beendet ein Antrag in der Endspurtphase die Partie. Die Schlussstellung wird aufgeschrieben, mit einem vollständigen Formular, wenn der Gegner nicht versuchen soll zu gewinnen; der Gegner prüft beides, und ein dafür benannter Schiedsrichter entscheidet.
    [increment_request] In der Endspurtphase kann der Spieler am Zug um ein Inkrement von fünf Sekunden für beide bitten; das ist auch ein Remisangebot. Wird es abgelehnt und stimmt der Schiedsrichter zu, erhalten es beide und der Gegner zwei Minuten.
    [recorded_in_advance] Ein Zug wird aufgeschrieben, wenn er gemacht ist. Vorher schreibt ihn nur ein Spieler auf, der mit seinem nächsten Zug Remis beantragt oder ihn abgibt.
    [sheets_after_flag] Nach einem Blättchenfall ergänzen Spieler, die nicht mitgeschrieben haben, ihr Formular: beide bei angehaltenen Uhren, einer allein in der eigenen Bedenkzeit und bevor er eine Figur berührt. Ist kein Formular vollständig, wird die Partie unter Aufsicht des Schiedsrichters rekonstruiert.
    [sheets_not_reconstructed] Lassen sich die Formulare nicht ergänzen, ist der nächste Zug der erste der folgenden Zeitperiode, wenn nichts belegt, dass mehr Züge gemacht wurden.
    [bystanders] Wer sonst eine Unregelmäßigkeit sieht, darf nur den Schiedsrichter informieren; auch ein Assistent.
    [warning] Der Schiedsrichter kann einen Spieler verwarnen.
    [time_to_opponent] Der Schiedsrichter kann dem Gegner Zeit geben.
    [time_taken] Der Schiedsrichter kann dem schuldigen Spieler Zeit abziehen.
    [points_to_opponent] Der Schiedsrichter kann die Punkte des Gegners erhöhen, höchstens bis zu den in der Partie möglichen Punkten.
    [points_taken] Der Schiedsrichter kann dem schuldigen Spieler Punkte abziehen.
    [game_declared_lost] Der Schiedsrichter kann die Partie für den schuldigen Spieler verloren erklären und entscheidet über die Punkte des Gegners.
    [expulsion] Ein Spieler kann vom Turnier ausgeschlossen werden.
    [supervision] Die vollen Wettkampfregeln gelten im Schnell- und Blitzschach nur, wenn genügend Schiedsrichter beaufsichtigen: einer für höchstens drei Schnellpartien, einer für jede Blitzpartie.
    [adjusting] Der Spieler am Zug darf Figuren zurechtrücken, wenn er es vorher sagt.
    [touch_in_castling] Wer König und dann Turm berührt, muss damit rochieren, wenn es regelgemäß ist; wer zuerst den Turm berührt, darf in diesem Zug nicht mit ihm rochieren.
    [rook_touched_first] Wer einen Turm und danach den König berührt, darf in diesem Zug nicht mit diesem Turm rochieren; der Turm muss ziehen, wenn er kann.
    [touch_without_move] Kann keine der berührten Figuren ziehen oder geschlagen werden, darf der Spieler jeden regelgemäßen Zug machen.
    [assistant_who_moves] Ein Spieler, der die Figuren nicht ziehen kann, darf dafür einen Assistenten haben, dem der Schiedsrichter zustimmt.
    [right_to_complain] Ein Spieler kann eine Berührung des Gegners nicht mehr reklamieren, sobald er selbst eine Figur zum Ziehen berührt hat.
    [two_hands] Ein Zug wird mit einer Hand ausgeführt; zwei Hände werden bestraft.
    [legal_move] Ein Zug ist regelgemäß, wenn die Figur so ziehen darf und der eigene König nicht angegriffen bleibt.
    [unsupervised_illegal_move] Im Schnellschach ohne genügend Schiedsrichter kann ein Spieler einen regelwidrigen Zug nur reklamieren, bis er seinen nächsten Zug gemacht hat.
    [unsupervised_illegal_move_in_blitz] Im Blitzschach ohne genügend Schiedsrichter kann ein Spieler einen regelwidrigen Zug nur reklamieren, bis er seinen nächsten Zug gemacht hat.
    [wrong_set_up] Eine Partie, deren Anfangsstellung sich als falsch herausstellt, wird annulliert, und eine neue wird gespielt.
    [board_turned] Stellt sich heraus, dass das Schachbrett falsch liegt, geht die Partie weiter, und die Stellung wird auf ein richtig liegendes Brett übertragen.
    [reversed_colors] Eine mit vertauschten Farben begonnene Partie geht weiter, außer der Schiedsrichter entscheidet anders.
    [reversed_colors_new-game] Eine mit vertauschten Farben begonnene Partie wird beendet und eine neue mit den richtigen Farben gespielt, wenn nicht schon beide Spieler zehn Züge gemacht haben; danach geht sie weiter.
    [displaced_pieces] Wer Figuren verschiebt, stellt sie in seiner eigenen Zeit wieder auf; die Uhr darf angehalten und der Schiedsrichter gerufen werden, der den Spieler bestrafen kann.
    [position_reinstated] Stellt sich heraus, dass Figuren verschoben sind, wird die Stellung davor wiederhergestellt; lässt sie sich nicht feststellen, geht die Partie von der letzten feststellbaren Stellung weiter.
    [unsupervised_complaint] Im Schnell- und Blitzschach ohne genügend Schiedsrichter können Aufstellung, Brett und Uhr nicht mehr reklamiert werden, sobald beide Spieler { $complaints } Züge gemacht haben; mit einem falsch stehenden König oder Turm wird dann nicht rochiert.
    [unsupervised_illegal_position] Im Schnell- und Blitzschach ohne genügend Schiedsrichter wartet ein Schiedsrichter, der beide Könige im Schach oder einen Bauern auf der letzten Reihe sieht, bis der nächste Zug abgeschlossen ist; ist die Stellung dann noch regelwidrig, erklärt er die Partie für remis.
    [unsupervised_illegal_position_at_once] Im Schnell- und Blitzschach ohne genügend Schiedsrichter greift ein Schiedsrichter, der beide Könige im Schach oder eine nicht beendete Umwandlung sieht, ein, wenn er kann.
    [looks_at_record] Im beaufsichtigten Schnell- und Blitzschach darf sich der Spieler am Zug die Mitschrift des Schiedsrichters zeigen lassen, fünfmal in einer Partie; öfter stört den Gegner.
    [fine] Der Schiedsrichter kann eine vorher angekündigte Geldbuße verhängen.
    [exclusion] Der Schiedsrichter kann einen Spieler von einer oder mehreren Runden ausschließen.
    [same_hand] Die Uhr wird mit der Hand gedrückt, die den Zug ausgeführt hat; kein Finger bleibt auf dem Knopf oder darüber.
    [handling_the_clock] Mit der Uhr wird richtig umgegangen: Sie wird nicht geschlagen, hochgehoben, umgeworfen oder vor dem Zug gedrückt. Der Schiedsrichter kann den Spieler bestrafen.
    [stopped_without_reason] Wer die Uhren anhält, um den Schiedsrichter zu rufen, braucht einen Grund; der Schiedsrichter beurteilt ihn und kann den Spieler bestrafen.
    [pieces_put_back] Wer Figuren verschiebt, stellt die richtige Stellung in seiner eigenen Zeit wieder her.
    [displacement_penalised] Der Schiedsrichter kann den Spieler bestrafen, der Figuren verschoben hat.
    [recording_duty_ends] Wer in einer Periode weniger als fünf Minuten hat und weniger als 30 Sekunden je Zug dazubekommt, muss bis zum Ende der Periode nicht mitschreiben.
    [disrepute] Die Spieler tun nichts, was dem Ansehen des Schachspiels schadet.
    [leaving_the_playing_area] Kein Spieler verlässt ohne Erlaubnis des Schiedsrichters das Turnierareal, und am Zug auch nicht den Spielbereich.
    [forbidden_during_play] Während der Partie sind Notizen, Rat, andere Bretter, elektronische Geräte und Rauchen außerhalb des Raucherbereichs verboten; der Schiedsrichter kann den Spieler bestrafen.
    [notes_and_advice] Während der Partie benutzt ein Spieler keine Notizen, Quellen oder Ratschläge und analysiert auf keinem anderen Brett.
    [device] Ein Spieler hat kein elektronisches Gerät bei sich, das der Schiedsrichter nicht genehmigt hat; ein solches Gerät verliert die Partie, wenn die Turnierordnung nicht milder ist.
    [finished_players] Wer seine Partie beendet hat, gilt als Zuschauer.
    [persistent_refusal] Wer sich beharrlich weigert, die Regeln einzuhalten, verliert die Partie; über die Punkte des Gegners entscheidet der Schiedsrichter.
    [both_guilty] Weigern sich beide Spieler beharrlich, die Regeln einzuhalten, verlieren beide die Partie.
    [appeal] Ein Spieler darf gegen eine Entscheidung des Schiedsrichters Protest einlegen, wenn die Turnierordnung nichts anderes sagt, auch nach dem Unterschreiben des Ergebnisses.
    [times_determined] Wo die Regeln die Zeiten offenlassen, stellt der Schiedsrichter beide Uhren nach bestem Ermessen oder lässt sie, wie sie sind, und stellt den Zugzähler, wo es nötig ist.
    [pawn_not_replaced] Wer einen Bauern auf die letzte Reihe zieht, die Uhr drückt und ihn nicht ersetzt hat, hat einen regelwidrigen Zug gemacht; der Bauer wird eine Dame seiner Farbe.
    [reply_before_recording] Ein Spieler darf antworten, bevor er den Zug des Gegners aufschreibt; den eigenen Zug schreibt er vor seinem nächsten auf.
    [adjusting_on_own_time] Nur der Spieler, dessen Uhr läuft, darf Figuren zurechtrücken.
    [same_position] Derselbe Spieler ist am Zug, Figuren derselben Art und Farbe stehen auf denselben Feldern, und alle Figuren haben dieselben Zugmöglichkeiten: Ein Schlagen en passant, das einmal möglich war, oder ein seither verlorenes Rochaderecht macht sie zu einer anderen.
   *[other] Zu diesem Artikel gibt es keine Zusammenfassung.
}
law-listed = { $article }, { $title }.
no-such-article = Das Programm wendet keinen Artikel { $article } der FIDE-Regeln { $laws } an. { word-laws } nennt die, die es anwendet.
article-alike = Ist einer von diesen gemeint: { $articles }?
no-such-term = Das Wort { $word } steht nicht im Glossar.
glossary-entry = { $term }: { $others }.

confirm = { $what ->
    [leave] Eine Uhr läuft. Die Partie verlassen? Sie ist gespeichert worden.
    [loses-the-sealed-move] Der Umschlag ist nicht verschlossen: Wenn Sie gehen, ist der Abgabezug verloren und muss noch einmal abgegeben werden. Die Partie verlassen?
    [leaves-the-envelope-open] Der Umschlag ist nicht verschlossen. Die Partie trotzdem verlassen?
    [rematch] Eine weitere Partie mit vertauschten Farben beginnt. Ist das richtig?
    [resign] { $who } gibt auf. Ist das richtig?
    [accept] { $who } { $proposal ->
        [correction] stimmt zu, dass der regelwidrige Zug berichtigt wird
       *[draw] nimmt das Remisangebot an
    }. Ist das richtig?
    [decline] Zweierlei ist vorgeschlagen. { $who } lehnt { $proposal ->
        [correction] die Berichtigung des regelwidrigen Zuges
       *[draw] das Remisangebot
    } ab. Ist das richtig?
    [ruling] Diese Entscheidung beendet oder annulliert die Partie. Ist das richtig?
    [claim] { $who } reklamiert den Blättchenfall. Ist das richtig?
    [draw-claim] { $who } { $claim ->
        [threefold] beantragt Remis: dieselbe Stellung zum dritten Mal
        [fifty] beantragt Remis: fünfzig Züge ohne Schlagen und Bauernzug
        [increment] bittet um ein Inkrement
       *[quickplay] beantragt Remis in der Endspurtphase
    }{ $intended ->
        [yes] , mit dem aufgeschriebenen Zug { $mv }
       *[no] { "" }
    }. Ist das richtig?
    [press] { $who } hat die Uhr ohne Zug gedrückt. Ist das richtig?
    [clock] Weniger als die Hälfte der jetzt angezeigten Zeit bliebe übrig: { $times }. Ist das richtig?
    [take] { $times } ist mehr als die Hälfte der jetzt angezeigten Zeit. Ist das richtig?
    [retrace] Die Partie geht zurück. Ist das richtig?
    [silent] { $who } hat die Uhr gedrückt, ohne den Zug anzusagen. Ist das richtig?
   *[result] Das Ergebnis { $score } wird erklärt. Ist das richtig?
} 1, nein. 2, ja. Tippen Sie eine Zahl.
confirm-times = Die Uhren zeigten danach { $times }; jetzt zeigen sie { $now }.
not-done = Nicht ausgeführt.
only-watching = Sie sehen nur zu: Fragen sind möglich, { word-quit } verlässt das Programm.
only-while-playing = Das geht nur, während eine Partie gespielt wird; hier ändert es nichts.
line-too-long = Das ist zu viel auf einmal: eine Zeile enthält höchstens { $commands } Befehle und { $bytes } Bytes.
not-reached = Nicht ausgeführt: { $text }.
words-that-fit = Mögliche Wörter: { $words }.
seated = An dieser Tastatur: { $who }.
seated-everybody = An dieser Tastatur: alle.
seat-joined = { $who }: Dieser Platz nimmt jetzt an der Partie teil.
seat-joined-watching = Sie sehen dieser Partie zu.
seat-taken = { $who } nimmt jetzt von einem anderen Terminal aus teil.
seat-free = { $who } hat das andere Terminal verlassen.
seat-asked = Jemand anders möchte diesen Platz. Er wird frei, wenn Sie ihn mit { word-quit } verlassen.
seat-asked-arbiter = { $who }: Jemand anders möchte diesen Platz. Der Schiedsrichter vergibt ihn mit { word-unseat }.
seat-waits = Dort sitzt jemand. Diese Person und der Schiedsrichter werden gefragt; das Programm wartet eine Minute. Strg+C beendet es.
seat-watcher-changed = { $change ->
    [taken] Jemand sieht von einem anderen Terminal aus zu.
    [left] Jemand sieht nicht mehr zu.
    [lost] Das Terminal von jemandem, der zusieht, ist ohne Verbindung.
   *[back] Das Terminal von jemandem, der zusieht, ist wieder verbunden.
}
seat-not-here = { $why ->
    [only_at_the_host] Das geschieht dort, wo die Partie läuft, nicht an diesem Platz.
    [only_a_player] Eine Revanche bietet ein Spieler an: { word-rematch }.
    [nobody_sits] Dort sitzt niemand an einem anderen Terminal.
    [another_speaker] { $who }: Dieser Platz spricht für niemand anderen.
   *[host_gone] Das wurde nicht ausgeführt: Zur Partie besteht jetzt keine Verbindung.
}
seat-slow = { $who }: Was von diesem Terminal kommt, trifft mehr als eine Zehntelsekunde verspätet ein: { $ms } Millisekunden.
terminal-is = { $state ->
    [empty] { $who } hat das andere Terminal verlassen; dort sitzt niemand.
    [cut_off] { $who } ist abgeschnitten: Von diesem Terminal kommt nichts.
    [slow] { $who } sitzt an einem anderen Terminal; was von dort kommt, trifft { $ms } Millisekunden verspätet ein.
   *[connected] { $who } sitzt an einem anderen Terminal.
}
seat-sits-there = { $who } sitzt an einem anderen Terminal und sagt das dort.
seat-too-late = Bevor das ankam, ist etwas anderes geschehen; es wurde nicht ausgeführt.
seat-sends-too-much = Von diesem Platz kommt mehr, als sofort beantwortet wird: Er bekommt langsamer Antwort.
seat-host-gone = Die Verbindung zur Partie ist unterbrochen. Dieser Platz wartet und macht von selbst weiter, sobald die Partie weitergeht.
seat-host-silent = Das Programm, bei dem die Partie läuft, antwortet nicht. Der Platz wird trotzdem verlassen.
seat-host-back = Die Verbindung zur Partie besteht wieder.
seat-join-hint = Andere nehmen von einem anderen Terminal aus teil mit { $command }.
seat-sit-hint = { $command } nimmt den Platz von Weiß ein, --as black den von Schwarz, --as arbiter den des Schiedsrichters.
seats-choice = Mehrere Partien bieten Plätze an. Geben Sie die Nummer einer Partie ein.
seat-left = Sie haben diesen Platz verlassen. Die Partie geht ohne ihn weiter.
in-hall = Diese Partie wird als Brett { $board } der Runde { $round } an den Saal gesendet.
not-in-hall = Diese Partie ist nicht im Saal und geht weiter. { $why }
trouble-hall = { $why ->
    [not_an_address] Die Adresse des Servers ist nicht lesbar. Sie sieht so aus: nats://saal.example.
    [not_resolved] Kein Computer mit diesem Namen ist bekannt.
    [credentials] Der Server nimmt diesen Benutzer, dieses Passwort oder diesen Schlüssel nicht an.
    [credentials_file] Die Datei mit den Zugangsdaten ist nicht lesbar.
    [tls] Der Server nimmt keine verschlüsselte Verbindung an, der man vertrauen kann.
    [not_allowed] Der Server erlaubt das diesem Benutzer nicht.
    [no_jet_stream] Der Server bewahrt keine Nachrichten auf. JetStream muss dort eingeschaltet sein.
    [not_kept] Der Server kann nicht aufbewahren, was gesendet wird.
    [other_stream] Ein anderes Programm verwendet auf diesem Server die Namen des Saals.
    [later_version] Was dort liegt, ist von einer späteren Version von Annabella.
    [claimed] Eine andere Partie wird dort als dieses Brett gesendet.
    [differs] Ein anderes Programm sendet dem Saal ein anderes Ende dieser Partie.
    [not_readable] Was als dieses Brett gesendet wurde, ist nicht lesbar.
    [other_board] Die Aufzeichnung, die dort liegt, ist die eines anderen Brettes.
    [same_pair] Ein anderes Brett hat in dieser Runde ein Ergebnis derselben beiden Spieler.
    [gone] Der Saal hatte dieses Brett und hat es nicht mehr.
    [no_record] Die Aufzeichnung der Partie ist nicht lesbar.
    [no_program] Diese Annabella wurde ohne den Saal gebaut. Die Pakete haben ihn; aus dem Quelltext: ./x hall, oder cargo install mit --features hall.
    [program_gone] Der Prozess, der mit dem Saal spricht, hat sich beendet.
   *[not_reached] Der Server antwortet nicht.
}
trouble-hall-needs-board = Der Saal muss wissen, welches Brett das ist: --round 3 --board 12.
hall-row = Runde { $round }, Brett { $board }: { $white } gegen { $black }, { $plies ->
    [one] { $plies } Halbzug
   *[other] { $plies } Halbzüge
}, { $state ->
    [over] beendet, { $result }
    [silent] meldet sich nicht
    [adjourned] Hängepartie
    [differs] die Bretter weichen voneinander ab
    [arbiter] der Schiedsrichter wird gebraucht
    [playing] läuft
   *[stopped] angehalten
}.
hall-row-without-game = Runde { $round }, Brett { $board }: { $state ->
    [missing] { $white } gegen { $black }, noch nichts gesendet
   *[other] keine Partie lesbar
}.
hall-last = Letzter Halbzug: { $mv }.
hall-age = Diese Uhren sind eine Kopie; das Brett hat sich zuletzt vor { $span } gemeldet.
hall-unsaved = Das Brett kann seine Aufzeichnung nicht speichern.
hall-silent = Keine Meldung seit { $span }.
hall-flag-near = { player } hat weniger als eine Minute.
hall-flag-fallen = { player }: Das Blättchen ist gefallen.
hall-seat-lost = { $who }: Die Verbindung ist unterbrochen.
hall-news = Brett { $board }, { $white } gegen { $black }: { $what ->
    [gone] nicht mehr im Saal
    [not_saved] Aufzeichnung prüfen
    [differs] die Bretter weichen voneinander ab
    [arbiter] der Schiedsrichter wird gebraucht
    [flag_fallen] ein Blättchen ist gefallen
    [flag_near] ein Blättchen fällt bald
    [silent] meldet sich nicht
    [adjourned] Hängepartie
    [over] beendet, { $result }
   *[settled] geklärt
}.
hall-news-without-game = Brett { $board }: { $what ->
    [gone] nicht mehr im Saal
    [silent] meldet sich nicht
   *[other] Aufzeichnung prüfen
}.
hall-news-of-many = { $count } Bretter { $what ->
    [gone] sind nicht mehr im Saal
    [not_saved] mit einer Aufzeichnung, die zu prüfen ist
    [differs] weichen voneinander ab
    [arbiter] brauchen den Schiedsrichter
    [flag_fallen] mit einem gefallenen Blättchen
    [flag_near] mit einem Blättchen, das bald fällt
    [silent] melden sich nicht
    [adjourned] mit einer Hängepartie
    [over] sind beendet
   *[settled] sind geklärt
}: { $boards }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
}.
hall-count = { $boards ->
    [0] Keine Bretter
    [one] { $boards } Brett
   *[other] { $boards } Bretter
}: { $needing ->
    [0] keines braucht Sie
    [one] { $needing } braucht Sie
   *[other] { $needing } brauchen Sie
}, { $playing } laufen, { $over } beendet.
hall-not-paired = Die Liste hat in Runde { $round } keine Partie von { $white } gegen { $black }; ihr Ergebnis steht nicht in der Datei.
hall-no-such-board = Kein Brett hat die Nummer { $typed }, und kein Name enthält das.
hall-help = Geben Sie die Nummer eines Brettes oder einen Teil eines Namens ein. Eine leere Zeile nennt die Bretter, die Sie brauchen, alle nennt alle Bretter, fehlend die, an denen das Spiel nicht begonnen hat oder jemand fehlt, wettkämpfe die Mannschaftskämpfe; weg und eine Nummer sagt, dass Sie dorthin unterwegs sind; notiz, eine Nummer und ein Text lässt dieses Brett ihn aufschreiben, mit der PIN seiner Partie; { word-quit } verlässt die Ansicht.
hall-lost = Vom Saal kommt jetzt nichts. { $why }
hall-back = Die Verbindung zum Saal besteht wieder.
hall-waits = Wartet seit { $span }.
hall-no-resumption = Wann und wo die Partie fortgesetzt wird, ist nicht vermerkt.
hall-on-the-way = { $who } ist unterwegs.
hall-way = { $who } ist unterwegs zu Brett { $board }.
hall-no-way = Zu Brett { $board } ist niemand mehr unterwegs.
hall-note = { $fate ->
    [written] Brett { $board } hat die Notiz aufgeschrieben.
    [wrong_pin] Das ist nicht die PIN von Brett { $board }; dort wurde nichts aufgeschrieben.
    [not_secret] An Brett { $board } wurde nichts gesendet: Andere im Netz könnten die PIN lesen. Nehmen Sie tls:// für den Server.
   *[not_taken] Brett { $board } hat die Notiz nicht angenommen: Es antwortet nicht, oder seine Partie hat keine PIN.
}
hall-match = Runde { $round }, Wettkampf { $number }: { $first } { $own }, { $second } { $other }{ $open ->
    [0] .
    [one] ; { $open } Partie ist nicht beendet.
   *[other] ; { $open } Partien sind nicht beendet.
}
hall-empty = Der Saal ist leer: Noch hat kein Brett etwas gesendet.
hall-input-over = Hier kann nichts mehr eingegeben werden; der Saal wird verlassen. annabella hall --once zeigt alle Bretter einmal.
hall-none-of = { $what ->
    [matches] Es sind keine Mannschaftskämpfe bekannt. --pairings nennt die Liste, in der sie stehen.
   *[absent] An jedem Brett hat das Spiel begonnen, und niemand fehlt.
}
hall-not-arrived = { $count ->
    [one] An einem Brett
   *[other] An { $count } Brettern
} hat das Spiel nicht begonnen oder fehlt ein Spieler: { $boards }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
}.
hall-played-twice = Mehrere Bretter haben in Runde { $round } eine Partie von { $white } gegen { $black }: { $boards }. Kein Ergebnis davon steht in der Datei.
hall-other-board = Die Aufzeichnung, die als Brett { $boards } der Runde { $round } gesendet wurde, { $white } gegen { $black }, nennt dieses Brett nicht; ihr Ergebnis steht nicht in der Datei.
hall-nothing = Kein Brett passt.
trouble-seat-not-offered = Die Partie { $file } bietet jetzt keine Plätze an. Sie bietet sie an, wenn sie mit --seats gestartet wird: annabella play --seats oder annabella resume --seats.
trouble-seat-not-opened = Es können keine Plätze angeboten werden: { $why }.
trouble-seat-not-own = Der Ordner { $folder } gehört nicht Ihnen allein, oder jemand anders bietet diese Partie an. Es wurde nichts dorthin gesendet.
trouble-seat-no-ssh = ssh lässt sich nicht starten: { $why }.
trouble-seat-broken = Die Verbindung zur Partie ist unterbrochen.
trouble-seat-not-understood = Was von dort kam, ist keine Partie, die diese Annabella lesen kann.
trouble-seat-ended = { $why ->
    [unseated] Der Schiedsrichter hat diesen Platz für jemand anderen freigegeben.
    [host_left] Die Partie wurde dort verlassen, wo sie läuft.
    [version] Diese Partie läuft unter einer anderen Version von Annabella.
    [not_understood] Was dieser Platz gesendet hat, wurde nicht verstanden.
    [line_too_long] Eine Zeile war zu lang oder kein Text.
    [silent] Dieser Platz hat zu lange nichts gesendet.
    [full] In dieser Partie gibt es keine weiteren Plätze.
    [another_user] Diese Partie gehört einem anderen Benutzer dieses Computers.
    [taken] Dieser Platz ist schon besetzt.
    [no_such_role] Diese Partie hat keinen Assistenten: Ein Assistent gehört zum einzigen blinden Spieler.
    [watching_forbidden] Nach der Turnierordnung ist Zusehen bei dieser Partie nicht erlaubt.
    [pin_needed] Der Platz des Schiedsrichters braucht die PIN.
    [pin_wrong] Das ist nicht die PIN.
    [pin_later] Es gab zu viele falsche PINs. Versuchen Sie es in einer Minute noch einmal.
   *[language] Diese Sprache wird dort nicht gesprochen.
}

## Screen: labels and key help

screen-terms = { $time }, FIDE-Regeln { $laws }
screen-at-the-keys = An der Tastatur: { $who }
screen-anybody-at-the-keys = An der Tastatur: alle
screen-help-key = ? Tasten
screen-side = { $color }: { $name }
screen-side-blind = { $color }: { $name }, blind
screen-side-unnamed-blind = { $color }, blind
screen-points = { $points } { $form ->
    [zero] Punkte
    [half] Punkt
   *[one] Punkt
}
screen-no-room = Für ein Brett ist kein Platz: Es braucht { $needed } Spalten und Zeilen, dieses Fenster hat { $there }.
screen-flag-down = Blättchen gefallen
screen-board-of = Brett von { player }
screen-sign = { $sign ->
    [voice] keine Stimme
    [seats] Plätze { $there }/{ $all }
    [cases] Fälle: { $there }
    [saved] nicht gespeichert
    [hall] nicht in der Halle
   *[pin] PIN
}
screen-pin-needed = Die Worte des Schiedsrichters brauchen die PIN.
screen-captured = Geschlagen: { $pieces }
screen-no-time = ohne Zeitbegrenzung
screen-not-entered = nicht eingegeben
screen-sheet = Formular von { player } ({ $language })
screen-differing = { $squares ->
    [one] Ein Feld ist verschieden.
   *[other] { $squares } Felder sind verschieden.
}
screen-offer-open = Das Remisangebot von { player } ist offen.
screen-period = Zeitperiode { $period }: Weiß { $white }, Schwarz { $black } bis zur Kontrolle.
screen-last-period = Zeitperiode { $period }: alle Züge.
screen-period-of = { player }, Zeitperiode { $period }: { $moves } bis zur Kontrolle.
screen-last-period-of = { player }, Zeitperiode { $period }: alle Züge.
screen-byo-yomi = Byo-yomi-Perioden von { player }: { $times }.
screen-key-name = { $key ->
    [enter] Enter
    [backspace] Rück
    [delete] Entf
    [page-up] Bild ↑
    [page-down] Bild ↓
    [home] Pos1
    [end] Ende
   *[ctrl] Strg
}
screen-key = { $act ->
    [enter] Zeile eingeben; eine leere schließt den Zug ab
    [begin_selection] zum Brett
    [selection] über das Brett gehen
    [press_selection] heben, absetzen
    [drop_selection] Brett verlassen
    [cases] Fälle des Schiedsrichters
    [speaker] wer spricht
    [help] diese Tasten
    [complete] Wort ergänzen
    [boards] welche Bretter
    [turn] von welcher Seite
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
    [copy] PGN kopieren
    [replay_forward] einen Halbzug weiter
    [replay_back] einen Halbzug zurück
    [replay_first] zum Anfang der Partie
    [replay_last] zum Ende der Partie
    [leave_replay] Nachspielen beenden
   *[leave] gehen, später weiter
}
help-heading = { $group ->
    [players] Spieler
    [board] Über das Brett
    [game] Über die Partie
    [arbiter] Der Schiedsrichter
    [program] Das Programm
   *[end] Nach der Partie
}
screen-key-group = { $group ->
    [play] Spielen
    [line] Die Zeile
    [read] Lesen
    [look] Aussehen
   *[program] Das Programm
}
screen-words-title = { word-help } und ein Wort sagt, was es bewirkt.
screen-sheets-differ = Die Formulare weichen ab { $at } voneinander ab.
screen-touched = Berührt: { $list }.
screen-choose-promotion = Umwandlung: Buchstaben der Figur eingeben oder mit Pfeiltasten und Enter wählen.
screen-more-above = ▲ mehr: Bild ↑
screen-more-below = ▼ { $rows } neuere
ask-choice = { $choice ->
    [face-1] Bildschirm
    [face-2] Zeilen
    [face-3] Zeilen und Stimme
    [voice-1] nein
    [voice-2] ja
    [keys-1] Weiß
    [keys-2] Schwarz
    [keys-3] Assistent
    [keys-4] alle
    [resume-1] ja
    [terms-1] spielen
    [blind-1] Weiß
    [blind-2] Schwarz
    [blind-3] beide
    [blind-4] niemand
    [seats-1] nein
   *[heard-1] ja
}
ask-terms-laws = Regeln von { $laws }
ask-terms-sheets = Formulare { $sheets }
screen-watching = Nur zuschauen
screen-match = Wettkampf { $white } : { $black }
screen-replay = Nachspielen: Halbzug { $ply } von { $plies }. ← → Pos1 Ende, Esc beendet.
screen-how-to-begin = Einen Zug tippen; Enter sagt ihn an. ? zeigt die Tasten, hilfe die Wörter.
screen-copy = { $key } kopiert PGN.
screen-page-keys = { $left ->
    [0] Esc: zu
   *[other] ▼ { $left } Bild ↓ · Esc: zu
}
screen-cases-title = Fälle des Schiedsrichters (F9)
watch-played = Die Partie wird wieder gespielt.
trouble-watching-forbidden = Nach der Turnierordnung ist Zusehen bei dieser Partie nicht erlaubt.
watch-not-played = Diese Partie wird gerade nicht gespielt. Die Uhren zeigen die zuletzt aufgezeichneten Zeiten.
watch-deleted = Die Aufzeichnung wurde gelöscht. Gezeigt wird der letzte Stand.
watch-damaged = Die Aufzeichnung ist beschädigt. Gezeigt wird der letzte Stand.
watch-replaced = Die Datei enthält jetzt eine andere Partie. Gezeigt wird der letzte Stand.
screen-first-line = Annabella. Mit Screenreader oder Braillezeile mit --accessible starten.
hall-words-all = alle
hall-words-absent = fehlend
hall-words-matches = wettkämpfe
hall-words-way = weg
hall-words-note = notiz
hall-column = { $column ->
    [board] Brett
    [white] Weiß
    [black] Schwarz
    [clocks] Uhren
    [result] Ergebnis
    [last] Zuletzt
   *[state] Zustand
}
hall-filter = { $filter ->
    [needing] Gezeigt: die Sie brauchen
    [not_arrived] Gezeigt: noch nicht da
    [playing] Gezeigt: laufende
    [over] Gezeigt: beendete
   *[all] Gezeigt: alle
}
hall-keys = Enter: öffnen   Tab: Auswahl   ?: alle Tasten   Strg+C: verlassen
hall-all-keys =
    Enter: öffnet das Brett; Esc schließt es
    Pfeile, Bild auf, Bild ab, Pos1, Ende: wählen ein Brett
    Buchstaben, Ziffern: suchen nach einem Teil eines Namens oder nach der Nummer
    Tab: zeigt alle, die Sie brauchen, noch nicht da, laufende, beendete
    Esc: zeigt wieder alle
    F2: Sie sind zum gewählten Brett unterwegs, oder nicht mehr
    F3: die Mannschaftskämpfe
    F4: eine Notiz, die das gewählte Brett aufschreibt, mit der PIN seiner Partie
    Strg+C: verlässt die Ansicht
    Jede Taste führt zurück.
hall-results = Ergebnisse der Runde { $round }
hall-search = Suche: { $text }
hall-note-typed = Notiz für Brett { $board }: { $text }
hall-state = { $state ->
    [gone] FORT
    [not_saved] AUFZEICHNUNG
    [differs] WEICHT AB
    [arbiter] ENTSCHEIDEN
    [flag_fallen] BLÄTTCHEN
    [flag_near] Zeitnot
    [silent] STILL
    [adjourned] Hängepartie
    [unreadable] AUFZEICHNUNG
    [missing] nicht da
    [playing] läuft
    [over] { $result }
   *[stopped] angehalten
}
recorded-in = Aufgezeichnet in { $file }.
is-recorded = Die Partie wird aufgezeichnet. Beim Verlassen wird ihre Datei genannt.
record-loss = { $why ->
    [deleted] Die Aufzeichnung { $from } wurde gelöscht.
    [folder-gone] Den Ordner der Aufzeichnung { $from } gibt es nicht mehr.
    [replaced] Die Aufzeichnung { $from } wurde durch eine andere Datei ersetzt.
    [shortened] Die Aufzeichnung { $from } wurde gekürzt.
    [lengthened] Ein anderes Programm hat in die Aufzeichnung { $from } geschrieben.
    [no-answer] Die Festplatte von { $from } antwortet nicht mehr.
    [no-room] Für die Aufzeichnung { $from } ist kein Platz mehr.
    [not-synced] Die Festplatte hat die Aufzeichnung { $from } nicht gespeichert: { $detail }.
   *[not-written] Die Aufzeichnung { $from } kann nicht geschrieben werden: { $detail }.
}
trouble-record-moved = { record-loss } Die ganze Partie wird von jetzt an in { $to } aufgezeichnet.
trouble-record-lost = Nicht gespeichert! { record-loss } Die Partie geht weiter; bei jedem Zug wird das Speichern erneut versucht.
trouble-record-late = Noch nicht gespeichert! Die Festplatte antwortet seit zwei Sekunden nicht. Die Partie geht weiter.
trouble-record-copied = Inzwischen wird die ganze Partie auch in { $to } aufgezeichnet.
trouble-record-saved-again = Alles ist wieder gespeichert, in { $to }.
trouble-record-not-locked = Diese Festplatte kann keine Dateien sperren: Achten Sie darauf, dass kein anderes Programm in die Aufzeichnung schreibt.
trouble-record-folder-not-synced = Diese Festplatte bestätigt neue Dateien nicht: Kopieren Sie die Aufzeichnung nach der Partie an einen anderen Ort.
trouble-record-nowhere-at-the-end = Nicht gespeichert! Die Aufzeichnung ist auf keiner Festplatte. Heben Sie die ausgegebenen Züge auf, oder schreiben Sie sie auf.
trouble-record-torn-end = Die letzte Zeile von { $path } ist unvollständig und wird ignoriert.
trouble-record-no-end = Das Ende von { $path } ist nicht gekennzeichnet: Die Partie wird gespielt, wurde unterbrochen, oder es fehlen Zeilen.
trouble-record-unknown-version = Ab Zeile { $line } ist { $path } in Version { $version } der Aufzeichnung geschrieben, die diese Annabella nicht lesen kann; nur die Zeilen davor werden gelesen. Bitte installieren Sie die neueste Annabella.
trouble-record-unknown-kind = Zeile { $line } von { $path } enthält einen Eintrag, den diese Annabella nicht kennt: { $kind }. Nur die Zeilen davor werden gelesen. Bitte installieren Sie die neueste Annabella.
trouble-record-locked-by = Die Partie in { $path } ist in einer anderen Annabella geöffnet, Prozess { $process }; schließen Sie sie dort zuerst.
trouble-record-exists = Die Datei { $path } gibt es schon; sie bleibt unverändert. Wählen Sie einen anderen Namen.
trouble-record-not-a-file = { $path } ist keine gewöhnliche Datei. Wählen Sie den Namen einer neuen Datei.
trouble-record-is-the-record = { $path } ist die Aufzeichnung selbst. Wählen Sie einen anderen Namen.
trouble-record-not-printed = Die Ausgabe konnte nicht ganz geschrieben werden: { $why }.
trouble-record-not-readable = { $path } ist keine Datei, die gelesen werden kann: Es ist ein Ordner, eine Pipe oder ein Gerät.
trouble-record-held = { $path } wird von einem anderen Programm benutzt; schließen Sie die Datei dort zuerst.
trouble-record-too-large = { $path } ist zu groß und wurde nicht gelesen.
games-entry = { $number }: { $white } gegen { $black }, { $begun }. { $plies ->
    [0] Keine Züge.
    [one] Ein Halbzug, { $last }.
   *[other] { $plies } Halbzüge, zuletzt { $last }.
} { $sentence }
games-no-date = ohne Datum
sheet-letters-missing = Der PDF fehlen Zeichen für { $letters }: für jedes steht ein Fragezeichen. Das HTML-Formular, annabella export --to html, hat sie alle.
games-not-begun = Nicht begonnen.
games-unfinished = Unbeendet; { $color ->
    [white] Weiß
   *[black] Schwarz
} ist am Zug.
games-being-played = Wird gerade gespielt.
games-cancelled = Annulliert; an ihrer Stelle wird eine andere gespielt.
games-over = { result-score }, { $text }: { result-reason }.
games-unreadable = { $number }: { $why }
trouble-record-no-game = Es gibt keine solche aufgezeichnete Partie.
trouble-record-no-such-game = Keine aufgezeichnete Partie passt zu { $text }. Der Befehl annabella games nennt alle.
games-removed = { $count ->
    [one] Eine Aufzeichnung einer nie begonnenen Partie wurde
   *[other] { $count } Aufzeichnungen nie begonnener Partien wurden
} entfernt.
import-done = Importiert nach { $file }.
import-possible = Partie { $game }: { $white } gegen { $black }, { $plies }. Sie kann aufgezeichnet werden.
import-counts = { $games } Partien: { $whole } ganz, { $cut } zum Teil, { $refused } abgelehnt.
import-open-end = Die Züge enden mit *. Das Ergebnis { $result } ist das der Kopfzeile Result.
import-letters = Die Züge werden in den Buchstaben dieser Sprache gelesen: { $language }.
import-false-rights = { $fen } gibt Rechte zur Rochade oder zum Schlagen en passant, die diese Stellung nicht haben kann. Sie entfallen.
import-went-on = Die Partie war vor Zug { $at } zu Ende. Sie wird bis dorthin übernommen.
import-broken-off = { $why } Die Züge davor werden aufgezeichnet.
import-progress = { $games } Partien gelesen
unsaved = Nicht gespeichert! Die Aufzeichnung ist zurzeit auf keiner Festplatte.
unsaved-late = Noch nicht gespeichert! Die Festplatte antwortet nicht.
pgn-elsewhere = { $wanted } ist nicht von Annabella und bleibt unverändert; die PGN-Datei ist { $file }.
trouble-record-line-too-long = Diese Zeile ist zu lang; nichts davon wurde ausgeführt. Eine Zeile hat höchstens 10 000 Zeichen.
nothing-played = Es wurde nichts gespielt; es wird keine Aufzeichnung aufbewahrt.
record-words = Schreiben Sie diese englischen Wörter auf beide Formulare; sie belegen diese Aufzeichnung: { $words }.
record-words-adjourned = Für den Umschlag und beide Formulare, die englischen Wörter dieser Aufzeichnung: { $words }.
seat-lost = { $who } ist ohne Verbindung: Von jenem Terminal kommt nichts.
seat-regained = { $who } ist wieder verbunden.
record-left = Hier wurde das Programm verlassen.
record-closed = Hier wurde die Aufzeichnung abgeschlossen.
clocks-after-gap = Vorgeschlagen werden die Uhren ohne die Zeit dazwischen ({ $gap }): Weiß { $white }, Schwarz { $black }. Soll { $color ->
    [white] Weiß
   *[black] Schwarz
} sie tragen: uhr weiß { $white_with } schwarz { $black_with }. Der Schiedsrichter entscheidet.
paper = { $word ->
    [clocks] Uhren
    [move] Zug
    [event] Turnier
    [site] Ort
    [date] Datum
    [round] Runde
    [board] Brett
    [time-control] Bedenkzeit
    [number] Nr.
    [time] Zeit
    [result] Ergebnis
    [record-words] Wörter der Aufzeichnung
    [language] Sprache
    [opening] Eröffnung
   *[time-left] Restzeit
}
scoresheet-of = { $color ->
    [white] Partieformular von Weiß
   *[black] Partieformular von Schwarz
}
scoresheet-moves = Züge { $first } bis { $last }
scoresheet-page = Seite { $page } von { $pages }
scoresheet-signature = { $who ->
    [white] Unterschrift von Weiß
    [black] Unterschrift von Schwarz
   *[arbiter] Unterschrift des Schiedsrichters
}
scoresheet-signed = unterschrieben von { $name }
braille-provisional = Rochade und Umwandlung sind vorläufig geschrieben: Ihre Braillezeichen sind nicht bestätigt.
verify-whole = { $path } ist vollständig: { $lines ->
    [one] eine Zeile, mit allem davor verknüpft
   *[other] { $lines } Zeilen, jede mit allem davor verknüpft
}, und die Aufzeichnung ist abgeschlossen.
verify-open = { $path } ist offen: { $lines ->
    [one] eine Zeile steht da, wie sie geschrieben wurde
   *[other] { $lines } Zeilen stehen da, wie sie geschrieben wurden
}, aber das Ende ist nicht gekennzeichnet. Die Partie wird gespielt, wurde verlassen oder unterbrochen, oder am Ende fehlen Zeilen.
verify-closed-early = { $path } ist abgeschlossen, und jede Zeile steht da, wie sie geschrieben wurde, aber die Partie ist nicht zu Ende.
verify-cut = { $path } ist abgeschnitten: Die Datei endet mitten in Zeile { $line }.
verify-edited = { $path } wurde verändert: Zeile { $line } ist nicht, wie sie geschrieben wurde, oder eine Zeile davor fehlt.
verify-words = Die Wörter bis Zeile { $line }: { $words }.
verify-words-found = Die Wörter auf dem Papier passen zu dieser Aufzeichnung bis Zeile { $line }.
verify-words-not-found = Die Wörter auf dem Papier passen nicht zu dieser Aufzeichnung.
verify-words-changed = Danach { $lines ->
    [one] folgt eine Zeile
   *[other] folgen { $lines } Zeilen
}, und das Ergebnis ist ein anderes: damals { $before }, jetzt { $now }.
key-passphrase = { $notice ->
    [new] Geben Sie ein Kennwort für den neuen Schlüssel ein. Es wird nicht gezeigt. Eine leere Zeile lässt den Schlüssel ohne Kennwort.
    [again] Geben Sie dasselbe Kennwort noch einmal ein.
   *[asked] Geben Sie das Kennwort des Schlüssels ein. Es wird nicht gezeigt.
}
key-made = Der neue Schlüssel ist { $key }. { $secret } ist geheim: Bewahren Sie die Datei dort auf, wo nur Sie sie lesen können. { $public } ist für alle.
trouble-signing-not-a-key = { $path } enthält keinen Schlüssel.
trouble-signing-wrong-passphrase = Das ist nicht das Kennwort dieses Schlüssels. Es wurde nichts unterschrieben.
trouble-signing-passphrases-differ = Die beiden Kennwörter waren nicht gleich. Es wurde kein Schlüssel erzeugt.
trouble-signing-no-passphrase = Es konnte kein Kennwort gelesen werden: { $why }.
trouble-signing-not-made = Dieser Rechner liefert keine Zufallszahlen oder hat zu wenig Speicher. Es wurde nichts erzeugt.
trouble-signing-not-whole = { $path } ist keine vollständige Aufzeichnung: Unterschrieben werden kann nur die Aufzeichnung einer beendeten Partie, die verlassen wurde. annabella verify sagt mehr.
record-signed = { $path } ist mit dem Schlüssel { $key } unterschrieben. Die Unterschrift ist { $signature }.
signature-none = Daneben liegt keine Unterschrift.
signature-by = Sie ist mit dem Schlüssel { $key } unterschrieben. Der Schiedsrichter weiß, wessen Schlüssel das ist.
signature-by-the-one-asked = Sie ist mit dem Schlüssel { $key } unterschrieben, den Sie angegeben haben.
signature-by-another = Sie ist mit dem Schlüssel { $key } unterschrieben; das ist nicht der, den Sie angegeben haben.
signature-unchecked = Die Unterschrift daneben enthält ihren Schlüssel nicht; seine Nummer ist { $number }. Geben Sie den öffentlichen Schlüssel mit --key an, um sie zu prüfen.
signature-wrong = Die Unterschrift daneben gehört nicht zu dieser Aufzeichnung, wie sie jetzt ist.
repaired = { $path } enthält { $lines ->
    [one] die erste Zeile
   *[other] die ersten { $lines } Zeilen
}. Zeile { $line } ist beschädigt; sie und was folgt, zusammen { $left ->
    [one] eine Zeile
   *[other] { $left } Zeilen
}, fehlen darin. Die beschädigte Datei wurde nicht verändert.
repaired-torn = { $path } enthält { $lines ->
    [one] die eine ganze Zeile
   *[other] alle { $lines } ganzen Zeilen
}; die unvollständige letzte fehlt darin. Die beschädigte Datei wurde nicht verändert.
repaired-whole = Nichts war beschädigt; { $path } ist eine Kopie von { $lines ->
    [one] einer Zeile
   *[other] { $lines } Zeilen
}.
lines-not-understood = { $lines ->
    [one] Eine Zeile ist unversehrt, aber eine andere Version von Annabella hat sie geschrieben, und diese versteht sie nicht.
   *[other] { $lines } Zeilen sind unversehrt, aber eine andere Version von Annabella hat sie geschrieben, und diese versteht sie nicht.
}

## Command line: Hilfeseiten, wie ein Befehl aufgerufen wird

usage-options = OPTIONEN
usage-command = BEFEHL
usage-of-command = Aufruf: { $usage }; mehr sagt annabella { $command } --help.
usage-of-all = annabella --help nennt die Befehle, annabella play --help die Optionen einer Partie.
help-page-about = Schach am Brett zwischen einem blinden oder sehbehinderten und einem sehenden Spieler. Annabella sagt die Züge an, misst die Zeit, führt die Formulare und achtet auf die Bretter.
help-page-more = annabella allein stellt einige Fragen und beginnt eine Partie. annabella help BEFEHL zeigt die Optionen eines Befehls, annabella help WORT, was ein Wort bewirkt, das in einer Partie eingegeben wird.
help-page-heading = { $part ->
    [play] Spielen
    [look-back] Zurückblicken
    [trust] Vertrauen
    [devices] Stimme und Bretter
    [laws] Regeln und Turniere
    [program] Programm
    [game] Partie
    [record] Aufzeichnung
    [interface] Bedienung
    [screen] Bildschirm
    [sound] Ton
    [arguments] Argumente
    [options] Optionen
    [examples] Beispiele
    [usage] Aufruf
    [name] Name
    [synopsis] Übersicht
    [description] Beschreibung
    [commands] Befehle
    [files] Dateien
    [environment] Umgebung
    [exit-status] Rückgabewert
   *[see-also] Siehe auch
}
help-page-file = { $file ->
    [games] Die Aufzeichnungen der Partien und ihre PGN, sofern --journal keine andere Datei nennt.
    [settings] Was für die nächste Partie gemerkt ist.
    [index] Die Liste der Partien; sie darf jederzeit gelöscht werden.
   *[spare] Wo eine Aufzeichnung weitergeht, wenn ihre Datei während der Partie verloren geht, sofern --spare keinen anderen Ordner nennt.
}
help-page-variable = { $variable ->
    [accessible] Mit 1 erscheint die Partie in einfachen Zeilen, wie mit --accessible.
    [no-color] Ist sie gesetzt, hat der Bildschirm keine Farben.
    [language] Die Sprache der Oberfläche, sofern --lang oder die Einstellungen keine nennen.
    [term] Die Art des Terminals. Mit dumb erscheint die Partie in einfachen Zeilen, mit linux sind die Figuren Buchstaben.
   *[folders] Die Ordner anstelle von ~/.local/share, ~/.config, ~/.cache und ~/.local/state.
}
exit-code = { $command ->
    [verify] Rückgabewert 0: die Aufzeichnung ist vollständig und abgeschlossen, 1: sie wurde verändert oder gekürzt, 2: die Partie ist noch offen.
    [compare] Rückgabewert 0: die Formulare stimmen überein, 1: sie weichen voneinander ab oder auf einem fehlen Halbzüge, 2: sie sind nicht lesbar.
    [can-mate] Rückgabewert 0: entschieden, 1: nicht bestimmt, 2: ein Diagramm ist nicht lesbar.
    [boards] Rückgabewert 0: ein Brett antwortet, 1: keines antwortet, 2: ein Anschluss lässt sich nicht öffnen.
   *[other] Rückgabewert 0: erledigt, 1: fehlgeschlagen, 2: die Befehlszeile oder eine Datei ist falsch. Die Standardfehlerausgabe nennt den Grund.
}

## Words: what can be typed, besides the English words that always work

# What begins a line.
word-begin = beginn, beginnen
word-announce = ansage, ansagen
word-repeat = wiederhole, wiederholen
word-correct = berichtige, berichtigen
word-press = drücken, drücke
word-undo = zurücknehmen, nimm zurück, rückgängig
word-touch = berühren, berührt, berühre
word-lift = heben, hebe
word-execute = ausführen, führe aus
word-record = aufschreiben, schreibe auf
word-strike = streichen, streiche
word-check = vergleiche, vergleichen
word-board = brett, stellung
word-eboard = elektronisches brett, ebrett
word-draw = remis, remis-anbieten, remis anbieten, biete remis
word-accept = annehmen, nimm an, ich nehme an
word-decline = ablehnen, lehne ab, ich lehne ab
word-resign = aufgeben, gib auf, gebe auf, ich gebe auf
word-claim = reklamiere, reklamieren
word-report = melden
word-appeal = protest
word-request = bitte, erbitte
word-arbiter = schiedsrichter, der schiedsrichter, die schiedsrichterin
word-stop = halt, pause, anhalten, halte an
word-go = weiter, weiterspielen
word-clock = uhr, uhren, zeit, wie viel zeit, restzeit
word-add = gib, geben
word-take = abziehen, ziehe ab
word-penalty = strafe
word-supervision = aufsicht, beaufsichtigung
word-jadoube = ich stelle zurecht, zurechtrücken, jadoube
word-counter = zähler
word-time = bedenkzeit
word-period = periode
word-absent = abwesend
word-arrived = eingetroffen
word-rule = entscheide, entscheiden
word-retrace = zurückgehen, gehe zurück
word-adjust = stellen, stelle
word-done = fertig, erledigt, getan
word-step = schritt, nächster schritt
word-result = ergebnis
word-both = beide
word-note = notiz
word-adjourn = abbrechen, brich ab
word-seal = abgeben, gib ab
word-envelope = umschlag
word-open = öffnen, öffne
word-reopen = wiederaufnehmen, nimm wieder auf
word-again = nochmal, noch einmal, nochmals
word-last = letzter, letzter zug, letzte zug, letzten zug, zuletzt, voriger zug
word-moves = züge
word-number = anzahl
word-times = zeiten
word-calls = zeitansagen
word-status = stand, status, wer ist dran, wer ist am zug, wo bin ich, am zug, wer zieht, bin ich dran, bin ich am zug, wer hat gewonnen, wie steht es, wie ist das ergebnis
word-cases = fälle, fall
word-look = einsehen, einsicht, sieh ein
word-help = hilfe, was kann ich tun, was kann ich eingeben
word-white = weiß, weiße, weißer, weißen
word-black = schwarz, schwarze, schwarzer, schwarzen
word-pieces = figuren
word-mine = meine
word-theirs = seine
word-where = wo
word-what = was, welche figur, was für eine figur, feld
word-rank = reihe
word-file = linie
word-diagonal = diagonale
word-captured = geschlagen, material, geschlagene figuren
word-walk = gehen, gehe
word-attacks = angriffe
word-earlier = früher
word-later = später
word-from = ab
word-offer = angebot
word-who = wer, wer spielt
word-sheet = formular, partieformular, mitschrift
word-spell = buchstabiere, buchstabieren
word-law = regel
word-laws = regeln
word-sign = unterschreiben, unterschreibe
word-lang = sprache
word-cells = zellen
word-verbosity = ausführlichkeit
word-notation = schreibweise
word-rate = tempo
word-volume = lautstärke
word-faster = schneller
word-slower = langsamer
word-louder = lauter
word-softer = leiser
word-quiet = ruhe
word-hear = hören, höre
word-voice = stimme
word-face = ansicht
word-am = ich bin
word-quit = ende, beenden, beende, verlassen
word-save = speichern, speichere
word-pgn = pgn
word-flip = drehen, drehe
word-settings = einstellungen
word-new = neu, neue partie
word-next = nächste, nächster zug, vorwärts, überspringen
word-back = zurück
word-replay = nachspielen, partie nachspielen
word-rematch = revanche, noch eine partie
word-print = ausdrucken
word-unseat = freigeben

# What only follows another word.
word-white-assistant = assistent von weiß
word-black-assistant = assistent von schwarz
word-assistant = assistent, assistentin
word-everybody = alle
word-flag = blättchen, fallblättchen
word-threefold = wiederholung, stellungswiederholung, dreimalige stellungswiederholung, dreifach
word-fifty = fünfzig, fünfzig züge
word-quickplay = endspurt, endspurtphase
word-no-effort = ohne-versuch, ohne versuch
word-no-arbiter = ohne-schiedsrichter, ohne schiedsrichter
word-increment = inkrement
word-glossary = glossar
word-reject = ablehnen
word-postpone = vertagen, verschieben
word-lose = verlieren
word-two-hands = beidhändig
word-silent = stumm
word-warning = verwarnung
word-points = punkte
word-opponent-points = gegnerpunkte
word-loss = verlust
word-fine = geldbuße
word-exclusion = rundenausschluss
word-expulsion = ausschluss
word-setup = aufstellung, anfangsstellung
word-colours = farben
word-adequate = ausreichend
word-none = ohne, keine, keiner
word-illegal = regelwidrig, regelwidrige
word-ply = halbzug
word-tone = ton
word-to = für, nach
word-of = von
word-on = an, ein, ja, auf, automatisch
word-off = aus, nein
word-own = eigene, meine
word-opponent = gegner
word-king = könig, könige
word-queen = dame, damen
word-rook = turm, türme
word-bishop = läufer
word-knight = springer
word-pawn = bauer, bauern
word-takes = schlägt, nimmt
word-en-passant = en passant, im Vorbeigehen
word-castle = rochade, rochiere, rochieren
word-kingside = kurze, kleine, klein
word-queenside = lange, große, lang, groß
word-brief = kurz
word-normal = normal
word-full = voll
word-screen = bildschirm
word-lines = zeilen
word-hybrid = gemischt
word-system = system
word-embedded = eingebaut, eingebaute
word-lost = verloren
word-at = um
word-as = als
word-words = wörter, worte
word-signs = zeichen
word-with-move = mit-zug, mit zug
saying-score = 1-0, 0-1
saying-time = wie spät ist es, uhrzeit
saying-flag = fallblättchen, blättchen, blättchen gefallen, zeit abgelaufen, zeit um
saying-referee = turnierleiter, schiri
saying-illegal = regelwidrig, illegaler zug, regelwidriger zug, unmöglicher zug
saying-mate = matt, schachmatt, schach, patt
saying-in-check = stehe ich im schach, bin ich im schach, wer steht im schach, ist es schach, steht der könig im schach, im schach
saying-fen = fen
saying-version = version
saying-looks = farben, dunkel, hell, größer
saying-mouse = maus
saying-hint = tipp, hinweis, bester zug, bewertung, analyse
saying-pin = pin
saying-descriptive = beschreibend
word-separately = getrennt
word-brf = brf, braille
word-small = ist, sind, war, der, die, das, den, dem, mein, meine, meinen, meiner, steht, stehen, auf, im, in, es, ich, hat, habe, noch, mir, bitte, welche, welcher, welches, wie, gerade, jetzt, zeig, zeige, sag, gibt, denn
word-hear-again = das, noch, mal, einmal, nochmal, zug, letzten, ansage, langsam, laut, was, gesagt, wurde, es

# How a question is answered.
reply-yes = ja, j
reply-no = nein, n
