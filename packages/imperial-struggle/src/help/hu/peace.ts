import type { TranslatedHelp } from '@sandtable/kernel';
import type { peace as original } from '../en/peace.js';

export const peace: TranslatedHelp<typeof original> = {
  '4.0': [
    'A játék menete',
    'Hat békeforduló három korszakban, köztük négy háború. A békefordulók készítik elő a háborúkat.',
  ],
  '4.1': [
    'Egy békeforduló',
    'Korszak elején új lapok és magasabb adósságkorlát; aztán díjak, világkereslet, rendezés, osztás, minisztériumok, kezdeményezés, akciófázis, végül értékelés és győzelemvizsgálat.',
  ],
  '4.1.1': [
    'A pakli',
    'A 3. és 5. fordulóban az új korszak lapjait az eseménypakliba keverik; a dobottak kint maradnak. Az 5. fordulóban az örökösödés korának lapjai kikerülnek a kézből és a játékból.',
  ],
  '4.1.2': ['Nő az adósságkorlát', 'A 3. és 5. fordulóban mindkét félnél 4-gyel nő: 6, majd 10, majd 14.'],
  '4.1.3': [
    'Díjak kirakása',
    'Az 1., 3. és 5. fordulóban minden régióhoz két díj kerül, az elsőt felfordítják; a 2., 4. és 6. fordulóban a másodikat.',
  ],
  '4.1.4': ['Világkereslet', 'A hat árucikkből hármat sorsolnak: ebben a fordulóban csak ezek érnek pontot.'],
  '4.1.5': [
    'Rendezés',
    'Minden előny és minisztériumi képesség újra használható, az előző forduló lapkái félrekerülnek, a fordulósávon várakozó hajórajok visszatérnek a flottabázisra.',
  ],
  '4.1.6': [
    'Osztás',
    'Kilenc befektetéslapka kerül felfordítva az asztalra. Mindketten három eseménykártyát húztok, majd titokban eldobtok annyit, hogy három maradjon; az eldobott lapokat együtt mutatjátok meg.\nAzt tartsd meg, ami illik a kirakott lapkákhoz és a választani kívánt kulcsszavakhoz.',
  ],
  '4.1.7': [
    'Minisztériumok választása',
    'Az 1., 3. és 5. fordulóban mindketten egyszerre, titokban két minisztériumot választotok a korszakból; a 2., 4. és 6. fordulóban a lefordítottak cserélhetők.\nNézd, milyen kulcsszót kérnek a lapjaid, és mit tervezel.',
  ],
  '4.1.8': [
    'Kezdeményezés',
    'A vesztésre állóé; egyenlő állásnál marad, ahol volt. Birtokosa mondja meg, ki játssza a forduló első körét, és így azt is, ki az utolsót. Az első mind a kilenc lapkából választ; az utolsóra senki sem felelhet.\nAz 1. fordulóban Franciaország dönt.',
  ],
  '4.1.9': ['Akciófázis', 'Négy-négy akciókör felváltva, az első játékossal kezdve.'],
  '4.1.10': ['Szerződéspontok csökkenése', 'Négynél több szerződéspont nem marad meg: a többi most elvész.'],
  '4.1.11': ['Hátralévő hatások', 'Most történik meg, ami a forduló végére vár, előbb az első játékosé.'],
  '4.1.12': [
    'Értékelés',
    'Régiók: a díjat az kapja, aki több mezőt ellenőriz, akkora előnnyel, amekkorát a díj kér.\nPresztízs: több európai presztízsmezőért 2 győzelmi pont.\nVilágkereslet: a forduló minden árucikkénél az kapja a korszak jutalmát, aki több piacot ellenőriz.\nDöntetlen nem ad semmit, és a konfliktusjelzős mező nem számít.',
  ],
  '4.1.13': [
    'Győzelemvizsgálat',
    'Aki ebben a fordulóban mind a négy díjat és minden keresett árucikket megnyerte, megnyeri a játékot. Különben Nagy-Britannia győz 0-nál vagy alatta, Franciaország 30-nál vagy fölötte.',
  ],
  '4.1.14': ['A játék vége', 'A 6. fordulóban a végső értékelés következik.'],
  '5.0': [
    'Akciókörök',
    'Végy lapkát, játssz eseményt, ha lehet, költsd el a pontokat. Hogy mely piacok elszigeteltek, a kör elején dől el, és a végéig úgy marad.',
  ],
  '5.1': [
    'A befektetéslapka',
    'A megmaradtakból egyet el kell venned. Aztán kijátszod, vagy passzolsz: adósságod legfeljebb 2-vel csökken, és a kör véget ér.\nAz erős lapkán több a pont; a gyenge eseményt is enged kijátszani. Amit elveszel, azt az ellenfél nem kapja meg.',
  ],
  '5.2': [
    'Esemény kijátszása',
    'Eseményjellel, a lapka minden más része előtt. Ha a lap akciótípust mutat, a lapka főakciójának is ilyennek kell lennie. Előbb a bónuszfeltétel dől el; aztán a hatás, aztán a bónusz jön. Amennyit lehet, végre kell hajtani, hacsak a lap nem azt írja, hogy „megteheted”. A kapott pontokat utána költöd, a lap keretei közt.',
  ],
  '5.3': [
    'Pontok költése',
    'Tetszőleges sorrendben: főakció, mellékakció, eseménypontok, hadseregfejlesztés, előnyök, minisztériumok. Minden vásárlás befejeződik a következő előtt.\nA vásárlások panelje mutatja, mi mennyibe kerül, és mely pontok fizetnék.',
  ],
  '5.3.1': ['Akciótípusok', 'A gazdasági, diplomáciai és katonai pontok mást-mást vesznek.'],
  '5.3.2': [
    'Fő- és mellékakció',
    'A főakció pontjait több dologra költheted. A mellékakció egyetlen dolgot fizet, a maradék elvész; nem vehet le zászlót, nem űzhet el hajórajt és nem foglalhat el erődöt, hacsak nincs a mezőn konfliktusjelző.\nMindkettő növelhető adóssággal és szerződésponttal.',
  ],
  '5.3.3': [
    'Hadseregfejlesztés',
    'Mutass a következő háború egyik alap hadilapkádra, és húzz másikat: amelyik jobban tetszik, marad. A másik visszakerül a készletbe, vagy, amíg legalább négyed marad, kikerül a játékból.\nA 6. fordulóban a jel helyette egy szerződéspontot ad.',
  ],
  '5.3.4': [
    'Több régió',
    'A kör első régiójában, ahol gazdasági pontot költesz, nincs felár; máshol minden vásárlás 1-gyel drágább. Ugyanígy, külön számolva, a diplomáciai pontoknál. A katonai pontokra ez nem vonatkozik.\nA játék egyik beállításával minden további régió csak egyszer kerül többe egy körben.',
  ],
  '5.4': ['Gazdasági akciók', 'A gazdasági pont egyetlen dologra jó: piacokat billent át.'],
  '5.4.1': [
    'Piac átbillentése',
    'Össze kell kötve lennie egy területeddel, erődöddel vagy hajórajoddal, vagy olyan piaccal, amely a kör kezdete óta tiéd, nem elszigetelt, és nincs rajta konfliktusjelző. Így egy körben nem láncolhatsz új piacról a következőre.\nA piac elszigetelt, ha a kör kezdetén gazdájának piacain át nem vezet út saját területéhez, erődjéhez vagy hajórajához.',
  ],
  '5.4.2': [
    'Mennyibe kerül egy piac',
    'A nyomtatott költség; 1, ha elszigetelt vagy konfliktusjelző van rajta. Lejönnek a kedvezmények. Aztán 1-gyel több, ha védett piacról veszel le zászlót, vagyis olyanról, amely gazdája hajórajával vagy ép erődjével össze van kötve, és 1-gyel több másik régióban. Sosem kevesebb 1-nél.',
  ],
  '5.5': ['Diplomáciai akciók', 'A diplomáciai pont politikai mezőt billent át, és eseménykártyát húz.'],
  '5.5.1': ['Politikai mező átbillentése', 'Bármely nyitott, akárhol van: összeköttetés nem kell.'],
  '5.5.2': [
    'Mennyibe kerül egy politikai mező',
    'A nyomtatott költség; konfliktusjelzővel 1. Lejönnek a kedvezmények, aztán 1-gyel több másik régióban. Sosem kevesebb 1-nél.',
  ],
  '5.5.3': [
    'Eseménykártya húzása',
    '3 diplomáciai pontért, amíg van lap az eseménypakliban. A következő osztásig háromnál több is lehet a kezedben.',
  ],
  '5.6': [
    'Katonai akciók',
    'A katonai pont bónusz hadilapkát vesz, konfliktusjelzőt távolít el, erődöt épít és javít, hajórajt épít és kiküld. Más régióban sem drágább.',
  ],
  '5.6.1': [
    'Bónusz hadilapkák',
    'Darabja 2 pont, körönként legfeljebb kettő. Véletlenszerűen húzol egyet, megnézed, és lefordítva a következő háború egy hadszínterére teszed; mindegyiken kettőd fér el, és egyet arrébb tehetsz, hogy helyet csinálj.\nA 6. fordulóban nincs következő háború: helyette 2 katonai pont 1 gazdasági vagy diplomáciai pontot ad.',
  ],
  '5.6.2': [
    'Konfliktusjelző eltávolítása',
    '2 pont, vagy 1, ha a piac védett; 1-gyel több, ha a jelzőn +1 áll. A térkép bármely jelzője eltávolítható.',
  ],
  '5.6.3': [
    'Erőd építése',
    'A nyomtatott költségért, összekötve egy olyan piaccal, hajórajjal vagy területtel, amelyet a kör kezdete óta ellenőrzöl.',
  ],
  '5.6.4': [
    'Erőd javítása',
    'Saját sérült erőd: költsége mínusz 1. Az ellenfél sérült erődje a tiéd lesz a költség plusz 1-ért, ha egy vele összekötött piacot ellenőrzöl, vagy ott hajórajod van; mellékakcióval nem.',
  ],
  '5.6.5': ['Hajóraj építése', '4 pont. A flottabázisra kerül, és rögtön kiküldhető.'],
  '5.6.6': [
    'Hajórajok kiküldése',
    'A flottabázisról vagy másik tengeri mezőről bármely tengeri mezőre, minden hajórajt körönként egyszer. Üres tengeri mezőre 1 pont. Más hajóraj elűzése tengeri mezőről indulva 2, a flottabázisról 3 pont, mellékakcióval nem lehet.\nAz elhajózó hajóraj üresen hagyja régi tengeri mezőjét.',
  ],
  '6.0': [
    'Adósság',
    'Adósságból veszed, amire ma nem futja. Kamata nincs, de sok esemény azt kérdezi, ki tartozik kevesebbel, és a korlátig maradó keret a végén pontot ér.',
  ],
  '6.1': [
    'Több adósság',
    'A saját körödben minden adósságpont egy olyan pontot ad, amilyet a lapkád vagy eseményed, ugyanazokkal a kötöttségekkel, az adósságkorlátig.',
  ],
  '6.2': ['Kevesebb adósság', 'A passz legfeljebb 2-vel csökkenti; egyes események, minisztériumok és árucikkek is.'],
  '6.3': [
    'Az adósságkorlát',
    'Magadtól nem lépheted túl. A korlát fölött rád kényszerített adósság minden pontjáért az ellenfél 1 győzelmi pontot kap.',
  ],
  '6.4': ['Szabad hitelkeret', 'A korlát mínusz az adósságod. Ahol események összevetik a feleket, a több a jobb.'],
  '9.0': [
    'Szerződéspontok',
    'Kárpótlás elvesztett háborúkért, és egyes díjak része. Úgy hatnak, mint az ingyen adósság, de rád kényszerített adósságot nem fizetnek ki.',
  ],
  '9.1': [
    'Szerződéspontok költése',
    'Mindegyik egy olyan pontot ad, amilyet a lapkád vagy eseményed ebben a körben, ugyanazokkal a kötöttségekkel. Ha nem elég a pontod, te választod meg, mennyit fizetsz szerződésponttal; a többi adósság lesz.',
  ],
  '9.2': ['Szerződéspontok elvesztése', 'A 4 fölötti szerződéspontok minden forduló értékelése előtt elvesznek.'],
};
