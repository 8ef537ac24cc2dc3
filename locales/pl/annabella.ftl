### Annabella po polsku. Jeden plik: mowa, komunikaty, ekran, wiersz poleceń, słowa.
### Terminy Polskiego Związku Szachowego: posunięcie, półposunięcie, bierka, zapis, sędzia, być na posunięciu.

## Speech: how players, pieces, squares, moves and times are said

player = { $color ->
    [white] Białe
   *[black] Czarne
}
opponent = { $color ->
    [white] Czarne
   *[black] Białe
}
player-inside = { $color ->
    [white] białe
   *[black] czarne
}
player-gen = { $color ->
    [white] białych
   *[black] czarnych
}
player-dat = { $color ->
    [white] białym
   *[black] czarnym
}
opponent-inside = { $color ->
    [white] czarne
   *[black] białe
}
opponent-gen = { $color ->
    [white] czarnych
   *[black] białych
}
actor = { $who ->
    [white] Białe
    [black] Czarne
    [white_assistant] Asystent białych
    [black_assistant] Asystent czarnych
    [arbiter] Sędzia
   *[program] Program
}
piece = { $role ->
    [rook] { $color ->
        [white] biała
       *[black] czarna
    } { role }
   *[other] { $color ->
        [white] biały
       *[black] czarny
    } { role }
}
piece-acc = { $role ->
    [rook] { $color ->
        [white] białą
       *[black] czarną
    } { role-acc }
   *[other] { $color ->
        [white] białego
       *[black] czarnego
    } { role-acc }
}
piece-gen = { $role ->
    [rook] { $color ->
        [white] białej
       *[black] czarnej
    } { role-gen }
   *[other] { $color ->
        [white] białego
       *[black] czarnego
    } { role-gen }
}
role = { $role ->
    [king] król
    [queen] hetman
    [rook] wieża
    [bishop] goniec
    [knight] skoczek
   *[pawn] pion
}
role-acc = { $role ->
    [king] króla
    [queen] hetmana
    [rook] wieżę
    [bishop] gońca
    [knight] skoczka
   *[pawn] piona
}
role-gen = { $role ->
    [king] króla
    [queen] hetmana
    [rook] wieży
    [bishop] gońca
    [knight] skoczka
   *[pawn] piona
}
counted-pieces = { $count ->
    [one] { role }
    [few] { $count } { $role ->
        [king] króle
        [queen] hetmany
        [rook] wieże
        [bishop] gońce
        [knight] skoczki
       *[pawn] piony
    }
   *[many] { $count } { $role ->
        [king] króli
        [queen] hetmanów
        [rook] wież
        [bishop] gońców
        [knight] skoczków
       *[pawn] pionów
    }
}
rounds = { $count ->
    [one] jedna runda
    [few] { $count } rundy
   *[many] { $count } rund
}
points-in-words = { $points ->
    [none] zero punktów
    [half] pół punktu
   *[one] jeden punkt
}
position-fault = { $why ->
    [text] nie jest zapisem FEN
    [no-king] brakuje króla
    [many-kings] jedna ze stron ma więcej niż jednego króla
    [pawn-on-last-rank] na pierwszym lub ostatnim rzędzie stoi pion
    [wrong-side-in-check] w szachu jest strona, która nie jest na posunięciu
    [over] partia od razu by się skończyła, matem lub patem
    [dead] partia od razu by się skończyła: żadna strona nie mogłaby zamatować żadnymi posunięciami
   *[otherwise] części pozycji są ze sobą sprzeczne
}
duty = { $duty ->
    [move] wykonywanie posunięć
    [announce] zapowiadanie
    [record] prowadzenie zapisu
    [press] przełączanie zegara
    [ask] pytanie o czas i posunięcia
    [claim] reklamowanie opadnięcia chorągiewki i zgłaszanie dotkniętej bierki
   *[seal] formalności przy odłożeniu partii
}
roles-role = { $kind ->
    [player] zawodnik
    [blind-assistant] asystent zawodnika niewidomego
    [sighted-assistant] asystent zawodnika widzącego
    [arbiter] sędzia
   *[program] program
}
roles-own-side = { $who } w imieniu własnej strony
nothing = nic
empty = puste
sheet-language = { $code ->
    [de] niemiecki
    [es] hiszpański
    [fr] francuski
    [it] włoski
    [pt] portugalski
    [nl] niderlandzki
    [ca] kataloński
    [gl] galicyjski
    [ro] rumuński
    [da] duński
    [no] norweski
    [sv] szwedzki
    [is] islandzki
    [fi] fiński
    [et] estoński
    [pl] polski
    [cs] czeski
    [sk] słowacki
    [hu] węgierski
    [hr] chorwacki
    [sr] serbski
    [sl] słoweński
    [ru] rosyjski
    [uk] ukraiński
    [bg] bułgarski
    [el] grecki
    [tr] turecki
    [fig] figurki
   *[en] angielski
}
half-moves = { $plies ->
    [one] 1 półposunięcie
    [few] { $plies } półposunięcia
   *[many] { $plies } półposunięć
}
half-moves-loc = { $plies ->
    [one] 1 półposunięciu
   *[many] { $plies } półposunięciach
}
move-announced-move-first = { $mv }. { player }: { $words }.
move-announced-in-words = { player }: { $words }.
move-announced = { player }: { $words }. { $mv }.
again = Jeszcze raz: { $sentence }
again-times = Jeszcze raz, { $times }: { $sentence }
announcement-corrected = Poprawka. { $sentence }
piece-on-square = { piece } na { $square }
square-holds = { $square } { $piece }
square-empty = { $square } puste
board-difference = { $square }: na szachownicy białych { $white }, na szachownicy czarnych { $black }
ply-start = początku partii
nothing-more = nic więcej
board-difference-both = { $square }: na obu szachownicach { $piece }
clocks-unchanged = bez zmian
clocks-as-then = białe { $white }, licznik { $white_moves }; czarne { $black }, licznik { $black_moves }
check-square = { $square }: jest { $stands }, ma być { $should }
do-turn-round = obrócić całą szachownicę
do-lift = zdjąć { piece-acc } z { $square }
do-move = przestawić { piece-acc } z { $from } na { $to }
do-place = postawić { piece-acc } na { $square }
cause-behind = { $plies ->
    [one] nie wykonano ostatniego półposunięcia
   *[many] nie wykonano ostatnich { $plies } półposunięć
}
cause-not-executed = nie wykonano { $mv }
cause-unrecorded = wykonano { $moves }, czego nie ma w żadnym zapisie
cause-executed-as = { $mv } wykonano jako { $from } { $to }
cause-wrong-promotion = { $mv } wykonano z promocją na { role-acc }
cause-castled-to = { $side ->
    [king] { $mv } wykonano jako krótką roszadę
   *[queen] { $mv } wykonano jako długą roszadę
}
cause-rook-forgotten = { $mv } wykonano bez przestawienia wieży
cause-en-passant-left = { $mv } wykonano, ale pion na { $square } pozostał na szachownicy
cause-turned = { $how ->
    [half] cała szachownica jest obrócona o 180 stopni
    [quarter] cała szachownica jest obrócona o 90 stopni
    [files] szachownica jest odbita jak w lustrze: zamienione są kolumny a i h
   *[ranks] szachownica jest odbita jak w lustrze: zamienione są rzędy pierwszy i ósmy
}
cause-colors-exchanged = białe i czarne bierki są zamienione
cause-knocked-over = prawdopodobnie przewróciło się kilka bierek{ $squares ->
    [none] { "" }
   *[other] : { $squares }
}
cause-set-up-wrongly = zamieniły się miejscami bierki, które nigdy nie były ruszane{ $squares ->
    [none] { "" }
   *[other] : { $squares }
}
cause-displaced = { piece } stoi na { $stands }, a ma stać na { $should }
cause-wrong-piece = { $square }: jest { $stands }, ma być { $should }
cause-missing = brakuje { piece-gen } na { $square }
cause-extra = zbędna bierka na { $square }: { piece }
on-sheet-of = w zapisie { player-gen }
on-sheet-named = w zapisie { $sheet }
moves-and = { $moves } i { $last }
slip-missing = { $moves } { $count ->
   *[many] opuszczono
} { $on }
slip-repeated = { $entries } { $count ->
   *[many] zapisano dwukrotnie
} { $on }
slip-surplus = { $entry } { $on } to zbędny wpis
slip-exchanged = { $one } i { $other } zapisano { $on } w odwrotnej kolejności
slip-castling = { $entry } { $on } to roszada w niewłaściwą stronę; powinno być { $mv }
slip-letters = { $entry } { $on } to { $mv } literami innego języka ({ $language })
slip-wrong = { $entry } { $on } zapisano zamiast { $mv }
slip-either = { $one } { $on } albo { $other } { $there }{ $later ->
    [no] { "" }
   *[yes] , a wszystko dalej pasuje do obu wersji
}
slip-open = { $entries }: nie wiadomo, które półposunięcie wykonano{ $later ->
    [no] { "" }
   *[yes] , a wszystko późniejsze pasuje do kilku
}
slip-either-order = { $one } i { $other } są w drugim zapisie w odwrotnej kolejności{ $later ->
    [no] { "" }
   *[yes] , a wszystko dalej pasuje do obu wersji
}
stroke-correct = poprawić { $from } na { $to }
stroke-write-in = dopisać { $moves } po { $last }
stroke-strike = skreślić { $entry }, półposunięcie { $ply }
stroke-exchange = zamienić { $one } i { $other }
stroke-strike-rest = skreślić wszystko od { $from }
slips-of-two-games = Oba zapisy mają niewiele wspólnego: mogą pochodzić z dwóch różnych partii.
slips-agreed = { $slips }; { $how ->
    [with-it] z tym wpisem oba zapisy zgadzają się do { $last }.
    [with-them] z tymi wpisami oba zapisy zgadzają się do { $last }.
   *[corrected] po poprawieniu oba zapisy zgadzają się do { $last }.
}
hours = { $count ->
    [one] 1 godzina
    [few] { $count } godziny
   *[many] { $count } godzin
}
minutes = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
   *[many] { $count } minut
}
seconds = { $count ->
    [one] 1 sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
}
duration-before = { $before }, { $last }
duration = { $before } i { $last }
half-points = { $whole ->
    [0] pół
   *[other] { $whole } i pół
}
time-of = { $player }: { $time }
time-then = potem { $period }
time-with = { $period } oraz { $bonus }
time-none = bez zegara
time-moves = { $moves ->
    [one] na 1 posunięcie { $time }
    [few] na { $moves } posunięcia { $time }
   *[many] na { $moves } posunięć { $time }
}
time-all-moves = na wszystkie posunięcia { $time }
time-cumulative = { $time } dodatku na posunięcie
time-delay = { $time } opóźnienia na posunięcie
time-us-delay = { $time } opóźnienia, zanim zegar zacznie odliczać
time-byo-yomi = byo-yomi, { $times ->
    [one] raz { $time }
   *[many] { $times } razy { $time }
}
time-canadian = { $moves ->
    [one] na 1 posunięcie { $time }, wielokrotnie
    [few] na { $moves } posunięcia { $time }, wielokrotnie
   *[many] na { $moves } posunięć { $time }, wielokrotnie
}
time-hourglass = klepsydra, { $time }
time-up = bez limitu, zegary liczą w górę
time-repeats = ostatni etap się powtarza
time-turns-at-zero = następny etap zaczyna się, gdy zegar dojdzie do zera
time-freezes = oba zegary zatrzymują się, gdy jeden dojdzie do zera
time-call = Pozostało: { $left }.
time-calls-on = Czas będzie podawany, gdy pozostanie: { $marks }.
time-calls-tone = Sygnał zabrzmi, gdy pozostanie: { $marks }.
time-calls-off = Czas jest podawany tylko na pytanie.
clock-short = { $color ->
    [white] Białe
   *[black] Czarne
} { $time } { $unit ->
    [hours] godziny
    [minutes] minuty
   *[seconds] sekundy
}{ $runs ->
    [yes] { "" }, idzie
   *[no] { "" }
}.
clock-used-and-left = { $who ->
    [you] Pozostało: { $left }; zużyto: { $used }.
    [white] Białe: pozostało: { $left }; zużyto: { $used }.
   *[black] Czarne: pozostało: { $left }; zużyto: { $used }.
}
clock-used = { $who ->
    [you] Zużyto: { $used }; nie ma limitu.
    [white] Białe: zużyto: { $used }; nie ma limitu.
   *[black] Czarne: zużyto: { $used }; nie ma limitu.
}
clock-entered = { $who ->
    [you] Pozostało według zegara na stole, jak ostatnio wpisano: { $left }.
    [white] Białym pozostało według zegara na stole, jak ostatnio wpisano: { $left }.
   *[black] Czarnym pozostało według zegara na stole, jak ostatnio wpisano: { $left }.
}
clock-not-entered = Czas mierzy zegar na stole; jego wskazań jeszcze nie wpisano.
times-on-the-table = Czas poszczególnych posunięć nie jest znany: mierzy je zegar na stole.
clock-flag = { $who ->
    [you] Własna chorągiewka opadła.
    [white] Opadła chorągiewka białych.
   *[black] Opadła chorągiewka czarnych.
}
clock-byo-yomi = { $times ->
    [one] Ostatni okres byo-yomi.
    [few] Pozostały { $times } okresy byo-yomi.
   *[many] Pozostało { $times } okresów byo-yomi.
}
moves-from-boards = Z szachownicy: { $list }.
moves-completed = { $moves ->
    [0] Brak zakończonych posunięć
    [one] 1 zakończone posunięcie
    [few] { $moves } zakończone posunięcia
   *[many] { $moves } zakończonych posunięć
}
clock-moves = { moves-completed }.
clock-moves-to-control = { moves-completed }, do kontroli czasu { $more }.
report-heading = Raport dla sędziego: { $white } kontra { $black }, { $begun }
report-incidents = { $count ->
    [0] Bez zdarzeń.
   *[other] Zdarzenia, z ostatnim półposunięciem i zegarami białych i czarnych:
}
with-colon = { $label }:
report-line = { $time } { $who }: { $sentence }
report-line-by = { $time } ({ $who }) { $sentence }
report-line-alone = { $time } { $sentence }
report-sensed = { $who }, { $source ->
    [lever] dźwignią zegara
   *[board] z szachownicy
}
report-private = { $time } tylko dla { player-gen }: { $sentence }
both-boards = Obie szachownice:
board-of = Szachownica { player-gen }:
voice-why = { $why ->
    [no-process] Brakuje programu głosowego
    [process-died] Program głosowy nieoczekiwanie się zakończył
    [no-alsa-library] Brakuje biblioteki ALSA (libasound.so.2, w pakiecie libasound2)
    [process-frozen] Program głosowy nie odpowiada
    [process-flooded] Program głosowy wysłał zbyt wiele danych
    [no-library] Brakuje biblioteki espeak-ng
    [no-system-voice] Nie ma głosu systemowego
    [no-reader] Żaden czytnik ekranu nie przyjmuje tu zdań
    [system-broken] Głos systemowy odrzucił zdanie
    [system-silent] Głos systemowy milczy
    [no-device] Nie ma urządzenia dźwiękowego
    [device-busy] Urządzenia dźwiękowego używa inny program
    [device-lost] Urządzenie dźwiękowe zostało odłączone
    [device-of-a-listener] Domyślne urządzenie dźwiękowe to słuchawki zawodnika; głośnik sali wybiera się opcją --device
    [device-frozen] Urządzenie dźwiękowe nie reaguje
   *[other] Głos nie działa
}
result-score = { $score ->
    [score-1-0] Wygrywają białe
    [score-0-1] Wygrywają czarne
    [score-draw] Remis
    [score-both-lose] Obie strony przegrywają
    [score-half-0] Pół punktu dla białych, zero dla czarnych
    [score-0-half] Pół punktu dla czarnych, zero dla białych
   *[other] Wynik
}
result-reason = { $reason ->
    [checkmate] mat
    [resignation] poddanie partii
    [stalemate] pat
    [dead_position] martwa pozycja, żadna strona nie może zamatować
    [agreement] za obopólną zgodą
    [time] opadła chorągiewka
    [both_flags] opadły obie chorągiewki i nie wiadomo, która pierwsza
    [both_flags_at_the_claim] opadły obie chorągiewki
    [threefold] ta sama pozycja po raz trzeci
    [fifty_moves] pięćdziesiąt posunięć bez bicia i posunięcia pionem
    [illegal_moves] nieprawidłowe posunięcia
    [quickplay] szybki finisz
    [fivefold] ta sama pozycja po raz piąty
    [seventy_five_moves] siedemdziesiąt pięć posunięć bez bicia i posunięcia pionem
    [sealed_move] posunięcie z koperty jest niejednoznaczne lub nieprawidłowe
    [forfeit] walkower
    [illegal_position] po kolejnym zakończonym posunięciu nadal oba króle są w szachu albo pion stoi na ostatnim rzędzie
    [not_given] przyczyny nie zapisano
   *[arbiter] decyzja sędziego
}
takes = bije
check = szach
checkmate = mat
castles-kingside = krótka roszada
castles-queenside = długa roszada
guidelines-article = Wytyczne { $number }
article-in-words = artykuł { $number }
castling-rights = { $side ->
    [both] krótka i długa
    [king] krótka
    [queen] długa
   *[none] żadna
}
claim-after = po { $mv }
claim-before-start = przed pierwszym zapisanym posunięciem
law-title = { $key ->
    [moves_alternate] posunięcia na przemian
    [touch_move] dotknięte bierki
    [promotion_choice] wybór bierki przy promocji
    [checkmate] mat
    [resignation] poddanie partii
    [stalemate] pat
    [dead_position] martwa pozycja
    [agreement] remis za obopólną zgodą
    [press] przełączanie zegara
    [help_for_a_disability] asystent do zegara
    [default_time] dopuszczalny czas spóźnienia
    [flag_fall] kiedy chorągiewka opadła
    [loss_on_time] przegrana na czas
    [both_flags] obie chorągiewki opadły
    [both_flags_at_the_claim] obie chorągiewki opadły w chwili reklamacji
    [clocks_set_wrongly] źle ustawiony zegar
    [interruption] zatrzymanie zegarów
    [illegal_move] nieprawidłowe posunięcie
    [illegal_move_penalty] kara za nieprawidłowe posunięcie
    [empty_press] przełączenie zegara bez posunięcia
    [agreement_by_the_rules] remis a regulamin zawodów
    [draw_offer] propozycja remisu
    [repeated_offers] uciążliwe propozycje i reklamacje
    [threefold] trzykrotne powtórzenie pozycji
    [threefold_intended] następne posunięcie powtarza pozycję
    [threefold_standing] ostatnie posunięcie powtórzyło pozycję
    [fifty_moves] pięćdziesiąt posunięć
    [fifty_moves_intended] zamierzone pięćdziesiąte posunięcie
    [fifty_moves_standing] wykonane pięćdziesiąt posunięć
    [claim_after_touch] bez reklamacji po dotknięciu
    [claim] przebieg reklamacji
    [wrong_claim] niesłuszna reklamacja
    [fivefold] pięciokrotne powtórzenie pozycji
    [seventy_five_moves] siedemdziesiąt pięć posunięć
    [signed_result] podpisanie wyniku
    [arbiters_role] rola sędziego
    [two_boards] dwie szachownice
    [announcement] zapowiadanie posunięć
    [blind_touch] kiedy niewidomy dotknął bierki
    [blind_move_made] kiedy posunięcie niewidomego jest wykonane
    [sighted_players_moves] posunięcia zawodnika widzącego
    [blind_players_clock] zegar zawodnika niewidomego
    [blind_players_record] zapis zawodnika niewidomego
    [blind_press] kiedy uruchamia się zegar przeciwnika
    [slip_of_the_tongue] przejęzyczenie
    [boards_differ] różne szachownice
    [scoresheets_differ] różne zapisy
    [blind_players_assistant] asystent zawodnika niewidomego
    [sighted_players_assistant] asystent zawodnika widzącego
    [sealing] zapisanie posunięcia do koperty
    [opening_the_envelope] otwarcie koperty
    [sealed_move] posunięcie z koperty
    [late_at_the_resumption] spóźnienie na wznowienie
    [envelope_missing] brak koperty
    [quickplay] szybki finisz
    [quickplay_without_arbiter] szybki finisz bez sędziego
    [increment_request] prośba o dodatek czasu
    [recorded_in_advance] posunięcie zapisane z góry
    [sheets_after_flag] zapisy po opadnięciu chorągiewki
    [sheets_not_reconstructed] zapisy, których nie można uzupełnić
    [bystanders] nieprawidłowości zauważone przez innych
    [warning] upomnienie
    [time_to_opponent] czas dodany przeciwnikowi
    [time_taken] czas odjęty winnemu
    [points_to_opponent] punkty dodane przeciwnikowi
    [points_taken] punkty odjęte winnemu
    [game_declared_lost] uznanie partii za przegraną
    [expulsion] usunięcie z zawodów
    [supervision] nadzór w szachach szybkich i błyskawicznych
    [adjusting] poprawianie ustawienia bierek
    [touch_in_castling] dotknięcie króla i wieży
    [rook_touched_first] wieża dotknięta przed królem
    [touch_without_move] dotknięte bierki, którymi nie można zagrać
    [assistant_who_moves] asystent wykonujący posunięcia
    [right_to_complain] prawo do reklamowania dotknięcia
    [two_hands] posunięcie obiema rękami
    [legal_move] posunięcia prawidłowe i nieprawidłowe
    [unsupervised_illegal_move] nieprawidłowe posunięcia w szachach szybkich bez nadzoru
    [unsupervised_illegal_move_in_blitz] nieprawidłowe posunięcia w szachach błyskawicznych bez nadzoru
    [wrong_set_up] błędna pozycja początkowa
    [board_turned] źle położona szachownica
    [reversed_colors] odwrócone kolory
    [displaced_pieces] przestawione bierki
    [position_reinstated] przywrócenie pozycji
    [unsupervised_complaint] reklamacje bez nadzoru
    [unsupervised_illegal_position] nieprawidłowa pozycja bez nadzoru
    [looks_at_record] wgląd w zapis sędziego
    [fine] grzywna
    [exclusion] wykluczenie z rund
    [same_hand] przełączanie ręką, która wykonała posunięcie
    [handling_the_clock] obchodzenie się z zegarem
    [stopped_without_reason] zegary zatrzymane bez powodu
    [pieces_put_back] ustawienie przestawionych bierek
    [displacement_penalised] kara za przestawienie bierek
    [recording_duty_ends] koniec obowiązku zapisu
    [disrepute] dobre imię szachów
    [leaving_the_playing_area] opuszczenie strefy gry
    [forbidden_during_play] notatki, porady, urządzenia i palenie
    [notes_and_advice] notatki i porady
    [device] urządzenia elektroniczne
    [finished_players] zawodnicy po partii
    [persistent_refusal] uporczywa odmowa przestrzegania przepisów
    [both_guilty] odmowa obu zawodników
    [appeal] odwołanie
    [times_determined] czas po nieprawidłowości
    [pawn_not_replaced] pion pozostawiony na ostatniej linii
    [reply_before_recording] odpowiedź przed zapisaniem
    [adjusting_on_own_time] poprawianie na własnym czasie
    [same_position] kiedy pozycja jest ta sama
   *[other] bez tytułu
}
law-text = { $article }, { $title }. { $text }
laws-listed = Artykuły Przepisów z { $laws } roku, które stosuje program:
rank-in-words = Rząd { $rank }. { $pieces }
numbered-in-words = { $color ->
    [white] posunięcie { $number }, { $mv }
   *[black] posunięcie { $number } czarnych, { $mv }
}

event-part = { $tag ->
    [Event] Turniej: { $value }
    [Site] miejsce: { $value }
    [Date] data: { $value }
    [Round] runda: { $value }
   *[Board] szachownica: { $value }
}
castling-typed = { $side ->
    [long] 0-0-0
   *[short] 0-0
}
rule-accept = { "orzeknij przyjmij" }
rule-reject = { "orzeknij oddal" }
rule-postpone = { "orzeknij odrocz" }
rule-both = { "orzeknij obie" }

## Notices: what happened, what was refused and what would be right

opened = { $named ->
    [no] Nowa partia.
    [goes-on] { "" }
   *[yes] { $white } gra białymi, { $black } czarnymi.
} Tempo gry: { $time }. Przepisy z { $laws } roku.
record-reopened = Plik partii jest kontynuowany { $plies ->
    [0] od początku
   *[other] po { $last }
}; od ostatniego wpisu minęło: { $gap }. Zegary pokazują ostatnio zapisany czas.
torn = Ostatni wiersz pliku partii był niekompletny i został usunięty; reszta jest nienaruszona.
time-missing = Czas nieobjęty pomiarem: { $gap }. Komputer był uśpiony, program był zatrzymany albo przestawiono zegar komputera. Oba zegary stoją na wcześniejszych wskazaniach; decyduje sędzia ({ $article }).
session-announced = Czas trwania sesji od założenia tego pliku: { $after }.
session-announced-before-play = Czas trwania sesji od rozpoczęcia gry: { $after }.
seal-required = Sesja się skończyła. { player } zapisują posunięcie do koperty.
move-sealed = { player } zapisały posunięcie do koperty i mogą je zmienić, dopóki zegar nie zostanie zatrzymany.
game-adjourned = Partia jest odłożona. { player } zapisały do koperty posunięcie { $number }.
reply-sealed = { player } zapisały odpowiedź do koperty. Idzie zegar { opponent-gen }.
envelope-closed = Koperta jest zamknięta. Otwiera ją tylko jej hasło.
resumption-set = Wznowienie: { $text }.
game-resumed = Partia jest wznowiona od pozycji przed posunięciem z koperty, z czasami z chwili odłożenia.
envelope-opened = Koperta jest otwarta. { player } zapisały { $text }.
envelope-opened-ambiguous = Koperta jest otwarta. { player } zapisały { $text }, co może oznaczać kilka posunięć.
envelope-opened-unreadable = Koperta jest otwarta. { player } zapisały { $text }, czego nie da się odczytać ({ $article }). Sędzia: wpisać { word-result } i wynik, jeśli to nie jest prawidłowe posunięcie, albo otwórz jako i posunięcie.
envelope-lost = Brakuje koperty. { player } podają, jakie posunięcie zapisały. Sędzia: wpisać otwórz jako i to posunięcie.
envelope-players = Koperta: { $white } kontra { $black }.
envelope-sealer = { player } zapisały do koperty posunięcie { $number }.
envelope-position = Pozycja przed nim: { $position }.
envelope-time = { player }: zużyto: { $used }, pozostało: { $left }.
envelope-time-used = { player }: zużyto: { $used }.
envelope-no-resumption = Nie podano, kiedy i gdzie partia zostanie wznowiona. Sędzia: wpisać słowo { word-envelope }, a po nim czas i miejsce.
not-sealed = { $trouble ->
    [no-move] Nie da się tego odczytać jako posunięcia i nie zostało zapisane. Wpisać { word-seal } i posunięcie.
    [empty] W tym tekście brajlowskim nie ma posunięcia. Wpisać { word-seal } i jedno posunięcie, literami lub komórkami brajla.
    [unreadable] Te komórki brajla nie mają postaci posunięcia. Zapisać bierkę, pole i nic więcej, na przykład komórki dla Sf3.
    [several] W tych komórkach brajla jest więcej niż jedno posunięcie. Do koperty zapisuje się tylko jedno.
    [too-long] Ten plik brajlowski jest za długi na jedno posunięcie. Dozwolone są najwyżej 64 kilobajty.
    [not-a-file] To jest folder, potok lub urządzenie. Podać plik brajlowski z jednym posunięciem, z rozszerzeniem brf lub brl.
   *[not-opened] Pliku brajlowskiego nie da się odczytać: { $why }. Podać plik z jednym posunięciem, z rozszerzeniem brf lub brl.
}
sealed-asked = { $is ->
    [known] Zapisane posunięcie: { $text }. Można je zmienić, dopóki zegar nie zostanie zatrzymany.
    [nothing] Nic jeszcze nie zapisano. Wpisać { word-seal } i posunięcie.
   *[hidden] Inni widzą ten terminal: zapisane posunięcie nie jest tu pokazywane. { word-seal } i posunięcie zmieniają je.
}
passphrase = { $notice ->
    [asked] Sędzia: w następnym wierszu wpisać hasło koperty. Nie będzie pokazane.
    [asked-of-the-sealer] Hasło koperty proszę wybrać samodzielnie: bez niego nikt jej nie otworzy. Wpisać je w następnym wierszu; nie będzie pokazane. { word-later } odkłada to, { word-quit } kończy.
    [again] Wpisać to samo hasło jeszcze raz.
    [not-the-same] Hasła nie były takie same albo nic nie wpisano. Wpisać hasło ponownie.
    [too-short] To hasło jest za krótkie. Wpisać hasło z co najmniej sześciu znaków.
    [put-off] Koperta nie jest zamknięta. { word-envelope } ponownie pyta o hasło.
    [to-open] Sędzia: w następnym wierszu wpisać hasło koperty. Nie będzie pokazane. Pusty wiersz pozostawia kopertę zamkniętą.
    [not-opened] Koperta pozostaje zamknięta.
    [wrong] To nie jest hasło tej koperty. Aby spróbować ponownie, wpisać { word-open }; jeśli nikt już nie zna hasła, { word-envelope } { word-lost }.
    [damaged] Koperta w pliku partii jest uszkodzona i nie da się jej otworzyć. Wpisać { word-envelope } { word-lost }, a potem zapisane posunięcie, na przykład { "otwórz jako Sf3" }.
    [foreign] Ta koperta należy do innej partii lub innego posunięcia. Wpisać { word-envelope } { word-lost }, a potem zapisane posunięcie, na przykład { "otwórz jako Sf3" }.
    [not-kept] Zapisane posunięcie nie jest w kopercie i nie zostało zachowane. Po wznowieniu partii trzeba je zapisać ponownie.
   *[not-encrypted] Na tym komputerze nie można zamknąć koperty. Zapisać posunięcie na papierze i wpisać { word-envelope } { word-lost }.
}
pin-set = Odtąd słowa sędziego wymagają kodu PIN. Każdy wiersz o niego pyta.
pin-refused = To nie jest ten kod PIN.
pin-refused-elsewhere = Ktoś przy innym terminalu podał błędny kod PIN.
pin = { $notice ->
    [new] Sędzia: w następnym wierszu wpisać kod PIN tej partii. Ma co najmniej cztery znaki, lepiej sześć, i nie będzie pokazany.
    [again] Wpisać ten sam kod PIN jeszcze raz.
    [not-the-same] Kody PIN nie były takie same. Wpisać kod PIN ponownie.
    [too-short] Kod PIN ma co najmniej cztery znaki. Wpisać kod PIN ponownie.
    [asked] Sędzia: w następnym wierszu wpisać kod PIN. Nie będzie pokazany. Pusty wiersz pozostawia wszystko bez zmian.
    [not-given] Nie wpisano kodu PIN. Niczego nie zrobiono.
    [asked-once-more] Wpisać kod PIN ponownie. Pusty wiersz pozostawia wszystko bez zmian.
    [wait] Zbyt wiele razy podano błędny kod PIN. Następna próba za: { $wait }. Pusty wiersz pozostawia wszystko bez zmian.
    [not-checked] Kodu PIN tego pliku nie da się sprawdzić: wymaga więcej pamięci lub czasu, niż Annabella kiedykolwiek używa. Niczego nie zrobiono.
   *[not-hashed] Ten komputer nie dostarcza liczb losowych. Partia nie ma kodu PIN.
}
chess960-array = Szachy 960, ustawienie { $number }.
chess960-position = Szachy 960, od podanej pozycji.
chess960-rest = Wszystkie inne pola są puste.
play-begun = Gra się rozpoczęła.
clock-pressed = { $color ->
    [white] Białe nacisnęły.
   *[black] Czarne nacisnęły.
}
move-completed-move-first = { $mv } zakończone.
move-completed = { player } zakończyły posunięcie { $mv }.
move-imported = { player }: { $mv }, przejęte z pliku PGN.
pieces-touched = { player } dotknęły: { $list }.
touch-disregarded = { player } zapowiedziały posunięcie, na które nie pozwalają dotknięte bierki ({ $article }).
touch-disregarded-hint = Sędzia: po { "reklamuję dotknięcie" } { $squares } staje się to sprawą do rozstrzygnięcia.
move-repeated = { $who }: posunięcie powtórzono zgodnie z zapowiedzią.
repetition-differed = { $who }: powtórzono { $repeated }, a zapowiedziano { $announced }.
announcement-withdrawn = { $mv } cofnięto.
executed = Na szachownicy { player-gen }: { $what }.
recorded = W zapisie { player-gen }: { $text }.
recorded-unreadable = W zapisie { player-gen }: { $text }. Nie da się tego odczytać jako posunięcia.
recorded-in-advance = Zapisano to przed wykonaniem posunięcia ({ $article }).
recorded-ambiguous = W zapisie { player-gen }: { $text }. Może to oznaczać kilka posunięć.
struck = Zapis { player-gen } jest skreślony od półposunięcia { $ply }.
strike-due = Zapis { player-gen } nie liczy się już od półposunięcia { $ply }; { player-inside } skreślają resztę.
entry-correction-due = W zapisie { player-gen } półposunięcie { $ply } liczy się jako { $to }; { player-inside } poprawiają wpis.
entry-write-in-due = W zapisie { player-gen } półposunięcie { $ply } liczy się jako { $to }; { player-inside } dopisują je.
entry-strike-due = W zapisie { player-gen } wpis przed półposunięciem { $ply } już się nie liczy; { player-inside } skreślają ten wpis.
exchange-due = W zapisie { player-gen } półposunięcia { $ply } i { $other } liczą się jako zamienione; { player-inside } zamieniają je.
entry-corrected = W zapisie { player-gen } półposunięcie { $ply } brzmi teraz { $to }.
entry-struck = W zapisie { player-gen } zbędny wpis przed półposunięciem { $ply } jest skreślony.
sheet-corrected = Zapis { player-gen } jest poprawiony.
draw-offered = { player } proponują remis.
draw-declined = { player } odrzucają propozycję remisu.
offer-open-again = Propozycja remisu { player-gen } znów jest otwarta.
arbiter-called = { $who }: wezwanie sędziego.
clocks-stopped = Oba zegary są zatrzymane.
clocks-started = Idzie zegar { player-gen }.
clocks-set = Zegary są ustawione: białe { $white }, czarne { $black }.
time-added = Na zegarze { player-gen } dodano: { $time }.
time-taken = Na zegarze { player-gen } odjęto: { $time }.
set-on-the-table = Ustawić to na zegarze na stole.
time-controls-set = Tempo gry było źle ustawione. Teraz: { $time }. Zużyty czas pozostaje zaliczony.
period-set = { player } są na etapie { $period }.
player-absent = { player } nie przybyły.
player-arrived = { player } przybyły.
default-time-passed = { player } nie przybyły w dopuszczalnym czasie spóźnienia ({ $time }) i przegrywają, chyba że sędzia zdecyduje inaczej ({ $article }).
counter-set = Sędzia ustawił licznik posunięć { player-gen }.
flag-fell = Opadła chorągiewka { player-gen }.
boards-differed = Szachownice różnią się ({ $article }) na { $count ->
    [one] jednym polu
   *[many] { $count } polach
}{ $more ->
    [0] : { $squares }.
   *[other] : { $squares } i jeszcze { $more }.
}
boards-differed-from-sheets = Obie szachownice są takie same, ale różnią się od zapisów na { $count ->
    [one] jednym polu
   *[many] { $count } polach
}{ $more ->
    [0] : { $squares }.
   *[other] : { $squares } i jeszcze { $more }.
}
illegal-moves-set = Nieprawidłowe posunięcia, które zakończyły { $color ->
    [white] białe
   *[black] czarne
}: { $count }.
board-difference-said = { $difference }.
boards-agreed = Szachownice znów się zgadzają.
half-move-counted = { player } wykonały { $mv } na własnej szachownicy: liczy się jako wykonane tam.
illegal-move-found = Nieprawidłowe posunięcie { player-gen }, numer { $count } ({ $article }): { $mv }.
cases-explain = Wyjaśnienie: { word-cases }.
arbiter-decides = Decyduje sędzia.
illegal-move-found-hint = Sędzia: { rule-accept } przywraca poprzednią pozycję i dodaje { player-dat } czas: { $time }{ $stands ->
    [no] ; posunięciem zbito króla, więc nie może ono pozostać w mocy
    [king] ; pion nie może zostać królem, więc posunięcie nie może pozostać w mocy
   *[yes] ; { rule-reject } pozostawia posunięcie w mocy
}.
illegal-move-found-times = Po { rule-accept } zegary pokażą: białe { $white }, czarne { $black }; czas zużyty na posunięcie się liczy. Przed posunięciem pokazywały: białe { $white_before }, czarne { $black_before }. Inne czasy: { word-clock }.
empty-press-found = { player } przełączyły zegar bez wykonania posunięcia ({ $article }).
illegal-move-number = Nieprawidłowe posunięcie numer { $count }.
empty-press-found-hint = Sędzia: { rule-accept } dodaje { player-dat } czas: { $time }; po { rule-reject } to się nie liczy. Potem { word-go }.
empty-press-found-loses = Sędzia: po { rule-accept } { player-inside } przegrywają partię; po { rule-reject } to się nie liczy.
empty-press-found-left-to-arbiter = Sędzia decyduje, czy nałożyć karę. Potem { word-go }.
case-accepted = Liczy się to jako nieprawidłowe posunięcie { player-gen }.
case-rejected = Sędzia pozostawia to w mocy.
flag-claimed = Reklamacja: opadła chorągiewka { player-gen }.
ruling-postponed = Sędzia rozstrzygnie sprawę { $case } później{ $play ->
    [waits] ; do tego czasu zegary stoją
   *[goes-on] { "" }
}.
ruling-taken-back = Sędzia cofa decyzję w sprawie { $case }: sprawa jest znów otwarta. Szachownice, zapisy i liczniki są takie jak przed nią.
result-signed = { player } podpisują wynik.
offer-improper = Propozycja jest ważna, choć nie złożono jej między posunięciem a przełączeniem zegara ({ $article }).
offer-forbidden = Według regulaminu tych zawodów nie wolno jeszcze proponować remisu bez zgody sędziego ({ $article }).
offer-repeated = To propozycja remisu { player-gen } numer { $count } ({ $article }).
claim-repeated = To niesłuszna reklamacja remisu { player-gen } numer { $count } ({ $article }).
result-taken-back = Wynik cofnięto; gra toczy się dalej.
illegal-move-found-queen-hint = Sędzia: hetman pozostaje; { rule-accept } dodaje { player-dat } czas: { $time }; po { rule-reject } to się nie liczy.
no-clock-hint = Sędzia: ta partia nie ma zegara, więc czasu się nie dodaje; { rule-accept } { $accepted ->
    [back] przywraca pozycję sprzed posunięcia
    [queen] zalicza to jako nieprawidłowe posunięcie, a hetman pozostaje
   *[counts] zalicza to jako nieprawidłowe posunięcie
}; można też dać karę: { word-penalty }. Po { rule-reject } to się nie liczy.
queen-leaves-no-move = { $mated ->
    [yes] Z tym hetmanem { player-inside } dostają mata, ale nie po prawidłowym posunięciu ({ $article }): decyduje sędzia, { "wynik 1-0" } albo { "wynik 1/2-1/2" }.
   *[no] Z tym hetmanem { player-inside } nie mają prawidłowego posunięcia: sędzia ogłasza remis albo decyduje inaczej, { "wynik 1/2-1/2" }.
}
illegal-move-found-loses = Sędzia: { rule-accept } kończy partię, { $outcome ->
    [drawn] remisem, bo przeciwnik nie może zamatować żadną serią prawidłowych posunięć
   *[lost] przegraną { player-gen }
}{ $stands ->
    [no] ; posunięciem zbito króla, więc nie może ono pozostać w mocy
    [king] ; pion nie może zostać królem, więc posunięcie nie może pozostać w mocy
   *[yes] ; { rule-reject } pozostawia posunięcie w mocy
}.
touch-move-ends = { $mv } łamie zasadę dotkniętej bierki i zakończyłoby partię ({ $article }). Sędzia: { rule-accept } cofa posunięcie; po { rule-reject } kończy ono partię.
penalty-given = { $kind ->
    [warning] Sędzia upomina { player-inside } ({ $article }).
    [time] Kara dla { player-gen } ({ $article }): na zegarze { opponent-gen } dodano: { $amount }.
    [take] Kara dla { player-gen } ({ $article }): na zegarze { player-gen } odjęto: { $amount }.
    [points] Kara dla { player-gen } ({ $article }): od ich wyniku odjęto { $amount }.
    [opponent-points] Kara dla { player-gen } ({ $article }): do wyniku { opponent-gen } dodano { $amount }, o ile obie strony razem nie mają przez to więcej, niż daje partia.
    [opponent-points-back] Karę dla { player-gen } cofnięto: do wyniku { opponent-gen } niczego się nie dodaje ({ $article }).
    [points-back] Karę dla { player-gen } cofnięto: od ich wyniku niczego się nie odejmuje ({ $article }).
    [loss-shared] Kara dla { player-gen } ({ $article }): partia jest przegrana, a { opponent-inside } otrzymują { $amount }.
    [loss] Kara dla { player-gen } ({ $article }): partia jest przegrana.
    [fine] Kara dla { player-gen } ({ $article }): grzywna zapowiedziana z góry.
    [exclusion] Kara dla { player-gen } ({ $article }): wykluczenie z gry, { $amount }.
   *[expulsion] Kara dla { player-gen } ({ $article }): usunięcie z zawodów.
}
ruling-explained = Uzasadnienie sędziego w sprawie { $case }: { $text }.
supervision-set = { $adequate ->
    [yes] Nadzór nad tą partią jest dostateczny: nieprawidłowe posunięcia karze się według przepisów turniejowych ({ $article }).
   *[no] Nadzór nad tą partią nie jest dostateczny: nieprawidłowe posunięcie poprawia się tylko do następnego posunięcia przeciwnika ({ $article }).
}
assistant-set = { $has ->
    [no] { player } nie mają już asystenta ({ $article }).
   *[yes] { player } mają asystenta, którego zadania to: { $duties } ({ $article }).
}
two-hands-found = { player } wykonały posunięcie obiema rękami ({ $article }).
complaint-accepted = Sędzia uznaje reklamację w sprawie { $case }.
adjusting-announced = { player } poprawiają ustawienie bierek.
touch-claimed = Reklamacja, że { player-inside } dotknęły: { $list }.
article-reported = { $who } zgłasza: { $color ->
    [nobody] { $about }
   *[other] { player }, { $about }
} ({ $article }).
silent-press-claimed = Zarzut: { player } przełącza zegar bez zapowiedzi posunięcia ({ $announce }, { $press }){ $executed ->
    [yes] ; wykonano w tym czasie: { $mv }
   *[no] { "" }
}.
appeal-made = { player }: odwołanie od { $case ->
    [none] wyniku
   *[other] decyzji w sprawie { $case }
} ({ $article }).
illegal-move-claimed = Reklamacja: posunięcie { player-gen } { $mv } było nieprawidłowe ({ $article }).
correction-proposed = { player } reklamują, że { $mv } było nieprawidłowe. Jest na to za późno, chyba że przeciwnik się zgodzi: { word-accept } wraca do pozycji sprzed niego, { word-decline } pozostawia je w mocy ({ $article }).
correction-agreed = Obie strony się zgadzają: nieprawidłowe posunięcie zostaje poprawione.
correction-declined = Przeciwnik się nie zgadza: posunięcie pozostaje w mocy.
draw-accepted = { player } przyjmują remis. Według regulaminu tych zawodów potrzebna jest zgoda sędziego ({ $article }).
consent-hint = Obie strony się zgadzają; { rule-accept } wyraża zgodę i partia kończy się remisem; po { rule-reject } gra toczy się dalej, potem { word-go }.
consent-refused = Sędzia nie zgadza się na remis.
cases-by-number = Jeśli otwartych jest kilka spraw, należy podać numer po słowie { word-rule }, na przykład { "orzeknij 1 przyjmij" }.
no-open-case = Nie ma otwartych spraw.
case-state = { $state ->
    [accepted] Uznano ją.
    [rejected] Oddalono ją.
    [stands] Pozostawiono to w mocy.
    [taken-up] Sprawa została podjęta.
    [withdrawn] Jest już nieaktualna.
   *[unanswered] Nie było odpowiedzi.
}
counted-against = { player }: { $illegal ->
    [0] nie zaliczono nieprawidłowych posunięć
    [one] zaliczono jedno nieprawidłowe posunięcie
    [few] zaliczono { $illegal } nieprawidłowe posunięcia
   *[many] zaliczono { $illegal } nieprawidłowych posunięć
}{ $looks ->
    [0] { "" }
    [one] ; zapis sędziego pokazano raz
   *[many] ; zapis sędziego pokazano { $looks } razy
}.
record-shown = Zapis sędziego, wgląd { $look } z { $most }.
touch-claim-hint = Sędzia: po { rule-accept } bierki uznaje się za dotknięte: należy nimi zagrać lub je zbić, a inne posunięcie zostaje cofnięte; po { rule-reject } uznaje się je za niedotknięte.
reported-hint = Sędzia: { rule-accept } stwierdza to, { rule-reject } nie; dopóki sprawa jest otwarta, można dać karę: { word-penalty }. Potem { word-go }.
displaced-hint = Sędzia: { rule-accept } odejmuje czas od tamtej chwili ({ $time }) z zegara, { player }, bo bierki ustawia się na własnym czasie; { rule-reject } nic nie odejmuje; można też dać karę: { word-penalty }. Potem { word-go }.
silent-hint = Sędzia: po { rule-accept } przełączenie się nie liczy: { player }, upomnienie, i posunięcie jest zapowiadane{ $times ->
    [none] { "" }
   *[other] , a zegary pokazują { $times }
}. Po { rule-reject } się liczy. Czas dla przeciwnika: { word-add }. Potem { word-go }.
appeal-hint = Zostaje przy zapisie dla rozpatrujących odwołania. { rule-accept } albo { rule-reject } wpisuje ich decyzję.
default-time-hint = Sędzia: po { rule-accept } { player-inside } przegrywają, a przeciwnik także, jeśli również nie przybył; po { rule-reject } albo { word-arrived } gra toczy się dalej.
default-time-waived = { player } nie przegrywają z powodu spóźnienia.
appeal-decided = Odwołanie w sprawie { $case } zostało { $how ->
    [allowed] uwzględnione
   *[dismissed] oddalone
}.
late-illegal-move-hint = Sprawa czeka na przeciwnika: { word-accept } albo { word-decline }.
unclaimed-hint = Przeciwnik może to reklamować do swojego następnego posunięcia; potem pozostaje to w mocy. Sędzia: { rule-accept } to interwencja i kara; { rule-reject } pozostawia to w mocy.
wrong-start-claimed = { $who }, reklamacja: { $what ->
    [setup] bierki były na początku źle ustawione
    [board] szachownica jest źle położona
    [colours] partię zaczęto z odwróconymi kolorami
   *[clock] zegar jest źle ustawiony
} ({ $article }).
set-up-kept = Bierki na polach { $squares } stały źle od początku. Obie strony wykonały już co najmniej po { $moves } { $moves ->
    [few] posunięcia
   *[many] posunięć
}. Gra toczy się dalej z bierkami tak, jak stoją ({ $article }).
set-up-kept-king = { player } nie mogą już roszować.
set-up-kept-rook = { player } nie mogą roszować z wieżą na { $square }.
wrong-start-hint = Sędzia: { $what ->
    [setup] { rule-accept } unieważnia partię i zaczyna się nowa; po { rule-reject } gra toczy się dalej.
    [board] po { rule-accept } pozycję przenosi się na dobrze położoną szachownicę i gra toczy się dalej; po { rule-reject } szachownica zostaje.
    [colours] { $rule ->
        [new-game] { rule-accept } unieważnia partię i zaczyna się nowa z właściwymi kolorami; po { rule-reject } gra toczy się dalej.
       *[arbiter] po { rule-reject } gra toczy się dalej, chyba że sędzia zdecyduje inaczej: { rule-accept } unieważnia partię i zaczyna się nowa z właściwymi kolorami.
    }
   *[clock] { rule-accept } uznaje reklamację: ustawić { word-time }, { word-clock } i { word-counter }, potem { word-go }; po { rule-reject } ustawienie zostaje.
}
replacement-hint = Nowa partia ma własny plik i pełny czas; inny czas ustawia { word-clock }, grę zaczyna { word-begin }.
game-cancelled = Partia jest unieważniona ({ $article }). { $exchanged ->
    [yes] Rozgrywa się nową partię ze zmienionymi kolorami.
   *[no] Rozgrywa się nową partię.
}
replacement-begun = Nowa partia{ $named ->
    [yes] : { $white } gra białymi, { $black } czarnymi
   *[no] { "" }
}. Sędzia zaczyna ją słowem { word-begin }.
is-cancelled = Ta partia została unieważniona ({ $article }); zamiast niej rozgrywa się inną.
is-cancelled-in = Ta partia została unieważniona ({ $article }); partia rozgrywana zamiast niej jest w { $file }.
flag-claim-hint = Sędzia: po { rule-accept } chorągiewka opadła i partia jest przegrana albo remisowa, jeśli przeciwnik nie może zamatować; { rule-both }: opadły obie chorągiewki i nie wiadomo, która pierwsza; { rule-reject } oddala reklamację, potem { word-go }.
records-differ-hint = Sędzia: { rule-accept } wykonuje propozycję; { rule-reject } pozostawia wszystko bez zmian.
records-differ-more = { $why ->
    [board_turned] Źle położoną szachownicę obraca się, pozycję przenosi i gra toczy się dalej.
    [wrong_set_up] Jeśli bierki stały tak od początku, { "reklamuję ustawienie" } zaczyna nową partię.
    [set_up_stays] Jeśli bierki stały tak od początku, na nową partię jest za późno: pokazać na obu szachownicach, jak stoją, potem wpisać { "reklamuję ustawienie" }. Gra toczy się tak dalej, bez roszady królem lub wieżą, które stały źle.
    [reversed_colors] Jeśli partię tak zaczęto, { "reklamuję kolory" } zaczyna nową partię, o ile tak mówią Przepisy.
    [displaced_pieces] Zawodnik, który przewrócił bierki, ustawia je na własnym czasie; sędzia może dać karę: { word-penalty }.
   *[position_reinstated] Przywraca się pozycję sprzed tego zdarzenia albo ostatnią, którą da się ustalić.
}
touch-binds = { $rule ->
    [moves] Należy zagrać bierką na { $own } ({ $article }).
    [captured] Należy zbić bierkę na { $enemy } ({ $article }).
    [captures] Bierką na { $own } należy zbić bierkę na { $enemy } ({ $article }).
    [castles] Dotknięto króla i wieży: należy wykonać roszadę w tę stronę ({ $article }).
    [king] Roszada w tę stronę jest nieprawidłowa: należy wykonać inne posunięcie królem ({ $article }).
   *[free] Żadną z tych bierek nie można zagrać ani żadnej zbić: wolno wykonać dowolne prawidłowe posunięcie ({ $article }).
}
why-illegal = { $why ->
    [nothing] Na { $square } nie stoi żadna bierka tej strony.
    [own] Na { $square } stoi własna bierka tej strony: { role }.
    [king] Króla nigdy się nie bije.
    [not-its-move] Tak się nie porusza { role }.
    [blocked] Drogę zagradza { role } na { $square }.
    [no-capture] Na { $square } nie ma czego bić.
    [no-en-passant] Nie można już bić w przelocie.
    [not-promoted] Piona na ostatnim rzędzie nie zamieniono na figurę.
    [wrong-promotion] Na taką bierkę promocja jest niemożliwa.
    [left-in-check] Własny król pozostaje w szachu, który daje { role } na { $square }.
    [into-check] Król wchodzi na pole, które atakuje { role } na { $square }.
    [no-castling] Roszada w tę stronę nie jest już możliwa: król lub wieża były już ruszane.
    [castling-in-check] Roszada w szachu, który daje { role } na { $square }.
   *[castling-through] Roszada przez { $through }, pole, które atakuje { role } na { $square }.
}
case-open = Sprawa { $case }: { $kind ->
    [illegal] nieprawidłowe posunięcie { player-gen }
    [hands] posunięcie { player-gen } obiema rękami
    [touched] reklamacja, że { player-inside } dotknęły bierki
    [late] { player-inside } proponują poprawienie nieprawidłowego posunięcia
    [unclaimed] nieprawidłowe posunięcie { player-gen }, dotąd niereklamowane
    [unclaimed-press] przełączenie zegara bez posunięcia, { player-inside }, dotąd niereklamowane
    [empty] przełączenie zegara bez posunięcia, { player-inside }
    [touch] { player-inside } nie zagrały dotkniętą bierką
    [offer] propozycja remisu { player-gen }
    [claimed-move] { player-inside } nie wykonały zgłoszonego posunięcia
    [threefold] { player-inside } reklamują remis, ta sama pozycja po raz trzeci
    [fifty] { player-inside } reklamują remis, pięćdziesiąt posunięć
    [quickplay] { player-inside } reklamują remis w szybkim finiszu
    [increment] { player-inside } proszą o dodatek czasu
    [flag] { player-inside } reklamują opadnięcie chorągiewki
    [setup] bierki na początku źle ustawione
    [board] szachownica źle położona
    [colours] partia zaczęta z odwróconymi kolorami
    [clock] zegar źle ustawiony
    [reported] { player }: { $about }
    [reported-nobody] { $about }
    [silent] { player }: przełączenie zegara bez zapowiedzi posunięcia
    [appeal] { player }: odwołanie
    [default-time] { player }: nieobecność po dopuszczalnym czasie spóźnienia
   *[records] różnią się szachownice lub zapisy
} ({ $article }).
draw-claimed = { player } reklamują remis: { $rule ->
    [threefold] ta sama pozycja po raz trzeci
   *[fifty] pięćdziesiąt posunięć bez bicia i posunięcia pionem
}{ $manner ->
    [intended] , z zapisanym posunięciem: { $mv }
   *[standing] { "" }
} ({ $article }).
draw-claim-judged-wrong = Reklamacja jest niesłuszna ({ $article }). Propozycja remisu { player-gen } pozostaje otwarta.
draw-claim-judged-brief = Reklamacja { player-gen } jest niesłuszna ({ $article }){ $time ->
    [none] { "" }
   *[other] , na zegarze { opponent-gen } dodano: { $time }
}{ $manner ->
    [intended] ; należy wykonać zapisane posunięcie: { $mv }
   *[standing] { "" }
}; propozycja remisu pozostaje otwarta.
draw-claim-judged-wrong-intended = { draw-claim-judged-wrong } Należy wykonać zapisane posunięcie: { $mv }.
claim-intended = Reklamację sprawdzono. Zamierzone posunięcie: { $mv }.
claim-position = Reklamowana pozycja: { player-inside } są na posunięciu. Możliwe roszady białych: { $white }; czarnych: { $black }.
claim-occurrences = Ta pozycja wystąpiła { $count ->
    [one] raz
   *[many] { $count } razy
}: { $list }. Potrzebne są trzy razy.
claim-alike = Nie liczy się pozycja { $place }. Te same bierki stały na tych samych polach, ale { $why ->
    [turn] na posunięciu była druga strona
    [castling] prawa do roszady były inne
   *[en-passant] możliwe było bicie w przelocie
}.
claim-quiet = Reklamację sprawdzono: { $count ->
    [one] jedno półposunięcie
    [few] { $count } półposunięcia
   *[many] { $count } półposunięć
} bez bicia i posunięcia pionem, od chwili { $since }. Potrzeba 100.
claimed-move-found = { player } zapowiedziały inne posunięcie niż zapisane przy reklamacji ({ $article }).
claimed-move-found-hint = Sędzia: { rule-accept } cofa { $mv } i należy wykonać zapisane posunięcie; { rule-reject } pozostawia { $mv } w mocy.
quickplay-claimed = { player } reklamują remis: { $ground ->
    [normal-means] przeciwnik nie może wygrać normalnymi środkami
   *[no-effort] przeciwnik nie podejmuje starań, aby wygrać
} ({ $article }). Decyduje sędzia.
quickplay-hint = Sędzia: po { rule-accept } partia kończy się remisem; { rule-postpone }, potem { word-go }, odkłada decyzję, nawet do chwili po opadnięciu chorągiewki; { rule-reject } dodaje przeciwnikowi dwie minuty.
quickplay-claimed-without-arbiter = { player } reklamują remis: { $ground ->
    [normal-means] przeciwnik nie może wygrać normalnymi środkami
   *[no-effort] przeciwnik nie podejmuje starań, aby wygrać
} ({ $article }). Sędziego nie ma: reklamacja kończy partię, a sędzia rozstrzyga ją później.
quickplay-form = Zapisać: { $color ->
    [white] białe są na posunięciu
   *[black] czarne są na posunięciu
}; białe: { $white }; czarne: { $black }; { $fen }.
quickplay-form-checked = { $ground ->
    [normal-means] { player } sprawdzają i podpisują pozycję końcową.
   *[no-effort] { player } sprawdzają i podpisują pozycję końcową oraz zapis, który musi być aktualny.
}
quickplay-without-arbiter-hint = Sędzia, który decyduje później: po { rule-accept } partia kończy się remisem; { rule-reject } oddala reklamację, a potem { "wynik 1-0" } albo { "wynik 0-1" } podaje wynik.
increment-requested = { player } proszą o dodatek 5 sekund na posunięcie dla obu stron, co jest też propozycją remisu ({ $article }).
increment-hint = Sędzia: najpierw propozycja zostaje przyjęta lub odrzucona; potem { rule-accept } daje odtąd obu stronom 5 sekund na posunięcie, a przeciwnikowi dwie minuty; { rule-reject } niczego nie zmienia, potem { word-go }.
increment-given = Odtąd za każde posunięcie dodaje się na zegarze tej strony: { $time }.
claim-rejected = Sędzia oddala reklamację.
retraced = Partia wróciła do { $plies ->
    [0] pierwszej pozycji
   *[other] pozycji po { $last }
}. { $kept ->
    [yes] Należy ją ustawić na obu szachownicach; zapisy prowadzone przez program są już zmienione.
   *[no] Należy ją ustawić na obu szachownicach; oba zapisy są już zmienione.
} Zegary stoją; sędzia uruchamia je słowem { word-go }.
retraced-in-brief = Partia wróciła do { $plies ->
    [0] pierwszej pozycji
   *[other] pozycji po { $last }
}.
times-after-going-back = Zegary pokazują teraz: białe { $white }, czarne { $black }; przedtem pokazywały: białe { $white_before }, czarne { $black_before }. Inne czasy: { word-clock }.
board-adjusted = Szachownica { player-gen } stoi teraz zgodnie z zapisami.
board-step-done = { $left ->
    [0] Na szachownicy { player-gen } wszystko jest zrobione.
   *[other] Teraz na szachownicy { player-gen }, pozostało { $left }: { $what }.
}
board-connected = { $back ->
    [yes] Elektroniczna szachownica { player-gen } znów jest podłączona.
   *[no] Szachownica { player-gen }: { $device }, { $number ->
        [none] bez numeru
       *[other] numer { $number }
    }, leży { $lies ->
        [turned] odwrotnie
       *[straight] prosto
    }.
}
board-lost = Elektroniczna szachownica { player-gen } jest niedostępna. Do jej powrotu posunięcia należy wpisywać.
board-ignored = Wskazania elektronicznej szachownicy { player-gen } już się nie liczą. Posunięcia należy wpisywać; { word-eboard } { word-on } sprawia, że znów się liczą.
board-read = Wskazania elektronicznej szachownicy { player-gen } znów się liczą.
eboard-state = Elektroniczna szachownica { player-gen } { $state ->
    [read] odpowiada
    [ignored] odpowiada, ale się nie liczy
   *[lost] jest niedostępna
}{ $lies ->
    [turned] ; leży odwrotnie.
    [straight] ; leży prosto.
   *[unknown] .
}
eboard-as-expected = Stoi tak, jak powinna.
eboard-not-begun = Gra się nie rozpoczęła. { $clock ->
    [board] Uruchomić zegar przy szachownicy albo wpisać { word-begin }.
   *[other] Wpisać { word-begin }.
}
eboard-gone = Elektroniczna szachownica { player-gen } jest niedostępna.
eboard-otherwise = Elektroniczna szachownica { player-gen }: { $squares }{ $more ->
    [0] .
    [one] ; i jeszcze jedno pole.
    [few] ; i jeszcze { $more } pola.
   *[many] ; i jeszcze { $more } pól.
}
eboard-none = Nie ma szachownicy elektronicznej. Należy uruchomić program z opcją --white-board lub --black-board.
eboard-not-completed = { player } przełączyły zegar, ale na elektronicznej szachownicy nie ma posunięcia: { $squares }{ $more ->
    [0] .
    [one] ; i jeszcze jedno pole.
    [few] ; i jeszcze { $more } pola.
   *[many] ; i jeszcze { $more } pól.
} Niczego nie zakończono.
board-clock-goes-on = Program nie może zatrzymać zegara elektronicznej szachownicy. Należy to zrobić ręcznie.
board-correction-due = Szachownicę { player-gen } należy poprawić zgodnie z zapisami.
board-correction-confirmed = Sędzia: { word-adjust } potwierdza, że to zrobiono.
cases-void = { $count ->
    [one] Sprawa { $cases } jest nieaktualna: jej posunięcie cofnięto.
   *[many] Sprawy { $cases } są nieaktualne: ich posunięcia cofnięto.
}
table-set = Przy klawiaturze: { $seat ->
    [everybody] wszyscy
   *[one] { $who }
}.
pressing = { $press ->
    [with-move] Zapowiedź posunięcia przełącza też zegar.
   *[separately] Zegar przełącza klawisz Enter.
}
note-written = Zanotowano: { $text }.
game-ended = { result-score }, { $text }: { result-reason } ({ $article }).
game-ended-in-words = { result-score }: { result-reason }.
had-ended = Zakończyła się { $text }: { result-reason }.
points-given = Według punktacji tych zawodów białe otrzymują { $white }, a czarne { $black }.
sheets-differed = Zapisy różnią się ({ $article }) po { $last }. Białe: { $white }. Czarne: { $black }.
sheets-differed-from-announced = W obu zapisach po { $last } jest { $written }, a zapowiedziano { $announced } ({ $article }).
sheets-differed-one-from-announced = W zapisie { player-gen } po { $last } jest { $written }, a zapowiedziano { $announced } ({ $article }).
sheets-agreed = Zapisy znów się zgadzają.
sheets-incomplete = { $who ->
    [white] Zapis białych nie jest aktualny ({ $article }): białe uzupełniają zapis przed dotknięciem bierki, na własnym czasie, w razie potrzeby z zapisem przeciwnika.
    [black] Zapis czarnych nie jest aktualny ({ $article }): czarne uzupełniają zapis przed dotknięciem bierki, na własnym czasie, w razie potrzeby z zapisem przeciwnika.
   *[both] Żaden zapis nie jest aktualny ({ $article }): obie strony uzupełniają zapisy przy zatrzymanych zegarach.
}
sheet-lacks = Brak w zapisie { player-gen }: { half-moves }.
sheet-updated = Zapis { player-gen } jest aktualny.
sheet-behind = { player } wykonują posunięcie, choć zapis { player-gen } nie jest aktualny ({ $article }).
taken-for-an-assistant = Zawodnikowi z niepełnosprawnością nie odejmuje się czasu za asystenta: czy powód jest inny? Jeśli nie, należy oddać czas { player-dat }: { word-add } ({ $article }).
sheets-incomplete-hint = Sędzia: zakończone posunięcia według tego pliku: { $moves ->
    [one] 1
   *[many] { $moves }
}; jeśli brakuje dowodów, następne posunięcie jest pierwszym w następnym etapie, { "etap białe 2" } ({ $article }). { $clocks ->
    [one] Zegar zawodnika na posunięciu idzie dalej.
   *[both] Gdy obie strony uzupełnią zapisy, wpisać { word-go }.
}
move-impossible = Tego posunięcia nie da się wykonać na szachownicy { player-gen }.
line-replaced = Od półposunięcia { $ply } za rozegrane uznaje się posunięcia z zapisów.
instruction = Szachownica { player-gen }, { $n } z { $of }: { $what }.
sheet-write = Zapis { player-gen }: wpisać { $moves }.
sheet-order = Zapis { player-gen }: { $what }.
sheet-still-due = Do zrobienia w zapisie { player-gen }: { $list }.
board-cause = Szachownica { player-gen }: { $cause }.
candidates = Obie szachownice wyjaśniałyby te posunięcia: { $moves }.
check-right = Szachownica { player-gen } stoi tak, jak powinna.
check-wrong = Szachownica { player-gen }: { $squares }.
proposal-nothing = Szachownice i zapisy się zgadzają.
proposal-boards-wrong = Zapisy zgadzają się do { $last }; { player-inside } są na posunięciu. Należy poprawić szachownice; zegary zachowują czas. Sędzia: { word-retrace } wykonuje propozycję.
proposal-two-readings = Szachownice stoją tak, jak zapowiadano posunięcia; różnią się tylko zapisy. Po { rule-accept } szachownice ustawia się według zapisów; po { rule-reject } szachownice zostają, a zapisy należy poprawić.
proposal-sheet-right = Obie szachownice stoją zgodnie z { $as ->
    [announced] zapowiedziami
   *[sheet] zapisem { player-gen }
}. Należy poprawić zapis { opponent-gen }. Sędzia: { word-retrace } wykonuje propozycję.
proposal-sheets-only = Obie szachownice są takie same i oba zapisy prowadzą do tej pozycji od { $last }. Sędzia rozstrzyga, który zapis jest właściwy; drugi poprawia się słowami { word-strike } i { word-record }.
proposal-both-sheets-wrong = Obie szachownice stoją zgodnie z zapowiedziami. Należy poprawić oba zapisy. Sędzia: { word-retrace } wykonuje propozycję.
late-half-move = Pozostaje tylko { $mv }, wykonane przez { player-inside } na własnej szachownicy: { word-go } je zalicza.
proposal-back = { $ground ->
    [illegal] W zapisach jest nieprawidłowe posunięcie.
    [incomplete] Jeden zapis urywa się wcześniej.
    [unreadable] Jednego wpisu nie da się odczytać.
   *[differ] Zapisy się różnią.
} Propozycja: powrót do pozycji po { $last }, { player-inside } na posunięciu; zegary: { $clocks }. Aby to wykonać, wpisać { word-retrace }.
report-struck = Skreślono w zapisie { player-gen }: { $entries }.
no-mate = { $who ->
    [nobody] Nikt nie może zamatować
   *[opponent] Przeciwnik nie może zamatować
}: { $proof ->
    [terminal] nie ma już posunięć.
    [material] materiału jest za mało.
   *[closure] zbadano każdą pozycję, która może jeszcze powstać, w { $states ->
        [one] jednym stanie
       *[many] { $states } stanach
    }.
}

refused-already-begun = Gra już się rozpoczęła.
refused-not-begun = Gra jeszcze się nie rozpoczęła.
refused-game-over = Partia jest zakończona.
refused-result-stands = Jest już wynik. Cofa go { "wynik *" }.
refused-no-result = Nie ma wyniku, który można by cofnąć.
refused-promotion-chosen = Bierka z promocji stoi na szachownicy: wybór jest ostateczny.
refused-clocks-stopped = Zegary są zatrzymane.
refused-clocks-running = Zegary nie są zatrzymane.
refused-has-arrived = { player } wykonały już posunięcie w tej sesji. { word-absent } dotyczy zawodnika, który jeszcze nie przybył.
refused-clock-not-running = Zegar { player-gen } nie idzie; przełączenie niczego nie zmienia.
refused-not-your-move = { player } są na posunięciu.
refused-not-yours = Tylko sędzia może to powiedzieć.
refused-not-yours-hint = Aby mówić jako sędzia, poprzedzić to słowem { "sędzia:" }.
refused-not-yours-color = Tylko { player-inside } mogą to powiedzieć.
refused-nothing-announced = Nie zapowiedziano żadnego posunięcia.
refused-nothing-announced-hint = Najpierw wpisać posunięcie.
refused-not-executed = { $missing ->
    [piece] Bierka { player-gen } jest jeszcze w ręce, więc posunięcie nie jest wykonane.
    [capture] Zbita bierka stoi jeszcze na szachownicy { player-gen }, więc posunięcie nie jest wykonane.
   *[move] Posunięcia nie ma jeszcze na szachownicy { player-gen }, więc nie jest wykonane.
}
refused-not-executed-hint = Wpisać { word-execute } { $mv }, potem przełączyć zegar.
refused-already-completed = { $mv } jest już { $completed ->
    [no] wykonane
   *[yes] zakończone
}.
refused-already-completed-hint = Słowami { word-retrace } { $number } sędzia wraca do pozycji przed nim.
refused-not-completed = { $mv } jest zapowiedziane, ale niezakończone.
refused-not-completed-hint = Pusty wiersz je kończy, { word-correct } z posunięciem je zmienia, { word-undo } je cofa.
refused-too-late-to-correct = Za późno: przejęzyczenie poprawia się natychmiast, przed przełączeniem zegara i odpowiedzią przeciwnika.
refused-too-late-to-correct-hint = Należy wezwać sędziego.
refused-adjusts-on-own-time = Ustawienie bierek poprawia tylko zawodnik na posunięciu, na własnym czasie i przed zapowiedzią.
refused-adjusting = { player } zapowiedziały poprawianie ustawienia: dotknięcie bierki nie ma teraz skutków.
refused-not-touched = Należy podać od jednego do czterech dotkniętych pól, na przykład { "reklamuję dotknięcie e2" }.
refused-right-to-complain-lost = Na tę reklamację jest za późno: później dotknięto już bierki lub wykonano posunięcie.
refused-illegal-move-stands = Na tę reklamację jest za późno: nieprawidłowe posunięcie pozostaje w mocy.
refused-result-stands-unless-taken-back = Wynik pozostaje w mocy; sędzia może go najpierw cofnąć: { "wynik *" }.
refused-not-illegal = { $mv }: to posunięcie było prawidłowe.
refused-nothing-touched-there = Na { $square } nie było bierki, której można było dotknąć.
refused-of-whom = Po artykule brakuje zawodnika: { word-white } albo { word-black }.
refused-not-pressed = { player }: ostatnie posunięcie nie zostało zakończone przełączeniem zegara.
refused-no-such-article = { $sentence }
refused-none-illegal = Nie ma zakończonego nieprawidłowego posunięcia, które można by reklamować.
refused-too-late-for-complaint = Bez dostatecznego nadzoru { $what ->
    [setup] złe ustawienie bierek
    [board] źle położoną szachownicę
   *[clock] źle ustawiony zegar
} można reklamować tylko, zanim obie strony wykonają po { $moves } { $moves ->
    [few] posunięcia
   *[many] posunięć
}.
refused-too-late-for-complaint-castling = { refused-too-late-for-complaint } Gra toczy się dalej; nie wolno roszować królem lub wieżą, które ustawiono źle. Jeśli nadal tak stoją, pokazać to na obu szachownicach i zareklamować ponownie: gra toczy się wtedy dalej z bierkami tak, jak stoją.
refused-colors-stay = Gdy obie strony wykonały po { $moves } posunięć, kolory pozostają i gra toczy się dalej.
refused-no-looks = Zapis sędziego pokazuje się tylko w partiach szybkich i błyskawicznych z nadzorem.
refused-looked-enough = Liczba dotychczasowych wglądów w zapis: { $times }; częstsze przeszkadzałyby przeciwnikowi.
refused-only-the-opponent-claims = Bez dostatecznego nadzoru może to reklamować tylko przeciwnik.
refused-only-both-together = Za późno: poprawić to mogą tylko obie strony wspólnie.
refused-not-agreed-duty = To nie należy do zadań tego asystenta: { duty }.
refused-blind-player-has-assistant = Zawodnik widzący może mieć asystenta tylko wtedy, gdy zawodnik niewidomy jest bez asystenta.
refused-assistant-needed = Przy niesłyszącym przeciwniku zawodnik niewidomy musi mieć asystenta.
roles-heading = Kto może co powiedzieć. Asystent zawodnika niewidomego ma uzgodnione zadania, a jeśli niczego nie uzgodniono, wszystkie ({ $blind }); zawodnik widzący ma asystenta tylko wtedy, gdy niewidomy jest bez asystenta ({ $sighted }).
roles-row = { $words }: { $who }.
roles-row-with-duty = { $words }: { $who }. Zadanie asystenta: { duty }.
refused-no-points = Kara punktowa to 1/2 albo 1; 0 cofa wcześniejszą karę, a takiej kary nie było.
refused-no-rounds = Należy podać liczbę rund, na przykład { "kara wykluczenie 1 dla białych" }.
refused-no-such-penalty = Przepisy z { $laws } roku nie znają takiej kary.
refused-too-little-time = Na zegarze { player-gen } nie ma tyle czasu: odjąć mniej.
refused-not-rapid-or-blitz = Nadzór ma znaczenie tylko w partiach szybkich i błyskawicznych.
refused-mirroring = Wykonanie posunięcia przeciwnika na własnej szachownicy nie liczy się jako dotknięcie bierki.
refused-own-move = Posunięcie powtarza przeciwnik, nie strona, która je wykonała.
refused-no-offer = Nie ma propozycji remisu.
refused-own-offer = Nie można odpowiedzieć na własną propozycję remisu.
refused-already-offered = Remis już zaproponowano.
refused-answer-the-offer = Propozycja remisu przeciwnika jest otwarta: najpierw { word-accept } albo { word-decline }.
refused-agreement-too-early = Na remis można się zgodzić dopiero, gdy obie strony wykonają posunięcie.
refused-move-is-sealed = Sesja się skończyła: posunięcie { player-gen } zapisuje się do koperty, nie wykonuje.
refused-sealed-move-forgotten = Zapisane posunięcie nie było w kopercie, gdy program się zakończył, i nie jest znane. { player } zapisują posunięcie ponownie.
refused-adjourned = Partia jest odłożona.
refused-not-adjourned = Partia nie jest odłożona.
refused-nothing-to-seal = Nie ma teraz posunięcia do zapisania w kopercie.
refused-nothing-to-seal-hint = Sędzia kończy sesję słowem { word-adjourn }.
refused-too-late-to-seal = Zegar jest zatrzymany: posunięcia w kopercie nie można już zmienić.
refused-no-envelope = Nie ma koperty.
refused-envelope-not-opened = Kopertę otwiera się przed wznowieniem gry.
refused-replier-absent = Kopertę otwiera się dopiero, gdy przybędą { player-inside }.
refused-replier-absent-hint = Idzie zegar { player-gen }. Po przybyciu wpisać { word-arrived }.
refused-move-unknown = Tej koperty nie da się otworzyć.
refused-no-increment-request = Przepisy z 2009 roku nie znają prośby o dodatek czasu; zamiast tego można reklamować remis: { word-claim } { word-quickplay }.
refused-both-flags-not-announced = Od 2018 roku dwie opadłe chorągiewki dają remis tylko wtedy, gdy zapowiedziano zasady szybkiego finiszu; sędzia rozstrzyga, która opadła pierwsza: { rule-accept } albo { rule-reject }.
refused-flag-not-fallen = Żadna chorągiewka nie opadła.
refused-claim-without-the-move = Remis może reklamować tylko strona na posunięciu: { player-inside }.
refused-claim-after-touch = Po dotknięciu bierki nie można w tym posunięciu reklamować remisu.
refused-already-claimed = W tej pozycji już to reklamowano i rozstrzygnięto.
refused-claimed-move-first = Najpierw należy wykonać posunięcie zapisane przy reklamacji: { $mv }.
refused-intended-move-illegal = { $squares } nie jest tu prawidłowym posunięciem. Reklamacji nie przyjęto; podać inne posunięcie albo reklamować bez posunięcia.
refused-nothing-to-sign = Nie ma jeszcze wyniku do podpisania.
refused-no-quickplay-finish = Zasady szybkiego finiszu tu nie obowiązują: wymagają ostatniego etapu bez dodatku czasu, nie dotyczą szachów błyskawicznych, a od 2014 roku trzeba je zapowiedzieć.
refused-quickplay-too-early = Można to reklamować tylko, gdy na własnym zegarze zostało mniej niż dwie minuty, a chorągiewka nie opadła.
refused-not-a-time = Takiego czasu zegar nie może pokazać.
refused-no-clock = Tę partię gra się bez zegara: czasu nie można dodać ani odjąć.
refused-no-moves-kept = W tej partii nie zapisuje się posunięć: jest tylko zegar. Bez --moves none są zapisywane.
refused-no-such-ply = { $plies ->
    [0] Nie ma jeszcze żadnego półposunięcia.
    [one] Jest dopiero jedno półposunięcie.
    [few] Są dopiero { $plies } półposunięcia.
   *[many] Jest dopiero { $plies } półposunięć.
}
refused-no-such-period = { $periods ->
    [0] Tempo gry nie ma etapów.
    [one] Tempo gry ma tylko jeden etap.
    [few] Tempo gry ma tylko { $periods } etapy.
   *[many] Tempo gry ma tylko { $periods } etapów.
}
refused-already-said = Tak już jest.
refused-nothing-open = Nie ma nic do rozstrzygnięcia.
refused-which-case = Otwartych jest kilka spraw.
refused-which-case-hint = { $open } Należy podać, która sprawa jest rozstrzygana, na przykład { "orzeknij 1 przyjmij" }.
refused-nothing-to-retrace = Szachownice i zapisy się zgadzają: nie ma czego poprawiać.
refused-nothing-to-retrace-hint = Sędzia: { "wróć 1" } przywraca pozycję po posunięciu 1 białych.
refused-nothing-to-retrace-so-far = { $lacks } Szachownice się zgadzają, a zapisy tak daleko, jak sięgają.
refused-nothing-to-retrace-so-far-hint = Sędzia: { "wróć 1" } przywraca pozycję po posunięciu 1 białych.
refused-king-captured = Króla nigdy się nie bije: to posunięcie nie może pozostać w mocy.
refused-king-captured-hint = Sędzia: { rule-accept } przywraca pozycję przed nim.
refused-pawn-became-king = Pion nigdy nie zostaje królem: to posunięcie nie może pozostać w mocy.
refused-pawn-became-king-hint = Sędzia: { rule-accept } przywraca pozycję przed nim.
refused-no-such-case = Nie ma sprawy { $case }.
refused-no-such-case-hint = { $open } { word-cases } wymienia wszystkie sprawy i ich rozstrzygnięcia.
refused-case-closed = Sprawa { $case } jest już zamknięta.
refused-case-closed-hint = { word-cases } wymienia wszystkie sprawy i ich rozstrzygnięcia.
refused-ruling-to-take-back = Nie zapowiedziano żadnego posunięcia.
refused-ruling-to-take-back-hint = { word-rule } { $case } { word-undo } cofa decyzję w sprawie { $case }.
refused-nothing-ruled-on = Nie rozstrzygnięto jeszcze żadnej sprawy.
refused-case-not-ruled-on = Sprawa { $case } jest otwarta: nie ma decyzji, którą można by cofnąć.
refused-ruling-ended-the-game = Decyzja w sprawie { $case } zakończyła partię.
refused-ruling-ended-the-game-hint = { word-result } { "*" } cofa wynik, a sprawa jest znów otwarta.
refused-too-late-to-take-back = Decyzji w sprawie { $case } nie można już cofnąć: gra toczyła się dalej.
refused-too-late-to-take-back-hint = Poprawia się to słowami: { word-retrace }, { word-clock }, { word-add }, { word-take }, { word-counter }.
refused-ruled-on-since = Sprawę { $since } rozstrzygnięto po sprawie { $case }.
refused-ruled-on-since-hint = { word-rule } { $since } { word-undo } cofa najpierw tamtą decyzję.
refused-rule-first = Najpierw potrzebne jest orzeczenie.
refused-adjust-first = Najpierw należy poprawić szachownicę.
refused-sheet-correction-due = Do zrobienia w zapisie { player-gen }: { $due }. { word-adjust } potwierdza, że to zrobiono.
refused-entry-not-due = Teraz można wpisać tylko to, co jest do zrobienia w zapisie { player-gen }: { $due }.
refused-nothing-to-put-right = Na szachownicy i w zapisie { player-gen } nie ma nic do poprawienia.
refused-no-move-left = Zawodnik na posunięciu nie ma prawidłowego posunięcia.
refused-nothing-on-board = Na szachownicy { player-gen } nic nie stoi na { $square }.
refused-not-assistants-duty = Asystent zawodnika widzącego może tylko wykonywać posunięcia i zapowiadać.
refused-nothing-there = Na { $square } nie stoi żadna bierka zawodnika na posunięciu.

unreadable-empty = Nie ma w tym posunięcia.
unreadable-not-understood = Nie rozumiem: { $part }.
unreadable-not-understood-hint = Wpisać posunięcie, jak e4, Sf3, e2e4 lub springer felix drei, albo { word-help }.
unreadable-ambiguous = To może oznaczać kilka posunięć: { $moves }.
unreadable-ambiguous-hint = Wpisać jedno z nich, podając oba pola.
unreadable-ambiguous-castling-hint = Wpisać { "roszada krótka" } albo { "roszada długa" }.
unreadable-capture-without-file = Przy biciu pionem podaje się kolumnę, z której pion bije.
unreadable-capture-without-file-hint = Wpisać { $mv }.
unreadable-king-or-castling = Król może przejść na { $square } albo roszować w tę stronę.
unreadable-king-or-castling-hint = Wpisać { $step }, jeśli zagrano królem, albo { castling-typed }, jeśli to roszada.
unreadable-no-such-piece = Na { $square } nie może przejść żadna taka bierka: { role }.
unreadable-no-such-piece-hint = Jeśli tak naprawdę zagrano, wpisać oba pola.
unreadable-not-there = Na { $square } nie stoi taka bierka.
unreadable-promotion = Nie podano bierki, na którą zamienia się pion.
unreadable-promotion-hint = Wpisać ją po polu, na przykład { $square } hetman; { $square }P, jeśli pionek tam pozostał.
unreadable-promotion-to-king = Pion nie może zamienić się na króla.
unreadable-promotion-to-king-hint = Wpisać po polu inną bierkę, na przykład { $square } hetman.
unreadable-only-legal-in = W języku tego zapisu nie jest to prawidłowe posunięcie; byłoby nim w innym języku ({ $language }).
unreadable-only-legal-in-hint = Wpisać je literami tego zapisu albo, jeśli tak naprawdę zagrano, podając oba pola.
unreadable-foreign-letter = { $letter } nie jest w tym zapisie literą bierki.
unreadable-foreign-letter-hint = W innym języku ({ $language }) byłoby to posunięcie; niczego nie zmieniono.
pieces = { $player }: { $list }.
no-moves = Nie zakończono żadnego posunięcia.
moves = { $list }.
status-before = Gra się nie rozpoczęła.
status-to-move = { player } są na posunięciu.
status-announced = { player } zapowiedziały { $mv }. Jeszcze go nie powtórzono.
status-repeated = Posunięcie { player-gen } { $mv } powtórzono. Nie wykonano go jeszcze na obu szachownicach.
status-executed = Posunięcie { player-gen } { $mv } wykonano na obu szachownicach. Jeszcze go nie zakończono.
status-arbiter-called = { $who }: wezwano sędziego.
awaited-beginning = Wpisać { word-begin } albo pierwsze posunięcie.
awaited-beginning-elsewhere = Partia zaczyna się słowem { word-begin } albo pierwszym posunięciem.
awaited-sealed-move = { player } zapisują następne posunięcie do koperty: { word-seal } i posunięcie.
awaited-end-of-session = { player } zapisały posunięcie do koperty. Słowo { word-press } odkłada partię.
awaited-envelope-closed = Koperta nie jest zamknięta: { word-envelope } pyta o hasło.
awaited-resumption = Sędzia wznawia ją słowem { word-reopen }.
awaited-arrival = Jest to możliwe dopiero, gdy przybędą { player-inside }: sędzia wpisuje { word-arrived } i kolor.
awaited-envelope-opened = Sędzia wpisuje { word-open }.
awaited-sealed-move-entered = Posunięcie z koperty nie jest znane: sędzia wpisuje je, na przykład { "otwórz jako Sf3" }.
awaited-ruling = Decyduje sędzia: { rule-accept } albo { rule-reject }.
awaited-ruling-on = Decyduje sędzia: { word-rule } { $case } { "przyjmij" } albo { word-rule } { $case } { word-reject }.
awaited-ruling-on-records = Sędzia poleca to poprawić słowem { word-retrace }.
awaited-correction = Gdy szachownica { player-gen } jest poprawiona, sędzia potwierdza to słowem { word-adjust }.
awaited-steps = Do zrobienia na szachownicy { player-gen }: { $list }. Słowo { word-done } oznacza krok jako zrobiony.
awaited-claimed-move = Należy wykonać posunięcie zapisane do reklamacji { player-gen }: { $mv } ({ $article }).
awaited-sheet-correction = Gdy zapis { player-gen } jest poprawiony, potwierdza to słowo { word-adjust } albo następny wpis.
awaited-scoresheet = { player } uzupełniają zapis słowem { word-record }.
awaited-result = Nie ma już prawidłowego posunięcia: sędzia ogłasza wynik słowem { word-result }.
awaited-clocks = Sędzia uruchamia zegary słowem { word-go }.
awaited-seat = { $running ->
    [yes] { $who }: brak połączenia. Sędzia może zatrzymać zegary: { word-stop }.
   *[no] { $who }: brak połączenia.
}
awaited-answer = { player } odpowiadają: { word-accept } albo { word-decline }.
awaited-differences = Szachownice lub zapisy nadal się różnią. Sędzia poleca je poprawić słowem { word-retrace }.
awaited-execution = { $mv } nie ma jeszcze na szachownicy { player-gen }: { word-execute } { $mv }.
awaited-completion = Pusty wiersz kończy posunięcie.
awaited-completion-elsewhere = { player } kończą posunięcie.
awaited-press = Ostatnie posunięcie { player-gen } nie jest zakończone: { word-press }.
awaited-repetition = { $mv } nie jest jeszcze powtórzone: { word-repeat } { $mv }.
awaited-repetition-elsewhere = { $mv } nie jest jeszcze powtórzone.
awaited-signature = { player } nie podpisały wyniku: { word-sign }.
awaited-signature-elsewhere = { player } nie podpisały wyniku.
awaited-rematch = { player } odpowiadają na propozycję rewanżu: { word-accept } albo { word-decline }.
awaited-more = Więcej podaje słowo { word-cases }.
nothing-changed = Niczego nie trzeba było zmieniać.
misread-missing = Czegoś brakuje po { $typed }. { $sentence }
misread-trailing = Nie rozumiem { $rest } po { $typed }. { $sentence }
misread-unknown = Nie rozumiem: { $text }. Czy chodziło o { $meant }?
misread-several-moves = Po jednym posunięciu: najpierw wpisać { $first }, a po jego zakończeniu { $second }.
misread-trailing-long = Nie rozumiem { $rest } po { $typed }. { word-help } { $typed } wymienia, co może tam stać.
misread-no-such-square = Nie ma pola { $square }.
misread-which-player = { $typed } dotyczy jednej strony; należy poprzedzić to słowem { "białe:" } albo { "czarne:" }.
misread-letter-or-word = { $typed } może być słowem { $word } albo literą posunięcia. Niczego nie zmieniono. Wpisać { $word } { $rest } albo posunięcie bez odstępu.
misread-owed-first = Posunięcie { opponent-gen } { $squares } nie jest jeszcze wykonane na szachownicy { player-gen }. Najpierw należy je wykonać albo wpisać oba pola.
misread-said = { $saying ->
    [score] Partię poddaje się słowem { word-resign }, remis proponuje słowem { word-draw }; wynik ogłasza sędzia: { word-result } 1-0.
    [time] { word-clock } podaje wskazanie własnego zegara.
    [flag] Opadnięcie chorągiewki przeciwnika reklamuje się tak: { "reklamuję chorągiewkę" }.
    [referee] { word-arbiter } wzywa sędziego i zatrzymuje zegary.
    [illegal] { word-claim } { word-illegal } mówi, że ostatnie posunięcie przeciwnika było nieprawidłowe.
    [mate] Nie trzeba tego mówić. Wpisać posunięcie; mat i pat same kończą partię.
    [in-check] Annabella nie mówi, czy jest szach. { word-where } i { word-what } podają, co stoi na własnej szachownicy.
    [fen] annabella export --to fen zapisuje pozycję; { word-board } podaje, co stoi na własnej szachownicy.
    [version] Annabella { $version }.
    [looks] Na ekranie klawisze od F4 do F7 zmieniają bierki, współrzędne, kolory i rozmiar.
    [mouse] Mysz włącza się opcją --mouse przy uruchamianiu programu.
    [hint] Annabella nigdy nie pomaga zawodnikowi.
    [pin] Kod PIN sędziego wybiera się na początku partii, opcją --pin.
   *[descriptive] Posunięcia wpisuje się nazwami pól: e4 albo e2e4.
}
misread-rank-missing = W { $text } brakuje rzędu: cyfry od 1 do 8.
misread-other-language = { $text } jest w innym języku ({ $language }). Tutaj jest to { $typed }.
finish-record = Plik partii: { $file }.
finish-pgn = PGN: { $file }.
finish-next = Teraz można wpisać: { word-replay }, { word-rematch }, { word-print }, { word-print } { word-brf }, { word-quit }.
finish-next-without-rematch = Teraz można wpisać: { word-replay }, { word-print }, { word-print } { word-brf }, { word-quit }.
match-so-far = Stan meczu: { $white } { $whitepoints }, { $black } { $blackpoints }.
rematch-offered = { player } proponują rewanż ze zmienionymi kolorami{ $answers ->
    [no] { "" }
   *[yes] : { word-accept } albo { word-decline }
}.
rematch-declined = { player } odrzucają rewanż.
rematch-begun = Rewanż ze zmienionymi kolorami{ $named ->
    [no] { "" }
   *[yes] : { $white } gra białymi, { $black } czarnymi
}.
rematch-of = To rewanż za partię z pliku { $file }.
rematch-not-played = Rewanżu nie rozegrano; nie pozostaje po nim żaden plik. Partia przed nim jest zapisana w { $file }.
sheets-printed = Zapisy do wydrukowania są w { $file }.
braille-printed = Partia w brajlu, dla drukarki brajlowskiej, jest w { $file }.
pgn-copied = PGN jest w schowku, o ile terminal na to pozwala. Można go wkleić na lichess.org/paste.
walk-keys = h w lewo, j w dół, k w górę, l w prawo; Esc kończy.
only-after-the-end = Jest to możliwe po zakończeniu partii.
not-recorded = Z tej partii nic się nie zapisuje.
replay-begin = Przegląd partii: { $plies ->
    [one] jedno półposunięcie
    [few] { $plies } półposunięcia
   *[many] { $plies } półposunięć
}, przed pierwszym.
replay-words = { word-next } przechodzi dalej, { word-back } wraca, { word-replay } 12 przechodzi do posunięcia 12, { word-quit } kończy przegląd; działają też strzałki i Esc.
replay-at = { $number } { $sentence } Zegary: białe { $white }, czarne { $black }.
replay-left = Przegląd jest zakończony. Partia stoi tak, jak się skończyła.
goodbye = Partia jest zapisana w { $file }. Aby ją kontynuować: { $resume }.
goodbye-over = { $pgn ->
    [yes] Partia jest zapisana w { $file }, a jej PGN obok.
   *[no] Partia jest zapisana w { $file }.
}

mate-given = { player } dały mata.
mate-can = { player } mogą jeszcze zamatować po { half-moves-loc }: { $line }.
mate-wins = Dlatego { player-inside } wygrywają, jeśli opadnie chorągiewka { opponent-gen } ({ $flag }), jeśli { opponent-inside } poddadzą partię ({ $resignation }) albo zakończą drugie nieprawidłowe posunięcie ({ $illegal }).
mate-cannot = { player } nie mogą zamatować żadną serią prawidłowych posunięć: { $why ->
    [terminal] nie ma już prawidłowego posunięcia
    [material] materiału jest za mało
   *[closure] zbadano każdą pozycję, która może jeszcze powstać, w { $states ->
        [one] jednym stanie
       *[many] { $states } stanach
    }
}.
mate-draws = Dlatego partia kończy się remisem, jeśli opadnie chorągiewka { opponent-gen } ({ $flag }), jeśli { opponent-inside } poddadzą partię ({ $resignation }) albo zakończą drugie nieprawidłowe posunięcie ({ $illegal }).
mate-dead = Żadna strona nie może zamatować: partia kończy się remisem ({ $stalemate }, { $dead }).
mate-open = Nie wiadomo, czy { player-inside } mogą jeszcze zamatować; { $steps ->
    [one] sprawdzono jedno posunięcie
    [few] sprawdzono { $steps } posunięcia
   *[many] sprawdzono { $steps } posunięć
}. Decyduje sędzia.
mate-no-diagram = { $text } nie jest prawidłową pozycją: { position-fault }.

trouble-file-not-created = Nie można utworzyć pliku { $path }: { $why }. Inny plik wybiera się opcją --journal.
trouble-record-folder-made = Folderu { $path } nie było i został utworzony.
trouble-file-missing = Nie ma pliku { $path }.
trouble-file-not-opened = Nie można otworzyć pliku { $path }: { $why }.
trouble-file-not-written = Nie można zapisać pliku { $path }: { $why }.
trouble-file-locked = Partia z pliku { $path } jest otwarta w innym programie Annabella; najpierw należy ją tam zamknąć.
trouble-file-damaged = Wiersz { $line } pliku { $path } jest uszkodzony; niczego nie zmieniono. Plik należy zachować dla sędziego.
trouble-not-a-journal = { $path } nie jest plikiem partii.
trouble-not-a-position = { $text } nie jest pozycją, od której można grać: { position-fault }. Wpisać FEN, na przykład rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1.
trouble-not-a-time-control = { $text } nie jest tempem gry: { $why ->
    [empty] nic nie wpisano
    [unreadable] nie da się odczytać { $part }
    [no-time] jeden z etapów nie daje czasu
    [negative] jeden z czasów jest ujemny
    [too-long] przekracza 100 godzin
    [too-many-periods] ma zbyt wiele etapów
    [no-moves] jeden z etapów nie ma posunięć
   *[misplaced] te etapy nie mogą następować po sobie
}. Wpisać na przykład 90+30, 40/90+30,30+30, 15+10, 5d3 lub none.
trouble-two-readings = { $of ->
    [minutes-or-hours] { $text } może oznaczać minuty lub godziny.
    [minutes-or-seconds] { $text } może oznaczać minuty lub sekundy.
   *[moves-or-increment] { $text } może oznaczać liczbę posunięć w liczbie minut albo minuty i sekundy na posunięcie.
} Wpisać { $first } albo { $second }.
trouble-not-a-name = { $text } nie jest przyjmowane jako nazwisko. Nazwiskiem nie może być słowo programu ani tekst z cyframi.
trouble-perhaps-a-word = Czy chodziło o słowo { $word }? Jeśli { $text } to nazwisko, wpisać je jeszcze raz.
trouble-not-a-language = Nieznany język interfejsu: { $text }. Dostępne: { $known }.
trouble-name-too-long = Nazwisko zaczynające się od { $beginning } jest za długie; może mieć najwyżej 100 znaków.
trouble-not-printable = { $text } zawiera znak, którego nie da się wydrukować. Wpisać bez tego znaku.
trouble-not-a-sheet-language = Nieznany język zapisu: { $text }. Dostępne: { $known }.
trouble-not-a-federation = { $text } nie jest kodem federacji; kod ma trzy litery, na przykład POL.
trouble-not-a-fide-id = { $text } nie jest numerem FIDE, który składa się z samych cyfr, na przykład 2200082.
trouble-script-line = Wiersza { $line } skryptu nie da się odczytać: { $text }.
trouble-script-line-why = Wiersz { $line } skryptu: { $why }
trouble-watch-needs-terminal = annabella watch pokazuje ekran partii i wymaga terminala; annabella show wypisuje ją zamiast tego.
trouble-replay-needs-terminal = annabella show --replay wymaga terminala; annabella show --ply wypisuje jedną pozycję.
trouble-no-terminal = Widok ekranowy wymaga terminala; użyć --face lines.
trouble-not-for-a-terminal = To nie jest tekst i zakłóciłoby pracę terminala. Podać plik: -o FILE, albo wpisać w partii { word-print }.
trouble-other-suffix = { $path } ma rozszerzenie formatu { $suffix }, a wybrany format to { $form }. Podaj w obu miejscach ten sam.
trouble-old-console = Ta konsola może pokazywać tylko wiersze; użyć --face lines.
trouble-no-pictures = Ten program zbudowano bez obrazków bierek; użyć --pictures off albo zbudować program z --features pictures.
trouble-no-unfinished-game = Nie ma niedokończonej partii do wznowienia.
trouble-assistant-needed = { player } to strona niewidoma, a przeciwnik nie słyszy: { player-inside } muszą mieć asystenta ({ $article }).
trouble-wrong-value-alike = Niewłaściwa wartość { $text } dla { $option }; czy chodziło o { $alike }? Możliwe wartości: { $known }.
trouble-wrong-value = Niewłaściwa wartość { $text } dla { $option }. Możliwe wartości: { $known }.
trouble-not-a-choice = { $text } nie jest jedną z możliwości. Wpisać liczbę od 1 do { $count }.
trouble-terms-contradict = { $one } i { $other } są ze sobą sprzeczne. Jedno z nich należy pominąć lub zmienić.
trouble-not-paired = Zawody nie mają partii na szachownicy { $board } w rundzie { $round }. annabella event FILE podaje, ile partii skojarzono.
event-fault = { $path }, wiersz { $line }: { $why }
event-not-utf8 = To nie jest tekst UTF-8. Plik należy zapisać jako UTF-8.
event-unknown-key = Nieznany klucz { $key }. Możliwe klucze: { $known }.
event-missing = Brakuje { $key }. Para ma klucze round, board, white i black.
event-not-a-pairing-line = To nie jest lista kojarzeń w formacie TRF. Należy ją wyeksportować jako TRF16 lub TRF26.
event-explained-time = Tempo gry: { $time }.
event-explained-laws = Przepisy z { $laws } roku; według tempa gry jest to { $class ->
    [rapid] partia szybka
    [blitz] partia błyskawiczna
   *[standard] partia klasyczna
}.
event-explained-no-default-time = Zawodnik, który przybywa po rozpoczęciu gry, przegrywa, chyba że sędzia zdecyduje inaczej.
event-explained-default-time = Dopuszczalny czas spóźnienia: { $time }. Zawodnik, który przybywa później, przegrywa, chyba że sędzia zdecyduje inaczej.
event-explained-agreement = Na remis można się zgodzić dopiero, gdy obie strony wykonają tyle posunięć: { $moves }.
event-explained-consent = Na remis można się zgodzić tylko za zgodą sędziego ({ $article }).
event-explained-supervision = { $how ->
    [none] Nadzór nie jest taki, jakiego wymagają przepisy turniejowe.
   *[adequate] Nadzór jest taki, jakiego wymagają przepisy turniejowe.
}
event-explained-quickplay = Obowiązują zasady szybkiego finiszu.
event-explained-points = Wygrana daje 3 punkty, remis 1, przegrana 0.
event-explained-ranks = Rzędy zapowiada się tymi słowami: { $words }.
event-explained-deaf = { player } nie słyszą zapowiedzi.
event-explained-assistant = { $any ->
    [no] { player } nie mają asystenta.
   *[yes] Zadania asystenta { player-gen }: { $duties }; { $ask ->
        [no] asystenta nie wolno pytać o czas i liczbę posunięć.
       *[yes] asystenta wolno pytać o czas i liczbę posunięć.
    }
}
event-explained-not-watched = Oglądanie poleceniem annabella watch jest niedozwolone.
no-moves-kept = W tej partii nie zapisuje się posunięć.
event-explained-table-clock = Czas mierzy zegar na stole.
event-explained-casual = Jest to partia towarzyska, w której program może pomagać.
event-explained-position = Partia zaczyna się od podanej pozycji.
event-explained-pairings = { $count ->
    [0] Nie skojarzono żadnej partii.
    [one] Skojarzono jedną partię.
    [few] Skojarzono { $count } partie.
   *[many] Skojarzono { $count } partii.
}
event-written = Zapisano plik { $path }. Należy go zmienić według potrzeb, a potem sprawdzić poleceniem annabella event.
event-result-written = Wynik zapisano w { $path }.
trouble-no-randomness = System nie dostarcza liczb losowych: { $why }. Ustawienie należy wybrać samodzielnie: --chess960 518.
trouble-settings-line = Wiersz { $line } pliku { $path } jest pominięty. { $why }
trouble-settings-kept = Do { $path } nic nie zostanie zapisane, dopóki to nie będzie poprawione. { $why }
trouble-theme-line = { $path }, wiersz { $line }: { $why } Używane są zwykłe kolory.
trouble-theme-not-read = { $why } Używane są zwykłe kolory.
trouble-little-contrast = { $ink } na { $ground } ma kontrast { $contrast } do 1; potrzeba co najmniej 3 do 1.
trouble-not-toml = To nie jest TOML: { $why }. Wpisać klucz, znak równości i wartość, teksty w cudzysłowie.
trouble-unknown-argument = Nie ma opcji { $text }.
trouble-unknown-argument-alike = Nie ma opcji { $text }; czy chodziło o { $alike }?
trouble-unknown-command = Nie ma polecenia { $text }.
trouble-unknown-command-alike = Nie ma polecenia { $text }; czy chodziło o { $alike }?
trouble-pgn-for-record = { $file } to plik PGN, a nie plik partii. Aby utworzyć z niego plik partii: annabella import { $file }.
trouble-pgn-for-command = { $file } to plik PGN, a nie polecenie. Aby utworzyć pliki jego partii: annabella import { $file }.
trouble-arguments-excess = { $text } to o jedno słowo za dużo.
trouble-arguments-twice = { $option } podano więcej niż raz. Należy podać raz.
trouble-arguments-conflict = { $one } i { $other } nie mogą wystąpić razem. Jedno z nich należy pominąć.
trouble-arguments-missing = Brakuje { $arguments }.
trouble-arguments-no-text = Brakuje tekstu po { $option }: { $option } { $form }.
trouble-arguments-before-command = Opcje stoją po poleceniu: annabella { $command } { $options }.
trouble-arguments-unknown-part = { $command } nie zna { $text }; przyjmuje { $known }.
trouble-arguments-incomplete = Po { $command } brakuje jednego z tych słów: { $known }.
trouble-no-such-topic = { $text } nie jest poleceniem ani słowem wpisywanym w partii. annabella help wymienia polecenia.
trouble-record-for-command = { $file } to plik partii, a nie polecenie. Aby ją kontynuować: annabella resume { $file }. Aby ją obejrzeć: annabella show { $file }.
trouble-wrong-form = Niewłaściwa wartość { $text } dla { $option }. Pisze się ją tak: { $example }.
trouble-no-such-setting = Nie ma ustawienia { $text }. annabella settings wymienia wszystkie.
trouble-no-such-setting-alike = Nie ma ustawienia { $text }; czy chodziło o { $alike }? annabella settings wymienia wszystkie.
trouble-arguments-no-value = Brakuje wartości dla { $option }. Możliwe wartości: { $known }.
trouble-command-line = { $why }.
trouble-board-not-there = Nie ma portu { $path }. annabella boards podaje dostępne porty.
trouble-board-busy = Portu { $path } używa inny program. Najpierw należy zamknąć tamten program.
trouble-board-no-rights = Brak uprawnień do otwarcia { $path }. Należy dodać swoje konto do grupy { $group } i zalogować się ponownie.
trouble-board-not-a-port = { $path } nie da się otworzyć jako portu szeregowego: { $why }.
trouble-board-other-device = { $path } odpowiada, ale nie jak szachownica { $make }. annabella boards podaje dostępne porty.
trouble-board-silent = Nic nie odpowiada na { $path }. Sprawdzić kabel i czy szachownica jest włączona.
trouble-board-none-found = Nie znaleziono szachownicy DGT. Podać jej port, na przykład dgt:/dev/ttyACM0; annabella boards wymienia porty.
trouble-board-several = Znaleziono więcej niż jedną szachownicę: { $paths }. Podać port każdej, na przykład dgt:/dev/ttyACM0.
trouble-board-same-port = Obie strony mają szachownicę na { $path }. Dla jednej z nich podać inny port.
trouble-board-no-board-for-clock = Zegar ma być zegarem szachownicy elektronicznej, ale żadnej nie podano. Podać ją opcją --white-board lub --black-board.
trouble-board-no-clock-on-board = Zegar ma być zegarem szachownicy elektronicznej, ale do szachownicy na { $paths } żaden nie jest podłączony. Podłączyć zegar albo pominąć --clock board.
trouble-board-not-a-recording = Wiersz { $line } pliku { $path } nie należy do nagrania szachownicy.
port-not-asked = { $device } nie wygląda na szachownicę DGT i nie został zapytany. Aby zapytać: annabella boards dgt:{ $path }.
board-answers = { $device }: szachownica { $make }, { $number ->
    [none] bez numeru
   *[other] numer { $number }
}, { $version ->
    [none] wersja nieznana
   *[other] wersja { $version }
}.
board-lies = { $lies ->
    [turned] Leży odwrotnie.
   *[straight] Leży prosto.
}
board-clock = Jej zegar pokazuje { $left } po lewej i { $right } po prawej, { $runs ->
    [yes] i idzie
   *[no] i stoi
}.
board-without-clock = Nie ma zegara.
board-followed = Odtąd wypisywane są zmiany na szachownicy. Kończy to klawisz Enter.
board-not-there = Szachownica jest niedostępna.
board-there-again = Szachownica znów jest podłączona.
trouble-not-a-pgn = { $path }, wiersz { $line }, partia { $game }: { $why }
pgn-no-game = To nie jest partia: nie ma ani znacznika, ani posunięcia.
pgn-unclosed = To, co zaczyna się tu znakiem { $sign }, nigdzie się nie kończy.
pgn-tag = { $text } nie jest znacznikiem. Znacznik ma nazwę i wartość w cudzysłowie.
pgn-sign = { $text } nic tu nie znaczy i zostaje pominięte.
pgn-start = { $fen } nie jest pozycją, od której można grać.
pgn-word = W miejscu posunięcia { $at } stoi { $text }, co nie jest posunięciem. PGN ma angielskie litery bierek: K, Q, R, B, N.
pgn-move = Posunięcie { $at } { $text } jest tam nieprawidłowe albo może je wykonać kilka bierek.
pgn-number = Posunięcie { $at } ma numer { $text }. Możliwe, że brakuje posunięcia.
pgn-results = Znacznik Result podaje { $tag }, a posunięcia kończą się na { $text }. Wynik pozostaje otwarty.
pgn-result = Posunięcia kończą się na { $text }, ale według Przepisów wynikiem ostatniego posunięcia jest { $result }. Wynik pozostaje otwarty.
pgn-variant = To partia w { $name }, a nie w szachy.
trouble-not-a-move = { $text }: { $why }
trouble-sound-fell-back = { voice-why }; { $engine ->
    [embedded] zamiast tego mówi głos wbudowany.
   *[system] zamiast tego mówi głos systemowy.
}
trouble-sound-failed = { trouble-sound-silent } Gra toczy się dalej w tekście.
trouble-sound-silent = { voice-why }: nic nie słychać.
trouble-sound-restored = Dźwięk znów działa.
trouble-sound-headphones-lost = { $why ->
    [device-busy] Słuchawek używa inny program
    [no-library] Brakuje biblioteki espeak-ng
    [device-frozen] Słuchawki nie reagują
    [not-private] System dźwięku może przenieść na inne urządzenie to, co słychać w słuchawkach
   *[other] Słuchawki zostały odłączone
}: to, co jest tylko dla jednej strony, jest pokazywane, a nie mówione.
trouble-sound-recording = Zapowiedzi i powtórzenia z mikrofonu są nagrywane w { $path }. Zajęte megabajty: { $used } z { $limit }; wolne na dysku: { $free }.
trouble-sound-not-recorded = { $ply ->
    [0] Niczego nie nagrano.
   *[other] Nie ma nagrania półposunięcia { $ply }.
}
plays = Nagranie półposunięcia { $ply }.
hear-recorded = Półposunięcie { $ply }: { $seconds ->
    [one] 1 sekunda
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
hear-space = Zajęte megabajty: { $used }; wolne na dysku: { $free }.
trouble-sound-unknown-name = { $kind ->
    [voice] Nie ma głosu { $name }
   *[device] Nie ma urządzenia wyjściowego { $name }
}{ $nearest ->
    [none] .
   *[other] ; podobne: { $nearest }. annabella voices wymienia wszystkie.
}
trouble-sound-recording-failed = { $why ->
    [disk-full] Miejsce na nagrania się skończyło
    [file] Nagrania nie da się zapisać
   *[other] Nie ma mikrofonu
}: nic nie jest nagrywane.
lines-instead = Nad zdaniami nie zmieszczą się tu szachownice; następują zwykłe wiersze.
lines-hint = Przy czytniku ekranu wpisać { word-face } { word-lines }: wtedy nic się nie powtarza.
voice-hint = Jeśli te wiersze czyta też czytnik ekranu, wpisać { word-voice } { word-off }, aby mówił tylko jeden z głosów.
lesson = { $number ->
    [1] Lekcja 1 z 17. Zapowiedzieć posunięcie białych: wpisać e4 i nacisnąć Enter. { word-next } przechodzi do następnej lekcji, { word-back } do poprzedniej, { word-again } powtarza.
    [2] Lekcja 2. Przeciwnik powtarza posunięcie i wykonuje je na drugiej szachownicy. Potem nacisnąć Enter w pustym wierszu: posunięcie jest zapisane, a zegar przełączony.
    [3] Lekcja 3. Posunięcia można wpisywać tak, jak się je mówi: bauer eva sieben eva fuenf, albo ba ev 7 ev 5.
    [4] Lekcja 4. Aby usłyszeć jeszcze raz, wpisać { word-again } albo a.
    [5] Lekcja 5. Przeciwnik powtarza inne posunięcie: { "powtórz e6" } albo r e6. To wywołuje alarm.
    [6] Lekcja 6. Przejęzyczenie poprawia się przed przełączeniem zegara: { "popraw e6" }.
    [7] Lekcja 7. Zapowiedź można cofnąć: { word-undo } albo u.
    [8] Lekcja 8. Zapowiedzieć e5 jeszcze raz.
    [9] Lekcja 9. Nacisnąć Enter w pustym wierszu, aby zakończyć posunięcie.
    [10] Lekcja 10. Zapytać o jedno pole własnej szachownicy: { "co e4" } albo wt e4.
    [11] Lekcja 11. Zapytać, gdzie stoją bierki: { "gdzie piony" } albo w piony.
    [12] Lekcja 12. Zapytać o całą szachownicę: { word-board } albo b.
    [13] Lekcja 13. Zapytać o własny zegar: { word-clock } albo t. Czasu nigdy nie podaje się bez pytania. { "czarne: zegar" } pyta o zegar czarnych.
    [14] Lekcja 14. Co powiedziano wcześniej: { word-earlier } albo er.
    [15] Lekcja 15. Natychmiastowa cisza: { word-quiet } albo z.
    [16] Lekcja 16. Zaproponować remis: remis.
    [17] Lekcja 17. Teraz przeciwnik: { word-decline }.
   *[other] To było wszystko. { word-help } podaje wszystkie słowa; można też grać dalej; { word-quit } kończy.
}
lesson-not-this = To będzie w późniejszej lekcji.
practice-over = Partii ćwiczebnej nie zapisano.
ask-face = { $choices ->
    [3] Jak ma się pokazać Annabella? 1, ekran. 2, zwykłe wiersze dla czytnika ekranu lub brajla. 3, zwykłe wiersze z głosem.
   *[other] Jak ma się pokazać Annabella? 1, ekran. 2, zwykłe wiersze dla czytnika ekranu lub brajla.
}
ask-voice = Czy oprócz czytnika ekranu ma mówić Annabella? 1, nie. 2, tak.
ask-typist = Kto pisze? 1, białe. 2, czarne. 3, asystent niewidomego zawodnika. 4, wszyscy.
ask-resume = Kontynuować partię { $white } kontra { $black }{ $known ->
    [yes] , po { $after }
   *[no] { "" }
}, { $day ->
    [today] dzisiaj
    [yesterday] wczoraj
   *[other] { $date }
} { $time }? 1, tak. 2, nie, nowa partia.
ask-terms = { $blind ->
    [white] Niewidome są białe
    [black] Niewidome są czarne
    [both] Niewidome są obie strony
   *[none] Nikt nie jest niewidomy
}, { $time }{ $others }. 1, grać. 2, zmienić.
ask-terms-white = Białe: { $name }.
ask-terms-black = Czarne: { $name }.
ask-terms-both = { $white } kontra { $black }.
ask-blind = Kto jest niewidomy lub słabowidzący? 1, białe. 2, czarne. 3, obie strony. 4, nikt.
ask-setting = { $key ->
    [white] Nazwisko grającego białymi.
    [black] Nazwisko grającego czarnymi.
    [time] Tempo gry, na przykład 90+30, 15+10, 5d3 lub none.
    [laws] Wydanie Przepisów: { $editions }.
   *[sheets] Języki obu zapisów, najpierw białych, na przykład pl, es de lub fr fig.
}
ask-seats = Czy ktoś bierze udział z innego terminala? 1, nie. 2, tak.
ask-heard = Powiedziano dwa słowa. Czy było je słychać? 1, tak. 2, nie, gra toczy się w tekście.
ask-enter-takes = Enter: { $value }.
ask-enter-skips = Enter pomija to pytanie.
ask-help = { $key ->
    [face] Ekran pokazuje szachownice, zegary i zapisy. Zwykłe wiersze to jedno zdanie na jedno zdarzenie, dla czytnika ekranu lub monitora brajlowskiego.
    [voice] Wiersze czyta czytnik ekranu. Annabella może ponadto zapowiadać posunięcia na głos.
    [keys] Pytanie, które nikogo nie wymienia, dotyczy osoby piszącej.
    [resume] Partia toczy się dalej tam, gdzie ją przerwano; jej zegary stoją, dopóki sędzia ich nie uruchomi.
    [terms] 1 zaczyna partię. 2 pyta o nazwiska, o to, kto jest niewidomy, o tempo gry, Przepisy, zapisy i o to, czy ktoś bierze udział z innego terminala. Każdy inny warunek można wpisać jak w skrypcie: agreement after 30, white sheet es.
    [white] Nazwisko, bez cyfr. Enter pozostawia nazwisko, - usuwa je.
    [black] Nazwisko, bez cyfr. Enter pozostawia nazwisko, - usuwa je.
    [blind] Niewidomy zawodnik słyszy zapowiedzi i pyta o własną szachownicę.
    [time] Minuty+sekundy na posunięcie: 90+30. Opóźnienie: 5d3. Bez zegara: none.
    [laws] Wydanie Przepisów FIDE, według których gra się partię.
    [sheets] Jeden język dla obu, albo białych, a potem czarnych: es de. Figurki: fig.
    [seats] Każdy dołącza wtedy z własnego terminala poleceniem annabella join.
   *[heard] 1, jeśli słychać było Anna eins. 2 wyłącza głos.
} Wpisać liczbę lub tekst, { word-back }, aby wrócić do poprzedniego pytania, { word-quit }, aby wyjść.
setting-unset = { $key }: nie ustawiono.
setting-default = { $key }: domyślnie { $default }.
settings-file = Te ustawienia są w { $path }. Własne motywy to pliki w { $themes } o nazwach kończących się na .toml.
welcome = Annabella: szachy między zawodnikiem niewidomym a widzącym, z zapowiedziami, zegarem i zapisem dla obu.
welcome-more = Zapowiada głośno każde posunięcie, odmierza czas oraz pilnuje obu szachownic i obu zapisów.
welcome-questions = Enter przyjmuje propozycję; { word-help } objaśnia pytanie.
how-to-begin = Wpisać posunięcie, potem Enter.

compare-languages = Zapis A czytany jest w języku: { $a }; zapis B w języku: { $b }.
compare-nothing-common = Zapisy nie mają wspólnych półposunięć.
compare-common = Wspólne dla obu zapisów: { half-moves }; ostatnie to { $mv }.
compare-has-the-move = { player } są na posunięciu. Pozycja: { $fen }.
compare-next = Dalszy ciąg zapisu { $sheet } to { $mv }, w wierszu { $line }.
compare-ends = Zapis { $sheet } tam się kończy.
compare-no-entries = Zapis { $sheet } jest pusty.
compare-after-the-end = Partia jest tam zakończona; zapis { $sheet } ma { $count ->
    [one] jeszcze jeden wpis.
    [few] jeszcze { $count } wpisy.
   *[many] jeszcze { $count } wpisów.
}
compare-proposed = To, co następuje, jest propozycją; decyduje sędzia.
compare-nothing-fits = Dalej nic w obu zapisach do siebie nie pasuje: mogą pochodzić z dwóch różnych partii.
compare-illegal = Zapis { $sheet }, wiersz { $line }: { $mv } jest nieprawidłowe.
compare-impossible = Zapis { $sheet }, wiersz { $line }: żadna bierka nie może wykonać posunięcia { $mv }.
compare-ambiguous = Zapis { $sheet }, wiersz { $line }: { $mv } może oznaczać { $moves }.
compare-missing = Zapis { $sheet }, wiersz { $line }: nic nie zapisano dla { $mv }.
compare-unreadable = Zapis { $sheet }, wiersz { $line }: { $mv } nie da się odczytać.
compare-foreign-letter = Zapis { $sheet }, wiersz { $line }: { $mv } nie da się odczytać, bo w tym języku ({ $language }) { $letter } nie jest literą bierki.
compare-no-promotion = Zapis { $sheet }, wiersz { $line }: { $mv } nie podaje, na co zamienia się pion.
compare-elsewhere = Podane wpisy zapisu { $sheet }, które byłyby prawidłowe w innym języku ({ $language }): { $count ->
    [one] jeden
   *[many] { $count }
}; tego języka nie przyjęto.
compare-lost = Zapis { $sheet }: od { $mv } nie da się śledzić posunięć.
compare-odd-number = Zapis { $sheet }, wiersz { $line }: numer { $written } zamiast { $expected }.
compare-would-agree = Jeśli ten wpis znaczy to, co w drugim zapisie, wspólne dla obu są: { half-moves }.
compare-verdict = { $verdict ->
    [agree] Zapisy się zgadzają.
    [differ] Zapisy się różnią.
    [incomplete] Zapisy zgadzają się do miejsca, w którym jeden z nich się urywa: brakuje w nim półposunięć.
   *[unreadable] Zapisów nie da się dalej porównać: jednego wpisu nie da się odczytać lub zagrać.
}
compare-pair = { $pair }: { $verdict ->
    [agree] zgadzają się, { half-moves }
    [differ] różnią się po { half-moves-loc }
    [incomplete] jeden urywa się po { half-moves-loc }
   *[unreadable] nie da się czytać dalej niż po { half-moves-loc }
}.
compare-pairs = Pary: { $pairs }. Zgodne: { $agree }. Różne: { $differ }. Niepełne: { $incomplete }. Nieczytelne: { $unreadable }.
compare-ask-language = W jakim języku jest zapis { $sheet } ({ $ways })?
compare-language-unclear = Zapis { $sheet } oznacza w różnych językach różne posunięcia; jego język podać opcją { $option } ({ $ways }).
compare-language-unfit = Zapis { $sheet } nie pasuje do żadnego języka; jego język podać opcją { $option } (najbliższe: { $ways }).
compare-empty = Plik { $file } jest pusty; potrzebny jest zapis jako PGN lub lista posunięć.
compare-binary = { $file } nie jest plikiem tekstowym; potrzebny jest zapis jako PGN lub lista posunięć.
compare-no-moves = W pliku { $file } nie ma posunięć; potrzebny jest zapis jako PGN lub lista posunięć.
compare-too-long = Plik { $file } jest za długi: ma więcej półposunięć, niż może mieć partia.
compare-no-common-start = Zapisy nie zaczynają się od tej samej pozycji.
compare-no-pairs = W { $file } nie ma par zapisów; podać dwa pliki albo folder z game.a.txt i game.b.txt, albo dwa foldery z takimi samymi nazwami plików.
spelled = { $list }.
sheet-empty = W zapisie nic nie ma.
recalled = { $back ->
    [0] Ostatnie zdanie: { $sentence }
   *[other] { $back } wstecz: { $sentence }
}
understood = Zrobione.
rate-set = Słowa na minutę: { $rate }.
volume-set = Głośność { $volume }.
felt-brief = { $what }.
felt-square = { $square }: { $what }.
felt-rank = Rząd { $rank }: { $list }.
felt-file = { $file }: { $list }.
felt-diagonal = { $from } do { $to }: { $list }.
felt-kind = { $piece }: { $list }.
felt-captured = { player } straciły: { $list }.
felt-not-yours = Można pytać tylko o własną szachownicę; sędzia i asystenci mogą pytać o obie.
hint-casual-only = Dostępne tylko w partiach towarzyskich.
hint-attacks = Pole { $square } atakują: { $list }.
hint-moves = Z { $square } można przejść na { $list }.
help = Wpisać posunięcie, jak e4, Sf3, e2e4 lub springer felix drei; pusty wiersz je kończy. Pięć przydatnych słów: { $words }.
help-headings = Więcej słów: wpisać { word-help } i liczbę. { $headings } { word-help } i słowo podaje, do czego ono służy.
help-group = { $heading }: { $words }.
help-speakers = białe:, czarne: lub sędzia: na początku wiersza oznacza, kto mówi.
help-word = { $word ->
    [begin] zacznij: gra się rozpoczyna i rusza zegar białych; pierwsze posunięcie robi to samo.
    [announce] zapowiedz e4, e4: zapowiada posunięcie, które zawodnik wykonał.
    [strike] skreśl 3: skreśla własny zapis od trzeciego półposunięcia.
    [add] dodaj 2:00 dla białych, dodaj 2:00 dla obu: sędzia dodaje czas, z powodem, jeśli jest.
    [take] odejmij 2:00 od białych: sędzia odejmuje ten czas na zegarze tej strony.
    [penalty] kara upomnienie dla białych: sędzia upomina białe; po każdej karze można podać powód. kara czas-przeciwnika 2:00 dla białych: przeciwnik otrzymuje ten czas. kara odejmij 2:00 dla białych: białe tracą ten czas. kara punkty 1/2 dla białych: białe tracą pół punktu. kara punkty-przeciwnika 1/2 dla białych: przeciwnik otrzymuje pół punktu. kara przegrana dla białych, kara grzywna dla białych, kara wykluczenie 1 dla białych, kara usunięcie dla białych: przegrana partia, grzywna, wykluczenie z jednej rundy, usunięcie z zawodów.
    [assistant] asystent czarne, asystent czarne brak: sędzia ogłasza, że ta strona ma odtąd asystenta albo już jest bez niego. Dalej można podać zadania, oddzielone przecinkami, jak w warunkach.
    [supervision] nadzór brak, nadzór dostateczny: sędzia podaje, jaki jest nadzór nad partią szybką lub błyskawiczną.
    [counter] licznik białe 12, licznik nieprawidłowe białe 1: sędzia ustawia, ile posunięć zakończyła ta strona albo ile z nich było nieprawidłowych.
    [both] obie przegrywają: sędzia uznaje partię za przegraną przez obie strony.
    [note] notatka zgasło światło: sędzia poleca zapisać to w pliku partii.
    [time] tempo gry 90+30: sędzia poprawia źle ustawione tempo gry.
    [period] etap białe 2: sędzia ustawia etap, na którym jest ta strona.
    [adjourn] odłóż: sesja się skończyła i zawodnik na posunięciu zapisuje je do koperty; odłóż po 4:00:00: tyle trwa sesja.
    [seal] zapieczętuj Sf3: zapisuje posunięcie do koperty, literami lub komórkami brajla; zapieczętuj plik.brf: odczytuje je z tego pliku brajlowskiego (brf lub brl). Przed otwarciem koperty nie jest pokazywane ani mówione.
    [envelope] koperta: co jest napisane na kopercie; koperta niedziela godzina dziesiąta: kiedy partia zostanie wznowiona; koperta zaginęła: koperty brakuje.
    [open] otwórz: otwiera kopertę; otwórz jako Sf3: jakie było posunięcie z koperty, jeśli nie da się tego odczytać.
    [reopen] wznów: wznawia odłożoną partię.
    [absent] nieobecne białe: tej strony nie ma.
    [arrived] przybyły białe: ta strona przybyła.
    [pieces] bierki, pi, bierki białe: własne bierki albo bierki jednego koloru, po jednym zdaniu na rodzaj.
    [attacks] ataki e4, at: co atakuje to pole, tylko w partiach towarzyskich.
    [help] pomoc, h: słowa, które można wpisać; pomoc i słowo objaśnia to słowo.
    [board] szachownica, b: osiem rzędów własnej szachownicy, od ósmego w dół; wielkie litery to białe, o to puste pole.
    [where] gdzie skoczki, gdzie S, w: pola, na których stoją takie bierki; S pyta o białe, s o czarne.
    [what] co e4, wt: co stoi na tym polu.
    [rank] rząd 4, rk: co stoi na tym rzędzie.
    [file] kolumna e, kolumna Eva, fi: co stoi na tej kolumnie.
    [diagonal] przekątna e4, dg: co stoi na obu przekątnych przechodzących przez to pole.
    [white] białe, wp: wszystkie białe bierki, po jednym zdaniu na rodzaj. białe: przed poleceniem oznacza, że mówią białe.
    [black] czarne, bp: wszystkie czarne bierki, po jednym zdaniu na rodzaj. czarne: przed poleceniem oznacza, że mówią czarne.
    [mine] moje, mi: własne bierki, po jednym zdaniu na rodzaj.
    [theirs] cudze, th: bierki przeciwnika, po jednym zdaniu na rodzaj.
    [captured] zbite, cp: czego brakuje na szachownicy.
    [walk] obchód, obchód e4, wk: przejście po szachownicy pole po polu; h w lewo, j w dół, k w górę, l w prawo; zawartość każdego pola jest podawana. Enter powtarza pole; każdy inny klawisz to kończy.
    [again] jeszcze raz, a: powtarza to, co przerwano, a jeśli nic, ostatnią zapowiedź.
    [last] ostatnie, l: ostatnie zakończone posunięcie.
    [earlier] wcześniej, er: zdanie przed ostatnim; ponownie, jeszcze wcześniejsze.
    [later] później, lt: po słowie wcześniej znów następne zdanie.
    [spell] literuj, sl: ostatnie zapowiedziane posunięcie litera po literze.
    [moves] posunięcia, posunięcia 10, m: wszystkie posunięcia albo dziesięć ostatnich.
    [from] od 12, fr: posunięcia od numeru 12.
    [sheet] zapis, sh: własny zapis tak, jak jest prowadzony.
    [clock] zegar, t, zegar przeciwnika, zegar oba, zegar białe 1:00:00 czarne 1:00:00: własny zegar, zegar przeciwnika, oba; z podanym czasem sędzia ustawia oba zegary albo jeden.
    [times] czasy, tm: czas zużyty na każde posunięcie.
    [number] liczba, n: ile posunięć zakończono.
    [offer] propozycja, o: czy zaproponowano remis.
    [who] kto, wh: kto gra i kto jest niewidomy.
    [cases] sprawy, cs: każda otwarta sprawa z numerem, artykułem i z tym, kto decyduje; dla sędziego także skutki każdego orzeczenia oraz sprawy już rozstrzygnięte.
    [look] wgląd: w partiach szybkich i błyskawicznych z nadzorem zawodnik na posunięciu widzi zapis sędziego, pięć razy w partii.
    [status] stan, s: kto jest na posunięciu, co jest otwarte i na co czeka partia.
    [law] przepis D.2.1, lw: o czym jest ten artykuł.
    [laws] przepisy, przepisy słownik, przepisy słownik blitz: artykuły, które stosuje program; terminy Przepisów w dostępnych językach.
    [sign] podpisz: zawodnik podpisuje wynik po zakończeniu partii.
    [repeat] powtórz e5, r e5, r: przeciwnik powtarza e5 albo posunięcie zgodnie z zapowiedzią. powtórz bez niczego powtarza ostatnią zapowiedź.
    [correct] popraw e4: poprawia przejęzyczenie przed przełączeniem zegara.
    [undo] cofnij, u: cofa to, co zapowiedziano, a czego nie zakończono.
    [touch] dotknij e2, podnieś e2: zawodnik na posunięciu dotknął tych bierek; zawodnik niewidomy wyjął je z otworów.
    [lift] podnieś e2: zawodnik niewidomy wyjął tę bierkę z otworu; dotknij e5 mówi to o zawodniku widzącym.
    [press] przełącz, p: przełącza idący zegar. Pusty wiersz powtarza, wykonuje, zapisuje i przełącza naraz. przełącz z-posunięciem: odtąd zapowiedź każdego posunięcia przełącza zegar. przełącz osobno: już nie.
    [execute] wykonaj czarne h6, x: co naprawdę wykonano na tej szachownicy.
    [record] zapisz białe Sf3: co naprawdę wpisano do tego zapisu.
    [draw] remis: proponuje remis.
    [accept] przyjmuję: przyjmuje propozycję remisu.
    [decline] odrzucam: odrzuca propozycję remisu.
    [resign] poddaję: zawodnik poddaje partię.
    [claim] reklamuję chorągiewkę: opadła chorągiewka przeciwnika. reklamuję powtórzenie, reklamuję pięćdziesiąt: remis przez tę samą pozycję po raz trzeci albo przez pięćdziesiąt posunięć. reklamuję powtórzenie g1f3: to samo z tym posunięciem, które zapisuje się, a nie wykonuje. reklamuję nieprawidłowe, reklamuję nieprawidłowe 21: ostatnie posunięcie przeciwnika albo posunięcie 21 było nieprawidłowe. reklamuję dotknięcie e2: przeciwnik dotknął tej bierki. reklamuję dwie-ręce: przeciwnik wykonał posunięcie obiema rękami. reklamuję ustawienie, reklamuję szachownicę, reklamuję kolory, reklamuję zegar: bierki ustawiono źle, szachownica leży źle, kolory są odwrócone, zegar jest źle ustawiony. reklamuję finisz, reklamuję finisz bez-starań: remis w szybkim finiszu; jeśli nie ma sędziego, dodać bez-sędziego. { word-claim } { word-silent }: przeciwnik przełączył zegar bez zapowiedzi posunięcia. { word-claim } 11.5: przeciwnik narusza ten artykuł; mogą nastąpić słowa.
    [request] proszę o dodatek: w szybkim finiszu prośba o pięć sekund na posunięcie dla obu stron; jest to też propozycja remisu.
    [jadoube] poprawiam: na własnym czasie zawodnik tylko poprawia ustawienie bierek; do zapowiedzi posunięcia dotknięcie bierki nie ma skutków.
    [arbiter] sędzia: wzywa sędziego i zatrzymuje zegary.
    [stop] zatrzymaj: sędzia zatrzymuje oba zegary.
    [go] dalej: sędzia uruchamia zegar zawodnika na posunięciu.
    [rule] orzeknij przyjmij, orzeknij oddal, orzeknij odrocz, orzeknij obie, orzeknij 2 przyjmij: sędzia rozstrzyga jedyną otwartą sprawę albo sprawę z tym numerem; obie oznacza, że opadły obie chorągiewki i nie wiadomo, która pierwsza. { word-rule } 1 { word-undo } cofa decyzję w sprawie 1, dopóki nie wykonano następnego posunięcia.
    [retrace] wróć, wróć 1, wróć 1..., wróć półposunięcie 2: powrót do ostatniej wspólnej pozycji, do pozycji po posunięciu 1 białych, po posunięciu 1 czarnych albo po dwóch półposunięciach.
    [adjust] ustaw, ustaw czarne: szachownica stoi teraz zgodnie z zapisami.
    [done] zrobione: następny krok poprawiający Pana lub Pani szachownicę albo zapis jest wykonany.
    [step] krok: następny krok poprawiający Pana lub Pani szachownicę albo zapis.
    [check] sprawdź, sprawdź czarne: porównuje szachownicę z zapisami.
    [result] wynik 1-0, wynik remis: sędzia ogłasza wynik; po zakończeniu samo słowo wynik podaje wynik i pliki.
    [calls] przypomnienia 10m 5m 30s, przypomnienia ton 5m, przypomnienia wyłącz: podaje, że zostało tyle czasu, słowami lub sygnałem, albo przestaje to robić. Domyślnie wyłączone.
    [lang] język en: język tych zdań.
    [cells] komórki 40: od 8 do 255, liczba komórek monitora brajlowskiego; przy 20 lub mniej posunięcia i szachownice pisane są znakami.
    [notation] notacja słowa, notacja znaki: jak pisane są posunięcia, szachownice i czasy: skoczek f3 albo Sf3. Zapowiedź mówiona się nie zmienia.
    [rate] szybkość 200: od 100 do 400 słów na minutę, dla osoby, która o to prosi.
    [volume] głośność 80: od 0 do 200; zwykle 100; dla osoby, która o to prosi.
    [faster] szybciej: o 25 słów na minutę więcej, dla osoby, która o to prosi.
    [slower] wolniej: o 25 słów na minutę mniej, dla osoby, która o to prosi.
    [louder] głośniej: o stopień głośniej, dla osoby, która o to prosi.
    [softer] ciszej: o stopień ciszej, dla osoby, która o to prosi.
    [verbosity] szczegółowość zwięzła, szczegółowość normalna, szczegółowość pełna: ile się mówi o posunięciu i w odpowiedzi.
    [voice] głos wyłącz, głos włącz, głos systemowy, głos wbudowany: czy mówi głos i który.
    [face] widok ekran, widok wiersze, widok mieszany: ta sama partia w innym widoku; mieszany ma szachownice u góry i wiersze pod nimi.
    [eboard] szachownica elektroniczna, szachownica elektroniczna wyłącz, szachownica elektroniczna włącz: czy szachownica elektroniczna odpowiada i co się na niej nie zgadza; odtąd się nie liczy albo znów się liczy. Jeśli elektroniczne są obie, podać kolor.
    [quiet] cisza, z: natychmiast przerywa mowę, jak klawisz Esc; jeszcze raz powtarza to, co przerwano.
    [hear] odsłuchaj 12, hr 12, odsłuchaj: odtwarza nagranie półposunięcia 12; bez numeru ostatnie nagranie.
    [quit] koniec, q: wyjście; partia jest zapisana i można ją wznowić.
    [am] jestem czarne, jestem białe, jestem asystent, jestem wszyscy: kto siedzi przy tej klawiaturze; pytanie, które nikogo nie wymienia, dotyczy tej osoby.
    [save] zachowaj: każde posunięcie zapisuje się od razu; nic nie trzeba robić.
    [pgn] pgn: po zakończeniu partię zapisuje się jako PGN obok jej pliku; annabella export zapisuje ją w każdej chwili.
    [flip] obróć: szachownice obraca klawisz F3.
    [settings] ustawienia: polecenie powłoki annabella settings pokazuje i zmienia zapamiętane ustawienia.
    [new] nowa: { word-quit } opuszcza tę partię, a annabella zaczyna następną.
    [next] naprzód: w partii ćwiczebnej następna lekcja.
    [back] wstecz: w partii ćwiczebnej poprzednia lekcja. { word-undo } cofa to, co zapowiedziano, a czego nie zakończono.
    [replay] przegląd, przegląd 12: po zakończeniu przechodzi przez partię półposunięcie po półposunięciu, albo od posunięcia 12; dalej prowadzą naprzód i wstecz albo strzałki.
    [rematch] rewanż: po zakończeniu następna partia ze zmienionymi kolorami, na tych samych warunkach i we własnym pliku; stan meczu jest prowadzony.
    [print] wydrukuj, wydrukuj brf: po zakończeniu zapisuje oba zapisy jako PDF albo partię w brajlu dla drukarki brajlowskiej i podaje, gdzie jest plik.
    [unseat] zwolnij białe: sędzia odbiera stanowisko przy innym terminalu osobie, która tam siedzi, aby mógł je zająć ktoś inny.
    [report] { word-report } 11.5 { word-white }: sędzia zgłasza białe według tego artykułu, sprawę z numerem; mogą nastąpić słowa. { word-laws } wymienia artykuły.
    [appeal] { word-appeal }, { word-appeal } 2 i słowa: odwołanie od ostatniej decyzji albo od decyzji w sprawie 2, także po partii; zostaje przy zapisie.
   *[other] Nie ma pomocy dla słowa { $word }. Wszystkie słowa podaje pomoc.
}
law-summary = { $key ->
    [moves_alternate] Strony wykonują posunięcia na przemian, zaczynają białe. Zawodnik jest na posunięciu, gdy tylko posunięcie przeciwnika jest wykonane, nawet przed przełączeniem zegara.
    [touch_move] Bierką dotkniętą z zamiarem wykonania posunięcia należy zagrać, a dotkniętą bierkę przeciwnika zbić, jeśli jest to prawidłowe; w przeciwnym razie zawodnik ma wolny wybór.
    [promotion_choice] Bierkę, na którą zamienia się pion, wybiera się przez dotknięcie nią pola; wtedy wybór jest ostateczny.
    [checkmate] Mat kończy partię natychmiast, przed przełączeniem zegara, jeśli posunięcie wykonano zgodnie z Przepisami.
    [resignation] Zawodnik, który poddaje partię, przegrywa, a partia natychmiast się kończy.
    [resignation_draws] Zawodnik, który poddaje partię, przegrywa, a partia natychmiast się kończy; jest remis, jeśli przeciwnik nie może zamatować żadną serią prawidłowych posunięć.
    [stalemate] Partia natychmiast kończy się remisem, gdy zawodnik na posunięciu nie ma prawidłowego posunięcia, a jego król nie jest w szachu.
    [dead_position] Partia natychmiast kończy się remisem, gdy żadna ze stron nie może zamatować żadną serią prawidłowych posunięć.
    [agreement] Zawodnicy mogą w czasie partii zgodzić się na remis.
    [agreement_after_moves] Zawodnicy mogą w czasie partii zgodzić się na remis, gdy obaj wykonali posunięcie.
    [press] Posunięcie jest zakończone, gdy zawodnik przełącza zegar albo gdy posunięcie kończy partię. Zegar wolno przełączyć nawet po odpowiedzi przeciwnika.
    [help_for_a_disability] Zawodnik, który nie może obsługiwać zegara, może mieć do tego asystenta, którego akceptuje sędzia; sędzia sprawiedliwie koryguje zegar, ale nigdy zegar zawodnika z niepełnosprawnością.
    [default_time] Zawodnik, który przybywa po dopuszczalnym czasie spóźnienia, przegrywa, chyba że sędzia zdecyduje inaczej.
    [flag_fall] Chorągiewka opadła, gdy zauważył to sędzia albo słusznie zareklamował zawodnik.
    [flag_fall_by_claim] Chorągiewka opadła, gdy zauważył to sędzia albo słusznie zareklamował zawodnik; w szachach szybkich i błyskawicznych bez dostatecznej liczby sędziów liczy się tylko reklamacja zawodnika, którego własna chorągiewka nie opadła.
    [loss_on_time] Zawodnik, który nie zakończył w czasie wymaganych posunięć, przegrywa; jest remis, jeśli przeciwnik nie może zamatować żadną serią prawidłowych posunięć.
    [both_flags] Jeśli opadły obie chorągiewki i nie wiadomo, która pierwsza, gra toczy się dalej; w ostatnim etapie partia kończy się remisem.
    [both_flags_at_the_claim] W szachach szybkich i błyskawicznych bez dostatecznej liczby sędziów: jeśli w chwili reklamacji opadły już obie chorągiewki, partia kończy się remisem.
    [clocks_set_wrongly] Jeśli okaże się, że zegar jest źle ustawiony, zegar się zatrzymuje, a sędzia poprawia ustawienie, czas i licznik posunięć.
    [interruption] Zawodnik zatrzymuje zegary tylko po to, aby wezwać sędziego; sędzia decyduje, kiedy gra toczy się dalej.
    [illegal_move] Po zakończonym nieprawidłowym posunięciu przywraca się pozycję przed nim, a dotkniętą bierką należy zagrać, jeśli to możliwe.
    [illegal_move_penalty] Za nieprawidłowe posunięcie przeciwnik otrzymuje czas. Szachy klasyczne: { $standard }; szybkie: { $rapid }; błyskawiczne: { $blitz }. Nieprawidłowe posunięcie numer { $losing } przegrywa; jest remis, jeśli przeciwnik nie może zamatować.
    [empty_press] Przełączenie zegara bez wykonania posunięcia jest niewłaściwe; ocenia je sędzia.
    [empty_press_illegal] Przełączenie zegara bez wykonania posunięcia traktuje się jak nieprawidłowe posunięcie.
    [agreement_by_the_rules] Regulamin zawodów może zabronić zgody na remis przed określonym posunięciem albo bez sędziego.
    [draw_offer] Remis proponuje się po wykonaniu posunięcia, a przed przełączeniem zegara. W innym czasie propozycja też jest ważna. Nie ma warunków, nie można jej wycofać i trwa, dopóki nie zostanie przyjęta, odrzucona albo dopóki przeciwnik nie odpowie dotknięciem bierki.
    [repeated_offers] Bezzasadne lub powtarzane propozycje i reklamacje przeszkadzają przeciwnikowi; ocenia je sędzia.
    [threefold] Zawodnik na posunięciu może reklamować remis, gdy ta sama pozycja ma wystąpić albo właśnie wystąpiła co najmniej po raz trzeci. Pozycja jest ta sama, gdy na posunięciu jest ten sam zawodnik, te same bierki stoją na tych samych polach, a prawa do roszady i możliwości bicia w przelocie są takie same.
    [threefold_intended] Zawodnik zapisuje posunięcie, po którym pozycja wystąpi po raz trzeci, zgłasza je sędziemu i nie wykonuje. Zapisanego posunięcia nie można zmienić.
    [threefold_standing] Pozycja właśnie wystąpiła po raz trzeci, a reklamujący jest na posunięciu.
    [fifty_moves] Zawodnik na posunięciu może reklamować remis, gdy każda strona wykonała albo następnym posunięciem wykona ostatnie pięćdziesiąt posunięć bez bicia i bez posunięcia pionem.
    [fifty_moves_intended] Zawodnik zapisuje posunięcie, które dopełnia pięćdziesiąt, zgłasza je sędziemu i nie wykonuje. Zapisanego posunięcia nie można zmienić.
    [fifty_moves_standing] Ostatnie pięćdziesiąt posunięć każdej strony jest wykonane, a reklamujący jest na posunięciu.
    [claim_after_touch] Zawodnik, który dotyka bierki z zamiarem wykonania posunięcia, traci w tym posunięciu prawo do reklamowania remisu.
    [claim] Na czas sprawdzania reklamacji remisu zatrzymuje się zegary. Reklamacji nie można wycofać i jest ona też propozycją remisu. Jeśli jest słuszna, partia natychmiast kończy się remisem.
    [wrong_claim] Po niesłusznej reklamacji przeciwnik otrzymuje czas. Szachy klasyczne: { $standard_claim }; szybkie: { $rapid_claim }; błyskawiczne: { $blitz_claim }. Własny czas reklamującego się nie zmienia, a posunięcie zapisane przy reklamacji trzeba wykonać.
    [fivefold] Partia kończy się remisem bez reklamacji, gdy ta sama pozycja wystąpiła co najmniej pięć razy.
    [fivefold_alternate] Partia kończy się remisem bez reklamacji, gdy ta sama pozycja wystąpiła pięć razy z rzędu, w co drugim posunięciu każdej strony.
    [seventy_five_moves] Partia kończy się remisem bez reklamacji, gdy każda strona wykonała ostatnie siedemdziesiąt pięć posunięć bez bicia i bez posunięcia pionem; mat dany ostatnim z nich ma pierwszeństwo.
    [seventy_five_moves_completed] Partia kończy się remisem bez reklamacji, gdy każda strona zakończyła ostatnie siedemdziesiąt pięć posunięć bez bicia i bez posunięcia pionem; mat dany ostatnim z nich ma pierwszeństwo.
    [signed_result] Po zakończeniu partii obaj zawodnicy podpisują oba zapisy z wynikiem. Nawet błędny wynik pozostaje w mocy, chyba że sędzia zdecyduje inaczej.
    [arbiters_role] Sędzia czuwa nad przestrzeganiem Przepisów i działa w najlepszym interesie zawodów; decyduje o tym, czego Przepisy nie rozstrzygają.
    [two_boards] Każdy zawodnik może żądać dwóch szachownic: zwykłej dla widzącego i przystosowanej dla niewidomego. Organizator może dostosować te zasady.
    [announcement] Posunięcia zapowiada się głośno, przeciwnik powtarza je i wykonuje na własnej szachownicy; nazwy i liczby są niemieckie.
    [blind_touch] Na szachownicy zawodnika niewidomego bierka jest dotknięta, gdy zostanie wyjęta z otworu.
    [blind_move_made] Na szachownicy zawodnika niewidomego posunięcie jest wykonane, gdy bierka stoi w innym otworze, zbita bierka jest zdjęta z szachownicy, a posunięcie zapowiedziane.
    [sighted_players_moves] Zawodnika widzącego obowiązują zwykłe przepisy o dotknięciu i wykonaniu posunięcia.
    [blind_players_clock] Dozwolony jest zegar przystosowany dla niewidomych.
    [blind_players_record] Zawodnik niewidomy może prowadzić zapis brajlem lub odręcznie albo zapisywać posunięcia urządzeniem.
    [blind_press] Zegar przeciwnika wolno uruchomić dopiero, gdy posunięcie zawodnika niewidomego jest wykonane i zapowiedziane.
    [slip_of_the_tongue] Przejęzyczenie poprawia się natychmiast, przed uruchomieniem zegara przeciwnika.
    [boards_differ] Jeśli szachownice się różnią, poprawia się je z pomocą obu zapisów i sędziego, w razie potrzeby z powrotem do ostatniego wspólnego posunięcia.
    [scoresheets_differ] Jeśli różnią się też zapisy, cofa się posunięcia do miejsca, w którym zapisy się zgadzają, a sędzia odpowiednio ustawia zegary.
    [blind_players_assistant] Zawodnik niewidomy może mieć asystenta, który za zawodnika wykonuje posunięcia, zapowiada, zapisuje i przełącza zegar, a czas i posunięcia podaje tylko na pytanie. Asystent nigdy nie proponuje, nie przyjmuje i nie reklamuje remisu.
    [sighted_players_assistant] Jeśli zawodnik niewidomy nie ma asystenta, może mieć asystenta zawodnik widzący; taki asystent tylko wykonuje posunięcia i zapowiada.
    [sighted_players_assistant_deaf] Jeśli zawodnik niewidomy nie ma asystenta, może mieć asystenta zawodnik widzący; taki asystent tylko wykonuje posunięcia i zapowiada. Przy niesłyszącym przeciwniku asystent jest obowiązkowy.
    [sealing] Na koniec sesji zawodnik na posunięciu zapisuje je w jednoznacznej notacji, wkłada oba zapisy do koperty, zakleja ją i dopiero wtedy zatrzymuje zegar; do tej chwili posunięcie można zmienić.
    [opening_the_envelope] Kopertę otwiera się dopiero w obecności zawodnika, który ma odpowiedzieć; posunięcie z koperty wykonuje się na szachownicy i uruchamia zegar tego zawodnika.
    [sealed_move] Zawodnik, który zapisał do koperty posunięcie niejednoznaczne, nieprawidłowe albo pozbawione sensu, przegrywa. Nie dotyczy to partii już zakończonej; jeśli przeciwnik nie może zamatować, jest remis.
    [late_at_the_resumption] Zawodnik, który przybywa na wznowienie później, niż pozwala dopuszczalny czas spóźnienia, przegrywa, chyba że sędzia zdecyduje inaczej; według wydania z 2009 roku jest to jedna godzina, jeśli zawody nie mają innego czasu. Jeśli posunięcie z koperty zakończyło partię, ten wynik pozostaje w mocy.
    [envelope_missing] Jeśli brakuje koperty, partia toczy się dalej od odłożonej pozycji z zanotowanym czasem; nieznany czas ustala sędzia. Wykonuje się posunięcie, które według słów zawodnika zapisano do koperty. Jeśli pozycji nie da się ustalić, partię unieważnia się i rozgrywa nową.
    [quickplay] W ostatnim etapie zawodnik, któremu zostało mniej niż dwie minuty, może reklamować remis, jeśli przeciwnik nie podejmuje starań, aby wygrać, albo nie może wygrać normalnymi środkami. Sędzia uznaje reklamację, rozstrzyga ją później albo oddala; po oddaleniu przeciwnik otrzymuje dwie minuty.
    [quickplay_without_arbiter] Jeśli nie ma sędziego, reklamacja w szybkim finiszu kończy partię. Zapisuje się pozycję końcową, a przy zarzucie braku starań dołącza się aktualny zapis; przeciwnik sprawdza jedno i drugie, a decyduje wyznaczony sędzia.
    [increment_request] W szybkim finiszu zawodnik na posunięciu może prosić o dodatek pięciu sekund dla obu stron, co jest też propozycją remisu. Jeśli zostanie odrzucona, a sędzia wyrazi zgodę, obie strony otrzymują dodatek, a przeciwnik dwie minuty.
    [recorded_in_advance] Posunięcie zapisuje się po jego wykonaniu. Wcześniej zapisuje je tylko zawodnik, który reklamuje nim remis albo zapisuje je do koperty.
    [sheets_after_flag] Po opadnięciu chorągiewki zawodnicy, którzy nie zapisywali, uzupełniają zapisy: obaj przy zatrzymanych zegarach, jeden na własnym czasie i przed dotknięciem bierki. Jeśli żaden zapis nie jest pełny, partię odtwarza się pod nadzorem sędziego.
    [sheets_not_reconstructed] Jeśli zapisów nie da się uzupełnić, następne posunięcie jest pierwszym w następnym etapie, chyba że są dowody na większą liczbę posunięć.
    [bystanders] Inna osoba, która zauważy nieprawidłowość, może powiadomić tylko sędziego; dotyczy to też asystenta.
    [warning] Sędzia może upomnieć zawodnika.
    [time_to_opponent] Sędzia może dodać czas na zegarze przeciwnika.
    [time_taken] Sędzia może odjąć czas na zegarze winnego.
    [points_to_opponent] Sędzia może zwiększyć punkty przeciwnika, najwyżej do tego, co daje partia.
    [points_taken] Sędzia może zmniejszyć punkty winnego.
    [game_declared_lost] Sędzia może uznać partię za przegraną przez winnego i decyduje o punktach przeciwnika.
    [expulsion] Zawodnika można usunąć z zawodów.
    [supervision] Pełne przepisy turniejowe obowiązują w szachach szybkich i błyskawicznych tylko przy dostatecznej liczbie sędziów: jeden na najwyżej trzy partie szybkie, jeden na każdą partię błyskawiczną.
    [adjusting] Zawodnik na posunięciu może poprawić ustawienie bierek, jeśli to zapowie.
    [touch_in_castling] Zawodnik, który dotyka króla, a potem wieży, musi wykonać nimi roszadę, jeśli jest prawidłowa; kto najpierw dotyka wieży, nie może w tym posunięciu nią roszować.
    [rook_touched_first] Kto dotyka wieży, a potem króla, nie może w tym posunięciu roszować tą wieżą; wieża musi wykonać ruch, jeśli może.
    [touch_without_move] Jeśli żadną z dotkniętych bierek nie można zagrać ani żadnej zbić, zawodnik może wykonać dowolne prawidłowe posunięcie.
    [assistant_who_moves] Zawodnik, który nie może przestawiać bierek, może mieć do tego asystenta, którego akceptuje sędzia.
    [right_to_complain] Zawodnik nie może już reklamować dotknięcia bierki przez przeciwnika, gdy sam dotknął bierki z zamiarem wykonania posunięcia.
    [two_hands] Posunięcie wykonuje się jedną ręką; za użycie obu rąk grozi kara.
    [legal_move] Posunięcie jest prawidłowe, gdy bierka może się tak poruszyć, a własny król nie pozostaje w szachu.
    [unsupervised_illegal_move] W szachach szybkich bez dostatecznej liczby sędziów nieprawidłowe posunięcie można reklamować tylko do następnego posunięcia reklamującego.
    [unsupervised_illegal_move_in_blitz] W szachach błyskawicznych bez dostatecznej liczby sędziów nieprawidłowe posunięcie można reklamować tylko do następnego posunięcia reklamującego.
    [wrong_set_up] Jeśli okaże się, że pozycja początkowa bierek była błędna, partię unieważnia się i rozgrywa nową.
    [board_turned] Jeśli okaże się, że szachownica leży źle, partia toczy się dalej, a pozycję przenosi się na dobrze położoną szachownicę.
    [reversed_colors] Partia zaczęta z odwróconymi kolorami toczy się dalej, chyba że sędzia zdecyduje inaczej.
    [reversed_colors_new-game] Partię zaczętą z odwróconymi kolorami przerywa się i rozgrywa nową z właściwymi, jeśli obie strony nie wykonały jeszcze dziesięciu posunięć; później partia toczy się dalej.
    [displaced_pieces] Zawodnik, który przestawi bierki, ustawia je ponownie na własnym czasie; można zatrzymać zegar i wezwać sędziego, który może nałożyć karę.
    [position_reinstated] Jeśli okaże się, że bierki przestawiono, przywraca się pozycję przed tym zdarzeniem; jeśli nie da się jej ustalić, partia toczy się dalej od ostatniej pozycji, którą da się ustalić.
    [unsupervised_complaint] W szachach szybkich i błyskawicznych bez dostatecznej liczby sędziów nie można reklamować ustawienia bierek, szachownicy ani zegara, gdy obie strony wykonały po { $complaints } { $complaints ->
        [few] posunięcia
       *[many] posunięć
    }; źle ustawiony król lub wieża już nie roszują.
    [unsupervised_illegal_position] W szachach szybkich i błyskawicznych bez dostatecznej liczby sędziów sędzia, który widzi oba króle w szachu albo piona na ostatnim rzędzie, czeka na zakończenie następnego posunięcia; jeśli pozycja nadal jest nieprawidłowa, ogłasza remis.
    [unsupervised_illegal_position_at_once] W szachach szybkich i błyskawicznych bez dostatecznej liczby sędziów sędzia, który widzi oba króle w szachu albo niedokończoną promocję, w miarę możliwości interweniuje.
    [looks_at_record] W szachach szybkich i błyskawicznych z nadzorem zawodnik na posunięciu może poprosić o wgląd w zapis sędziego, pięć razy w partii; częstsze prośby przeszkadzają przeciwnikowi.
    [fine] Sędzia może nałożyć grzywnę zapowiedzianą z góry.
    [exclusion] Sędzia może wykluczyć zawodnika z jednej lub kilku rund.
    [same_hand] Zegar przełącza się tą ręką, która wykonała posunięcie; żaden palec nie zostaje na przycisku ani nad nim.
    [handling_the_clock] Z zegarem obchodzi się należycie: nie uderza się go, nie podnosi, nie przewraca i nie przełącza przed posunięciem. Sędzia może ukarać zawodnika.
    [stopped_without_reason] Zawodnik, który zatrzymuje zegary, by wezwać sędziego, musi mieć powód; ocenia go sędzia, który może ukarać zawodnika.
    [pieces_put_back] Zawodnik, który przestawi bierki, przywraca właściwą pozycję na własnym czasie.
    [displacement_penalised] Sędzia może ukarać zawodnika, który przestawił bierki.
    [recording_duty_ends] Mając mniej niż pięć minut w okresie i mniej niż 30 sekund dodawanych na posunięcie, zawodnik nie musi zapisywać do końca okresu.
    [disrepute] Zawodnicy nie robią niczego, co szkodziłoby dobremu imieniu szachów.
    [leaving_the_playing_area] Zawodnik nie opuszcza miejsca gry bez zgody sędziego, a gdy jest na posunięciu, także strefy gry.
    [forbidden_during_play] Podczas gry zabronione są notatki, porady, inne szachownice, urządzenia elektroniczne i palenie poza wyznaczonym miejscem; sędzia może ukarać zawodnika.
    [notes_and_advice] Podczas gry zawodnik nie korzysta z notatek, źródeł ani porad i nie analizuje na innej szachownicy.
    [device] Zawodnik nie ma przy sobie urządzeń elektronicznych, na które sędzia się nie zgodził; inaczej przegrywa partię, chyba że regulamin jest łagodniejszy.
    [finished_players] Zawodnik, który zakończył partię, jest uważany za widza.
    [persistent_refusal] Zawodnik, który uporczywie odmawia przestrzegania przepisów, przegrywa partię; o wyniku przeciwnika decyduje sędzia.
    [both_guilty] Jeśli obaj zawodnicy uporczywie odmawiają przestrzegania przepisów, obaj przegrywają partię.
    [appeal] Zawodnik może odwołać się od decyzji sędziego, chyba że regulamin stanowi inaczej, także po podpisaniu wyniku.
    [times_determined] Gdzie Przepisy nie określają czasu, sędzia ustawia oba zegary według najlepszej oceny albo zostawia je bez zmian, a w razie potrzeby poprawia licznik posunięć.
    [pawn_not_replaced] Kto postawi pionka na ostatniej linii i przełączy zegar bez zamiany pionka, wykonał nieprawidłowe posunięcie; pionek staje się hetmanem swojego koloru.
    [reply_before_recording] Zawodnik może odpowiedzieć przed zapisaniem posunięcia przeciwnika, ale własne zapisuje przed wykonaniem następnego.
    [adjusting_on_own_time] Tylko zawodnik, którego zegar idzie, może poprawiać ustawienie bierek.
    [same_position] Na posunięciu jest ten sam zawodnik, bierki tego samego rodzaju i koloru stoją na tych samych polach i wszystkie mają te same możliwe posunięcia: bicie w przelocie, które było możliwe, albo utracone odtąd prawo do roszady czyni ją inną pozycją.
   *[other] Nie ma streszczenia tego artykułu.
}
law-listed = { $article }, { $title }.
no-such-article = Program nie stosuje artykułu { $article } Przepisów z { $laws } roku. { word-laws } wymienia artykuły, które stosuje.
article-alike = Czy chodzi o któryś z tych: { $articles }?
no-such-term = W słowniku nie ma słowa { $word }.
glossary-entry = { $term }: { $others }.

confirm = { $what ->
    [leave] Zegar idzie. Wyjść z partii? Jest zapisana w pliku.
    [loses-the-sealed-move] Koperta nie jest zamknięta: po wyjściu zapisane posunięcie przepadnie i trzeba je będzie zapisać ponownie. Wyjść z partii?
    [leaves-the-envelope-open] Koperta nie jest zamknięta. Mimo to wyjść z partii?
    [rematch] Zaczyna się następna partia ze zmienionymi kolorami. Czy tak ma być?
    [resign] { $who }: poddanie partii. Czy tak ma być?
    [accept] { $who }: { $proposal ->
        [correction] zgoda na poprawienie nieprawidłowego posunięcia
       *[draw] przyjęcie remisu
    }. Czy tak ma być?
    [decline] Otwarte są dwie propozycje. { $who }: { $proposal ->
        [correction] odmowa poprawienia nieprawidłowego posunięcia
       *[draw] odrzucenie remisu
    }. Czy tak ma być?
    [ruling] To orzeczenie kończy lub unieważnia partię. Czy tak ma być?
    [claim] { $who }: reklamacja, że opadła chorągiewka. Czy tak ma być?
    [draw-claim] { $who }: { $claim ->
        [threefold] reklamacja remisu, ta sama pozycja po raz trzeci
        [fifty] reklamacja remisu, pięćdziesiąt posunięć bez bicia i posunięcia pionem
        [increment] prośba o dodatek czasu
       *[quickplay] reklamacja remisu w szybkim finiszu
    }{ $intended ->
        [yes] , z zapisanym posunięciem: { $mv }
       *[no] { "" }
    }. Czy tak ma być?
    [press] { $who }: przełączenie zegara bez posunięcia. Czy tak ma być?
    [clock] Pozostałaby mniej niż połowa czasu pokazywanego teraz: { $times }. Czy tak ma być?
    [take] { $times } to więcej niż połowa czasu pokazywanego teraz. Czy tak ma być?
    [retrace] Partia się cofa. Czy tak ma być?
    [silent] { $who }: zegar przełączony bez zapowiedzi posunięcia. Czy tak ma być?
   *[result] Ogłasza się wynik { $score }. Czy tak ma być?
} 1, nie. 2, tak. Wpisać liczbę.
confirm-times = Zegary pokażą wtedy { $times }; teraz pokazują { $now }.
not-done = Nie zrobiono tego.
only-watching = Ta partia jest tu tylko oglądana: można o nią pytać, a { word-quit } kończy oglądanie.
only-while-playing = Można to zrobić tylko w czasie gry; tutaj niczego to nie zmienia.
line-too-long = Za dużo naraz. Najwyżej w jednym wierszu: polecenia { $commands }, bajty { $bytes }.
not-reached = Nie wykonano: { $text }.
words-that-fit = Możliwe słowa: { $words }.
seated = Przy tej klawiaturze: { $who }.
seated-everybody = Przy tej klawiaturze: wszyscy.
seat-joined = { $who }: to stanowisko dołączyło do partii.
seat-joined-watching = Ta partia jest tu oglądana.
seat-taken = { $who }: dołączono z innego terminala.
seat-free = { $who }: opuszczono stanowisko przy innym terminalu.
seat-asked = Ktoś inny prosi o to stanowisko. Otrzyma je, gdy zostanie opuszczone słowem { word-quit }.
seat-asked-arbiter = { $who }: ktoś inny prosi o to stanowisko. Sędzia przekazuje je słowem { word-unseat }.
seat-waits = Ktoś tam siedzi. Zapytano tę osobę i sędziego; oczekiwanie trwa minutę. Ctrl+C je kończy.
seat-watcher-changed = { $change ->
    [taken] Ktoś ogląda z innego terminala.
    [left] Ktoś przestał oglądać.
    [lost] Brak połączenia z terminalem osoby oglądającej.
   *[back] Terminal osoby oglądającej znów jest połączony.
}
seat-not-here = { $why ->
    [only_at_the_host] Robi się to tam, gdzie prowadzona jest partia, a nie na tym stanowisku.
    [only_a_player] Rewanż proponuje zawodnik: { word-rematch }.
    [nobody_sits] Nikt nie siedzi tam przy innym terminalu.
    [another_speaker] { $who }: to stanowisko nie mówi za nikogo innego.
   *[host_gone] Tego nie wykonano: partia nie jest teraz prowadzona.
}
seat-slow = { $who }: wiadomości z tego terminala przychodzą z opóźnieniem ponad jednej dziesiątej sekundy; milisekundy: { $ms }.
terminal-is = { $state ->
    [empty] { $who }: opuszczono stanowisko przy innym terminalu; nikt tam nie siedzi.
    [cut_off] { $who }: brak połączenia, z tego terminala nic nie przychodzi.
    [slow] { $who }: przy innym terminalu; opóźnienie w milisekundach: { $ms }.
   *[connected] { $who }: przy innym terminalu.
}
seat-sits-there = { $who }: stanowisko jest przy innym terminalu i tam należy to powiedzieć.
seat-too-late = Zanim to przyszło, coś się wydarzyło; nie wykonano tego.
seat-sends-too-much = To stanowisko wysyła więcej, niż da się od razu obsłużyć: odpowiedzi przychodzą wolniej.
seat-host-gone = Połączenie z partią jest przerwane. To stanowisko czeka i samo wznowi pracę, gdy partia wróci.
seat-host-silent = Program, który prowadzi partię, nie odpowiada. Stanowisko zostaje mimo to opuszczone.
seat-host-back = Połączenie z partią wróciło.
seat-join-hint = Inni dołączają z innego terminala poleceniem { $command }.
seat-sit-hint = { $command } zajmuje miejsce białych, --as black miejsce czarnych, --as arbiter miejsce sędziego.
seats-choice = Stanowiska oferuje kilka partii. Wpisać numer jednej z nich.
seat-left = Opuszczono to stanowisko. Partia toczy się dalej bez niego.
in-hall = Ta partia jest przesyłana do sali gry: szachownica { $board }, runda { $round }.
not-in-hall = Tej partii nie ma w sali gry; toczy się dalej. { $why }
trouble-hall = { $why ->
    [not_an_address] Adresu serwera nie da się odczytać. Powinien wyglądać jak nats://hall.example.
    [not_resolved] Nie jest znany komputer o tej nazwie.
    [credentials] Serwer nie przyjmuje tego użytkownika, hasła lub klucza.
    [credentials_file] Pliku z danymi uwierzytelniającymi nie da się odczytać.
    [tls] Serwer nie przyjmuje szyfrowanych połączeń, którym można ufać.
    [not_allowed] Serwer nie pozwala na to temu użytkownikowi.
    [no_jet_stream] Serwer nie przechowuje wiadomości. Trzeba na nim włączyć JetStream.
    [not_kept] Serwer nie może przechować tego, co się wysyła.
    [other_stream] Nazw sali gry na tym serwerze używa inny program.
    [later_version] To, co tam wysłano, pochodzi z późniejszej wersji programu Annabella.
    [claimed] Jako ta szachownica wysyłana jest tam inna partia.
    [differs] Inny program wysyła do sali gry inne zakończenie tej partii.
    [not_readable] Tego, co wysłano jako tę szachownicę, nie da się odczytać.
    [other_board] Wysłany tam plik partii dotyczy innej szachownicy.
    [same_pair] Inna szachownica ma już wynik tej pary w tej rundzie.
    [gone] Sala gry miała tę szachownicę, a już jej nie ma.
    [no_record] Pliku partii nie da się odczytać.
    [no_program] Ten program zbudowano bez sali gry. Pakiety ją mają; ze źródeł: ./x hall albo cargo install z --features hall.
    [program_gone] Proces, który rozmawia z salą gry, zakończył się.
   *[not_reached] Serwer nie odpowiada.
}
trouble-hall-needs-board = Sala gry musi wiedzieć, która to szachownica: --round 3 --board 12.
hall-row = Runda { $round }, szachownica { $board }: { $white } kontra { $black }, { $plies ->
    [one] { $plies } półposunięcie
    [few] { $plies } półposunięcia
   *[many] { $plies } półposunięć
}, { $state ->
    [over] koniec, { $result }
    [silent] brak sygnału
    [adjourned] partia odłożona
    [differs] szachownice się różnią
    [arbiter] potrzebny jest sędzia
    [playing] gra trwa
   *[stopped] gra zatrzymana
}.
hall-row-without-game = Runda { $round }, szachownica { $board }: { $state ->
    [missing] { $white } kontra { $black }, nic nie przyszło
   *[other] partii nie da się odczytać
}.
hall-last = Ostatnie półposunięcie: { $mv }.
hall-age = Te zegary to kopia; od ostatniego sygnału szachownicy minęło: { $span }.
hall-unsaved = Szachownica nie może zapisać pliku partii.
hall-silent = Brak sygnału od: { $span }.
hall-flag-near = { player } mają mniej niż minutę.
hall-flag-fallen = Opadła chorągiewka { player-gen }.
hall-seat-lost = { $who }: brak połączenia.
hall-news = Szachownica { $board }, { $white } kontra { $black }: { $what ->
    [gone] już nie w sali gry
    [not_saved] trzeba obejrzeć plik partii
    [differs] szachownice się różnią
    [arbiter] potrzebny jest sędzia
    [flag_fallen] opadła chorągiewka
    [flag_near] chorągiewka bliska opadnięcia
    [silent] brak sygnału
    [adjourned] partia odłożona
    [over] koniec, { $result }
   *[settled] załatwione
}.
hall-news-without-game = Szachownica { $board }: { $what ->
    [gone] już nie w sali gry
    [silent] brak sygnału
   *[other] trzeba obejrzeć plik partii
}.
hall-news-of-many = { $what ->
    [gone] Już nie w sali gry
    [not_saved] Trzeba obejrzeć plik partii
    [differs] Szachownice się różnią
    [arbiter] Potrzebny jest sędzia
    [flag_fallen] Opadła chorągiewka
    [flag_near] Chorągiewka bliska opadnięcia
    [silent] Brak sygnału
    [adjourned] Partia odłożona
    [over] Koniec
   *[settled] Załatwione
}, { $count ->
    [one] { $count } szachownica
    [few] { $count } szachownice
   *[many] { $count } szachownic
}: { $boards }{ $more ->
    [0] {""}
   *[other] {" "}i jeszcze { $more }
}.
hall-count = { $boards ->
    [0] Brak szachownic
    [one] { $boards } szachownica
    [few] { $boards } szachownice
   *[many] { $boards } szachownic
}: { $needing ->
    [0] żadna nie wymaga interwencji
    [one] { $needing } wymaga interwencji
    [few] { $needing } wymagają interwencji
   *[many] { $needing } wymaga interwencji
}, w grze { $playing }, zakończone { $over }.
hall-not-paired = Na liście nie ma partii { $white } kontra { $black } w rundzie { $round }; jej wyniku nie ma w pliku.
hall-no-such-board = Żadna szachownica nie ma numeru { $typed } i nie ma tego w żadnym nazwisku.
hall-help = Wpisać numer szachownicy lub część nazwiska. Pusty wiersz wymienia szachownice, które wymagają interwencji; wszystkie wymienia wszystkie; nieobecni te, na których gra się nie rozpoczęła lub brakuje zawodnika; mecze wymienia mecze drużyn; idę i numer mówi, że ktoś jest w drodze do tej szachownicy; notatka, numer i tekst przekazuje tej szachownicy notatkę do zapisania, z kodem PIN jej partii; { word-quit } kończy.
hall-lost = Z sali gry nic teraz nie przychodzi. { $why }
hall-back = Połączenie z salą gry wróciło.
hall-waits = Czas oczekiwania: { $span }.
hall-no-resumption = Nie zanotowano, kiedy i gdzie partia zostanie wznowiona.
hall-on-the-way = W drodze: { $who }.
hall-way = W drodze do szachownicy { $board }: { $who }.
hall-no-way = Nikt już nie jest w drodze do szachownicy { $board }.
hall-note = { $fate ->
    [written] Szachownica { $board } zapisała notatkę.
    [wrong_pin] To nie jest kod PIN szachownicy { $board }; niczego tam nie zapisano.
    [not_secret] Do szachownicy { $board } niczego nie wysłano: inni w sieci mogliby odczytać kod PIN. Adres serwera powinien zaczynać się od tls://.
   *[not_taken] Szachownica { $board } nie przyjęła notatki: nie odpowiada albo jej partia nie ma kodu PIN.
}
hall-match = Runda { $round }, mecz { $number }: { $first } { $own }, { $second } { $other }{ $open ->
    [0] .
    [one] ; trwa jeszcze { $open } partia.
    [few] ; trwają jeszcze { $open } partie.
   *[many] ; trwa jeszcze { $open } partii.
}
hall-empty = Sala gry jest pusta: żadna szachownica jeszcze niczego nie przysłała.
hall-input-over = Nic więcej nie można tu wpisać; sala gry zostaje opuszczona. annabella hall --once pokazuje raz wszystkie szachownice.
hall-none-of = { $what ->
    [matches] Nie są znane żadne mecze drużyn. Listę, która je zawiera, podaje opcja --pairings.
   *[absent] Gra rozpoczęła się na każdej szachownicy i nikogo nie brakuje.
}
hall-not-arrived = Gra się nie rozpoczęła lub brakuje zawodnika, { $count ->
    [one] 1 szachownica
    [few] { $count } szachownice
   *[many] { $count } szachownic
}: { $boards }{ $more ->
    [0] {""}
   *[other] {" "}i jeszcze { $more }
}.
hall-played-twice = Partię { $white } kontra { $black } w rundzie { $round } ma kilka szachownic: { $boards }. Żadnego jej wyniku nie ma w pliku.
hall-other-board = Plik partii wysłany jako szachownica { $boards }, runda { $round }, { $white } kontra { $black }, nie podaje, że jest z tej szachownicy; jej wyniku nie ma w pliku.
hall-nothing = Żadna szachownica nie pasuje.
trouble-seat-not-offered = Partia { $file } nie oferuje teraz stanowisk. Oferuje je, gdy jest uruchomiona z --seats: annabella play --seats albo annabella resume --seats.
trouble-seat-not-opened = Nie można zaoferować stanowisk: { $why }.
trouble-seat-not-own = Folder { $folder } nie jest wyłącznie własny albo tę partię oferuje inny użytkownik. Nic nie wysłano.
trouble-seat-no-ssh = Nie można uruchomić ssh: { $why }.
trouble-seat-broken = Połączenie z partią zostało zerwane.
trouble-seat-not-understood = To, co stamtąd przyszło, nie jest partią, którą ten program może odczytać.
trouble-seat-ended = { $why ->
    [unseated] Sędzia zwolnił to stanowisko dla kogoś innego.
    [host_left] Partię opuszczono tam, gdzie jest prowadzona.
    [version] Tę partię prowadzi inna wersja programu Annabella.
    [not_understood] Program prowadzący nie zrozumiał tego, co wysłało to stanowisko.
    [line_too_long] Wiersz był za długi albo nie był tekstem.
    [silent] To stanowisko zbyt długo milczało.
    [full] W tej partii nie ma już wolnych stanowisk.
    [another_user] Ta partia należy do innego użytkownika tego komputera.
    [taken] Ktoś już tam siedzi.
    [no_such_role] Ta partia nie ma asystenta: asystent należy do jedynego niewidomego zawodnika.
    [watching_forbidden] Regulamin tych zawodów nie pozwala oglądać tej partii.
    [pin_needed] Stanowisko sędziego wymaga kodu PIN.
    [pin_wrong] To nie jest ten kod PIN.
    [pin_later] Zbyt wiele razy podano błędny kod PIN. Spróbować za minutę.
   *[language] Program prowadzący nie zna tego języka.
}

## Screen: labels and key help

screen-terms = { $time }, Przepisy { $laws }
screen-at-the-keys = Klawiatura: { $who }
screen-anybody-at-the-keys = Klawiatura: wszyscy
screen-help-key = ? klawisze
screen-side = { $color }: { $name }
screen-side-blind = { $color }: { $name }, niewidome
screen-side-unnamed-blind = { $color }, niewidome
screen-points = { $points } { $form ->
    [zero] punktów
    [half] punktu
   *[one] punkt
}
screen-no-room = Brak miejsca na szachownicę: potrzeba { $needed } kolumn i wierszy, to okno ma { $there }.
screen-flag-down = chorągiewka opadła
screen-board-of = Szachownica { player-gen }
screen-sign = { $sign ->
    [voice] brak głosu
    [seats] miejsca { $there }/{ $all }
    [cases] sprawy: { $there }
    [saved] niezapisane
    [hall] brak w sali
   *[pin] PIN
}
screen-pin-needed = Słowa sędziego wymagają PIN-u.
screen-captured = Zbite: { $pieces }
screen-no-time = bez limitu czasu
screen-not-entered = nie wpisano
screen-sheet = Zapis { player-gen } ({ $language })
screen-differing = { $squares ->
    [one] Różni się jedno pole.
    [few] Różnią się { $squares } pola.
   *[many] Różni się { $squares } pól.
}
screen-offer-open = Propozycja remisu { player-gen } jest otwarta.
screen-period = Etap { $period }: do kontroli białe { $white }, czarne { $black }.
screen-last-period = Etap { $period }: wszystkie posunięcia.
screen-period-of = { player }, etap { $period }: { $moves } do kontroli.
screen-last-period-of = { player }, etap { $period }: wszystkie posunięcia.
screen-byo-yomi = Okresy byo-yomi { player-gen }: { $times }.
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
    [enter] wpisuje wiersz; pusty kończy posunięcie
    [begin_selection] na szachownicę
    [selection] po szachownicy
    [press_selection] podnosi, stawia
    [drop_selection] z szachownicy
    [cases] panel sędziego
    [speaker] kto mówi
    [help] te klawisze
    [complete] uzupełnia słowo
    [boards] czyje szachownice
    [turn] z której strony
    [pieces] bierki
    [coordinates] współrzędne
    [theme] kolory
    [scale] jedna duża
    [scroll_back] przewija wstecz
    [scroll_forward] przewija naprzód
    [sheets_back] zapisy wstecz
    [sheets_forward] zapisy naprzód
    [earlier] poprzedni wiersz
    [later] następny wiersz
    [backspace] litera przed
    [delete] litera tutaj
    [delete_word] słowo przed
    [clear] czyści wiersz
    [left] w lewo
    [right] w prawo
    [home] na początek
    [end] na koniec
    [redraw] rysuje od nowa
    [silence] cisza
    [suspend] do powłoki
    [copy] kopiuje PGN
    [replay_forward] półposunięcie dalej
    [replay_back] półposunięcie wstecz
    [replay_first] na początek partii
    [replay_last] na koniec partii
    [leave_replay] kończy przegląd
   *[leave] wyjście, potem dalej
}
help-heading = { $group ->
    [players] Zawodnicy
    [board] O szachownicy
    [game] O partii
    [arbiter] Sędzia
    [program] Program
   *[end] Po partii
}
screen-key-group = { $group ->
    [play] Gra
    [line] Wiersz
    [read] Czytanie
    [look] Wygląd
   *[program] Program
}
screen-words-title = { word-help } i słowo podaje, do czego ono służy.
screen-sheets-differ = Zapisy różnią się od { $at }.
screen-touched = Dotknięto: { $list }.
screen-choose-promotion = Promocja: wpisać literę bierki albo wybrać strzałkami i Enter.
screen-more-above = ▲ więcej: PgUp
screen-more-below = ▼ nowsze: { $rows }
ask-choice = { $choice ->
    [face-1] ekran
    [face-2] wiersze
    [face-3] wiersze i głos
    [voice-1] nie
    [voice-2] tak
    [keys-1] białe
    [keys-2] czarne
    [keys-3] asystent
    [keys-4] wszyscy
    [resume-1] tak
    [terms-1] grać
    [blind-1] białe
    [blind-2] czarne
    [blind-3] obie strony
    [blind-4] nikt
    [seats-1] nie
   *[heard-1] tak
}
ask-terms-laws = Przepisy z { $laws } roku
ask-terms-sheets = zapisy { $sheets }
screen-watching = Tylko oglądanie
screen-match = Mecz { $white } : { $black }
screen-replay = Przegląd: półposunięcie { $ply } z { $plies }. ← → Home End, Esc kończy.
screen-how-to-begin = Wpisać posunięcie; Enter je zapowiada. ? pokazuje klawisze, pomoc słowa.
screen-copy = { $key } kopiuje PGN.
screen-page-keys = { $left ->
    [0] Esc zamyka
   *[other] ▼ { $left } PgDn · Esc zamyka
}
screen-cases-title = Sprawy dla sędziego (F9)
watch-played = Partia znów jest grana.
trouble-watching-forbidden = Regulamin tych zawodów nie pozwala oglądać tej partii.
watch-not-played = Partia nie jest teraz grana. Zegary pokazują ostatnio zapisany czas.
watch-deleted = Plik partii usunięto. Partia jest pokazana tak, jak ostatnio stała.
watch-damaged = Plik partii jest uszkodzony. Partia jest pokazana tak, jak ostatnio stała.
watch-replaced = Plik zawiera teraz inną partię. Partia jest pokazana tak, jak ostatnio stała.
screen-first-line = Annabella. Z czytnikiem ekranu lub monitorem brajlowskim uruchamiać z --accessible.
hall-words-all = wszystkie
hall-words-absent = nieobecni
hall-words-matches = mecze
hall-words-way = idę
hall-words-note = notatka
hall-column = { $column ->
    [board] Nr
    [white] Białe
    [black] Czarne
    [clocks] Zegary
    [result] Wynik
    [last] Ostatnie
   *[state] Stan
}
hall-filter = { $filter ->
    [needing] Widać: do interwencji
    [not_arrived] Widać: jeszcze nieobecne
    [playing] Widać: w grze
    [over] Widać: zakończone
   *[all] Widać: wszystkie
}
hall-keys = Enter: otwórz   Tab: wybór   ?: klawisze   Ctrl+C: wyjście
hall-all-keys =
    Enter: otwiera szachownicę; Esc ją zamyka
    Strzałki, PgUp, PgDn, Home, End: wybór szachownicy
    Litery, cyfry: szukanie według części nazwiska lub numeru
    Tab: wszystkie, do interwencji, jeszcze nieobecne, w grze, zakończone
    Esc: znów wszystkie
    F2: w drodze do wybranej szachownicy albo już nie
    F3: mecze drużyn
    F4: notatka, którą zapisuje wybrana szachownica, z kodem PIN jej partii
    Ctrl+C: wyjście
    Każdy klawisz prowadzi z powrotem.
hall-results = Wyniki rundy { $round }
hall-search = Szukanie: { $text }
hall-note-typed = Notatka dla szachownicy { $board }: { $text }
hall-state = { $state ->
    [gone] BRAK
    [not_saved] PLIK PARTII
    [differs] RÓŻNICE
    [arbiter] SĘDZIA
    [flag_fallen] CHORĄGIEWKA
    [flag_near] niedoczas
    [silent] BRAK SYGNAŁU
    [adjourned] odłożona
    [unreadable] PLIK PARTII
    [missing] nieobecna
    [playing] w grze
    [over] { $result }
   *[stopped] zatrzymana
}
recorded-in = Zapisano w { $file }.
is-recorded = Partia jest zapisywana do pliku. Przy wyjściu podana będzie jego nazwa.
record-loss = { $why ->
    [deleted] Plik partii { $from } usunięto.
    [folder-gone] Folder pliku partii { $from } już nie istnieje.
    [replaced] Plik partii { $from } zastąpiono innym plikiem.
    [shortened] Plik partii { $from } skrócono.
    [lengthened] Do pliku partii { $from } pisał inny program.
    [no-answer] Dysk z { $from } już nie odpowiada.
    [no-room] Na plik partii { $from } nie ma już miejsca.
    [not-synced] Dysk nie utrwalił pliku partii { $from }: { $detail }.
   *[not-written] Pliku partii { $from } nie da się zapisać: { $detail }.
}
trouble-record-moved = { record-loss } Odtąd cała partia jest zapisywana w { $to }.
trouble-record-lost = Nie zapisano! { record-loss } Gra toczy się dalej; każde posunięcie ponawia próbę zapisania.
trouble-record-late = Jeszcze nie zapisano! Dysk nie odpowiada od dwóch sekund. Gra toczy się dalej.
trouble-record-copied = Tymczasem cała partia jest też zapisywana w { $to }.
trouble-record-saved-again = Wszystko znów jest zapisane, w { $to }.
trouble-record-not-locked = Ten dysk nie potrafi blokować plików: należy zadbać, aby żaden inny program nie pisał do pliku partii.
trouble-record-folder-not-synced = Ten dysk nie potwierdza nowych plików: po partii należy skopiować jej plik w inne miejsce.
trouble-record-nowhere-at-the-end = Nie zapisano! Pliku partii nie ma na żadnym dysku. Wypisane posunięcia należy zachować lub spisać.
trouble-record-torn-end = Ostatni wiersz pliku { $path } jest niekompletny i został pominięty.
trouble-record-no-end = Koniec pliku { $path } nie jest oznaczony: partia jest w toku, została przerwana albo brakuje wierszy.
trouble-record-unknown-version = Od wiersza { $line } plik { $path } jest w wersji { $version }, której ten program nie potrafi odczytać; odczytano tylko wiersze przed nim. Należy zainstalować najnowszą wersję programu Annabella.
trouble-record-unknown-kind = Wiersz { $line } pliku { $path } ma wpis, którego ten program nie zna: { $kind }. Odczytano tylko wiersze przed nim. Należy zainstalować najnowszą wersję programu Annabella.
trouble-record-locked-by = Partia z pliku { $path } jest otwarta w innym programie Annabella, proces { $process }; najpierw należy ją tam zamknąć.
trouble-record-exists = Plik { $path } już istnieje i pozostaje bez zmian. Wybrać inną nazwę.
trouble-record-not-a-file = { $path } nie jest zwykłym plikiem. Wybrać nazwę nowego pliku.
trouble-record-is-the-record = { $path } to sam plik partii. Wybrać inną nazwę.
trouble-record-not-printed = Nie udało się wypisać wszystkiego: { $why }.
trouble-record-not-readable = { $path } nie jest plikiem, który można odczytać: to folder, potok lub urządzenie.
trouble-record-held = Pliku { $path } używa inny program; najpierw należy zamknąć tamten program.
trouble-record-too-large = Plik { $path } jest za duży i nie został odczytany.
games-entry = { $number }: { $white } kontra { $black }, { $begun }. { $plies ->
    [0] Brak posunięć.
    [one] Jedno półposunięcie, { $last }.
    [few] { $plies } półposunięcia, ostatnie { $last }.
   *[many] { $plies } półposunięć, ostatnie { $last }.
} { $sentence }
games-no-date = bez daty
sheet-letters-missing = W PDF brakuje liter dla { $letters }: zamiast każdej stoi znak zapytania. Wszystkie ma zapis HTML, annabella export --to html.
games-not-begun = Nierozpoczęta.
games-unfinished = Niedokończona; { $color ->
    [white] białe
   *[black] czarne
} są na posunięciu.
games-being-played = Partia w toku.
games-cancelled = Unieważniona; zamiast niej rozgrywa się inną partię.
games-over = { result-score }, { $text }: { result-reason }.
games-unreadable = { $number }: { $why }
trouble-record-no-game = Nie ma takiej zapisanej partii.
trouble-record-no-such-game = Żadna zapisana partia nie pasuje do { $text }. Polecenie annabella games wymienia wszystkie.
games-removed = { $count ->
    [one] Usunięto jeden plik partii, której nie rozpoczęto.
    [few] Usunięto { $count } pliki partii, których nie rozpoczęto.
   *[many] Usunięto { $count } plików partii, których nie rozpoczęto.
}
import-done = Zaimportowano do { $file }.
import-possible = Partia { $game }: { $white } kontra { $black }, { $plies }. Można ją zapisać.
import-counts = Partie: { $games }; całe: { $whole }; w części: { $cut }; odrzucone: { $refused }.
import-open-end = Posunięcia kończą się znakiem *. Wynik { $result } pochodzi ze znacznika Result.
import-letters = Posunięcia odczytano literami języka: { $language }.
import-false-rights = { $fen } daje prawa do roszady lub bicia w przelocie, których ta pozycja mieć nie może. Są pominięte.
import-went-on = Partia skończyła się przed posunięciem { $at }. Do tego miejsca jest przejęta.
import-broken-off = { $why } Wcześniejsze posunięcia są zapisane.
import-progress = odczytane partie: { $games }
unsaved = Nie zapisano! Pliku partii nie ma teraz na żadnym dysku.
unsaved-late = Jeszcze nie zapisano! Dysk nie odpowiada.
pgn-elsewhere = Pliku { $wanted } nie zapisała Annabella i pozostaje bez zmian; PGN jest w { $file }.
trouble-record-line-too-long = Ten wiersz jest za długi; niczego z niego nie wykonano. Wiersz ma najwyżej 10 000 znaków.
nothing-played = Nic nie rozegrano; nie pozostaje żaden plik.
record-words = Te słowa należy wpisać do obu zapisów; poświadczają one ten plik: { $words }.
record-words-adjourned = Na kopercie i w obu zapisach należy wpisać słowa tego pliku: { $words }.
seat-lost = { $who }: brak połączenia, z tego terminala nic nie przychodzi.
seat-regained = { $who }: połączenie wróciło.
record-left = Tu opuszczono program.
record-closed = Tu zamknięto plik partii.
clocks-after-gap = Proponowane zegary bez przerwy ({ $gap }): białe { $white }, czarne { $black }. Jeśli przerwę mają ponieść { $color ->
    [white] białe
   *[black] czarne
}: zegar białe { $white_with } czarne { $black_with }. Decyduje sędzia.
paper = { $word ->
    [clocks] Zegary
    [move] Posunięcie
    [event] Turniej
    [site] Miejsce
    [date] Data
    [round] Runda
    [board] Szachownica
    [time-control] Tempo gry
    [number] Nr
    [time] Czas
    [result] Wynik
    [record-words] Słowa pliku partii
    [language] Język
    [opening] Debiut
   *[time-left] Pozostały czas
}
scoresheet-of = { $color ->
    [white] Zapis białych
   *[black] Zapis czarnych
}
scoresheet-moves = Posunięcia od { $first } do { $last }
scoresheet-page = Strona { $page } z { $pages }
scoresheet-signature = { $who ->
    [white] Podpis białych
    [black] Podpis czarnych
   *[arbiter] Podpis sędziego
}
scoresheet-signed = podpis: { $name }
braille-provisional = Roszada i promocja są zapisane tymczasowo: ich zapis brajlowski nie jest potwierdzony.
verify-whole = { $path } jest kompletny: { $lines ->
    [one] jeden wiersz, połączony
    [few] { $lines } wiersze, każdy połączony
   *[many] { $lines } wierszy, każdy połączony
} z wszystkimi poprzednimi, a plik jest zamknięty.
verify-open = { $path } jest otwarty: { $lines ->
    [one] jeden wiersz jest
    [few] { $lines } wiersze są
   *[many] { $lines } wierszy jest
} bez zmian od zapisania, ale koniec nie jest oznaczony. Partia jest w toku, została opuszczona lub przerwana albo na końcu brakuje wierszy.
verify-closed-early = { $path } jest zamknięty i każdy wiersz jest bez zmian od zapisania, ale partia nie jest zakończona.
verify-cut = { $path } jest ucięty: kończy się w środku wiersza { $line }.
verify-edited = { $path } zmieniono: wiersz { $line } nie jest taki, jak zapisano, albo brakuje wiersza przed nim.
verify-words = Słowa do wiersza { $line }: { $words }.
verify-words-found = Słowa na papierze zgadzają się z tym plikiem do wiersza { $line }.
verify-words-not-found = Słowa na papierze nie zgadzają się z tym plikiem.
verify-words-changed = { $lines ->
    [one] Po nich jest jeszcze jeden wiersz
    [few] Po nich są jeszcze { $lines } wiersze
   *[many] Po nich jest jeszcze { $lines } wierszy
}, a wynik jest inny: wtedy { $before }, teraz { $now }.
key-passphrase = { $notice ->
    [new] Wpisać hasło nowego klucza. Nie będzie pokazane. Pusty wiersz pozostawia klucz bez hasła.
    [again] Wpisać to samo hasło jeszcze raz.
   *[asked] Wpisać hasło klucza. Nie będzie pokazane.
}
key-made = Nowy klucz to { $key }. { $secret } jest tajny: nikt inny nie może tego odczytać. { $public } jest dla wszystkich.
trouble-signing-not-a-key = W { $path } nie ma klucza.
trouble-signing-wrong-passphrase = To nie jest hasło tego klucza. Niczego nie podpisano.
trouble-signing-passphrases-differ = Hasła nie były takie same. Klucza nie utworzono.
trouble-signing-no-passphrase = Nie udało się odczytać hasła: { $why }.
trouble-signing-not-made = Ten komputer nie dostarcza liczb losowych lub ma za mało pamięci. Niczego nie utworzono.
trouble-signing-not-whole = { $path } nie jest kompletny: podpisać można tylko plik zakończonej i opuszczonej partii. Więcej podaje annabella verify.
record-signed = { $path } podpisano kluczem { $key }. Podpis jest w { $signature }.
signature-none = Obok nie ma podpisu.
signature-by = Plik podpisano kluczem { $key }. Sędzia wie, czyj to klucz.
signature-by-the-one-asked = Plik podpisano kluczem { $key }, czyli podanym.
signature-by-another = Plik podpisano kluczem { $key }, innym niż podany.
signature-unchecked = Podpis obok nie zawiera klucza, którego numer to { $number }: aby sprawdzić podpis, podać klucz publiczny opcją --key.
signature-wrong = Podpis obok nie należy do tego pliku w obecnej postaci.
repaired = W { $path } zachowano { $lines ->
    [one] pierwszy wiersz
    [few] pierwsze { $lines } wiersze
   *[many] pierwsze wiersze, łącznie { $lines }
}. Wiersz { $line } jest uszkodzony; razem z dalszymi pominięto { $left ->
    [one] jeden wiersz
    [few] { $left } wiersze
   *[many] { $left } wierszy
}. Uszkodzonego pliku nie zmieniono.
repaired-torn = W { $path } zachowano { $lines ->
    [one] jedyny cały wiersz
    [few] wszystkie { $lines } całe wiersze
   *[many] wszystkie całe wiersze, łącznie { $lines }
}; niedokończony ostatni wiersz pominięto. Uszkodzonego pliku nie zmieniono.
repaired-whole = Nic nie było uszkodzone; { $path } to kopia, w której { $lines ->
    [one] jest jeden wiersz
    [few] są { $lines } wiersze
   *[many] jest { $lines } wierszy
}.
lines-not-understood = { $lines ->
    [one] Jeden wiersz jest nienaruszony, ale zapisała go inna wersja Annabelli i ta go nie rozumie.
   *[other] Liczba nienaruszonych wierszy zapisanych przez inną wersję Annabelli, których ta nie rozumie: { $lines }.
}

## Command line: strony pomocy, jak wywołać polecenie

usage-options = OPCJE
usage-command = POLECENIE
usage-of-command = Użycie: { $usage }; więcej podaje annabella { $command } --help.
usage-of-all = annabella --help wymienia polecenia, annabella play --help opcje partii.
help-page-about = Szachy przy szachownicy między zawodnikiem niewidomym lub słabowidzącym a widzącym przeciwnikiem. Annabella zapowiada posunięcia, odmierza czas, prowadzi zapisy i pilnuje szachownic.
help-page-more = annabella bez niczego zadaje kilka pytań i zaczyna partię. annabella help POLECENIE pokazuje opcje polecenia, annabella help SŁOWO podaje, do czego służy słowo wpisywane w partii.
help-page-heading = { $part ->
    [play] Gra
    [look-back] Przegląd partii
    [trust] Wiarygodność
    [devices] Głos i szachownice
    [laws] Przepisy i zawody
    [program] Program
    [game] Partia
    [record] Plik partii
    [interface] Interfejs
    [screen] Ekran
    [sound] Dźwięk
    [arguments] Argumenty
    [options] Opcje
    [examples] Przykłady
    [usage] Użycie
    [name] Nazwa
    [synopsis] Składnia
    [description] Opis
    [commands] Polecenia
    [files] Pliki
    [environment] Zmienne środowiskowe
    [exit-status] Kod wyjścia
   *[see-also] Zobacz także
}
help-page-file = { $file ->
    [games] Pliki partii i ich PGN, o ile --journal nie podaje innego pliku.
    [settings] Ustawienia zapamiętane na następną partię.
    [index] Lista partii; można ją usunąć w każdej chwili.
   *[spare] Miejsce dalszego zapisu, gdy plik partii przepadnie w czasie gry, o ile --spare nie podaje innego folderu.
}
help-page-variable = { $variable ->
    [accessible] Przy wartości 1 partia jest pokazywana w zwykłych wierszach, jak z --accessible.
    [no-color] Jeśli jest ustawiona, ekran nie ma kolorów.
    [language] Język interfejsu, o ile nie podają tego --lang lub ustawienia.
    [term] Rodzaj terminala. Przy dumb partia jest pokazywana w zwykłych wierszach, przy linux bierki są literami.
   *[folders] Foldery zamiast ~/.local/share, ~/.config, ~/.cache i ~/.local/state.
}
exit-code = { $command ->
    [verify] Kod wyjścia 0: plik jest kompletny i zamknięty, 1: został zmieniony lub ucięty, 2: partia jest jeszcze otwarta.
    [compare] Kod wyjścia 0: zapisy się zgadzają, 1: różnią się lub w jednym brakuje półposunięć, 2: nie da się ich odczytać.
    [can-mate] Kod wyjścia 0: rozstrzygnięto, 1: nie ustalono, 2: diagramu nie da się odczytać.
    [boards] Kod wyjścia 0: szachownica odpowiada, 1: żadna nie odpowiada, 2: portu nie da się otworzyć.
   *[other] Kod wyjścia 0: wykonano, 1: nie udało się, 2: błędny jest wiersz poleceń lub plik. Przyczynę podaje standardowe wyjście błędów.
}

## Words: what can be typed, besides the English words that always work

# What begins a line.
word-begin = zacznij, rozpocznij, zac
word-announce = zapowiedz, zapowiadam
word-repeat = powtórz, powtórzyć, powtarzam, pow
word-correct = popraw, poprawić, pop
word-press = przełącz, przełączyć, przełączam, prz
word-undo = cofnij, cofnąć, cofam, cof
word-touch = dotknij, dotknięcie, dotknięta, dotknięte, dotknąć, dot
word-lift = podnieś, podnieść
word-execute = wykonaj, wykonać, wyk
word-record = zapisz, zapisać, zapisuję
word-strike = skreśl, skreślić
word-check = sprawdź, sprawdzić
word-board = szachownica, szachownicę, pozycja, sza
word-eboard = szachownica elektroniczna, elektroniczna szachownica, eszachownica
word-draw = remis, proponuję remis
word-accept = przyjmuję, przyjmij, zgoda
word-decline = odrzucam, odrzuć
word-resign = poddaję, poddaję się, poddaję partię
word-claim = reklamuję, reklamuj, rek
word-report = zgłoś
word-appeal = odwołanie
word-request = proszę o, proszę
word-arbiter = sędzia, sed
word-stop = zatrzymaj, pauza, zat
word-go = dalej, kontynuuj, dal
word-clock = zegar, zegary, czas, zeg, ile czasu, ile mam czasu, ile zostało czasu
word-add = dodaj, dodać
word-take = odejmij, odjąć
word-penalty = kara, karę, kar
word-supervision = nadzór
word-jadoube = poprawiam, poprawiam ustawienie, popr
word-counter = licznik
word-time = tempo gry, tempo, czas-przeciwnika, tem
word-period = etap
word-absent = nieobecne, nieobecny, nieobecna
word-arrived = przybyły, przybył, przybyła
word-rule = orzeknij, orzekam, orz
word-retrace = wróć, wrócić, wro
word-adjust = ustaw, ustawić, ust
word-done = zrobione, zrobiono, gotowe
word-step = krok, następny krok
word-result = wynik
word-both = obie, oba, obaj, obu
word-note = notatka, zanotuj
word-adjourn = odłóż, odłożyć, odl
word-seal = zapieczętuj, zaklej, zap
word-envelope = koperta, kopertę, kop
word-open = otwórz, otworzyć, otw
word-reopen = wznów, wznowić, wzn
word-again = jeszcze raz, jeszcze, jes
word-last = ostatnie, ostatni, ost, ostatnie posunięcie, ostatni ruch, poprzednie posunięcie
word-moves = posunięcia, ruchy, pos
word-number = liczba, numer, lic
word-times = czasy, cza
word-calls = przypomnienia
word-status = stan, status, czyj ruch, czyje posunięcie, kto na posunięciu, kto jest na posunięciu, gdzie jestem, sta, kto ma ruch, czy mój ruch, mój ruch, kto wygrał, jaki jest wynik
word-cases = sprawy, sprawa
word-look = wgląd
word-help = pomoc, pom, co mogę zrobić, co można zrobić, pomocy
word-white = białe, biały, biała, białych, białym, bia
word-black = czarne, czarny, czarna, czarnych, czarnym, czar
word-pieces = bierki, figury
word-mine = moje
word-theirs = cudze
word-where = gdzie, gdz
word-what = co, co to, jaka bierka, pole
word-rank = rząd
word-file = kolumna, linia
word-diagonal = przekątna, diagonala
word-captured = zbite, materiał, zbite bierki, zbite figury
word-walk = obchód
word-attacks = ataki
word-earlier = wcześniej, wcz
word-later = później, poz
word-from = od
word-offer = propozycja, oferta, pro
word-who = kto, kto gra
word-sheet = zapis, blankiet, bla
word-spell = literuj, przeliteruj, lit
word-law = przepis, prze
word-laws = przepisy, przep
word-sign = podpisz, podpisuję, podpis
word-lang = język
word-cells = komórki
word-verbosity = szczegółowość
word-notation = notacja
word-rate = szybkość, prędkość
word-volume = głośność
word-faster = szybciej
word-slower = wolniej
word-louder = głośniej
word-softer = ciszej
word-quiet = cisza, cicho
word-hear = odsłuchaj, posłuchaj
word-voice = głos
word-face = widok
word-am = jestem, jest
word-quit = koniec, wyjdź, wyjście
word-save = zachowaj
word-pgn = pgn
word-flip = obróć
word-settings = ustawienia
word-new = nowa, nowa partia
word-next = naprzód, następne, następna, pomiń
word-back = wstecz, poprzednie, poprzednia
word-replay = przegląd, przegląd partii, przejrzyj
word-rematch = rewanż, zagraj ponownie
word-print = wydrukuj, drukuj
word-unseat = zwolnij, zwo

# What only follows another word.
word-white-assistant = asystent białych
word-black-assistant = asystent czarnych
word-assistant = asystent, asystentka, asy
word-everybody = wszyscy
word-flag = chorągiewka, chorągiewkę, chorągiewki, cho
word-threefold = powtórzenie, trzykrotne powtórzenie, powt
word-fifty = pięćdziesiąt, pięćdziesiąt posunięć, pie
word-quickplay = finisz, szybki finisz
word-no-effort = bez-starań, bez starań
word-no-arbiter = bez-sędziego, bez sędziego
word-increment = dodatek, dodatek czasu
word-glossary = słownik
word-reject = oddal, oddalam, odd
word-postpone = odrocz, odraczam
word-lose = przegrywają
word-two-hands = dwie-ręce, dwie ręce, obiema rękami
word-silent = milczenie
word-warning = upomnienie
word-points = punkty
word-opponent-points = punkty-przeciwnika
word-loss = przegrana
word-fine = grzywna
word-exclusion = wykluczenie
word-expulsion = usunięcie
word-setup = ustawienie, pozycja początkowa
word-colours = kolory
word-adequate = dostateczny, dostateczna
word-none = brak, żaden, żadna
word-illegal = nieprawidłowe, nieprawidłowe posunięcie, nieprawidłowych
word-ply = półposunięcie, półruch
word-tone = ton, sygnał
word-to = dla, do, na
word-of = strony
word-on = włącz, włączony, włączona, tak
word-off = wyłącz, wyłączony, wyłączona, nie
word-own = własny, własna
word-opponent = przeciwnik, przeciwnika
word-king = król, króle, króla
word-queen = hetman, hetmany, hetmana, królowa
word-rook = wieża, wieże
word-bishop = goniec, gońce, gońca
word-knight = skoczek, skoczki, skoczka, koń, konia, konie
word-pawn = pion, piony, piona, pionek, pionki
word-takes = bije, zbija
word-en-passant = en passant, w przelocie
word-castle = roszada, roszuję
word-kingside = krótka, krótko
word-queenside = długa, długo
word-brief = zwięzła, zwięźle
word-normal = normalna, normalnie
word-full = pełna, pełny
word-screen = ekran
word-lines = wiersze
word-hybrid = mieszany
word-system = systemowy
word-embedded = wbudowany
word-lost = zaginęła
word-at = po
word-as = jako
word-words = słowa, słowami
word-signs = znaki, znakami
word-with-move = z-posunięciem, z posunięciem
saying-score = 1-0, 0-1
saying-time = która godzina
saying-flag = chorągiewka, spadła chorągiewka, chorągiewka spadła, opadła chorągiewka, chorągiewka opadła, czas minął
saying-referee = wezwij sędziego, wołam sędziego, panie sędzio
saying-illegal = nieprawidłowe, nieprawidłowy ruch, nielegalne, nielegalny ruch, nielegalne posunięcie
saying-mate = mat, szach mat, szach i mat, szach, pat
saying-in-check = czy jestem w szachu, kto jest w szachu, czy jest szach, czy król jest w szachu, w szachu
saying-fen = fen
saying-version = wersja
saying-looks = kolory, ciemny, jasny, większa
saying-mouse = mysz, myszka
saying-hint = podpowiedź, wskazówka, najlepszy ruch, najlepsze posunięcie, ocena, analiza, silnik
saying-pin = pin
saying-descriptive = opisowa
word-separately = osobno, oddzielnie
word-brf = brf, brajl
word-small = jest, są, był, była, było, stoi, stoją, na, w, mój, moja, moje, mi, mam, jaki, jaka, jakie, który, która, które, teraz, proszę, czy, zostało, polu, się, znajduje, pokaż, powiedz
word-hear-again = to, jeszcze, raz, posunięcie, ruch, ostatnie, ostatni, zapowiedź, wolniej, głośniej

# How a question is answered.
reply-yes = tak, t
reply-no = nie, n
