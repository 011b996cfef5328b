import type { TranslatedHelp } from '@sandtable/kernel';
import type { game as en } from '../en/game.js';

export const game: TranslatedHelp<typeof en> = {
  '2.1': [
    'Azonnali győzelem',
    'Az USA: 12 erőforrás jó kormányzású országokban; vagy 15 jó vagy megfelelő kormányzású muszlim ország; vagy egyetlen sejt sincs a térképen.\nA dzsihadisták: 6 erőforrás iszlamista uralom alatt, ha ezek közül legalább két ország szomszédos; vagy 15 gyenge kormányzású vagy iszlamista uralmú muszlim ország 1-es presztízsnél; vagy egy WMD-merénylet, amely az Egyesült Államokban hatásba lép.\nA jelöletlen országok senkinek sem számítanak.',
  ],
  '2.3': [
    'Ha elfogy az utolsó pakli',
    'Az USA győz, ha a jó erőforrások száma több, mint az iszlamista erőforrások kétszerese; különben a dzsihadisták győznek. A zöld rezsimváltás-jelzős ország itt, és csak itt, iszlamistának számít.',
  ],
  '3.2': [
    'Előkészületek',
    'A forgatókönyv adja meg az országok, a sávok, a csapatok, a sejtek és a tartós események kezdőállását. Amelyik országot nem említi, az jelöletlen: akkor kerül próbára, amikor számít (4.9.4). Egyes forgatókönyvekben a dzsihadisták maguk helyeznek el néhány sejtet, ahol a forgatókönyv engedi; ahová sejt kerül, az az ország próbára kerül.',
  ],
  '4.1.1': [
    'Szomszédos országok',
    'A vonallal összekötött országok szomszédosak. A hét schengeni ország szomszédos egymással és minden országgal, amelytől vonal vezet a keretükhöz. A Patriot Act az Egyesült Államok minden kapcsolatát elvágja, kivéve Kanadát. Nézz meg egy országot, és látod a mostani szomszédait.',
  ],
  '4.7.2': [
    'A világ hozzáállása',
    'Az USA-n kívül minden nem muszlim ország számít: a kemény hozzáállásúak mínusz a puhák, legfeljebb 3 bármelyik irányban. Izrael hozzáállása mindig kemény; a jelöletlenek nem számítanak.\nHa a világ hozzáállása ellentétes az USA-éval, a különbség a GWOT-büntetés minden muszlim országban vívott eszmék háborújára.',
  ],
  '4.8.4': [
    'Káderek',
    'Ha egy ország utolsó sejtjét felszámolják vagy esemény távolítja el, káder marad: a dzsihadisták továbbra is toborozhatnak ott. Új sejt a helyére lép. A saját sikertelen dobással elvesztett sejt nem hagy kádert.\nSaját akciófázisukban a dzsihadisták levehetnek kádert a térképről.',
  ],
  '4.9.2': [
    'Az eszmék háborúja dobása',
    'Módosított 5 vagy több siker. Presztízs: alacsony −1, magas +1, nagyon magas +2. Megfelelőről jóra: −1. A GWOT-büntetés. Minden segélyjelző: +1. Ha legalább egy szomszéd jó kormányzású szövetséges: +1.\nNézz meg egy országot, és látod, mekkora dobás kell most.',
  ],
  '4.9.4': [
    'Egy ország próbája',
    'A jelöletlen ország azonnal próbára kerül, ha művelet célja lesz, vagy sejt érkezik oda. A muszlim ország kormányzása 1–4-re gyenge, 5–6-ra megfelelő, az ország pedig semleges lesz. A többi ország hozzáállása 1–4-re puha, 5–6-ra kemény.\nA próba megelőzi a művelet saját dobásait. Ha kiderül, hogy a lap értéke kevés, a művelet nem sikerül, hacsak a tartalék nem segít.',
  ],
  '5.2': [
    'Egy forduló',
    'A dzsihadisták két lapot játszanak ki, aztán az USA kettőt, felváltva, amíg mindkét kéz ki nem ürül, vagy az USA meg nem tartja az utolsó lapját. Az USA minden akciófázisa után hatnak az el nem hárított merényletek. Utána véget ér a forduló (5.2.5).',
  ],
  '5.2.2': [
    'Két lap egy fázisban',
    'Akciófázisában egy oldal két lapot játszik ki egymás után; mindegyiket eseményként vagy műveletre. Akinek nincs lapja, nem tesz semmit, de a dzsihadisták levehetnek kádereket.\nHa az USA-nak csak egy lapja van, kijátszhatja, hatás nélkül eldobhatja, vagy megtarthatja a következő fordulóra, az új osztáson felül.',
  ],
  '5.2.5': [
    'A forduló vége',
    'A finanszírozás 1-gyel csökken. A presztízs 1-gyel csökken, ha van iszlamista uralom alatti ország; aztán 1-gyel nő, ha a világ hozzáállása 3-on áll az USA oldalán.\nA lejáró események és az 1. merénylet lapja a dobópaklira kerülnek, a tartalékok 0-ra állnak, 7–9 új lap jár, és a zöld rezsimváltás-jelzők barnára fordulnak.',
  ],
};
