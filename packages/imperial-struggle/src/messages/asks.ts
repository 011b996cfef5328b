import { textsFor } from '@sandtable/kernel';
import type { POWER_ASKS } from '../ministries/asks.js';
import type { AskKey } from '../questions.js';

/** Every question that has no words elsewhere must have them here: a missing one doesn't compile, nor one that no rule asks. */
type RuleAsk = Exclude<AskKey, keyof typeof POWER_ASKS | `ask.event.${string}`>;

/** What players are asked by the rules themselves; events and Ministries have their own words. */
export const ASKS = textsFor<RuleAsk>()({
  'ask.discard': {
    en: 'Discard {n, plural, one {# more Event card} other {# more Event cards}} in secret: you keep 3.',
    pl: 'Odrzuć w tajemnicy jeszcze {n, plural, one {# kartę Wydarzenia} few {# karty Wydarzeń} many {# kart Wydarzeń} other {# karty Wydarzeń}}: zostają ci 3.',
    hu: 'Dobj el titokban még {n, plural, one {# eseménykártyát} other {# eseménykártyát}}: 3 marad a kezedben.',
    fr: 'Défaussez en secret encore {n, plural, one {# carte Événement} many {# cartes Événement} other {# cartes Événement}} : vous en gardez 3.',
  },
  'ask.ministry': {
    en: 'Choose a Ministry for your cabinet, face down ({left} to choose). Its abilities and keywords count once you reveal it in one of your rounds.',
    pl: 'Wybierz zakrytego Ministra do Gabinetu (do wyboru: {left}). Jego zdolności i Kompetencje działają, gdy go ujawnisz w jednej ze swoich rund.',
    hu: 'Válassz egy minisztériumot a kabinetedbe, képpel lefelé (választandó: {left}). Képességei és kulcsszavai attól fogva élnek, hogy valamelyik körödben felfeded.',
    fr: 'Choisissez un ministère pour votre cabinet, face cachée (à choisir : {left}). Ses capacités et mots-clés comptent dès que vous le révélez pendant un de vos tours d’action.',
  },
  'ask.ministry.change': {
    en: '{ministry} is still face down. Choose it again to keep it for the second turn of the era, or replace it with another Ministry.',
    pl: '{ministry}: ten Minister jest wciąż zakryty. Wybierz go ponownie, aby został na drugą turę epoki, albo zastąp go innym.',
    hu: '{ministry} még képpel lefelé van. Válaszd újra, ha megtartod a korszak második fordulójára, vagy cseréld le egy másik minisztériumra.',
    fr: 'Le ministère {ministry} est encore face cachée. Choisissez-le de nouveau pour le garder au second tour de l’ère, ou remplacez-le par un autre ministère.',
  },
  'ask.initiative': {
    en: 'You have the Initiative: choose who plays the first Action Round of this turn. The other side plays the last one.',
    pl: 'Masz Inicjatywę: wybierz, kto rozegra pierwszą rundę tej tury. Druga strona rozegra ostatnią.',
    hu: 'Tiéd a kezdeményezés: válaszd ki, kié a forduló első akcióköre. Az utolsó a másik félé.',
    fr: 'Vous avez l’initiative : choisissez qui joue le premier tour d’action de ce tour. L’autre camp joue le dernier.',
  },
  'ask.tile': {
    en: 'Take an Investment tile: it shows its Major Action, its Minor Action, and whether you may play an Event card or make a Military Upgrade. These are your points for this round. If a Ministry is listed, you may reveal or use it first.',
    pl: 'Weź żeton Inwestycji: pokazuje Akcję Główną, Akcję Poboczną oraz to, czy możesz zagrać kartę Wydarzenia lub przeprowadzić Przegrupowanie. To twoje punkty na tę rundę. Jeśli na liście jest Minister, możesz go najpierw ujawnić lub wykorzystać.',
    hu: 'Végy el egy befektetéslapkát: rajta áll a főakció, a mellékakció, és hogy kijátszhatsz-e eseménykártyát vagy végezhetsz-e hadseregfejlesztést. Ezek a pontjaid erre a körre. Ha minisztérium is van a listán, előbb felfedheted vagy használhatod.',
    fr: 'Prenez une tuile d’investissement : elle montre son action majeure, son action mineure, et si vous pouvez jouer une carte Événement ou faire une amélioration militaire. Ce sont vos points pour ce tour d’action. Si un ministère est dans la liste, vous pouvez d’abord le révéler ou l’utiliser.',
  },
  'ask.tile.use': {
    en: 'Play {tile}, or pass: you take no actions, your Debt falls by up to 2, and the round ends.',
    pl: 'Żeton ({tile}): wykorzystaj go albo poddaj rundę – nie wykonujesz Akcji, twój Dług spada o najwyżej 2 i runda się kończy.',
    hu: 'Lapkád ({tile}): játszd ki, vagy passzolj – nem hajtasz végre akciót, adósságod legfeljebb 2-vel csökken, és a kör véget ér.',
    fr: 'Tuile ({tile}) : utilisez-la, ou passez – aucune action, votre dette baisse de 2 au plus, et le tour d’action est terminé.',
  },
  'ask.event': {
    en: 'Before your actions: {cards, select, 0 {reveal or use a Ministry that can act only now, or choose “Done” to go on to your actions.} other {play an Event card, reveal or use a Ministry, or choose “Done” to go on to your actions. After that you can’t play an Event this round.}}',
    pl: 'Przed Akcjami: {cards, select, 0 {ujawnij lub wykorzystaj Ministra, który może działać tylko teraz, albo wybierz „Gotowe”, aby przejść do Akcji.} other {zagraj kartę Wydarzenia, ujawnij lub wykorzystaj Ministra albo wybierz „Gotowe”, aby przejść do Akcji. Potem w tej rundzie nie zagrasz już Wydarzenia.}}',
    hu: 'Az akcióid előtt: {cards, select, 0 {fedj fel vagy használj olyan minisztériumot, amely csak most léphet működésbe, vagy a „Kész” gombbal térj rá az akciókra.} other {játssz ki eseménykártyát, fedj fel vagy használj minisztériumot, vagy a „Kész” gombbal térj rá az akciókra. Utána e körben már nem játszhatsz ki eseményt.}}',
    fr: 'Avant vos actions : {cards, select, 0 {révélez ou utilisez un ministère qui ne peut agir que maintenant, ou choisissez « Terminé » pour passer à vos actions.} other {jouez une carte Événement, révélez ou utilisez un ministère, ou choisissez « Terminé » pour passer à vos actions. Ensuite, plus d’événement pendant ce tour d’action.}}',
  },
  'ask.act': {
    en: 'Points left: {points}. {debt, plural, =0 {{treaty, plural, =0 {You can’t add any by Debt or Treaty Points.} other {You can add up to {treaty} by Treaty Points.}}} other {{treaty, plural, =0 {You can add up to {debt} by Debt.} other {You can add up to {debt} by Debt and {treaty} by Treaty Points.}}}} Buy something, use an Advantage or a Ministry, or choose “Done” to end the round: points left over are lost.',
    pl: 'Pozostałe punkty: {points}. {debt, plural, =0 {{treaty, plural, =0 {Nie możesz dodać żadnych z Długu ani z Punktów Odwetu.} one {Możesz dodać do {treaty} z Punktów Odwetu.} few {Możesz dodać do {treaty} z Punktów Odwetu.} many {Możesz dodać do {treaty} z Punktów Odwetu.} other {Możesz dodać do {treaty} z Punktów Odwetu.}}} one {Możesz dodać do {debt} z Długu{treaty, plural, =0 {} one { i do {treaty} z Punktów Odwetu} few { i do {treaty} z Punktów Odwetu} many { i do {treaty} z Punktów Odwetu} other { i do {treaty} z Punktów Odwetu}}.} few {Możesz dodać do {debt} z Długu{treaty, plural, =0 {} one { i do {treaty} z Punktów Odwetu} few { i do {treaty} z Punktów Odwetu} many { i do {treaty} z Punktów Odwetu} other { i do {treaty} z Punktów Odwetu}}.} many {Możesz dodać do {debt} z Długu{treaty, plural, =0 {} one { i do {treaty} z Punktów Odwetu} few { i do {treaty} z Punktów Odwetu} many { i do {treaty} z Punktów Odwetu} other { i do {treaty} z Punktów Odwetu}}.} other {Możesz dodać do {debt} z Długu{treaty, plural, =0 {} one { i do {treaty} z Punktów Odwetu} few { i do {treaty} z Punktów Odwetu} many { i do {treaty} z Punktów Odwetu} other { i do {treaty} z Punktów Odwetu}}.}} Kup coś, użyj Korzyści lub Ministra albo wybierz „Gotowe”, aby zakończyć rundę: niewydane punkty przepadają.',
    hu: 'Hátralévő pontok: {points}. {debt, plural, =0 {{treaty, plural, =0 {Adósságból és szerződéspontból sem jöhet hozzá több.} one {Szerződéspontból legfeljebb {treaty} jöhet hozzá.} other {Szerződéspontból legfeljebb {treaty} jöhet hozzá.}}} one {Adósságból legfeljebb {debt}{treaty, plural, =0 {} one {, szerződéspontból legfeljebb {treaty}} other {, szerződéspontból legfeljebb {treaty}}} jöhet hozzá.} other {Adósságból legfeljebb {debt}{treaty, plural, =0 {} one {, szerződéspontból legfeljebb {treaty}} other {, szerződéspontból legfeljebb {treaty}}} jöhet hozzá.}} Vásárolj, használj előnyt vagy minisztériumot, vagy a „Kész” gombbal fejezd be a kört: a maradék pontok elvesznek.',
    fr: 'Points restants : {points}. {debt, plural, =0 {{treaty, plural, =0 {Vous ne pouvez en ajouter ni par la dette ni par les points de traité.} one {Vous pouvez en ajouter jusqu’à {treaty} par les points de traité.} many {Vous pouvez en ajouter jusqu’à {treaty} par les points de traité.} other {Vous pouvez en ajouter jusqu’à {treaty} par les points de traité.}}} one {Vous pouvez en ajouter jusqu’à {debt} par la dette{treaty, plural, =0 {} one { et {treaty} par les points de traité} many { et {treaty} par les points de traité} other { et {treaty} par les points de traité}}.} many {Vous pouvez en ajouter jusqu’à {debt} par la dette{treaty, plural, =0 {} one { et {treaty} par les points de traité} many { et {treaty} par les points de traité} other { et {treaty} par les points de traité}}.} other {Vous pouvez en ajouter jusqu’à {debt} par la dette{treaty, plural, =0 {} one { et {treaty} par les points de traité} many { et {treaty} par les points de traité} other { et {treaty} par les points de traité}}.}} Achetez, utilisez un avantage ou un ministère, ou choisissez « Terminé » pour finir le tour d’action : les points non dépensés sont perdus.',
  },
  'ask.act.what': {
    en: '{space}: choose what to buy there.',
    pl: '{space}: wybierz, co tam kupujesz.',
    hu: '{space}: válaszd ki, mit vásárolsz ott.',
    fr: '{space} : choisissez ce que vous y achetez.',
  },
  'ask.way': {
    en: '{what} costs {cost}. Choose the action that pays. The Minor Action pays for one thing only: points left over in it are lost.',
    pl: '{what}, koszt {cost}. Wybierz Akcję, która zapłaci. Akcja Poboczna opłaca tylko jedną rzecz: reszta jej punktów przepada.',
    hu: '{what}, költsége {cost}. Válaszd ki, melyik akció fizet. A mellékakció csak egyetlen dologra jó: maradék pontjai elvesznek.',
    fr: '{what}, coût {cost}. Choisissez l’action qui paie. L’action mineure ne paie qu’une seule chose : ses points restants sont perdus.',
  },
  'ask.pay.first': {
    en: '{what} costs {cost}, and you have more points than that. Choose which points to spend first; the others stay.',
    pl: '{what}, koszt {cost}. Masz więcej punktów, niż trzeba: wybierz, które wydać najpierw; pozostałe zachowasz.',
    hu: '{what}, költsége {cost}. Több pontod van, mint kell: válaszd ki, melyeket költöd először; a többi megmarad.',
    fr: '{what}, coût {cost}. Vous avez plus de points qu’il n’en faut : choisissez lesquels dépenser d’abord ; les autres restent.',
  },
  'ask.treaty': {
    en: '{what}: you are {short} short. Choose how many Treaty Points to spend; the rest becomes Debt.',
    pl: '{what}: brakuje {short}. Wybierz, ile Punktów Odwetu wydać; resztę pokryje Dług.',
    hu: '{what}: hiányzik {short}. Válaszd ki, hány szerződéspontot költesz; a többi adósság lesz.',
    fr: '{what} : il manque {short}. Choisissez combien de points de traité dépenser ; le reste devient de la dette.',
  },
  'ask.deploy.from': {
    en: '{space}: choose the Squadron to deploy. Displacing an opposing Squadron costs 2 from another Naval space, 3 from the Navy Box.',
    pl: '{space}: wybierz Eskadrę do rozmieszczenia. Przepędzenie Eskadry przeciwnika kosztuje 2 z innego Akwenu, 3 z Bazy Floty.',
    hu: '{space}: válaszd ki a kiküldendő hajórajt. Ellenséges hajóraj elűzése másik tengeri mezőről 2-be, a flottabázisról 3-ba kerül.',
    fr: '{space} : choisissez l’escadre à déployer. Déloger une escadre adverse coûte 2 depuis une autre case maritime, 3 depuis la base navale.',
  },
  'ask.convert': {
    en: 'Two Military points become one point of another type. Choose the type.',
    pl: 'Dwa Punkty Militarne dają jeden punkt innego typu. Wybierz typ.',
    hu: 'Két katonai pontból egy más típusú pont lesz. Válaszd ki a típust.',
    fr: 'Deux points militaires deviennent un point d’un autre type. Choisissez le type.',
  },
  'ask.convert.from': {
    en: 'Choose which Military points to convert.',
    pl: 'Wybierz, które Punkty Militarne zamienić.',
    hu: 'Válaszd ki, mely katonai pontokat váltod át.',
    fr: 'Choisissez quels points militaires convertir.',
  },
  'ask.convert.number': {
    en: 'Choose how many points to make; each takes two Military points.',
    pl: 'Wybierz, ile punktów uzyskać; każdy kosztuje dwa Punkty Militarne.',
    hu: 'Válaszd ki, hány pontot váltasz; mindegyik két katonai pontba kerül.',
    fr: 'Choisissez combien de points obtenir ; chacun coûte deux points militaires.',
  },
  'ask.war-tile': {
    en: 'You drew the Bonus War Tile “{tile}”. Choose the theater of the next war where you place it, face down.',
    pl: 'Dobrane Wojsko Elitarne to „{tile}”. Wybierz Kampanię najbliższej Wojny, w której położysz je zakryte.',
    hu: 'A húzott bónusz hadilapka: „{tile}”. Válaszd ki, a következő háború melyik hadszínterére teszed képpel lefelé.',
    fr: 'Vous avez pioché la tuile de guerre bonus « {tile} ». Choisissez le théâtre de la prochaine guerre où la placer face cachée.',
  },
  'ask.war-tile.move': {
    en: 'You already have two Bonus War Tiles there. Choose the one to move to another theater.',
    pl: 'Masz tam już dwa Wojska Elitarne. Wybierz to, które przeniesiesz do innej Kampanii.',
    hu: 'Ott már két bónusz hadilapkád van. Válaszd ki, melyiket viszed át másik hadszíntérre.',
    fr: 'Vous y avez déjà deux tuiles de guerre bonus. Choisissez celle que vous déplacez vers un autre théâtre.',
  },
  'ask.war-tile.to': {
    en: 'Choose the theater that {tile} moves to; it must have room.',
    pl: 'Wybierz Kampanię z wolnym miejscem, do której przejdzie Wojsko ({tile}).',
    hu: 'Válaszd ki, melyik hadszíntérre kerüljön, ahol van hely: {tile}.',
    fr: 'Choisissez le théâtre où il reste de la place et où va {tile}.',
  },
  'ask.upgrade': {
    en: 'Military Upgrade: choose a theater. You draw a Basic War Tile and keep it or the one that lies there.',
    pl: 'Przegrupowanie: wybierz Kampanię. Dobierasz Wojsko Regularne i zostawiasz je albo to, które tam leży.',
    hu: 'Hadseregfejlesztés: válassz hadszínteret. Húzol egy alap hadilapkát, és azt vagy az ott fekvőt tartod meg.',
    fr: 'Amélioration militaire : choisissez un théâtre. Vous piochez une tuile de guerre de base et gardez celle-ci ou celle qui s’y trouve.',
  },
  'ask.upgrade.keep': {
    en: '{theater}: you drew “{fresh}”, and “{old}” lies there. Choose the tile that stays in the theater.',
    pl: '{theater}: dobrane Wojsko to „{fresh}”, a leży tam „{old}”. Wybierz to, które zostaje w Kampanii.',
    hu: '{theater}: a húzott lapka „{fresh}”, ott „{old}” fekszik. Válaszd ki, melyik marad a hadszíntéren.',
    fr: '{theater} : vous avez pioché « {fresh} », et « {old} » s’y trouve. Choisissez celle qui reste dans ce théâtre.',
  },
  'ask.upgrade.fate': {
    en: 'Choose what happens to the other tile ({tile}): back to your pool, or out of the game.',
    pl: 'Wybierz, co stanie się z drugim Wojskiem ({tile}): wraca do puli albo opuszcza grę.',
    hu: 'Válaszd ki, mi legyen a másik lapkával ({tile}): vissza a készletbe, vagy ki a játékból.',
    fr: 'Choisissez le sort de l’autre tuile ({tile}) : retour dans votre réserve, ou hors de la partie.',
  },
  'ask.upgrade.how': {
    en: 'Military Upgrade: draw another Basic War Tile, or swap two of yours between theaters.',
    pl: 'Przegrupowanie: dobierz inne Wojsko Regularne albo zamień miejscami dwa swoje Wojska.',
    hu: 'Hadseregfejlesztés: húzz másik alap hadilapkát, vagy cserélj meg kettőt a hadszínterek között.',
    fr: 'Amélioration militaire : piochez une autre tuile de guerre de base, ou échangez-en deux entre théâtres.',
  },
  'ask.upgrade.swap': {
    en: 'Two of your Basic War Tiles change places. Choose the theater of the first.',
    pl: 'Dwa twoje Wojska Regularne zamienią się miejscami. Wybierz Kampanię pierwszego.',
    hu: 'Két alap hadilapkád helyet cserél. Válaszd ki az első hadszínterét.',
    fr: 'Deux de vos tuiles de guerre de base échangent leurs places. Choisissez le théâtre de la première.',
  },
  'ask.upgrade.with': {
    en: '{theater}: choose the theater whose tile it changes places with.',
    pl: '{theater}: wybierz Kampanię, której Wojsko zamieni się z tym miejscami.',
    hu: '{theater}: válaszd ki, melyik hadszíntér lapkájával cserél helyet.',
    fr: '{theater} : choisissez le théâtre dont la tuile prend sa place.',
  },
  'ask.layout': {
    en: '{theater}: choose which of your Basic War Tiles goes there.',
    pl: '{theater}: wybierz, które z twoich Wojsk Regularnych tam trafi.',
    hu: '{theater}: válaszd ki, melyik alap hadilapkád kerüljön oda.',
    fr: '{theater} : choisissez laquelle de vos tuiles de guerre de base y placer.',
  },
  'ask.spain': {
    en: 'Your opponent conquered a Territory of Spain: you may shift a space of Spain for free, or choose “Done” to decline.',
    pl: 'Przeciwnik podbił Terytorium Hiszpanii: możesz za darmo przekupić jedno Poselstwo w Hiszpanii albo wybrać „Gotowe”, aby zrezygnować.',
    hu: 'Ellenfeled spanyol területet hódított meg: ingyen átbillenthetsz egy spanyol mezőt, vagy a „Kész” gombbal lemondhatsz róla.',
    fr: 'L’adversaire a conquis un territoire espagnol : vous pouvez basculer gratuitement une case d’Espagne, ou choisir « Terminé » pour renoncer.',
  },
  'ask.war.unflag': {
    en: '{theater}: your tile ({tile}) unflags an opposing Market or Political space of the theater. Choose it. A Market whose loss isolates others can be chosen only if there is nothing else.',
    pl: '{theater}: twoje Wojsko ({tile}) opuszcza Flagę przeciwnika na Rynku lub Poselstwie tej Kampanii. Wybierz pole. Rynek, którego utrata odetnie inne, można wybrać tylko wtedy, gdy nie ma innego celu.',
    hu: '{theater}: lapkád ({tile}) leveszi az ellenfél zászlóját a hadszíntér egyik piacáról vagy politikai mezőjéről. Válaszd ki. Olyan piac, amelynek elvesztése másokat elszigetel, csak akkor választható, ha nincs más.',
    fr: '{theater} : votre tuile ({tile}) abaisse un drapeau adverse sur un marché ou une case politique du théâtre. Choisissez la case. Un marché dont la perte en isole d’autres n’est possible que s’il n’y a rien d’autre.',
  },
  'ask.war.damage': {
    en: '{theater}: your tile ({tile}) damages an opposing Fort or displaces an opposing Squadron to the Navy Box. Choose the space.',
    pl: '{theater}: twoje Wojsko ({tile}) uszkadza Fort przeciwnika albo przepędza jego Eskadrę do Bazy Floty. Wybierz pole.',
    hu: '{theater}: lapkád ({tile}) megrongál egy ellenséges erődöt, vagy a flottabázisra űz egy ellenséges hajórajt. Válaszd ki a mezőt.',
    fr: '{theater} : votre tuile ({tile}) endommage un fort adverse ou déloge une escadre adverse vers la base navale. Choisissez la case.',
  },
  'ask.war.reward': {
    en: '{theater}, spoils of your victory: choose an opposing space to unflag.',
    pl: '{theater}, Łupy Wojenne: wybierz pole, na którym opuścisz Flagę przeciwnika.',
    hu: '{theater}, hadizsákmány: válaszd ki, melyik mezőről veszed le az ellenfél zászlóját.',
    fr: '{theater}, butin de guerre : choisissez la case où abaisser un drapeau adverse.',
  },
  'ask.conquest': {
    en: '{theater}: you have {left, plural, one {# Conquest Point} other {# Conquest Points}} left. Choose a space to conquer; points must be spent while there is a target.',
    pl: '{theater}: {left, plural, one {został ci # Punkt Podboju} few {zostały ci # Punkty Podboju} many {zostało ci # Punktów Podboju} other {zostało ci # Punktu Podboju}}. Wybierz pole do podbicia; punkty trzeba wydawać, dopóki jest cel.',
    hu: '{theater}: {left, plural, one {# hódítási pontod} other {# hódítási pontod}} maradt. Válaszd ki a meghódítandó mezőt; amíg van célpont, a pontokat el kell költeni.',
    fr: '{theater} : il vous reste {left, plural, one {# point de conquête} many {# points de conquête} other {# points de conquête}}. Choisissez une case à conquérir ; il faut dépenser les points tant qu’il y a une cible.',
  },
  'ask.conquest.from': {
    en: '{space}: choose the Squadron that conquers it. Each may do so once per war.',
    pl: '{space}: wybierz Eskadrę, która zdobędzie ten Akwen. Każda może to zrobić raz na Wojnę.',
    hu: '{space}: válaszd ki, melyik hajóraj hódítja meg. Mindegyik háborúnként egyszer teheti meg.',
    fr: '{space} : choisissez l’escadre qui s’en empare. Chacune ne le peut qu’une fois par guerre.',
  },
  'ask.refuse': {
    en: '{space} is being conquered. Yield it, or refuse: your opponent gains {vp} victory points instead. You can refuse twice per war.',
    pl: '{space}: przeciwnik podbija to Terytorium. Oddaj je albo odmów: przeciwnik dostaje wtedy {vp} PZ. Odmówić można dwa razy na Wojnę.',
    hu: '{space}: ellenfeled meghódítja. Add át, vagy utasítsd vissza: akkor ellenfeled {vp} győzelmi pontot kap helyette. Háborúnként kétszer utasíthatsz vissza.',
    fr: '{space} : l’adversaire conquiert ce territoire. Cédez-le, ou refusez : l’adversaire marque alors {vp} points de victoire. Vous pouvez refuser deux fois par guerre.',
  },
  'ask.squadron.lose': {
    en: '{theater} is lost and costs you a Squadron. Choose which one.',
    pl: '{theater}: przegrana Kampania kosztuje cię Eskadrę. Wybierz którą.',
    hu: '{theater}: az elvesztett hadszíntér egy hajórajodba kerül. Válaszd ki, melyikbe.',
    fr: '{theater} : ce théâtre perdu vous coûte une escadre. Choisissez laquelle.',
  },
  'ask.usa': {
    en: 'Independence: choose a space for a flag of the United States, or “Done” for no more. The flag replaces any other for the rest of the game.',
    pl: 'Niepodległość: wybierz pole dla Flagi USA albo „Gotowe”, jeśli nie chcesz więcej. Flaga zastępuje każdą inną do końca gry.',
    hu: 'Függetlenség: válassz mezőt egy USA-zászlónak, vagy „Kész”, ha nem akarsz többet. A zászló minden mást a játék végéig felvált.',
    fr: 'Indépendance : choisissez une case pour un drapeau des États-Unis, ou « Terminé » pour ne plus en placer. Il remplace tout autre drapeau jusqu’à la fin de la partie.',
  },
  'ask.usa.fort': {
    en: 'Independence: choose a Fort of the Northern Colonies to unflag, or “Done” for no more.',
    pl: 'Niepodległość: wybierz Fort Północnych Kolonii, na którym opuścisz Flagę, albo „Gotowe”, jeśli nie chcesz więcej.',
    hu: 'Függetlenség: válaszd ki, az Északi gyarmatok melyik erődje veszítse el a zászlóját, vagy „Kész”, ha nem akarsz többet.',
    fr: 'Indépendance : choisissez un fort des Colonies du Nord qui perd son drapeau, ou « Terminé » pour vous arrêter.',
  },
  'ask.war-tile.bound': {
    en: 'Choose which points pay: those bound to a Region buy a tile for a theater there, others buy one for any theater.',
    pl: 'Wybierz, które punkty zapłacą: związane z Regionem dają Wojsko do tamtejszej Kampanii, inne do dowolnej.',
    hu: 'Válaszd ki, mely pontok fizetnek: a régióhoz kötöttek ottani hadszíntérre adnak lapkát, a többi bármelyikre.',
    fr: 'Choisissez quels points paient : ceux liés à une région achètent une tuile pour un théâtre de celle-ci, les autres pour n’importe lequel.',
  },
});
