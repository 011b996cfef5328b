import { textsFor } from '@sandtable/kernel';
import type { AskKey } from '../questions.js';

/** Questions of the rules: what is wanted, and why. Those of events and of the solitaire game stand with their texts. */
export const asks = textsFor<Exclude<AskKey, `ask.${'event' | 'solo'}.${string}`>>()({
  'ask.play': {
    en: 'Action Phase, card {n} of 2: choose a card from your hand. You then choose how to use it.',
    pl: 'Faza Akcji, karta {n} z 2: wybierz kartę z ręki. Potem zdecydujesz, jak jej użyć.',
    hu: 'Akciófázis, 2/{n}. kártya: válassz egy kártyát a kezedből. Utána döntöd el, mire használod.',
    fr: 'Phase d’action, carte {n} sur 2 : choisissez une carte de votre main. Vous choisirez ensuite comment l’utiliser.',
  },
  'ask.play.chance': {
    en: 'Action Phase, card {n} of 2: “The door of Itjihad was closed” is in effect, so you play a random card from your hand. Draw it.',
    pl: 'Faza Akcji, karta {n} z 2: działa „The door of Itjihad was closed”, więc zagrywasz losową kartę z ręki. Wylosuj ją.',
    hu: 'Akciófázis, 2/{n}. kártya: érvényben van a „The door of Itjihad was closed”, ezért egy véletlen kártyát játszol ki a kezedből. Húzd ki.',
    fr: 'Phase d’action, carte {n} sur 2 : « The door of Itjihad was closed » est en vigueur, vous jouez donc une carte de votre main au hasard. Tirez-la.',
  },
  'ask.cadre': {
    en: 'Choose the cadre to remove from the map, or “Done”. Without a cell you can no longer Recruit there, but the US has nothing left to Disrupt.',
    pl: 'Wybierz kadrę, którą usuwasz z mapy, albo „Gotowe”. Bez komórki nie będzie tam można rekrutować, ale US nie będą miały tam czego rozbić.',
    hu: 'Válaszd ki a kádert, amelyet leveszel a térképről, vagy azt, hogy „Kész”. Sejt nélkül többé nem toborozhatsz ott, de az USA-nak sem marad mit felszámolnia.',
    fr: 'Choisissez le cadre à retirer du plateau, ou « Terminé ». Sans cellule, vous ne pourrez plus y recruter, mais les États-Unis n’auront plus rien à y démanteler.',
  },
  'ask.use': {
    en: '“{card}”, value {ops}: choose how to use it. {text}{event, select, theirs { As it is the other side’s event, it happens too if it can, even when you use the card for an operation or Reserves.} theirsButPlot { As it is the other side’s event, it happens too if it can, even when you use the card for an operation or Reserves. Only the first Plot of the turn does not trigger it.} none { The event cannot occur now: something that its text requires does not hold, or another event prevents it.} other {}} {side_id, select, us {Operations work where the Governance number is no higher than their value: Good 1, Fair 2, Poor 3.} other {The value of an operation is the number of dice you roll, or of cells that Travel.}}',
    pl: '„{card}”, wartość {ops}: wybierz, jak jej użyć. {text}{event, select, theirs { To zdarzenie drugiej strony, więc zajdzie, o ile może, nawet gdy użyjesz karty do operacji lub Rezerw.} theirsButPlot { To zdarzenie drugiej strony, więc zajdzie, o ile może, nawet gdy użyjesz karty do operacji lub Rezerw. Nie wywołuje go tylko pierwsza Intryga w turze.} none { Zdarzenie nie może teraz zajść: nie jest spełnione coś, czego wymaga jego tekst, albo nie pozwala na to inne zdarzenie.} other {}} {side_id, select, us {Operację można przeprowadzić tam, gdzie liczba Rządów nie przekracza jej wartości: Dobre 1, Poprawne 2, Słabe 3.} other {Wartość operacji to liczba kości albo komórek w Podróży.}}',
    hu: '„{card}”, értéke {ops}: válaszd ki, mire használod. {text}{event, select, theirs { Mivel ez a másik oldal eseménye, akkor is bekövetkezik, ha lehetséges, ha műveletre vagy tartaléknak használod a kártyát.} theirsButPlot { Mivel ez a másik oldal eseménye, akkor is bekövetkezik, ha lehetséges, ha műveletre vagy tartaléknak használod a kártyát. Csak a forduló első merénylete nem váltja ki.} none { Az esemény most nem következhet be: nem teljesül valami, amit a szövege megkövetel, vagy egy másik esemény megakadályozza.} other {}} {side_id, select, us {Művelet ott végezhető, ahol a kormányzás száma nem nagyobb az értékénél: jó 1, megfelelő 2, gyenge 3.} other {A művelet értéke a dobott kockák vagy az utazó sejtek száma.}}',
    fr: '« {card} », valeur {ops} : choisissez comment l’utiliser. {text}{event, select, theirs { Comme c’est un événement de l’autre camp, il se produit aussi s’il le peut, même si vous utilisez la carte pour une opération ou des réserves.} theirsButPlot { Comme c’est un événement de l’autre camp, il se produit aussi s’il le peut, même si vous utilisez la carte pour une opération ou des réserves. Seul le premier complot du tour ne le déclenche pas.} none { L’événement ne peut pas se produire maintenant : une condition de son texte n’est pas remplie, ou un autre événement l’empêche.} other {}} {side_id, select, us {Une opération est possible là où le chiffre de la gouvernance ne dépasse pas sa valeur : bonne 1, correcte 2, mauvaise 3.} other {La valeur d’une opération est le nombre de dés lancés ou de cellules qui voyagent.}}',
  },
  'ask.reserves': {
    en: 'You have {n, plural, one {# Reserve} other {# Reserves}}. Spend all of them to raise the operation’s value from {ops} (to 3 at most), or keep them for later in the turn?',
    pl: 'Masz {n, plural, one {# punkt Rezerw} few {# punkty Rezerw} many {# punktów Rezerw} other {# punktu Rezerw}}. Wydać wszystkie, by podnieść wartość operacji z {ops} (najwyżej do 3), czy zachować je na później w tej turze?',
    hu: 'Tartalékod: {n, plural, one {# pont} other {# pont}}. Mindet elköltöd, hogy növeld a művelet értékét, amely most {ops} (legfeljebb 3-ra), vagy megtartod a forduló hátralévő részére?',
    fr: 'Vous avez {n, plural, one {# point de réserves} many {# points de réserves} other {# points de réserves}}. Les dépenser tous pour augmenter la valeur de l’opération, qui est de {ops} (jusqu’à 3 au plus), ou les garder pour plus tard dans le tour ?',
  },
  'ask.order': {
    en: '{event, select, itself {“{card}” is an unassociated event and happens in any case.} other {“{card}” is the other side’s event: if it can happen, it does, as if they had played it.}} Choose whether it happens before or after your own use of the card. {text}',
    pl: '{event, select, itself {„{card}” to zdarzenie nieskojarzone i zachodzi w każdym przypadku.} other {„{card}” to zdarzenie drugiej strony: o ile może, zachodzi tak, jakby sama je zagrała.}} Wybierz, czy zachodzi przed twoim użyciem karty, czy po nim. {text}',
    hu: '{event, select, itself {„{card}” eseménye semleges, és mindenképpen bekövetkezik.} other {„{card}” a másik oldal eseménye: ha lehetséges, bekövetkezik, mintha ő játszotta volna ki.}} Válaszd ki, hogy a kártya felhasználása előtt vagy után történjen. {text}',
    fr: '{event, select, itself {« {card} » n’est associé à aucun camp et se produit dans tous les cas.} other {« {card} » est un événement de l’autre camp : s’il le peut, il se produit comme si l’autre camp l’avait joué.}} Choisissez s’il a lieu avant ou après votre propre utilisation de la carte. {text}',
  },
  'ask.reassessment': {
    en: 'Reassessment uses two cards of value 3 and flips the US Posture. The first is “{card}”: choose the second.',
    pl: 'Ponowna Ocena zużywa dwie karty o wartości 3 i odwraca Nastawienie US. Pierwszą jest „{card}”: wybierz drugą.',
    hu: 'Az újraértékelés két 3 értékű kártyát használ el, és megfordítja az amerikai hozzáállást. Az első: „{card}”. Válaszd ki a másodikat.',
    fr: 'La réévaluation utilise deux cartes de valeur 3 et inverse l’attitude des États-Unis. La première est « {card} » : choisissez la seconde.',
  },
  'ask.reassessment.next': {
    en: 'Reassessment: choose what happens next, the change of US Posture or an event that the cards trigger.',
    pl: 'Ponowna Ocena: wybierz, co dzieje się teraz, zmiana Nastawienia US czy zdarzenie wywołane przez karty.',
    hu: 'Újraértékelés: válaszd ki, mi történik most, az amerikai hozzáállás változása vagy egy esemény, amelyet a kártyák váltanak ki.',
    fr: 'Réévaluation : choisissez ce qui se produit maintenant, le changement d’attitude des États-Unis ou un événement que les cartes déclenchent.',
  },
  'ask.operation': {
    en: 'Choose an operation of value {ops}.',
    pl: 'Wybierz operację o wartości {ops}.',
    hu: 'Válassz egy {ops} értékű műveletet.',
    fr: 'Choisissez une opération de valeur {ops}.',
  },
  'ask.setup.cell': {
    en: 'Set-up: place a sleeper cell in any country except the United States. An unmarked country is then tested. ({left} still to place)',
    pl: 'Przygotowanie: umieść komórkę uśpioną w dowolnym kraju poza Stanami Zjednoczonymi. Kraj nieoznaczony przechodzi wtedy test. (do umieszczenia: {left})',
    hu: 'Felállítás: helyezz el egy alvó sejtet bármelyik országban az Egyesült Államokon kívül. A jelöletlen ország ekkor próbára kerül. (még {left} van hátra)',
    fr: 'Mise en place : placez une cellule dormante dans un pays autre que les États-Unis. Un pays non marqué est alors testé. (encore {left} à placer)',
  },

  'ask.plots.next': {
    en: 'Unblocked plots take effect now: choose the country whose plot is resolved next.',
    pl: 'Niezablokowane Intrygi teraz działają: wybierz kraj, którego Intrygę rozpatrujesz jako następną.',
    hu: 'Az el nem hárított merényletek most hatnak: válaszd ki az országot, amelynek a merénylete következik.',
    fr: 'Les complots non déjoués prennent effet : choisissez le pays dont le complot est résolu maintenant.',
  },
  'ask.plots.which': {
    en: 'Choose the plot in this country that is resolved next.',
    pl: 'Wybierz Intrygę w tym kraju, którą rozpatrujesz jako następną.',
    hu: 'Válaszd ki, melyik merénylet hat következőnek ebben az országban.',
    fr: 'Choisissez le complot de ce pays qui est résolu maintenant.',
  },
  'ask.plots.again': {
    en: '{space}: after a WMD plot you may roll its Posture a second time. The second result counts. Roll again?',
    pl: '{space}: po Intrydze WMD możesz drugi raz rzucić na Nastawienie. Liczy się drugi wynik. Rzucić ponownie?',
    hu: '{space}: WMD-merénylet után másodszor is dobhatsz a hozzáállására. A második eredmény számít. Dobsz újra?',
    fr: '{space} : après un complot ADM, vous pouvez relancer le dé de son attitude. Le second résultat compte. Relancer ?',
  },
  'ask.plots.schengen': {
    en: 'A plot in a Schengen country also makes two other Schengen countries roll Posture: choose the next one.',
    pl: 'Po Intrydze w kraju Schengen rzuca się też na Nastawienie dwóch innych krajów Schengen: wybierz następny.',
    hu: 'Schengeni országban történt merénylet után két másik schengeni ország hozzáállására is dobni kell: válaszd ki a következőt.',
    fr: 'Après un complot dans un pays de Schengen, on lance aussi le dé d’attitude de deux autres pays de Schengen : choisissez le prochain.',
  },

  'ask.warOfIdeas': {
    en: 'War of Ideas, value {ops}: choose a country. In a Muslim country, a modified roll of 5 or more makes a Neutral country an Ally or improves an Ally’s Governance by one level; exactly 4 places the first Aid. In a non-Muslim country, you roll its Posture, and gain 1 Prestige if it matches yours.',
    pl: 'Wojna Idei, wartość {ops}: wybierz kraj. W kraju muzułmańskim wynik 5 lub więcej po modyfikacjach zmienia kraj Neutralny w Sprzymierzony albo poprawia Rządy Sprzymierzonego o jeden poziom; dokładnie 4 daje pierwszą Pomoc. W kraju niemuzułmańskim rzucasz na jego Nastawienie i zyskujesz 1 Prestiż, jeśli jest takie jak twoje.',
    hu: 'Eszmék háborúja, értéke {ops}: válassz országot. Muszlim országban a módosított 5 vagy nagyobb dobás a semlegest szövetségessé teszi, vagy egy szinttel javítja a szövetséges kormányzását; pontosan 4 az első segélyt hozza. Nem muszlim országban a hozzáállására dobsz, és 1 presztízst kapsz, ha egyezik a tieddel.',
    fr: 'Guerre des idées, valeur {ops} : choisissez un pays. Dans un pays musulman, un résultat modifié de 5 ou plus fait d’un neutre un allié ou améliore d’un niveau la gouvernance d’un allié ; un 4 exactement place la première aide. Dans un pays non musulman, vous lancez le dé d’attitude et gagnez 1 prestige si elle est la même que la vôtre.',
  },
  'ask.deploy.from': {
    en: 'Deploy: choose where the troops leave from. A Regime Change country must keep at least 5 more troops than it has cells.',
    pl: 'Rozmieszczenie: wybierz, skąd wychodzą oddziały. W kraju Zmiany Reżimu musi zostać co najmniej o 5 oddziałów więcej niż komórek.',
    hu: 'Telepítés: válaszd ki, honnan indulnak a csapatok. Rezsimváltásos országban legalább 5-tel több csapatnak kell maradnia, mint ahány sejt ott van.',
    fr: 'Déploiement : choisissez d’où partent les troupes. Un pays en changement de régime doit garder au moins 5 troupes de plus qu’il n’a de cellules.',
  },
  'ask.deploy.to': {
    en: 'Deploy from {from}: choose where the troops go, to an Ally or to the Troop Track.',
    pl: 'Rozmieszczenie, {from}: wybierz, dokąd idą oddziały, do kraju Sprzymierzonego czy na Tor Oddziałów.',
    hu: 'Telepítés, {from}: válaszd ki, hová mennek a csapatok, szövetségeshez vagy a csapatsávra.',
    fr: 'Déploiement, {from} : choisissez où vont les troupes, chez un allié ou sur la piste des troupes.',
  },
  'ask.deploy.number': {
    en: 'Deploy from {from} to {to}: choose how many troops move.',
    pl: 'Rozmieszczenie, {from} → {to}: wybierz, ile oddziałów idzie.',
    hu: 'Telepítés, {from} → {to}: válaszd ki, hány csapat megy.',
    fr: 'Déploiement, {from} → {to} : choisissez combien de troupes se déplacent.',
  },
  'ask.regimeChange': {
    en: 'Regime Change: choose a country. At least 6 troops move in from one place; it becomes an Ally; its Governance and then your Prestige are rolled.',
    pl: 'Zmiana Reżimu: wybierz kraj. Wkracza co najmniej 6 oddziałów z jednego miejsca; kraj staje się Sprzymierzony; rzucasz na jego Rządy, a potem na swój Prestiż.',
    hu: 'Rezsimváltás: válassz országot. Legalább 6 csapat vonul be egyetlen helyről; az ország szövetséges lesz; dobsz a kormányzására, majd a presztízsedre.',
    fr: 'Changement de régime : choisissez un pays. Au moins 6 troupes y entrent depuis un même lieu ; il devient allié ; vous lancez le dé de sa gouvernance, puis faites un jet de prestige.',
  },
  'ask.regimeChange.from': {
    en: 'Regime Change in {space}: choose the one place that at least 6 troops come from.',
    pl: 'Zmiana Reżimu, {space}: wybierz jedno miejsce, z którego przychodzi co najmniej 6 oddziałów.',
    hu: 'Rezsimváltás, {space}: válaszd ki azt az egy helyet, ahonnan legalább 6 csapat jön.',
    fr: 'Changement de régime, {space} : choisissez le lieu d’où viennent au moins 6 troupes.',
  },
  'ask.regimeChange.number': {
    en: 'Regime Change in {space}: choose how many troops move in from {from}.',
    pl: 'Zmiana Reżimu, {from} → {space}: wybierz, ile oddziałów wkracza.',
    hu: 'Rezsimváltás, {from} → {space}: válaszd ki, hány csapat vonul be.',
    fr: 'Changement de régime, {from} → {space} : choisissez combien de troupes entrent.',
  },
  'ask.withdraw': {
    en: 'Withdraw: choose the Regime Change country that troops leave. It loses its Aid and becomes a Besieged Regime, and you roll Prestige.',
    pl: 'Wycofanie: wybierz kraj Zmiany Reżimu, z którego wychodzą oddziały. Kraj traci Pomoc i staje się Oblężonym Reżimem, a ty rzucasz na Prestiż.',
    hu: 'Kivonulás: válaszd ki a rezsimváltásos országot, ahonnan csapatok távoznak. Elveszti a segélyt, ostromlott rezsim lesz, és dobsz a presztízsedre.',
    fr: 'Retrait : choisissez le pays en changement de régime que des troupes quittent. Il perd son aide, devient un régime assiégé, et vous faites un jet de prestige.',
  },
  'ask.withdraw.to': {
    en: 'Withdraw from {space}: choose where the troops go.',
    pl: 'Wycofanie, {space}: wybierz, dokąd idą oddziały.',
    hu: 'Kivonulás, {space}: válaszd ki, hová mennek a csapatok.',
    fr: 'Retrait, {space} : choisissez où vont les troupes.',
  },
  'ask.withdraw.number': {
    en: 'Withdraw from {space} to {to}: choose how many troops move.',
    pl: 'Wycofanie, {space} → {to}: wybierz, ile oddziałów idzie.',
    hu: 'Kivonulás, {space} → {to}: válaszd ki, hány csapat megy.',
    fr: 'Retrait, {space} → {to} : choisissez combien de troupes se déplacent.',
  },
  'ask.nato': {
    en: '{space}: does NATO leave too? If so, it is removed from the map.',
    pl: '{space}: czy NATO też opuszcza kraj? Jeśli tak, zostaje usunięte z mapy.',
    hu: '{space}: a NATO is távozik? Ha igen, lekerül a térképről.',
    fr: '{space} : l’OTAN part-elle aussi ? Si oui, elle est retirée du plateau.',
  },
  'ask.disrupt': {
    en: 'Disrupt, value {ops}: choose a country. An active cell is removed, a sleeper turns active; a cadre without cells is removed. Two cells are affected where you have 2 troops or the country is Hard, otherwise one. With 2 troops there you gain 1 Prestige.',
    pl: 'Rozbicie, wartość {ops}: wybierz kraj. Komórka aktywna jest usuwana, uśpiona staje się aktywna; kadra bez komórek jest usuwana. Dotyczy to dwóch komórek tam, gdzie masz 2 oddziały lub Nastawienie kraju jest Twarde, w innym razie jednej. Przy 2 oddziałach zyskujesz 1 Prestiż.',
    hu: 'Felszámolás, értéke {ops}: válassz országot. Az aktív sejt lekerül, az alvó aktív lesz; a sejt nélküli káder lekerül. Két sejtet érint ott, ahol 2 csapatod van, vagy az ország hozzáállása kemény, különben egyet. Ahol 2 csapatod van, ott 1 presztízst kapsz.',
    fr: 'Démantèlement, valeur {ops} : choisissez un pays. Une cellule active est retirée, une dormante devient active ; un cadre sans cellule est retiré. Deux cellules sont touchées là où vous avez 2 troupes ou si l’attitude du pays est dure, sinon une. Avec 2 troupes sur place, vous gagnez 1 prestige.',
  },
  'ask.disrupt.cell': {
    en: 'Disrupt in {space}: choose a cell. An active cell is removed, a sleeper turns active.',
    pl: 'Rozbicie, {space}: wybierz komórkę. Aktywna jest usuwana, uśpiona staje się aktywna.',
    hu: 'Felszámolás, {space}: válassz sejtet. Az aktív lekerül, az alvó aktív lesz.',
    fr: 'Démantèlement, {space} : choisissez une cellule. Active, elle est retirée ; dormante, elle devient active.',
  },
  'ask.alert': {
    en: 'Alert: choose the country where you block a plot. It is turned up and has no effect.',
    pl: 'Alert: wybierz kraj, w którym blokujesz Intrygę. Zostaje odkryta i nie działa.',
    hu: 'Riasztás: válaszd ki az országot, ahol elhárítasz egy merényletet. Felfordítod, és nem lesz hatása.',
    fr: 'Alerte : choisissez le pays où vous déjouez un complot. Il est retourné et n’a aucun effet.',
  },
  'ask.alert.which': {
    en: 'Alert in {space}: choose the plot to block. Hidden plots look alike.',
    pl: 'Alert, {space}: wybierz Intrygę, którą blokujesz. Ukryte wyglądają tak samo.',
    hu: 'Riasztás, {space}: válaszd ki, melyik merényletet hárítod el. A rejtettek egyformák.',
    fr: 'Alerte, {space} : choisissez le complot à déjouer. Les complots cachés se ressemblent.',
  },

  'ask.recruit': {
    en: 'Recruit: choose a country for the next die. On a roll no higher than its Governance number or recruit number you place a sleeper cell; under Islamist Rule or Regime Change no roll is needed. From the second die on, “Done” ends the choice. (dice left: {left})',
    pl: 'Rekrutacja: wybierz kraj dla następnej kości. Przy rzucie nie wyższym niż liczba Rządów lub współczynnik rekrutacji umieszczasz komórkę uśpioną; przy Rządach Islamskich i Zmianie Reżimu rzut jest zbędny. Od drugiej kości „Gotowe” kończy wybór. (zostało kości: {left})',
    hu: 'Toborzás: válassz országot a következő kockához. Ha a dobás nem nagyobb a kormányzás számánál vagy a toborzási számnál, alvó sejtet helyezel el; iszlamista uralomnál és rezsimváltásnál nem kell dobni. A második kockától a „Kész” lezárja a választást. (hátralévő kockák: {left})',
    fr: 'Recrutement : choisissez un pays pour le prochain dé. Si le dé ne dépasse pas le chiffre de la gouvernance ou l’indice de recrutement, vous placez une cellule dormante ; sous un régime islamiste ou en changement de régime, sans jet. Dès le deuxième dé, « Terminé » clôt le choix. (dés restants : {left})',
  },
  'ask.recruit.share': {
    en: '{space}: choose how many of the new cells you place here. The track has fewer cells than you recruited. (available: {left})',
    pl: '{space}: wybierz, ile nowych komórek umieszczasz tutaj. Na torze jest ich mniej, niż zrekrutowano. (dostępne: {left})',
    hu: '{space}: válaszd ki, hány új sejtet helyezel ide. A sávon kevesebb van, mint amennyit toboroztál. (elérhető: {left})',
    fr: '{space} : choisissez combien de nouvelles cellules vous placez ici. La piste en compte moins que vous n’en avez recruté. (disponibles : {left})',
  },
  'ask.travel.from': {
    en: 'Travel: choose the country that the next cell leaves. It always arrives in an adjacent country or under Islamist Rule; elsewhere it needs a roll no higher than the Governance number, or it is lost. From the second cell on, “Done” ends the choice. (cells left: {left})',
    pl: 'Podróż: wybierz kraj, który opuszcza następna komórka. Do kraju przyległego i pod Rządy Islamskie dociera zawsze; gdzie indziej potrzebuje rzutu nie wyższego niż liczba Rządów, inaczej przepada. Od drugiej komórki „Gotowe” kończy wybór. (zostało komórek: {left})',
    hu: 'Utazás: válaszd ki az országot, ahonnan a következő sejt indul. Szomszédos országba és iszlamista uralom alá mindig megérkezik; máshová a kormányzás számánál nem nagyobb dobás kell, különben elvész. A második sejttől a „Kész” lezárja a választást. (hátralévő sejtek: {left})',
    fr: 'Voyage : choisissez le pays que quitte la prochaine cellule. Elle arrive toujours dans un pays adjacent ou sous un régime islamiste ; ailleurs, il faut un dé qui ne dépasse pas le chiffre de la gouvernance, sinon elle est perdue. Dès la deuxième cellule, « Terminé » clôt le choix. (cellules restantes : {left})',
  },
  'ask.travel.cell': {
    en: 'Travel from {from}: choose the cell that moves. It arrives as a sleeper.',
    pl: 'Podróż, {from}: wybierz komórkę, która rusza. Na miejscu jest uśpiona.',
    hu: 'Utazás, {from}: válaszd ki az induló sejtet. Alvóként érkezik meg.',
    fr: 'Voyage, {from} : choisissez la cellule qui part. Elle arrive dormante.',
  },
  'ask.travel.to': {
    en: 'Travel from {from}: choose where the cell goes. In an operation it needs a roll no higher than the Governance number, or it is lost, unless the country is adjacent or under Islamist Rule. If it stays in the same country, it just becomes a sleeper.',
    pl: 'Podróż, {from}: wybierz, dokąd idzie komórka. W operacji potrzebny jest rzut nie wyższy niż liczba Rządów, inaczej komórka przepada, chyba że kraj jest przyległy lub pod Rządami Islamskimi. Jeśli zostaje w tym samym kraju, tylko staje się uśpiona.',
    hu: 'Utazás, {from}: válaszd ki, hová megy a sejt. Műveletben legfeljebb a kormányzás számát kell dobni, különben elvész, kivéve, ha az ország szomszédos vagy iszlamista uralom alatt áll. Ha ugyanott marad, csak alvóvá válik.',
    fr: 'Voyage, {from} : choisissez où va la cellule. Dans une opération, il lui faut un dé qui ne dépasse pas le chiffre de la gouvernance, sinon elle est perdue, sauf si le pays est adjacent ou sous régime islamiste. Si elle reste dans le même pays, elle redevient simplement dormante.',
  },
  'ask.jihad': {
    en: 'Jihad: choose a country for the next die. Each die needs a cell there, which turns active. A roll no higher than the Governance number worsens Governance by one level; a failure costs a cell. From the second die on, “Done” ends the choice. (dice left: {left})',
    pl: 'Dżihad: wybierz kraj dla następnej kości. Każda kość wymaga tam komórki, która staje się aktywna. Rzut nie wyższy niż liczba Rządów pogarsza Rządy o jeden poziom; porażka kosztuje komórkę. Od drugiej kości „Gotowe” kończy wybór. (zostało kości: {left})',
    hu: 'Dzsihád: válassz országot a következő kockához. Minden kockához kell ott egy sejt, amely aktív lesz. A kormányzás számánál nem nagyobb dobás egy szinttel rontja a kormányzást; a kudarc egy sejtbe kerül. A második kockától a „Kész” lezárja a választást. (hátralévő kockák: {left})',
    fr: 'Djihad : choisissez un pays pour le prochain dé. Chaque dé demande une cellule sur place, qui devient active. Un dé qui ne dépasse pas le chiffre de la gouvernance la dégrade d’un niveau ; un échec coûte une cellule. Dès le deuxième dé, « Terminé » clôt le choix. (dés restants : {left})',
  },
  'ask.jihad.major': {
    en: '{space}: make it a Major Jihad? All cells there turn active. Two successes at Poor Governance (one against a Besieged Regime) bring Islamist Rule.',
    pl: '{space}: przeprowadzić Wielki Dżihad? Wszystkie tamtejsze komórki stają się aktywne. Dwa sukcesy przy Słabych Rządach (jeden przeciw Oblężonemu Reżimowi) przynoszą Rządy Islamskie.',
    hu: '{space}: nagy dzsihád legyen? Ott minden sejt aktív lesz. Gyenge kormányzásnál két siker (ostromlott rezsim ellen egy) iszlamista uralmat hoz.',
    fr: '{space} : en faire un djihad majeur ? Toutes les cellules y deviennent actives. Deux réussites sous une mauvaise gouvernance (une contre un régime assiégé) amènent un régime islamiste.',
  },
  'ask.jihad.lose': {
    en: '{space}: a Jihad die failed. Choose the cell you lose.',
    pl: '{space}: rzut na Dżihad się nie powiódł. Wybierz komórkę, którą tracisz.',
    hu: '{space}: egy dzsiháddobás nem sikerült. Válaszd ki, melyik sejtet veszíted el.',
    fr: '{space} : un dé de djihad a échoué. Choisissez la cellule que vous perdez.',
  },
  'ask.plot': {
    en: 'Plot: choose a country for the next die. Each die needs a cell there, which turns active. A roll no higher than the Governance number places a plot. From the second die on, “Done” ends the choice. (dice left: {left})',
    pl: 'Intryga: wybierz kraj dla następnej kości. Każda kość wymaga tam komórki, która staje się aktywna. Rzut nie wyższy niż liczba Rządów umieszcza Intrygę. Od drugiej kości „Gotowe” kończy wybór. (zostało kości: {left})',
    hu: 'Merénylet: válassz országot a következő kockához. Minden kockához kell ott egy sejt, amely aktív lesz. A kormányzás számánál nem nagyobb dobás merényletet helyez el. A második kockától a „Kész” lezárja a választást. (hátralévő kockák: {left})',
    fr: 'Complot : choisissez un pays pour le prochain dé. Chaque dé demande une cellule sur place, qui devient active. Un dé qui ne dépasse pas le chiffre de la gouvernance place un complot. Dès le deuxième dé, « Terminé » clôt le choix. (dés restants : {left})',
  },
  'ask.plot.kind': {
    en: '{space}: choose the plot to place. It lies face down: the US does not see its number.',
    pl: '{space}: wybierz Intrygę, którą umieszczasz. Leży zakryta: US nie widzą jej numeru.',
    hu: '{space}: válaszd ki, melyik merényletet helyezed el. Lefordítva fekszik: az USA nem látja a számát.',
    fr: '{space} : choisissez le complot à placer. Il est face cachée : les États-Unis ne voient pas son numéro.',
  },
});
