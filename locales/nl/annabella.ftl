### Annabella in het Nederlands.
### De Duitse woorden van de aankondiging (Anna, eins, Springer ...) staan hier niet: ze zijn in elke taal gelijk.

## Speech: hoe spelers, stukken, velden, zetten en tijden worden gezegd

player = { $color ->
    [white] Wit
   *[black] Zwart
}
opponent = { $color ->
    [white] Zwart
   *[black] Wit
}
actor = { $who ->
    [white] Wit
    [black] Zwart
    [white_assistant] De assistent van Wit
    [black_assistant] De assistent van Zwart
    [arbiter] De arbiter
   *[program] Het programma
}
piece = { $role ->
    [knight] { $color ->
        [white] wit paard
       *[black] zwart paard
    }
   *[other] { $color ->
        [white] witte { role }
       *[black] zwarte { role }
    }
}
the-piece = { $role ->
    [knight] het { $color ->
        [white] witte paard
       *[black] zwarte paard
    }
   *[other] de { piece }
}
role = { $role ->
    [king] koning
    [queen] dame
    [rook] toren
    [bishop] loper
    [knight] paard
   *[pawn] pion
}
the-role = { $role ->
    [knight] het paard
   *[other] de { role }
}
counted-pieces = { $count ->
    [one] { role }
   *[other] { $count } { $role ->
        [king] koningen
        [queen] dames
        [rook] torens
        [bishop] lopers
        [knight] paarden
       *[pawn] pionnen
    }
}
rounds = { $count ->
    [one] één ronde
   *[other] { $count } ronden
}
points-in-words = { $points ->
    [none] geen punt
    [half] een half punt
   *[one] één punt
}
position-fault = { $why ->
    [text] geen FEN
    [no-king] er ontbreekt een koning
    [many-kings] een speler heeft meer dan één koning
    [pawn-on-last-rank] er staat een pion op de eerste of laatste rij
    [wrong-side-in-check] de speler die niet aan zet is, staat schaak
    [over] de partij zou meteen uit zijn, door mat of pat
    [dead] de partij zou meteen uit zijn: geen van beide spelers kan nog mat geven, met welke zetten dan ook
   *[otherwise] de onderdelen spreken elkaar tegen
}
duty = { $duty ->
    [move] de stukken verplaatsen
    [announce] aankondigen
    [record] het notatieformulier bijhouden
    [press] de klok indrukken
    [ask] naar tijd en zetten vragen
    [claim] een gevallen vlag claimen of een aangeraakt stuk melden
   *[seal] de formaliteiten van een afgebroken partij
}
roles-role = { $kind ->
    [player] de speler
    [blind-assistant] de assistent van de blinde speler
    [sighted-assistant] de assistent van de ziende speler
    [arbiter] de arbiter
   *[program] het programma
}
roles-own-side = { $who } voor de eigen kant
nothing = niets
empty = leeg
sheet-language = { $code ->
    [de] Duits
    [es] Spaans
    [fr] Frans
    [it] Italiaans
    [pt] Portugees
    [nl] Nederlands
    [ca] Catalaans
    [gl] Galicisch
    [ro] Roemeens
    [da] Deens
    [no] Noors
    [sv] Zweeds
    [is] IJslands
    [fi] Fins
    [et] Ests
    [pl] Pools
    [cs] Tsjechisch
    [sk] Slowaaks
    [hu] Hongaars
    [hr] Kroatisch
    [sr] Servisch
    [sl] Sloveens
    [ru] Russisch
    [uk] Oekraïens
    [bg] Bulgaars
    [el] Grieks
    [tr] Turks
    [fig] figurines
   *[en] Engels
}
half-moves = { $plies ->
    [one] één halve zet
   *[other] { $plies } halve zetten
}
move-announced-move-first = { $mv }. { player }: { $words }.
move-announced-in-words = { player }: { $words }.
move-announced = { player }: { $words }. { $mv }.
again = Nogmaals: { $sentence }
again-times = Nogmaals, { $times }: { $sentence }
announcement-corrected = Verbeterd. { $sentence }
piece-on-square = { piece } op { $square }
square-holds = { $square } { $piece }
square-empty = { $square } leeg
board-difference = { $square }: bord van Wit { $white }, bord van Zwart { $black }
ply-start = het begin van de partij
nothing-more = niets meer
board-difference-both = { $square }: beide borden { $piece }
clocks-unchanged = ongewijzigd
clocks-as-then = Wit { $white }, teller { $white_moves }; Zwart { $black }, teller { $black_moves }
check-square = { $square }: { $stands }, hoort { $should } te zijn
do-turn-round = draai het hele bord om
do-lift = til { the-piece } van { $square } op
do-move = verplaats { the-piece } van { $from } naar { $to }
do-place = zet een { piece } op { $square }
cause-behind = { $plies ->
    [one] de laatste halve zet is niet uitgevoerd
   *[other] de laatste { $plies } halve zetten zijn niet uitgevoerd
}
cause-not-executed = { $mv } is niet uitgevoerd
cause-unrecorded = { $moves } is uitgevoerd maar staat op geen van beide notatieformulieren
cause-executed-as = { $mv } is uitgevoerd als { $from } { $to }
cause-wrong-promotion = { $mv } is uitgevoerd met promotie tot { role }
cause-castled-to = { $side ->
    [king] { $mv } is uitgevoerd als korte rokade
   *[queen] { $mv } is uitgevoerd als lange rokade
}
cause-rook-forgotten = { $mv } is uitgevoerd zonder de toren te verplaatsen
cause-en-passant-left = { $mv } is uitgevoerd, maar de pion op { $square } is op het bord blijven staan
cause-turned = { $how ->
    [half] het hele bord is 180 graden gedraaid
    [quarter] het hele bord is 90 graden gedraaid
    [files] het bord is gespiegeld: de a-lijn en de h-lijn zijn verwisseld
   *[ranks] het bord is gespiegeld: de eerste en de achtste rij zijn verwisseld
}
cause-colors-exchanged = de witte en de zwarte stukken zijn verwisseld
cause-knocked-over = er lijken verscheidene stukken omgestoten te zijn{ $squares ->
    [none] { "" }
   *[other] : { $squares }
}
cause-set-up-wrongly = stukken waarmee nog niet gezet is, staan op elkaars plaats{ $squares ->
    [none] { "" }
   *[other] : { $squares }
}
cause-displaced = { the-piece } staat op { $stands }, maar hoort op { $should } te staan
cause-wrong-piece = { $square }: { $stands }, hoort { $should } te zijn
cause-missing = { the-piece } op { $square } ontbreekt
cause-extra = op { $square } staat een { piece } te veel
on-sheet-of = op het notatieformulier van { player }
on-sheet-named = op formulier { $sheet }
moves-and = { $moves } en { $last }
slip-missing = { $moves } { $count ->
    [one] ontbreekt
   *[other] ontbreken
} { $on }
slip-repeated = { $entries } { $count ->
    [one] staat
   *[other] staan
} tweemaal { $on }
slip-surplus = { $entry } { $on } is een zet te veel
slip-exchanged = { $one } en { $other } zijn verwisseld { $on }
slip-castling = { $entry } { $on } is de verkeerde rokade; juist is { $mv }
slip-letters = { $entry } { $on } is { $mv } in de letters van een andere taal ({ $language })
slip-wrong = { $entry } staat in plaats van { $mv } { $on }
slip-either = { $one } { $on } of { $other } { $there }{ $later ->
    [no] { "" }
   *[yes] , en alles daarna past bij beide
}
slip-open = { $entries }: welke halve zet dat was, blijft open{ $later ->
    [no] { "" }
   *[yes] , en alles daarna past bij meer dan een
}
slip-either-order = { $one } en { $other } staan op het andere notatieformulier in omgekeerde volgorde{ $later ->
    [no] { "" }
   *[yes] , en alles daarna past bij beide
}
stroke-correct = verbeter { $from } in { $to }
stroke-write-in = schrijf { $moves } erbij na { $last }
stroke-strike = streep { $entry } door, halve zet { $ply }
stroke-exchange = verwissel { $one } en { $other }
stroke-strike-rest = streep alles vanaf { $from } door
slips-of-two-games = De twee notatieformulieren hebben weinig gemeen: misschien zijn ze van verschillende partijen.
slips-agreed = { $slips }; { $how ->
    [with-it] met deze zet stemmen beide overeen tot en met { $last }.
    [with-them] met deze zetten stemmen beide overeen tot en met { $last }.
   *[corrected] als dat verbeterd is, stemmen beide overeen tot en met { $last }.
}
hours = { $count ->
    [one] 1 uur
   *[other] { $count } uur
}
minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
}
seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } seconden
}
duration-before = { $before }, { $last }
duration = { $before } en { $last }
half-points = { $whole ->
    [0] een half
    [1] anderhalf
   *[other] { $whole } en een half
}
time-of = { $player }: { $time }
time-then = daarna { $period }
time-with = { $period } met { $bonus }
time-none = zonder klok
time-moves = { $moves ->
    [one] 1 zet in { $time }
   *[other] { $moves } zetten in { $time }
}
time-all-moves = alle zetten in { $time }
time-cumulative = { $time } extra per zet
time-delay = { $time } uitstel per zet
time-us-delay = { $time } uitstel voordat de klok gaat aftellen
time-byo-yomi = byo-yomi, { $times ->
    [one] eenmaal { $time }
   *[other] { $times } maal { $time }
}
time-canadian = { $moves ->
    [one] telkens 1 zet in { $time }
   *[other] telkens { $moves } zetten in { $time }
}
time-hourglass = een zandloper van { $time }
time-up = geen limiet, de klokken tellen op
time-repeats = de laatste periode herhaalt zich
time-turns-at-zero = de volgende periode begint als de klok op nul komt
time-freezes = beide klokken stoppen als er één op nul komt
time-call = Nog { $left }.
time-calls-on = Je tijd wordt gemeld als je nog zo veel hebt: { $marks }.
time-calls-tone = Je hoort een toon als je nog zo veel tijd hebt: { $marks }.
time-calls-off = Je tijd wordt alleen gezegd als je erom vraagt.
clock-short = { $color ->
    [white] Wit
   *[black] Zwart
} { $time } { $unit ->
    [hours] uur
    [minutes] minuten
   *[seconds] seconden
}{ $runs ->
    [yes] { "" }, loopt
   *[no] { "" }
}.
clock-used-and-left = { $who ->
    [you] Je hebt nog { $left }; verbruikt: { $used }.
    [white] Wit heeft nog { $left }; verbruikt: { $used }.
   *[black] Zwart heeft nog { $left }; verbruikt: { $used }.
}
clock-used = { $who ->
    [you] Je hebt { $used } verbruikt; er is geen limiet.
    [white] Wit heeft { $used } verbruikt; er is geen limiet.
   *[black] Zwart heeft { $used } verbruikt; er is geen limiet.
}
clock-entered = { $who ->
    [you] Volgens de laatst ingevoerde stand van de klok op tafel heb je nog { $left }.
    [white] Volgens de laatst ingevoerde stand van de klok op tafel heeft Wit nog { $left }.
   *[black] Volgens de laatst ingevoerde stand van de klok op tafel heeft Zwart nog { $left }.
}
clock-not-entered = De klok op tafel houdt de tijd bij; de tijden zijn nog niet ingevoerd.
times-on-the-table = De tijd van elke zet is niet bekend: de klok op tafel houdt die bij.
clock-flag = { $who ->
    [you] Je vlag is gevallen.
    [white] De vlag van Wit is gevallen.
   *[black] De vlag van Zwart is gevallen.
}
clock-byo-yomi = { $times ->
    [one] De laatste byo-yomi-periode.
   *[other] Nog { $times } byo-yomi-perioden.
}
moves-from-boards = Van het bord: { $list }.
moves-completed = { $moves ->
    [0] Geen zetten voltooid
    [one] 1 zet voltooid
   *[other] { $moves } zetten voltooid
}
clock-moves = { moves-completed }.
clock-moves-to-control = { moves-completed }, nog { $more } tot de tijdcontrole.
report-heading = Verslag van de arbiter: { $white } tegen { $black }, { $begun }
report-incidents = { $count ->
    [0] Geen voorvallen.
   *[other] Voorvallen, met de laatste halve zet en de klokken van Wit en Zwart:
}
with-colon = { $label }:
report-line = { $time } { $who }: { $sentence }
report-line-by = { $time } ({ $who }) { $sentence }
report-line-alone = { $time } { $sentence }
report-sensed = { $who }, { $source ->
    [lever] via de hefboom
   *[board] via het bord
}
report-private = { $time } aan { player } alleen: { $sentence }
both-boards = Beide borden:
board-of = Bord van { player }:
voice-why = { $why ->
    [no-process] Het stemprogramma ontbreekt
    [process-died] Het stemprogramma is onverwacht gestopt
    [no-alsa-library] De ALSA-bibliotheek ontbreekt (libasound.so.2, in het pakket libasound2)
    [process-frozen] Het stemprogramma antwoordde niet
    [process-flooded] Het stemprogramma stuurde te veel
    [no-library] De bibliotheek espeak-ng ontbreekt
    [no-system-voice] Er is geen systeemstem
    [no-reader] Er is hier geen schermlezer die zinnen aanneemt
    [system-broken] De systeemstem weigerde een zin
    [system-silent] De systeemstem zwijgt
    [no-device] Er is geen geluidsapparaat
    [device-busy] Een ander programma gebruikt het geluidsapparaat
    [device-lost] Het geluidsapparaat is losgekoppeld
    [device-of-a-listener] Het standaardapparaat is de koptelefoon van een speler; kies de luidspreker van de zaal met --device
    [device-frozen] Het geluidsapparaat reageert niet
   *[other] De stem werkt niet
}
result-score = { $score ->
    [score-1-0] Wit wint
    [score-0-1] Zwart wint
    [score-draw] Remise
    [score-both-lose] Beide spelers verliezen
    [score-half-0] Een half punt voor Wit, niets voor Zwart
    [score-0-half] Een half punt voor Zwart, niets voor Wit
   *[other] Uitslag
}
result-reason = { $reason ->
    [checkmate] schaakmat
    [resignation] opgave
    [stalemate] pat
    [dead_position] dode stelling, geen van beide spelers kan mat geven
    [agreement] bij overeenkomst
    [time] een vlag is gevallen
    [both_flags] beide vlaggen zijn gevallen en het is niet bekend welke het eerst viel
    [both_flags_at_the_claim] beide vlaggen zijn gevallen
    [threefold] dezelfde stelling voor de derde keer
    [fifty_moves] vijftig zetten zonder slaan en zonder pionzet
    [illegal_moves] onreglementaire zetten
    [quickplay] versneld beëindigen
    [fivefold] dezelfde stelling voor de vijfde keer
    [seventy_five_moves] vijfenzeventig zetten zonder slaan en zonder pionzet
    [sealed_move] de afgegeven zet is onduidelijk of onreglementair
    [forfeit] niet gespeeld
    [illegal_position] beide koningen nog schaak, of een pion nog op de laatste rij, na nog een voltooide zet
    [not_given] de reden is niet vastgelegd
   *[arbiter] beslissing van de arbiter
}
takes = slaat
check = schaak
checkmate = schaakmat
castles-kingside = korte rokade
castles-queenside = lange rokade
guidelines-article = Richtlijnen { $number }
article-in-words = artikel { $number }
castling-rights = { $side ->
    [both] naar beide kanten
    [king] kort
    [queen] lang
   *[none] niet
}
claim-after = na { $mv }
claim-before-start = voor de eerste genoteerde zet
law-title = { $key ->
    [moves_alternate] om beurten zetten
    [touch_move] aangeraakte stukken
    [promotion_choice] keuze van het promotiestuk
    [checkmate] schaakmat
    [resignation] opgeven
    [stalemate] pat
    [dead_position] dode stelling
    [agreement] remise bij overeenkomst
    [press] de klok indrukken
    [help_for_a_disability] een assistent voor de klok
    [default_time] verzuimtijd
    [flag_fall] wanneer een vlag gevallen is
    [loss_on_time] verlies door tijdsoverschrijding
    [both_flags] beide vlaggen gevallen
    [both_flags_at_the_claim] beide vlaggen gevallen bij de claim
    [clocks_set_wrongly] klok verkeerd ingesteld
    [interruption] de klokken stilzetten
    [illegal_move] onreglementaire zet
    [illegal_move_penalty] straf voor een onreglementaire zet
    [empty_press] klok ingedrukt zonder zet
    [agreement_by_the_rules] remise en het reglement van het toernooi
    [draw_offer] remiseaanbod
    [repeated_offers] hinderlijke remiseaanbiedingen en remiseclaims
    [threefold] driemaal dezelfde stelling
    [threefold_intended] de volgende zet herhaalt de stelling
    [threefold_standing] de laatste zet herhaalde de stelling
    [fifty_moves] vijftig zetten
    [fifty_moves_intended] vijftigste zet voorgenomen
    [fifty_moves_standing] vijftig zetten gedaan
    [claim_after_touch] geen claim na aanraken
    [claim] behandeling van een claim
    [wrong_claim] onjuiste claim
    [fivefold] vijfmaal dezelfde stelling
    [seventy_five_moves] vijfenzeventig zetten
    [signed_result] de uitslag ondertekenen
    [arbiters_role] de taak van de arbiter
    [two_boards] twee borden
    [announcement] zetten aankondigen
    [blind_touch] wanneer de blinde speler een stuk heeft aangeraakt
    [blind_move_made] wanneer de zet van de blinde speler gedaan is
    [sighted_players_moves] de zetten van de ziende speler
    [blind_players_clock] klok van de blinde speler
    [blind_players_record] notatieformulier van de blinde speler
    [blind_press] wanneer de klok van de tegenstander wordt gestart
    [slip_of_the_tongue] verspreking
    [boards_differ] verschillende borden
    [scoresheets_differ] verschillende notatieformulieren
    [blind_players_assistant] de assistent van de blinde speler
    [sighted_players_assistant] de assistent van de ziende speler
    [sealing] een zet afgeven
    [opening_the_envelope] de envelop openen
    [sealed_move] de afgegeven zet
    [late_at_the_resumption] te laat bij de hervatting
    [envelope_missing] de envelop ontbreekt
    [quickplay] versneld beëindigen
    [quickplay_without_arbiter] versneld beëindigen zonder arbiter
    [increment_request] verzoek om een increment
    [recorded_in_advance] een vooraf genoteerde zet
    [sheets_after_flag] notatieformulieren na een gevallen vlag
    [sheets_not_reconstructed] notatieformulieren die niet bij te werken zijn
    [bystanders] onregelmatigheden die anderen zien
    [warning] waarschuwing
    [time_to_opponent] tijd voor de tegenstander
    [time_taken] tijd van de overtreder afgetrokken
    [points_to_opponent] punten voor de tegenstander
    [points_taken] punten van de overtreder afgetrokken
    [game_declared_lost] partij verloren verklaard
    [expulsion] verwijdering uit het toernooi
    [supervision] toezicht bij rapid en snelschaak
    [adjusting] stukken rechtzetten
    [touch_in_castling] koning en toren aanraken
    [rook_touched_first] toren aangeraakt voor de koning
    [touch_without_move] aangeraakte stukken zonder reglementaire zet
    [assistant_who_moves] een assistent die de stukken verplaatst
    [right_to_complain] het recht om aanraken te claimen
    [two_hands] zetten met twee handen
    [legal_move] reglementaire en onreglementaire zetten
    [unsupervised_illegal_move] onreglementaire zetten bij rapid zonder toezicht
    [unsupervised_illegal_move_in_blitz] onreglementaire zetten bij snelschaak zonder toezicht
    [wrong_set_up] verkeerde beginstelling
    [board_turned] schaakbord verkeerd geplaatst
    [reversed_colors] verwisselde kleuren
    [displaced_pieces] verschoven stukken
    [position_reinstated] herstel van de stelling
    [unsupervised_complaint] klachten zonder toezicht
    [unsupervised_illegal_position] onreglementaire stelling zonder toezicht
    [looks_at_record] inzage in de notatie van de arbiter
    [fine] boete
    [exclusion] uitsluiting van ronden
    [same_hand] indrukken met de hand die zette
    [handling_the_clock] omgaan met de klok
    [stopped_without_reason] klokken zonder reden stilgezet
    [pieces_put_back] verschoven stukken terugzetten
    [displacement_penalised] straf voor verschoven stukken
    [recording_duty_ends] einde van de noteerplicht
    [disrepute] schaakspel in diskrediet
    [leaving_the_playing_area] het speelgebied verlaten
    [forbidden_during_play] notities, raad, apparaten en roken
    [notes_and_advice] notities en raad
    [device] elektronische apparaten
    [finished_players] spelers die klaar zijn
    [persistent_refusal] blijven weigeren de regels te volgen
    [both_guilty] beide spelers weigeren
    [appeal] beroep
    [times_determined] de tijden na een onregelmatigheid
    [pawn_not_replaced] pion blijft op de laatste rij
    [reply_before_recording] antwoorden voor het noteren
    [adjusting_on_own_time] rechtzetten in eigen tijd
    [same_position] wanneer een stelling dezelfde is
   *[other] geen titel
}
law-text = { $article }, { $title }. { $text }
laws-listed = Artikelen van de Regels van { $laws } die het programma toepast:
rank-in-words = Rij { $rank }. { $pieces }
numbered-in-words = { $color ->
    [white] zet { $number }, { $mv }
   *[black] zet { $number } van Zwart, { $mv }
}

event-part = { $tag ->
    [Event] Toernooi: { $value }
    [Site] plaats: { $value }
    [Date] datum: { $value }
    [Round] ronde: { $value }
   *[Board] bord: { $value }
}
castling-typed = { $side ->
    [long] 0-0-0
   *[short] 0-0
}

## Notices: wat gebeurd is, wat geweigerd is en wat juist zou zijn

opened = { $named ->
    [no] Een nieuwe partij.
    [goes-on] { "" }
   *[yes] { $white } speelt met Wit, { $black } speelt met Zwart.
} Speeltempo: { $time }. Regels van { $laws }.
record-reopened = Het partijbestand gaat verder { $plies ->
    [0] vanaf het begin
   *[other] na { $last }
}, { $gap } na de laatste regel. De klokken tonen de laatst vastgelegde tijden.
torn = De laatste regel van het partijbestand was onvolledig en is verwijderd; de rest is ongeschonden.
time-missing = Onverklaarde tijd: { $gap }. De computer stond in de slaapstand, het programma was gestopt of de klok van de computer is verzet. Beide klokken staan stil op hun laatste stand; de arbiter beslist ({ $article }).
session-announced = De zitting eindigt { $after } na het begin van dit partijbestand.
session-announced-before-play = De zitting eindigt { $after } na het begin van de partij.
seal-required = De zitting is voorbij. { player } geeft een zet af.
move-sealed = { player } heeft een zet afgegeven en mag die veranderen tot de klok stilgezet is.
game-adjourned = De partij is afgebroken. { player } heeft zet { $number } afgegeven.
reply-sealed = { player } heeft een antwoord afgegeven. De klok van { opponent } loopt.
envelope-closed = De envelop is gesloten en gaat alleen open met de wachtwoordzin.
resumption-set = Hervatting: { $text }.
game-resumed = De partij is hervat vanuit de stelling voor de afgegeven zet, met de kloktijden bij het afbreken.
envelope-opened = De envelop is geopend. { player } heeft { $text } afgegeven.
envelope-opened-ambiguous = De envelop is geopend. { player } heeft { $text } afgegeven; dat kan verscheidene zetten betekenen.
envelope-opened-unreadable = De envelop is geopend. { player } heeft { $text } afgegeven; dat is niet te lezen ({ $article }). Arbiter: typ { word-result } en de uitslag als het geen reglementaire zet is, of openen als en de zet.
envelope-lost = De envelop ontbreekt. { player } zegt welke zet is afgegeven. Arbiter: typ openen als en die zet.
envelope-players = Envelop: { $white } tegen { $black }.
envelope-sealer = { player } heeft zet { $number } afgegeven.
envelope-position = Stelling daarvoor: { $position }.
envelope-time = { player } heeft { $used } verbruikt en heeft nog { $left }.
envelope-time-used = { player } heeft { $used } verbruikt.
envelope-no-resumption = Er staat niet op wanneer en waar de partij wordt hervat. Arbiter: typ { word-envelope } en beide.
not-sealed = { $trouble ->
    [no-move] Dat is niet als zet te lezen en is niet afgegeven. Typ { word-seal } en de zet.
    [empty] Er staat geen zet in deze braille. Typ { word-seal } en één zet, als tekst of in cellen.
    [unreadable] Deze braillecellen hebben niet de vorm van een zet. Schrijf het stuk, het veld en verder niets, bijvoorbeeld de cellen van Pf3.
    [several] Deze braillecellen bevatten meer dan één zet. Er wordt maar één zet afgegeven.
    [too-long] Dit braillebestand is te lang voor één zet. Ten hoogste 64 kilobyte is toegestaan.
    [not-a-file] Dat is een map, een pipe of een apparaat. Noem een brf- of brl-bestand met één zet.
   *[not-opened] Het braillebestand kan niet worden gelezen: { $why }. Noem een brf- of brl-bestand met één zet.
}
sealed-asked = { $is ->
    [known] U hebt { $text } afgegeven. De zet kan worden gewijzigd tot de klok wordt stilgezet.
    [nothing] Er is nog niets afgegeven. Typ { word-seal } en de zet.
   *[hidden] Anderen zien deze terminal: de afgegeven zet wordt hier niet getoond. { word-seal } en een zet wijzigen hem.
}
passphrase = { $notice ->
    [asked] Arbiter, voer op de volgende regel een wachtwoordzin voor de envelop in. Die wordt niet getoond.
    [asked-of-the-sealer] U kiest zelf de wachtwoordzin van de envelop: zonder die zin maakt niemand hem open. Typ hem op de volgende regel; hij wordt niet getoond. { word-later } stelt het uit, { word-quit } sluit af.
    [again] Voer dezelfde wachtwoordzin nog eenmaal in.
    [not-the-same] De twee wachtwoordzinnen waren niet gelijk, of er is niets ingevoerd. Voer opnieuw een wachtwoordzin in.
    [too-short] Die wachtwoordzin is te kort. Voer er een van zes tekens of meer in.
    [put-off] De envelop is niet gesloten. { word-envelope } vraagt weer om de wachtwoordzin.
    [to-open] Arbiter, voer op de volgende regel de wachtwoordzin van de envelop in. Die wordt niet getoond. Met een lege regel blijft hij gesloten.
    [not-opened] De envelop blijft gesloten.
    [wrong] Dat is niet de wachtwoordzin van deze envelop. Typ { word-open } om het opnieuw te proberen, of { word-envelope } { word-lost } als hij niet meer bekend is.
    [damaged] De afgegeven zet in het partijbestand is beschadigd en kan niet worden geopend. Typ { word-envelope } { word-lost } en daarna de afgegeven zet, zoals in { "openen als Pf3" }.
    [foreign] Deze envelop hoort bij een andere partij of bij een andere zet. Typ { word-envelope } { word-lost } en daarna de afgegeven zet, zoals in { "openen als Pf3" }.
    [not-kept] De afgegeven zet zit niet in een envelop en wordt niet bewaard. Hij moet opnieuw worden afgegeven als de partij wordt hervat.
   *[not-encrypted] De envelop kan op deze computer niet worden gesloten. Schrijf de afgegeven zet op papier en typ { word-envelope } { word-lost }.
}
pin-set = Vanaf nu is voor de woorden van de arbiter de pincode nodig, bij elke regel opnieuw.
pin-refused = Dat is niet de pincode.
pin-refused-elsewhere = Op een andere terminal is een verkeerde pincode ingevoerd.
pin = { $notice ->
    [new] Arbiter, voer op de volgende regel een pincode voor deze partij in. Die heeft vier tekens of meer, liever zes, en wordt niet getoond.
    [again] Voer dezelfde pincode nog eenmaal in.
    [not-the-same] De twee pincodes waren niet gelijk. Voer opnieuw een pincode in.
    [too-short] Een pincode heeft vier tekens of meer. Voer opnieuw een pincode in.
    [asked] Arbiter, voer op de volgende regel de pincode in. Die wordt niet getoond. Met een lege regel blijft alles zoals het is.
    [not-given] Er is geen pincode ingevoerd. Er is niets gedaan.
    [asked-once-more] Voer de pincode opnieuw in. Met een lege regel blijft alles zoals het is.
    [wait] Er waren te veel verkeerde pincodes. Voer de pincode over { $wait } opnieuw in. Met een lege regel blijft alles zoals het is.
    [not-checked] De pincode van dit partijbestand kan niet worden gecontroleerd: dat vraagt meer geheugen of tijd dan Annabella ooit gebruikt. Er is niets gedaan.
   *[not-hashed] Deze computer levert geen toevalsgetallen. De partij heeft geen pincode.
}
chess960-array = Chess960, beginstelling { $number }.
chess960-position = Chess960, vanuit een gegeven stelling.
chess960-rest = Alle andere velden zijn leeg.
play-begun = De partij is begonnen.
clock-pressed = { $color ->
    [white] Wit heeft gedrukt.
   *[black] Zwart heeft gedrukt.
}
move-completed-move-first = { $mv } gedaan.
move-completed = { player } heeft de zet { $mv } voltooid.
move-imported = { player }: { $mv }, overgenomen uit een PGN.
pieces-touched = { player } heeft aangeraakt: { $list }.
touch-disregarded = { player } heeft een zet aangekondigd die niet past bij de aangeraakte stukken ({ $article }).
touch-disregarded-hint = Arbiter: met { "claimen aangeraakt" } { $squares } wordt het een geval waarover je beslist.
move-repeated = { $who } heeft de zet herhaald zoals aangekondigd.
repetition-differed = { $who } heeft { $repeated } herhaald, maar aangekondigd was { $announced }.
announcement-withdrawn = { $mv } is teruggenomen.
executed = Op het bord van { player }: { $what }.
recorded = Op het notatieformulier van { player }: { $text }.
recorded-unreadable = Op het notatieformulier van { player }: { $text }. Dat is niet als zet te lezen.
recorded-in-advance = Het is opgeschreven voordat de zet gedaan was ({ $article }).
recorded-ambiguous = Op het notatieformulier van { player }: { $text }. Dat kan verscheidene zetten betekenen.
struck = Het notatieformulier van { player } is vanaf halve zet { $ply } doorgestreept.
strike-due = Het notatieformulier van { player } telt vanaf halve zet { $ply } niet meer; { player } streept de rest door.
entry-correction-due = Op het notatieformulier van { player } telt halve zet { $ply } als { $to }; { player } verbetert dat.
entry-write-in-due = Op het notatieformulier van { player } telt halve zet { $ply } als { $to }; { player } schrijft die erbij.
entry-strike-due = Op het notatieformulier van { player } telt niet meer wat voor halve zet { $ply } staat; { player } streept het door.
exchange-due = Op het notatieformulier van { player } tellen de halve zetten { $ply } en { $other } als verwisseld; { player } verwisselt ze.
entry-corrected = Op het notatieformulier van { player } is halve zet { $ply } nu { $to }.
entry-struck = Op het notatieformulier van { player } is doorgestreept wat voor halve zet { $ply } te veel stond.
sheet-corrected = Het notatieformulier van { player } is verbeterd.
draw-offered = { player } biedt remise aan.
draw-declined = { player } wijst het remiseaanbod af.
offer-open-again = Het remiseaanbod van { player } staat weer open.
arbiter-called = { $who } roept de arbiter.
clocks-stopped = Klokken stilgezet.
clocks-started = De klok van { player } loopt.
clocks-set = De klokken zijn ingesteld: Wit { $white }, Zwart { $black }.
time-added = De klok van { player } krijgt er { $time } bij.
time-taken = Van de klok van { player } gaat { $time } af.
set-on-the-table = Stel het in op de klok op tafel.
time-controls-set = Het speeltempo was verkeerd ingesteld. Het is nu: { $time }. De verbruikte tijd blijft staan.
period-set = { player } is in periode { $period }.
player-absent = { player } is niet aangekomen.
player-arrived = { player } is aangekomen.
default-time-passed = { player } is niet binnen de verzuimtijd van { $time } gekomen en verliest, tenzij de arbiter anders beslist ({ $article }).
counter-set = De arbiter heeft de zettenteller van { player } ingesteld.
flag-fell = De vlag van { player } is gevallen.
boards-differed = De twee borden verschillen ({ $article }) op { $count ->
    [one] één veld
   *[other] { $count } velden
}{ $more ->
    [0] : { $squares }.
   *[other] : { $squares } en nog { $more }.
}
boards-differed-from-sheets = Beide borden zijn gelijk, maar verschillen van de notatieformulieren op { $count ->
    [one] één veld
   *[other] { $count } velden
}{ $more ->
    [0] : { $squares }.
   *[other] : { $squares } en nog { $more }.
}
illegal-moves-set = { $color ->
    [white] Wit
   *[black] Zwart
} heeft { $count ->
    [0] geen onreglementaire zet
    [one] één onreglementaire zet
   *[other] { $count } onreglementaire zetten
} voltooid.
board-difference-said = { $difference }.
boards-agreed = De twee borden stemmen weer overeen.
half-move-counted = { player } heeft { $mv } op het eigen bord gedaan: daar telt de zet als gedaan.
illegal-move-found = Onreglementaire zet nummer { $count } van { player } ({ $article }): { $mv }.
cases-explain = Arbiter: zie { word-cases }.
arbiter-decides = De arbiter beslist.
illegal-move-found-hint = Arbiter: met { word-rule } { word-accept } komt de stelling van daarvoor terug en krijgt { player } { $time }{ $stands ->
    [no] ; de zet sloeg een koning en kan niet blijven staan
    [king] ; een pion wordt geen koning en de zet kan niet blijven staan
   *[yes] ; met { word-rule } { word-reject } blijft de zet staan
}.
illegal-move-found-times = Met { word-rule } { word-accept } tonen de klokken dan { $white } voor Wit en { $black } voor Zwart: de tijd die voor de zet verbruikt is, telt. Voor de zet toonden ze { $white_before } en { $black_before }. Andere tijden: { word-clock }.
empty-press-found = { player } heeft de klok zonder zet ingedrukt ({ $article }).
illegal-move-number = Onreglementaire zet nummer { $count }.
empty-press-found-hint = Arbiter: met { word-rule } { word-accept } krijgt { player } { $time }; met { word-rule } { word-reject } telt het niet. Daarna { word-go }.
empty-press-found-loses = Arbiter: met { word-rule } { word-accept } verliest { player } de partij; met { word-rule } { word-reject } telt het niet.
empty-press-found-left-to-arbiter = De arbiter beslist over een straf. Daarna { word-go }.
case-accepted = Het telt als onreglementaire zet van { player }.
case-rejected = De arbiter laat het staan.
flag-claimed = Er wordt geclaimd dat de vlag van { player } gevallen is.
ruling-postponed = De arbiter beslist later over geval { $case }{ $play ->
    [waits] ; tot dan staan de klokken stil
   *[goes-on] { "" }
}.
ruling-taken-back = De arbiter trekt de beslissing over geval { $case } in: het is weer open. Borden, notatieformulieren en tellingen zijn als ervoor.
result-signed = { player } ondertekent de uitslag.
offer-improper = Het aanbod is geldig, al is het niet gedaan na de zet en voor het indrukken van de klok ({ $article }).
offer-forbidden = Volgens het reglement van dit toernooi mag zonder toestemming van de arbiter nog geen remise worden aangeboden ({ $article }).
offer-repeated = Dit is remiseaanbod nummer { $count } van { player } ({ $article }).
claim-repeated = Dit is onjuiste remiseclaim nummer { $count } van { player } ({ $article }).
result-taken-back = De uitslag is teruggenomen; de partij gaat verder.
illegal-move-found-queen-hint = Arbiter: de dame blijft. Met { word-rule } { word-accept } krijgt { player } { $time }; met { word-rule } { word-reject } telt het niet.
no-clock-hint = Arbiter: deze partij heeft geen klok, dus er wordt geen tijd gegeven. Met { word-rule } { word-accept } { $accepted ->
    [back] komt de stelling van voor de zet terug
    [queen] telt het mee en blijft de dame
   *[counts] telt het mee
}; er kan ook een { word-penalty } worden gegeven. Met { word-rule } { word-reject } telt het niet.
queen-leaves-no-move = { $mated ->
    [yes] Met die dame staat { player } schaakmat, maar niet door een reglementaire zet ({ $article }): de arbiter beslist, met { "uitslag 1-0" } dan wel { "uitslag 1/2-1/2" }.
   *[no] Met die dame heeft { player } geen reglementaire zet: de arbiter verklaart de partij remise, of beslist anders, met { "uitslag 1/2-1/2" }.
}
illegal-move-found-loses = Arbiter: met { word-rule } { word-accept } eindigt de partij, { $outcome ->
    [drawn] in remise, omdat de tegenstander met geen enkele reeks reglementaire zetten mat kan geven
   *[lost] met verlies voor { player }
}{ $stands ->
    [no] ; de zet sloeg een koning en kan niet blijven staan
    [king] ; een pion wordt geen koning en de zet kan niet blijven staan
   *[yes] ; met { word-rule } { word-reject } blijft de zet staan
}.
touch-move-ends = { $mv } is in strijd met aanraken is zetten en zou de partij beëindigen ({ $article }). Arbiter: met { word-rule } { word-accept } wordt de zet teruggenomen; met { word-rule } { word-reject } beëindigt hij de partij.
penalty-given = { $kind ->
    [warning] { player } krijgt een waarschuwing van de arbiter ({ $article }).
    [time] Straf voor { player } ({ $article }): de klok van { opponent } krijgt er { $amount } bij.
    [take] Straf voor { player } ({ $article }): van de klok van { player } gaat { $amount } af.
    [points] Straf voor { player } ({ $article }): { $amount } gaat van de uitslag van { player } af.
    [opponent-points] Straf voor { player } ({ $article }): { $amount } komt bij de uitslag van { opponent }, voor zover beiden samen dan niet meer krijgen dan de partij oplevert.
    [opponent-points-back] De straf voor { player } is teruggenomen: bij de uitslag van { opponent } komt niets ({ $article }).
    [points-back] De straf voor { player } is teruggenomen: van de uitslag van { player } gaat niets af ({ $article }).
    [loss-shared] Straf voor { player } ({ $article }): de partij is verloren, en { opponent } krijgt { $amount }.
    [loss] Straf voor { player } ({ $article }): de partij is verloren.
    [fine] Straf voor { player } ({ $article }): een vooraf aangekondigde boete.
    [exclusion] Straf voor { player } ({ $article }): uitsluiting van { $amount }.
   *[expulsion] Straf voor { player } ({ $article }): verwijdering uit het toernooi.
}
ruling-explained = De reden van de arbiter in geval { $case }: { $text }.
supervision-set = { $adequate ->
    [yes] Deze partij heeft voldoende toezicht: onreglementaire zetten worden bestraft volgens de wedstrijdregels ({ $article }).
   *[no] Deze partij heeft onvoldoende toezicht: een onreglementaire zet wordt alleen hersteld voordat de tegenstander de volgende zet heeft gedaan ({ $article }).
}
assistant-set = { $has ->
    [no] { player } heeft geen assistent meer ({ $article }).
   *[yes] { player } heeft een assistent voor: { $duties } ({ $article }).
}
two-hands-found = { player } heeft met twee handen gezet ({ $article }).
complaint-accepted = De arbiter aanvaardt de klacht in geval { $case }.
adjusting-announced = { player } zet stukken recht.
touch-claimed = { player } zou hebben aangeraakt: { $list }.
article-reported = { $who } meldt { $color ->
    [nobody] { $about }
   *[other] { player }: { $about }
} ({ $article }).
silent-press-claimed = { player } zou de klok hebben ingedrukt zonder de zet aan te kondigen ({ $announce }, { $press }){ $executed ->
    [yes] ; intussen uitgevoerd: { $mv }
   *[no] { "" }
}.
appeal-made = { player } gaat in beroep tegen { $case ->
    [none] de uitslag
   *[other] de beslissing over geval { $case }
} ({ $article }).
illegal-move-claimed = Er wordt geclaimd dat { $mv } van { player } onreglementair was ({ $article }).
correction-proposed = { player } claimt dat { $mv } onreglementair was. Daarvoor is het te laat, tenzij de tegenstander het ermee eens is: met { word-accept } komt de stelling van daarvoor terug, met { word-decline } blijft de zet staan ({ $article }).
correction-agreed = Beide spelers zijn het eens: de onreglementaire zet wordt hersteld.
correction-declined = De tegenstander is het er niet mee eens: de zet blijft staan.
draw-accepted = { player } neemt de remise aan. Volgens het reglement van dit toernooi moet de arbiter toestemmen ({ $article }).
consent-hint = Beide spelers zijn het eens. Met { word-rule } { word-accept } stem je toe en is de partij remise; met { word-rule } { word-reject } gaat ze verder na { word-go }.
consent-refused = De arbiter stemt niet in met de remise.
cases-by-number = Staan er verscheidene gevallen open, zet dan het nummer achter { word-rule }, zoals in { "beslis 1 neem aan" }.
no-open-case = Er staat geen geval open.
case-state = { $state ->
    [accepted] Het is aangenomen.
    [rejected] Het is verworpen.
    [stands] Het is blijven staan.
    [taken-up] Het is in behandeling genomen.
    [withdrawn] Het geldt niet meer.
   *[unanswered] Het is niet beantwoord.
}
counted-against = { player }: { $illegal ->
    [0] geen onreglementaire zetten
    [one] één onreglementaire zet
   *[other] { $illegal } onreglementaire zetten
} geteld{ $looks ->
    [0] { "" }
    [one] ; de notatie van de arbiter is eenmaal getoond
   *[other] ; de notatie van de arbiter is { $looks } maal getoond
}.
record-shown = De notatie van de arbiter, inzage { $look } van { $most }.
touch-claim-hint = Arbiter: met { word-rule } { word-accept } gelden de stukken als aangeraakt en wordt een zet die daar niet bij past teruggenomen; met { word-rule } { word-reject } niet.
reported-hint = Arbiter: { word-rule } { word-accept } stelt het vast, { word-rule } { word-reject } niet; zolang het geval open is, kan een { word-penalty } worden gegeven. Daarna { word-go }.
displaced-hint = Arbiter: { word-rule } { word-accept } trekt de tijd sindsdien ({ $time }) af van de klok van { player }, want de stukken worden in eigen tijd teruggezet; { word-rule } { word-reject } trekt niets af; een { word-penalty } kan ook. Daarna { word-go }.
silent-hint = Arbiter: met { word-rule } { word-accept } telt het indrukken niet: { player } krijgt een waarschuwing en kondigt de zet aan{ $times ->
    [none] { "" }
   *[other] , en de klokken tonen { $times }
}. Met { word-rule } { word-reject } telt het. Tijd voor de tegenstander: { word-add }. Daarna { word-go }.
appeal-hint = Het blijft bij het verslag voor wie over beroepen beslist. { word-rule } { word-accept } of { word-rule } { word-reject } noteert hun beslissing.
default-time-hint = Arbiter: met { word-rule } { word-accept } verliest { player }, en ook de tegenstander als die evenmin is gekomen; met { word-rule } { word-reject }, of { word-arrived }, gaat de partij verder.
default-time-waived = { player } verliest niet door te laat te komen.
appeal-decided = Het beroep van geval { $case } is { $how ->
    [allowed] toegewezen
   *[dismissed] afgewezen
}.
late-illegal-move-hint = Het wacht op de tegenstander: { word-accept } of { word-decline }.
unclaimed-hint = De tegenstander mag het claimen tot de volgende zet; daarna blijft het staan. Met { word-rule } { word-accept } grijp je in en straf je; met { word-rule } { word-reject } blijft het staan.
wrong-start-claimed = { $who } claimt dat { $what ->
    [setup] de stukken bij het begin verkeerd zijn opgesteld
    [board] het schaakbord verkeerd geplaatst is
    [colours] de partij met verwisselde kleuren begonnen is
   *[clock] de klok verkeerd ingesteld is
} ({ $article }).
set-up-kept = De stukken op { $squares } stonden vanaf het begin verkeerd. Elke speler heeft { $moves } zetten of meer gedaan: de partij gaat verder met de stukken zoals ze staan ({ $article }).
set-up-kept-king = { player } mag niet meer rokeren.
set-up-kept-rook = { player } mag niet rokeren met de toren op { $square }.
wrong-start-hint = Arbiter: { $what ->
    [setup] met { word-rule } { word-accept } vervalt de partij en begint een nieuwe; met { word-rule } { word-reject } gaat ze verder.
    [board] met { word-rule } { word-accept } wordt de stelling overgebracht op een goed geplaatst bord en gaat de partij verder; met { word-rule } { word-reject } blijft het bord zo.
    [colours] { $rule ->
        [new-game] met { word-rule } { word-accept } vervalt de partij en begint een nieuwe met de juiste kleuren; met { word-rule } { word-reject } gaat ze verder.
       *[arbiter] de partij gaat verder met { word-rule } { word-reject }, tenzij je anders beslist: met { word-rule } { word-accept } vervalt ze en begint een nieuwe met de juiste kleuren.
    }
   *[clock] met { word-rule } { word-accept } is de claim juist: stel { word-time }, { word-clock } en { word-counter } in, daarna { word-go }; met { word-rule } { word-reject } blijft de instelling zoals ze is.
}
replacement-hint = De nieuwe partij heeft een eigen partijbestand en de volle tijden; met { word-clock } stel je andere in, met { word-begin } start je haar.
game-cancelled = De partij vervalt ({ $article }). { $exchanged ->
    [yes] Er wordt een nieuwe partij met verwisselde kleuren gespeeld.
   *[no] Er wordt een nieuwe partij gespeeld.
}
replacement-begun = Nieuwe partij{ $named ->
    [yes] : { $white } heeft Wit, { $black } heeft Zwart
   *[no] { "" }
}. De arbiter start haar met { word-begin }.
is-cancelled = Deze partij is vervallen ({ $article }); er wordt een andere voor in de plaats gespeeld.
is-cancelled-in = Deze partij is vervallen ({ $article }); de partij die ervoor in de plaats komt, staat in { $file }.
flag-claim-hint = Arbiter: met { word-rule } { word-accept } is de vlag gevallen en de partij verloren, of remise als de tegenstander geen mat kan geven; { word-rule } { word-both }: beide vlaggen zijn gevallen en het is niet bekend welke het eerst viel; { word-rule } { word-reject } verwerpt de claim, daarna { word-go }.
records-differ-hint = Arbiter: met { word-rule } { word-accept } wordt het voorstel uitgevoerd; met { word-rule } { word-reject } blijft alles zoals het is.
records-differ-more = { $why ->
    [board_turned] Een verkeerd geplaatst bord wordt gedraaid, de stelling wordt overgebracht en de partij gaat verder.
    [wrong_set_up] Stonden de stukken zo vanaf het begin, dan begint met { word-claim } { word-setup } een nieuwe partij.
    [set_up_stays] Stonden de stukken zo vanaf het begin, dan is het te laat voor een nieuwe partij: toon op beide borden hoe ze staan en typ daarna { word-claim } { word-setup }. De partij gaat zo verder, zonder rokade voor een koning of met een toren die verkeerd stond.
    [reversed_colors] Is de partij zo begonnen, dan begint met { word-claim } { word-colours } een nieuwe partij als de Regels dat voorschrijven.
    [displaced_pieces] De speler die stukken heeft omgestoten, zet ze in eigen tijd terug; je mag een { word-penalty } geven.
   *[position_reinstated] De stelling van daarvoor wordt hersteld, of de laatste die vast te stellen is.
}
touch-binds = { $rule ->
    [moves] Met het stuk op { $own } moet worden gezet ({ $article }).
    [captured] Het stuk op { $enemy } moet worden geslagen ({ $article }).
    [captures] Met het stuk op { $own } moet dat op { $enemy } worden geslagen ({ $article }).
    [castles] Koning en toren zijn aangeraakt: de rokade naar die kant moet worden gespeeld ({ $article }).
    [king] De rokade naar die kant is onreglementair: de koning moet een andere zet doen ({ $article }).
   *[free] Met geen van deze stukken kan worden gezet of geslagen: elke reglementaire zet mag worden gespeeld ({ $article }).
}
why-illegal = { $why ->
    [nothing] Op { $square } staat geen stuk van de speler.
    [own] Op { $square } staat een eigen stuk van de speler: { role }.
    [king] Een koning wordt nooit geslagen.
    [not-its-move] Zo gaat een { role } niet.
    [blocked] De weg is versperd door { the-role } op { $square }.
    [no-capture] Op { $square } valt niets te slaan.
    [no-en-passant] En passant slaan kan niet meer.
    [not-promoted] De pion op de laatste rij is niet door een stuk vervangen.
    [wrong-promotion] Dat stuk kan de pion niet worden.
    [left-in-check] De eigen koning van de speler blijft schaak staan door { the-role } op { $square }.
    [into-check] De koning gaat naar een veld dat { the-role } op { $square } aanvalt.
    [no-castling] De rokade naar die kant kan niet meer: de koning of de toren is al verplaatst.
    [castling-in-check] Rokade terwijl de koning schaak staat door { the-role } op { $square }.
   *[castling-through] Rokade over { $through }, dat wordt aangevallen door { the-role } op { $square }.
}
case-open = Geval { $case }: { $kind ->
    [illegal] onreglementaire zet van { player }
    [hands] zet met twee handen door { player }
    [touched] { player } zou een stuk hebben aangeraakt
    [late] { player } stelt voor een onreglementaire zet te herstellen
    [unclaimed] onreglementaire zet van { player }, nog niet geclaimd
    [unclaimed-press] klok ingedrukt zonder zet door { player }, nog niet geclaimd
    [empty] klok ingedrukt zonder zet door { player }
    [touch] aangeraakt stuk niet gespeeld door { player }
    [offer] remise aangeboden door { player }
    [claimed-move] opgeschreven zet niet gespeeld door { player }
    [threefold] remise geclaimd door { player }, dezelfde stelling voor de derde keer
    [fifty] remise geclaimd door { player }, vijftig zetten
    [quickplay] remise geclaimd door { player } bij versneld beëindigen
    [increment] increment gevraagd door { player }
    [flag] vlag geclaimd door { player }
    [setup] stukken bij het begin verkeerd opgesteld
    [board] schaakbord verkeerd geplaatst
    [colours] partij met verwisselde kleuren begonnen
    [clock] klok verkeerd ingesteld
    [reported] { player }: { $about }
    [reported-nobody] { $about }
    [silent] klok ingedrukt door { player } zonder de zet aan te kondigen
    [appeal] beroep door { player }
    [default-time] { player } afwezig na de verzuimtijd
   *[records] borden of notatieformulieren verschillen
} ({ $article }).
draw-claimed = { player } claimt remise: { $rule ->
    [threefold] dezelfde stelling voor de derde keer
   *[fifty] vijftig zetten zonder slaan en zonder pionzet
}{ $manner ->
    [intended] , met de opgeschreven zet { $mv }
   *[standing] { "" }
} ({ $article }).
draw-claim-judged-wrong = De claim is onjuist ({ $article }). Het remiseaanbod van { player } blijft openstaan.
draw-claim-judged-brief = De claim van { player } is onjuist ({ $article }){ $time ->
    [none] { "" }
   *[other] : de klok van { opponent } krijgt er { $time } bij
}{ $manner ->
    [intended] ; de opgeschreven zet { $mv } moet worden gespeeld
   *[standing] { "" }
}; het remiseaanbod blijft openstaan.
draw-claim-judged-wrong-intended = { draw-claim-judged-wrong } De opgeschreven zet { $mv } moet worden gespeeld.
claim-intended = Claim onderzocht. Voorgenomen zet: { $mv }.
claim-position = De geclaimde stelling: { player } is aan zet. Rokade nog mogelijk voor Wit: { $white }; voor Zwart: { $black }.
claim-occurrences = Deze stelling kwam { $count ->
    [one] eenmaal
   *[other] { $count } maal
} voor: { $list }. Driemaal is nodig.
claim-alike = Niet meegeteld: { $place }. Dezelfde stukken stonden op dezelfde velden, maar { $why ->
    [turn] de andere speler was aan zet
    [castling] het rokaderecht was anders
   *[en-passant] een pion kon en passant worden geslagen
}.
claim-quiet = Claim onderzocht: { $count ->
    [one] één halve zet
   *[other] { $count } halve zetten
} zonder slaan en zonder pionzet, sinds { $since }. Er zijn er 100 nodig.
claimed-move-found = { player } heeft een andere zet aangekondigd dan de zet die voor de claim is opgeschreven ({ $article }).
claimed-move-found-hint = Arbiter: met { word-rule } { word-accept } wordt { $mv } teruggenomen en moet de opgeschreven zet worden gespeeld; met { word-rule } { word-reject } blijft { $mv } staan.
quickplay-claimed = { player } claimt remise: { $ground ->
    [normal-means] de tegenstander kan niet met normale middelen winnen
   *[no-effort] de tegenstander doet geen poging om te winnen
} ({ $article }). De arbiter beslist.
quickplay-hint = Arbiter: met { word-rule } { word-accept } is de partij remise; met { word-rule } { word-postpone } en daarna { word-go } beslis je later, ook nog na het vallen van een vlag; met { word-rule } { word-reject } krijgt de tegenstander twee minuten.
quickplay-claimed-without-arbiter = { player } claimt remise: { $ground ->
    [normal-means] de tegenstander kan niet met normale middelen winnen
   *[no-effort] de tegenstander doet geen poging om te winnen
} ({ $article }). Er is geen arbiter: de claim beëindigt de partij, en een arbiter beslist er later over.
quickplay-form = Schrijf op: { $color ->
    [white] Wit is aan zet
   *[black] Zwart is aan zet
}; Wit: { $white }; Zwart: { $black }; { $fen }.
quickplay-form-checked = { $ground ->
    [normal-means] { player } controleert de slotstelling en ondertekent haar.
   *[no-effort] { player } controleert de slotstelling en het notatieformulier, dat bijgewerkt moet zijn, en ondertekent beide.
}
quickplay-without-arbiter-hint = De arbiter die later beslist: met { word-rule } { word-accept } is de partij remise; { word-rule } { word-reject } verwerpt de claim, daarna geeft { "uitslag 1-0" } dan wel { "uitslag 0-1" } de uitslag.
increment-requested = { player } vraagt om een increment van 5 seconden per zet voor beide spelers; dat is ook een remiseaanbod ({ $article }).
increment-hint = Arbiter: eerst wordt het aanbod aangenomen of afgewezen; daarna krijgen met { word-rule } { word-accept } beide spelers vanaf nu 5 seconden per zet en de tegenstander twee minuten; met { word-rule } { word-reject } verandert er niets, daarna { word-go }.
increment-given = Vanaf nu krijgt de speler er bij elke zet { $time } bij.
claim-rejected = De arbiter verwerpt de claim.
retraced = De partij staat weer bij { $plies ->
    [0] de beginstelling
   *[other] de stelling na { $last }
}. { $kept ->
    [yes] Zet beide borden zo; de notatieformulieren die het programma schrijft, zijn al aangepast.
   *[no] Zet beide borden zo; beide notatieformulieren zijn al aangepast.
} De klokken blijven stilstaan; de arbiter start ze met { word-go }.
retraced-in-brief = De partij staat weer bij { $plies ->
    [0] de beginstelling
   *[other] de stelling na { $last }
}.
times-after-going-back = De klokken tonen nu Wit { $white }, Zwart { $black }; eerst toonden ze Wit { $white_before }, Zwart { $black_before }. Andere tijden: { word-clock }.
board-adjusted = Het bord van { player } komt nu overeen met de notatieformulieren.
board-step-done = { $left ->
    [0] Op het bord van { player } is alles gedaan.
   *[other] Nu op het bord van { player }, nog { $left }: { $what }.
}
board-connected = { $back ->
    [yes] De verbinding met het elektronische bord van { player } is er weer.
   *[no] Bord van { player }: { $device }, { $number ->
        [none] zonder nummer
       *[other] nummer { $number }
    }, ligt { $lies ->
        [turned] omgekeerd
       *[straight] recht
    }.
}
board-lost = De verbinding met het elektronische bord van { player } is weg. Typ de zetten tot ze er weer is.
board-ignored = Het elektronische bord van { player } telt niet meer. Typ de zetten; met { word-eboard } { word-on } telt het weer.
board-read = Het elektronische bord van { player } telt weer.
eboard-state = Het elektronische bord van { player } { $state ->
    [read] antwoordt
    [ignored] antwoordt, maar telt niet
   *[lost] is niet verbonden
}{ $lies ->
    [turned] ; het ligt omgekeerd.
    [straight] ; het ligt recht.
   *[unknown] .
}
eboard-as-expected = Het staat zoals het hoort.
eboard-not-begun = De partij is niet begonnen. { $clock ->
    [board] Start de klok aan het bord, of typ { word-begin }.
   *[other] Typ { word-begin }.
}
eboard-gone = Er is geen verbinding met het elektronische bord van { player }.
eboard-otherwise = Het elektronische bord van { player }: { $squares }{ $more ->
    [0] .
    [one] ; en nog één veld.
   *[other] ; en nog { $more } velden.
}
eboard-none = Er is geen elektronisch bord. Start het programma met --white-board of --black-board.
eboard-not-completed = { player } heeft de klok ingedrukt, maar op het elektronische bord staat geen zet: { $squares }{ $more ->
    [0] .
    [one] ; en nog één veld.
   *[other] ; en nog { $more } velden.
} Er is niets voltooid.
board-clock-goes-on = Het programma kan de klok van het elektronische bord niet stilzetten. Zet hem met de hand stil.
board-correction-due = Het bord van { player } moet in overeenstemming met de notatieformulieren worden gebracht.
board-correction-confirmed = Arbiter: { word-adjust } bevestigt dat het gedaan is.
cases-void = { $count ->
    [one] Geval { $cases } geldt niet meer: de zet waar het om ging, is teruggenomen.
   *[other] De gevallen { $cases } gelden niet meer: de zetten waar het om ging, zijn teruggenomen.
}
table-set = Aan het toetsenbord: { $seat ->
    [everybody] iedereen
   *[one] { $who }
}.
pressing = { $press ->
    [with-move] Met het aankondigen van een zet wordt ook de klok ingedrukt.
   *[separately] De klok wordt ingedrukt met Enter.
}
note-written = Genoteerd: { $text }.
game-ended = { result-score }, { $text }: { result-reason } ({ $article }).
game-ended-in-words = { result-score }: { result-reason }.
had-ended = Ze was geëindigd in { $text }: { result-reason }.
points-given = Volgens de puntentelling van dit toernooi krijgt Wit { $white } en Zwart { $black }.
sheets-differed = De twee notatieformulieren verschillen ({ $article }) na { $last }. Wit: { $white }. Zwart: { $black }.
sheets-differed-from-announced = Op beide notatieformulieren staat { $written } na { $last }, maar aangekondigd was { $announced } ({ $article }).
sheets-differed-one-from-announced = Op het notatieformulier van { player } staat { $written } na { $last }, maar aangekondigd was { $announced } ({ $article }).
sheets-agreed = De twee notatieformulieren stemmen weer overeen.
sheets-incomplete = { $who ->
    [white] Het notatieformulier van Wit is niet bijgewerkt ({ $article }): Wit werkt het bij in eigen tijd en voor het aanraken van een stuk, desgewenst met het formulier van de tegenstander.
    [black] Het notatieformulier van Zwart is niet bijgewerkt ({ $article }): Zwart werkt het bij in eigen tijd en voor het aanraken van een stuk, desgewenst met het formulier van de tegenstander.
   *[both] Geen van beide notatieformulieren is bijgewerkt ({ $article }): beide spelers werken hun formulier bij terwijl de klokken stilstaan.
}
sheet-lacks = Niet genoteerd op het notatieformulier van { player }: { half-moves }.
sheet-updated = Het notatieformulier van { player } is bijgewerkt.
sheet-behind = { player } doet een zet terwijl het notatieformulier van { player } niet bijgewerkt is ({ $article }).
taken-for-an-assistant = Van de klok van een speler met een handicap gaat niets af voor een assistent. Was dat de reden, geef { player } de tijd dan terug met { word-add } ({ $article }).
sheets-incomplete-hint = Arbiter: volgens dit partijbestand { $moves ->
    [one] is 1 zet voltooid
   *[other] zijn { $moves } zetten voltooid
}; ontbreekt bewijs, dan is de volgende zet de eerste van de volgende periode, { "periode wit 2" } ({ $article }). { $clocks ->
    [one] De klok van de speler die aan zet is, loopt door.
   *[both] Typ { word-go } als beiden hun formulier hebben bijgewerkt.
}
move-impossible = Die zet kan op het bord van { player } niet worden gedaan.
line-replaced = Vanaf halve zet { $ply } gelden de zetten op de notatieformulieren als gespeeld.
instruction = Bord van { player }, { $n } van { $of }: { $what }.
sheet-write = Notatieformulier van { player }: schrijf { $moves }.
sheet-order = Notatieformulier van { player }: { $what }.
sheet-still-due = Nog te doen op het notatieformulier van { player }: { $list }.
board-cause = Bord van { player }: { $cause }.
candidates = Deze zetten zouden beide borden verklaren: { $moves }.
check-right = Het bord van { player } staat zoals het hoort.
check-wrong = Bord van { player }: { $squares }.
proposal-nothing = Borden en notatieformulieren stemmen overeen.
proposal-boards-wrong = De notatieformulieren stemmen overeen tot en met { $last }; { player } is aan zet. De borden moeten worden hersteld; de kloktijden blijven staan. Arbiter: met { word-retrace } wordt dit uitgevoerd.
proposal-two-readings = De borden staan zoals de zetten zijn aangekondigd; alleen de notatieformulieren verschillen. Met { word-rule } { word-accept } worden de borden gezet zoals op de notatieformulieren; met { word-rule } { word-reject } blijven de borden en moeten de notatieformulieren worden verbeterd.
proposal-sheet-right = Beide borden staan zoals { $as ->
    [announced] aangekondigd is
   *[sheet] op het notatieformulier van { player }
}. Het notatieformulier van { opponent } moet worden verbeterd. Arbiter: met { word-retrace } wordt dit uitgevoerd.
proposal-sheets-only = Beide borden zijn gelijk, en vanaf { $last } leiden beide notatieformulieren naar die stelling. De arbiter beslist welk notatieformulier juist is; het andere wordt verbeterd met { word-strike } en { word-record }.
proposal-both-sheets-wrong = Beide borden staan zoals aangekondigd is. Beide notatieformulieren moeten worden verbeterd. Arbiter: met { word-retrace } wordt dit uitgevoerd.
late-half-move = Alleen { $mv } blijft over, door { player } op het eigen bord gedaan: met { word-go } telt die zet.
proposal-back = { $ground ->
    [illegal] Op de notatieformulieren staat een onreglementaire zet.
    [incomplete] Een notatieformulier houdt eerder op.
    [unreadable] Een genoteerde zet is niet te lezen.
   *[differ] De notatieformulieren verschillen.
} Voorstel: terug naar de stelling na { $last }, { player } aan zet; klokken: { $clocks }. Typ { word-retrace } om dit uit te voeren.
report-struck = Doorgestreept op het notatieformulier van { player }: { $entries }.
no-mate = { $who ->
    [nobody] Niemand kan mat geven
   *[opponent] De tegenstander kan geen mat geven
}: { $proof ->
    [terminal] er is geen zet meer.
    [material] er is te weinig materiaal.
   *[closure] elke stelling die nog kan ontstaan is onderzocht, { $states ->
        [one] één in totaal
       *[other] { $states } in totaal
    }.
}

refused-already-begun = De partij is al begonnen.
refused-not-begun = De partij is nog niet begonnen.
refused-game-over = De partij is uit.
refused-result-stands = Er is al een uitslag. { "uitslag *" } neemt die terug.
refused-no-result = Er is geen uitslag om terug te nemen.
refused-promotion-chosen = Het promotiestuk staat op het bord: de keuze is definitief.
refused-clocks-stopped = De klokken staan stil.
refused-clocks-running = De klokken staan niet stil.
refused-has-arrived = { player } heeft in deze zitting al gezet. { word-absent } is voor een speler die nog niet is gekomen.
refused-clock-not-running = De klok van { player } loopt niet; indrukken verandert niets.
refused-not-your-move = { player } is aan zet.
refused-not-yours = Alleen de arbiter kan dat zeggen.
refused-not-yours-hint = Zet { "arbiter:" } ervoor als je voor de arbiter spreekt.
refused-not-yours-color = Alleen { player } kan dat zeggen.
refused-nothing-announced = Er is geen zet aangekondigd.
refused-nothing-announced-hint = Voer eerst de zet in.
refused-not-executed = { $missing ->
    [piece] Een stuk van { player } is nog in de hand, dus de zet is niet gedaan.
    [capture] Het geslagen stuk staat nog op het bord van { player }, dus de zet is niet gedaan.
   *[move] De zet staat nog niet op het bord van { player } en is dus niet gedaan.
}
refused-not-executed-hint = Typ { word-execute } { $mv } en druk daarna de klok in.
refused-already-completed = { $mv } is { $completed ->
    [no] gedaan
   *[yes] voltooid
}.
refused-already-completed-hint = Met { word-retrace } { $number } gaat de arbiter terug naar de stelling daarvoor.
refused-not-completed = { $mv } is aangekondigd maar niet voltooid.
refused-not-completed-hint = Een lege regel voltooit de zet, { word-correct } en een zet verandert hem, { word-undo } neemt hem terug.
refused-too-late-to-correct = Te laat: een verspreking wordt meteen verbeterd, voordat de klok is ingedrukt en voordat de tegenstander antwoordt.
refused-too-late-to-correct-hint = Roep de arbiter.
refused-adjusts-on-own-time = Alleen de speler die aan zet is, mag stukken rechtzetten, terwijl de eigen klok loopt en voor het aankondigen van een zet.
refused-adjusting = { player } heeft rechtzetten aangekondigd: een stuk aanraken heeft nu geen gevolg.
refused-not-touched = Noem één tot vier velden die zijn aangeraakt, zoals in { "claimen aangeraakt e2" }.
refused-right-to-complain-lost = Het is te laat om dit te claimen: sindsdien is een stuk aangeraakt of een zet gedaan.
refused-illegal-move-stands = Het is te laat om dit te claimen: de onreglementaire zet blijft staan.
refused-result-stands-unless-taken-back = De uitslag staat vast; de arbiter mag die eerst met { "uitslag *" } terugnemen.
refused-not-illegal = { $mv } was reglementair.
refused-nothing-touched-there = Op { $square } stond geen stuk dat kan zijn aangeraakt.
refused-of-whom = Na het artikel ontbreekt de speler: { word-white } of { word-black }.
refused-not-pressed = { player } heeft de laatste zet niet met de klok voltooid.
refused-no-such-article = { $sentence }
refused-none-illegal = Er is geen voltooide onreglementaire zet om te claimen.
refused-too-late-for-complaint = Zonder voldoende toezicht kan { $what ->
    [setup] een verkeerde opstelling
    [board] een verkeerd geplaatst bord
   *[clock] een verkeerde instelling van de klok
} alleen worden geclaimd voordat elke speler { $moves } zetten heeft gedaan.
refused-too-late-for-complaint-castling = { refused-too-late-for-complaint } De partij gaat verder; een speler mag niet rokeren met een koning of toren die verkeerd stond. Staan ze nog zo, toon dat dan op beide borden en claim het opnieuw: de partij gaat dan verder met de stukken zoals ze staan.
refused-colors-stay = Als elke speler { $moves } zetten heeft gedaan, blijven de kleuren zoals ze zijn en gaat de partij verder.
refused-no-looks = De notatie van de arbiter wordt alleen getoond bij rapid en snelschaak met toezicht.
refused-looked-enough = De notatie is al { $times } maal aan je getoond; vaker zou de tegenstander hinderen.
refused-only-the-opponent-claims = Zonder voldoende toezicht mag alleen de tegenstander dat claimen.
refused-only-both-together = Het is te laat: alleen beide spelers samen mogen dit herstellen.
refused-not-agreed-duty = Dat hoort niet bij de taken van deze assistent: { duty }.
refused-blind-player-has-assistant = De ziende speler mag alleen een assistent hebben als de blinde speler er geen heeft.
refused-assistant-needed = Tegen een tegenstander die niet hoort, moet een blinde speler een assistent hebben.
roles-heading = Wie wat mag zeggen. De assistent van een blinde speler heeft de afgesproken taken, of alle als er niets is afgesproken ({ $blind }); een ziende speler heeft alleen een assistent als de blinde speler er geen heeft ({ $sighted }).
roles-row = { $words }: { $who }.
roles-row-with-duty = { $words }: { $who }. Voor een assistent is de taak: { duty }.
refused-no-points = Een straf in punten is 1/2 of 1; 0 neemt er een terug, en er is geen straf in punten gegeven.
refused-no-rounds = Zeg hoeveel ronden, zoals in { "straf uitsluiting 1 voor wit" }.
refused-no-such-penalty = De Regels van { $laws } kennen die straf niet.
refused-too-little-time = De klok van { player } heeft niet zo veel tijd meer: trek minder af.
refused-not-rapid-or-blitz = Toezicht maakt alleen verschil bij rapid en snelschaak.
refused-mirroring = De zet van de tegenstander op het eigen bord uitvoeren telt niet als een stuk aanraken.
refused-own-move = De tegenstander herhaalt een zet, niet de speler die hem deed.
refused-no-offer = Er is geen remise aangeboden.
refused-own-offer = Je kunt je eigen remiseaanbod niet beantwoorden.
refused-already-offered = Er is al remise aangeboden.
refused-answer-the-offer = Het remiseaanbod van de tegenstander staat open: typ eerst { word-accept } of { word-decline }.
refused-agreement-too-early = Remise kan pas worden overeengekomen als beide spelers een zet hebben gedaan.
refused-move-is-sealed = De zitting is voorbij: { player } geeft de zet af en speelt hem niet.
refused-sealed-move-forgotten = De afgegeven zet zat niet in een envelop toen het programma eindigde, en is niet bekend. { player } geeft opnieuw een zet af.
refused-adjourned = De partij is afgebroken.
refused-not-adjourned = De partij is niet afgebroken.
refused-nothing-to-seal = Er is nu geen zet om af te geven.
refused-nothing-to-seal-hint = De arbiter beëindigt de zitting met { word-adjourn }.
refused-too-late-to-seal = De klok staat stil: de afgegeven zet kan niet meer worden veranderd.
refused-no-envelope = Er is geen envelop.
refused-envelope-not-opened = De envelop wordt geopend voordat de partij verdergaat.
refused-replier-absent = De envelop wordt pas geopend als { player } er is.
refused-replier-absent-hint = De klok van { player } loopt. Typ { word-arrived } als de speler komt.
refused-move-unknown = Deze envelop kan niet worden geopend.
refused-no-increment-request = De Regels van 2009 kennen geen verzoek om een increment; claim in plaats daarvan remise: { word-claim } { word-quickplay }.
refused-both-flags-not-announced = Sinds 2018 geven twee gevallen vlaggen alleen remise als de regels voor versneld beëindigen waren aangekondigd; de arbiter beslist welke vlag het eerst viel: { word-rule } { word-accept } of { word-rule } { word-reject }.
refused-flag-not-fallen = Er is geen vlag gevallen.
refused-claim-without-the-move = Alleen de speler die aan zet is, kan remise claimen: { player }.
refused-claim-after-touch = Na het aanraken van een stuk kan bij deze zet geen remise meer worden geclaimd.
refused-already-claimed = Dit is in deze stelling al geclaimd en beoordeeld.
refused-claimed-move-first = De zet die voor de claim is opgeschreven, moet eerst worden gespeeld: { $mv }.
refused-intended-move-illegal = { $squares } is hier geen reglementaire zet. Er is niets geclaimd; geef een andere zet, of claim zonder zet.
refused-nothing-to-sign = Er is nog geen uitslag om te ondertekenen.
refused-no-quickplay-finish = De regels voor versneld beëindigen gelden hier niet: ze gelden alleen in een laatste periode zonder increment, niet bij snelschaak, en sinds 2014 alleen als ze zijn aangekondigd.
refused-quickplay-too-early = Dit kan alleen worden geclaimd met minder dan twee minuten op je klok, voordat de vlag valt.
refused-not-a-time = Dat is geen tijd die een klok kan tonen.
refused-no-clock = Deze partij wordt zonder klok gespeeld: er kan geen tijd worden gegeven of afgetrokken.
refused-no-moves-kept = In deze partij worden geen zetten bijgehouden: het is alleen de klok. Zonder --moves none worden ze bijgehouden.
refused-no-such-ply = { $plies ->
    [0] Er zijn nog geen halve zetten.
    [one] Er is nog maar één halve zet.
   *[other] Er zijn nog maar { $plies } halve zetten.
}
refused-no-such-period = { $periods ->
    [0] Het speeltempo heeft geen perioden.
    [one] Het speeltempo heeft maar één periode.
   *[other] Het speeltempo heeft maar { $periods } perioden.
}
refused-already-said = Dat is al zo.
refused-nothing-open = Er is niets om over te beslissen.
refused-which-case = Er staan verscheidene gevallen open.
refused-which-case-hint = { $open } Zeg over welk geval je beslist, zoals in { "beslis 1 neem aan" }.
refused-nothing-to-retrace = Borden en notatieformulieren stemmen overeen: er valt niets te herstellen.
refused-nothing-to-retrace-hint = { "ga terug 1" } gaat terug naar de stelling na zet 1 van Wit.
refused-nothing-to-retrace-so-far = { $lacks } De borden stemmen overeen, en de notatieformulieren zover ze geschreven zijn.
refused-nothing-to-retrace-so-far-hint = { "ga terug 1" } gaat terug naar de stelling na zet 1 van Wit.
refused-king-captured = Een koning wordt nooit geslagen: die zet kan niet blijven staan.
refused-king-captured-hint = { word-rule } { word-accept } gaat terug naar de stelling daarvoor.
refused-pawn-became-king = Een pion wordt nooit een koning: die zet kan niet blijven staan.
refused-pawn-became-king-hint = { word-rule } { word-accept } gaat terug naar de stelling daarvoor.
refused-no-such-case = Er is geen geval { $case }.
refused-no-such-case-hint = { $open } { word-cases } noemt elk geval en de afloop ervan.
refused-case-closed = Geval { $case } is al afgesloten.
refused-case-closed-hint = { word-cases } noemt elk geval en de afloop ervan.
refused-ruling-to-take-back = Er is geen zet aangekondigd.
refused-ruling-to-take-back-hint = { word-rule } { $case } { word-undo } trekt de beslissing over geval { $case } in.
refused-nothing-ruled-on = Er is nog over geen geval beslist.
refused-case-not-ruled-on = Geval { $case } is open: er is geen beslissing om in te trekken.
refused-ruling-ended-the-game = De beslissing over geval { $case } heeft de partij beëindigd.
refused-ruling-ended-the-game-hint = { word-result } { "*" } trekt de uitslag in, en het geval is weer open.
refused-too-late-to-take-back = De beslissing over geval { $case } kan niet meer worden ingetrokken: er is verder gespeeld.
refused-too-late-to-take-back-hint = Met deze woorden wordt het hersteld: { word-retrace }, { word-clock }, { word-add }, { word-take }, { word-counter }.
refused-ruled-on-since = Over geval { $since } is na geval { $case } beslist.
refused-ruled-on-since-hint = { word-rule } { $since } { word-undo } trekt eerst die beslissing in.
refused-rule-first = Eerst is een beslissing nodig.
refused-adjust-first = Er moet nog een bord worden hersteld.
refused-sheet-correction-due = Nog te doen op het notatieformulier van { player }: { $due }. { word-adjust } bevestigt dat het gedaan is.
refused-entry-not-due = Nu kan alleen worden geschreven wat op het notatieformulier van { player } nog te doen is: { $due }.
refused-nothing-to-put-right = Op het bord en het notatieformulier van { player } valt niets te herstellen.
refused-no-move-left = De speler die aan zet is, heeft geen reglementaire zet.
refused-nothing-on-board = Op { $square } staat niets op het bord van { player }.
refused-not-assistants-duty = De assistent van een ziende speler mag alleen zetten en aankondigen.
refused-nothing-there = Op { $square } staat geen stuk van de speler die aan zet is.

unreadable-empty = Daar staat geen zet in.
unreadable-not-understood = Ik begrijp { $part } niet.
unreadable-not-understood-hint = Voer een zet in, zoals e4, Pf3, e2e4, springer felix drei, of typ { word-help }.
unreadable-ambiguous = Dat kan verscheidene zetten betekenen: { $moves }.
unreadable-ambiguous-hint = Voer er één in, met beide velden.
unreadable-ambiguous-castling-hint = Typ { "korte rokade" } of { "lange rokade" }.
unreadable-capture-without-file = Bij een slaande pion hoort de lijn waar hij vandaan komt.
unreadable-capture-without-file-hint = Typ { $mv }.
unreadable-king-or-castling = De koning kan naar { $square } gaan of naar die kant rokeren.
unreadable-king-or-castling-hint = Typ { $step } voor de koningszet, { castling-typed } voor de rokade.
unreadable-no-such-piece = Geen { role } kan naar { $square }.
unreadable-no-such-piece-hint = Voer beide velden in als het echt zo gespeeld is.
unreadable-not-there = Dat stuk staat niet op { $square }.
unreadable-promotion = Het stuk dat de pion wordt, ontbreekt.
unreadable-promotion-hint = Voer het achter het veld in, zoals { $square } dame; { $square }P als de pion daar bleef.
unreadable-promotion-to-king = Een pion kan geen koning worden.
unreadable-promotion-to-king-hint = Voer een ander stuk achter het veld in, zoals { $square } dame.
unreadable-only-legal-in = Dat is geen reglementaire zet in de taal van dit notatieformulier; in het { $language } zou het er een zijn.
unreadable-only-legal-in-hint = Voer de zet in met de letters van het notatieformulier, of met beide velden als het echt zo gespeeld is.
unreadable-foreign-letter = { $letter } is geen stukletter op dit notatieformulier.
unreadable-foreign-letter-hint = In het { $language } zou het een zet zijn; er is niets veranderd.
pieces = { $player }: { $list }.
no-moves = Er is geen zet voltooid.
moves = { $list }.
status-before = De partij is niet begonnen.
status-to-move = { player } is aan zet.
status-announced = { player } heeft { $mv } aangekondigd. Niet herhaald.
status-repeated = { $mv } van { player } is herhaald. Niet op beide borden uitgevoerd.
status-executed = { $mv } van { player } is op beide borden uitgevoerd. Niet voltooid.
status-arbiter-called = { $who } heeft de arbiter geroepen.
awaited-beginning = Typ { word-begin }, of voer de eerste zet in.
awaited-beginning-elsewhere = De partij begint met { word-begin } of met de eerste zet.
awaited-sealed-move = { player } geeft de volgende zet af met { word-seal } en de zet.
awaited-end-of-session = { player } heeft een zet afgegeven. Met { word-press } wordt de partij afgebroken.
awaited-envelope-closed = De envelop is niet gesloten: { word-envelope } vraagt om de wachtwoordzin.
awaited-resumption = De arbiter hervat de partij met { word-reopen }.
awaited-arrival = Dat kan pas als { player } er is: de arbiter typt { word-arrived } en de kleur.
awaited-envelope-opened = De arbiter typt { word-open }.
awaited-sealed-move-entered = De afgegeven zet is niet bekend: de arbiter typt hem, zoals in { "openen als Pf3" }.
awaited-ruling = De arbiter beslist: { word-rule } { word-accept } of { word-rule } { word-reject }.
awaited-ruling-on = De arbiter beslist: { word-rule } { $case } { word-accept } of { word-rule } { $case } { word-reject }.
awaited-ruling-on-records = De arbiter laat dit herstellen met { word-retrace }.
awaited-correction = Als het bord van { player } goed staat, bevestigt de arbiter dat met { word-adjust }.
awaited-steps = Nog te doen op het bord van { player }: { $list }. { word-done } vinkt een stap af.
awaited-claimed-move = { player } moet { $mv } spelen, de zet die voor de claim is opgeschreven ({ $article }).
awaited-sheet-correction = Als het notatieformulier van { player } klopt, bevestigt { word-adjust } dat; de volgende genoteerde zet ook.
awaited-scoresheet = { player } werkt het notatieformulier bij met { word-record }.
awaited-result = Er is geen reglementaire zet meer: de arbiter geeft de uitslag met { word-result }.
awaited-clocks = De arbiter start de klokken met { word-go }.
awaited-seat = { $running ->
    [yes] De verbinding met { $who } is weg. De arbiter mag de klokken stilzetten: { word-stop }.
   *[no] De verbinding met { $who } is weg.
}
awaited-answer = { player } antwoordt met { word-accept } of { word-decline }.
awaited-differences = Borden of notatieformulieren verschillen nog. Met { word-retrace } laat de arbiter ze herstellen.
awaited-execution = { $mv } staat nog niet op het bord van { player }: { word-execute } { $mv }.
awaited-completion = Een lege regel voltooit de zet.
awaited-completion-elsewhere = { player } voltooit de zet.
awaited-press = De laatste zet van { player } is niet voltooid: { word-press }.
awaited-repetition = { $mv } is nog niet herhaald: { word-repeat } { $mv }.
awaited-repetition-elsewhere = { $mv } is nog niet herhaald.
awaited-signature = { player } heeft de uitslag niet ondertekend: { word-sign }.
awaited-signature-elsewhere = { player } heeft de uitslag niet ondertekend.
awaited-rematch = { player } beantwoordt het aanbod van een revanche met { word-accept } of { word-decline }.
awaited-more = Meer met { word-cases }.
nothing-changed = Er hoefde niets te veranderen.
misread-missing = Na { $typed } ontbreekt iets. { $sentence }
misread-trailing = Ik begrijp { $rest } na { $typed } niet. { $sentence }
misread-unknown = Ik begrijp { $text } niet. Bedoelde je { $meant }?
misread-several-moves = Eén zet tegelijk: voer eerst { $first } in, en { $second } als die voltooid is.
misread-trailing-long = Ik begrijp { $rest } na { $typed } niet. { word-help } { $typed } noemt wat er kan volgen.
misread-no-such-square = Er is geen veld { $square }.
misread-which-player = { $typed } geldt voor één speler; zet { "wit:" } of { "zwart:" } ervoor.
misread-letter-or-word = { $typed } kan het woord { $word } zijn of de letter van een zet. Er is niets veranderd. Typ { $word } { $rest }, of de zet zonder spatie.
misread-owed-first = De zet { $squares } van { opponent } is nog niet uitgevoerd op het bord van { player }. Voer die eerst uit, of typ beide velden.
misread-said = { $saying ->
    [score] Een speler geeft op met { word-resign } of biedt remise aan met { word-draw }; de arbiter geeft de uitslag: { word-result } 1-0.
    [time] { word-clock } zegt wat je klok toont.
    [flag] De vlag van de tegenstander wordt geclaimd met { word-claim } { word-flag }.
    [referee] { word-arbiter } roept de arbiter en zet de klokken stil.
    [illegal] { word-claim } { word-illegal } zegt dat de laatste zet van de tegenstander onreglementair was.
    [mate] Dat hoeft niet gezegd te worden. Voer de zet in; mat en pat beëindigen de partij vanzelf.
    [in-check] Annabella zegt niet of er schaak is. { word-where } en { word-what } zeggen wat er op uw bord staat.
    [fen] annabella export --to fen schrijft de stelling; { word-board } zegt wat op je bord staat.
    [version] Annabella { $version }.
    [looks] Op het scherm verander je met F4 tot en met F7 de stukken, de coördinaten, de kleuren en de grootte.
    [mouse] De muis wordt bij het starten van het programma ingeschakeld met de optie --mouse.
    [hint] Annabella helpt een speler nooit.
    [pin] De pincode van de arbiter wordt bij het begin van een partij gekozen, met de optie --pin.
   *[descriptive] Zetten worden ingevoerd met de namen van de velden: e4, of e2e4.
}
misread-rank-missing = In { $text } ontbreekt de rij: een cijfer van 1 tot en met 8.
misread-other-language = { $text } is { $language }. Hier is het { $typed }.
finish-record = Partijbestand: { $file }.
finish-pgn = PGN: { $file }.
finish-next = Nu mogelijk: { word-replay }, { word-rematch }, { word-print }, { word-print } { word-brf }, { word-quit }.
finish-next-without-rematch = Nu mogelijk: { word-replay }, { word-print }, { word-print } { word-brf }, { word-quit }.
match-so-far = Tweekamp tot nu toe: { $white } { $whitepoints }, { $black } { $blackpoints }.
rematch-offered = { player } biedt een revanche met verwisselde kleuren aan{ $answers ->
    [no] { "" }
   *[yes] : { word-accept } of { word-decline }
}.
rematch-declined = { player } wijst de revanche af.
rematch-begun = Revanche met verwisselde kleuren{ $named ->
    [no] { "" }
   *[yes] : { $white } speelt met Wit, { $black } speelt met Zwart
}.
rematch-of = Het is de revanche voor de partij in { $file }.
rematch-not-played = De revanche is niet gespeeld; er wordt niets van bewaard. De partij daarvoor is bewaard in { $file }.
sheets-printed = De notatieformulieren om af te drukken staan in { $file }.
braille-printed = De partij in braille, voor een brailleprinter, staat in { $file }.
pgn-copied = De PGN staat op het klembord, als de terminal dat toelaat. Plak die bijvoorbeeld op lichess.org/paste.
walk-keys = h gaat naar links, j omlaag, k omhoog, l naar rechts; Esc beëindigt dit.
only-after-the-end = Dat kan als de partij uit is.
not-recorded = Van deze partij wordt niets vastgelegd.
replay-begin = Naspelen van { $plies ->
    [one] één halve zet
   *[other] { $plies } halve zetten
}, voor de eerste.
replay-words = { word-next } gaat verder, { word-back } gaat terug, { word-replay } 12 gaat naar zet 12, { word-quit } sluit af; of de pijltoetsen en Esc.
replay-at = { $number } { $sentence } Klokken: Wit { $white }, Zwart { $black }.
replay-left = Het naspelen is voorbij. De partij staat zoals ze eindigde.
goodbye = De partij is bewaard in { $file }. Om verder te gaan: { $resume }.
goodbye-over = { $pgn ->
    [yes] De partij is bewaard in { $file }, met de PGN ernaast.
   *[no] De partij is bewaard in { $file }.
}

mate-given = { player } heeft mat gegeven.
mate-can = { player } kan nog mat geven in { half-moves }: { $line }.
mate-wins = Dus wint { player } als de vlag van { opponent } valt ({ $flag }), als { opponent } opgeeft ({ $resignation }) of een tweede onreglementaire zet voltooit ({ $illegal }).
mate-cannot = { player } kan met geen enkele reeks reglementaire zetten mat geven: { $why ->
    [terminal] er is geen reglementaire zet meer
    [material] er is te weinig materiaal
   *[closure] elke stelling die nog kan ontstaan is onderzocht, { $states ->
        [one] één in totaal
       *[other] { $states } in totaal
    }
}.
mate-draws = Dus is de partij remise als de vlag van { opponent } valt ({ $flag }), als { opponent } opgeeft ({ $resignation }) of een tweede onreglementaire zet voltooit ({ $illegal }).
mate-dead = Geen van beide spelers kan mat geven: de partij is remise ({ $stalemate }, { $dead }).
mate-open = Het is niet bekend of { player } nog mat kan geven; { $steps ->
    [one] er is één zet
   *[other] er zijn { $steps } zetten
} geprobeerd. De arbiter beslist.
mate-no-diagram = { $text } is geen geldige stelling: { position-fault }.

trouble-file-not-created = Het bestand { $path } kan niet worden gemaakt: { $why }. Kies een ander met --journal.
trouble-record-folder-made = De map { $path } bestond niet en is gemaakt.
trouble-file-missing = Er is geen bestand { $path }.
trouble-file-not-opened = Het bestand { $path } kan niet worden geopend: { $why }.
trouble-file-not-written = Het bestand { $path } kan niet worden geschreven: { $why }.
trouble-file-locked = De partij in { $path } staat open in een andere Annabella; sluit haar daar eerst.
trouble-file-damaged = Regel { $line } van { $path } is beschadigd; er is niets veranderd. Bewaar het bestand voor de arbiter.
trouble-not-a-journal = { $path } is geen partijbestand.
trouble-not-a-position = { $text } is geen stelling om vanuit te spelen: { position-fault }. Voer een FEN in, bijvoorbeeld rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1.
trouble-not-a-time-control = { $text } is geen speeltempo: { $why ->
    [empty] er staat niets
    [unreadable] { $part } is niet te lezen
    [no-time] een periode geeft geen tijd
    [negative] een tijd is negatief
    [too-long] het is meer dan 100 uur
    [too-many-periods] het heeft te veel perioden
    [no-moves] een periode heeft geen zetten
   *[misplaced] deze perioden kunnen niet op elkaar volgen
}. Voer bijvoorbeeld 90+30, 40/90+30,30+30, 15+10, 5d3 of none in.
trouble-two-readings = { $of ->
    [minutes-or-hours] { $text } kan minuten of uren zijn.
    [minutes-or-seconds] { $text } kan minuten of seconden zijn.
   *[moves-or-increment] { $text } kan een aantal zetten in een aantal minuten zijn, of minuten met seconden per zet.
} Voer { $first } of { $second } in.
trouble-not-a-name = { $text } wordt niet als naam aangenomen. Een naam is geen woord van het programma en heeft geen cijfers.
trouble-perhaps-a-word = Bedoelde je het woord { $word }? Als { $text } de naam is, typ die dan nog een keer.
trouble-not-a-language = Onbekende taal { $text } voor het programma. Beschikbaar: { $known }.
trouble-name-too-long = De naam die met { $beginning } begint, is te lang; een naam heeft ten hoogste 100 tekens.
trouble-not-printable = { $text } bevat een teken dat niet kan worden afgedrukt. Voer het zonder dat teken in.
trouble-not-a-sheet-language = Onbekende taal { $text } voor het notatieformulier. Beschikbaar: { $known }.
trouble-not-a-federation = { $text } is niet de code van een bond; die heeft drie letters, bijvoorbeeld NED.
trouble-not-a-fide-id = { $text } is geen FIDE-nummer; dat heeft alleen cijfers, bijvoorbeeld 2200082.
trouble-script-line = Regel { $line } van het script is niet te lezen: { $text }.
trouble-script-line-why = Regel { $line } van het script: { $why }
trouble-watch-needs-terminal = annabella watch toont het scherm van een partij en heeft een terminal nodig; annabella show toont haar zonder terminal.
trouble-replay-needs-terminal = annabella show --replay heeft een terminal nodig; annabella show --ply toont één stelling.
trouble-no-terminal = De schermweergave heeft een terminal nodig; gebruik --face lines.
trouble-not-for-a-terminal = Dat is geen tekst en zou de terminal verstoren. Noem een bestand: -o FILE, of typ { word-print } in de partij.
trouble-other-suffix = { $path } heeft de extensie van { $suffix }, maar de vorm is { $form }. Geef beide gelijk op.
trouble-old-console = Dit venster kan alleen regels tonen; gebruik --face lines.
trouble-no-pictures = Deze Annabella is zonder afbeeldingen van de stukken gebouwd; gebruik --pictures off, of bouw haar met --features pictures.
trouble-no-unfinished-game = Er is geen onvoltooide partij om te hervatten.
trouble-assistant-needed = { player } is blind en de tegenstander hoort niet: { player } moet een assistent hebben ({ $article }).
trouble-wrong-value-alike = Ongeldige waarde { $text } voor { $option }; bedoelde je { $alike }? Mogelijke waarden: { $known }.
trouble-wrong-value = Ongeldige waarde { $text } voor { $option }. Mogelijke waarden: { $known }.
trouble-not-a-choice = { $text } is niet een van de keuzen. Typ een getal van 1 tot en met { $count }.
trouble-terms-contradict = { $one } en { $other } spreken elkaar tegen. Laat een van beide weg of verander die.
trouble-not-paired = Het toernooi heeft geen partij aan bord { $board } van ronde { $round }. annabella event FILE toont hoeveel partijen er zijn ingedeeld.
event-fault = { $path }, regel { $line }: { $why }
event-not-utf8 = Dit is geen UTF-8-tekst. Bewaar het bestand als UTF-8.
event-unknown-key = Onbekende sleutel { $key }. Mogelijke sleutels: { $known }.
event-missing = { $key } ontbreekt. Een paring heeft round, board, white en black.
event-not-a-pairing-line = Dit is geen lijst van paringen in TRF-formaat. Exporteer die als TRF16 of TRF26.
event-explained-time = Speeltempo: { $time }.
event-explained-laws = Regels van { $laws }; volgens het speeltempo is het { $class ->
    [rapid] een rapidpartij
    [blitz] een snelschaakpartij
   *[standard] een gewone partij
}.
event-explained-no-default-time = Een speler die na het begin komt, verliest, tenzij de arbiter anders beslist.
event-explained-default-time = Een speler die meer dan { $time } te laat komt, verliest, tenzij de arbiter anders beslist.
event-explained-agreement = Remise mag worden overeengekomen als elke speler { $moves ->
    [one] één zet
   *[other] { $moves } zetten
} heeft gedaan.
event-explained-consent = Remise mag alleen met toestemming van de arbiter worden overeengekomen ({ $article }).
event-explained-supervision = { $how ->
    [none] Het toezicht voldoet niet aan de wedstrijdregels.
   *[adequate] Het toezicht voldoet aan de wedstrijdregels.
}
event-explained-quickplay = De regels voor versneld beëindigen gelden.
event-explained-points = Winst geeft 3 punten, remise 1, verlies geen.
event-explained-ranks = De rijen worden met deze woorden aangekondigd: { $words }.
event-explained-deaf = { player } kan de aankondigingen niet horen.
event-explained-assistant = { $any ->
    [no] { player } heeft geen assistent.
   *[yes] De assistent van { player } mag dit doen: { $duties }; { $ask ->
        [no] de speler mag de assistent niet naar tijden en aantallen zetten vragen.
       *[yes] de speler mag de assistent naar tijden en aantallen zetten vragen.
    }
}
event-explained-not-watched = Meekijken met annabella watch is niet toegestaan.
no-moves-kept = In deze partij worden geen zetten bijgehouden.
event-explained-table-clock = Een klok op tafel houdt de tijd bij.
event-explained-casual = Het is een vriendschappelijke partij, waarin het programma mag helpen.
event-explained-position = De partij begint vanuit een gegeven stelling.
event-explained-pairings = { $count ->
    [0] Er is geen partij ingedeeld.
    [one] Er is één partij ingedeeld.
   *[other] Er zijn { $count } partijen ingedeeld.
}
event-written = { $path } is geschreven. Bewerk het en controleer het daarna met annabella event.
event-result-written = De uitslag is geschreven in { $path }.
trouble-no-randomness = Het systeem levert geen toevalsgetallen: { $why }. Kies de beginstelling zelf: --chess960 518.
trouble-settings-line = Regel { $line } van { $path } wordt overgeslagen. { $why }
trouble-settings-kept = Er wordt niets in { $path } geschreven tot dit hersteld is. { $why }
trouble-theme-line = { $path }, regel { $line }: { $why } De gewone kleuren worden gebruikt.
trouble-theme-not-read = { $why } De gewone kleuren worden gebruikt.
trouble-little-contrast = { $ink } op { $ground } heeft een contrast van { $contrast } op 1; nodig is minstens 3 op 1.
trouble-not-toml = Dit is geen TOML: { $why }. Schrijf de sleutel, een isgelijkteken en de waarde, teksten tussen aanhalingstekens.
trouble-unknown-argument = Er is geen optie { $text }.
trouble-unknown-argument-alike = Er is geen optie { $text }; bedoelde je { $alike }?
trouble-unknown-command = Er is geen opdracht { $text }.
trouble-unknown-command-alike = Er is geen opdracht { $text }; bedoelde je { $alike }?
trouble-pgn-for-record = { $file } is een PGN-bestand en geen partijbestand. Om er partijbestanden van te maken: annabella import { $file }.
trouble-pgn-for-command = { $file } is een PGN-bestand en geen opdracht. Om van de partijen partijbestanden te maken: annabella import { $file }.
trouble-arguments-excess = { $text } is een woord te veel.
trouble-arguments-twice = { $option } is meer dan eenmaal gegeven. Geef die optie eenmaal.
trouble-arguments-conflict = { $one } en { $other } kunnen niet beide worden gegeven. Laat een van beide weg.
trouble-arguments-missing = { $arguments } ontbreekt.
trouble-arguments-no-text = De tekst na { $option } ontbreekt: { $option } { $form }.
trouble-arguments-before-command = Opties komen na de opdracht: annabella { $command } { $options }.
trouble-arguments-unknown-part = { $command } kent geen { $text }; mogelijk zijn { $known }.
trouble-arguments-incomplete = Na { $command } ontbreekt een van deze: { $known }.
trouble-no-such-topic = { $text } is geen opdracht en ook geen woord dat in een partij wordt getypt. annabella help noemt de opdrachten.
trouble-record-for-command = { $file } is een partijbestand en geen opdracht. Om de partij voort te zetten: annabella resume { $file }. Om haar te bekijken: annabella show { $file }.
trouble-wrong-form = Ongeldige waarde { $text } voor { $option }. Zo wordt die geschreven: { $example }.
trouble-no-such-setting = Er is geen instelling { $text }. annabella settings noemt ze allemaal.
trouble-no-such-setting-alike = Er is geen instelling { $text }; bedoelde je { $alike }? annabella settings noemt ze allemaal.
trouble-arguments-no-value = De waarde van { $option } ontbreekt. Mogelijke waarden: { $known }.
trouble-command-line = { $why }.
trouble-board-not-there = Er is geen poort { $path }. annabella boards noemt de poorten die er zijn.
trouble-board-busy = Een ander programma heeft de poort { $path } in gebruik. Sluit die daar eerst.
trouble-board-no-rights = Je mag { $path } niet openen. Voeg jezelf toe aan de groep { $group } en meld je opnieuw aan.
trouble-board-not-a-port = { $path } kan niet als seriële poort worden geopend: { $why }.
trouble-board-other-device = { $path } antwoordt, maar niet als een bord van { $make }. annabella boards noemt de poorten die er zijn.
trouble-board-silent = Er komt geen antwoord van { $path }. Controleer de kabel, en of het bord aanstaat.
trouble-board-none-found = Er is geen DGT-bord gevonden. Noem de poort, zoals dgt:/dev/ttyACM0; annabella boards noemt de poorten.
trouble-board-several = Er is meer dan één bord gevonden: { $paths }. Noem van elk de poort, zoals dgt:/dev/ttyACM0.
trouble-board-same-port = Beide spelers hebben het bord op { $path }. Noem voor een van hen een andere poort.
trouble-board-no-board-for-clock = De klok moet die van een elektronisch bord zijn, maar er is geen bord genoemd. Noem er een met --white-board of --black-board.
trouble-board-no-clock-on-board = De klok moet die van een elektronisch bord zijn, en aan het bord op { $paths } hangt er geen. Sluit hem aan, of laat --clock board weg.
trouble-board-not-a-recording = Regel { $line } van { $path } hoort niet bij een opname van een bord.
port-not-asked = { $device } lijkt geen DGT-bord en is niet ondervraagd. Om dat te doen: annabella boards dgt:{ $path }.
board-answers = { $device }: een bord van { $make }, { $number ->
    [none] zonder nummer
   *[other] nummer { $number }
}, { $version ->
    [none] versie onbekend
   *[other] versie { $version }
}.
board-lies = { $lies ->
    [turned] Het ligt omgekeerd.
   *[straight] Het ligt recht.
}
board-clock = De klok ervan toont links { $left } en rechts { $right }, { $runs ->
    [yes] en loopt
   *[no] en staat stil
}.
board-without-clock = Het heeft geen klok.
board-followed = Wat op het bord verandert, wordt nu getoond. Druk op Enter om te stoppen.
board-not-there = De verbinding met het bord is weg.
board-there-again = De verbinding met het bord is er weer.
trouble-not-a-pgn = { $path }, regel { $line }, partij { $game }: { $why }
pgn-no-game = Dit is geen partij: er is geen label en geen zet.
pgn-unclosed = Wat hier met { $sign } begint, wordt nergens afgesloten.
pgn-tag = { $text } is geen label. Een label heeft een naam, en een waarde tussen aanhalingstekens.
pgn-sign = { $text } betekent hier niets en wordt weggelaten.
pgn-start = { $fen } is geen stelling van waaruit een partij kan worden gespeeld.
pgn-word = In plaats van zet { $at } staat er { $text }, en dat is geen zet. Een PGN heeft Engelse stukletters: K, Q, R, B, N.
pgn-move = Zet { $at } { $text } is daar niet reglementair, of verscheidene stukken kunnen hem doen.
pgn-number = Zet { $at } heeft het nummer { $text }. Misschien ontbreekt er een zet.
pgn-results = Het label Result zegt { $tag }, maar de zetten eindigen met { $text }. De uitslag blijft open.
pgn-result = De zetten eindigen met { $text }, maar volgens de Regels is de uitslag na de laatste zet { $result }. De uitslag blijft open.
pgn-variant = Dit is een partij { $name }, geen schaakpartij.
trouble-not-a-move = { $text }: { $why }
trouble-sound-fell-back = { voice-why }; { $engine ->
    [embedded] in plaats daarvan spreekt de ingebouwde stem.
   *[system] in plaats daarvan spreekt de systeemstem.
}
trouble-sound-failed = { trouble-sound-silent } De partij gaat in tekst verder.
trouble-sound-silent = { voice-why }: er is niets te horen.
trouble-sound-restored = Het geluid werkt weer.
trouble-sound-headphones-lost = { $why ->
    [device-busy] Een ander programma gebruikt de koptelefoon
    [no-library] De bibliotheek espeak-ng ontbreekt
    [device-frozen] De koptelefoon reageert niet
    [not-private] Het geluidssysteem kan wat op de koptelefoon klinkt naar een ander apparaat verplaatsen
   *[other] De koptelefoon is losgekoppeld
}: wat voor één speler bedoeld is, wordt getoond en niet gezegd.
trouble-sound-recording = Aankondigingen en herhalingen worden met de microfoon opgenomen in { $path }. Verbruikte megabytes: { $used } van { $limit }; vrij op de schijf: { $free }.
trouble-sound-not-recorded = { $ply ->
    [0] Er is niets opgenomen.
   *[other] Van halve zet { $ply } is er geen opname.
}
plays = Halve zet { $ply } zoals die is opgenomen.
hear-recorded = Halve zet { $ply }: { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } seconden
}.
hear-space = Verbruikte megabytes: { $used }; vrij op de schijf: { $free }.
trouble-sound-unknown-name = { $kind ->
    [voice] Er is geen stem { $name }
   *[device] Er is geen uitvoerapparaat { $name }
}{ $nearest ->
    [none] .
   *[other] ; gelijkend: { $nearest }. annabella voices noemt ze allemaal.
}
trouble-sound-recording-failed = { $why ->
    [disk-full] De ruimte voor opnamen is op
    [file] De opname kan niet worden geschreven
   *[other] Er is geen microfoon
}: er wordt niets opgenomen.
lines-instead = Hier kunnen geen borden boven de zinnen staan; er volgen gewone regels.
lines-hint = Typ met een schermlezer { word-face } { word-lines }: dan wordt niets herhaald.
voice-hint = Leest ook een schermlezer deze regels, typ dan { word-voice } { word-off }, zodat maar één van beide spreekt.
lesson = { $number ->
    [1] Les 1 van 17. Kondig de zet van Wit aan: typ e4 en druk op Enter. { word-next } gaat naar de volgende les, { word-back } naar de vorige, { word-again } herhaalt.
    [2] Les 2. De tegenstander herhaalt de zet en doet hem op het andere bord. Druk daarna op Enter op een lege regel: de zet wordt genoteerd en de klok ingedrukt.
    [3] Les 3. Zetten mag je typen zoals ze worden uitgesproken: bauer eva sieben eva fuenf, of ba ev 7 ev 5.
    [4] Les 4. Typ { word-again }, of a, om het nog eens te horen.
    [5] Les 5. De tegenstander herhaalt een andere zet: { "herhaal e6" }, of r e6. Dat geeft alarm.
    [6] Les 6. Een verspreking wordt verbeterd voordat de klok is ingedrukt: { "verbeter e6" }.
    [7] Les 7. Wat is aangekondigd, kan worden teruggenomen: { word-undo }, of u.
    [8] Les 8. Kondig nogmaals e5 aan.
    [9] Les 9. Druk op Enter op een lege regel om de zet te voltooien.
    [10] Les 10. Vraag naar één veld van je bord: { "wat e4" }, of wt e4.
    [11] Les 11. Vraag waar stukken staan: { "waar pionnen" }, of w pionnen.
    [12] Les 12. Vraag naar het hele bord: { word-board }, of b.
    [13] Les 13. Vraag naar je klok: { word-clock }, of t. De tijd wordt nooit ongevraagd gezegd. { "zwart: klok" } vraagt het voor een andere speler.
    [14] Les 14. Wat eerder is gezegd: { word-earlier }, of er.
    [15] Les 15. Meteen stilte: { word-quiet }, of z.
    [16] Les 16. Bied remise aan: { word-draw }.
    [17] Les 17. Nu de tegenstander: { word-decline }.
   *[other] Dat was alles. Typ { word-help } voor alle woorden, of speel verder; { word-quit } sluit af.
}
lesson-not-this = Dat komt in een latere les.
practice-over = De oefenpartij is niet vastgelegd.
ask-face = { $choices ->
    [3] Hoe moet Annabella eruitzien? 1, scherm. 2, gewone regels voor een schermlezer of braille. 3, gewone regels met een stem.
   *[other] Hoe moet Annabella eruitzien? 1, scherm. 2, gewone regels voor een schermlezer of braille.
}
ask-voice = Moet Annabella naast je schermlezer spreken? 1, nee. 2, ja.
ask-typist = Wie typt? 1, Wit. 2, Zwart. 3, de assistent van de blinde speler. 4, iedereen.
ask-resume = { $white } tegen { $black } voortzetten{ $known ->
    [yes] , na { $after }
   *[no] { "" }
}, { $day ->
    [today] vandaag
    [yesterday] gisteren
   *[other] { $date }
} { $time }? 1, ja. 2, nee, een nieuwe partij.
ask-terms = { $blind ->
    [white] Wit is blind
    [black] Zwart is blind
    [both] Beide spelers zijn blind
   *[none] Niemand is blind
}, { $time }{ $others }. 1, spelen. 2, veranderen.
ask-terms-white = Wit: { $name }.
ask-terms-black = Zwart: { $name }.
ask-terms-both = { $white } tegen { $black }.
ask-blind = Wie is blind of visueel gehandicapt? 1, Wit. 2, Zwart. 3, beide spelers. 4, niemand.
ask-setting = { $key ->
    [white] Naam van Wit.
    [black] Naam van Zwart.
    [time] Speeltempo, bijvoorbeeld 90+30, 15+10, 5d3 of none.
    [laws] Uitgave van de Regels: { $editions }.
   *[sheets] Talen van de twee notatieformulieren, die van Wit eerst, bijvoorbeeld nl, es de of fr fig.
}
ask-seats = Doet er iemand mee vanaf een andere terminal? 1, nee. 2, ja.
ask-heard = Er zijn twee woorden uitgesproken. Heb je ze gehoord? 1, ja. 2, nee, de partij gaat in tekst verder.
ask-enter-takes = Enter: { $value }.
ask-enter-skips = Enter slaat dit over.
ask-help = { $key ->
    [face] Het scherm toont borden, klokken en notatieformulieren. Gewone regels geven één zin per gebeurtenis, voor een schermlezer of brailleleesregel.
    [voice] Je schermlezer leest de regels. Annabella kan de zetten ook hardop aankondigen.
    [keys] Een vraag zonder naam geldt voor de persoon die typt.
    [resume] De partij gaat verder waar ze gebleven was; de klokken staan stil tot de arbiter ze start.
    [terms] 1 begint de partij. 2 vraagt naar de namen, wie blind is, het speeltempo, de Regels, de notatieformulieren, en of er iemand vanaf een andere terminal meedoet. Elke andere voorwaarde kan worden getypt zoals in een script: agreement after 30, white sheet es.
    [white] Een naam, zonder cijfers. Enter houdt de naam, - haalt hem weg.
    [black] Een naam, zonder cijfers. Enter houdt de naam, - haalt hem weg.
    [blind] De blinde speler hoort de aankondigingen en vraagt naar het eigen bord.
    [time] Minuten+seconden per zet: 90+30. Met uitstel: 5d3. Geen klok: none.
    [laws] De uitgave van de Regels van de FIDE waarmee de partij wordt gespeeld.
    [sheets] Eén taal voor beide, of die van Wit en daarna die van Zwart: es de. Voor figurines: fig.
    [seats] Iedereen doet dan mee vanaf een eigen terminal met annabella join.
   *[heard] 1, als je Anna eins hebt gehoord. 2 zet de stem uit.
} Typ een getal of een tekst, { word-back } voor de vorige vraag, { word-quit } om af te sluiten.
setting-unset = { $key }: niet ingesteld.
setting-default = { $key }: { $default }, standaard.
settings-file = Deze instellingen staan in { $path }. Eigen thema's zijn bestanden in { $themes } waarvan de naam op .toml eindigt.
welcome = Annabella: schaken tussen een blinde en een ziende speler, met aankondiging, klok en notatie.
welcome-more = Het zegt elke zet hardop, laat de klok lopen en houdt beide borden en beide notatieformulieren bij.
welcome-questions = Met Enter neem je het voorstel over; { word-help } legt een vraag uit.
how-to-begin = Typ een zet en druk op Enter.

compare-languages = Formulier A wordt gelezen in het { $a }, formulier B in het { $b }.
compare-nothing-common = De twee notatieformulieren hebben geen halve zetten gemeen.
compare-common = De twee notatieformulieren hebben { half-moves } gemeen; de laatste is { $mv }.
compare-has-the-move = { player } is aan zet. Stelling: { $fen }.
compare-next = Formulier { $sheet } gaat verder met { $mv }, in regel { $line }.
compare-ends = Formulier { $sheet } houdt daar op.
compare-no-entries = Formulier { $sheet } is leeg.
compare-after-the-end = Daar is de partij uit; formulier { $sheet } heeft nog { $count ->
    [one] één zet.
   *[other] { $count } zetten.
}
compare-proposed = Wat volgt is een voorstel; de arbiter beslist.
compare-nothing-fits = Daarna past er niets meer bij elkaar op de twee notatieformulieren: misschien zijn ze van verschillende partijen.
compare-illegal = Formulier { $sheet }, regel { $line }: { $mv } is onreglementair.
compare-impossible = Formulier { $sheet }, regel { $line }: geen stuk kan de zet { $mv } doen.
compare-ambiguous = Formulier { $sheet }, regel { $line }: { $mv } kan dit zijn: { $moves }.
compare-missing = Formulier { $sheet }, regel { $line }: voor { $mv } staat er niets.
compare-unreadable = Formulier { $sheet }, regel { $line }: { $mv } is niet te lezen.
compare-foreign-letter = Formulier { $sheet }, regel { $line }: { $mv } is niet te lezen, omdat { $letter } geen stukletter is in het { $language }.
compare-no-promotion = Formulier { $sheet }, regel { $line }: { $mv } zegt niet wat de pion wordt.
compare-elsewhere = Gelezen in het { $language } { $count ->
    [one] zou één genoemde zet van formulier { $sheet }
   *[other] zouden { $count } genoemde zetten van formulier { $sheet }
} reglementair zijn; dat is niet aangenomen.
compare-lost = Formulier { $sheet }: vanaf { $mv } is geen zet te volgen.
compare-odd-number = Formulier { $sheet }, regel { $line }: het nummer is { $written }, maar hoort { $expected } te zijn.
compare-would-agree = Als daar hetzelfde is bedoeld als op het andere formulier, hebben ze { half-moves } gemeen.
compare-verdict = { $verdict ->
    [agree] De notatieformulieren stemmen overeen.
    [differ] De notatieformulieren verschillen.
    [incomplete] De notatieformulieren stemmen overeen zover beide gaan; op één ontbreken halve zetten.
   *[unreadable] De notatieformulieren kunnen niet verder worden vergeleken: een genoteerde zet is niet te lezen of niet te spelen.
}
compare-pair = { $pair }: { $verdict ->
    [agree] stemmen overeen, { half-moves }
    [differ] verschillen na { half-moves }
    [incomplete] één houdt op na { half-moves }
   *[unreadable] niet te lezen na { half-moves }
}.
compare-pairs = Paren: { $pairs }. Gelijk: { $agree }. Verschillend: { $differ }. Onvolledig: { $incomplete }. Niet te lezen: { $unreadable }.
compare-ask-language = In welke taal is formulier { $sheet } geschreven ({ $ways })?
compare-language-unclear = Formulier { $sheet } betekent in verschillende talen verschillende zetten; geef de taal met { $option } ({ $ways }).
compare-language-unfit = Formulier { $sheet } past bij geen enkele taal; geef de taal met { $option } (het dichtstbij: { $ways }).
compare-empty = { $file } is leeg; er is een notatieformulier als PGN of een lijst van zetten nodig.
compare-binary = { $file } is geen tekstbestand; er is een notatieformulier als PGN of een lijst van zetten nodig.
compare-no-moves = Er staan geen zetten in { $file }; er is een notatieformulier als PGN of een lijst van zetten nodig.
compare-too-long = { $file } is te lang: het heeft meer halve zetten dan een partij kan hebben.
compare-no-common-start = De twee notatieformulieren beginnen niet vanuit dezelfde stelling.
compare-no-pairs = In { $file } zijn geen paren van notatieformulieren; geef twee bestanden, of een map met game.a.txt en game.b.txt, of twee mappen met dezelfde bestandsnamen.
spelled = { $list }.
sheet-empty = Er staat niets op het notatieformulier.
recalled = { $back ->
    [0] De laatste zin: { $sentence }
   *[other] { $back } terug: { $sentence }
}
understood = Gedaan.
rate-set = { $rate } woorden per minuut.
volume-set = Geluidssterkte { $volume }.
felt-brief = { $what }.
felt-square = { $square }: { $what }.
felt-rank = Rij { $rank }: { $list }.
felt-file = { $file }: { $list }.
felt-diagonal = { $from } tot { $to }: { $list }.
felt-kind = { $piece }: { $list }.
felt-captured = { player } is kwijt: { $list }.
felt-not-yours = Je kunt alleen naar je eigen bord vragen; de arbiter en de assistenten mogen naar beide vragen.
hint-casual-only = Alleen beschikbaar in vriendschappelijke partijen.
hint-attacks = { $square } wordt aangevallen door { $list }.
hint-moves = Van { $square } kan het naar { $list }.
help = Voer een zet in, zoals e4, Pf3, e2e4 of springer felix drei; een lege regel voltooit de zet. Vijf woorden die helpen: { $words }.
help-headings = Meer woorden: typ { word-help } en een getal. { $headings } { word-help } en een woord zegt wat het doet.
help-group = { $heading }: { $words }.
help-speakers = Zet wit:, zwart: of arbiter: ervoor om te zeggen wie spreekt.
help-word = { $word ->
    [begin] beginnen: de partij begint en de klok van Wit gaat lopen; de eerste zet doet hetzelfde.
    [announce] kondig aan e4, e4: kondigt de zet aan die de speler heeft gedaan.
    [strike] streep door 3: streept het eigen notatieformulier vanaf de derde halve zet door.
    [add] voeg toe 2:00 voor wit, voeg toe 2:00 voor beide: de arbiter geeft meer tijd, met een reden als er een is.
    [take] trek af 2:00 van wit: de arbiter trekt die tijd van de klok van de speler af.
    [penalty] straf waarschuwing voor wit: de arbiter waarschuwt Wit; na elke straf kan een reden volgen. straf speeltempo 2:00 voor wit: de tegenstander krijgt de tijd. straf trek af 2:00 voor wit: Wit verliest de tijd. straf punten 1/2 voor wit: Wit verliest een half punt. straf tegenstanderpunten 1/2 voor wit: de tegenstander krijgt een half punt. straf verlies voor wit, straf boete voor wit, straf uitsluiting 1 voor wit, straf verwijdering voor wit: de partij is verloren, een boete, uitsluiting van één ronde, verwijdering.
    [assistant] assistent zwart, assistent zwart geen: de arbiter zegt dat een speler vanaf nu een assistent heeft, of niet meer. De taken kunnen volgen, met komma's, zoals in de voorwaarden.
    [supervision] toezicht geen, toezicht voldoende: de arbiter zegt welk toezicht een rapid- of snelschaakpartij heeft.
    [counter] teller wit 12, teller onreglementair wit 1: de arbiter stelt in hoeveel zetten die speler heeft voltooid, of hoeveel onreglementaire.
    [both] beide verliezen: de arbiter verklaart de partij voor beide spelers verloren.
    [note] aantekening licht viel uit: de arbiter laat dit in het partijbestand schrijven.
    [time] speeltempo 90+30: de arbiter verbetert een verkeerd ingesteld speeltempo.
    [period] periode wit 2: de arbiter stelt in in welke periode die speler is.
    [adjourn] breek af: de zitting is voorbij en de speler die aan zet is, geeft af; breek af om 4:00:00: zo lang duurt de zitting.
    [seal] geef af Pf3: schrijft de zet voor de envelop, in letters of in braillecellen; geef af zet.brf: leest hem uit dat braillebestand (brf of brl). De zet wordt niet getoond of gezegd voordat de envelop geopend is.
    [envelope] envelop: wat op de envelop staat; envelop zondag tien uur: wanneer de partij wordt hervat; envelop kwijt: hij ontbreekt.
    [open] openen: opent de envelop; openen als Pf3: wat de afgegeven zet was, als die niet te lezen is.
    [reopen] hervat: gaat verder met een afgebroken partij.
    [absent] afwezig wit: die speler is er niet.
    [arrived] aangekomen wit: die speler is aangekomen.
    [pieces] stukken, pi, stukken wit: de eigen stukken, of die van een kleur, één zin per soort.
    [attacks] aanvallen e4, at: wat dat veld aanvalt, alleen in vriendschappelijke partijen.
    [help] hulp, h: de woorden die je kunt typen; hulp en een woord legt dat woord uit.
    [board] bord, b: de acht rijen van het eigen bord, vanaf de achtste naar beneden; hoofdletters zijn van Wit, o is een leeg veld.
    [where] waar paarden, waar P, w: de velden waarop zulke stukken staan; P vraagt naar die van Wit, p naar die van Zwart.
    [what] wat e4, wt: wat op dat veld staat.
    [rank] rij 4, rk: wat op die rij staat.
    [file] lijn e, lijn Eva, fi: wat op die lijn staat.
    [diagonal] diagonaal e4, dg: wat op de twee diagonalen door dat veld staat.
    [white] wit, wp: alle witte stukken, één zin per soort. wit: voor een opdracht zegt dat Wit spreekt.
    [black] zwart, bp: alle zwarte stukken, één zin per soort. zwart: voor een opdracht zegt dat Zwart spreekt.
    [mine] mijne, mi: je eigen stukken, één zin per soort.
    [theirs] hunne, th: de stukken van de tegenstander, één zin per soort.
    [captured] geslagen, cp: wat op het bord ontbreekt.
    [walk] wandel, wandel e4, wk: ga veld voor veld over het bord; h gaat naar links, j omlaag, k omhoog, l naar rechts, en elk veld wordt gezegd. Enter zegt het veld nog eens; elke andere toets beëindigt het.
    [again] nogmaals, a: herhaalt wat is afgebroken, anders de laatste aankondiging.
    [last] laatste, l: de laatste voltooide zet.
    [earlier] eerder, er: de zin voor de laatste; nog eens, de zin daarvoor.
    [later] later, lt: na eerder, weer de volgende zin.
    [spell] spellen, sl: de laatst aangekondigde zet letter voor letter.
    [moves] zetten, zetten 10, m: alle zetten, of de laatste tien.
    [from] vanaf 12, fr: de zetten vanaf nummer 12.
    [sheet] formulier, sh: je eigen notatieformulier zoals het geschreven is.
    [clock] klok, t, klok tegenstander, klok beide, klok wit 1:00:00 zwart 1:00:00: je eigen klok, die van de tegenstander, beide; met tijden stelt de arbiter beide klokken in, of één.
    [times] tijden, tm: de tijd die elke zet heeft gekost.
    [number] aantal, n: hoeveel zetten zijn voltooid.
    [offer] aanbod, o: of er remise is aangeboden.
    [who] wie, wh: wie speelt, en wie blind is.
    [cases] gevallen, cs: elk open geval met zijn nummer, zijn artikel en wie beslist; voor de arbiter ook wat elke beslissing doet, en de gevallen waarover al beslist is.
    [look] inzien: bij rapid en snelschaak met toezicht krijgt de speler die aan zet is de notatie van de arbiter te zien, vijfmaal per partij.
    [status] stand, s: wie aan zet is, wat er openstaat en waar de partij op wacht.
    [law] regel D.2.1, lw: waar dat artikel over gaat.
    [laws] regels, regels woordenlijst, regels woordenlijst blitz: de artikelen die het programma toepast; de termen van de Regels in de beschikbare talen.
    [sign] onderteken: een speler ondertekent de uitslag als de partij uit is.
    [repeat] herhaal e5, r e5, r: de tegenstander herhaalt e5, of de zet zoals aangekondigd. herhaal alleen zegt de laatste aankondiging nog eens.
    [correct] verbeter e4: verbetert een verspreking voordat de klok is ingedrukt.
    [undo] neem terug, u: neemt terug wat aangekondigd en niet voltooid is.
    [touch] raak aan e2, til op e2: de speler die aan zet is, heeft die stukken aangeraakt; een blinde speler heeft ze uit hun gat getild.
    [lift] til op e2: een blinde speler heeft dat stuk uit zijn gat getild; raak aan e5 zegt dat van een ziende speler.
    [press] druk, p: drukt de lopende klok in. Een lege regel herhaalt, voert uit, noteert en drukt in één keer. druk met-zet: vanaf nu drukt elke zet met zijn aankondiging de klok in. druk apart: niet meer.
    [execute] voer uit zwart h6, x: wat op dat bord echt is gedaan.
    [record] noteer wit Pf3: wat op dat notatieformulier echt is geschreven.
    [draw] remise: biedt remise aan.
    [accept] neem aan: neemt het remiseaanbod aan.
    [decline] wijs af: wijst het remiseaanbod af.
    [resign] geef op: de speler geeft op.
    [claim] claimen vlag: de vlag van de tegenstander is gevallen. claimen driemaal, claimen vijftig: remise door dezelfde stelling voor de derde keer, of door vijftig zetten. claimen driemaal g1f3: hetzelfde met die zet, die wordt opgeschreven en niet gespeeld. claimen onreglementair, claimen onreglementair 21: de laatste zet van de tegenstander, of zet 21, was onreglementair. claimen aangeraakt e2: de tegenstander heeft dat stuk aangeraakt. claimen tweehandig: de tegenstander heeft met twee handen gezet. claimen opstelling, claimen bord, claimen kleuren, claimen klok: de stukken zijn verkeerd opgesteld, het bord is verkeerd geplaatst, de kleuren zijn verwisseld, de klok is verkeerd ingesteld. claimen versneld, claimen versneld geen-poging: remise bij versneld beëindigen; voeg zonder-arbiter toe als er geen arbiter is. { word-claim } { word-silent }: de tegenstander drukte de klok in zonder de zet aan te kondigen. { word-claim } 11.5: de tegenstander overtreedt dat artikel; er mogen woorden volgen.
    [request] verzoek increment: vraagt bij versneld beëindigen om vijf seconden per zet voor beide spelers; het is ook een remiseaanbod.
    [jadoube] ik zet recht: terwijl je eigen klok loopt, zet je stukken alleen recht; tot je een zet aankondigt, heeft een stuk aanraken geen gevolg.
    [arbiter] arbiter: roept de arbiter en zet de klokken stil.
    [stop] stopzetten: de arbiter zet beide klokken stil.
    [go] verder: de arbiter start de klok van de speler die aan zet is.
    [rule] beslis neem aan, beslis verwerp, beslis stel uit, beslis beide, beslis 2 neem aan: de arbiter beslist over het enige open geval, of over het geval met dat nummer; beide betekent dat beide vlaggen zijn gevallen en niet bekend is welke het eerst viel. { word-rule } 1 { word-undo } trekt de beslissing over geval 1 in, tot de volgende halve zet is gedaan.
    [retrace] ga terug, ga terug 1, ga terug 1..., ga terug halve zet 2: terug naar de laatste gemeenschappelijke stelling, naar de stelling na zet 1 van Wit, na zet 1 van Zwart, of na twee halve zetten.
    [adjust] herstel, herstel zwart: het bord klopt nu met de notatieformulieren.
    [done] klaar: de volgende stap die uw bord of notatieformulier herstelt, is gedaan.
    [step] stap: de volgende stap die uw bord of notatieformulier herstelt.
    [check] vergelijk, vergelijk zwart: vergelijkt een bord met de notatieformulieren.
    [result] uitslag 1-0, uitslag remise: de arbiter geeft de uitslag; na afloop toont uitslag alleen de uitslag en de bestanden.
    [calls] tijdmeldingen 10m 5m 30s, tijdmeldingen toon 5m, tijdmeldingen uit: meldt wanneer er nog zo veel tijd is, in woorden of met een toon, of zet dit uit. Standaard uit.
    [lang] taal es: de taal van deze zinnen.
    [cells] cellen 40: van 8 tot 255, de cellen van je brailleleesregel; met 20 of minder worden zetten en borden in tekens geschreven.
    [notation] schrijfwijze woorden, schrijfwijze tekens: hoe zetten, borden en tijden worden geschreven: paard f3, of Pf3. De gesproken aankondiging verandert niet.
    [rate] spreeksnelheid 200: van 100 tot 400 woorden per minuut, voor de persoon die het vraagt.
    [volume] geluidssterkte 80: van 0 tot 200, normaal is 100, voor de persoon die het vraagt.
    [faster] sneller: 25 woorden per minuut meer, voor de persoon die het vraagt.
    [slower] langzamer: 25 woorden per minuut minder, voor de persoon die het vraagt.
    [louder] harder: een stap harder, voor de persoon die het vraagt.
    [softer] zachter: een stap zachter, voor de persoon die het vraagt.
    [verbosity] uitvoerigheid kort, uitvoerigheid normaal, uitvoerigheid volledig: hoeveel er over een zet en in een antwoord wordt gezegd.
    [voice] stem uit, stem aan, stem systeem, stem ingebouwd: of er een stem spreekt, en welke.
    [face] weergave scherm, weergave tekst, weergave gemengd: dezelfde partij op een andere manier getoond; gemengd heeft borden boven en regels eronder.
    [eboard] elektronisch bord, elektronisch bord uit, elektronisch bord aan: of het elektronische bord antwoordt en wat erop anders staat; vanaf nu telt het niet, of telt het weer. Noem een kleur als beide borden elektronisch zijn.
    [quiet] stilte, z: stopt meteen al het spreken, zoals de toets Esc; nogmaals herhaalt wat is afgebroken.
    [hear] luister 12, hr 12, luister: speelt de opname van halve zet 12 af; zonder getal de laatste opname.
    [quit] afsluiten, q: sluit af; de partij is bewaard en kan worden hervat.
    [am] ik ben zwart, ik ben wit, ik ben assistent, ik ben iedereen: wie aan dit toetsenbord zit; een vraag zonder naam geldt voor die persoon.
    [save] opslaan: elke zet wordt meteen bewaard; er hoeft niets te gebeuren.
    [pgn] pgn: als de partij uit is, wordt ze als PGN naast het partijbestand geschreven; annabella export doet dat op elk moment.
    [flip] draaien: de toets F3 draait de borden om.
    [settings] instellingen: de opdracht annabella settings toont en verandert de bewaarde instellingen.
    [new] nieuw: { word-quit } sluit deze partij af, en annabella begint een andere.
    [next] volgende: in de oefenpartij de volgende les.
    [back] vorige: in de oefenpartij de vorige les. { word-undo } neemt terug wat aangekondigd en niet voltooid is.
    [replay] naspelen, naspelen 12: loopt na afloop halve zet voor halve zet door de partij, of vanaf zet 12; volgende en vorige, of de pijltoetsen, gaan verder.
    [rematch] revanche: na afloop nog een partij met verwisselde kleuren, op dezelfde voorwaarden en met een eigen partijbestand; de stand telt door.
    [print] afdrukken, afdrukken brf: schrijft na afloop beide notatieformulieren als PDF, of de partij in braille voor een brailleprinter, en zegt waar dat staat.
    [unseat] vrijgeven wit: de arbiter maakt de plaats aan een andere terminal vrij, zodat iemand anders die kan innemen.
    [report] { word-report } 11.5 { word-white }: de arbiter meldt Wit volgens dat artikel, een geval met een nummer; er mogen woorden volgen. { word-laws } noemt de artikelen.
    [appeal] { word-appeal }, { word-appeal } 2 en woorden: je gaat in beroep tegen de nieuwste beslissing, of die over geval 2, ook na afloop; het blijft bij het verslag.
   *[other] Er is geen hulp voor { $word }. Typ hulp voor alle woorden.
}
law-summary = { $key ->
    [moves_alternate] De spelers zetten om beurten; Wit begint. Een speler is aan zet zodra de zet van de tegenstander gedaan is, ook al voordat de klok is ingedrukt.
    [touch_move] Met een stuk dat is aangeraakt om ermee te zetten, moet worden gezet; een aangeraakt stuk van de tegenstander moet worden geslagen, als dat reglementair is; anders is de speler vrij.
    [promotion_choice] De keuze van het promotiestuk is definitief zodra dat stuk het promotieveld raakt.
    [checkmate] Schaakmat beëindigt de partij meteen, voordat de klok is ingedrukt, als de zet volgens de Regels is gedaan.
    [resignation] Wie opgeeft, verliest, en de partij is meteen uit.
    [resignation_draws] Wie opgeeft, verliest, en de partij is meteen uit; het is remise als de tegenstander met geen enkele reeks reglementaire zetten mat kan geven.
    [stalemate] De partij is meteen remise als de speler die aan zet is geen reglementaire zet heeft en niet schaak staat.
    [dead_position] De partij is meteen remise als geen van beide spelers nog mat kan geven, met welke reeks reglementaire zetten dan ook.
    [agreement] De spelers mogen tijdens de partij remise overeenkomen.
    [agreement_after_moves] De spelers mogen tijdens de partij remise overeenkomen, zodra beide een zet hebben gedaan.
    [press] Een zet is voltooid als de speler de klok indrukt, of als de zet de partij beëindigt. Indrukken mag ook nog nadat de tegenstander heeft geantwoord.
    [help_for_a_disability] Een speler die de klok niet kan bedienen, mag daarvoor een assistent hebben die de arbiter aanvaardt; de arbiter past de klok eerlijk aan, maar nooit die van een speler met een handicap.
    [default_time] Een speler die na de verzuimtijd komt, verliest, tenzij de arbiter anders beslist.
    [flag_fall] Een vlag is gevallen als de arbiter het ziet of een speler het terecht claimt.
    [flag_fall_by_claim] Een vlag is gevallen als de arbiter het ziet of een speler het terecht claimt; bij rapid en snelschaak zonder voldoende arbiters telt alleen de claim van een speler, en diens eigen vlag mag niet gevallen zijn.
    [loss_on_time] Een speler die de vereiste zetten niet op tijd heeft voltooid, verliest; het is remise als de tegenstander met geen enkele reeks reglementaire zetten mat kan geven.
    [both_flags] Zijn beide vlaggen gevallen en is niet bekend welke het eerst viel, dan gaat de partij verder, behalve in de laatste periode; daar is ze remise.
    [both_flags_at_the_claim] Bij rapid en snelschaak zonder voldoende arbiters: zijn bij een claim beide vlaggen gevallen, dan is de partij remise.
    [clocks_set_wrongly] Blijkt de klok verkeerd ingesteld, dan wordt hij stilgezet en verbetert de arbiter de instelling, de tijden en de zettenteller.
    [interruption] Een speler zet de klokken alleen stil om de arbiter te roepen; de arbiter beslist wanneer de partij verdergaat.
    [illegal_move] Na een voltooide onreglementaire zet wordt de stelling van daarvoor hersteld en moet met het aangeraakte stuk worden gezet, als dat kan.
    [illegal_move_penalty] Voor een onreglementaire zet krijgt de tegenstander tijd: { $standard } bij gewoon schaak, { $rapid } bij rapid, { $blitz } bij snelschaak. Bij onreglementaire zet nummer { $losing } verliest de speler; het is remise als de tegenstander geen mat kan geven.
    [empty_press] De klok indrukken zonder te hebben gezet is niet toegestaan; de arbiter beoordeelt het.
    [empty_press_illegal] De klok indrukken zonder te hebben gezet wordt behandeld als een onreglementaire zet.
    [agreement_by_the_rules] Het reglement van het toernooi kan verbieden remise overeen te komen voordat een bepaald aantal zetten is gedaan, of zonder toestemming van de arbiter.
    [draw_offer] Remise wordt aangeboden na het doen van een zet en voor het indrukken van de klok. Op een ander moment is het aanbod ook geldig. Er zijn geen voorwaarden aan verbonden, het kan niet worden ingetrokken en het blijft geldig tot het is aangenomen of afgewezen, of tot de tegenstander een stuk aanraakt.
    [repeated_offers] Onredelijke of herhaalde remiseaanbiedingen en remiseclaims hinderen de tegenstander; de arbiter beoordeelt ze.
    [threefold] De speler die aan zet is, mag remise claimen als dezelfde stelling voor ten minste de derde keer gaat ontstaan of net is ontstaan. De stelling is dezelfde als dezelfde speler aan zet is, dezelfde stukken op dezelfde velden staan, en het rokaderecht en de mogelijkheid om en passant te slaan gelijk zijn.
    [threefold_intended] De speler schrijft de zet op waarmee de stelling voor de derde keer ontstaat, meldt hem aan de arbiter en speelt hem niet. Wat geschreven is, kan niet worden veranderd.
    [threefold_standing] De stelling is net voor de derde keer ontstaan, en wie claimt is aan zet.
    [fifty_moves] De speler die aan zet is, mag remise claimen als elke speler de laatste vijftig zetten zonder slaan en zonder pionzet heeft gedaan, of met de volgende zet gedaan zal hebben.
    [fifty_moves_intended] De speler schrijft de zet op die de vijftig vol maakt, meldt hem aan de arbiter en speelt hem niet. Wat geschreven is, kan niet worden veranderd.
    [fifty_moves_standing] De laatste vijftig zetten van elke speler zijn gedaan, en wie claimt is aan zet.
    [claim_after_touch] Een speler die een stuk aanraakt om ermee te zetten, verliest het recht om bij die zet remise te claimen.
    [claim] De klokken staan stil terwijl een remiseclaim wordt onderzocht. De claim kan niet worden ingetrokken en is ook een remiseaanbod. Is hij juist, dan is de partij meteen remise.
    [wrong_claim] Na een onjuiste claim krijgt de tegenstander tijd: { $standard_claim } bij gewoon schaak, { $rapid_claim } bij rapid, { $blitz_claim } bij snelschaak. De tijd van wie claimde verandert niet, en een zet die voor de claim is opgeschreven, moet worden gespeeld.
    [fivefold] De partij is remise, zonder claim, als dezelfde stelling ten minste vijfmaal is ontstaan.
    [fivefold_alternate] De partij is remise, zonder claim, als dezelfde stelling vijfmaal achtereen is ontstaan, telkens om de andere zet van elke speler.
    [seventy_five_moves] De partij is remise, zonder claim, als elke speler de laatste vijfenzeventig zetten zonder slaan en zonder pionzet heeft gedaan; schaakmat door de laatste zet gaat voor.
    [seventy_five_moves_completed] De partij is remise, zonder claim, als elke speler de laatste vijfenzeventig zetten zonder slaan en zonder pionzet heeft voltooid; schaakmat door de laatste zet gaat voor.
    [signed_result] Als de partij uit is, ondertekenen beide spelers beide notatieformulieren met de uitslag. Ook een verkeerde uitslag blijft staan, tenzij de arbiter anders beslist.
    [arbiters_role] De arbiter ziet erop toe dat de Regels worden nageleefd en handelt in het belang van het toernooi; de arbiter beslist wat de Regels niet regelen.
    [two_boards] Elke speler mag twee borden eisen, de ziende speler een gewoon bord, de blinde speler een bord voor blinden. De organisator mag deze regels aanpassen.
    [announcement] Zetten worden hardop aangekondigd, door de tegenstander herhaald en op diens bord uitgevoerd, met Duitse namen en getallen.
    [blind_touch] Op het bord van de blinde speler telt een stuk als aangeraakt als het uit zijn gat is genomen.
    [blind_move_made] Op het bord van de blinde speler is een zet gedaan als het stuk in een ander gat staat, een geslagen stuk van het bord is en de zet is aangekondigd.
    [sighted_players_moves] Voor aanraken en zetten gelden voor de ziende speler de gewone regels.
    [blind_players_clock] Een klok voor blinden is toegestaan.
    [blind_players_record] De blinde speler mag het notatieformulier in braille of met de hand bijhouden, of de zetten met een apparaat vastleggen.
    [blind_press] Pas als de zet van de blinde speler gedaan en aangekondigd is, mag de klok van de tegenstander worden gestart.
    [slip_of_the_tongue] Een verspreking wordt meteen verbeterd, voordat de klok van de tegenstander is gestart.
    [boards_differ] Verschillen de twee borden, dan worden ze hersteld met behulp van beide notatieformulieren en de arbiter, zo nodig terug tot de laatste gemeenschappelijke zet.
    [scoresheets_differ] Verschillen ook de twee notatieformulieren, dan wordt teruggegaan tot het punt waar ze overeenstemmen, en stelt de arbiter de klokken daarnaar in.
    [blind_players_assistant] De blinde speler mag een assistent hebben, die voor de speler mag zetten, aankondigen, noteren en de klok indrukken, en tijden en zetten alleen zegt als ernaar gevraagd wordt. De assistent mag geen remise aanbieden, aannemen of claimen.
    [sighted_players_assistant] Heeft de blinde speler geen assistent, dan mag de ziende speler er een hebben, die alleen zet en aankondigt.
    [sighted_players_assistant_deaf] Heeft de blinde speler geen assistent, dan mag de ziende speler er een hebben, die alleen zet en aankondigt. Tegen een tegenstander die niet hoort, is een assistent verplicht.
    [sealing] Als een zitting eindigt, schrijft de speler die aan zet is de zet ondubbelzinnig op, doet beide notatieformulieren in een envelop, sluit die en zet dan de klok stil; tot dan mag de zet worden veranderd.
    [opening_the_envelope] De envelop wordt pas geopend als de speler die moet antwoorden aanwezig is; de afgegeven zet wordt op het bord gedaan en de klok van die speler wordt gestart.
    [sealed_move] Een speler die een zet heeft afgegeven die onduidelijk is, onreglementair, of geen enkele betekenis kan hebben, verliest. Niet als de partij al uit is, of als de tegenstander geen mat kan geven: dan is ze remise.
    [late_at_the_resumption] Een speler die na de verzuimtijd bij de hervatting komt, verliest, tenzij de arbiter anders beslist; in 2009 is dat een uur als het toernooi geen andere tijd heeft. Heeft de afgegeven zet de partij beëindigd, dan blijft die uitslag staan.
    [envelope_missing] Ontbreekt de envelop, dan gaat de partij verder vanuit de afgebroken stelling met de genoteerde tijden; tijden die niet bekend zijn, stelt de arbiter vast. De speler die heeft afgegeven, speelt de zet die naar eigen zeggen is afgegeven. Is de stelling niet vast te stellen, dan vervalt de partij en wordt een nieuwe gespeeld.
    [quickplay] In de laatste periode mag een speler met minder dan twee minuten remise claimen als de tegenstander geen poging doet om te winnen of niet met normale middelen kan winnen. De arbiter stemt toe, beslist later of verwerpt; na verwerpen krijgt de tegenstander twee minuten.
    [quickplay_without_arbiter] Is er geen arbiter, dan beëindigt een claim bij versneld beëindigen de partij. De slotstelling wordt opgeschreven, met een bijgewerkt notatieformulier als wordt gezegd dat de tegenstander geen poging doet; de tegenstander controleert beide, en een aangewezen arbiter beslist.
    [increment_request] Bij versneld beëindigen mag de speler die aan zet is om een increment van vijf seconden voor beide spelers vragen; dat is ook een remiseaanbod. Wordt het afgewezen en is de arbiter het eens, dan krijgen beide spelers het en de tegenstander twee minuten.
    [recorded_in_advance] Een zet wordt opgeschreven als hij gedaan is. Alleen een speler die met de volgende zet remise claimt, of hem afgeeft, schrijft hem vooraf.
    [sheets_after_flag] Als een vlag gevallen is, werken spelers die niet hebben genoteerd hun notatieformulier bij: beide spelers met de klokken stil, één alleen in eigen tijd en voor het aanraken van een stuk. Is geen formulier volledig, dan wordt de partij onder leiding van de arbiter gereconstrueerd.
    [sheets_not_reconstructed] Zijn de notatieformulieren niet bij te werken, dan is de volgende zet de eerste van de volgende periode, tenzij er bewijs is dat er meer zetten zijn gedaan.
    [bystanders] Iemand anders die een onregelmatigheid ziet, mag alleen de arbiter inlichten; dat geldt ook voor een assistent.
    [warning] De arbiter mag een speler een waarschuwing geven.
    [time_to_opponent] De arbiter mag tijd bij de klok van de tegenstander optellen.
    [time_taken] De arbiter mag tijd van de klok van de overtreder aftrekken.
    [points_to_opponent] De arbiter mag de punten van de tegenstander verhogen, tot ten hoogste wat de partij kan geven.
    [points_taken] De arbiter mag de punten van de overtreder verlagen.
    [game_declared_lost] De arbiter mag de partij voor de overtreder verloren verklaren, en beslist over de punten van de tegenstander.
    [expulsion] Een speler kan uit het toernooi worden verwijderd.
    [supervision] De volledige wedstrijdregels gelden bij rapid en snelschaak alleen als genoeg arbiters toezicht houden: één op ten hoogste drie rapidpartijen, één op elke snelschaakpartij.
    [adjusting] De speler die aan zet is, mag stukken rechtzetten na dat te hebben gezegd.
    [touch_in_castling] Wie de koning en daarna een toren aanraakt, moet daarmee de rokade uitvoeren als dat reglementair is; wie de toren eerst aanraakt, mag bij die zet met die toren geen rokade uitvoeren.
    [rook_touched_first] Wie een toren en daarna de koning aanraakt, mag bij die zet met die toren geen rokade uitvoeren; met de toren moet worden gezet als dat kan.
    [touch_without_move] Kan met geen van de aangeraakte stukken worden gezet of geslagen, dan mag de speler elke reglementaire zet doen.
    [assistant_who_moves] Een speler die de stukken niet kan verplaatsen, mag daarvoor een assistent hebben die de arbiter aanvaardt.
    [right_to_complain] Een speler kan niet meer claimen dat de tegenstander een stuk heeft aangeraakt, na zelf een stuk te hebben aangeraakt om ermee te zetten.
    [two_hands] Een zet wordt met één hand gedaan; zetten met twee handen wordt bestraft.
    [legal_move] Een zet is reglementair als het stuk zo mag gaan en de eigen koning van de speler niet schaak blijft staan.
    [unsupervised_illegal_move] Bij rapid zonder voldoende arbiters kan een speler een onreglementaire zet alleen claimen voor het doen van de eigen volgende zet.
    [unsupervised_illegal_move_in_blitz] Bij snelschaak zonder voldoende arbiters kan een speler een onreglementaire zet alleen claimen voor het doen van de eigen volgende zet.
    [wrong_set_up] Een partij waarvan blijkt dat de beginstelling van de stukken verkeerd was, vervalt, en er wordt een nieuwe partij gespeeld.
    [board_turned] Blijkt het schaakbord verkeerd geplaatst, dan gaat de partij verder en wordt de stelling overgebracht op een goed geplaatst bord.
    [reversed_colors] Een partij die met verwisselde kleuren begonnen is, gaat verder, tenzij de arbiter anders beslist.
    [reversed_colors_new-game] Een partij die met verwisselde kleuren begonnen is, wordt gestopt en er wordt een nieuwe met de juiste kleuren gespeeld, als de spelers niet allebei tien zetten hebben gedaan; daarna gaat ze verder.
    [displaced_pieces] Een speler die stukken verschuift, zet ze in eigen tijd terug; de klok mag worden stilgezet en de arbiter geroepen, die de speler mag bestraffen.
    [position_reinstated] Blijken stukken verschoven, dan wordt de stelling van daarvoor hersteld; is die niet vast te stellen, dan gaat de partij verder vanuit de laatste stelling die vast te stellen is.
    [unsupervised_complaint] Bij rapid en snelschaak zonder voldoende arbiters kan over de opstelling, het bord en de klok niet meer worden geklaagd als beide spelers { $complaints } zetten hebben gedaan; een verkeerd geplaatste koning of toren rokeert dan niet.
    [unsupervised_illegal_position] Bij rapid en snelschaak zonder voldoende arbiters wacht een arbiter die beide koningen schaak ziet, of een pion op de laatste rij, tot de volgende zet is voltooid; is de stelling nog onreglementair, dan verklaart de arbiter de partij remise.
    [unsupervised_illegal_position_at_once] Bij rapid en snelschaak zonder voldoende arbiters grijpt een arbiter die beide koningen schaak ziet, of een niet voltooide promotie, zo mogelijk in.
    [looks_at_record] Bij rapid en snelschaak met toezicht mag de speler die aan zet is vragen de notatie van de arbiter te zien, vijfmaal per partij; vaker hindert de tegenstander.
    [fine] De arbiter mag een vooraf aangekondigde boete opleggen.
    [exclusion] De arbiter mag een speler van een of meer ronden uitsluiten.
    [same_hand] De klok wordt ingedrukt met de hand die de zet deed; geen vinger blijft op of boven de knop.
    [handling_the_clock] Met de klok wordt behoorlijk omgegaan: niet slaan, optillen, omgooien of indrukken voor de zet. De arbiter mag de speler bestraffen.
    [stopped_without_reason] Een speler die de klokken stilzet om de arbiter te roepen, moet een reden hebben; de arbiter beoordeelt die en mag de speler bestraffen.
    [pieces_put_back] Een speler die stukken verschuift, herstelt de juiste stelling in eigen tijd.
    [displacement_penalised] De arbiter mag de speler bestraffen die stukken heeft verschoven.
    [recording_duty_ends] Met minder dan vijf minuten in een periode en minder dan 30 seconden extra per zet hoeft een speler tot het einde van de periode niet te noteren.
    [disrepute] De spelers doen niets dat het schaakspel in diskrediet brengt.
    [leaving_the_playing_area] Geen speler verlaat de speelruimte zonder toestemming van de arbiter, en aan zet ook niet het speelgebied.
    [forbidden_during_play] Tijdens de partij zijn notities, raad, andere borden, elektronische apparaten en roken buiten de rookplek verboden; de arbiter mag de speler bestraffen.
    [notes_and_advice] Tijdens de partij gebruikt een speler geen notities, bronnen of raad en analyseert hij op geen ander bord.
    [device] Een speler heeft geen elektronisch apparaat bij zich dat de arbiter niet heeft goedgekeurd; anders is de partij verloren, tenzij het reglement milder is.
    [finished_players] Een speler die klaar is met zijn partij, geldt als toeschouwer.
    [persistent_refusal] Een speler die blijft weigeren de regels te volgen, verliest de partij; de arbiter beslist over de score van de tegenstander.
    [both_guilty] Als beide spelers blijven weigeren de regels te volgen, verliezen beiden de partij.
    [appeal] Een speler mag in beroep gaan tegen een beslissing van de arbiter, tenzij het reglement anders zegt, ook na het ondertekenen van de uitslag.
    [times_determined] Waar de Regels de tijden openlaten, stelt de arbiter beide klokken naar beste weten in, of laat ze zoals ze zijn, en stelt zo nodig de zettenteller bij.
    [pawn_not_replaced] Wie een pion naar de laatste rij speelt en de klok indrukt zonder de pion te vervangen, heeft een onreglementaire zet gedaan; de pion wordt een dame van zijn kleur.
    [reply_before_recording] Een speler mag antwoorden voor het opschrijven van de zet van de tegenstander, maar schrijft de eigen zet op voor de volgende.
    [adjusting_on_own_time] Alleen de speler van wie de klok loopt, mag stukken rechtzetten.
    [same_position] Dezelfde speler is aan zet, stukken van dezelfde soort en kleur staan op dezelfde velden en alle stukken hebben dezelfde mogelijke zetten: een mogelijkheid om en passant te slaan, of een sindsdien verloren rokaderecht, maakt het een andere stelling.
   *[other] Van dit artikel is er geen samenvatting.
}
law-listed = { $article }, { $title }.
no-such-article = Het programma past geen artikel { $article } van de Regels van { $laws } toe. { word-laws } noemt de artikelen die het toepast.
article-alike = Bedoelde je een van deze: { $articles }?
no-such-term = De woordenlijst heeft het woord { $word } niet.
glossary-entry = { $term }: { $others }.

confirm = { $what ->
    [leave] Er loopt een klok. De partij verlaten? Ze is bewaard.
    [loses-the-sealed-move] De envelop is niet gesloten: als u weggaat, is de afgegeven zet verloren en moet hij opnieuw worden afgegeven. De partij verlaten?
    [leaves-the-envelope-open] De envelop is niet gesloten. De partij toch verlaten?
    [rematch] Er begint nog een partij met verwisselde kleuren. Klopt dat?
    [resign] { $who } geeft op. Klopt dat?
    [accept] { $who } { $proposal ->
        [correction] stemt ermee in dat de onreglementaire zet wordt hersteld
       *[draw] neemt de remise aan
    }. Klopt dat?
    [decline] Er zijn twee voorstellen. { $who } wijst { $proposal ->
        [correction] het herstellen van de onreglementaire zet af
       *[draw] de remise af
    }. Klopt dat?
    [ruling] Door deze beslissing eindigt of vervalt de partij. Klopt dat?
    [claim] { $who } claimt dat de vlag gevallen is. Klopt dat?
    [draw-claim] { $who } { $claim ->
        [threefold] claimt remise: dezelfde stelling voor de derde keer
        [fifty] claimt remise: vijftig zetten zonder slaan en zonder pionzet
        [increment] vraagt om een increment
       *[quickplay] claimt remise bij versneld beëindigen
    }{ $intended ->
        [yes] , met de opgeschreven zet { $mv }
       *[no] { "" }
    }. Klopt dat?
    [press] { $who } heeft de klok ingedrukt zonder zet. Klopt dat?
    [clock] Er zou minder dan de helft overblijven van de tijd die nu getoond wordt: { $times }. Klopt dat?
    [take] { $times } is meer dan de helft van de tijd die nu getoond wordt. Klopt dat?
    [retrace] De partij gaat terug. Klopt dat?
    [silent] { $who } heeft de klok ingedrukt zonder de zet aan te kondigen. Klopt dat?
   *[result] De uitslag wordt { $score }. Klopt dat?
} 1, nee. 2, ja. Typ een getal.
confirm-times = De klokken tonen dan { $times }; nu tonen ze { $now }.
not-done = Niet gedaan.
only-watching = Je kijkt alleen naar deze partij: je kunt ernaar vragen, en { word-quit } sluit af.
only-while-playing = Dat kan alleen terwijl er een partij wordt gespeeld; hier verandert het niets.
line-too-long = Dat is te veel tegelijk: een regel bevat ten hoogste { $commands } opdrachten en { $bytes } bytes.
not-reached = Niet uitgevoerd: { $text }.
words-that-fit = Mogelijke woorden: { $words }.
seated = Aan dit toetsenbord: { $who }.
seated-everybody = Aan dit toetsenbord: iedereen.
seat-joined = { $who }: deze plaats doet nu mee aan de partij.
seat-joined-watching = Je kijkt nu naar deze partij.
seat-taken = { $who } doet mee vanaf een andere terminal.
seat-free = { $who } heeft de andere terminal verlaten.
seat-asked = Iemand anders vraagt om deze plaats. Met { word-quit } sta je haar af.
seat-asked-arbiter = { $who }: iemand anders vraagt om die plaats. De arbiter geeft haar vrij met { word-unseat }.
seat-waits = Daar zit al iemand. Het wordt aan die persoon en aan de arbiter gevraagd; het wachten duurt een minuut. Ctrl+C beëindigt het.
seat-watcher-changed = { $change ->
    [taken] Er kijkt iemand mee vanaf een andere terminal.
    [left] Iemand kijkt niet meer mee.
    [lost] De verbinding met iemand die meekijkt is weg.
   *[back] De verbinding met iemand die meekijkt is er weer.
}
seat-not-here = { $why ->
    [only_at_the_host] Dat kan alleen waar de partij is gestart, niet op deze plaats.
    [only_a_player] Een revanche wordt door een speler aangeboden: { word-rematch }.
    [nobody_sits] Daar zit niemand aan een andere terminal.
    [another_speaker] { $who }: deze plaats spreekt niet voor anderen.
   *[host_gone] Dat is niet uitgevoerd: er is nu geen verbinding met de partij.
}
seat-slow = { $who }: wat van die terminal komt, komt meer dan een tiende seconde te laat aan: { $ms } milliseconden.
terminal-is = { $state ->
    [empty] { $who } heeft de andere terminal verlaten; daar zit niemand.
    [cut_off] De verbinding met { $who } is weg: van die terminal komt niets.
    [slow] { $who } zit aan een andere terminal; wat daarvandaan komt, komt { $ms } milliseconden te laat aan.
   *[connected] { $who } zit aan een andere terminal.
}
seat-sits-there = { $who } zit aan een andere terminal, en zegt dat daar.
seat-too-late = Voordat dat aankwam, gebeurde er iets anders; het is niet uitgevoerd.
seat-sends-too-much = Van deze plaats komt meer dan meteen wordt beantwoord: de antwoorden komen langzamer.
seat-host-gone = De verbinding met de partij is weg. Deze plaats wacht, en gaat vanzelf verder als de partij dat doet.
seat-host-silent = Het programma waarop de partij loopt, antwoordt niet. De plaats wordt toch verlaten.
seat-host-back = De verbinding met de partij is terug.
seat-join-hint = Anderen doen mee vanaf een andere terminal met { $command }.
seat-sit-hint = { $command } neemt de plaats van wit in, --as black die van zwart, --as arbiter die van de arbiter.
seats-choice = Verscheidene partijen bieden plaatsen aan. Typ het nummer van een van die partijen.
seat-left = Je hebt deze plaats verlaten. De partij gaat zonder haar verder.
in-hall = Deze partij wordt naar de speelzaal gestuurd, als bord { $board } van ronde { $round }.
not-in-hall = Deze partij staat niet in de speelzaal, maar gaat verder. { $why }
trouble-hall = { $why ->
    [not_an_address] Het adres van de server is niet te lezen. Het ziet eruit als nats://zaal.example.
    [not_resolved] Er is geen computer met die naam bekend.
    [credentials] De server aanvaardt die gebruiker, dat wachtwoord of die sleutel niet.
    [credentials_file] Het bestand met de inloggegevens is niet te lezen.
    [tls] De server neemt geen versleutelde verbinding aan die te vertrouwen is.
    [not_allowed] De server staat dit deze gebruiker niet toe.
    [no_jet_stream] De server bewaart geen berichten. JetStream moet daar worden ingeschakeld.
    [not_kept] De server kan niet bewaren wat wordt gestuurd.
    [other_stream] Een ander programma gebruikt op die server de namen van de speelzaal.
    [later_version] Wat daarheen is gestuurd, komt van een latere versie van Annabella.
    [claimed] Daar wordt al een andere partij onder dit bordnummer gestuurd.
    [differs] Een ander programma stuurt een ander einde van deze partij naar de speelzaal.
    [not_readable] Wat onder dit bordnummer is gestuurd, is niet te lezen.
    [other_board] Het partijbestand dat daarheen is gestuurd, is dat van een ander bord.
    [same_pair] Een ander bord heeft een uitslag van deze twee spelers in deze ronde.
    [gone] De speelzaal had dit bord, en heeft het niet meer.
    [no_record] Het partijbestand is niet te lezen.
    [no_program] Deze Annabella is zonder de speelzaal gebouwd. De pakketten hebben die; uit de broncode: ./x hall, of cargo install met --features hall.
    [program_gone] Het proces voor de verbinding met de speelzaal is gestopt.
   *[not_reached] De server antwoordt niet.
}
trouble-hall-needs-board = De speelzaal moet weten welk bord dit is: --round 3 --board 12.
hall-row = Ronde { $round }, bord { $board }: { $white } tegen { $black }, { $plies ->
    [one] { $plies } halve zet
   *[other] { $plies } halve zetten
}, { $state ->
    [over] uit, { $result }
    [silent] stil
    [adjourned] afgebroken
    [differs] de borden verschillen
    [arbiter] de arbiter is nodig
    [playing] bezig
   *[stopped] stilgezet
}.
hall-row-without-game = Ronde { $round }, bord { $board }: { $state ->
    [missing] { $white } tegen { $black }, er is niets gekomen
   *[other] er is geen partij te lezen
}.
hall-last = Laatste halve zet: { $mv }.
hall-age = Deze klokken zijn een kopie; het laatste bericht van het bord is van { $span } geleden.
hall-unsaved = Het bord kan zijn partijbestand niet bewaren.
hall-silent = Er is al { $span } niets van te horen.
hall-flag-near = { player } heeft minder dan een minuut.
hall-flag-fallen = De vlag van { player } is gevallen.
hall-seat-lost = De verbinding met { $who } is weg.
hall-news = Bord { $board }, { $white } tegen { $black }: { $what ->
    [gone] niet meer in de speelzaal
    [not_saved] bekijk het partijbestand
    [differs] de borden verschillen
    [arbiter] de arbiter is nodig
    [flag_fallen] een vlag is gevallen
    [flag_near] een vlag valt bijna
    [silent] stil
    [adjourned] afgebroken
    [over] uit, { $result }
   *[settled] opgelost
}.
hall-news-without-game = Bord { $board }: { $what ->
    [gone] niet meer in de speelzaal
    [silent] stil
   *[other] bekijk het partijbestand
}.
hall-news-of-many = { $count } borden { $what ->
    [gone] die niet meer in de speelzaal zijn
    [not_saved] met een partijbestand om te bekijken
    [differs] met een verschil tussen de borden
    [arbiter] waar de arbiter nodig is
    [flag_fallen] waar een vlag gevallen is
    [flag_near] waar een vlag bijna valt
    [silent] waar het stil is
    [adjourned] met een afgebroken partij
    [over] waar de partij uit is
   *[settled] waar het geval is opgelost
}: { $boards }{ $more ->
    [0] {""}
   *[other] {" "}en nog { $more }
}.
hall-count = { $boards ->
    [0] Geen borden
    [one] { $boards } bord
   *[other] { $boards } borden
}: { $needing ->
    [0] geen heeft je nodig
    [one] { $needing } heeft je nodig
   *[other] { $needing } hebben je nodig
}, { $playing } bezig, { $over } uit.
hall-not-paired = De lijst heeft geen partij van { $white } tegen { $black } in ronde { $round }; de uitslag staat niet in het bestand.
hall-no-such-board = Er is geen bord met nummer { $typed }, en geen speler met { $typed } in de naam.
hall-help = Typ het nummer van een bord of een deel van een naam. Een lege regel noemt de borden die je nodig hebben, { hall-words-all } noemt alle borden, { hall-words-absent } die waar de partij niet begonnen is of een speler ontbreekt, { hall-words-matches } de wedstrijden tussen teams; { hall-words-way } en een nummer zegt dat je daarheen gaat; { hall-words-note }, een nummer en een tekst laat dat bord die opschrijven, met de pincode van zijn partij; { word-quit } sluit af.
hall-lost = Er komt nu niets uit de speelzaal. { $why }
hall-back = De verbinding met de speelzaal is er weer.
hall-waits = Wacht al { $span }.
hall-no-resumption = Wanneer en waar de partij wordt hervat, is niet genoteerd.
hall-on-the-way = { $who } is onderweg.
hall-way = { $who } is onderweg naar bord { $board }.
hall-no-way = Er is niemand meer onderweg naar bord { $board }.
hall-note = { $fate ->
    [written] Bord { $board } heeft de aantekening opgeschreven.
    [wrong_pin] Dat is niet de pincode van bord { $board }; het heeft niets opgeschreven.
    [not_secret] Er is niets naar bord { $board } gestuurd: anderen op het netwerk zouden de pincode kunnen lezen. Gebruik tls:// voor de server.
   *[not_taken] Bord { $board } heeft de aantekening niet aangenomen: het antwoordt niet, of de partij heeft geen pincode.
}
hall-match = Ronde { $round }, wedstrijd { $number }: { $first } { $own }, { $second } { $other }{ $open ->
    [0] .
    [one] ; { $open } partij is niet uit.
   *[other] ; { $open } partijen zijn niet uit.
}
hall-empty = De speelzaal is leeg: er heeft nog geen bord iets gestuurd.
hall-input-over = Hier kan niets meer worden getypt; de speelzaal wordt verlaten. annabella hall --once toont één keer alle borden.
hall-none-of = { $what ->
    [matches] Er zijn geen wedstrijden tussen teams bekend. --pairings noemt de lijst waar ze in staan.
   *[absent] Aan elk bord is de partij begonnen, en niemand is afwezig.
}
hall-not-arrived = { $count ->
    [one] Aan één bord
   *[other] Aan { $count } borden
} is de partij niet begonnen of ontbreekt een speler: { $boards }{ $more ->
    [0] {""}
   *[other] {" "}en nog { $more }
}.
hall-played-twice = Verscheidene borden hebben een partij van { $white } tegen { $black } in ronde { $round }: { $boards }. Er staat geen uitslag van in het bestand.
hall-other-board = Het partijbestand dat als bord { $boards } van ronde { $round } is gestuurd, { $white } tegen { $black }, zegt niet dat het van dat bord is; de uitslag staat niet in het bestand.
hall-nothing = Er past geen bord bij.
trouble-seat-not-offered = De partij { $file } biedt nu geen plaatsen aan. Ze doet dat als ze met --seats is gestart: annabella play --seats, of annabella resume --seats.
trouble-seat-not-opened = Er kunnen geen plaatsen worden aangeboden: { $why }.
trouble-seat-not-own = De map { $folder } is niet alleen van u, of een andere gebruiker biedt die partij aan. Er is niets verzonden.
trouble-seat-no-ssh = ssh kan niet worden gestart: { $why }.
trouble-seat-broken = De verbinding met de partij is verbroken.
trouble-seat-not-understood = Wat daarvandaan kwam, is geen partij die deze Annabella kan lezen.
trouble-seat-ended = { $why ->
    [unseated] De arbiter heeft deze plaats vrijgemaakt voor iemand anders.
    [host_left] De partij is afgesloten waar ze was gestart.
    [version] Die partij loopt in een andere versie van Annabella.
    [not_understood] Wat deze plaats stuurde, is daar niet begrepen.
    [line_too_long] Een regel was te lang, of het was geen tekst.
    [silent] Deze plaats heeft te lang niets laten horen.
    [full] In die partij zijn geen plaatsen meer.
    [another_user] Die partij is van een andere gebruiker van deze computer.
    [taken] Daar zit al iemand.
    [no_such_role] Die partij heeft geen assistent: een assistent hoort bij de enige blinde speler.
    [watching_forbidden] Het reglement van dit toernooi staat niet toe bij deze partij mee te kijken.
    [pin_needed] De plaats van de arbiter vraagt om de pincode.
    [pin_wrong] Dat is niet de pincode.
    [pin_later] Er waren te veel verkeerde pincodes. Probeer het over één minuut opnieuw.
   *[language] Waar de partij is gestart, is die taal er niet.
}

## Screen: opschriften en hulp bij de toetsen

screen-terms = { $time }, Regels van { $laws }
screen-at-the-keys = Aan het toetsenbord: { $who }
screen-anybody-at-the-keys = Aan het toetsenbord: iedereen
screen-help-key = ? toetsen
screen-side = { $color }: { $name }
screen-side-blind = { $color }: { $name }, blind
screen-side-unnamed-blind = { $color }, blind
screen-points = { $points } { $form ->
    [zero] punten
    [half] punt
   *[one] punt
}
screen-no-room = Er is geen ruimte voor een bord: het heeft { $needed } kolommen en regels nodig, dit venster heeft er { $there }.
screen-flag-down = vlag gevallen
screen-board-of = Bord van { player }
screen-sign = { $sign ->
    [voice] geen stem
    [seats] plaatsen { $there }/{ $all }
    [cases] gevallen: { $there }
    [saved] niet opgeslagen
    [hall] niet in de zaal
   *[pin] PIN
}
screen-pin-needed = Voor de woorden van de arbiter is de pincode nodig.
screen-captured = Geslagen: { $pieces }
screen-no-time = geen tijdlimiet
screen-not-entered = niet ingevoerd
screen-sheet = Formulier { player } ({ $language })
screen-differing = { $squares ->
    [one] Eén veld verschilt.
   *[other] { $squares } velden verschillen.
}
screen-offer-open = Het remiseaanbod van { player } staat open.
screen-period = Periode { $period }: Wit { $white }, Zwart { $black } tot de controle.
screen-last-period = Periode { $period }: alle zetten.
screen-period-of = { player }, periode { $period }: { $moves } tot de controle.
screen-last-period-of = { player }, periode { $period }: alle zetten.
screen-byo-yomi = Byo-yomi-perioden van { player }: { $times }.
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
    [enter] voert de regel in; een lege voltooit de zet
    [begin_selection] naar het bord
    [selection] beweegt over het bord
    [press_selection] tillen of zetten
    [drop_selection] van het bord af
    [cases] paneel van de arbiter
    [speaker] wie spreekt
    [help] deze toetsen
    [complete] maakt het woord af
    [boards] welke borden
    [turn] van welke kant
    [pieces] de stukken
    [coordinates] de coördinaten
    [theme] de kleuren
    [scale] één groot bord
    [scroll_back] terugbladeren
    [scroll_forward] verder bladeren
    [sheets_back] formulieren terug
    [sheets_forward] formulieren verder
    [earlier] vorige regel
    [later] volgende regel
    [backspace] letter ervoor
    [delete] letter hier
    [delete_word] woord ervoor
    [clear] regel wissen
    [left] links
    [right] rechts
    [home] naar begin
    [end] naar eind
    [redraw] opnieuw tekenen
    [silence] stilte
    [suspend] naar de shell
    [copy] PGN kopiëren
    [replay_forward] halve zet verder
    [replay_back] halve zet terug
    [replay_first] begin van de partij
    [replay_last] einde van de partij
    [leave_replay] naspelen verlaten
   *[leave] sluiten, later verder
}
help-heading = { $group ->
    [players] Spelers
    [board] Over het bord
    [game] Over de partij
    [arbiter] De arbiter
    [program] Programma
   *[end] Na de partij
}
screen-key-group = { $group ->
    [play] Spelen
    [line] De regel
    [read] Lezen
    [look] Beeld
   *[program] Programma
}
screen-words-title = { word-help } en een woord zegt wat het doet.
screen-sheets-differ = De notatieformulieren verschillen vanaf { $at }.
screen-touched = Aangeraakt: { $list }.
screen-choose-promotion = Promotie: typ de letter van het stuk, of kies met de pijltoetsen en Enter.
screen-more-above = ▲ meer: PgUp
screen-more-below = ▼ { $rows } nieuwer
ask-choice = { $choice ->
    [face-1] scherm
    [face-2] regels
    [face-3] regels en stem
    [voice-1] nee
    [voice-2] ja
    [keys-1] Wit
    [keys-2] Zwart
    [keys-3] assistent
    [keys-4] iedereen
    [resume-1] ja
    [terms-1] spelen
    [blind-1] Wit
    [blind-2] Zwart
    [blind-3] beiden
    [blind-4] niemand
    [seats-1] nee
   *[heard-1] ja
}
ask-terms-laws = Regels van { $laws }
ask-terms-sheets = notatieformulieren { $sheets }
screen-watching = Alleen kijken
screen-match = Tweekamp { $white } : { $black }
screen-replay = Naspelen: halve zet { $ply } van { $plies }. ← → Home End, Esc sluit.
screen-how-to-begin = Typ een zet; Enter kondigt hem aan. ? toont de toetsen, hulp de woorden.
screen-copy = { $key } kopieert PGN.
screen-page-keys = { $left ->
    [0] Esc sluit
   *[other] ▼ { $left } PgDn · Esc sluit
}
screen-cases-title = De gevallen van de arbiter (F9)
watch-played = De partij wordt weer gespeeld.
trouble-watching-forbidden = Het reglement van dit toernooi staat niet toe bij deze partij mee te kijken.
watch-not-played = Deze partij wordt nu niet gespeeld. De klokken tonen de laatst vastgelegde tijden.
watch-deleted = Het partijbestand is gewist. De partij wordt getoond zoals ze het laatst was.
watch-damaged = Het partijbestand is beschadigd. De partij wordt getoond zoals ze het laatst was.
watch-replaced = In het bestand staat nu een andere partij. De partij wordt getoond zoals ze het laatst was.
screen-first-line = Annabella. Met een schermlezer of brailleleesregel: start met --accessible.
hall-words-all = alle
hall-words-absent = afwezig
hall-words-matches = wedstrijden
hall-words-way = onderweg
hall-words-note = aantekening
hall-column = { $column ->
    [board] Bord
    [white] Wit
    [black] Zwart
    [clocks] Klokken
    [result] Uitslag
    [last] Laatste
   *[state] Stand
}
hall-filter = { $filter ->
    [needing] Getoond: heeft je nodig
    [not_arrived] Getoond: er nog niet
    [playing] Getoond: bezig
    [over] Getoond: uit
   *[all] Getoond: alle
}
hall-keys = Enter: openen   Tab: welke   ?: alle toetsen   Ctrl+C: afsluiten
hall-all-keys =
    Enter: opent het bord; Esc sluit het
    Pijltoetsen, PgUp, PgDn, Home, End: kiezen een bord
    Letters, cijfers: zoeken op een deel van een naam of op nummer
    Tab: toont alle, die je nodig hebben, er nog niet zijn, bezig zijn, uit zijn
    Esc: toont weer alle
    F2: je bent onderweg naar het gekozen bord, of niet meer
    F3: de wedstrijden tussen teams
    F4: een aantekening die het gekozen bord opschrijft, met de pincode van zijn partij
    Ctrl+C: sluit af
    Elke toets gaat terug.
hall-results = Uitslagen van ronde { $round }
hall-search = Zoeken: { $text }
hall-note-typed = Aantekening voor bord { $board }: { $text }
hall-state = { $state ->
    [gone] WEG
    [not_saved] BESTAND
    [differs] ANDERS
    [arbiter] ARBITER
    [flag_fallen] GEVALLEN
    [flag_near] tijdnood
    [silent] STIL
    [adjourned] afgebroken
    [unreadable] BESTAND
    [missing] ontbreekt
    [playing] bezig
    [over] { $result }
   *[stopped] stilgezet
}
recorded-in = Vastgelegd in { $file }.
is-recorded = De partij wordt vastgelegd. Bij het afsluiten wordt het bestand genoemd.
record-loss = { $why ->
    [deleted] Het partijbestand { $from } is gewist.
    [folder-gone] De map van het partijbestand { $from } bestaat niet meer.
    [replaced] Het partijbestand { $from } is door een ander bestand vervangen.
    [shortened] Het partijbestand { $from } is ingekort.
    [lengthened] Een ander programma heeft in het partijbestand { $from } geschreven.
    [no-answer] De schijf van { $from } antwoordt niet meer.
    [no-room] Er is geen ruimte meer voor het partijbestand { $from }.
    [not-synced] De schijf heeft het partijbestand { $from } niet opgeslagen: { $detail }.
   *[not-written] Het partijbestand { $from } kan niet worden geschreven: { $detail }.
}
trouble-record-moved = { record-loss } Vanaf nu wordt de hele partij vastgelegd in { $to }.
trouble-record-lost = Niet bewaard! { record-loss } De partij gaat verder; bij elke zet wordt opnieuw geprobeerd te bewaren.
trouble-record-late = Nog niet bewaard! De schijf heeft twee seconden niet geantwoord. De partij gaat verder.
trouble-record-copied = Intussen wordt de hele partij ook vastgelegd in { $to }.
trouble-record-saved-again = Alles is weer bewaard, in { $to }.
trouble-record-not-locked = Deze schijf kan bestanden niet vergrendelen: zorg dat geen ander programma in het partijbestand schrijft.
trouble-record-folder-not-synced = Deze schijf bevestigt nieuwe bestanden niet: kopieer het partijbestand ergens anders heen als de partij uit is.
trouble-record-nowhere-at-the-end = Niet bewaard! Het partijbestand staat op geen enkele schijf. Bewaar de zetten die hier staan, of schrijf ze op.
trouble-record-torn-end = De laatste regel van { $path } is onvolledig en wordt overgeslagen.
trouble-record-no-end = Het einde van { $path } is niet gemarkeerd: de partij wordt gespeeld, is onderbroken, of er ontbreken regels.
trouble-record-unknown-version = Vanaf regel { $line } is { $path } in versie { $version } van het partijbestand, die deze Annabella niet kan lezen; alleen de regels daarvoor worden gelezen. Installeer de nieuwste Annabella.
trouble-record-unknown-kind = Regel { $line } van { $path } bevat iets wat deze Annabella niet kent: { $kind }. Alleen de regels daarvoor worden gelezen. Installeer de nieuwste Annabella.
trouble-record-locked-by = De partij in { $path } staat open in een andere Annabella, proces { $process }; sluit haar daar eerst.
trouble-record-exists = Het bestand { $path } bestaat al en blijft zoals het is. Kies een andere naam.
trouble-record-not-a-file = { $path } is geen gewoon bestand. Kies de naam van een nieuw bestand.
trouble-record-is-the-record = { $path } is het partijbestand zelf. Kies een andere naam.
trouble-record-not-printed = Niet alle uitvoer kon worden geschreven: { $why }.
trouble-record-not-readable = { $path } is geen bestand dat te lezen is: het is een map, een pipe of een apparaat.
trouble-record-held = { $path } is in gebruik bij een ander programma; sluit het daar eerst.
trouble-record-too-large = { $path } is te groot en is niet gelezen.
games-entry = { $number }: { $white } tegen { $black }, { $begun }. { $plies ->
    [0] Geen zetten.
    [one] Eén halve zet, { $last }.
   *[other] { $plies } halve zetten, de laatste { $last }.
} { $sentence }
games-no-date = geen datum
sheet-letters-missing = De PDF heeft geen letters voor { $letters }: voor elk staat er een vraagteken. Het HTML-formulier, annabella export --to html, heeft ze wel.
games-not-begun = Niet begonnen.
games-unfinished = Niet uit; { $color ->
    [white] Wit
   *[black] Zwart
} is aan zet.
games-being-played = Wordt nu gespeeld.
games-cancelled = Vervallen; er wordt een andere voor in de plaats gespeeld.
games-over = { result-score }, { $text }: { result-reason }.
games-unreadable = { $number }: { $why }
trouble-record-no-game = Zo'n vastgelegde partij is er niet.
trouble-record-no-such-game = Geen vastgelegde partij past bij { $text }. De opdracht annabella games noemt ze allemaal.
games-removed = { $count ->
    [one] Eén partijbestand van een partij die nooit begonnen is, is
   *[other] { $count } partijbestanden van partijen die nooit begonnen zijn, zijn
} verwijderd.
import-done = Geïmporteerd in { $file }.
import-possible = Partij { $game }: { $white } tegen { $black }, { $plies }. Ze kan worden vastgelegd.
import-counts = { $games } partijen: { $whole } heel, { $cut } gedeeltelijk, { $refused } geweigerd.
import-open-end = De zetten eindigen met *. De uitslag { $result } is die van het label Result.
import-letters = De zetten worden gelezen met de letters van het { $language }.
import-false-rights = { $fen } geeft rechten om te rokeren of en passant te slaan die deze stelling niet kan hebben. Ze vervallen.
import-went-on = De partij was uit voor zet { $at }. Ze is tot daar overgenomen.
import-broken-off = { $why } De zetten ervoor worden vastgelegd.
import-progress = { $games } partijen gelezen
unsaved = Niet bewaard! Het partijbestand staat nu op geen enkele schijf.
unsaved-late = Nog niet bewaard! De schijf antwoordt niet.
pgn-elsewhere = { $wanted } is niet door Annabella geschreven en blijft zoals het is; de PGN staat in { $file }.
trouble-record-line-too-long = Die regel is te lang; er is niets van gedaan. Een regel heeft ten hoogste 10 000 tekens.
nothing-played = Er is niets gespeeld; er wordt geen partijbestand bewaard.
record-words = Schrijf deze Engelse woorden op beide notatieformulieren; ze bewijzen dit partijbestand: { $words }.
record-words-adjourned = Om op de envelop en op beide notatieformulieren te schrijven, de Engelse woorden van dit partijbestand: { $words }.
seat-lost = De verbinding met { $who } is weg: van die terminal komt niets.
seat-regained = De verbinding met { $who } is er weer.
record-left = Hier is het programma verlaten.
record-closed = Hier is het partijbestand gesloten.
clocks-after-gap = Voorstel voor de klokken, zonder de tijd ertussen ({ $gap }): Wit { $white }, Zwart { $black }. Komt die tijd voor rekening van { $color ->
    [white] Wit
   *[black] Zwart
}: klok wit { $white_with } zwart { $black_with }. De arbiter beslist.
paper = { $word ->
    [clocks] Klokken
    [move] Zet
    [event] Toernooi
    [site] Plaats
    [date] Datum
    [round] Ronde
    [board] Bord
    [time-control] Speeltempo
    [number] Nr.
    [time] Tijd
    [result] Uitslag
    [record-words] Woorden van het partijbestand
    [language] Taal
    [opening] Opening
   *[time-left] Resterende tijd
}
scoresheet-of = { $color ->
    [white] Notatieformulier van Wit
   *[black] Notatieformulier van Zwart
}
scoresheet-moves = Zetten { $first } tot en met { $last }
scoresheet-page = Bladzijde { $page } van { $pages }
scoresheet-signature = { $who ->
    [white] Handtekening van Wit
    [black] Handtekening van Zwart
   *[arbiter] Handtekening van de arbiter
}
scoresheet-signed = ondertekend door { $name }
braille-provisional = Rokade en promotie zijn voorlopig geschreven: de braillecode ervoor is niet bevestigd.
verify-whole = { $path } is volledig: { $lines ->
    [one] één regel, gekoppeld
   *[other] { $lines } regels, elk gekoppeld
} aan alle regels daarvoor, en het partijbestand is gesloten.
verify-open = { $path } is open: { $lines ->
    [one] één regel is zoals die geschreven is
   *[other] { $lines } regels zijn zoals ze geschreven zijn
}, maar het einde is niet gemarkeerd. De partij wordt gespeeld, is verlaten of onderbroken, of de laatste regels ontbreken.
verify-closed-early = { $path } is gesloten, en elke regel is zoals die geschreven is, maar de partij is niet uit.
verify-cut = { $path } is afgekapt: het eindigt midden in regel { $line }.
verify-edited = { $path } is veranderd: regel { $line } is niet zoals die geschreven is, of een regel ervoor ontbreekt.
verify-words = De woorden tot en met regel { $line }: { $words }.
verify-words-found = De woorden op papier passen bij dit partijbestand tot en met regel { $line }.
verify-words-not-found = De woorden op papier passen niet bij dit partijbestand.
verify-words-changed = Daarna { $lines ->
    [one] volgt één regel
   *[other] volgen { $lines } regels
}, en de uitslag is anders: toen { $before }, nu { $now }.
key-passphrase = { $notice ->
    [new] Voer een wachtwoordzin voor de nieuwe sleutel in. Die wordt niet getoond. Met een lege regel krijgt de sleutel er geen.
    [again] Voer dezelfde wachtwoordzin nog eenmaal in.
   *[asked] Voer de wachtwoordzin van de sleutel in. Die wordt niet getoond.
}
key-made = De nieuwe sleutel is { $key }. { $secret } is geheim: bewaar het waar alleen jij het kunt lezen. { $public } is voor iedereen.
trouble-signing-not-a-key = In { $path } staat geen sleutel.
trouble-signing-wrong-passphrase = Dat is niet de wachtwoordzin van deze sleutel. Er is niets ondertekend.
trouble-signing-passphrases-differ = De twee wachtwoordzinnen waren niet gelijk. Er is geen sleutel gemaakt.
trouble-signing-no-passphrase = Er kon geen wachtwoordzin worden gelezen: { $why }.
trouble-signing-not-made = Deze computer levert geen toevalsgetallen of heeft te weinig geheugen. Er is niets gemaakt.
trouble-signing-not-whole = { $path } is geen volledig partijbestand: alleen dat van een partij die uit en verlaten is, kan worden ondertekend. annabella verify zegt meer.
record-signed = { $path } is ondertekend met de sleutel { $key }. De handtekening is { $signature }.
signature-none = Er staat geen handtekening naast.
signature-by = Het is ondertekend met de sleutel { $key }. De arbiter weet van wie die sleutel is.
signature-by-the-one-asked = Het is ondertekend met de sleutel { $key }, die je hebt opgegeven.
signature-by-another = Het is ondertekend met de sleutel { $key }, en dat is niet de sleutel die je hebt opgegeven.
signature-unchecked = De handtekening ernaast bevat haar sleutel niet; het nummer daarvan is { $number }. Geef de openbare sleutel met --key om haar te controleren.
signature-wrong = De handtekening ernaast hoort niet bij dit partijbestand zoals het nu is.
repaired = { $path } bevat { $lines ->
    [one] de eerste regel
   *[other] de eerste { $lines } regels
}. Regel { $line } is beschadigd; die en wat erna komt, samen { $left ->
    [one] één regel
   *[other] { $left } regels
}, zijn weggelaten. Het beschadigde bestand is niet veranderd.
repaired-torn = { $path } bevat { $lines ->
    [one] de enige hele regel
   *[other] alle { $lines } hele regels
}; de onvoltooide laatste regel is weggelaten. Het beschadigde bestand is niet veranderd.
repaired-whole = Er was niets beschadigd; { $path } is een kopie van { $lines ->
    [one] één regel
   *[other] { $lines } regels
}.
lines-not-understood = { $lines ->
    [one] Eén regel is gaaf, maar een andere versie van Annabella heeft hem geschreven en deze begrijpt hem niet.
   *[other] { $lines } regels zijn gaaf, maar een andere versie van Annabella heeft ze geschreven en deze begrijpt ze niet.
}

## Command line: de bladzijden met hulp, hoe een opdracht wordt gegeven

usage-options = OPTIES
usage-command = OPDRACHT
usage-of-command = Gebruik: { $usage }; annabella { $command } --help zegt meer.
usage-of-all = annabella --help noemt de opdrachten, annabella play --help de opties van een partij.
help-page-about = Schaken aan het bord tussen een blinde of slechtziende speler en een ziende. Annabella kondigt de zetten aan en houdt klok, formulieren en borden bij.
help-page-more = annabella alleen stelt een paar vragen en begint een partij. annabella help OPDRACHT toont de opties van een opdracht, annabella help WOORD wat een woord doet dat in een partij wordt getypt.
help-page-heading = { $part ->
    [play] Spelen
    [look-back] Terugkijken
    [trust] Vertrouwen
    [devices] Stem en borden
    [laws] Regels en toernooien
    [program] Programma
    [game] Partij
    [record] Partijbestand
    [interface] Weergave
    [screen] Scherm
    [sound] Geluid
    [arguments] Argumenten
    [options] Opties
    [examples] Voorbeelden
    [usage] Gebruik
    [name] Naam
    [synopsis] Overzicht
    [description] Beschrijving
    [commands] Opdrachten
    [files] Bestanden
    [environment] Omgeving
    [exit-status] Afsluitcode
   *[see-also] Zie ook
}
help-page-file = { $file ->
    [games] De partijbestanden en hun PGN, tenzij --journal een ander bestand noemt.
    [settings] Wat voor de volgende partij wordt onthouden.
    [index] De lijst van de partijen; die kan op elk moment worden gewist.
   *[spare] Waar een partijbestand verdergaat als het tijdens de partij verloren gaat, tenzij --spare een andere map noemt.
}
help-page-variable = { $variable ->
    [accessible] Met 1 wordt de partij in gewone regels getoond, zoals met --accessible.
    [no-color] Is die ingesteld, dan heeft het scherm geen kleuren.
    [language] De taal van het programma, tenzij --lang of de instellingen er een noemen.
    [term] Het soort terminal. Met dumb wordt de partij in gewone regels getoond, met linux zijn de stukken letters.
   *[folders] De mappen in plaats van ~/.local/share, ~/.config, ~/.cache en ~/.local/state.
}
exit-code = { $command ->
    [verify] Afsluitcode 0: het partijbestand is heel en gesloten, 1: het is veranderd of afgekapt, 2: de partij is nog open.
    [compare] Afsluitcode 0: de notatieformulieren stemmen overeen, 1: ze verschillen of op één ontbreken halve zetten, 2: ze zijn niet te lezen.
    [can-mate] Afsluitcode 0: beslist, 1: niet bepaald, 2: een diagram is niet te lezen.
    [boards] Afsluitcode 0: een bord antwoordt, 1: geen bord antwoordt, 2: een poort kan niet worden geopend.
   *[other] Afsluitcode 0: gedaan, 1: mislukt, 2: de opdrachtregel of een bestand is verkeerd. De standaardfout zegt waarom.
}

## Words: wat getypt kan worden, naast de Engelse woorden, die altijd werken

# Waarmee een regel begint.
word-begin = beginnen, begin, beg
word-announce = kondig aan, aankondigen, zeg
word-repeat = herhaal, herhalen, her
word-correct = verbeter, verbeteren, ver
word-press = druk, indrukken, dru
word-undo = neem terug, terugnemen
word-touch = raak aan, aanraken, aangeraakt, raa
word-lift = til op, optillen
word-execute = voer uit, uitvoeren, voe
word-record = noteer, noteren, not
word-strike = streep door, doorstrepen
word-check = vergelijk, vergelijken
word-board = bord, stelling, bor
word-eboard = elektronisch bord, ebord
word-draw = remise, bied remise aan, remise aanbieden
word-accept = neem aan, aannemen, ik neem aan
word-decline = wijs af, afwijzen, ik wijs af
word-resign = geef op, opgeven, ik geef op
word-claim = claimen, claim, ik claim, cla
word-report = melden
word-appeal = beroep
word-request = verzoek, vraag
word-arbiter = arbiter, scheidsrechter, arb
word-stop = stopzetten, pauze, stilzetten, sto
word-go = verder, doorgaan, verd
word-clock = klok, klokken, tijd, klo, hoeveel tijd
word-add = voeg toe, toevoegen
word-take = trek af, aftrekken
word-penalty = straf, str
word-supervision = toezicht
word-jadoube = ik zet recht, rechtzetten, jadoube, ikz
word-counter = teller, zettenteller
word-time = speeltempo
word-period = periode
word-absent = afwezig
word-arrived = aangekomen
word-rule = beslis, beslissen, bes
word-retrace = ga terug, teruggaan, gat
word-adjust = herstel, herstellen, hers
word-done = klaar, gedaan
word-step = stap, volgende stap
word-result = uitslag
word-both = beide, beiden
word-note = aantekening, notitie
word-adjourn = breek af, afbreken, bre
word-seal = geef af, afgeven
word-envelope = envelop, env
word-open = openen, open, ope
word-reopen = hervat, hervatten, herv
word-again = nogmaals, nog eens, nog
word-last = laatste, laa, laatste zet, vorige zet
word-moves = zetten
word-number = aantal
word-times = tijden, tij
word-calls = tijdmeldingen
word-status = stand, status, wie is aan zet, wie is er aan zet, waar ben ik, sta, aan zet, wie moet, wie moet zetten, ben ik aan zet, wie heeft gewonnen, wat is de uitslag
word-cases = gevallen, geval
word-look = inzien, inzage
word-help = hulp, hul, wat kan ik doen, help mij
word-white = wit, witte
word-black = zwart, zwarte, zwa
word-pieces = stukken
word-mine = mijne, mijn stukken
word-theirs = hunne, hun stukken
word-where = waar, waa
word-what = wat, welk stuk, veld
word-rank = rij
word-file = lijn
word-diagonal = diagonaal
word-captured = geslagen, materiaal, geslagen stukken
word-walk = wandel, wandelen
word-attacks = aanvallen
word-earlier = eerder, eer
word-later = later, daarna, lat
word-from = vanaf
word-offer = aanbod
word-who = wie, wie speelt
word-sheet = formulier, notatieformulier, form
word-spell = spellen, spel
word-law = regel
word-laws = regels
word-sign = onderteken, ondertekenen
word-lang = taal
word-cells = cellen
word-verbosity = uitvoerigheid
word-notation = schrijfwijze
word-rate = spreeksnelheid
word-volume = geluidssterkte
word-faster = sneller
word-slower = langzamer
word-louder = harder
word-softer = zachter
word-quiet = stilte
word-hear = luister, beluisteren
word-voice = stem
word-face = weergave
word-am = ik ben
word-quit = afsluiten, einde
word-save = opslaan
word-pgn = pgn
word-flip = draaien, draai
word-settings = instellingen
word-new = nieuw, nieuwe partij
word-next = volgende, overslaan
word-back = vorige
word-replay = naspelen, partij naspelen
word-rematch = revanche, nog een partij
word-print = afdrukken
word-unseat = vrijgeven, vri

# Wat alleen achter een ander woord komt.
word-white-assistant = assistent van wit
word-black-assistant = assistent van zwart
word-assistant = assistent, ass
word-everybody = iedereen
word-flag = vlag, vla
word-threefold = driemaal, herhaling, dri
word-fifty = vijftig, vijftig zetten, vij
word-quickplay = versneld, versneld beëindigen
word-no-effort = geen-poging, geen poging
word-no-arbiter = zonder-arbiter, zonder arbiter
word-increment = increment, bijtelling
word-glossary = woordenlijst
word-reject = verwerp, verwerpen, verw
word-postpone = stel uit, uitstellen
word-lose = verliezen
word-two-hands = tweehandig, twee handen
word-silent = stil
word-warning = waarschuwing
word-points = punten
word-opponent-points = tegenstanderpunten
word-loss = verlies
word-fine = boete
word-exclusion = uitsluiting
word-expulsion = verwijdering
word-setup = opstelling, beginstelling
word-colours = kleuren
word-adequate = voldoende
word-none = geen
word-illegal = onreglementair, onreglementaire zet
word-ply = halve zet
word-tone = toon
word-to = voor, naar, op
word-of = van
word-on = aan, ja
word-off = uit, nee
word-own = eigen
word-opponent = tegenstander
word-king = koning, koningen
word-queen = dame, dames
word-rook = toren, torens
word-bishop = loper, lopers
word-knight = paard, paarden
word-pawn = pion, pionnen
word-takes = slaat, neemt
word-en-passant = en passant, in het voorbijgaan
word-castle = rokade, rokeert
word-kingside = korte
word-queenside = lange, lang
word-brief = kort
word-normal = normaal
word-full = volledig
word-screen = scherm
word-lines = tekst
word-hybrid = gemengd
word-system = systeem
word-embedded = ingebouwd, ingebouwde
word-lost = kwijt
word-at = om
word-as = als
word-words = woorden
word-signs = tekens
word-with-move = met-zet, met zet
saying-score = 1-0, 0-1
saying-time = hoe laat is het
saying-flag = vlag, vlag gevallen, de vlag is gevallen, tijd om, tijd voorbij
saying-referee = wedstrijdleider, roep de arbiter
saying-illegal = onreglementair, onreglementaire zet, onmogelijke zet, dat mag niet
saying-mate = mat, schaakmat, schaak, pat
saying-in-check = sta ik schaak, wie staat schaak, is het schaak, staat de koning schaak, in het schaak
saying-fen = fen
saying-version = versie
saying-looks = kleuren, donker, licht, groter
saying-mouse = muis
saying-hint = tip, beste zet, evaluatie, analyse
saying-pin = pin
saying-descriptive = beschrijvend
word-separately = apart
word-brf = brf, braille
word-small = is, zijn, was, de, het, een, mijn, staat, staan, er, op, in, heb, ik, nog, welke, welk, hoe, me, nu, alstublieft, geef, toon, zeg, over
word-hear-again = dat, dit, nog, keer, eens, zet, laatste, aankondiging, langzaam, alsjeblieft

# Hoe een vraag wordt beantwoord.
reply-yes = ja, j
reply-no = nee, n
