import type { TranslatedHelp } from '@sandtable/kernel';
import type { propaganda as en } from '../en/propaganda.js';

export const propaganda: TranslatedHelp<typeof en> = {
  '6.1': [
    'Győzelmi fázis',
    'Minden propaganda forduló a győzelmi feltételek ellenőrzésével kezdődik. Ha egy frakció teljesíti a sajátját, a játék azonnal véget ér, és a győzelmi különbözetek döntik el a helyezéseket.',
  ],
  '6.2': [
    'Ellenőrzési fázis',
    'A Kormány vagy a FARC közül amelyiknek egy városban vagy körzetben több egysége van, mint mindenki másnak együtt, az ellenőrzi azt ebben a fordulóban.\nUtána szabotázs éri azokat a kommunikációs vonalakat, ahol több a gerilla, mint a kocka, és amelyek FARC ellenőrzés alatt álló várossal szomszédosak.\nHa a 7th Special Forces játékban van, a Kormány ezután bárhonnan legfeljebb 3 terror- vagy szabotázsjelzőt eltávolíthat.',
  ],
  '6.3': [
    'Erőforrás fázis',
    'A Kormány 30-at kap, levonva a szabotált kommunikációs vonalak értékét, és ehhez a segélyt, kivéve ha Samper az elnök. A FARC és az AUC a térképen lévő bázisonként 1-et kap, a Kartellek 3-at. Aztán jön a drog profit.',
  ],
  '6.3.3': [
    'Drog profit',
    'Minden szállítmány beváltható: gazdájának egy bázisára azon a mezőn, ahol fekszik, ha van elérhető és elfér, vagy 6 erőforrásra. A most lerakott bázisok nem változtatják meg az ellenőrzést ebben a fordulóban.',
  ],
  '6.4.1': [
    'Civil fejlesztési projekt',
    'A Kormány ott vesz támogatást, ahol ellenőrzése, katonája és rendőre is van: lépésenként 3 erőforrás. Egy lépés egy terrorjelzőt távolít el; csak ha már nincs ilyen, akkor mozdítja a mezőt egy szinttel az aktív támogatás felé.\nEgy semleges város egy terrorjelzővel 9 erőforrásért jut el az aktív támogatásig. Annyi mezőn folytatható, amennyire futja.',
  ],
  '6.4.2': [
    'Agitáció',
    'A FARC a saját ellenőrzése alatt álló mezőkön vesz ellenállást, lépésenként csupán 1 erőforrásért. Egy lépés egy terrorjelzőt távolít el; ha már nincs, egy szinttel az aktív ellenállás felé mozdítja a mezőt.',
  ],
  '6.4.3': [
    'Választás',
    'Ha az összes támogatás 60 vagy kevesebb, a következő elnök lép hivatalba. Samper: a segély nem hoz erőforrást. Pastrana: a Kormánynak FARC zónát kell kijelölnie. Uribe: minden FARC zóna lekerül, és nincs több választás.',
  ],
  '6.4.4': [
    'FARC zónák',
    'A Kormány választja ki a körzetet azok közül, ahol a legtöbb FARC egység van, és még nem FARC zónák. Ottani kockáit azonnal át kell csoportosítania, ottani bázisai pedig lekerülnek.\nEttől fogva a Kormány egysége oda nem léphet be, és nem is rakható le. A légi csapás és a felszámolás továbbra is eléri.',
  ],
  '6.4.5': [
    'Elit támogatás',
    'Az AUC egy mezőn ingyen gyülekezhet, ahol nincs ellenállás, és sem a Kormány, sem a FARC nem ellenőrzi. Speciális tevékenység nem jár vele.',
  ],
  '6.5': [
    'Átcsoportosítási fázis',
    'Előbb azok a katonák csoportosulnak át, akiknek muszáj (6.5.1), aztán a többi katona mozoghat (6.5.2), végül a rendőrök (6.5.3). Ebben a fázisban az ellenőrzésjelzők számítanak, nem a közben mozgó egységek.',
  ],
  '6.5.1': [
    'Katonák, akiket át kell csoportosítani',
    'A kommunikációs vonalakon és a kormánybázis nélküli körzetekben álló katonáknak kormányzati ellenőrzés alatt álló városba vagy kormánybázisra kell menniük. Ha nincs ilyen, Bogotába mennek. Szét is oszthatod őket. A rendőrök a helyükön maradhatnak.',
  ],
  '6.5.2': [
    'Katonák, akik mozoghatnak',
    'A többi katona is mehet ilyen városokba és bázisokra, ha kormányzati ellenőrzés alatt állnak. Egy kocka sem csoportosítható át kétszer.',
  ],
  '6.5.3': [
    'Rendőrök, akik mozoghatnak',
    'A rendőrök bármely kommunikációs vonalra és kormányzati ellenőrzés alatt álló mezőre mehetnek. Az utakon a bevételedet őrzik, a katonák mellett lehetővé teszik a civil fejlesztési projektet.',
  ],
  '6.6': [
    'Visszaállítási fázis',
    'Minden frakció megfelelő lesz, a terror-, szabotázs- és ellenőrzésjelzők lekerülnek, a lázadók lendülete véget ér, és minden gerilla rejtőzködőre fordul.',
  ],
  '7.1': [
    'Helyezések',
    'A frakciók sorrendjét a győzelmi különbözet adja. Holtversenyben a nem-játékosok az elsők, aztán a Kartellek, az AUC, a FARC és a Kormány. Ha egy nem-játékos frakció teljesíti a győzelmi feltételét, minden játékos veszít.',
  ],
  '7.2': [
    'Győzelmi feltételek',
    'Kormány: az összes támogatás 60 fölött.\nFARC: az összes ellenállás és a FARC bázisok együtt 25 fölött.\nAUC: több bázis, mint a FARC-nak.\nKartellek: 10-nél több bázis és 40-nél több erőforrás.\nElérni nem elég: meg kell haladni.',
  ],
  '7.3': [
    'Győzelmi különbözet',
    'Mennyivel lépte túl egy frakció a célját, vagy mennyi hiányzik hozzá.\nKormány: összes támogatás mínusz 60.\nFARC: ellenállás és bázisok mínusz 25.\nAUC: bázisai mínusz a FARC bázisai.\nKartellek: a kisebbik a bázisok mínusz 10 és az erőforrások mínusz 40 közül.\nA végső propaganda után a legnagyobb különbözet nyer, akár 0 alatt is.',
  ],
};
