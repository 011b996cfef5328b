import type { TranslatedHelp } from '@sandtable/kernel';
import type { topics as original } from '../en/topics.js';

export const topics: TranslatedHelp<typeof original> = {
  'topic.aim': [
    'Miről szól a játék',
    'Nagy-Britannia és Franciaország közel egy évszázadon át küzd négy régióért. Mindkettejük győzelmi pontjait egyetlen jelző mutatja: 15-ről indul, Franciaország feltolja, Nagy-Britannia lehúzza.\nPont jár minden békeforduló végén a régiókért, az európai presztízsért és a keresett árucikkekért, meg a fordulók közti négy háborúban. 30-nál Franciaország győz, 0-nál Nagy-Britannia; különben az, akinek a felén a jelző a végén áll.\nMielőtt bármit elköltesz, nézd meg, mi ér pontot ebben a fordulóban: mindig más.',
  ],
  'topic.turn': [
    'Hogyan zajlik egy forduló',
    'Először kiderül, mi ér majd pontot: minden régióhoz egy díj, és három keresett árucikk. Kikerül kilenc befektetéslapka, osztás jön, és titokban minisztériumot választotok.\nEzután felváltva négy-négy akciókör következik. Mindegyikben egy lapkát veszel el; a kilencedik ottmarad.\nVégül a régiók, a presztízs és az árucikkek értékelése jön. Az 1., 3., 4. és 5. forduló után háború következik.',
  ],
  'topic.round': [
    'Hogyan zajlik egy akciókör',
    'Végy el egy befektetéslapkát. Van rajta egy típusú pont a főakcióra és 2 más típusú pont a mellékakcióra; a gyengébb lapkák viszont eseményt vagy hadseregfejlesztést engednek.\nPasszolhatsz, és legfeljebb 2-vel csökkentheted az adósságodat. Különben előbb játssz eseményt, ha van rajta jel, aztán költsd a pontokat tetszőleges sorrendben, közben előnyöket és minisztériumokat használva.\nAmit nem költesz el, a kör végén elvész.',
  ],
  'topic.points': [
    'Három ponttípus',
    'A gazdasági pont piacokat billent át. A diplomáciai pont politikai mezőket billent át és eseménykártyát húz. A katonai pont erődöt épít és javít, hajórajt épít és kiküld, bónusz hadilapkát vesz és konfliktusjelzőt távolít el.\nKevés? Minden adósság- vagy szerződéspont egy ponttal növeli azt, amiből ebben a körben van.\nA mellékakció csak egyetlen dolgot fizet, és nem vehet le zászlót, nem űzhet el hajórajt és nem foglalhat el erődöt, hacsak nincs a mezőn konfliktusjelző.',
  ],
  'topic.price': [
    'Mennyibe kerül egy mező',
    'Indulj a nyomtatott költségből, vagy 1-ből, ha a mezőn konfliktusjelző van, vagy elszigetelt piac. Vond le az előnyök, minisztériumok és események kedvezményét. Adj hozzá 1-et, ha védett piacról veszel le zászlót, és 1-et, ha nem a kör első régiójában van. Sosem kevesebb 1-nél.\nAz átbillentés egy lépés: leveszi a másik zászlóját, vagy kitűzi a tiédet. Egy mező átvételéhez kétszer kell átbillenteni.',
  ],
  'topic.war': [
    'Hogyan zajlik egy háború',
    'Minden háborúnak három vagy négy hadszíntere van. Mindegyiken mindkét félnek egy lefordított alap hadilapkája fekszik, és katonai pontért bónusz hadilapka járulhat hozzá.\nA háborúban felfordítjátok a lapkákat, és összeszámoljátok a bónuszokat: szövetségek, erődök, hajórajok, konfliktusjelzők az ellenfél zászlóját viselő mezőkön, minisztériumok kulcsszavai. Az erősebb nyeri a hadszínteret; minél nagyobb a különbség, annál több a győzelmi és hódítási pont, a vesztesnek pedig a szerződéspont.\nA háborút tehát az előtte lévő békefordulók döntik el.',
  ],
  'topic.hidden': [
    'Mi rejtett',
    'Látod a saját kezedet, a saját lefordított minisztériumaidat és a saját hadilapkáidat; az ellenfeléből csak azt, hány van.\nA minisztériumválasztás és a lapdobás egyszerre történik: semmi sem látszik, amíg mindketten nem válaszoltatok.\nAmit egyszer felfedtek, ismert marad.',
  ],
  'topic.britain': [
    'Nagy-Britannia dióhéjban',
    'Lehúzod a jelzőt. Két hajórajjal indulsz a flottabázison: a jó tengeri mezőn álló hajóraj elérhetővé tesz piacokat, védi a tieidet, és számít a háborúkban.\nFigyeld Írországot és Skóciát, ahol a jakobiták felkelhetnek, és ne hagyd Európát Franciaországra, amely ott erős.\nHa pontban lemaradsz, tiéd a kezdeményezés: döntsd el, az első lapkát akarod-e, vagy az utolsó kört.',
  ],
  'topic.france': [
    'Franciaország dióhéjban',
    'Feltolod a jelzőt, és az 1. fordulóban te mondod meg, ki kezd. Spanyolország, Bajorország és Írország már a tiéd: az első háborúban az ilyen szövetség annyit ér, mint a csapat.\nCsak egy hajórajod van, építs, mielőtt Nagy-Britannia minden tengeri mezőt elfoglal. Közép-Európában már fekszik egy bónusz hadilapkád.\nA végén az amerikai zászlók a tieidnek számítanak: ne hanyagold el az utolsó háborút.',
  ],
};
