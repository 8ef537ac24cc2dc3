### Annabella Türkçe. Bir dosya, beş bölüm: konuşma, bildirimler, ekran, komut satırı, sözcükler.
### Terimler: hamle, yarım hamle, rakip, notasyon, hakem, kuraldışı hamle, yatay, dikey, kare. Notasyon, notasyon kâğıdıdır.
### Kareler, hamleler ve adlar ek almaz: { $square } karesi, { $mv } hamlesi.

## Speech: how players, pieces, squares, moves and times are said

player = { $color ->
    [white] Beyaz
   *[black] Siyah
}
opponent = { $color ->
    [white] Siyah
   *[black] Beyaz
}
player-inside = { $color ->
    [white] beyaz
   *[black] siyah
}
opponent-inside = { $color ->
    [white] siyah
   *[black] beyaz
}
player-gen = { $color ->
    [white] Beyazın
   *[black] Siyahın
}
player-gen-inside = { $color ->
    [white] beyazın
   *[black] siyahın
}
opponent-gen = { $color ->
    [white] Siyahın
   *[black] Beyazın
}
opponent-gen-inside = { $color ->
    [white] siyahın
   *[black] beyazın
}
player-dat = { $color ->
    [white] Beyaza
   *[black] Siyaha
}
player-dat-inside = { $color ->
    [white] beyaza
   *[black] siyaha
}
opponent-dat-inside = { $color ->
    [white] siyaha
   *[black] beyaza
}
player-acc-inside = { $color ->
    [white] beyazı
   *[black] siyahı
}
player-loc-inside = { $color ->
    [white] beyazda
   *[black] siyahta
}
actor = { $who ->
    [white] Beyaz
    [black] Siyah
    [white_assistant] Beyazın yardımcısı
    [black_assistant] Siyahın yardımcısı
    [arbiter] Hakem
   *[program] Program
}
piece = { $color ->
    [white] beyaz { role }
   *[black] siyah { role }
}
piece-acc = { $color ->
    [white] beyaz { role-acc }
   *[black] siyah { role-acc }
}
role = { $role ->
    [king] şah
    [queen] vezir
    [rook] kale
    [bishop] fil
    [knight] at
   *[pawn] piyon
}
role-acc = { $role ->
    [king] şahı
    [queen] veziri
    [rook] kaleyi
    [bishop] fili
    [knight] atı
   *[pawn] piyonu
}
counted-pieces = { $count ->
    [one] { role }
   *[other] { $count } { role }
}
rounds = { $count ->
    [one] bir tur
   *[other] { $count } tur
}
points-in-words = { $points ->
    [none] sıfır puan
    [half] yarım puan
   *[one] bir puan
}
position-fault = { $why ->
    [text] bu bir FEN değil
    [no-king] bir şah eksik
    [many-kings] bir oyuncunun birden fazla şahı var
    [pawn-on-last-rank] ilk veya son yatayda bir piyon var
    [wrong-side-in-check] hamle sırası olmayan oyuncu şah altında
    [over] oyun mat veya pat ile hemen biterdi
    [dead] oyun hemen biterdi: iki oyuncu da hiçbir hamleyle mat edemez
   *[otherwise] bölümleri birbiriyle çelişiyor
}
duty = { $duty ->
    [move] taşları oynamak
    [announce] hamleleri duyurmak
    [record] notasyon tutmak
    [press] saate basmak
    [ask] süreleri ve hamleleri sormak
    [claim] bayrak düşmesini talep etmek veya dokunulan taşı bildirmek
   *[seal] erteleme işlemleri
}
roles-role = { $kind ->
    [player] oyuncu
    [blind-assistant] görme engelli oyuncunun yardımcısı
    [sighted-assistant] gören oyuncunun yardımcısı
    [arbiter] hakem
   *[program] program
}
roles-own-side = kendi tarafı için { $who }
nothing = hiçbir şey
empty = boş
sheet-language = { $code ->
    [de] Almanca
    [es] İspanyolca
    [fr] Fransızca
    [it] İtalyanca
    [pt] Portekizce
    [nl] Felemenkçe
    [ca] Katalanca
    [gl] Galiçyaca
    [ro] Rumence
    [da] Danca
    [no] Norveççe
    [sv] İsveççe
    [is] İzlandaca
    [fi] Fince
    [et] Estonca
    [pl] Lehçe
    [cs] Çekçe
    [sk] Slovakça
    [hu] Macarca
    [hr] Hırvatça
    [sr] Sırpça
    [sl] Slovence
    [ru] Rusça
    [uk] Ukraynaca
    [bg] Bulgarca
    [el] Yunanca
    [tr] Türkçe
    [fig] figürin
   *[en] İngilizce
}
half-moves = { $plies ->
    [one] bir yarım hamle
   *[other] { $plies } yarım hamle
}
move-announced-move-first = { $mv }. { player }: { $words }.
move-announced-in-words = { player }: { $words }.
move-announced = { player }: { $words }. { $mv }.
again = Yeniden: { $sentence }
again-times = Yeniden, { $times }: { $sentence }
announcement-corrected = Düzeltildi. { $sentence }
piece-on-square = { $square } karesinde { piece }
square-holds = { $square } { $piece }
square-empty = { $square } boş
board-difference = { $square }: beyazın tahtasında { $white }, siyahın tahtasında { $black }
ply-start = oyunun başlangıcı
nothing-more = başka bir şey yok
board-difference-both = { $square }: iki tahtada da { $piece }
clocks-unchanged = değişmez
clocks-as-then = beyaz { $white }, sayaç { $white_moves }; siyah { $black }, sayaç { $black_moves }
check-square = { $square }: { $stands }, doğrusu: { $should }
do-turn-round = tüm tahtayı 180 derece çevirin
do-lift = { $square } karesinden { piece-acc } kaldırın
do-move = { piece-acc } { $from } karesinden { $to } karesine götürün
do-place = { $square } karesine { piece } koyun
cause-behind = { $plies ->
    [one] son yarım hamle uygulanmadı
   *[other] son { $plies } yarım hamle uygulanmadı
}
cause-not-executed = { $mv } hamlesi uygulanmadı
cause-unrecorded = uygulanan hamle iki notasyonda da yok: { $moves }
cause-executed-as = { $mv } hamlesi { $from } { $to } olarak uygulandı
cause-wrong-promotion = { $mv } hamlesi şu terfi taşıyla uygulandı: { role }
cause-castled-to = { $side ->
    [king] { $mv } hamlesi kısa rok olarak uygulandı
   *[queen] { $mv } hamlesi uzun rok olarak uygulandı
}
cause-rook-forgotten = { $mv } hamlesi kale oynatılmadan uygulandı
cause-en-passant-left = { $mv } hamlesi uygulandı, ama { $square } karesindeki piyon tahtada bırakıldı
cause-turned = { $how ->
    [half] tüm tahta 180 derece dönmüş
    [quarter] tüm tahta 90 derece dönmüş
    [files] tahta aynadaki gibi ters: a dikeyi ile h dikeyi yer değiştirmiş
   *[ranks] tahta aynadaki gibi ters: birinci yatay ile sekizinci yatay yer değiştirmiş
}
cause-colors-exchanged = beyaz ve siyah taşlar yer değiştirmiş
cause-knocked-over = birkaç taş devrilmiş gibi görünüyor{ $squares ->
    [none] { "" }
   *[other] : { $squares }
}
cause-set-up-wrongly = hiç oynamamış taşlar yer değiştirmiş{ $squares ->
    [none] { "" }
   *[other] : { $squares }
}
cause-displaced = { piece } { $stands } karesinde duruyor, doğru kare { $should }
cause-wrong-piece = { $square }: { $stands }, doğrusu: { $should }
cause-missing = { $square } karesindeki { piece } eksik
cause-extra = { $square } karesinde fazladan { piece } var
on-sheet-of = { player-gen-inside } notasyonunda
on-sheet-named = { $sheet } notasyonunda
moves-and = { $moves } ve { $last }
slip-missing = { $on } { $count ->
    [one] eksik hamle: { $moves }
   *[other] eksik hamleler: { $moves }
}
slip-repeated = { $on } { $count ->
    [one] iki kez yazılan hamle: { $entries }
   *[other] iki kez yazılan hamleler: { $entries }
}
slip-surplus = { $on } { $entry } fazla yazılmış
slip-exchanged = { $on } { $one } ile { $other } yer değiştirmiş
slip-castling = { $on } { $entry } yanlış tarafa rok; doğrusu { $mv }
slip-letters = { $on } { $entry }, başka bir dilin ({ $language }) harfleriyle { $mv } demek
slip-wrong = { $on } { $mv } yerine { $entry } yazılmış
slip-either = { $on } { $one } ya da { $there } { $other } yazılmış{ $later ->
    [no] { "" }
   *[yes] , sonraki her şey iki biçime de uyuyor
}
slip-open = { $entries }: hangi yarım hamlenin yapıldığı açık kalıyor{ $later ->
    [no] { "" }
   *[yes] , sonraki her şey birden fazlasına uyuyor
}
slip-either-order = { $one } ile { $other } öteki notasyonda ters sırada{ $later ->
    [no] { "" }
   *[yes] , sonraki her şey iki biçime de uyuyor
}
stroke-correct = { $from } yerine { $to } yazın
stroke-write-in = { $last } sonrasına { $moves } ekleyin
stroke-strike = { $ply }. yarım hamledeki { $entry } kaydının üstünü çizin
stroke-exchange = { $one } ile { $other } yerlerini değiştirin
stroke-strike-rest = { $from } kaydından başlayarak hepsinin üstünü çizin
slips-of-two-games = İki notasyonun ortak yanı az: iki ayrı oyuna ait olabilirler.
slips-agreed = { $slips }; { $how ->
    [with-it] bununla iki notasyon şuraya kadar aynı: { $last }.
    [with-them] bunlarla iki notasyon şuraya kadar aynı: { $last }.
   *[corrected] bu düzeltilince iki notasyon şuraya kadar aynı: { $last }.
}
hours = { $count ->
    [one] 1 saat
   *[other] { $count } saat
}
minutes = { $count ->
    [one] 1 dakika
   *[other] { $count } dakika
}
seconds = { $count ->
    [one] 1 saniye
   *[other] { $count } saniye
}
duration-before = { $before } { $last }
duration = { $before } { $last }
half-points = { $whole ->
    [0] yarım
   *[other] { $whole } buçuk
}
time-of = { $player }: { $time }
time-then = sonra { $period }
time-with = { $period }, { $bonus }
time-none = saatsiz
time-moves = { $moves ->
    [one] 1 hamle { $time } içinde
   *[other] { $moves } hamle { $time } içinde
}
time-all-moves = tüm hamleler { $time } içinde
time-cumulative = her hamleye { $time } eklenir
time-delay = her hamlede { $time } gecikme
time-us-delay = saat saymaya başlamadan önce { $time } gecikme
time-byo-yomi = byo-yomi, { $times ->
    [one] bir kez { $time }
   *[other] { $times } kez { $time }
}
time-canadian = { $moves ->
    [one] 1 hamle { $time } içinde, yinelenerek
   *[other] { $moves } hamle { $time } içinde, yinelenerek
}
time-hourglass = { $time } süreli kum saati
time-up = sınırsız, saatler yukarı sayar
time-repeats = son zaman dilimi yinelenir
time-turns-at-zero = saat sıfıra gelince sonraki zaman dilimi başlar
time-freezes = biri sıfıra gelince iki saat de durur
time-call = Kalan süre: { $left }.
time-calls-on = Süreniz şu kadar kaldığında duyurulur: { $marks }.
time-calls-tone = Süreniz şu kadar kaldığında bir ton duyarsınız: { $marks }.
time-calls-off = Süreniz yalnızca sorduğunuzda söylenir.
clock-short = { $color ->
    [white] Beyaz
   *[black] Siyah
} { $time } { $unit ->
    [hours] saat
    [minutes] dakika
   *[seconds] saniye
}{ $runs ->
    [yes] { "" }, işliyor
   *[no] { "" }
}.
clock-used-and-left = { $who ->
    [you] { $left } süreniz kaldı; kullanılan: { $used }.
    [white] Beyazın { $left } süresi kaldı; kullanılan: { $used }.
   *[black] Siyahın { $left } süresi kaldı; kullanılan: { $used }.
}
clock-used = { $who ->
    [you] { $used } süre kullandınız; sınır yok.
    [white] Beyaz { $used } süre kullandı; sınır yok.
   *[black] Siyah { $used } süre kullandı; sınır yok.
}
clock-entered = { $who ->
    [you] Masadaki saatin son girilen değerine göre kalan süreniz: { $left }.
    [white] Masadaki saatin son girilen değerine göre beyazın kalan süresi: { $left }.
   *[black] Masadaki saatin son girilen değerine göre siyahın kalan süresi: { $left }.
}
clock-not-entered = Süreyi masadaki saat tutuyor; gösterdiği süreler henüz girilmedi.
times-on-the-table = Her hamlenin süresi bilinmiyor: süreyi masadaki saat tutuyor.
clock-flag = { $who ->
    [you] Bayrağınız düştü.
    [white] Beyazın bayrağı düştü.
   *[black] Siyahın bayrağı düştü.
}
clock-byo-yomi = { $times ->
    [one] Son byo-yomi dilimi.
   *[other] { $times } byo-yomi dilimi kaldı.
}
moves-from-boards = Tahtadan: { $list }.
moves-completed = { $moves ->
    [0] Tamamlanan hamle yok
    [one] 1 hamle tamamlandı
   *[other] { $moves } hamle tamamlandı
}
clock-moves = { moves-completed }.
clock-moves-to-control = { moves-completed }, zaman kontrolüne { $more } hamle kaldı.
report-heading = Hakem raporu: { $white } ile { $black }, { $begun }
report-incidents = { $count ->
    [0] Olay yok.
   *[other] Olaylar, son yarım hamle ve beyaz ile siyahın saatleriyle:
}
with-colon = { $label }:
report-line = { $time } { $who }: { $sentence }
report-line-by = { $time } ({ $who }) { $sentence }
report-line-alone = { $time } { $sentence }
report-sensed = { $who }, { $source ->
    [lever] saat koluyla
   *[board] tahtadan
}
report-private = { $time } yalnızca { player-dat-inside }: { $sentence }
both-boards = İki tahta:
board-of = { player-gen } tahtası:
voice-why = { $why ->
    [no-process] Ses programı eksik
    [process-died] Ses programı beklenmedik biçimde kapandı
    [no-alsa-library] ALSA kitaplığı eksik (libasound.so.2, libasound2 paketinde)
    [process-frozen] Ses programı yanıt vermedi
    [process-flooded] Ses programı çok fazla veri gönderdi
    [no-library] espeak-ng kitaplığı eksik
    [no-system-voice] Sistem sesi yok
    [no-reader] Burada hiçbir ekran okuyucu cümle kabul etmiyor
    [system-broken] Sistem sesi bir cümleyi kabul etmedi
    [system-silent] Sistem sesi susuyor
    [no-device] Ses aygıtı yok
    [device-busy] Ses aygıtını başka bir program kullanıyor
    [device-lost] Ses aygıtının bağlantısı kesildi
    [device-of-a-listener] Varsayılan ses aygıtı bir oyuncunun kulaklığı; salonun hoparlörünü --device ile seçin
    [device-frozen] Ses aygıtı yanıt vermiyor
   *[other] Ses çalışmadı
}
result-score = { $score ->
    [score-1-0] Beyaz kazanır
    [score-0-1] Siyah kazanır
    [score-draw] Beraberlik
    [score-both-lose] İki oyuncu da kaybeder
    [score-half-0] Beyaza yarım puan, siyaha sıfır
    [score-0-half] Siyaha yarım puan, beyaza sıfır
   *[other] Sonuç
}
result-reason = { $reason ->
    [checkmate] mat
    [resignation] terk
    [stalemate] pat
    [dead_position] ölü konum, iki oyuncu da mat edemez
    [agreement] anlaşmayla
    [time] bir bayrak düştü
    [both_flags] iki bayrak da düştü, hangisinin önce düştüğü bilinmiyor
    [both_flags_at_the_claim] iki bayrak da düştü
    [threefold] aynı konum üçüncü kez
    [fifty_moves] taş alınmadan ve piyon oynanmadan elli hamle
    [illegal_moves] kuraldışı hamleler
    [quickplay] hızlı oyun bitişi
    [fivefold] aynı konum beşinci kez
    [seventy_five_moves] taş alınmadan ve piyon oynanmadan yetmiş beş hamle
    [sealed_move] mühürlü hamle belirsiz veya kuraldışı
    [forfeit] hükmen
    [illegal_position] tamamlanan bir hamleden sonra da iki şah şah altında veya bir piyon son yatayda
    [not_given] neden kayıtlı değil
   *[arbiter] hakem kararıyla
}
takes = alır
check = şah
checkmate = mat
castles-kingside = kısa rok
castles-queenside = uzun rok
guidelines-article = Rehber { $number }
article-in-words = madde { $number }
castling-rights = { $side ->
    [both] iki yöne
    [king] kısa
    [queen] uzun
   *[none] yok
}
claim-after = { $mv } sonrası
claim-before-start = kaydedilen ilk hamleden önce
law-title = { $key ->
    [moves_alternate] hamle sırası
    [touch_move] dokunulan taş
    [promotion_choice] terfi taşının seçimi
    [checkmate] mat
    [resignation] terk
    [stalemate] pat
    [dead_position] ölü konum
    [agreement] anlaşmayla beraberlik
    [press] saate basmak
    [help_for_a_disability] saat için yardımcı
    [default_time] geç kalma süresi
    [flag_fall] bayrağın ne zaman düştüğü
    [loss_on_time] süreden kaybetmek
    [both_flags] iki bayrak da düşmüş
    [both_flags_at_the_claim] talep anında iki bayrak da düşmüş
    [clocks_set_wrongly] yanlış ayarlanmış saat
    [interruption] saatleri durdurmak
    [illegal_move] kuraldışı hamle
    [illegal_move_penalty] kuraldışı hamlenin cezası
    [empty_press] hamle yapmadan saate basmak
    [agreement_by_the_rules] beraberlik ve turnuva yönergesi
    [draw_offer] beraberlik teklifi
    [repeated_offers] rahatsız eden teklif ve talepler
    [threefold] üç kez konum tekrarı
    [threefold_intended] sonraki hamle konumu tekrarlar
    [threefold_standing] son hamle konumu tekrarladı
    [fifty_moves] elli hamle
    [fifty_moves_intended] yapılacak ellinci hamle
    [fifty_moves_standing] yapılmış elli hamle
    [claim_after_touch] taşa dokunduktan sonra talep yok
    [claim] talebin işleyişi
    [wrong_claim] yanlış talep
    [fivefold] beş kez konum tekrarı
    [seventy_five_moves] yetmiş beş hamle
    [signed_result] sonucun imzalanması
    [arbiters_role] hakemin görevi
    [two_boards] iki tahta
    [announcement] hamlelerin duyurulması
    [blind_touch] görme engelli oyuncu taşa ne zaman dokunmuş sayılır
    [blind_move_made] görme engelli oyuncunun hamlesi ne zaman yapılmış sayılır
    [sighted_players_moves] gören oyuncunun hamleleri
    [blind_players_clock] görme engelli oyuncunun saati
    [blind_players_record] görme engelli oyuncunun notasyonu
    [blind_press] rakibin saati ne zaman çalıştırılır
    [slip_of_the_tongue] dil sürçmesi
    [boards_differ] farklı tahtalar
    [scoresheets_differ] farklı notasyonlar
    [blind_players_assistant] görme engelli oyuncunun yardımcısı
    [sighted_players_assistant] gören oyuncunun yardımcısı
    [sealing] hamlenin mühürlenmesi
    [opening_the_envelope] zarfın açılması
    [sealed_move] mühürlü hamle
    [late_at_the_resumption] oyunun devamına geç kalmak
    [envelope_missing] kayıp zarf
    [quickplay] hızlı oyun bitişi
    [quickplay_without_arbiter] hakemsiz hızlı oyun bitişi
    [increment_request] artış isteği
    [recorded_in_advance] önceden yazılan hamle
    [sheets_after_flag] bayrak düştükten sonra notasyonlar
    [sheets_not_reconstructed] tamamlanamayan notasyonlar
    [bystanders] başkalarının gördüğü kural ihlalleri
    [warning] uyarı
    [time_to_opponent] rakibe verilen süre
    [time_taken] ihlal edenden alınan süre
    [points_to_opponent] rakibe verilen puan
    [points_taken] ihlal edenden alınan puan
    [game_declared_lost] kaybedilmiş sayılan oyun
    [expulsion] turnuvadan ihraç
    [supervision] hızlı ve yıldırım oyunların gözetimi
    [adjusting] taşları düzeltmek
    [touch_in_castling] şaha ve kaleye dokunmak
    [rook_touched_first] şahtan önce dokunulan kale
    [touch_without_move] oynanamayan dokunulmuş taşlar
    [assistant_who_moves] taşları oynayan yardımcı
    [right_to_complain] dokunma için şikâyet hakkı
    [two_hands] iki elle oynamak
    [legal_move] kurallı ve kuraldışı hamleler
    [unsupervised_illegal_move] gözetimsiz hızlı oyunda kuraldışı hamle
    [unsupervised_illegal_move_in_blitz] gözetimsiz yıldırım oyununda kuraldışı hamle
    [wrong_set_up] yanlış başlangıç konumu
    [board_turned] yanlış konmuş tahta
    [reversed_colors] ters renkler
    [displaced_pieces] yerinden oynamış taşlar
    [position_reinstated] yeniden kurulacak konum
    [unsupervised_complaint] gözetimsiz oyunda şikâyetler
    [unsupervised_illegal_position] gözetimsiz oyunda kuraldışı konum
    [looks_at_record] hakemin kaydına bakmak
    [fine] para cezası
    [exclusion] turlardan men
    [same_hand] hamleyi yapan elle basmak
    [handling_the_clock] saatin kullanımı
    [stopped_without_reason] saatlerin nedensiz durdurulması
    [pieces_put_back] yerinden oynayan taşların düzeltilmesi
    [displacement_penalised] taşları oynatmanın cezası
    [recording_duty_ends] yazma zorunluluğunun sonu
    [disrepute] satrancın itibarı
    [leaving_the_playing_area] oyun alanından ayrılma
    [forbidden_during_play] notlar, öğütler, cihazlar ve sigara
    [notes_and_advice] notlar ve öğütler
    [device] elektronik cihazlar
    [finished_players] oyununu bitirenler
    [persistent_refusal] kurallara uymayı sürekli reddetme
    [both_guilty] iki oyuncunun da reddetmesi
    [appeal] itiraz
    [times_determined] aykırılıktan sonra saatler
    [pawn_not_replaced] son yatayda bırakılan piyon
    [reply_before_recording] yazmadan önce yanıt
    [adjusting_on_own_time] kendi süresinde düzeltmek
    [same_position] konumun aynı olması
   *[other] başlıksız
}
law-text = { $article }, { $title }. { $text }
laws-listed = Programın uyguladığı { $laws } kuralları maddeleri:
rank-in-words = { $rank }. yatay. { $pieces }
numbered-in-words = { $color ->
    [white] { $number }. hamle, { $mv }
   *[black] siyahın { $number }. hamlesi, { $mv }
}

event-part = { $tag ->
    [Event] Turnuva: { $value }
    [Site] yer: { $value }
    [Date] tarih: { $value }
    [Round] tur: { $value }
   *[Board] masa: { $value }
}
castling-typed = { $side ->
    [long] 0-0-0
   *[short] 0-0
}

## Notices: what happened, what was refused and what would be right

opened = { $named ->
    [no] Yeni bir oyun.
    [goes-on] { "" }
   *[yes] Beyaz: { $white }, siyah: { $black }.
} Tempo: { $time }. { $laws } kuralları.
record-reopened = Kayıt { $plies ->
    [0] başından
   *[other] { $last } sonrasından
} sürüyor; son kayıttan bu yana { $gap } geçti. Saatler son kaydedilen süreleri gösteriyor.
torn = Kaydın son satırı eksikti ve silindi; gerisi sağlam.
time-missing = Hesaplanmayan süre: { $gap }. Bilgisayar uykudaydı, program durdu veya bilgisayarın saati değiştirildi. İki saat de önceki sürelerde durduruldu; kararı hakem verir ({ $article }).
session-announced = Oturum bu kayıt başladıktan { $after } sonra biter.
session-announced-before-play = Oturum oyun başladıktan { $after } sonra biter.
seal-required = Oturum bitti. { player } bir hamle mühürler.
move-sealed = { player } bir hamle mühürledi ve saat durdurulana kadar onu değiştirebilir.
game-adjourned = Oyun ertelendi. { player } { $number }. hamleyi mühürledi.
reply-sealed = { player } bir yanıt mühürledi. { opponent-gen } saati işliyor.
envelope-closed = Zarf kapalı. Onu yalnızca parolası açar.
resumption-set = Oyunun devamı: { $text }.
game-resumed = Oyun, mühürlü hamleden önceki konumdan ve ertelemedeki sürelerle sürüyor.
envelope-opened = Zarf açıldı. { player-gen } mühürlediği hamle: { $text }.
envelope-opened-ambiguous = Zarf açıldı. { player-gen } mühürlediği hamle: { $text }. Birkaç hamle anlamına gelebilir.
envelope-opened-unreadable = Zarf açıldı. { player-gen } mühürlediği hamle: { $text }. Okunamıyor ({ $article }). Hakem: kurallı bir hamle değilse { word-result } ve sonucu, yoksa aç hamle ve hamleyi yazın.
envelope-lost = Zarf kayıp. Hangi hamlenin mühürlendiğini { player-inside } söyler. Hakem: aç hamle ve o hamleyi yazın.
envelope-players = Zarf: { $white } ile { $black }.
envelope-sealer = { player } { $number }. hamleyi mühürledi.
envelope-position = Ondan önceki konum: { $position }.
envelope-time = { player } { $used } süre kullandı, { $left } süresi kaldı.
envelope-time-used = { player } { $used } süre kullandı.
envelope-no-resumption = Oyunun ne zaman ve nerede süreceği yazılmamış. Hakem: { word-envelope } ardından zamanı ve yeri yazın.
not-sealed = { $trouble ->
    [no-move] Bu, hamle olarak okunamıyor ve mühürlenmedi. { word-seal } ve hamleyi yazın.
    [empty] Bu braille metninde hamle yok. { word-seal } ve bir hamle yazın, metin olarak veya hücrelerle.
    [unreadable] Bu braille hücreleri bir hamle biçiminde değil. Taşı ve kareyi yazın, başka bir şey yazmayın; örneğin Af3 hücreleri.
    [several] Bu braille hücrelerinde birden fazla hamle var. Yalnızca bir hamle mühürlenir.
    [too-long] Bu braille dosyası bir hamle için çok uzun. En çok 64 kilobayt olabilir.
    [not-a-file] Bu bir klasör, bir boru hattı veya bir aygıt. Bir hamle içeren, uzantısı brf veya brl olan bir braille dosyası verin.
   *[not-opened] Braille dosyası okunamıyor: { $why }. Bir hamle içeren, uzantısı brf veya brl olan bir dosya verin.
}
sealed-asked = { $is ->
    [known] { $text } mühürlediniz. Saat durdurulana kadar değiştirilebilir.
    [nothing] Henüz bir şey mühürlenmedi. { word-seal } ve hamleyi yazın.
   *[hidden] Bu terminali başkaları görüyor: mühürlü hamle burada gösterilmez. { word-seal } ve bir hamle onu değiştirir.
}
passphrase = { $notice ->
    [asked] Hakem, sonraki satıra zarf için bir parola yazın. Gösterilmez.
    [asked-of-the-sealer] Zarfın parolasını siz seçersiniz: onsuz kimse açamaz. Sonraki satıra yazın; gösterilmez. { word-later } erteler, { word-quit } çıkar.
    [again] Aynı parolayı bir kez daha yazın.
    [not-the-same] İki parola aynı değildi veya bir şey yazılmadı. Yeniden bir parola yazın.
    [too-short] Bu parola çok kısa. En az altı karakterli bir parola yazın.
    [put-off] Zarf kapalı değil. { word-envelope } parolasını yeniden sorar.
    [to-open] Hakem, sonraki satıra zarfın parolasını yazın. Gösterilmez. Boş satır zarfı kapalı bırakır.
    [not-opened] Zarf kapalı kalıyor.
    [wrong] Bu zarfın parolası bu değil. Yeniden denemek için { word-open } yazın; parola artık bilinmiyorsa { word-envelope } { word-lost } yazın.
    [damaged] Kayıttaki zarf bozuk ve açılamıyor. Önce { word-envelope } { word-lost }, sonra mühürlenen hamleyi yazın, örneğin { "aç hamle Af3" }.
    [foreign] Bu zarf başka bir oyuna veya başka bir hamleye ait. Önce { word-envelope } { word-lost }, sonra mühürlenen hamleyi yazın, örneğin { "aç hamle Af3" }.
    [not-kept] Mühürlü hamle bir zarfta değil ve saklanmadı. Oyuna devam edilince yeniden mühürlenmesi gerekir.
   *[not-encrypted] Zarf bu bilgisayarda kapatılamıyor. Mühürlü hamleyi kâğıda yazın, sonra { word-envelope } { word-lost } yazın.
}
pin-set = Bundan sonra hakemin sözcükleri için PIN gerekir. Her satırda sorulur.
pin-refused = PIN bu değil.
pin-refused-elsewhere = Başka bir terminalde yanlış bir PIN girildi.
pin = { $notice ->
    [new] Hakem, sonraki satıra bu oyun için bir PIN yazın. En az dört, tercihen altı karakterli olur ve gösterilmez.
    [again] Aynı PIN'i bir kez daha yazın.
    [not-the-same] İki PIN aynı değildi. Yeniden bir PIN yazın.
    [too-short] Bir PIN en az dört karakterlidir. Yeniden bir PIN yazın.
    [asked] Hakem, sonraki satıra PIN'i yazın. Gösterilmez. Boş satır her şeyi olduğu gibi bırakır.
    [not-given] PIN girilmedi. Hiçbir şey yapılmadı.
    [asked-once-more] PIN'i yeniden girin. Boş satır her şeyi olduğu gibi bırakır.
    [wait] Çok fazla yanlış PIN girildi. PIN'i { $wait } sonra yeniden girin. Boş satır her şeyi olduğu gibi bırakır.
    [not-checked] Bu kaydın PIN'i denetlenemiyor: Annabella'nın hiç kullanmadığı kadar çok bellek veya zaman istiyor. Hiçbir şey yapılmadı.
   *[not-hashed] Bu bilgisayar rastgele sayı üretmiyor. Oyunun PIN'i yok.
}
chess960-array = Satranç 960, { $number } numaralı başlangıç konumu.
chess960-position = Satranç 960, verilen bir konumdan.
chess960-rest = Öteki karelerin hepsi boş.
play-begun = Oyun başladı.
clock-pressed = { $color ->
    [white] Beyaz bastı.
   *[black] Siyah bastı.
}
move-completed-move-first = { $mv } tamamlandı.
move-completed = { player }, { $mv } hamlesini tamamladı.
move-imported = { player }: { $mv }, bir PGN dosyasından alındı.
pieces-touched = { player } dokundu: { $list }.
touch-disregarded = { player }, dokunulan taşların izin vermediği bir hamle duyurdu ({ $article }).
touch-disregarded-hint = Hakem: { word-claim } { word-touch } { $squares } bunu karar verilecek bir olay yapar.
move-repeated = { $who } hamleyi duyurulduğu gibi tekrarladı.
repetition-differed = { $who } { $repeated } diye tekrarladı, ama duyurulan hamle { $announced } idi.
announcement-withdrawn = { $mv } hamlesi geri alındı.
executed = { player-gen } tahtasında: { $what }.
recorded = { player-gen } notasyonunda: { $text }.
recorded-unreadable = { player-gen } notasyonunda: { $text }. Hamle olarak okunamıyor.
recorded-in-advance = Hamle yapılmadan önce yazıldı ({ $article }).
recorded-ambiguous = { player-gen } notasyonunda: { $text }. Birkaç hamle anlamına gelebilir.
struck = { player-gen } notasyonunun üstü { $ply }. yarım hamleden başlayarak çizildi.
strike-due = { player-gen } notasyonu { $ply }. yarım hamleden başlayarak artık sayılmaz; { player-inside } gerisinin üstünü çizer.
entry-correction-due = { player-gen } notasyonunda { $ply }. yarım hamle { $to } sayılır; { player-inside } kaydı düzeltir.
entry-write-in-due = { player-gen } notasyonunda { $ply }. yarım hamle { $to } sayılır; { player-inside } onu araya yazar.
entry-strike-due = { player-gen } notasyonunda { $ply }. yarım hamleden önceki kayıt artık sayılmaz; { player-inside } üstünü çizer.
exchange-due = { player-gen } notasyonunda { $ply }. ve { $other }. yarım hamleler yer değiştirmiş sayılır; { player-inside } yerlerini değiştirir.
entry-corrected = { player-gen } notasyonunda { $ply }. yarım hamle artık { $to }.
entry-struck = { player-gen } notasyonunda { $ply }. yarım hamleden önceki fazla kaydın üstü çizildi.
sheet-corrected = { player-gen } notasyonu düzeltildi.
draw-offered = { player } beraberlik teklif ediyor.
draw-declined = { player } beraberlik teklifini reddediyor.
offer-open-again = { player-gen } beraberlik teklifi yeniden açık.
arbiter-called = { $who } hakemi çağırıyor.
clocks-stopped = İki saat de durduruldu.
clocks-started = { player-gen } saati işliyor.
clocks-set = Saatler ayarlandı: beyaz { $white }, siyah { $black }.
time-added = { player-gen } saatine { $time } eklendi.
time-taken = { player-gen } saatinden { $time } alındı.
set-on-the-table = Bunu masadaki saatte ayarlayın.
time-controls-set = Tempo yanlış ayarlanmıştı. Artık şöyle: { $time }. Kullanılmış süre korunur.
period-set = { player } { $period }. zaman diliminde.
player-absent = { player } gelmedi.
player-arrived = { player } geldi.
default-time-passed = { player } { $time } olan geç kalma süresi içinde gelmedi; hakem başka karar vermezse kaybeder ({ $article }).
counter-set = Hakem { player-gen-inside } hamle sayacını ayarladı.
flag-fell = { player-gen } bayrağı düştü.
boards-differed = İki tahta { $count ->
    [one] bir karede
   *[other] { $count } karede
} farklı ({ $article }){ $more ->
    [0] : { $squares }.
   *[other] : { $squares } ve { $more } kare daha.
}
boards-differed-from-sheets = İki tahta aynı, ama notasyonlardan { $count ->
    [one] bir karede
   *[other] { $count } karede
} farklı{ $more ->
    [0] : { $squares }.
   *[other] : { $squares } ve { $more } kare daha.
}
illegal-moves-set = { $color ->
    [white] Beyazın
   *[black] Siyahın
} tamamladığı kuraldışı hamle sayısı: { $count }.
board-difference-said = { $difference }.
boards-agreed = İki tahta yeniden aynı.
half-move-counted = { player } { $mv } hamlesini kendi tahtasında yaptı: orada yapılmış sayılır.
illegal-move-found = { player-gen } { $count }. kuraldışı hamlesi ({ $article }): { $mv }.
cases-explain = Hakem: açıklama için { word-cases } yazın.
arbiter-decides = Kararı hakem verir.
illegal-move-found-hint = Hakem: { word-rule } { word-accept } önceki konuma döner ve { player-dat-inside } { $time } verir{ $stands ->
    [no] ; hamle şahı aldığı için geçerli kalamaz
    [king] ; piyon şah olamadığı için hamle geçerli kalamaz
   *[yes] ; { word-rule } { word-reject } hamleyi geçerli sayar
}.
illegal-move-found-times = Saatler { word-rule } { word-accept } yazılınca beyaz için { $white }, siyah için { $black } gösterir: hamlede kullanılan süre sayılır. Hamleden önce { $white_before } ve { $black_before } gösteriyorlardı. Başka süreler için: { word-clock }.
empty-press-found = { player } hamle yapmadan saate bastı ({ $article }).
illegal-move-number = { $count }. kuraldışı hamle.
empty-press-found-hint = Hakem: { word-rule } { word-accept } { player-dat-inside } { $time } verir; { word-rule } { word-reject } yazılırsa sayılmaz. Sonra { word-go }.
empty-press-found-loses = Hakem: { word-rule } { word-accept } yazılırsa { player-inside } oyunu kaybeder; { word-rule } { word-reject } yazılırsa sayılmaz.
empty-press-found-left-to-arbiter = Ceza verilip verilmeyeceğine hakem karar verir. Sonra { word-go }.
case-accepted = Bu, { player-gen-inside } kuraldışı hamlesi sayılır.
case-rejected = Hakem bunu olduğu gibi bırakıyor.
flag-claimed = { player-gen } bayrağının düştüğü iddia ediliyor.
ruling-postponed = Hakem { $case }. olaya daha sonra karar verecek{ $play ->
    [waits] ; o zamana kadar saatler durur
   *[goes-on] { "" }
}.
ruling-taken-back = Hakem { $case }. olaydaki kararını geri alıyor: olay yeniden açık. Tahtalar, notasyonlar ve sayımlar karardan önceki gibi.
result-signed = { player } sonucu imzalıyor.
offer-improper = Teklif geçerli, ama hamle ile saate basma arasında yapılmadı ({ $article }).
offer-forbidden = Bu turnuvanın yönergesine göre hakemin izni olmadan henüz beraberlik teklif edilemez ({ $article }).
offer-repeated = Bu, { player-gen-inside } { $count }. beraberlik teklifi ({ $article }).
claim-repeated = Bu, { player-gen-inside } { $count }. yanlış beraberlik talebi ({ $article }).
result-taken-back = Sonuç geri alındı; oyun sürüyor.
illegal-move-found-queen-hint = Hakem: vezir kalır. { word-rule } { word-accept } { player-dat-inside } { $time } verir; { word-rule } { word-reject } yazılırsa sayılmaz.
no-clock-hint = Hakem: bu oyunda saat yok, bu yüzden süre verilmez. { word-rule } { word-accept } { $accepted ->
    [back] hamleden önceki konuma döner
    [queen] bunu kuraldışı hamle sayar ve vezir kalır
   *[counts] bunu kuraldışı hamle sayar
}; ayrıca { word-penalty } verilebilir. { word-rule } { word-reject } yazılırsa sayılmaz.
queen-leaves-no-move = { $mated ->
    [yes] Bu vezirle { player-inside } mat olur, ama kurallı bir hamleyle değil ({ $article }): kararı hakem verir, { "sonuç 1-0" } veya { "sonuç 1/2-1/2" }.
   *[no] Bu vezirle { player-gen-inside } kurallı hamlesi yok: hakem oyunu { "sonuç 1/2-1/2" } yazarak berabere sayar veya başka karar verir.
}
illegal-move-found-loses = Hakem: { word-rule } { word-accept } oyunu bitirir, { $outcome ->
    [drawn] berabere, çünkü rakip hiçbir kurallı hamle dizisiyle mat edemez
   *[lost] { player-inside } kaybeder
}{ $stands ->
    [no] ; hamle şahı aldığı için geçerli kalamaz
    [king] ; piyon şah olamadığı için hamle geçerli kalamaz
   *[yes] ; { word-rule } { word-reject } hamleyi geçerli sayar
}.
touch-move-ends = { $mv } hamlesi dokunulan taş kuralına aykırı ve oyunu bitirirdi ({ $article }). Hakem: { word-rule } { word-accept } hamleyi geri alır; { word-rule } { word-reject } yazılırsa hamle oyunu bitirir.
penalty-given = { $kind ->
    [warning] Hakem { player-acc-inside } uyardı ({ $article }).
    [time] { player-dat } ceza ({ $article }): { opponent-gen-inside } saatine { $amount } eklendi.
    [take] { player-dat } ceza ({ $article }): { player-gen-inside } saatinden { $amount } alındı.
    [points] { player-dat } ceza ({ $article }): { player-gen-inside } sonucundan { $amount } düşülür.
    [opponent-points] { player-dat } ceza ({ $article }): { opponent-gen-inside } sonucuna { $amount } eklenir; ikisinin toplamı oyunun verdiğinden çok olamaz.
    [opponent-points-back] { player-dat } verilen ceza geri alındı: { opponent-gen-inside } sonucuna bir şey eklenmez ({ $article }).
    [points-back] { player-dat } verilen ceza geri alındı: { player-gen-inside } sonucundan bir şey düşülmez ({ $article }).
    [loss-shared] { player-dat } ceza ({ $article }): oyun kaybedildi, { opponent-dat-inside } { $amount } verilir.
    [loss] { player-dat } ceza ({ $article }): oyun kaybedildi.
    [fine] { player-dat } ceza ({ $article }): önceden duyurulmuş para cezası.
    [exclusion] { player-dat } ceza ({ $article }): { $amount } men.
   *[expulsion] { player-dat } ceza ({ $article }): turnuvadan ihraç.
}
ruling-explained = Hakemin { $case }. olaydaki gerekçesi: { $text }.
supervision-set = { $adequate ->
    [yes] Bu oyunun gözetimi yeterli: kuraldışı hamleler yarışma kurallarına göre cezalandırılır ({ $article }).
   *[no] Bu oyunun gözetimi yeterli değil: kuraldışı hamle yalnızca rakip sonraki hamleyi yapmadan düzeltilir ({ $article }).
}
assistant-set = { $has ->
    [no] { player-gen } artık yardımcısı yok ({ $article }).
   *[yes] { player-gen } şunlar için yardımcısı var: { $duties } ({ $article }).
}
two-hands-found = { player } hamleyi iki elle yaptı ({ $article }).
complaint-accepted = Hakem { $case }. olaydaki şikâyeti kabul ediyor.
adjusting-announced = { player } taşları düzeltiyor.
touch-claimed = { player-gen } dokunduğu söyleniyor: { $list }.
article-reported = { $who } bildiriyor: { $color ->
    [nobody] { $about }
   *[other] { player }, { $about }
} ({ $article }).
silent-press-claimed = İddiaya göre { player } hamleyi duyurmadan saate bastı ({ $announce }, { $press }){ $executed ->
    [yes] ; bu arada yapılan: { $mv }
   *[no] { "" }
}.
appeal-made = { player }: { $case ->
    [none] sonuca
   *[other] { $case }. olaydaki karara
} itiraz ({ $article }).
illegal-move-claimed = { player-gen } { $mv } hamlesinin kuraldışı olduğu iddia ediliyor ({ $article }).
correction-proposed = { player } { $mv } hamlesinin kuraldışı olduğunu söylüyor. Rakip onaylamazsa bunun için çok geç: { word-accept } ondan önceye döner, { word-decline } hamleyi geçerli bırakır ({ $article }).
correction-agreed = İki oyuncu anlaştı: kuraldışı hamle düzeltiliyor.
correction-declined = Rakip onaylamıyor: hamle geçerli kalır.
draw-accepted = { player } beraberliği kabul ediyor. Bu turnuvanın yönergesine göre hakemin onayı gerekir ({ $article }).
consent-hint = İki oyuncu anlaştı. Hakem: { word-rule } { word-accept } onay verir ve oyun berabere biter; { word-rule } { word-reject } yazılırsa { word-go } ile oyun sürer.
consent-refused = Hakem beraberliğe onay vermiyor.
cases-by-number = Birkaç olay açıksa numarayı { word-rule } sözcüğünün ardına yazın, örneğin { "karar 1 kabul" }.
no-open-case = Açık olay yok.
case-state = { $state ->
    [accepted] Kabul edildi.
    [rejected] Geri çevrildi.
    [stands] Olduğu gibi bırakıldı.
    [taken-up] İşleme alındı.
    [withdrawn] Artık geçerli değil.
   *[unanswered] Yanıtlanmadı.
}
counted-against = { player }: { $illegal ->
    [0] sayılan kuraldışı hamle yok
    [one] bir kuraldışı hamle sayıldı
   *[other] { $illegal } kuraldışı hamle sayıldı
}{ $looks ->
    [0] { "" }
    [one] ; hakemin kaydı bir kez gösterildi
   *[other] ; hakemin kaydı { $looks } kez gösterildi
}.
record-shown = Hakemin kaydı, { $most } bakıştan { $look }. bakış.
touch-claim-hint = Hakem: { word-rule } { word-accept } yazılırsa taşlara dokunulmuş sayılır: oynanmaları veya alınmaları gerekir, başka hamle geri alınır; { word-rule } { word-reject } yazılırsa dokunulmamış sayılır.
reported-hint = Hakem: { word-rule } { word-accept } bunu kabul eder, { word-rule } { word-reject } etmez; olay açıkken bir { word-penalty } verilebilir. Sonra { word-go }.
displaced-hint = Hakem: { word-rule } { word-accept } o andan beri geçen süreyi ({ $time }) saatten düşer, { player }, çünkü taşlar kendi süresinde düzeltilir; { word-rule } { word-reject } bir şey düşmez; bir { word-penalty } de verilebilir. Sonra { word-go }.
silent-hint = Hakem: { word-rule } { word-accept } yazılırsa basış sayılmaz: { player }, uyarı, ve hamle duyurulur{ $times ->
    [none] { "" }
   *[other] , saatler { $times } gösterir
}. { word-rule } { word-reject } yazılırsa sayılır. Rakibe süre: { word-add }. Sonra { word-go }.
appeal-hint = İtirazlara karar verenler için kayıtla birlikte saklanır. { word-rule } { word-accept } veya { word-rule } { word-reject } onların kararını yazar.
default-time-hint = Hakem: { word-rule } { word-accept } yazılırsa { player-inside } kaybeder, rakip de gelmediyse o da kaybeder; { word-rule } { word-reject } veya { word-arrived } yazılırsa oyun sürer.
default-time-waived = { player } geç kaldığı için kaybetmiyor.
appeal-decided = { $case }. olaydaki itiraz { $how ->
    [allowed] kabul edildi
   *[dismissed] reddedildi
}.
late-illegal-move-hint = Rakip bekleniyor: { word-accept } veya { word-decline }.
unclaimed-hint = Rakip sonraki hamlesini yapana kadar bunu talep edebilir; sonra hamle geçerli kalır. Hakem: { word-rule } { word-accept } müdahale ve ceza demektir; { word-rule } { word-reject } hamleyi geçerli bırakır.
wrong-start-claimed = { $who } şunu bildiriyor: { $what ->
    [setup] taşlar başlangıçta yanlış dizilmiş
    [board] satranç tahtası yanlış konmuş
    [colours] oyun ters renklerle başlamış
   *[clock] saat yanlış ayarlanmış
} ({ $article }).
set-up-kept = { $squares } karelerindeki taşlar baştan beri yanlış duruyordu. İki oyuncu da en az { $moves } hamle yaptı: oyun taşların şimdiki konumundan sürer ({ $article }).
set-up-kept-king = { player } artık rok yapamaz.
set-up-kept-rook = { player } { $square } karesindeki kaleyle rok yapamaz.
wrong-start-hint = Hakem: { $what ->
    [setup] { word-rule } { word-accept } yazılırsa oyun iptal edilir ve yeni bir oyun başlar; { word-rule } { word-reject } yazılırsa oyun sürer.
    [board] { word-rule } { word-accept } yazılırsa konum doğru konmuş bir tahtaya aktarılır ve oyun sürer; { word-rule } { word-reject } yazılırsa tahta öyle kalır.
    [colours] { $rule ->
        [new-game] { word-rule } { word-accept } yazılırsa oyun iptal edilir ve doğru renklerle yeni bir oyun başlar; { word-rule } { word-reject } yazılırsa oyun sürer.
       *[arbiter] siz başka karar vermezseniz oyun { word-rule } { word-reject } ile sürer: { word-rule } { word-accept } yazılırsa iptal edilir ve doğru renklerle yeni bir oyun başlar.
    }
   *[clock] { word-rule } { word-accept } yazılırsa talep doğrudur: { word-time }, { word-clock } ve { word-counter } ile ayarlayın, sonra { word-go }; { word-rule } { word-reject } yazılırsa ayar kalır.
}
replacement-hint = Yeni oyunun kendi kaydı ve tam süreleri var; { word-clock } başka süreler ayarlar, { word-begin } oyunu başlatır.
game-cancelled = Oyun iptal edildi ({ $article }). { $exchanged ->
    [yes] Renkler değiştirilerek yeni bir oyun oynanır.
   *[no] Yeni bir oyun oynanır.
}
replacement-begun = Yeni oyun{ $named ->
    [yes] : beyaz { $white }, siyah { $black }
   *[no] { "" }
}. Hakem onu { word-begin } ile başlatır.
is-cancelled = Bu oyun iptal edildi ({ $article }); yerine başka bir oyun oynanıyor.
is-cancelled-in = Bu oyun iptal edildi ({ $article }); yerine oynanan oyunun dosyası: { $file }.
flag-claim-hint = Hakem: { word-rule } { word-accept } yazılırsa bayrak düşmüştür ve oyun kaybedilir, rakip mat edemezse berabere biter; { word-rule } { word-both }: iki bayrak da düşmüş ve hangisinin önce düştüğü bilinmiyor; { word-rule } { word-reject } talebi geri çevirir, sonra { word-go }.
records-differ-hint = Hakem: { word-rule } { word-accept } öneriyi uygular; { word-rule } { word-reject } her şeyi olduğu gibi bırakır.
records-differ-more = { $why ->
    [board_turned] Yanlış konmuş tahta çevrilir, konum aktarılır ve oyun sürer.
    [wrong_set_up] Taşlar baştan beri böyle durduysa { word-claim } { word-setup } yeni bir oyun başlatır.
    [set_up_stays] Taşlar baştan beri böyle durduysa yeni bir oyun için çok geç: iki tahtada da nasıl durduklarını gösterin, sonra { word-claim } { word-setup } yazın. Oyun böyle sürer; yanlış duran şah veya kaleyle rok yapılamaz.
    [reversed_colors] Oyun böyle başladıysa ve kurallar öyle diyorsa { word-claim } { word-colours } yeni bir oyun başlatır.
    [displaced_pieces] Taşları deviren oyuncu onları kendi süresinde yerine koyar; { word-penalty } verebilirsiniz.
   *[position_reinstated] Ondan önceki konum veya belirlenebilen son konum yeniden kurulur.
}
touch-binds = { $rule ->
    [moves] { $own } karesindeki taş oynanmalı ({ $article }).
    [captured] { $enemy } karesindeki taş alınmalı ({ $article }).
    [captures] { $own } karesindeki taş { $enemy } karesindeki taşı almalı ({ $article }).
    [castles] Şaha ve kaleye dokunuldu: o yöne rok yapılmalı ({ $article }).
    [king] O yöne rok kuraldışı: şahla başka bir hamle yapılmalı ({ $article }).
   *[free] Bu taşların hiçbiri oynatılamaz veya alınamaz: herhangi bir kurallı hamle yapılabilir ({ $article }).
}
why-illegal = { $why ->
    [nothing] { $square } karesinde oyuncunun taşı yok.
    [own] { $square } karesinde oyuncunun kendi taşı duruyor: { role }.
    [king] Şah hiçbir zaman alınmaz.
    [not-its-move] Bir { role } öyle gitmez.
    [blocked] Yol kapalı: { $square } karesinde { role } duruyor.
    [no-capture] { $square } karesinde alınacak taş yok.
    [no-en-passant] Artık geçerken alınamaz.
    [not-promoted] Son yataydaki piyonun yerine bir taş konmadı.
    [wrong-promotion] Piyon o taşa terfi edemez.
    [left-in-check] Oyuncunun kendi şahı { $square } karesindeki taşın tehdidinde kalıyor: { role }.
    [into-check] Şah, { $square } karesindeki taşın tehdit ettiği bir kareye gidiyor: { role }.
    [no-castling] O yöne rok artık yapılamaz: şah veya kale oynadı.
    [castling-in-check] Şah altındayken rok yapılamaz; { $square } karesindeki taş şah çekiyor: { role }.
   *[castling-through] Rokta şahın geçtiği { $through } karesini { $square } karesindeki taş tehdit ediyor: { role }.
}
case-open = { $case }. olay: { $kind ->
    [illegal] { player-gen-inside } kuraldışı hamlesi
    [hands] { player-gen-inside } iki elle yaptığı hamle
    [touched] { player-gen-inside } bir taşa dokunduğu söyleniyor
    [late] { player-inside } kuraldışı bir hamlenin düzeltilmesini öneriyor
    [unclaimed] { player-gen-inside } kuraldışı hamlesi, henüz talep edilmedi
    [unclaimed-press] { player-inside } hamle yapmadan saate bastı, henüz talep edilmedi
    [empty] { player-inside } hamle yapmadan saate bastı
    [touch] { player-inside } dokunduğu taşı oynamadı
    [offer] { player-inside } beraberlik teklif etti
    [claimed-move] { player-inside } bildirdiği hamleyi oynamadı
    [threefold] { player-inside } beraberlik talep ediyor, aynı konum üçüncü kez
    [fifty] { player-inside } beraberlik talep ediyor, elli hamle
    [quickplay] { player-inside } hızlı oyun bitişinde beraberlik talep ediyor
    [increment] { player-inside } artış istiyor
    [flag] { player-inside } bayrak düşmesini talep ediyor
    [setup] taşlar başlangıçta yanlış dizilmiş
    [board] satranç tahtası yanlış konmuş
    [colours] oyun ters renklerle başlamış
    [clock] saat yanlış ayarlanmış
    [reported] { player }: { $about }
    [reported-nobody] { $about }
    [silent] { player }: hamle duyurulmadan saate basılması
    [appeal] { player }: itiraz
    [default-time] { player }: geç kalma süresinden sonra yok
   *[records] tahtalar veya notasyonlar farklı
} ({ $article }).
draw-claimed = { player } beraberlik talep ediyor: { $rule ->
    [threefold] aynı konum üçüncü kez
   *[fifty] taş alınmadan ve piyon oynanmadan elli hamle
}{ $manner ->
    [intended] , yazılan hamle { $mv } ile
   *[standing] { "" }
} ({ $article }).
draw-claim-judged-wrong = Talep yanlış ({ $article }). { player-gen } beraberlik teklifi açık kalır.
draw-claim-judged-brief = { player-gen } talebi yanlış ({ $article }){ $time ->
    [none] { "" }
   *[other] : { opponent-gen-inside } saatine { $time } eklendi
}{ $manner ->
    [intended] ; yazılan { $mv } hamlesi oynanmalı
   *[standing] { "" }
}; beraberlik teklifi açık kalır.
draw-claim-judged-wrong-intended = { draw-claim-judged-wrong } Yazılan { $mv } hamlesi oynanmalı.
claim-intended = Talep denetlendi. Yazılan hamle: { $mv }.
claim-position = Talep edilen konum: hamle sırası { player-loc-inside }. Beyaz için kalan rok: { $white }; siyah için: { $black }.
claim-occurrences = Bu konum { $count ->
    [one] bir kez
   *[other] { $count } kez
} oluştu: { $list }. Üç kez gerekir.
claim-alike = Sayılmayan: { $place }. Aynı taşlar aynı karelerdeydi, ama { $why ->
    [turn] hamle sırası öteki oyuncudaydı
    [castling] rok hakları farklıydı
   *[en-passant] bir piyon geçerken alınabilirdi
}.
claim-quiet = Talep denetlendi: taş alınmadan ve piyon oynanmadan { $count ->
    [one] bir yarım hamle
   *[other] { $count } yarım hamle
}, başlangıcı { $since }. 100 gerekir.
claimed-move-found = { player } talep için yazılandan başka bir hamle duyurdu ({ $article }).
claimed-move-found-hint = Hakem: { word-rule } { word-accept } { $mv } hamlesini geri alır ve yazılan hamle oynanmalıdır; { word-rule } { word-reject } { $mv } hamlesini geçerli bırakır.
quickplay-claimed = { player } beraberlik talep ediyor: { $ground ->
    [normal-means] rakip olağan yollarla kazanamaz
   *[no-effort] rakip kazanmak için çaba göstermiyor
} ({ $article }). Kararı hakem verir.
quickplay-hint = Hakem: { word-rule } { word-accept } oyunu berabere bitirir; { word-rule } { word-postpone }, sonra { word-go } yazılırsa karar sonra verilir, bayrak düştükten sonra bile; { word-rule } { word-reject } rakibe iki dakika verir.
quickplay-claimed-without-arbiter = { player } beraberlik talep ediyor: { $ground ->
    [normal-means] rakip olağan yollarla kazanamaz
   *[no-effort] rakip kazanmak için çaba göstermiyor
} ({ $article }). Hakem yok: talep oyunu bitirir, kararı sonra bir hakem verir.
quickplay-form = Şunu yazın: { $color ->
    [white] hamle sırası beyazda
   *[black] hamle sırası siyahta
}; beyaz: { $white }; siyah: { $black }; { $fen }.
quickplay-form-checked = { $ground ->
    [normal-means] { player } son konumu denetler ve imzalar.
   *[no-effort] { player } son konumu ve eksiksiz olması gereken notasyonu denetler, ikisini de imzalar.
}
quickplay-without-arbiter-hint = Sonradan karar veren hakem: { word-rule } { word-accept } oyunu berabere bitirir; { word-rule } { word-reject } talebi geri çevirir, sonra { "sonuç 1-0" } veya { "sonuç 0-1" } sonucu verir.
increment-requested = { player } iki oyuncu için her hamleye 5 saniye artış istiyor; bu aynı zamanda beraberlik teklifidir ({ $article }).
increment-hint = Hakem: önce teklif kabul edilir veya reddedilir; sonra { word-rule } { word-accept } bundan sonra iki oyuncuya her hamlede 5 saniye, rakibe de iki dakika verir; { word-rule } { word-reject } bir şey değiştirmez, sonra { word-go }.
increment-given = Bundan sonra her hamle, yapan oyuncunun saatine { $time } ekler.
claim-rejected = Hakem talebi geri çeviriyor.
retraced = Oyun { $plies ->
    [0] ilk konuma
   *[other] { $last } sonrasındaki konuma
} döndü. { $kept ->
    [yes] İki tahtayı da buna göre kurun; programın tuttuğu notasyonlar zaten değiştirildi.
   *[no] İki tahtayı da buna göre kurun; iki notasyon da zaten değiştirildi.
} Saatler duruyor; hakem onları { word-go } ile çalıştırır.
retraced-in-brief = Oyun { $plies ->
    [0] ilk konuma
   *[other] { $last } sonrasındaki konuma
} döndü.
times-after-going-back = Saatler şimdi beyaz { $white }, siyah { $black } gösteriyor; önce beyaz { $white_before }, siyah { $black_before } gösteriyorlardı. Başka süreler için: { word-clock }.
board-adjusted = { player-gen } tahtası artık notasyonlardaki gibi.
board-step-done = { $left ->
    [0] { player-gen } tahtasında her şey yapıldı.
   *[other] { player-gen } tahtasında sıradaki, kalan { $left }: { $what }.
}
board-connected = { $back ->
    [yes] { player-gen } elektronik tahtası yeniden bağlı.
   *[no] { player-gen } tahtası: { $device }, { $number ->
        [none] numarasız
       *[other] numara { $number }
    }, { $lies ->
        [turned] ters
       *[straight] düz
    } duruyor.
}
board-lost = { player-gen } elektronik tahtasının bağlantısı kesildi. Yeniden bağlanana kadar hamleleri yazın.
board-ignored = { player-gen } elektronik tahtasının gösterdiği artık sayılmaz. Hamleleri yazın; { word-eboard } { word-on } onu yeniden geçerli kılar.
board-read = { player-gen } elektronik tahtasının gösterdiği yeniden sayılıyor.
eboard-state = { player-gen } elektronik tahtası { $state ->
    [read] yanıt veriyor
    [ignored] yanıt veriyor, ama sayılmıyor
   *[lost] bağlı değil
}{ $lies ->
    [turned] ; ters duruyor.
    [straight] ; düz duruyor.
   *[unknown] .
}
eboard-as-expected = Olması gerektiği gibi.
eboard-not-begun = Oyun başlamadı. { $clock ->
    [board] Tahtanın saatini çalıştırın veya { word-begin } yazın.
   *[other] Başlatmak için { word-begin } yazın.
}
eboard-gone = { player-gen } elektronik tahtası bağlı değil.
eboard-otherwise = { player-gen } elektronik tahtası: { $squares }{ $more ->
    [0] .
    [one] ; ve bir kare daha.
   *[other] ; ve { $more } kare daha.
}
eboard-none = Elektronik tahta yok. Programı --white-board veya --black-board ile başlatın.
eboard-not-completed = { player } saate bastı, ama elektronik tahtada bir hamle yok: { $squares }{ $more ->
    [0] .
    [one] ; ve bir kare daha.
   *[other] ; ve { $more } kare daha.
} Hiçbir hamle tamamlanmadı.
board-clock-goes-on = Program elektronik tahtanın saatini durduramaz. Onu elle durdurun.
board-correction-due = { player-gen } tahtası notasyonlara göre düzeltilmeli.
board-correction-confirmed = Hakem: { word-adjust } yapıldığını onaylar.
cases-void = { $count ->
    [one] { $cases }. olay artık geçerli değil: hamlesi geri alındı.
   *[other] Artık geçerli olmayan olaylar: { $cases }. Hamleleri geri alındı.
}
table-set = Klavyede: { $seat ->
    [everybody] herkes
   *[one] { $who }
}.
pressing = { $press ->
    [with-move] Hamlenin duyurulması saate de basar.
   *[separately] Enter saate basar.
}
note-written = Not edildi: { $text }.
game-ended = { result-score }, { $text }: { result-reason } ({ $article }).
game-ended-in-words = { result-score }: { result-reason }.
had-ended = Şöyle bitmişti: { $text }, { result-reason }.
points-given = Bu turnuvanın puanlarına göre beyaz { $white }, siyah { $black } alır.
sheets-differed = İki notasyon { $last } sonrasında farklı ({ $article }). Beyaz: { $white }. Siyah: { $black }.
sheets-differed-from-announced = İki notasyonda da { $last } sonrasında { $written } var, ama duyurulan hamle { $announced } idi ({ $article }).
sheets-differed-one-from-announced = { player-gen } notasyonunda { $last } sonrasında { $written } var, ama duyurulan hamle { $announced } idi ({ $article }).
sheets-agreed = İki notasyon yeniden aynı.
sheets-incomplete = { $who ->
    [white] Beyazın notasyonu eksik ({ $article }): beyaz, taşa dokunmadan önce kendi süresinde tamamlar, isterse rakibin notasyonundan yararlanır.
    [black] Siyahın notasyonu eksik ({ $article }): siyah, taşa dokunmadan önce kendi süresinde tamamlar, isterse rakibin notasyonundan yararlanır.
   *[both] İki notasyon da eksik ({ $article }): iki oyuncu da saatler dururken kendi notasyonunu tamamlar.
}
sheet-lacks = { player-gen } notasyonunda eksik: { half-moves }.
sheet-updated = { player-gen } notasyonu tamamlandı.
sheet-behind = { player }, notasyonu eksikken hamle yapıyor ({ $article }).
taken-for-an-assistant = Engelli bir oyuncunun saatinden yardımcı nedeniyle süre alınmaz: başka bir neden mi var? Yoksa { player-dat-inside } süreyi { word-add } ile geri verin ({ $article }).
sheets-incomplete-hint = Hakem: bu kayda göre { $moves ->
    [one] 1 hamle tamam
   *[other] { $moves } hamle tamam
}; kanıt yoksa sonraki hamle bir sonraki zaman diliminin ilk hamlesidir, { "dilim beyaz 2" } ({ $article }). { $clocks ->
    [one] Hamle sırası olan oyuncunun saati işlemeyi sürdürür.
   *[both] İkisi de yazınca { word-go } yazın.
}
move-impossible = Bu hamle { player-gen-inside } tahtasında yapılamaz.
line-replaced = { $ply }. yarım hamleden başlayarak notasyonlardaki hamleler oynanmış sayılır.
instruction = { player-gen } tahtası, { $n }. adım, toplam { $of }: { $what }.
sheet-write = { player-gen } notasyonu: { $moves } yazın.
sheet-order = { player-gen } notasyonu: { $what }.
sheet-still-due = { player-gen } notasyonunda yapılması gereken: { $list }.
board-cause = { player-gen } tahtası: { $cause }.
candidates = Şu hamleler iki tahtayı da açıklardı: { $moves }.
check-right = { player-gen } tahtası olması gerektiği gibi.
check-wrong = { player-gen } tahtası: { $squares }.
proposal-nothing = Tahtalar ve notasyonlar aynı.
proposal-boards-wrong = Notasyonlar şuraya kadar aynı: { $last }; hamle sırası { player-loc-inside }. Tahtalar düzeltilmeli; saatler olduğu gibi kalır. Hakem: { word-retrace } bunu uygular.
proposal-two-readings = Tahtalar duyurulan hamlelere uyuyor; yalnızca notasyonlar farklı. Hakem: { word-rule } { word-accept } tahtaları notasyonlara göre kurar; { word-rule } { word-reject } tahtaları bırakır ve notasyonların düzeltilmesi gerekir.
proposal-sheet-right = İki tahta da { $as ->
    [announced] duyurulana
   *[sheet] { player-gen-inside } notasyonuna
} uyuyor. { opponent-gen } notasyonu düzeltilmeli. Hakem: { word-retrace } bunu uygular.
proposal-sheets-only = İki tahta aynı ve iki notasyon da { $last } sonrasında onlara varıyor. Hangi notasyonun doğru olduğuna hakem karar verir; öteki { word-strike } ve { word-record } ile düzeltilir.
proposal-both-sheets-wrong = İki tahta da duyurulana uyuyor. İki notasyon da düzeltilmeli. Hakem: { word-retrace } bunu uygular.
late-half-move = Geriye yalnızca { $mv } kaldı; { player-inside } onu kendi tahtasında yaptı: { word-go } onu geçerli sayar.
proposal-back = { $ground ->
    [illegal] Notasyonlarda kuraldışı bir hamle var.
    [incomplete] Bir notasyon daha erken bitiyor.
    [unreadable] Bir kayıt okunamıyor.
   *[differ] Notasyonlar farklı.
} Öneri: { $last } sonrasındaki konuma dönülür, hamle sırası { player-loc-inside }; saatler: { $clocks }. Uygulamak için { word-retrace } yazın.
report-struck = { player-gen } notasyonunda üstü çizilen: { $entries }.
no-mate = { $who ->
    [nobody] Kimse mat edemez
   *[opponent] Rakip mat edemez
}: { $proof ->
    [terminal] yapılacak hamle kalmadı.
    [material] taşlar yetersiz.
   *[closure] oluşabilecek her konum incelendi, { $states ->
        [one] bir durum
       *[other] { $states } durum
    }.
}

refused-already-begun = Oyun zaten başladı.
refused-not-begun = Oyun henüz başlamadı.
refused-game-over = Oyun bitti.
refused-result-stands = Zaten bir sonuç var. { "sonuç *" } onu geri alır.
refused-no-result = Geri alınacak bir sonuç yok.
refused-promotion-chosen = Terfi taşı tahtada: seçim kesindir.
refused-clocks-stopped = Saatler durdurulmuş.
refused-clocks-running = Saatler durdurulmuş değil.
refused-has-arrived = { player } bu oturumda hamle yaptı. { word-absent } henüz gelmemiş oyuncu içindir.
refused-clock-not-running = { player-gen } saati işlemiyor; ona basmak bir şey değiştirmez.
refused-not-your-move = Hamle sırası { player-loc-inside }.
refused-not-yours = Bunu yalnızca hakem söyleyebilir.
refused-not-yours-hint = Hakem adına konuşuyorsanız başına { "hakem:" } yazın.
refused-not-yours-color = Bunu yalnızca { player-inside } söyleyebilir.
refused-nothing-announced = Duyurulmuş hamle yok.
refused-nothing-announced-hint = Önce hamleyi girin.
refused-not-executed = { $missing ->
    [piece] { player-gen } bir taşı hâlâ elde, bu yüzden hamle yapılmış sayılmaz.
    [capture] Alınan taş hâlâ { player-gen-inside } tahtasında, bu yüzden hamle yapılmış sayılmaz.
   *[move] Hamle henüz { player-gen-inside } tahtasında yok, yani yapılmış sayılmaz.
}
refused-not-executed-hint = Önce { word-execute } { $mv } yazın, sonra saate basın.
refused-already-completed = { $mv } hamlesi { $completed ->
    [no] yapıldı
   *[yes] tamamlandı
}.
refused-already-completed-hint = Hakem { word-retrace } { $number } ile ondan önceki konuma döner.
refused-not-completed = { $mv } hamlesi duyuruldu ama tamamlanmadı.
refused-not-completed-hint = Boş satır onu tamamlar, { word-correct } ve bir hamle onu değiştirir, { word-undo } geri alır.
refused-too-late-to-correct = Çok geç: dil sürçmesi hemen düzeltilir, saate basılmadan ve rakip yanıt vermeden önce.
refused-too-late-to-correct-hint = Hakemi çağırın.
refused-adjusts-on-own-time = Taşları yalnızca hamle sırası olan oyuncu düzeltir, kendi saati işlerken ve hamle duyurmadan önce.
refused-adjusting = { player } taşları düzelttiğini söyledi: şimdi bir taşa dokunmak bağlayıcı değildir.
refused-not-touched = Dokunulan bir ile dört arasında kare adı yazın, örneğin { "talep dokun e2" }.
refused-right-to-complain-lost = Bunu talep etmek için çok geç: bu arada bir taşa dokunuldu veya bir hamle yapıldı.
refused-illegal-move-stands = Bunu talep etmek için çok geç: kuraldışı hamle geçerli kalır.
refused-result-stands-unless-taken-back = Sonuç geçerli; hakem onu önce { "sonuç *" } ile geri alabilir.
refused-not-illegal = { $mv } kurallıydı.
refused-nothing-touched-there = { $square } karesinde dokunulabilecek bir taş yoktu.
refused-of-whom = Maddeden sonra oyuncu eksik: { word-white } veya { word-black }.
refused-not-pressed = { player } son hamleyi saate basarak tamamlamadı.
refused-no-such-article = { $sentence }
refused-none-illegal = Talep edilecek tamamlanmış kuraldışı hamle yok.
refused-too-late-for-complaint = Yeterli gözetim yoksa { $what ->
    [setup] yanlış diziliş
    [board] yanlış konmuş tahta
   *[clock] yanlış ayarlanmış saat
} yalnızca iki oyuncu da { $moves } hamle yapmadan önce talep edilebilir.
refused-too-late-for-complaint-castling = { refused-too-late-for-complaint } Oyun sürer; yanlış konmuş şah veya kaleyle rok yapılamaz. Hâlâ öyle duruyorlarsa bunu iki tahtada da gösterin ve yeniden talep edin: o zaman oyun taşların şimdiki konumundan sürer.
refused-colors-stay = İki oyuncu da { $moves } hamle yaptıktan sonra renkler olduğu gibi kalır ve oyun sürer.
refused-no-looks = Hakemin kaydı yalnızca gözetimli hızlı ve yıldırım oyunlarda gösterilir.
refused-looked-enough = Kayıt size { $times } kez gösterildi; daha fazlası rakibi rahatsız eder.
refused-only-the-opponent-claims = Yeterli gözetim yoksa bunu yalnızca rakip talep edebilir.
refused-only-both-together = Çok geç: bunu yalnızca iki oyuncu birlikte düzeltebilir.
refused-not-agreed-duty = Bu, bu yardımcının görevleri arasında değil: { duty }.
refused-blind-player-has-assistant = Gören oyuncunun yardımcısı ancak görme engelli oyuncunun yardımcısı yoksa olabilir.
refused-assistant-needed = İşitemeyen bir rakibe karşı görme engelli oyuncunun yardımcısı olmalıdır.
roles-heading = Kim ne söyleyebilir. Görme engelli oyuncunun yardımcısı kararlaştırılan görevleri yapar, kararlaştırılmış bir şey yoksa hepsini ({ $blind }); gören oyuncunun yardımcısı ancak görme engelli oyuncununki yoksa olur ({ $sighted }).
roles-row = { $words }: { $who }.
roles-row-with-duty = { $words }: { $who }. Yardımcı için gereken görev: { duty }.
refused-no-points = Puan cezası 1/2 veya 1 olur; 0 onu geri alır, ama verilmiş bir puan cezası yok.
refused-no-rounds = Kaç tur olduğunu yazın, örneğin { "ceza men 1 beyaza" }.
refused-no-such-penalty = { $laws } kurallarında böyle bir ceza yok.
refused-too-little-time = { player-gen } saatinde o kadar süre kalmadı: daha az alın.
refused-not-rapid-or-blitz = Gözetim yalnızca hızlı ve yıldırım oyunlarda fark yaratır.
refused-mirroring = Rakibin hamlesini kendi tahtasında yapmak taşa dokunmak sayılmaz.
refused-own-move = Hamleyi yapan oyuncu değil, rakibi tekrarlar.
refused-no-offer = Beraberlik teklifi yok.
refused-own-offer = Kendi beraberlik teklifinize yanıt veremezsiniz.
refused-already-offered = Beraberlik zaten teklif edildi.
refused-answer-the-offer = Rakibin beraberlik teklifi açık: önce { word-accept } veya { word-decline } yazın.
refused-agreement-too-early = Beraberlikte ancak iki oyuncu da bir hamle yaptıktan sonra anlaşılabilir.
refused-move-is-sealed = Oturum bitti: { player-gen-inside } hamlesi oynanmaz, mühürlenir.
refused-sealed-move-forgotten = Program bittiğinde mühürlü hamle zarfta değildi ve bilinmiyor. { player } bir hamleyi yeniden mühürler.
refused-adjourned = Oyun ertelendi.
refused-not-adjourned = Oyun ertelenmedi.
refused-nothing-to-seal = Şimdi mühürlenecek hamle yok.
refused-nothing-to-seal-hint = Hakem oturumu { word-adjourn } yazarak bitirir.
refused-too-late-to-seal = Saat durduruldu: mühürlü hamle artık değiştirilemez.
refused-no-envelope = Zarf yok.
refused-envelope-not-opened = Oyuna devam edilmeden önce zarf açılır.
refused-replier-absent = Zarf ancak { player-inside } oradayken açılır.
refused-replier-absent-hint = { player-gen } saati işliyor. Oyuncu gelince { word-arrived } yazın.
refused-move-unknown = Bu zarf açılamaz.
refused-no-increment-request = 2009 kurallarında artış isteği yok; onun yerine beraberlik talep edin: { word-claim } { word-quickplay }.
refused-both-flags-not-announced = 2018 yılından beri düşmüş iki bayrak oyunu yalnızca hızlı oyun bitişi kuralları duyurulduysa berabere bitirir; hangisinin önce düştüğüne hakem karar verir: { word-rule } { word-accept } veya { word-rule } { word-reject }.
refused-flag-not-fallen = Bayrak düşmedi.
refused-claim-without-the-move = Beraberliği yalnızca hamle sırası olan oyuncu talep edebilir: { player-inside }.
refused-claim-after-touch = Bir taşa dokunduktan sonra bu hamlede beraberlik talep edilemez.
refused-already-claimed = Bu konumda bu zaten talep edildi ve karara bağlandı.
refused-claimed-move-first = Önce talep için yazılan hamle oynanmalı: { $mv }.
refused-intended-move-illegal = { $squares } burada kurallı bir hamle değil. Hiçbir şey talep edilmedi; başka bir hamle yazın veya hamlesiz talep edin.
refused-nothing-to-sign = Henüz imzalanacak bir sonuç yok.
refused-no-quickplay-finish = Hızlı oyun bitişi kuralları burada geçerli değil: son zaman diliminde artış olmamalı, oyun yıldırım olmamalı ve 2014 yılından beri kurallar duyurulmuş olmalı.
refused-quickplay-too-early = Bu ancak saatinizde iki dakikadan az kaldığında ve bayrak düşmeden talep edilebilir.
refused-not-a-time = Bu, bir saatin gösterebileceği bir süre değil.
refused-no-clock = Bu oyun saatsiz oynanıyor: süre verilemez ve alınamaz.
refused-no-moves-kept = Bu oyunda hamleler tutulmaz: yalnızca saat vardır. --moves none olmadan tutulur.
refused-no-such-ply = { $plies ->
    [0] Henüz yarım hamle yok.
    [one] Şimdiye kadar yalnızca bir yarım hamle var.
   *[other] Şimdiye kadar yalnızca { $plies } yarım hamle var.
}
refused-no-such-period = { $periods ->
    [0] Bu tempoda zaman dilimi yok.
    [one] Bu tempoda yalnızca bir zaman dilimi var.
   *[other] Bu tempoda yalnızca { $periods } zaman dilimi var.
}
refused-already-said = Bu zaten böyle.
refused-nothing-open = Karar verilecek bir şey yok.
refused-which-case = Birkaç olay açık.
refused-which-case-hint = { $open } Hangisine karar verdiğinizi yazın, örneğin { "karar 1 kabul" }.
refused-nothing-to-retrace = Tahtalar ve notasyonlar aynı: düzeltilecek bir şey yok.
refused-nothing-to-retrace-hint = Beyazın 1. hamlesinden sonraki konuma { "geri dön 1" } döner.
refused-nothing-to-retrace-so-far = { $lacks } Tahtalar aynı, notasyonlar da yazıldığı yere kadar aynı.
refused-nothing-to-retrace-so-far-hint = Beyazın 1. hamlesinden sonraki konuma { "geri dön 1" } döner.
refused-king-captured = Şah hiçbir zaman alınmaz: o hamle geçerli kalamaz.
refused-king-captured-hint = Ondan önceki konuma { word-rule } { word-accept } döner.
refused-pawn-became-king = Piyon hiçbir zaman şah olmaz: o hamle geçerli kalamaz.
refused-pawn-became-king-hint = Ondan önceki konuma { word-rule } { word-accept } döner.
refused-no-such-case = { $case }. olay yok.
refused-no-such-case-hint = { $open } Bütün olayları ve sonuçlarını { word-cases } listeler.
refused-case-closed = { $case }. olay zaten kapandı.
refused-case-closed-hint = Bütün olayları ve sonuçlarını { word-cases } listeler.
refused-ruling-to-take-back = Duyurulmuş bir hamle yok.
refused-ruling-to-take-back-hint = { word-rule } { $case } { word-undo }, { $case }. olaydaki kararı geri alır.
refused-nothing-ruled-on = Henüz hiçbir olay karara bağlanmadı.
refused-case-not-ruled-on = { $case }. olay açık: geri alınacak bir karar yok.
refused-ruling-ended-the-game = { $case }. olaydaki karar oyunu bitirdi.
refused-ruling-ended-the-game-hint = { word-result } { "*" } sonucu geri alır ve olay yeniden açılır.
refused-too-late-to-take-back = { $case }. olaydaki karar artık geri alınamaz: oyun devam etti.
refused-too-late-to-take-back-hint = Bu sözlerle düzeltilir: { word-retrace }, { word-clock }, { word-add }, { word-take }, { word-counter }.
refused-ruled-on-since = { $since }. olay { $case }. olaydan sonra karara bağlandı.
refused-ruled-on-since-hint = { word-rule } { $since } { word-undo } önce o kararı geri alır.
refused-rule-first = Önce bir karar gerekiyor.
refused-adjust-first = Bir tahta hâlâ düzeltilmeli.
refused-sheet-correction-due = { player-gen } notasyonunda yapılması gereken: { $due }. Yapıldığını { word-adjust } onaylar.
refused-entry-not-due = Şimdi yalnızca { player-gen-inside } notasyonunda yapılması gereken yazılabilir: { $due }.
refused-nothing-to-put-right = { player-gen } tahtasında ve notasyonunda düzeltilecek bir şey yok.
refused-no-move-left = Hamle sırası olan oyuncunun kurallı hamlesi yok.
refused-nothing-on-board = { player-gen } tahtasında { $square } karesinde taş yok.
refused-not-assistants-duty = Gören oyuncunun yardımcısı yalnızca taşları oynayabilir ve hamleleri duyurabilir.
refused-nothing-there = { $square } karesinde hamle sırası olan oyuncunun taşı yok.

unreadable-empty = Bunda hamle yok.
unreadable-not-understood = Anlaşılmadı: { $part }.
unreadable-not-understood-hint = e4, Af3, e2e4 veya springer felix drei gibi bir hamle girin ya da { word-help } yazın.
unreadable-ambiguous = Bu birkaç hamle anlamına gelebilir: { $moves }.
unreadable-ambiguous-hint = Birini iki karesiyle girin.
unreadable-ambiguous-castling-hint = Şunlardan birini yazın: { "rok kısa" } veya { "rok uzun" }.
unreadable-capture-without-file = Taş alan piyonun geldiği dikey yazılır.
unreadable-capture-without-file-hint = { $mv } yazın.
unreadable-king-or-castling = Şah { $square } karesine gidebilir veya o yöne rok yapabilir.
unreadable-king-or-castling-hint = Şahın adımı için { $step }, rok için { castling-typed } yazın.
unreadable-no-such-piece = { $square } karesine gidebilen taş yok: { role }.
unreadable-no-such-piece-hint = Gerçekten oynandıysa iki kareyi de yazın.
unreadable-not-there = O taş { $square } karesinde değil.
unreadable-promotion = Piyonun hangi taşa terfi ettiği eksik.
unreadable-promotion-hint = Kareden sonra yazın, örneğin { $square } vezir; piyon orada kaldıysa { $square }P.
unreadable-promotion-to-king = Piyon şaha terfi edemez.
unreadable-promotion-to-king-hint = Kareden sonra başka bir taş yazın, örneğin { $square } vezir.
unreadable-only-legal-in = Bu, bu notasyonun dilinde kurallı bir hamle değil; şu dilde öyle olurdu: { $language }.
unreadable-only-legal-in-hint = Notasyonun kendi harfleriyle yazın veya gerçekten oynandıysa iki kareyi de yazın.
unreadable-foreign-letter = { $letter } bu notasyonda bir taş harfi değil.
unreadable-foreign-letter-hint = Şu dilde bir hamle olurdu: { $language }; hiçbir şey değişmedi.
pieces = { $player }: { $list }.
no-moves = Tamamlanan hamle yok.
moves = { $list }.
status-before = Oyun başlamadı.
status-to-move = Hamle sırası { player-loc-inside }.
status-announced = { player } { $mv } hamlesini duyurdu. Henüz tekrarlanmadı.
status-repeated = { player-gen } { $mv } hamlesi tekrarlandı. Henüz iki tahtada da uygulanmadı.
status-executed = { player-gen } { $mv } hamlesi iki tahtada da uygulandı. Henüz tamamlanmadı.
status-arbiter-called = { $who } hakemi çağırdı.
awaited-beginning = İlk hamleyi girin veya { word-begin } yazın.
awaited-beginning-elsewhere = Oyun { word-begin } ile veya ilk hamleyle başlar.
awaited-sealed-move = { player } sonraki hamleyi mühürler: önce { word-seal }, ardından hamle yazılır.
awaited-end-of-session = { player } bir hamle mühürledi. Oyun { word-press } ile ertelenir.
awaited-envelope-closed = Zarf kapalı değil: { word-envelope } parolasını sorar.
awaited-resumption = Hakem oyunu { word-reopen } yazarak sürdürür.
awaited-arrival = Bu ancak { player-inside } oradayken olur: hakem { word-arrived } ve rengi yazar.
awaited-envelope-opened = Hakem { word-open } yazar.
awaited-sealed-move-entered = Mühürlü hamle bilinmiyor: hakem onu yazar, örneğin { "aç hamle Af3" }.
awaited-ruling = Kararı hakem verir: { word-rule } { word-accept } veya { word-rule } { word-reject }.
awaited-ruling-on = Kararı hakem verir: { word-rule } { $case } { word-accept } veya { word-rule } { $case } { word-reject }.
awaited-ruling-on-records = Hakem bunu { word-retrace } ile düzelttirir.
awaited-correction = { player-gen } tahtası düzelince hakem bunu { word-adjust } ile onaylar.
awaited-steps = { player-gen } tahtasında yapılacaklar: { $list }. { word-done } bir adımı yapıldı sayar.
awaited-claimed-move = { player-gen } talebi için yazılan { $mv } oynanmalı ({ $article }).
awaited-sheet-correction = { player-gen } notasyonu düzelince { word-adjust } bunu onaylar; sonraki kayıt da onaylar.
awaited-scoresheet = { player } notasyonu { word-record } ile tamamlar.
awaited-result = Kurallı hamle kalmadı: hakem sonucu { word-result } ile bildirir.
awaited-clocks = Hakem saatleri { word-go } ile çalıştırır.
awaited-seat = { $running ->
    [yes] { $who }: bağlantı koptu. Hakem saatleri durdurabilir: { word-stop }.
   *[no] { $who }: bağlantı koptu.
}
awaited-answer = { player } { word-accept } veya { word-decline } ile yanıt verir.
awaited-differences = Tahtalar veya notasyonlar hâlâ farklı. Hakem onları { word-retrace } ile düzelttirir.
awaited-execution = { $mv } hamlesi henüz { player-gen-inside } tahtasında değil: { word-execute } { $mv }.
awaited-completion = Boş satır hamleyi tamamlar.
awaited-completion-elsewhere = Hamleyi { player-inside } tamamlar.
awaited-press = { player-gen } son hamlesi tamamlanmadı: { word-press }.
awaited-repetition = { $mv } hamlesi henüz tekrarlanmadı: { word-repeat } { $mv }.
awaited-repetition-elsewhere = { $mv } hamlesi henüz tekrarlanmadı.
awaited-signature = { player } sonucu imzalamadı: { word-sign }.
awaited-signature-elsewhere = { player } sonucu imzalamadı.
awaited-rematch = { player } rövanş teklifine { word-accept } veya { word-decline } ile yanıt verir.
awaited-more = Devamı { word-cases } ile.
nothing-changed = Değiştirilecek bir şey yoktu.
misread-missing = Şundan sonra bir şey eksik: { $typed }. { $sentence }
misread-trailing = { $typed } ardından gelen anlaşılmadı: { $rest }. { $sentence }
misread-unknown = Anlaşılmadı: { $text }. Şunu mu demek istediniz: { $meant }?
misread-several-moves = Her seferinde bir hamle: önce { $first } girin, o tamamlanınca { $second } girin.
misread-trailing-long = { $typed } ardından gelen anlaşılmadı: { $rest }. Nelerin gelebileceğini { word-help } { $typed } listeler.
misread-no-such-square = { $square } diye bir kare yok.
misread-which-player = { $typed } bir oyuncu içindir; başına { "beyaz:" } veya { "siyah:" } yazın.
misread-letter-or-word = { $typed } hem { $word } sözcüğü hem de bir hamlenin harfi olabilir. Hiçbir şey değişmedi. { $word } { $rest } yazın veya hamleyi boşluksuz yazın.
misread-owed-first = { opponent-gen } { $squares } hamlesi henüz { player-gen-inside } tahtasında uygulanmadı. Önce onu uygulayın veya iki kareyi de yazın.
misread-said = { $saying ->
    [score] Oyuncu { word-resign } ile oyunu terk eder veya { word-draw } ile beraberlik teklif eder; sonucu hakem bildirir: { word-result } 1-0.
    [time] Saatinizin gösterdiğini { word-clock } söyler.
    [flag] Rakibin bayrağı { word-claim } { word-flag } ile talep edilir.
    [referee] Hakemi { word-arbiter } çağırır ve saatleri durdurur.
    [illegal] Rakibin son hamlesinin kuraldışı olduğunu { word-claim } { word-illegal } söyler.
    [mate] Bunu söylemek gerekmez. Hamleyi girin; mat ve pat oyunu kendiliğinden bitirir.
    [in-check] Annabella şah olup olmadığını söylemez. { word-where } ve { word-what } kendi tahtanızda ne durduğunu söyler.
    [fen] annabella export --to fen konumu yazar; { word-board } tahtanızda ne olduğunu söyler.
    [version] Annabella { $version }.
    [looks] Ekranda F4 ile F7 arası tuşlar taşları, koordinatları, renkleri ve boyutu değiştirir.
    [mouse] Fare, program başlatılırken --mouse seçeneğiyle açılır.
    [hint] Annabella hiçbir zaman bir oyuncuya yardım etmez.
    [pin] Hakemin PIN'i, oyun başlatılırken --pin seçeneğiyle seçilir.
   *[descriptive] Hamleler kare adlarıyla girilir: e4 veya e2e4.
}
misread-rank-missing = { $text } yazısında yatay eksik: 1'den 8'e kadar bir rakam.
misread-other-language = { $text } şu dilde: { $language }. Burada { $typed } yazılır.
finish-record = Kayıt: { $file }.
finish-pgn = PGN: { $file }.
finish-next = Şimdi yazılabilecekler: { word-replay }, { word-rematch }, { word-print }, { word-print } { word-brf }, { word-quit }.
finish-next-without-rematch = Şimdi yazılabilecekler: { word-replay }, { word-print }, { word-print } { word-brf }, { word-quit }.
match-so-far = Maçın şimdiki durumu: { $white } { $whitepoints }, { $black } { $blackpoints }.
rematch-offered = { player } renkler değişerek rövanş teklif ediyor{ $answers ->
    [no] { "" }
   *[yes] : { word-accept } veya { word-decline }
}.
rematch-declined = { player } rövanşı reddediyor.
rematch-begun = Renkler değişerek rövanş{ $named ->
    [no] { "" }
   *[yes] : beyaz { $white }, siyah { $black }
}.
rematch-of = Bu, şu dosyadaki oyunun rövanşı: { $file }.
rematch-not-played = Rövanş oynanmadı; kaydı tutulmadı. Ondan önceki oyun şurada kayıtlı: { $file }.
sheets-printed = Yazdırılacak notasyonlar şurada: { $file }.
braille-printed = Oyunun braille yazıcı için dosyası: { $file }.
pgn-copied = Terminal izin veriyorsa PGN panoda. lichess.org/paste adresine yapıştırılabilir.
walk-keys = h sola, j aşağı, k yukarı, l sağa gider; Esc bitirir.
only-after-the-end = Bu ancak oyun bitince olur.
not-recorded = Bu oyun kaydedilmiyor.
replay-begin = Yeniden oynatma: { $plies ->
    [one] bir yarım hamle
   *[other] { $plies } yarım hamle
}, ilkinden önce.
replay-words = İlerlemek için { word-next }, gerilemek için { word-back }, 12. hamleye gitmek için { word-replay } 12, çıkmak için { word-quit } yazın; ok tuşları ve Esc da kullanılır.
replay-at = { $number } { $sentence } Saatler: beyaz { $white }, siyah { $black }.
replay-left = Yeniden oynatma bitti. Oyunun son konumu gösteriliyor.
goodbye = Oyun şurada kayıtlı: { $file }. Sürdürmek için: { $resume }.
goodbye-over = { $pgn ->
    [yes] Oyun şurada kayıtlı: { $file }, PGN dosyası yanında.
   *[no] Oyun şurada kayıtlı: { $file }.
}

mate-given = { player } mat etti.
mate-can = { player } { half-moves } içinde hâlâ mat edebilir: { $line }.
mate-wins = Bu yüzden { opponent-gen-inside } bayrağı düşerse ({ $flag }), { opponent-inside } terk ederse ({ $resignation }) veya ikinci bir kuraldışı hamle tamamlarsa ({ $illegal }) { player-inside } kazanır.
mate-cannot = { player } hiçbir kurallı hamle dizisiyle mat edemez: { $why ->
    [terminal] kurallı hamle kalmadı
    [material] taşlar yetersiz
   *[closure] oluşabilecek her konum incelendi, { $states ->
        [one] bir durum
       *[other] { $states } durum
    }
}.
mate-draws = Bu yüzden { opponent-gen-inside } bayrağı düşerse ({ $flag }), { opponent-inside } terk ederse ({ $resignation }) veya ikinci bir kuraldışı hamle tamamlarsa ({ $illegal }) oyun berabere biter.
mate-dead = İki oyuncu da mat edemez: oyun berabere ({ $stalemate }, { $dead }).
mate-open = { player-gen } hâlâ mat edip edemeyeceği bilinmiyor; { $steps ->
    [one] bir hamle
   *[other] { $steps } hamle
} denendi. Kararı hakem verir.
mate-no-diagram = { $text } geçerli bir konum değil: { position-fault }.

trouble-file-not-created = Dosya oluşturulamadı: { $path }: { $why }. --journal ile başka bir dosya seçin.
trouble-record-folder-made = { $path } klasörü yoktu ve oluşturuldu.
trouble-file-missing = { $path } diye bir dosya yok.
trouble-file-not-opened = { $path } dosyası açılamıyor: { $why }.
trouble-file-not-written = { $path } dosyası yazılamıyor: { $why }.
trouble-file-locked = { $path } dosyasındaki oyun başka bir Annabella'da açık; önce orada kapatın.
trouble-file-damaged = { $path } dosyasının { $line }. satırı bozuk; hiçbir şey değiştirilmedi. Dosyayı hakem için saklayın.
trouble-not-a-journal = { $path } bir oyun kaydı değil.
trouble-not-a-position = { $text } oynanabilecek bir konum değil: { position-fault }. Bir FEN girin, örneğin rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1.
trouble-not-a-time-control = { $text } bir tempo değil: { $why ->
    [empty] bir şey yazılmamış
    [unreadable] { $part } okunamıyor
    [no-time] bir zaman diliminde süre yok
    [negative] bir süre eksi
    [too-long] 100 saatten uzun
    [too-many-periods] zaman dilimi sayısı çok fazla
    [no-moves] bir zaman diliminde hamle yok
   *[misplaced] bu zaman dilimleri art arda gelemez
}. Örneğin 90+30, 40/90+30,30+30, 15+10, 5d3 veya none yazın.
trouble-two-readings = { $of ->
    [minutes-or-hours] { $text } dakika veya saat olabilir.
    [minutes-or-seconds] { $text } dakika veya saniye olabilir.
   *[moves-or-increment] { $text } belirli dakikada belirli sayıda hamle de olabilir, dakika ve hamle başına saniye de olabilir.
} { $first } veya { $second } yazın.
trouble-not-a-name = { $text } ad olarak kabul edilmiyor. Ad, programın bir sözcüğü olamaz ve rakam içeremez.
trouble-perhaps-a-word = Şu sözcüğü mü demek istediniz: { $word }? Ad { $text } ise onu bir daha yazın.
trouble-not-a-language = Bilinmeyen arayüz dili: { $text }. Var olanlar: { $known }.
trouble-name-too-long = Şöyle başlayan ad çok uzun: { $beginning }; bir ad en çok 100 karakterlidir.
trouble-not-printable = { $text } yazdırılamayan bir karakter içeriyor. O karakter olmadan girin.
trouble-not-a-sheet-language = Bilinmeyen notasyon dili: { $text }. Var olanlar: { $known }.
trouble-not-a-federation = { $text } bir federasyon kodu değil; kod üç harflidir, örneğin ESP.
trouble-not-a-fide-id = { $text } bir FIDE ID değil; yalnızca rakamlardan oluşur, örneğin 2200082.
trouble-script-line = Betiğin { $line }. satırı okunamıyor: { $text }.
trouble-script-line-why = Betiğin { $line }. satırı: { $why }
trouble-watch-needs-terminal = annabella watch bir oyunun ekranını gösterir ve bir terminal ister; annabella show onun yerine yazdırır.
trouble-replay-needs-terminal = annabella show --replay bir terminal ister; annabella show --ply tek bir konumu yazdırır.
trouble-no-terminal = Ekran görünümü bir terminal ister; --face lines kullanın.
trouble-not-for-a-terminal = Bu metin değil ve terminali bozar. Bir dosya verin: -o FILE, veya oyunda { word-print } yazın.
trouble-other-suffix = { $path } dosyasının uzantısı { $suffix } biçiminindir, ama seçilen biçim { $form }. İkisini aynı verin.
trouble-old-console = Bu konsol yalnızca satır gösterebilir; --face lines kullanın.
trouble-no-pictures = Bu Annabella taş resimleri olmadan derlendi; --pictures off kullanın veya --features pictures ile derleyin.
trouble-no-unfinished-game = Sürdürülecek bitmemiş oyun yok.
trouble-assistant-needed = { player } görme engelli ve rakip işitemiyor: { player-gen-inside } yardımcısı olmalı ({ $article }).
trouble-wrong-value-alike = { $option } için geçersiz değer: { $text }; şunu mu demek istediniz: { $alike }? Olabilecek değerler: { $known }.
trouble-wrong-value = { $option } için geçersiz değer: { $text }. Olabilecek değerler: { $known }.
trouble-not-a-choice = { $text } seçeneklerden biri değil. 1 ile { $count } arasında bir sayı yazın.
trouble-terms-contradict = { $one } ile { $other } çelişiyor. Birini çıkarın veya değiştirin.
trouble-not-paired = Turnuvanın { $round }. turunda { $board }. masada oyun yok. annabella event FILE kaç oyunun eşlendirildiğini gösterir.
event-fault = { $path }, satır { $line }: { $why }
event-not-utf8 = Bu UTF-8 metni değil. Dosyayı UTF-8 olarak kaydedin.
event-unknown-key = Bilinmeyen anahtar: { $key }. Olabilecek anahtarlar: { $known }.
event-missing = { $key } eksik. Bir eşlendirmede round, board, white ve black bulunur.
event-not-a-pairing-line = Bu, TRF biçiminde bir eşlendirme listesi değil. TRF16 veya TRF26 olarak dışa aktarın.
event-explained-time = Tempo: { $time }.
event-explained-laws = { $laws } kuralları; temposuna göre { $class ->
    [rapid] hızlı oyun
    [blitz] yıldırım oyunu
   *[standard] klasik oyun
}.
event-explained-no-default-time = Hakem başka karar vermezse başlangıçtan sonra gelen oyuncu kaybeder.
event-explained-default-time = Hakem başka karar vermezse, geç kalması { $time } süreyi aşan oyuncu kaybeder.
event-explained-agreement = İki oyuncu da { $moves } hamle yaptıktan sonra beraberlikte anlaşılabilir.
event-explained-consent = Beraberlikte yalnızca hakemin onayıyla anlaşılabilir ({ $article }).
event-explained-supervision = { $how ->
    [none] Gözetim, yarışma kurallarının istediği gibi değil.
   *[adequate] Gözetim, yarışma kurallarının istediği gibi.
}
event-explained-quickplay = Hızlı oyun bitişi kuralları geçerli.
event-explained-points = Galibiyet 3 puan, beraberlik 1 puan, yenilgi 0 puan.
event-explained-ranks = Yataylar şu sözcüklerle duyurulur: { $words }.
event-explained-deaf = { player } duyurulanı işitemiyor.
event-explained-assistant = { $any ->
    [no] { player-gen } yardımcısı yok.
   *[yes] { player-gen } yardımcısının görevleri: { $duties }; { $ask ->
        [no] yardımcıya süreler ve hamle sayıları sorulamaz.
       *[yes] yardımcıya süreler ve hamle sayıları sorulabilir.
    }
}
event-explained-not-watched = annabella watch ile izlemek yasak.
no-moves-kept = Bu oyunda hamleler tutulmaz.
event-explained-table-clock = Süreyi masadaki bir saat tutar.
event-explained-casual = Bu, programın yardım edebileceği bir dostluk oyunu.
event-explained-position = Oyun verilen bir konumdan başlar.
event-explained-pairings = { $count ->
    [0] Hiçbir oyun eşlendirilmedi.
    [one] Bir oyun eşlendirildi.
   *[other] { $count } oyun eşlendirildi.
}
event-written = { $path } yazıldı. Onu düzenleyin, sonra annabella event ile denetleyin.
event-result-written = Sonuç şuraya yazıldı: { $path }.
trouble-no-randomness = Sistem rastgele sayı üretmiyor: { $why }. Başlangıç konumunu kendiniz seçin: --chess960 518.
trouble-settings-line = { $path } dosyasının { $line }. satırı yok sayıldı. { $why }
trouble-settings-kept = Bu düzeltilene kadar { $path } dosyasına bir şey yazılmaz. { $why }
trouble-theme-line = { $path }, { $line }. satır: { $why } Alışılmış renkler kullanılıyor.
trouble-theme-not-read = { $why } Alışılmış renkler kullanılıyor.
trouble-little-contrast = { $ground } üzerinde { $ink } için kontrast 1'e { $contrast }; en az 1'e 3 olmalı.
trouble-not-toml = Bu TOML değil: { $why }. Anahtarı, eşittir işaretini ve değeri yazın; metinler tırnak içinde olur.
trouble-unknown-argument = { $text } diye bir seçenek yok.
trouble-unknown-argument-alike = { $text } diye bir seçenek yok; şunu mu demek istediniz: { $alike }?
trouble-unknown-command = { $text } diye bir komut yok.
trouble-unknown-command-alike = { $text } diye bir komut yok; şunu mu demek istediniz: { $alike }?
trouble-pgn-for-record = { $file } bir PGN dosyası, oyun kaydı değil. Ondan kayıt yapmak için: annabella import { $file }.
trouble-pgn-for-command = { $file } bir PGN dosyası, komut değil. Oyunlarından kayıt yapmak için: annabella import { $file }.
trouble-arguments-excess = { $text } fazladan bir sözcük.
trouble-arguments-twice = { $option } birden fazla verildi. Bir kez verin.
trouble-arguments-conflict = { $one } ile { $other } birlikte verilemez. Birini çıkarın.
trouble-arguments-missing = { $arguments } eksik.
trouble-arguments-no-text = { $option } ardındaki metin eksik: { $option } { $form }.
trouble-arguments-before-command = Seçenekler komuttan sonra yazılır: annabella { $command } { $options }.
trouble-arguments-unknown-part = { $command } için geçersiz: { $text }; geçerli olanlar: { $known }.
trouble-arguments-incomplete = { $command } ardında şunlardan biri eksik: { $known }.
trouble-no-such-topic = { $text } ne bir komut ne de oyunda yazılan bir sözcük. annabella help komutları listeler.
trouble-record-for-command = { $file } bir oyun kaydı, komut değil. Oyunu sürdürmek için: annabella resume { $file }. Bakmak için: annabella show { $file }.
trouble-wrong-form = { $option } için geçersiz değer: { $text }. Şöyle yazılır: { $example }.
trouble-no-such-setting = { $text } diye bir ayar yok. annabella settings hepsini listeler.
trouble-no-such-setting-alike = { $text } diye bir ayar yok; şunu mu demek istediniz: { $alike }? annabella settings hepsini listeler.
trouble-arguments-no-value = { $option } değeri eksik. Olabilecek değerler: { $known }.
trouble-command-line = { $why }.
trouble-board-not-there = { $path } diye bir bağlantı noktası yok. Var olanlar için annabella boards yazın.
trouble-board-busy = { $path } bağlantı noktasını başka bir program kullanıyor. Önce orada kapatın.
trouble-board-no-rights = { $path } açma izniniz yok. Kendinizi { $group } grubuna ekleyin ve yeniden oturum açın.
trouble-board-not-a-port = { $path } seri bağlantı noktası olarak açılamıyor: { $why }.
trouble-board-other-device = { $path } yanıt veriyor, ama bir { $make } tahtası gibi değil. Var olan bağlantı noktaları için annabella boards yazın.
trouble-board-silent = { $path } yanıt vermiyor. Kabloyu ve tahtanın açık olup olmadığını denetleyin.
trouble-board-none-found = DGT tahtası bulunamadı. Bağlantı noktasını dgt:/dev/ttyACM0 gibi yazın; annabella boards bağlantı noktalarını listeler.
trouble-board-several = Birden fazla tahta bulundu: { $paths }. Her birinin bağlantı noktasını dgt:/dev/ttyACM0 gibi yazın.
trouble-board-same-port = İki oyuncunun tahtası da { $path } olarak verildi. Biri için başka bir bağlantı noktası yazın.
trouble-board-no-board-for-clock = Saat bir elektronik tahtanın saati olacak, ama tahta verilmemiş. --white-board veya --black-board ile bir tahta verin.
trouble-board-no-clock-on-board = Saat bir elektronik tahtanın saati olacak, ama { $paths } tahtasına bağlı saat yok. Saati bağlayın veya --clock board seçeneğini çıkarın.
trouble-board-not-a-recording = { $path } dosyasının { $line }. satırı bir tahta kaydına ait değil.
port-not-asked = { $device } bir DGT tahtasına benzemiyor ve sorulmadı. Sormak için: annabella boards dgt:{ $path }.
board-answers = { $device }: { $make } tahtası, { $number ->
    [none] numarasız
   *[other] numara { $number }
}, { $version ->
    [none] sürüm bilinmiyor
   *[other] sürüm { $version }
}.
board-lies = { $lies ->
    [turned] Ters duruyor.
   *[straight] Düz duruyor.
}
board-clock = Saati solda { $left }, sağda { $right } gösteriyor ve { $runs ->
    [yes] işliyor
   *[no] duruyor
}.
board-without-clock = Saati yok.
board-followed = Tahtada değişen her şey şimdi yazılıyor. Bitirmek için Enter tuşuna basın.
board-not-there = Tahtanın bağlantısı kesildi.
board-there-again = Tahta yeniden bağlı.
trouble-not-a-pgn = { $path }, satır { $line }, oyun { $game }: { $why }
pgn-no-game = Bu bir oyun değil: ne etiket ne de hamle var.
pgn-unclosed = Burada { $sign } ile başlayan şey hiç bitmiyor.
pgn-tag = { $text } bir etiket değil. Etiketin bir adı ve tırnak içinde bir değeri olur.
pgn-sign = { $text } burada bir anlam taşımıyor ve atlanıyor.
pgn-start = { $fen } oyun oynanabilecek bir konum değil.
pgn-word = { $at }. hamlenin yerinde hamle olmayan şu var: { $text }. PGN taş harfleri İngilizcedir: K, Q, R, B, N.
pgn-move = { $at } { $text } hamlesi orada kurallı değil veya onu birkaç taş yapabilir.
pgn-number = { $at }. hamlenin numarası { $text }. Bir hamle eksik olabilir.
pgn-results = Result etiketi { $tag } diyor, ama hamleler { $text } ile bitiyor. Sonuç açık bırakılıyor.
pgn-result = Hamleler { $text } ile bitiyor, ama kurallara göre son hamlenin sonucu { $result }. Sonuç açık bırakılıyor.
pgn-variant = Bu bir satranç oyunu değil, { $name } oyunu.
trouble-not-a-move = { $text }: { $why }
trouble-sound-fell-back = { voice-why }; { $engine ->
    [embedded] onun yerine yerleşik ses konuşuyor.
   *[system] onun yerine sistem sesi konuşuyor.
}
trouble-sound-failed = { trouble-sound-silent } Oyun metinle sürer.
trouble-sound-silent = { voice-why }: hiçbir şey duyulamıyor.
trouble-sound-restored = Ses yeniden çalışıyor.
trouble-sound-headphones-lost = { $why ->
    [device-busy] Kulaklığı başka bir program kullanıyor
    [no-library] espeak-ng kitaplığı eksik
    [device-frozen] Kulaklık yanıt vermiyor
    [not-private] Ses sistemi kulaklıkta duyulanı başka bir aygıta taşıyabilir
   *[other] Kulaklığın bağlantısı kesildi
}: tek oyuncuya yönelik olanlar gösterilir, seslendirilmez.
trouble-sound-recording = Duyurular ve tekrarlar mikrofondan şuraya kaydediliyor: { $path }. Kullanılan megabayt: { $used }, sınır { $limit }; diskte boş: { $free }.
trouble-sound-not-recorded = { $ply ->
    [0] Hiçbir ses kaydedilmedi.
   *[other] { $ply }. yarım hamlenin ses kaydı yok.
}
plays = { $ply }. yarım hamlenin ses kaydı.
hear-recorded = { $ply }. yarım hamle: { $seconds ->
    [one] 1 saniye
   *[other] { $seconds } saniye
}.
hear-space = Kullanılan megabayt: { $used }; diskte boş: { $free }.
trouble-sound-unknown-name = { $kind ->
    [voice] { $name } diye bir ses yok
   *[device] { $name } diye bir çıkış aygıtı yok
}{ $nearest ->
    [none] .
   *[other] ; benzerleri: { $nearest }. annabella voices hepsini listeler.
}
trouble-sound-recording-failed = { $why ->
    [disk-full] Ses kayıtları için ayrılan yer doldu
    [file] Ses kaydı yazılamıyor
   *[other] Mikrofon yok
}: ses kaydedilmiyor.
lines-instead = Burada cümlelerin üstüne tahta sığmıyor; düz satırlar yazılıyor.
lines-hint = Ekran okuyucu kullanıyorsanız { word-face } { word-lines } yazın: o zaman hiçbir şey yinelenmez.
voice-hint = Bu satırları bir ekran okuyucu da okuyorsa yalnızca biri konuşsun diye { word-voice } { word-off } yazın.

lesson = { $number ->
    [1] Ders 1, toplam 17. Beyazın hamlesini duyurun: e4 yazıp Enter tuşuna basın. { word-next } sonraki derse, { word-back } önceki derse gider, { word-again } yineler.
    [2] Ders 2. Rakip hamleyi tekrarlar ve öteki tahtada yapar. Sonra boş satırda Enter tuşuna basın: hamle yazılır ve saate basılır.
    [3] Ders 3. Hamleler söylendiği gibi de yazılabilir: bauer eva sieben eva fuenf veya ba ev 7 ev 5.
    [4] Ders 4. Bir kez daha duymak için { word-again } veya a yazın.
    [5] Ders 5. Rakip başka bir hamle tekrarlar: { "tekrarla e6" } veya r e6. O zaman alarm verilir.
    [6] Ders 6. Dil sürçmesi saate basılmadan düzeltilir: { "düzelt e6" }.
    [7] Ders 7. Duyurulan geri alınabilir: { word-undo } veya u.
    [8] Ders 8. e5 hamlesini bir kez daha duyurun.
    [9] Ders 9. Tamamlamak için boş satırda Enter tuşuna basın.
    [10] Ders 10. Tahtanızın bir karesini sorun: { "ne e4" } veya wt e4.
    [11] Ders 11. Taşların nerede olduğunu sorun: { "nerede piyonlar" } veya w piyonlar.
    [12] Ders 12. Bütün tahtayı sorun: { "tahta" } veya b.
    [13] Ders 13. Saatinizi sorun: { "saat" } veya t. Süre sorulmadan hiç söylenmez. { "siyah: saat" } öteki oyuncunun saatini sorar.
    [14] Ders 14. Daha önce söylenen: { word-earlier } veya er.
    [15] Ders 15. Hemen sessizlik: { word-quiet } veya z.
    [16] Ders 16. Beraberlik teklif edin: { "berabere" }.
    [17] Ders 17. Şimdi rakip: { word-decline }.
   *[other] Hepsi bu kadar. Bütün sözcükler için { word-help } yazın veya oynamayı sürdürün; { word-quit } çıkar.
}
lesson-not-this = Bu daha sonraki bir derste gelir.
practice-over = Alıştırma oyunu kaydedilmedi.
ask-face = { $choices ->
    [3] Annabella nasıl görünsün? 1, ekran. 2, ekran okuyucu veya braille için düz satırlar. 3, sesli düz satırlar.
   *[other] Annabella nasıl görünsün? 1, ekran. 2, ekran okuyucu veya braille için düz satırlar.
}
ask-voice = Ekran okuyucunuzun yanında Annabella da konuşsun mu? 1, hayır. 2, evet.
ask-typist = Klavyede kim var? 1, beyaz. 2, siyah. 3, görme engelli oyuncunun yardımcısı. 4, herkes.
ask-resume = Sürdürülsün mü: { $white } ile { $black }{ $known ->
    [yes] , { $after } sonrası
   *[no] { "" }
}, { $day ->
    [today] bugün
    [yesterday] dün
   *[other] { $date }
} { $time }? 1, evet. 2, hayır, yeni bir oyun.
ask-terms = { $blind ->
    [white] Beyaz görme engelli
    [black] Siyah görme engelli
    [both] İki oyuncu da görme engelli
   *[none] Görme engelli oyuncu yok
}, { $time }{ $others }. 1, oyna. 2, değiştir.
ask-terms-white = Beyaz: { $name }.
ask-terms-black = Siyah: { $name }.
ask-terms-both = { $white } ile { $black }.
ask-blind = Kim görme engelli? 1, beyaz. 2, siyah. 3, ikisi. 4, hiçbiri.
ask-setting = { $key ->
    [white] Beyazın adı.
    [black] Siyahın adı.
    [time] Tempo, örneğin 90+30, 15+10, 5d3 veya none.
    [laws] Kuralların yılı: { $editions }.
   *[sheets] İki notasyonun dilleri, önce beyazınki, örneğin tr, tr de veya en fig.
}
ask-seats = Başka bir terminalden katılan var mı? 1, hayır. 2, evet.
ask-heard = İki sözcük söylendi. Duydunuz mu? 1, evet. 2, hayır, oyun metinle sürsün.
ask-enter-takes = Enter: { $value }.
ask-enter-skips = Enter bunu atlar.
ask-help = { $key ->
    [face] Ekran; tahtaları, saatleri ve notasyonları gösterir. Düz satırlarda her olay bir cümledir, ekran okuyucu veya Braille ekranı için.
    [voice] Satırları ekran okuyucunuz okur. Annabella ayrıca hamleleri sesli duyurabilir.
    [keys] Oyuncu belirtilmeyen bir soru, klavyedeki kişi için sorulmuş sayılır.
    [resume] Oyun kaldığı yerden sürer; saatler hakem onları çalıştırana kadar durur.
    [terms] 1 oyunu başlatır. 2 adları, kimin görme engelli olduğunu, tempoyu, kuralları, notasyonları ve başka bir terminalden katılan olup olmadığını sorar. Öteki koşullar betikteki gibi yazılabilir: agreement after 30, white sheet es.
    [white] Rakamsız bir ad. Enter adı korur, - siler.
    [black] Rakamsız bir ad. Enter adı korur, - siler.
    [blind] Görme engelli oyuncu duyuruları dinler ve kendi tahtası hakkında soru sorar.
    [time] Dakika+her hamleye saniye: 90+30. Gecikme: 5d3. Saatsiz: none.
    [laws] Oyunun hangi yılın FIDE satranç kurallarıyla oynandığı.
    [sheets] İkisi için bir dil veya önce beyazın sonra siyahın dili: tr de. Figürinler için: fig.
    [seats] O zaman herkes kendi terminalinden annabella join ile katılır.
   *[heard] Anna eins sözcüklerini duyduysanız 1. 2 sesi kapatır.
} Bir sayı veya metin yazın; önceki soru için { word-back }, çıkmak için { word-quit } yazın.
setting-unset = { $key }: ayarlanmadı.
setting-default = { $key }: { $default }, varsayılan.
settings-file = Bu ayarlar { $path } dosyasında. Kendi temalarınız { $themes } klasöründe, adı .toml ile biten dosyalardır.
welcome = Annabella: görme engelli bir oyuncu ile gören bir oyuncu arasında satranç; hamleleri duyurur, süreyi tutar ve ikisi için de notasyon yazar.
welcome-more = Her hamleyi sesli söyler, süreyi tutar, iki tahtayı ve iki notasyonu izler.
welcome-questions = Enter öneriyi kabul eder; { word-help } soruyu açıklar.
how-to-begin = Bir hamle yazın, sonra Enter.

compare-languages = A notasyonunun dili: { $a }, B notasyonunun dili: { $b }.
compare-nothing-common = İki notasyonun ortak yarım hamlesi yok.
compare-common = İki notasyonda ortak { half-moves } var; sonuncusu { $mv }.
compare-has-the-move = Hamle sırası { player-loc-inside }. Konum: { $fen }.
compare-next = { $sheet } notasyonu { $line }. satırda { $mv } ile sürüyor.
compare-ends = { $sheet } notasyonu orada bitiyor.
compare-no-entries = { $sheet } notasyonu boş.
compare-after-the-end = Oyun orada bitti; { $sheet } notasyonunda { $count ->
    [one] bir kayıt daha var.
   *[other] { $count } kayıt daha var.
}
compare-proposed = Bundan sonrası bir öneridir; kararı hakem verir.
compare-nothing-fits = Ondan sonra iki notasyonda birbirine uyan bir şey yok: iki ayrı oyuna ait olabilirler.
compare-illegal = { $sheet } notasyonu, satır { $line }: { $mv } kuraldışı.
compare-impossible = { $sheet } notasyonu, satır { $line }: { $mv } hamlesini yapabilen taş yok.
compare-ambiguous = { $sheet } notasyonu, satır { $line }: { $mv } şunlardan biri olabilir: { $moves }.
compare-missing = { $sheet } notasyonu, satır { $line }: { $mv } için bir şey yazılmamış.
compare-unreadable = { $sheet } notasyonu, satır { $line }: { $mv } okunamıyor.
compare-foreign-letter = { $sheet } notasyonu, satır { $line }: { $mv } okunamıyor, çünkü { $letter } şu dilde bir taş harfi değil: { $language }.
compare-no-promotion = { $sheet } notasyonu, satır { $line }: { $mv } piyonun hangi taşa terfi ettiğini söylemiyor.
compare-elsewhere = { $sheet } notasyonunda listelenen { $count ->
    [one] bir kayıt
   *[other] { $count } kayıt
} başka bir dilde ({ $language }) kurallı olurdu; o dil varsayılmadı.
compare-lost = { $sheet } notasyonu: { $mv } kaydından sonra hiçbir hamle izlenemiyor.
compare-odd-number = { $sheet } notasyonu, satır { $line }: numara { $written }, doğrusu { $expected }.
compare-would-agree = O kayıt öteki notasyondaki hamleyse ortak { half-moves } var.
compare-verdict = { $verdict ->
    [agree] Notasyonlar aynı.
    [differ] Notasyonlar farklı.
    [incomplete] Notasyonlar kısa olanın sonuna kadar aynı; onda yarım hamleler eksik.
   *[unreadable] Notasyonlar daha fazla karşılaştırılamıyor: bir kayıt okunamıyor ya da oynanamıyor.
}
compare-pair = { $pair }: { $verdict ->
    [agree] aynı, { half-moves }
    [differ] şundan sonra farklı: { half-moves }
    [incomplete] biri şundan sonra bitiyor: { half-moves }
   *[unreadable] şundan sonra okunamıyor: { half-moves }
}.
compare-pairs = Çift: { $pairs }. Aynı: { $agree }. Farklı: { $differ }. Eksik: { $incomplete }. Okunamayan: { $unreadable }.
compare-ask-language = { $sheet } notasyonu hangi dilde yazıldı ({ $ways })?
compare-language-unclear = { $sheet } notasyonu farklı dillerde farklı hamleler anlamına geliyor; dilini { $option } ile verin ({ $ways }).
compare-language-unfit = { $sheet } notasyonu tek bir dile uymuyor; dilini { $option } ile verin (en yakın: { $ways }).
compare-empty = { $file } boş; PGN olarak veya hamle listesi olarak bir notasyon gerekiyor.
compare-binary = { $file } bir metin dosyası değil; PGN olarak veya hamle listesi olarak bir notasyon gerekiyor.
compare-no-moves = { $file } dosyasında hamle yok; PGN olarak veya hamle listesi olarak bir notasyon gerekiyor.
compare-too-long = { $file } çok uzun: hiçbir oyunda olamayacak kadar çok yarım hamle var.
compare-no-common-start = İki notasyon aynı konumdan başlamıyor.
compare-no-pairs = { $file } içinde notasyon çifti yok; iki dosya, game.a.txt ve game.b.txt içeren bir klasör veya aynı dosya adlarını içeren iki klasör verin.
spelled = { $list }.
sheet-empty = Notasyonda bir şey yazılı değil.
recalled = { $back ->
    [0] Son cümle: { $sentence }
   *[other] { $back } cümle önce: { $sentence }
}
understood = Tamam.
rate-set = Dakikada { $rate } sözcük.
volume-set = Ses seviyesi { $volume }.
felt-brief = { $what }.
felt-square = { $square }: { $what }.
felt-rank = { $rank }. yatay: { $list }.
felt-file = { $file } dikeyi: { $list }.
felt-diagonal = { $from } ile { $to } arası: { $list }.
felt-kind = { $piece }: { $list }.
felt-captured = { player-gen } kaybettiği taşlar: { $list }.
felt-not-yours = Yalnızca kendi tahtanızı sorabilirsiniz; hakem ve yardımcılar iki tahtayı da sorabilir.
hint-casual-only = Yalnızca dostluk oyunlarında.
hint-attacks = { $square } karesini tehdit eden: { $list }.
hint-moves = { $square } karesinden gidebileceği kareler: { $list }.
help = e4, Af3, e2e4 veya springer felix drei gibi bir hamle girin; boş satır onu tamamlar. Yararlı beş sözcük: { $words }.
help-headings = Daha çok sözcük: { word-help } ve bir numara yazın. { $headings } { word-help } ve bir sözcük, onun ne yaptığını söyler.
help-group = { $heading }: { $words }.
help-speakers = Kimin konuştuğunu belirtmek için başına beyaz:, siyah: veya hakem: yazın.
help-word = { $word ->
    [begin] başla: oyun başlar ve beyazın saati çalışır; ilk hamle de aynısını yapar.
    [announce] duyur e4, e4: oyuncunun yaptığı hamleyi duyurur.
    [strike] çiz 3: kendi notasyonunuzun üstünü üçüncü yarım hamleden başlayarak çizer.
    [add] ekle 2:00 beyaza, ekle 2:00 ikisine: hakem süre ekler, varsa gerekçesiyle.
    [take] azalt 2:00 beyazdan: hakem o oyuncunun saatinden bu süreyi alır.
    [penalty] ceza uyarı beyaza: hakem beyazı uyarır; her cezanın ardına bir gerekçe yazılabilir. ceza tempo 2:00 beyaza: süre rakibe verilir. ceza azalt 2:00 beyaza: beyaz süreyi kaybeder. ceza puan 1/2 beyaza: beyaz yarım puan kaybeder. ceza rakip-puanı 1/2 beyaza: rakip yarım puan alır. ceza yenilgi beyaza, ceza para-cezası beyaza, ceza men 1 beyaza, ceza ihraç beyaza: oyun kaybedilir, para cezası, bir turdan men, turnuvadan ihraç.
    [assistant] yardımcı siyah, yardımcı siyah yok: hakem, bir oyuncunun bundan sonra yardımcısı olduğunu veya artık olmadığını söyler. Ardına görevler virgülle, koşullardaki gibi yazılabilir.
    [supervision] gözetim yok, gözetim yeterli: hakem, hızlı veya yıldırım oyununun gözetiminin nasıl olduğunu söyler.
    [counter] sayaç beyaz 12, sayaç kuraldışı beyaz 1: hakem, o oyuncunun kaç hamle veya kaç kuraldışı hamle tamamladığını ayarlar.
    [both] ikisi kaybeder: hakem oyunu iki oyuncu için de kaybedilmiş sayar.
    [note] not ışıklar söndü: hakem bunu kayda yazdırır.
    [time] tempo 90+30: hakem yanlış ayarlanmış bir tempoyu düzeltir.
    [period] dilim beyaz 2: hakem o oyuncunun hangi zaman diliminde olduğunu ayarlar.
    [adjourn] ertele: oturum biter ve hamle sırası olan oyuncu mühürler; ertele vakti 4:00:00: oturum o kadar sürer.
    [seal] mühürle Af3: hamleyi zarf için yazar, harflerle veya braille hücreleriyle; mühürle hamle.brf: onu o braille dosyasından (brf veya brl) okur. Zarf açılmadan gösterilmez ve söylenmez.
    [envelope] zarf: zarfın üstünde yazılı olan; zarf pazar saat 10: oyunun ne zaman süreceği; zarf kayıp: zarf bulunamıyor.
    [open] aç: zarfı açar; aç hamle Af3: okunamıyorsa mühürlü hamlenin ne olduğu.
    [reopen] yeniden aç: ertelenmiş bir oyunu sürdürür.
    [absent] gelmedi beyaz: o oyuncu orada değil.
    [arrived] geldi beyaz: o oyuncu geldi.
    [pieces] taşlar, pi, taşlar beyaz: kendi taşlarınız veya bir rengin taşları, her tür için bir cümle.
    [attacks] saldırılar e4, tehditler: o kareyi hangi taşların tehdit ettiği, yalnızca dostluk oyunlarında.
    [help] yardım, h: yazabileceğiniz sözcükler; yardım ve bir sözcük o sözcüğü açıklar.
    [board] tahta, b: kendi tahtanızın sekiz yatayı, sekizinciden aşağıya; büyük harfler beyazın taşları, o boş kare.
    [where] nerede atlar, nerede A, w: bu taşların durduğu kareler; A beyazınkileri, a siyahınkileri sorar.
    [what] ne e4, wt: o karede ne durduğu.
    [rank] yatay 4, rk: o yatayda ne durduğu.
    [file] dikey e, dikey Eva, fi: o dikeyde ne durduğu.
    [diagonal] çapraz e4, dg: o kareden geçen iki çaprazda ne durduğu.
    [white] beyaz, wp: beyazın bütün taşları, her tür için bir cümle. Bir komutun başındaki beyaz: beyazın konuştuğunu söyler.
    [black] siyah, bp: siyahın bütün taşları, her tür için bir cümle. Bir komutun başındaki siyah: siyahın konuştuğunu söyler.
    [mine] benimkiler, mi: kendi taşlarınız, her tür için bir cümle.
    [theirs] onunkiler, th: rakibin taşları, her tür için bir cümle.
    [captured] alınanlar, cp: tahtada eksik olan taşlar.
    [walk] gez, gez e4, wk: tahtada kare kare gezer; h sola, j aşağı, k yukarı, l sağa gider ve her kare söylenir. Enter kareyi yeniden söyler; başka her tuş bitirir.
    [again] yine, a: yarıda kesileni, yoksa son duyuruyu yineler.
    [last] son, l: tamamlanan son hamle.
    [earlier] önce, er: son cümleden önceki cümle; yeniden yazılırsa ondan önceki.
    [later] sonra, lt: önce yazıldıktan sonra yeniden bir sonraki cümle.
    [spell] hecele, sl: duyurulan son hamle harf harf.
    [moves] hamleler, hamleler 10, m: bütün hamleler veya son 10 hamle.
    [from] itibaren 12, fr: 12. hamleden başlayarak hamleler.
    [sheet] notasyon, sh: kendi notasyonunuz, yazıldığı gibi.
    [clock] saat, t, saat rakip, saat ikisi, saat beyaz 1:00:00 siyah 1:00:00: kendi saatiniz, rakibinki, ikisi; süre yazılırsa hakem iki saati veya birini ayarlar.
    [times] süreler, tm: her hamlede kullanılan süre.
    [number] sayı, n: kaç hamle tamamlandığı.
    [offer] teklif, o: beraberlik teklifi olup olmadığı.
    [who] kim, wh: kimin oynadığı ve kimin görme engelli olduğu.
    [cases] olaylar, cs: açık bütün olaylar, numarası, maddesi ve karar verecek kişiyle; hakeme ayrıca her kararın ne yapacağı ve karara bağlanmış olaylar.
    [look] bak: gözetimli hızlı ve yıldırım oyunlarda hamle sırası olan oyuncuya hakemin kaydı gösterilir, bir oyunda beş kez.
    [status] durum, s: hamle sırası kimde, ne açık ve oyun neyi bekliyor.
    [law] kural D.2.1, lw: o maddenin ne hakkında olduğu.
    [laws] kurallar, kurallar sözlük, kurallar sözlük blitz: programın uyguladığı maddeler; kuralların terimleri, var olan dillerde.
    [sign] imzala: oyun bitince oyuncu sonucu imzalar.
    [repeat] tekrarla e5, r e5, r: rakip e5 diye veya hamleyi duyurulduğu gibi tekrarlar. Tek başına tekrarla, son duyuruyu yeniden söyler.
    [correct] düzelt e4: saate basılmadan önce bir dil sürçmesini düzeltir.
    [undo] geri al, u: duyurulmuş ve tamamlanmamış olanı geri alır.
    [touch] dokun e2, kaldır e2: hamle sırası olan oyuncu bu taşlara dokundu; görme engelli oyuncu onları deliklerinden çıkardı.
    [lift] kaldır e2: görme engelli oyuncu o taşı deliğinden çıkardı; dokun e5 bunu gören oyuncu için söyler.
    [press] bas, p: işleyen saate basar. Boş satır tek seferde tekrarlar, uygular, yazar ve basar. bas hamleyle: bundan sonra her hamle duyurulunca saate de basılır. bas ayrı: basılmaz.
    [execute] uygula siyah h6, x: o tahtada gerçekte ne yapıldığı.
    [record] yaz beyaz Af3: o notasyona gerçekte ne yazıldığı.
    [draw] berabere: beraberlik teklif eder.
    [accept] kabul: beraberlik teklifini kabul eder.
    [decline] reddet: beraberlik teklifini reddeder.
    [resign] terk: oyuncu oyunu terk eder.
    [claim] talep bayrak: rakibin bayrağı düştü. talep üç kez, talep elli: aynı konumun üçüncü kez oluşmasıyla veya elli hamleyle beraberlik. talep üç kez g1f3: aynısı, yazılan ve oynanmayan o hamleyle. talep kuraldışı, talep kuraldışı 21: rakibin son hamlesi veya 21. hamle kuraldışıydı. talep dokun e2: rakip o taşa dokundu. talep iki-el: rakip iki elle oynadı. talep diziliş, talep tahta, talep renkler, talep saat: taşlar yanlış dizilmiş, tahta yanlış konmuş, renkler ters, saat yanlış ayarlanmış. talep hızlı-bitiş, talep hızlı-bitiş çabasız: hızlı oyun bitişinde beraberlik; hakem yoksa hakemsiz ekleyin. { word-claim } { word-silent }: rakip hamleyi duyurmadan saate bastı. { word-claim } 11.5: rakip o maddeyi çiğniyor; ardından sözler gelebilir.
    [request] iste artış: hızlı oyun bitişinde iki oyuncu için de hamle başına beş saniye ister; bu aynı zamanda beraberlik teklifidir.
    [jadoube] düzeltiyorum: kendi saatiniz işlerken taşları yalnızca düzeltirsiniz; hamle duyurana kadar bir taşa dokunmak bağlayıcı değildir.
    [arbiter] hakem: hakemi çağırır ve saatleri durdurur.
    [stop] dur: hakem iki saati de durdurur.
    [go] devam: hakem hamle sırası olan oyuncunun saatini çalıştırır.
    [rule] karar kabul, karar geri çevir, karar sonraya bırak, karar ikisi, karar 2 kabul: hakem tek açık olaya veya o numaralı olaya karar verir; ikisi, iki bayrağın da düştüğü ve hangisinin önce düştüğünün bilinmediği demektir. { word-rule } 1 { word-undo }, sonraki yarım hamle yapılana kadar 1. olaydaki kararı geri alır.
    [retrace] geri dön, geri dön 1, geri dön 1..., geri dön yarım hamle 2: son ortak konuma, beyazın 1. hamlesinden sonraki, siyahın 1. hamlesinden sonraki veya iki yarım hamleden sonraki konuma döner.
    [adjust] düzenle, düzenle siyah: tahta artık notasyonlardaki gibi.
    [done] yapıldı: tahtanızı veya notasyonunuzu düzelten sıradaki adım yapıldı.
    [step] adım: tahtanızı veya notasyonunuzu düzelten sıradaki adım.
    [check] denetle, denetle siyah: bir tahtayı notasyonlarla karşılaştırır.
    [result] sonuç 1-0, sonuç berabere: hakem sonucu bildirir; oyun bitince tek başına sonuç yazılırsa sonuç ve dosyalar söylenir.
    [calls] uyarılar 10m 5m 30s, uyarılar ton 5m, uyarılar kapalı: o kadar süre kalınca sözle veya bir tonla duyurur ya da bunu kapatır. Başlangıçta kapalıdır.
    [lang] dil es: bu cümlelerin dili.
    [cells] hücreler 40: Braille ekranınızın hücre sayısı, 8 ile 255 arası; 20 veya daha az hücrede hamleler ve tahtalar işaretlerle yazılır.
    [notation] yazım sözcükler, yazım işaretler: hamlelerin, tahtaların ve sürelerin nasıl yazıldığı: at f3 veya Af3. Sesli duyuru değişmez.
    [rate] hız 200: dakikada 100 ile 400 arası sözcük, isteyen kişi için.
    [volume] seviye 80: 0 ile 200 arası, 100 olağan, isteyen kişi için.
    [faster] daha hızlı: dakikada 25 sözcük fazla, isteyen kişi için.
    [slower] daha yavaş: dakikada 25 sözcük az, isteyen kişi için.
    [louder] daha yüksek: bir basamak yüksek, isteyen kişi için.
    [softer] daha alçak: bir basamak alçak, isteyen kişi için.
    [verbosity] ayrıntı özet, ayrıntı normal, ayrıntı tam: bir hamlede ve bir yanıtta ne kadar söyleneceği.
    [voice] ses kapalı, ses açık, ses sistem, ses yerleşik: bir sesin konuşup konuşmadığı ve hangisi olduğu.
    [face] görünüm ekran, görünüm satırlar, görünüm karma: aynı oyun başka biçimde; karma görünümde tahtalar üstte, satırlar alttadır.
    [eboard] elektronik tahta, elektronik tahta kapalı, elektronik tahta açık: elektronik tahtanın yanıt verip vermediği ve onda nelerin farklı olduğu; bundan sonra sayılmaz veya yeniden sayılır. İki tahta da elektronikse bir renk yazın.
    [quiet] sus, z: bütün konuşmayı hemen durdurur, Esc tuşu gibi; yine, yarıda kesileni yineler.
    [hear] dinle 12, hr 12, dinle: 12. yarım hamlenin ses kaydını çalar; sayı yoksa son ses kaydını.
    [quit] çık, q: çıkar; oyun kayıtlıdır ve sürdürülebilir.
    [am] ben siyah, ben beyaz, ben yardımcı, ben herkes: bu klavyede kimin oturduğu; oyuncu belirtilmeyen bir soru o kişi için sorulmuş sayılır.
    [save] kaydet: her hamle hemen kaydedilir; yapılacak bir şey yok.
    [pgn] pgn: oyun bitince kaydının yanına PGN olarak yazılır; annabella export onu istendiğinde yazar.
    [flip] çevir: F3 tuşu tahtaları çevirir.
    [settings] ayarlar: annabella settings komutu saklanan ayarları gösterir ve değiştirir.
    [new] yeni: { word-quit } bu oyundan çıkar, sonra annabella yeni bir oyun başlatır.
    [next] sonraki: alıştırma oyununda sonraki ders.
    [back] önceki: alıştırma oyununda önceki ders. { word-undo } duyurulmuş ve tamamlanmamış olanı geri alır.
    [replay] yeniden oynat, yeniden oynat 12: oyun bitince oyunu yarım hamle yarım hamle veya 12. hamleden başlayarak gösterir; sonraki ve önceki ya da ok tuşları sürdürür.
    [rematch] rövanş: oyun bitince renkler değişerek aynı koşullarla ve kendi kaydıyla yeni bir oyun; maçın puanı tutulur.
    [print] yazdır, yazdır brf: oyun bitince iki notasyonu PDF olarak veya oyunu braille yazıcı için yazar ve nerede olduğunu söyler.
    [unseat] boşalt beyaz: hakem başka bir terminaldeki yeri orada oturandan alır, böylece başkası oturabilir.
    [report] { word-report } 11.5 { word-white }: hakem beyazı bu maddeye göre bildirir, numaralı bir olay; ardından sözler gelebilir. { word-laws } maddeleri listeler.
    [appeal] { word-appeal }, { word-appeal } 2 ve sözler: son karara veya 2. olaydaki karara itiraz, oyun bittikten sonra da; kayıtla saklanır.
   *[other] Şunun için yardım yok: { $word }. Bütün sözcükler için yardım yazın.
}
law-summary = { $key ->
    [moves_alternate] Oyuncular sırayla hamle yapar, önce beyaz. Rakibin hamlesi yapılınca, saate basılmadan önce bile, hamle sırası oyuncuya geçer.
    [touch_move] Kurallıysa, oynamak amacıyla dokunulan taş oynanmalı, dokunulan rakip taşı alınmalıdır; değilse oyuncu dilediği kurallı hamleyi yapabilir.
    [promotion_choice] Piyonun terfi edeceği taş, kareye dokunduğu anda seçilmiş olur; sonra seçim kesindir.
    [checkmate] Mat, hamle kurallara uygun yapıldıysa, saate basılmadan önce oyunu hemen bitirir.
    [resignation] Terk eden oyuncu kaybeder ve oyun hemen biter.
    [resignation_draws] Terk eden oyuncu kaybeder ve oyun hemen biter; rakip hiçbir kurallı hamle dizisiyle mat edemezse oyun beraberedir.
    [stalemate] Hamle sırası olan oyuncunun kurallı hamlesi yoksa ve şahı şah altında değilse oyun hemen berabere biter.
    [dead_position] İki oyuncu da hiçbir kurallı hamle dizisiyle mat edemezse oyun hemen berabere biter.
    [agreement] Oyuncular oyun sırasında beraberlikte anlaşabilir.
    [agreement_after_moves] Oyuncular, ikisi de bir hamle yaptıktan sonra, oyun sırasında beraberlikte anlaşabilir.
    [press] Hamle, oyuncu saate basınca veya hamle oyunu bitirince tamamlanır. Rakip yanıt verdikten sonra bile saate basılabilir.
    [help_for_a_disability] Saati kullanamayan oyuncunun bunun için hakemin kabul ettiği bir yardımcısı olabilir; hakem saati adil biçimde ayarlar, ama engelli oyuncunun saatini hiçbir zaman değiştirmez.
    [default_time] Hakem başka karar vermezse geç kalma süresinden sonra gelen oyuncu kaybeder.
    [flag_fall] Hakem görünce veya bir oyuncu haklı olarak talep edince bayrak düşmüş sayılır.
    [flag_fall_by_claim] Hakem görünce veya bir oyuncu haklı olarak talep edince bayrak düşmüş sayılır; yeterli hakem olmayan hızlı ve yıldırım oyunlarda yalnızca oyuncunun talebi geçerlidir ve talep edenin kendi bayrağı düşmemiş olmalıdır.
    [loss_on_time] Gereken hamleleri süresinde tamamlamayan oyuncu kaybeder; rakip hiçbir kurallı hamle dizisiyle mat edemezse oyun beraberedir.
    [both_flags] İki bayrak da düşmüşse ve hangisinin önce düştüğü bilinmiyorsa oyun sürer; son zaman diliminde ise berabere biter.
    [both_flags_at_the_claim] Yeterli hakem olmayan hızlı ve yıldırım oyunlarda: biri talep edilirken iki bayrak da düşmüşse oyun beraberedir.
    [clocks_set_wrongly] Saatin yanlış ayarlandığı görülürse saat durdurulur ve hakem ayarı, süreleri ve hamle sayacını düzeltir.
    [interruption] Oyuncu saatleri yalnızca hakemi çağırmak için durdurur; oyunun ne zaman süreceğine hakem karar verir.
    [illegal_move] Tamamlanan kuraldışı hamleden sonra ondan önceki konum yeniden kurulur ve dokunulan taş, oynayabiliyorsa, oynanmalıdır.
    [illegal_move_penalty] Kuraldışı hamlede rakibe süre verilir: klasik oyunda { $standard }, hızlı oyunda { $rapid }, yıldırım oyununda { $blitz }. Bir oyuncunun { $losing }. kuraldışı hamlesi oyunu kaybettirir; rakip mat edemezse oyun beraberedir.
    [empty_press] Hamle yapmadan saate basmak uygunsuzdur; kararı hakem verir.
    [empty_press_illegal] Hamle yapmadan saate basmak kuraldışı hamle gibi değerlendirilir.
    [agreement_by_the_rules] Turnuva yönergesi belirli bir hamleden önce veya hakem olmadan beraberlikte anlaşmayı yasaklayabilir.
    [draw_offer] Beraberlik, hamle yapıldıktan sonra ve saate basılmadan önce teklif edilir. Başka bir anda da teklif geçerlidir. Koşul konamaz, geri çekilemez; kabul edilene, reddedilene veya bir taşa dokunularak yanıtlanana kadar sürer.
    [repeated_offers] Mantıksız veya yinelenen teklif ve talepler rakibi rahatsız eder; kararı hakem verir.
    [threefold] Aynı konum en az üçüncü kez oluşmak üzereyse veya yeni oluştuysa hamle sırası olan oyuncu beraberlik talep edebilir. Konum, hamle sırası aynı oyuncudaysa, aynı taşlar aynı karelerdeyse ve rok hakları ile geçerken alma olanağı aynıysa aynıdır.
    [threefold_intended] Oyuncu, konumu üçüncü kez oluşturacak hamleyi yazar, hakeme bildirir ve oynamaz. Yazılan değiştirilemez.
    [threefold_standing] Konum üçüncü kez yeni oluştu ve hamle sırası talep eden oyuncuda.
    [fifty_moves] Her oyuncu son elli hamleyi taş almadan ve piyon oynamadan yaptıysa veya sonraki hamleyle yapmış olacaksa hamle sırası olan oyuncu beraberlik talep edebilir.
    [fifty_moves_intended] Oyuncu, elliyi tamamlayacak hamleyi yazar, hakeme bildirir ve oynamaz. Yazılan değiştirilemez.
    [fifty_moves_standing] Her oyuncunun son elli hamlesi yapıldı ve hamle sırası talep eden oyuncuda.
    [claim_after_touch] Oynamak amacıyla bir taşa dokunan oyuncu, o hamlede beraberlik talep etme hakkını yitirir.
    [claim] Beraberlik talebi denetlenirken saatler durur. Talep geri çekilemez ve aynı zamanda beraberlik teklifidir. Doğruysa oyun hemen berabere biter.
    [wrong_claim] Yanlış talepten sonra rakibe süre verilir: klasik oyunda { $standard_claim }, hızlı oyunda { $rapid_claim }, yıldırım oyununda { $blitz_claim }. Talep edenin kendi süresi değişmez; talep için yazılmış hamle oynanmalıdır.
    [fivefold] Aynı konum en az beş kez oluştuysa oyun talep olmadan berabere biter.
    [fivefold_alternate] Aynı konum her oyuncunun art arda hamlelerinde üst üste beş kez oluştuysa oyun talep olmadan berabere biter.
    [seventy_five_moves] Her oyuncu son yetmiş beş hamleyi taş almadan ve piyon oynamadan yaptıysa oyun talep olmadan berabere biter; son hamle mat ediyorsa mat geçerlidir.
    [seventy_five_moves_completed] Her oyuncu son yetmiş beş hamleyi taş almadan ve piyon oynamadan tamamladıysa oyun talep olmadan berabere biter; son hamle mat ediyorsa mat geçerlidir.
    [signed_result] Oyun bitince iki oyuncu da sonucu yazıp iki notasyonu imzalar. Hakem başka karar vermezse yanlış sonuç bile geçerlidir.
    [arbiters_role] Hakem kurallara uyulmasını sağlar ve turnuvanın yararına davranır; kuralların çözmediğine hakem karar verir.
    [two_boards] Her oyuncu iki tahta isteyebilir: gören oyuncu için olağan bir tahta, görme engelli oyuncu için ona göre yapılmış bir tahta. Düzenleyici bu kuralları uyarlayabilir.
    [announcement] Hamleler yüksek sesle duyurulur, rakip onları tekrarlar ve kendi tahtasında uygular; Almanca adlar ve sayılar kullanılır.
    [blind_touch] Görme engelli oyuncunun tahtasında bir taş deliğinden çıkarılınca dokunulmuş sayılır.
    [blind_move_made] Görme engelli oyuncunun tahtasında taş başka bir deliğe konunca, alınan taş tahtadan çıkarılınca ve hamle duyurulunca hamle yapılmış sayılır.
    [sighted_players_moves] Dokunma ve oynamada gören oyuncu için olağan kurallar geçerlidir.
    [blind_players_clock] Görme engelliler için yapılmış bir saat kullanılabilir.
    [blind_players_record] Görme engelli oyuncu notasyonu Braille ile veya elle tutabilir ya da hamleleri bir aygıtla kaydedebilir.
    [blind_press] Rakibin saati ancak görme engelli oyuncunun hamlesi yapılıp duyurulunca çalıştırılabilir.
    [slip_of_the_tongue] Dil sürçmesi hemen, rakibin saati çalıştırılmadan düzeltilir.
    [boards_differ] İki tahta farklıysa iki notasyonun ve hakemin yardımıyla düzeltilir; gerekirse son ortak hamleye dönülür.
    [scoresheets_differ] İki notasyon da farklıysa hamleler aynı oldukları yere kadar geri gidilir ve hakem saatleri buna göre ayarlar.
    [blind_players_assistant] Görme engelli oyuncunun bir yardımcısı olabilir; oyuncu adına taşları oynar, hamleleri duyurur, notasyon tutar ve saate basar, süreleri ve hamleleri yalnızca sorulunca söyler. Yardımcı beraberlik teklif etmez, kabul etmez, talep etmez.
    [sighted_players_assistant] Görme engelli oyuncunun yardımcısı yoksa gören oyuncunun bir yardımcısı olabilir; bu yardımcı yalnızca taşları oynar ve hamleleri duyurur.
    [sighted_players_assistant_deaf] Görme engelli oyuncunun yardımcısı yoksa gören oyuncunun bir yardımcısı olabilir; bu yardımcı yalnızca taşları oynar ve hamleleri duyurur. İşitemeyen bir rakibe karşı yardımcı zorunludur.
    [sealing] Oturum bitince hamle sırası olan oyuncu hamlesini anlamı açık biçimde yazar, iki notasyonu zarfa koyar, zarfı mühürler ve sonra saati durdurur; o zamana kadar hamle değiştirilebilir.
    [opening_the_envelope] Zarf ancak yanıt verecek oyuncu oradayken açılır; mühürlü hamle tahtada yapılır ve o oyuncunun saati çalıştırılır.
    [sealed_move] Mühürlediği hamle belirsiz, kuraldışı veya hiçbir anlama gelmeyecek kadar yanlış olan oyuncu kaybeder. Oyun zaten bittiyse veya rakip mat edemiyorsa kaybetmez: rakip mat edemiyorsa oyun beraberedir.
    [late_at_the_resumption] Hakem başka karar vermezse, oyunun devamına geç kalma süresinden sonra gelen oyuncu kaybeder; 2009 kurallarında turnuvada başka süre yoksa bu bir saattir. Mühürlü hamle oyunu bitirdiyse o sonuç geçerlidir.
    [envelope_missing] Zarf kayıpsa oyun, ertelenen konumdan ve yazılmış sürelerle sürer; bilinmeyen süreleri hakem belirler. Mühürleyen oyuncu, mühürlediğini söylediği hamleyi oynar. Konum belirlenemezse oyun iptal edilir ve yeni bir oyun oynanır.
    [quickplay] Son zaman diliminde iki dakikadan az süresi kalan oyuncu, rakip kazanmak için çaba göstermiyorsa veya olağan yollarla kazanamıyorsa beraberlik talep edebilir. Hakem kabul eder, sonra karar verir veya geri çevirir; geri çevirirse rakibe iki dakika verilir.
    [quickplay_without_arbiter] Hakem yoksa hızlı oyun bitişindeki talep oyunu bitirir. Son konum yazılır; rakibin çaba göstermediği söyleniyorsa eksiksiz bir notasyon eklenir. Rakip ikisini de denetler ve atanan bir hakem karar verir.
    [increment_request] Hızlı oyun bitişinde hamle sırası olan oyuncu iki oyuncu için de beş saniye artış isteyebilir; bu aynı zamanda beraberlik teklifidir. Teklif reddedilirse ve hakem uygun bulursa artış ikisine, iki dakika da rakibe verilir.
    [recorded_in_advance] Hamle yapıldıktan sonra yazılır. Yalnızca sonraki hamleyle beraberlik talep eden veya hamle mühürleyen oyuncu onu önceden yazar.
    [sheets_after_flag] Bayrak düşünce yazmayan oyuncular notasyonlarını tamamlar: ikisi birden ise saatler durdurularak, yalnız biri ise kendi süresinde ve taşa dokunmadan. Hiçbir notasyon eksiksiz değilse oyun hakem gözetiminde yeniden kurulur.
    [sheets_not_reconstructed] Notasyonlar tamamlanamazsa sonraki hamle bir sonraki zaman diliminin ilk hamlesidir; daha çok hamle yapıldığının kanıtı varsa öyle değildir.
    [bystanders] Bir kural ihlali gören başka herkes yalnızca hakeme bildirebilir; yardımcı da.
    [warning] Hakem bir oyuncuyu uyarabilir.
    [time_to_opponent] Hakem rakibin saatine süre ekleyebilir.
    [time_taken] Hakem ihlal edenin saatinden süre alabilir.
    [points_to_opponent] Hakem rakibin puanını, oyunun verebileceği en yüksek puana kadar artırabilir.
    [points_taken] Hakem ihlal edenin puanını azaltabilir.
    [game_declared_lost] Hakem oyunu ihlal eden için kaybedilmiş sayabilir ve rakibin puanına karar verir.
    [expulsion] Bir oyuncu turnuvadan ihraç edilebilir.
    [supervision] Yarışma kuralları hızlı ve yıldırım oyunlarda ancak yeterli hakem varsa bütünüyle geçerlidir: hızlıda en çok üç oyuna, yıldırımda her oyuna bir hakem.
    [adjusting] Hamle sırası olan oyuncu, bunu söyledikten sonra taşları düzeltebilir.
    [touch_in_castling] Önce şaha, sonra bir kaleye dokunan oyuncu, kurallıysa o kaleyle rok yapmalıdır; önce kaleye dokunan oyuncu o hamlede onunla rok yapamaz.
    [rook_touched_first] Önce bir kaleye, sonra şaha dokunan oyuncu o hamlede o kaleyle rok yapamaz; kale oynayabiliyorsa oynanmalıdır.
    [touch_without_move] Dokunulan taşların hiçbiri oynatılamaz veya alınamazsa oyuncu herhangi bir kurallı hamle yapabilir.
    [assistant_who_moves] Taşları oynatamayan oyuncunun bunun için hakemin kabul ettiği bir yardımcısı olabilir.
    [right_to_complain] Oynamak amacıyla bir taşa dokunan oyuncu, rakibin bir taşa dokunduğunu artık iddia edemez.
    [two_hands] Hamle tek elle yapılır; iki elle yapılırsa ceza verilir.
    [legal_move] Taş öyle gidebiliyorsa ve oyuncunun kendi şahı şah altında kalmıyorsa hamle kurallıdır.
    [unsupervised_illegal_move] Yeterli hakem olmayan hızlı oyunda kuraldışı hamle, yalnızca talep eden sonraki hamlesini yapana kadar talep edilebilir.
    [unsupervised_illegal_move_in_blitz] Yeterli hakem olmayan yıldırım oyununda kuraldışı hamle, yalnızca talep eden sonraki hamlesini yapana kadar talep edilebilir.
    [wrong_set_up] Taşların başlangıç konumunun yanlış olduğu anlaşılan oyun iptal edilir ve yeni bir oyun oynanır.
    [board_turned] Tahtanın yanlış konduğu anlaşılırsa oyun sürer ve konum doğru konmuş bir tahtaya aktarılır.
    [reversed_colors] Hakem başka karar vermezse ters renklerle başlayan oyun sürer.
    [reversed_colors_new-game] Ters renklerle başlayan oyun, iki oyuncu da 10 hamle yapmadıysa durdurulur ve doğru renklerle yeni bir oyun oynanır; ondan sonra oyun sürer.
    [displaced_pieces] Taşları yerinden oynatan oyuncu onları kendi süresinde yerine koyar; saat durdurulup hakem çağrılabilir, hakem oyuncuya ceza verebilir.
    [position_reinstated] Taşların yerinden oynadığı görülürse ondan önceki konum yeniden kurulur; belirlenemezse oyun belirlenebilen son konumdan sürer.
    [unsupervised_complaint] Yeterli hakem olmayan hızlı ve yıldırım oyunlarda iki oyuncu da { $complaints } hamle yaptıktan sonra diziliş, tahta ve saat için şikâyet edilemez; yanlış konmuş şah veya kaleyle rok yapılmaz.
    [unsupervised_illegal_position] Yeterli hakem olmayan hızlı ve yıldırım oyunlarda iki şahı da şah altında veya bir piyonu son yatayda gören hakem sonraki hamlenin tamamlanmasını bekler; konum hâlâ kuraldışıysa hakem beraberlik ilan eder.
    [unsupervised_illegal_position_at_once] Yeterli hakem olmayan hızlı ve yıldırım oyunlarda iki şahı da şah altında veya tamamlanmamış bir terfi gören hakem, olanak varsa araya girer.
    [looks_at_record] Gözetimli hızlı ve yıldırım oyunlarda hamle sırası olan oyuncu hakemin kaydını görmek isteyebilir, bir oyunda beş kez; daha fazlası rakibi rahatsız eder.
    [fine] Hakem önceden duyurulmuş bir para cezası verebilir.
    [exclusion] Hakem bir oyuncuyu bir veya birkaç turdan men edebilir.
    [same_hand] Saate hamleyi yapan elle basılır; parmak düğmenin üstünde veya üzerinde tutulmaz.
    [handling_the_clock] Saat düzgün kullanılır: vurulmaz, kaldırılmaz, devrilmez ve hamleden önce basılmaz. Hakem oyuncuya ceza verebilir.
    [stopped_without_reason] Hakemi çağırmak için saatleri durduran oyuncunun bir nedeni olmalıdır; hakem bunu değerlendirir ve oyuncuya ceza verebilir.
    [pieces_put_back] Taşları yerinden oynatan oyuncu doğru konumu kendi süresinde yeniden kurar.
    [displacement_penalised] Hakem taşları yerinden oynatan oyuncuya ceza verebilir.
    [recording_duty_ends] Bir dönemde beş dakikadan az süresi kalan ve hamle başına 30 saniyeden az eklenen oyuncu, dönem bitene kadar yazmak zorunda değildir.
    [disrepute] Oyuncular satrancın itibarını zedeleyecek hiçbir şey yapmaz.
    [leaving_the_playing_area] Hiçbir oyuncu hakemin izni olmadan oyun yerinden, hamle sırası ondayken de oyun alanından ayrılmaz.
    [forbidden_during_play] Oyun sırasında notlar, öğütler, başka tahtalar, elektronik cihazlar ve izin verilen yer dışında sigara yasaktır; hakem oyuncuya ceza verebilir.
    [notes_and_advice] Oyun sırasında oyuncu not, kaynak veya öğüt kullanmaz ve başka tahtada analiz yapmaz.
    [device] Oyuncunun üzerinde hakemin onaylamadığı elektronik cihaz bulunmaz; bulunursa, yönerge daha yumuşak değilse oyun kaybedilir.
    [finished_players] Oyununu bitiren oyuncu seyirci sayılır.
    [persistent_refusal] Kurallara uymayı sürekli reddeden oyuncu oyunu kaybeder; rakibin puanına hakem karar verir.
    [both_guilty] İki oyuncu da kurallara uymayı sürekli reddederse ikisi de oyunu kaybeder.
    [appeal] Oyuncu, yönerge başka türlü demiyorsa, hakemin kararına itiraz edebilir; sonucu imzaladıktan sonra da.
    [times_determined] Kurallar süreleri açık bırakıyorsa hakem iki saati de en iyi kanaatine göre ayarlar veya olduğu gibi bırakır ve gerekirse hamle sayacını düzeltir.
    [pawn_not_replaced] Bir piyonu son yataya süren, onu değiştirmeden saate basan oyuncu kuraldışı hamle yapmıştır; piyon kendi renginden vezir olur.
    [reply_before_recording] Oyuncu, rakibin hamlesini yazmadan önce yanıt verebilir, ama kendi hamlesini sonrakinden önce yazar.
    [adjusting_on_own_time] Yalnızca saati işleyen oyuncu taşları düzeltebilir.
    [same_position] Hamle sırası aynı oyuncudaysa, aynı tür ve renkteki taşlar aynı karelerdeyse ve bütün taşların olası hamleleri aynıysa konum aynıdır: bir kez olanaklı olan geçerken alma veya sonradan yitirilen rok hakkı onu başka bir konum yapar.
   *[other] Bu maddenin özeti yok.
}
law-listed = { $article }, { $title }.
no-such-article = Program { $laws } kurallarının şu maddesini uygulamıyor: { $article }. Uyguladıklarını { word-laws } listeler.
article-alike = Bunlardan biri mi demek istediniz: { $articles }?
no-such-term = Sözlükte şu sözcük yok: { $word }.
glossary-entry = { $term }: { $others }.

confirm = { $what ->
    [leave] Saatlerden biri işliyor. Oyundan çıkılsın mı? Oyun kaydedildi.
    [loses-the-sealed-move] Zarf kapalı değil: çıkarsanız mühürlü hamle kaybolur ve yeniden mühürlenmesi gerekir. Oyundan çıkılsın mı?
    [leaves-the-envelope-open] Zarf kapalı değil. Yine de oyundan çıkılsın mı?
    [rematch] Renkler değişerek yeni bir oyun başlar. Doğru mu?
    [resign] { $who } oyunu terk ediyor. Doğru mu?
    [accept] { $who } { $proposal ->
        [correction] kuraldışı hamlenin düzeltilmesini kabul ediyor
       *[draw] beraberliği kabul ediyor
    }. Doğru mu?
    [decline] İki öneri var. { $who } { $proposal ->
        [correction] kuraldışı hamlenin düzeltilmesini reddediyor
       *[draw] beraberliği reddediyor
    }. Doğru mu?
    [ruling] Bu karar oyunu bitirir veya iptal eder. Doğru mu?
    [claim] { $who } bayrağın düştüğünü iddia ediyor. Doğru mu?
    [draw-claim] { $who } { $claim ->
        [threefold] beraberlik talep ediyor: aynı konum üçüncü kez
        [fifty] beraberlik talep ediyor: taş alınmadan ve piyon oynanmadan elli hamle
        [increment] artış istiyor
       *[quickplay] hızlı oyun bitişinde beraberlik talep ediyor
    }{ $intended ->
        [yes] , yazılan hamle { $mv } ile
       *[no] { "" }
    }. Doğru mu?
    [press] { $who } hamle yapmadan saate bastı. Doğru mu?
    [clock] Şimdi gösterilen sürenin yarısından azı kalır: { $times }. Doğru mu?
    [take] { $times } şimdi gösterilen sürenin yarısından çok. Doğru mu?
    [retrace] Oyun geri gider. Doğru mu?
    [silent] { $who } hamleyi duyurmadan saate bastı. Doğru mu?
   *[result] Sonuç { $score } olarak bildiriliyor. Doğru mu?
} 1, hayır. 2, evet. Bir sayı yazın.
confirm-times = Saatler o zaman { $times } gösterir; şimdi { $now } gösteriyorlar.
not-done = Yapılmadı.
only-watching = Bu oyunu yalnızca izliyorsunuz: soru sorabilirsiniz, { word-quit } çıkar.
only-while-playing = Bu yalnızca oyun oynanırken yapılabilir; burada bir şey değiştirmez.
line-too-long = Bir seferde çok fazla: bir satır en çok { $commands } komut ve { $bytes } bayt alır.
not-reached = Yapılmadı: { $text }.
words-that-fit = Olabilecek sözcükler: { $words }.
seated = Bu klavyede: { $who }.
seated-everybody = Bu klavyede: herkes.
seat-joined = { $who }: bu yer oyuna katıldı.
seat-joined-watching = Bu oyunu izliyorsunuz.
seat-taken = { $who } başka bir terminalden katıldı.
seat-free = { $who } öteki terminalden ayrıldı.
seat-asked = Başka biri bu yeri istiyor. { word-quit } ile ayrıldığınızda yer ona geçer.
seat-asked-arbiter = { $who }: başka biri o yeri istiyor. Hakem yeri { word-unseat } ile ona verir.
seat-waits = Orada biri oturuyor. Ona ve hakeme soruluyor; bir dakika beklenir. Ctrl+C bitirir.
seat-watcher-changed = { $change ->
    [taken] Biri başka bir terminalden izliyor.
    [left] Biri artık izlemiyor.
    [lost] İzleyen birinin terminaliyle bağlantı koptu.
   *[back] İzleyen birinin terminali yeniden bağlandı.
}
seat-not-here = { $why ->
    [only_at_the_host] Bu, oyunun sunulduğu yerde yapılır, bu yerde değil.
    [only_a_player] Rövanşı bir oyuncu teklif eder: { word-rematch }.
    [nobody_sits] Orada başka bir terminalde kimse oturmuyor.
    [another_speaker] { $who }: bu yer başkası adına konuşmaz.
   *[host_gone] Bu yapılmadı: oyun şimdi sunulmuyor.
}
seat-slow = { $who }: o terminalden gelenler saniyenin onda birinden geç ulaşıyor: { $ms } milisaniye.
terminal-is = { $state ->
    [empty] { $who } öteki terminalden ayrıldı; orada kimse oturmuyor.
    [cut_off] { $who }: bağlantı koptu, o terminalden bir şey gelmiyor.
    [slow] { $who } başka bir terminalde oturuyor; oradan gelenler { $ms } milisaniye geç ulaşıyor.
   *[connected] { $who } başka bir terminalde oturuyor.
}
seat-sits-there = { $who } başka bir terminalde oturuyor ve bunu orada söyler.
seat-too-late = Bu ulaşmadan önce bir şey oldu; yapılmadı.
seat-sends-too-much = Bu yerden hemen yanıtlanandan fazlası geliyor: yanıtlar daha yavaş gelir.
seat-host-gone = Oyunla bağlantı koptu. Bu yer bekler ve oyun sürünce kendiliğinden sürer.
seat-host-silent = Oyunu barındıran program yanıt vermiyor. Yer yine de bırakılıyor.
seat-host-back = Oyunla bağlantı yeniden kuruldu.
seat-join-hint = Başkaları kendi terminalinden şununla katılır: { $command }.
seat-sit-hint = { $command } beyazın yerini alır, --as black siyahınkini, --as arbiter hakeminkini.
seats-choice = Birkaç oyun yer sunuyor. Birinin numarasını yazın.
seat-left = Bu yerden ayrıldınız. Oyun sizsiz sürüyor.
in-hall = Bu oyun salona gönderiliyor: { $round }. tur, { $board }. masa.
not-in-hall = Bu oyun salonda değil ve sürüyor. { $why }
trouble-hall = { $why ->
    [not_an_address] Sunucunun adresi okunamıyor. Şöyle olur: nats://hall.example.
    [not_resolved] Bu adda bir bilgisayar bilinmiyor.
    [credentials] Sunucu bu kullanıcıyı, parolayı veya anahtarı kabul etmiyor.
    [credentials_file] Kimlik bilgileri dosyası okunamıyor.
    [tls] Sunucu güvenilir bir şifreli bağlantı kabul etmiyor.
    [not_allowed] Sunucu bu kullanıcının bunu yapmasına izin vermiyor.
    [no_jet_stream] Sunucu ileti saklamıyor. Orada JetStream açılmalı.
    [not_kept] Sunucu gönderileni saklayamıyor.
    [other_stream] Salonun adlarını o sunucuda başka bir program kullanıyor.
    [later_version] Oraya gönderilen, Annabella'nın daha yeni bir sürümünden.
    [claimed] Oraya bu masa olarak başka bir oyun gönderiliyor.
    [differs] Başka bir program salona bu oyunun başka bir sonunu gönderiyor.
    [not_readable] Bu masa olarak gönderilen okunamıyor.
    [other_board] Oraya gönderilen kayıt başka bir masanın.
    [same_pair] Bu turda bu iki oyuncunun sonucu başka bir masada var.
    [gone] Salonda bu masa vardı, artık yok.
    [no_record] Oyunun kaydı okunamıyor.
    [no_program] Bu Annabella salon olmadan derlendi. Paketlerde salon var; kaynaktan: ./x hall veya cargo install, --features hall ile.
    [program_gone] Salonla konuşan işlem bitti.
   *[not_reached] Sunucu yanıt vermiyor.
}
trouble-hall-needs-board = Salon bunun hangi masa olduğunu bilmeli: --round 3 --board 12.
hall-row = { $round }. tur, { $board }. masa: { $white } ile { $black }, { $plies ->
    [one] { $plies } yarım hamle
   *[other] { $plies } yarım hamle
}, { $state ->
    [over] bitti, { $result }
    [silent] sessiz
    [adjourned] ertelendi
    [differs] tahtalar farklı
    [arbiter] hakem gerekiyor
    [playing] oynanıyor
   *[stopped] durduruldu
}.
hall-row-without-game = { $round }. tur, { $board }. masa: { $state ->
    [missing] { $white } ile { $black }, hiçbir şey gelmedi
   *[other] okunabilen oyun yok
}.
hall-last = Son yarım hamle: { $mv }.
hall-age = Bu saatler bir kopyadır; masadan son haber { $span } önce geldi.
hall-unsaved = Masa kaydını saklayamıyor.
hall-silent = { $span } süredir haber yok.
hall-flag-near = { player-gen } bir dakikadan az süresi var.
hall-flag-fallen = { player-gen } bayrağı düştü.
hall-seat-lost = { $who }: bağlantı koptu.
hall-news = { $board }. masa, { $white } ile { $black }: { $what ->
    [gone] artık salonda değil
    [not_saved] kaydına bakın
    [differs] tahtalar farklı
    [arbiter] hakem gerekiyor
    [flag_fallen] bir bayrak düştü
    [flag_near] bir bayrak düşmek üzere
    [silent] sessiz
    [adjourned] ertelendi
    [over] bitti, { $result }
   *[settled] yoluna girdi
}.
hall-news-without-game = { $board }. masa: { $what ->
    [gone] artık salonda değil
    [silent] sessiz
   *[other] kaydına bakın
}.
hall-news-of-many = { $count } masa, { $what ->
    [gone] artık salonda değil
    [not_saved] kaydına bakılmalı
    [differs] tahtalar farklı
    [arbiter] hakem gerekiyor
    [flag_fallen] bir bayrak düştü
    [flag_near] bir bayrak düşmek üzere
    [silent] sessiz
    [adjourned] ertelendi
    [over] bitti
   *[settled] yoluna girdi
}: { $boards }{ $more ->
    [0] {""}
   *[other] {" "}ve { $more } masa daha
}.
hall-count = { $boards ->
    [0] Masa yok
    [one] { $boards } masa
   *[other] { $boards } masa
}: { $needing ->
    [0] ilgi bekleyen yok
   *[other] { $needing } masa ilgi bekliyor
}, { $playing } oynanıyor, { $over } bitti.
hall-not-paired = Listede { $round }. turda { $white } ile { $black } oyunu yok; sonucu dosyada değil.
hall-no-such-board = { $typed } numaralı masa yok ve hiçbir oyuncunun adında bu geçmiyor.
hall-help = Bir masanın numarasını veya bir adın bir bölümünü yazın. Boş satır ilgi bekleyen masaları listeler, { hall-words-all } bütün masaları, { hall-words-absent } oyunun başlamadığı veya bir oyuncunun gelmediği masaları, { hall-words-matches } takım maçlarını; { hall-words-way } ve bir numara oraya gitmekte olduğunuzu söyler; { hall-words-note }, bir numara ve bir metin o masaya bunu yazdırır, oyununun PIN'i ile; { word-quit } çıkar.
hall-lost = Salondan şimdi hiçbir şey gelmiyor. { $why }
hall-back = Salon yeniden bağlı.
hall-waits = { $span } süredir bekliyor.
hall-no-resumption = Oyunun ne zaman ve nerede süreceği yazılmamış.
hall-on-the-way = { $who } yolda.
hall-way = { $who } { $board }. masaya gidiyor.
hall-no-way = { $board }. masaya artık kimse gitmiyor.
hall-note = { $fate ->
    [written] { $board }. masa notu yazdı.
    [wrong_pin] { $board }. masanın PIN'i bu değil; hiçbir şey yazmadı.
    [not_secret] { $board }. masaya hiçbir şey gönderilmedi: ağdaki başkaları PIN'i okuyabilirdi. Sunucu için tls:// kullanın.
   *[not_taken] { $board }. masa notu almadı: yanıt vermiyor veya oyununun PIN'i yok.
}
hall-match = { $round }. tur, { $number }. maç: { $first } { $own }, { $second } { $other }{ $open ->
    [0] .
    [one] ; { $open } oyun bitmedi.
   *[other] ; { $open } oyun bitmedi.
}
hall-empty = Salon boş: hiçbir masa henüz bir şey göndermedi.
hall-input-over = Burada artık bir şey yazılamaz; salondan çıkılıyor. annabella hall --once bütün masaları bir kez gösterir.
hall-none-of = { $what ->
    [matches] Bilinen takım maçı yok. Maçları içeren liste --pairings ile verilir.
   *[absent] Her masada oyun başladı ve gelmeyen yok.
}
hall-not-arrived = { $count ->
    [one] Bir masada
   *[other] { $count } masada
} oyun başlamadı veya bir oyuncu gelmedi: { $boards }{ $more ->
    [0] {""}
   *[other] {" "}ve { $more } masa daha
}.
hall-played-twice = { $round }. turda { $white } ile { $black } oyunu birkaç masada var: { $boards }. Hiçbirinin sonucu dosyada değil.
hall-other-board = { $round }. turun { $boards }. masası olarak gönderilen kayıt, { $white } ile { $black }, o masanın olduğunu söylemiyor; sonucu dosyada değil.
hall-nothing = Uyan masa yok.
trouble-seat-not-offered = { $file } oyunu şimdi yer sunmuyor. --seats ile başlatılınca sunar: annabella play --seats veya annabella resume --seats.
trouble-seat-not-opened = Yer sunulamıyor: { $why }.
trouble-seat-not-own = { $folder } klasörü yalnız size ait değil ya da oyunu başka bir kullanıcı sunuyor. Hiçbir şey gönderilmedi.
trouble-seat-no-ssh = ssh başlatılamıyor: { $why }.
trouble-seat-broken = Oyunla bağlantı koptu.
trouble-seat-not-understood = Oradan gelen, bu Annabella'nın okuyabileceği bir oyun değil.
trouble-seat-ended = { $why ->
    [unseated] Hakem bu yeri başka biri için boşalttı.
    [host_left] Oyundan, sunulduğu yerde çıkıldı.
    [version] O oyunu Annabella'nın başka bir sürümü sunuyor.
    [not_understood] Oyunu sunan program bu yerin gönderdiğini anlamadı.
    [line_too_long] Bir satır çok uzundu veya metin değildi.
    [silent] Bu yer çok uzun süre bir şey söylemedi.
    [full] O oyunda başka yer yok.
    [another_user] O oyun bu bilgisayarın başka bir kullanıcısına ait.
    [taken] Orada zaten biri oturuyor.
    [no_such_role] O oyunda yardımcı yok: yardımcı, tek görme engelli oyuncuya aittir.
    [watching_forbidden] Bu turnuvanın yönergesi bu oyunun izlenmesine izin vermiyor.
    [pin_needed] Hakemin yeri için PIN gerekir.
    [pin_wrong] PIN bu değil.
    [pin_later] Çok fazla yanlış PIN girildi. Bir dakika sonra yeniden deneyin.
   *[language] Oyunu sunan program o dili bilmiyor.
}

## Screen: labels and key help

screen-terms = { $time }, { $laws } kuralları
screen-at-the-keys = Klavyede: { $who }
screen-anybody-at-the-keys = Klavyede: herkes
screen-help-key = ? tuşlar
screen-side = { $color }: { $name }
screen-side-blind = { $color }: { $name }, görme engelli
screen-side-unnamed-blind = { $color }, görme engelli
screen-points = { $points } { $form ->
    [zero] puan
    [half] puan
   *[one] puan
}
screen-no-room = Tahta için yer yok: { $needed } sütun ve satır gerekir, bu pencerede { $there } var.
screen-flag-down = bayrak düştü
screen-board-of = { player-gen } tahtası
screen-sign = { $sign ->
    [voice] ses yok
    [seats] yerler { $there }/{ $all }
    [cases] olaylar: { $there }
    [saved] kaydedilmedi
    [hall] salonda yok
   *[pin] PIN
}
screen-pin-needed = Hakemin sözleri PIN ister.
screen-captured = Alınan: { $pieces }
screen-no-time = süre sınırı yok
screen-not-entered = girilmedi
screen-sheet = { player-gen } notasyonu ({ $language })
screen-differing = { $squares ->
    [one] Bir kare farklı.
   *[other] { $squares } kare farklı.
}
screen-offer-open = { player-gen } beraberlik teklifi açık.
screen-period = { $period }. dilim: kontrole kadar beyaz { $white }, siyah { $black }.
screen-last-period = { $period }. dilim: tüm hamleler.
screen-period-of = { player }, { $period }. dilim: kontrole kadar { $moves }.
screen-last-period-of = { player }, { $period }. dilim: tüm hamleler.
screen-byo-yomi = { player-gen } byo-yomi dilimleri: { $times }.
screen-key-name = { $key ->
    [enter] Enter
    [backspace] Geri
    [delete] Del
    [page-up] PgUp
    [page-down] PgDn
    [home] Home
    [end] End
   *[ctrl] Ctrl
}
screen-key = { $act ->
    [enter] satırı gir; boş satır hamleyi tamamlar
    [begin_selection] tahtaya
    [selection] tahtada gez
    [press_selection] kaldır, koy
    [drop_selection] tahtadan çık
    [cases] hakemin olayları
    [speaker] kim konuşuyor
    [help] bu tuşlar
    [complete] sözcüğü tamamla
    [boards] hangi tahtalar
    [turn] hangi taraftan
    [pieces] taşlar
    [coordinates] koordinatlar
    [theme] renkler
    [scale] büyük tek tahta
    [scroll_back] geri kaydır
    [scroll_forward] ileri kaydır
    [sheets_back] notasyon geri
    [sheets_forward] notasyon ileri
    [earlier] önceki satır
    [later] sonraki satır
    [backspace] önceki harf
    [delete] buradaki harf
    [delete_word] önceki sözcük
    [clear] satırı temizle
    [left] sola
    [right] sağa
    [home] başa
    [end] sona
    [redraw] yeniden çiz
    [silence] sessizlik
    [suspend] kabuğa
    [copy] PGN kopyala
    [replay_forward] bir yarım hamle ileri
    [replay_back] bir yarım hamle geri
    [replay_first] oyunun başına
    [replay_last] oyunun sonuna
    [leave_replay] oynatmadan çık
   *[leave] çık, sonra sürdür
}
help-heading = { $group ->
    [players] Oyuncular
    [board] Tahta hakkında
    [game] Oyun hakkında
    [arbiter] Hakem
    [program] Program
   *[end] Oyundan sonra
}
screen-key-group = { $group ->
    [play] Oynamak
    [line] Satır
    [read] Okumak
    [look] Görünüş
   *[program] Program
}
screen-words-title = { word-help } ve bir sözcük, onun ne yaptığını söyler.
screen-sheets-differ = Notasyonlar şuradan başlayarak farklı: { $at }.
screen-touched = Dokunulan: { $list }.
screen-choose-promotion = Terfi: taşın harfini yazın veya ok tuşları ve Enter ile seçin.
screen-more-above = ▲ devamı: PgUp
screen-more-below = ▼ { $rows } yeni satır
ask-choice = { $choice ->
    [face-1] ekran
    [face-2] satırlar
    [face-3] satırlar ve ses
    [voice-1] hayır
    [voice-2] evet
    [keys-1] beyaz
    [keys-2] siyah
    [keys-3] yardımcı
    [keys-4] herkes
    [resume-1] evet
    [terms-1] oyna
    [blind-1] beyaz
    [blind-2] siyah
    [blind-3] ikisi
    [blind-4] hiçbiri
    [seats-1] hayır
   *[heard-1] evet
}
ask-terms-laws = { $laws } kuralları
ask-terms-sheets = notasyonlar { $sheets }
screen-watching = Yalnızca izleme
screen-match = Maç { $white } : { $black }
screen-replay = Oynatma: yarım hamle { $ply } / { $plies }. ← → Home End, Esc çıkar.
screen-how-to-begin = Bir hamle yazın; Enter duyurur. ? tuşları, { word-help } sözcükleri gösterir.
screen-copy = { $key } PGN kopyalar.
screen-page-keys = { $left ->
    [0] Esc kapatır
   *[other] ▼ { $left } PgDn · Esc kapatır
}
screen-cases-title = Hakemin olayları (F9)
watch-played = Oyun yeniden oynanıyor.
trouble-watching-forbidden = Bu turnuvanın yönergesi bu oyunun izlenmesine izin vermiyor.
watch-not-played = Bu oyun şimdi oynanmıyor. Saatler son kaydedilen süreleri gösteriyor.
watch-deleted = Kayıt silindi. Oyun son durumuyla gösteriliyor.
watch-damaged = Kayıt bozuk. Oyun son durumuyla gösteriliyor.
watch-replaced = Dosyada artık başka bir oyun var. Oyun son durumuyla gösteriliyor.
screen-first-line = Annabella. Ekran okuyucu veya Braille ekranı varsa --accessible ile başlatın.
hall-words-all = hepsi
hall-words-absent = gelmeyen
hall-words-matches = maçlar
hall-words-way = yol
hall-words-note = not
hall-column = { $column ->
    [board] Masa
    [white] Beyaz
    [black] Siyah
    [clocks] Saatler
    [result] Sonuç
    [last] Son
   *[state] Durum
}
hall-filter = { $filter ->
    [needing] Gösterilen: ilgi bekleyen
    [not_arrived] Gösterilen: gelmeyen
    [playing] Gösterilen: oynanan
    [over] Gösterilen: biten
   *[all] Gösterilen: hepsi
}
hall-keys = Enter: aç   Tab: hangileri   ?: tüm tuşlar   Ctrl+C: çık
hall-all-keys =
    Enter: masayı açar; Esc kapatır
    Yukarı, aşağı, PgUp, PgDn, Home, End: bir masa seçer
    Harfler, rakamlar: adın bir bölümüyle veya numarayla arar
    Tab: hepsini, ilgi bekleyenleri, gelmeyenleri, oynananları, bitenleri gösterir
    Esc: yine hepsini gösterir
    F2: seçili masaya gitmektesiniz veya artık gitmiyorsunuz
    F3: takım maçları
    F4: seçili masanın yazacağı not, oyununun PIN'i ile
    Ctrl+C: çıkar
    Her tuş geri götürür.
hall-results = { $round }. turun sonuçları
hall-search = Arama: { $text }
hall-note-typed = { $board }. masa için not: { $text }
hall-state = { $state ->
    [gone] YOK
    [not_saved] KAYIT
    [differs] FARKLI
    [arbiter] HAKEM
    [flag_fallen] BAYRAK
    [flag_near] bayrak yakın
    [silent] SESSİZ
    [adjourned] ertelendi
    [unreadable] KAYIT
    [missing] gelmedi
    [playing] oynanıyor
    [over] { $result }
   *[stopped] durduruldu
}
recorded-in = Şuraya kaydediliyor: { $file }.
is-recorded = Oyun kaydediliyor. Çıktığınızda dosyası söylenir.
record-loss = { $why ->
    [deleted] { $from } kaydı silindi.
    [folder-gone] { $from } kaydının klasörü artık yok.
    [replaced] { $from } kaydının yerine başka bir dosya geldi.
    [shortened] { $from } kaydı kısaltıldı.
    [lengthened] { $from } kaydına başka bir program yazdı.
    [no-answer] { $from } dosyasının diski artık yanıt vermiyor.
    [no-room] { $from } kaydı için yer kalmadı.
    [not-synced] Disk { $from } kaydını saklamadı: { $detail }.
   *[not-written] { $from } kaydı yazılamıyor: { $detail }.
}
trouble-record-moved = { record-loss } Oyunun tamamı bundan sonra şuraya kaydediliyor: { $to }.
trouble-record-lost = Kaydedilmedi! { record-loss } Oyun sürüyor; her hamlede kaydetme yeniden denenir.
trouble-record-late = Henüz kaydedilmedi! Disk iki saniyedir yanıt vermiyor. Oyun sürüyor.
trouble-record-copied = Bu arada oyunun tamamı şuraya da kaydediliyor: { $to }.
trouble-record-saved-again = Her şey yeniden kayıtlı: { $to }.
trouble-record-not-locked = Bu disk dosya kilitleyemiyor: kayda başka bir programın yazmamasını sağlayın.
trouble-record-folder-not-synced = Bu disk yeni dosyaları onaylamıyor: oyun bitince kaydı başka bir yere kopyalayın.
trouble-record-nowhere-at-the-end = Kaydedilmedi! Kayıt hiçbir diskte değil. Yazdırılan hamleleri saklayın veya bir yere yazın.
trouble-record-torn-end = { $path } dosyasının son satırı eksik ve yok sayılıyor.
trouble-record-no-end = { $path } dosyasının sonu işaretlenmemiş: oyun oynanıyor, yarıda kesildi veya satırlar eksik.
trouble-record-unknown-version = { $path } dosyası { $line }. satırdan sonra kaydın { $version } sürümünde; bu Annabella onu okuyamıyor, yalnızca önceki satırlar okunuyor. Lütfen en yeni Annabella'yı kurun.
trouble-record-unknown-kind = { $path } dosyasının { $line }. satırında bu Annabella'nın bilmediği bir kayıt var: { $kind }. Yalnızca önceki satırlar okunuyor. Lütfen en yeni Annabella'yı kurun.
trouble-record-locked-by = { $path } dosyasındaki oyun başka bir Annabella'da açık, işlem { $process }; önce orada kapatın.
trouble-record-exists = { $path } dosyası zaten var ve değiştirilmedi. Başka bir ad seçin.
trouble-record-not-a-file = { $path } olağan bir dosya değil. Yeni bir dosyanın adını seçin.
trouble-record-is-the-record = { $path } kaydın kendisi. Başka bir ad seçin.
trouble-record-not-printed = Çıktının tamamı yazılamadı: { $why }.
trouble-record-not-readable = { $path } okunabilen bir dosya değil: bir klasör, bir boru hattı veya bir aygıt.
trouble-record-held = { $path } dosyasını başka bir program kullanıyor; önce orada kapatın.
trouble-record-too-large = { $path } çok büyük ve okunmadı.
games-entry = { $number }: { $white } ile { $black }, { $begun }. { $plies ->
    [0] Hamle yok.
    [one] Bir yarım hamle, { $last }.
   *[other] { $plies } yarım hamle, sonuncusu { $last }.
} { $sentence }
games-no-date = tarihsiz
sheet-letters-missing = PDF dosyasında şu harfler yok: { $letters }; her birinin yerinde soru işareti var. HTML notasyonunda hepsi var: annabella export --to html.
games-not-begun = Başlamadı.
games-unfinished = Bitmedi; hamle sırası { $color ->
    [white] beyazda
   *[black] siyahta
}.
games-being-played = Şimdi oynanıyor.
games-cancelled = İptal edildi; yerine başka bir oyun oynanıyor.
games-over = { result-score }, { $text }: { result-reason }.
games-unreadable = { $number }: { $why }
trouble-record-no-game = Böyle kaydedilmiş bir oyun yok.
trouble-record-no-such-game = Kaydedilmiş hiçbir oyun uymuyor: { $text }. annabella games komutu hepsini listeler.
games-removed = { $count ->
    [one] Hiç başlamamış bir oyunun bir kaydı
   *[other] Hiç başlamamış oyunların { $count } kaydı
} silindi.
import-done = Şuraya aktarıldı: { $file }.
import-possible = Oyun { $game }: { $white } ile { $black }, { $plies }. Kaydedilebilir.
import-counts = { $games } oyun: { $whole } tam, { $cut } kısmen, { $refused } alınmadı.
import-open-end = Hamleler * ile bitiyor. { $result } sonucu Result etiketinden.
import-letters = Hamleler şu dilin harfleriyle okunuyor: { $language }.
import-false-rights = { $fen } bu konumda olamayacak rok veya geçerken alma hakları veriyor. Bunlar yok sayılır.
import-went-on = Oyun { $at }. hamleden önce bitmişti. Oraya kadar alınıyor.
import-broken-off = { $why } Ondan önceki hamleler kaydediliyor.
import-progress = { $games } oyun okundu
unsaved = Kaydedilmedi! Kayıt şimdi hiçbir diskte değil.
unsaved-late = Henüz kaydedilmedi! Disk yanıt vermiyor.
pgn-elsewhere = { $wanted } dosyasını Annabella yazmadı ve değiştirilmedi; PGN şurada: { $file }.
trouble-record-line-too-long = Bu satır çok uzun; hiçbiri yapılmadı. Bir satır en çok 10 000 karakterdir.
nothing-played = Bir şey oynanmadı; kayıt tutulmadı.
record-words = Şu İngilizce sözcükleri iki notasyona da yazın; bu kaydı kanıtlarlar: { $words }.
record-words-adjourned = Zarfa ve iki notasyona yazılacak, bu kaydın İngilizce sözcükleri: { $words }.
seat-lost = { $who }: bağlantı koptu, o terminalden bir şey gelmiyor.
seat-regained = { $who } yeniden bağlı.
record-left = Programdan burada çıkıldı.
record-closed = Kayıt burada kapatıldı.
clocks-after-gap = Saatler aradaki { $gap } süre sayılmadan öneriliyor: beyaz { $white }, siyah { $black }. Bu süre { $color ->
    [white] beyaza
   *[black] siyaha
} yazılacaksa: saat beyaz { $white_with } siyah { $black_with }. Kararı hakem verir.
paper = { $word ->
    [clocks] Saatler
    [move] Hamle
    [event] Turnuva
    [site] Yer
    [date] Tarih
    [round] Tur
    [board] Masa
    [time-control] Tempo
    [number] No.
    [time] Süre
    [result] Sonuç
    [record-words] Kaydın sözcükleri
    [language] Dil
    [opening] Açılış
   *[time-left] Kalan süre
}
scoresheet-of = { $color ->
    [white] Beyazın notasyonu
   *[black] Siyahın notasyonu
}
scoresheet-moves = Hamle { $first } ile { $last } arası
scoresheet-page = Sayfa { $page } / { $pages }
scoresheet-signature = { $who ->
    [white] Beyazın imzası
    [black] Siyahın imzası
   *[arbiter] Hakemin imzası
}
scoresheet-signed = imza: { $name }
braille-provisional = Rok ve terfi geçici olarak yazıldı: braille karşılıkları doğrulanmadı.
verify-whole = { $path } eksiksiz: { $lines ->
    [one] bir satır, kendinden öncekilere bağlı
   *[other] { $lines } satır, her biri kendinden öncekilere bağlı
}, kayıt kapatılmış.
verify-open = { $path } açık: { $lines ->
    [one] bir satır
   *[other] { $lines } satır
} yazıldığı gibi, ama son işaretlenmemiş. Oyun oynanıyor, oyundan çıkıldı, oyun yarıda kesildi veya sonda satırlar eksik.
verify-closed-early = { $path } kapatılmış ve her satır yazıldığı gibi, ama oyunu bitmemiş.
verify-cut = { $path } kesilmiş: { $line }. satırın ortasında bitiyor.
verify-edited = { $path } değiştirilmiş: { $line }. satır yazıldığı gibi değil veya ondan önceki bir satır eksik.
verify-words = { $line }. satıra kadarki sözcükler: { $words }.
verify-words-found = Kâğıttaki sözcükler { $line }. satıra kadar bu kayda uyuyor.
verify-words-not-found = Kâğıttaki sözcükler bu kayda uymuyor.
verify-words-changed = Onlardan sonra { $lines ->
    [one] bir satır
   *[other] { $lines } satır
} var ve sonuç başka: o zaman { $before }, şimdi { $now }.
key-passphrase = { $notice ->
    [new] Yeni anahtar için bir parola yazın. Gösterilmez. Boş satır anahtarı parolasız bırakır.
    [again] Aynı parolayı bir kez daha yazın.
   *[asked] Anahtarın parolasını yazın. Gösterilmez.
}
key-made = Yeni anahtar: { $key }. { $secret } gizlidir: yalnızca sizin okuyabileceğiniz bir yerde saklayın. { $public } herkes içindir.
trouble-signing-not-a-key = { $path } içinde anahtar yok.
trouble-signing-wrong-passphrase = Bu anahtarın parolası bu değil. Hiçbir şey imzalanmadı.
trouble-signing-passphrases-differ = İki parola aynı değildi. Anahtar oluşturulmadı.
trouble-signing-no-passphrase = Parola okunamadı: { $why }.
trouble-signing-not-made = Bu bilgisayar rastgele sayı üretmiyor veya belleği yetersiz. Hiçbir şey oluşturulmadı.
trouble-signing-not-whole = { $path } eksiksiz bir kayıt değil: yalnızca bitmiş ve çıkılmış bir oyunun kaydı imzalanabilir. annabella verify daha fazlasını söyler.
record-signed = { $path } şu anahtarla imzalandı: { $key }. İmza: { $signature }.
signature-none = Yanında imza yok.
signature-by = Şu anahtarla imzalanmış: { $key }. Kimin anahtarı olduğunu hakem bilir.
signature-by-the-one-asked = Verdiğiniz anahtarla imzalanmış: { $key }.
signature-by-another = Şu anahtarla imzalanmış: { $key }; verdiğiniz anahtar bu değil.
signature-unchecked = Yanındaki imza anahtarını içermiyor; anahtarın numarası { $number }: denetlemek için açık anahtarı --key ile verin.
signature-wrong = Yanındaki imza kaydın şimdiki haline ait değil.
repaired = { $path } içinde { $lines ->
    [one] ilk satır
   *[other] ilk { $lines } satır
} var. { $line }. satır bozuk; o ve ardındakiler, toplam { $left ->
    [one] bir satır
   *[other] { $left } satır
}, alınmadı. Bozuk dosya değiştirilmedi.
repaired-torn = { $path } içinde { $lines ->
    [one] tek tam satır
   *[other] { $lines } tam satırın hepsi
} var; bitmemiş son satır alınmadı. Bozuk dosya değiştirilmedi.
repaired-whole = Bozuk bir şey yoktu; { $path } şunun kopyası: { $lines ->
    [one] bir satır
   *[other] { $lines } satır
}.
lines-not-understood = { $lines ->
    [one] Bir satır sağlam, ama onu Annabella'nın başka bir sürümü yazdı ve bu sürüm anlamıyor.
   *[other] { $lines } satır sağlam, ama onları Annabella'nın başka bir sürümü yazdı ve bu sürüm anlamıyor.
}

## Command line: yardım sayfaları, bir komutun nasıl çağrıldığı

usage-options = SEÇENEKLER
usage-command = KOMUT
usage-of-command = Kullanım: { $usage }; annabella { $command } --help daha fazlasını söyler.
usage-of-all = annabella --help komutları, annabella play --help bir oyunun seçeneklerini listeler.
help-page-about = Görme engelli bir oyuncu ile gören bir rakip arasında tahta başında satranç. Annabella hamleleri duyurur, süreyi ve notasyonları tutar, tahtaları izler.
help-page-more = annabella tek başına birkaç soru sorar ve bir oyun başlatır. annabella help KOMUT bir komutun seçeneklerini, annabella help SÖZCÜK oyunda yazılan bir sözcüğün ne yaptığını gösterir.
help-page-heading = { $part ->
    [play] Oynamak
    [look-back] Geriye bakmak
    [trust] Güven
    [devices] Ses ve tahtalar
    [laws] Kurallar ve turnuvalar
    [program] Program
    [game] Oyun
    [record] Kayıt
    [interface] Arayüz
    [screen] Ekran
    [sound] Ses
    [arguments] Argümanlar
    [options] Seçenekler
    [examples] Örnekler
    [usage] Kullanım
    [name] Ad
    [synopsis] Özet
    [description] Açıklama
    [commands] Komutlar
    [files] Dosyalar
    [environment] Ortam
    [exit-status] Çıkış durumu
   *[see-also] Ayrıca bakınız
}
help-page-file = { $file ->
    [games] Oyunların kayıtları ve PGN dosyaları, --journal başka bir dosya vermezse.
    [settings] Sonraki oyun için saklananlar.
    [index] Oyunların listesi; her zaman silinebilir.
   *[spare] Oyun oynanırken dosyası kaybolan bir kaydın sürdüğü yer, --spare başka bir klasör vermezse.
}
help-page-variable = { $variable ->
    [accessible] 1 ise oyun düz satırlarla gösterilir, --accessible ile olduğu gibi.
    [no-color] Ayarlanmışsa ekranda renk olmaz.
    [language] Arayüzün dili, --lang veya ayarlar bir dil vermezse.
    [term] Terminalin türü. dumb ise oyun düz satırlarla gösterilir, linux ise taşlar harftir.
   *[folders] Şunların yerine kullanılan klasörler: ~/.local/share, ~/.config, ~/.cache, ~/.local/state.
}
exit-code = { $command ->
    [verify] Çıkış kodu 0: kayıt eksiksiz ve kapatılmış, 1: değiştirilmiş veya kesilmiş, 2: oyun hâlâ açık.
    [compare] Çıkış kodu 0: notasyonlar aynı, 1: farklılar veya birinde yarım hamleler eksik, 2: okunamıyorlar.
    [can-mate] Çıkış kodu 0: kesin, 1: belirlenemedi, 2: bir diyagram okunamıyor.
    [boards] Çıkış kodu 0: bir tahta yanıt veriyor, 1: hiçbiri vermiyor, 2: bir bağlantı noktası açılamıyor.
   *[other] Çıkış kodu 0: yapıldı, 1: başarısız, 2: komut satırı veya bir dosya yanlış. Nedeni standart hata çıktısı söyler.
}

## Words: what can be typed, besides the English words that always work

# What begins a line.
word-begin = başla
word-announce = duyur, söyle
word-repeat = tekrarla, tekrar, tek
word-correct = düzelt
word-press = bas, saate bas, basmak
word-undo = geri al
word-touch = dokun, dokundu, dok
word-lift = kaldır, kaldırdı
word-execute = uygula, uyg
word-record = yaz
word-strike = çiz, üstünü çiz
word-check = denetle
word-board = tahta, konum, tah
word-eboard = elektronik tahta, etahta
word-draw = berabere, beraberlik, beraberlik teklif ediyorum
word-accept = kabul, kabul et, kabul ediyorum
word-decline = reddet, reddediyorum
word-resign = terk, terk et, terk ediyorum, çekiliyorum
word-claim = talep, talep et, talep ediyorum
word-report = bildir
word-appeal = itiraz
word-request = iste, istiyorum
word-arbiter = hakem, hak
word-stop = dur, durdur
word-go = devam, devam et, dev
word-clock = saat, süre, saatler, saa, ne kadar süre, ne kadar sürem, ne kadar sürem var, ne kadar süre kaldı, kaç dakikam kaldı
word-add = ekle, süre ekle
word-take = azalt, süre al
word-penalty = ceza
word-supervision = gözetim
word-jadoube = düzeltiyorum, jadoube
word-counter = sayaç
word-time = tempo
word-period = dilim, zaman dilimi
word-absent = gelmedi
word-arrived = geldi
word-rule = karar, karar ver, kar
word-retrace = geri dön
word-adjust = düzenle
word-done = yapıldı, tamamlandı
word-step = adım, sıradaki adım
word-result = sonuç
word-both = ikisi, ikisine, ikisi de, her ikisi
word-note = not, not al
word-adjourn = ertele
word-seal = mühürle
word-envelope = zarf
word-open = aç
word-reopen = yeniden aç
word-again = yine, bir daha
word-last = son, son hamle, önceki hamle
word-moves = hamleler, ham
word-number = sayı
word-times = süreler
word-calls = uyarılar
word-status = durum, sıra kimde, hamle sırası kimde, neredeyim, hamle sırası, sıra bende mi, kim oynuyor, kimin hamlesi, kim kazandı, sonuç ne, sonuç nedir
word-cases = olaylar, olay
word-look = bak
word-help = yardım, yar, ne yapabilirim
word-white = beyaz, beyaza, beyazdan, bey
word-black = siyah, siyaha, siyahtan, siy
word-pieces = taşlar
word-mine = benimkiler, taşlarım
word-theirs = onunkiler, rakibinkiler
word-where = nerede, ner
word-what = ne, hangi taş, kare
word-rank = yatay
word-file = dikey
word-diagonal = çapraz
word-captured = alınanlar, malzeme, materyal, alınan taşlar
word-walk = gez
word-attacks = saldırılar, tehditler
word-earlier = önce
word-later = sonra
word-from = itibaren
word-offer = teklif
word-who = kim
word-sheet = notasyon, kâğıt, notasyon kâğıdı, notasyon kâğıdım
word-spell = hecele
word-law = kural
word-laws = kurallar
word-sign = imzala, imza
word-lang = dil
word-cells = hücreler
word-verbosity = ayrıntı
word-notation = yazım
word-rate = hız
word-volume = seviye, ses seviyesi
word-faster = daha hızlı, hızlan
word-slower = daha yavaş, yavaşla
word-louder = daha yüksek, yükselt
word-softer = daha alçak, alçalt
word-quiet = sus, sessizlik
word-hear = dinle
word-voice = ses
word-face = görünüm
word-am = ben
word-quit = çık, çıkış
word-save = kaydet
word-pgn = pgn
word-flip = çevir, döndür
word-settings = ayarlar
word-new = yeni, yeni oyun
word-next = sonraki, ileri, atla
word-back = önceki
word-replay = yeniden oynat, oynat
word-rematch = rövanş, bir oyun daha
word-print = yazdır
word-unseat = boşalt

# What only follows another word.
word-white-assistant = beyazın yardımcısı
word-black-assistant = siyahın yardımcısı
word-assistant = yardımcı
word-everybody = herkes
word-flag = bayrak
word-threefold = üç kez, üç tekrar, konum tekrarı
word-fifty = elli, elli hamle, 50
word-quickplay = hızlı-bitiş, hızlı bitiş, hızlı oyun bitişi
word-no-effort = çabasız, çaba yok
word-no-arbiter = hakemsiz, hakem yok
word-increment = artış, eklemeli süre
word-glossary = sözlük
word-reject = geri çevir
word-postpone = sonraya bırak
word-lose = kaybeder, kaybetti
word-two-hands = iki-el, iki el, iki elle
word-silent = sessiz
word-warning = uyarı
word-points = puan
word-opponent-points = rakip-puanı, rakip puanı
word-loss = yenilgi
word-fine = para-cezası, para cezası
word-exclusion = men
word-expulsion = ihraç
word-setup = diziliş, taşların dizilişi
word-colours = renkler
word-adequate = yeterli
word-none = yok, hiçbiri
word-illegal = kuraldışı, geçersiz
word-ply = yarım hamle
word-tone = ton
word-to = için
word-of = bunun
word-on = açık, evet, var
word-off = kapalı, hayır
word-own = kendi, benim
word-opponent = rakip, rakibin
word-king = şah, şahlar
word-queen = vezir, vezirler
word-rook = kale, kaleler
word-bishop = fil, filler
word-knight = atlar, at taşı
word-pawn = piyon, piyonlar
word-takes = alır, aldı
word-en-passant = en passant, geçerken, geçerken alma
word-castle = rok, rok yap
word-kingside = kısa
word-queenside = uzun
word-brief = özet
word-normal = normal
word-full = tam
word-screen = ekran
word-lines = satırlar
word-hybrid = karma
word-system = sistem
word-embedded = yerleşik
word-lost = kayıp
word-at = vakti
word-as = hamle, olarak
word-words = sözcükler, kelimeler
word-signs = işaretler
word-with-move = hamleyle, hamle ile
saying-score = 1-0, 0-1
saying-time = saat kaç
saying-flag = bayrak, bayrak düştü, süre bitti, süren bitti, zaman doldu
saying-referee = hakemi çağır, hakem çağır, hakem gelsin
saying-illegal = kuraldışı, kuraldışı hamle, geçersiz hamle, kural dışı
saying-mate = mat, şah mat, şah çektim, pat, şah
saying-in-check = şahta mıyım, kim şahta, şah var mı, şah altında mıyım, şahım tehdit altında mı
saying-fen = fen
saying-version = sürüm
saying-looks = renkler, koyu, açık renk, daha büyük
saying-mouse = fare
saying-hint = ipucu, en iyi hamle, değerlendirme, analiz
saying-pin = pin
saying-descriptive = betimsel
word-separately = ayrı, ayrıca
word-brf = brf, braille
word-small = var, mi, mı, mu, mü, benim, te, ta, de, da, ye, ya, şu, anda, şimdi, lütfen, bir, neydi, nedir, duruyor, olan, en, kaldı, göster, söyle, karede, karesinde
word-hear-again = et, edin, eder, misin, misiniz, bunu, bir, daha, hamleyi, hamle, son, yavaş

# How a question is answered.
reply-yes = evet, e
reply-no = hayır, h
