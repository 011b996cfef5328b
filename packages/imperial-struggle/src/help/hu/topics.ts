import type { TranslatedHelp } from '@sandtable/kernel';
import type { topics as original } from '../en/topics.js';

export const topics: TranslatedHelp<typeof original> = {
  'topic.aim': [
    'Miről szól a játék',
    'Nagy-Britannia és Franciaország közel egy évszázadon át küzd négy régióért. Mindkettejük győzelmi pontjait egyetlen jelző mutatja: 15-ről indul, Franciaország feltolja, Britannia lehúzza.\nPont jár minden békeforduló végén a régiókért, az európai presztízsért és a keresett árukért, meg a fordulók közti négy háborúban. 30-nál Franciaország győz, 0-nál Britannia; különben az, akinek a felén a jelző a végén áll.\nMielőtt bármit elköltesz, nézd meg, mi fizet ebben a fordulóban: mindig más.',
  ],
  'topic.turn': [
    'Hogyan zajlik egy forduló',
    'Először kiderül, mi fog fizetni: minden régióhoz egy díj, és három keresett áru. Kikerül kilenc befektetéslapka, osztás jön, és titokban minisztériumot választotok.\nEzután felváltva négy-négy akciókör következik. Mindegyikben egy lapkát veszel el; a kilencedik ottmarad.\nVégül a régiók, a presztízs és az áruk értékelése jön. Az 1., 3., 4. és 5. forduló után háború következik.',
  ],
  'topic.round': [
    'Hogyan zajlik egy akciókör',
    'Végy el egy befektetéslapkát. Van rajta egyfajta pont a főakcióra és 2 másfajta pont a mellékakcióra; a gyengébb lapkák viszont eseményt vagy hadseregfejlesztést engednek.\nPasszolhatsz, és törleszthetsz legfeljebb 2 adósságot. Különben előbb játssz eseményt, ha van rajta jel, aztán költsd a pontokat tetszőleges sorrendben, közben előnyöket és minisztériumokat használva.\nAmit nem költesz el, a kör végén elvész.',
  ],
  'topic.points': [
    'Háromféle pont',
    'A gazdasági pont piacokat billent át. A diplomáciai pont politikai mezőket billent át és eseménykártyát húz. A katonai pont erődöt épít és javít, hajórajt épít és mozgat, bónusz hadilapkát vesz és konfliktusjelzőt távolít el.\nKevés? Minden adósság- vagy szerződéspont egy ponttal növeli azt, amiből ebben a körben van.\nA mellékakció csak egyetlen dolgot fizet, és sosem árt az ellenfélnek, hacsak nincs a mezőn konfliktusjelző.',
  ],
  'topic.price': [
    'Mennyibe kerül egy mező',
    'Indulj a nyomtatott költségből, vagy 1-ből, ha a mezőn konfliktusjelző van, vagy elszigetelt piac. Vond le az előnyök, minisztériumok és események kedvezményét. Adj hozzá 1-et, ha védett piacról veszel le zászlót, és 1-et, ha nem a kör első régiójában van. Sosem kevesebb 1-nél.\nAz átbillentés egy lépés: leveszi a másik zászlaját, vagy kitűzi a tiédet. Egy mező átvételéhez kétszer kell átbillenteni.',
  ],
  'topic.war': [
    'Hogyan zajlik egy háború',
    'Minden háborúnak három vagy négy hadszíntere van. Mindegyiken mindkét félnek egy lefordított alap hadilapkája fekszik, és katonai pontért bónusz hadilapka járulhat hozzá.\nA háborúban felfordítjátok a lapkákat, és összeszámoljátok a bónuszokat: szövetségek, erődök, hajórajok, konfliktusjelzők a másik zászlói alatt, minisztériumok kulcsszavai. Az erősebb nyeri a hadszínteret; minél nagyobb a különbség, annál több a győzelmi és hódítási pont, a vesztesnek pedig a szerződéspont.\nA háborút tehát az előtte lévő békefordulók döntik el.',
  ],
  'topic.hidden': [
    'Mi rejtett',
    'Látod a saját kezedet, a saját lefordított minisztériumaidat és a saját hadilapkáidat; az ellenfeléből csak azt, hány van.\nA minisztériumválasztás és a lapdobás egyszerre történik: semmi sem látszik, amíg mindketten nem válaszoltatok.\nAmit egyszer felfedtek, ismert marad.',
  ],
  'topic.britain': [
    'Nagy-Britannia dióhéjban',
    'Lehúzod a jelzőt. Két kész hajórajjal indulsz: a jó tengeren álló hajóraj piacokat nyit, védi a tieidet, és számít a háborúkban.\nFigyeld Írországot és Skóciát, ahonnan a jakobiták jöhetnek, és ne hagyd Franciaországra Európát, ahol övé az első szó.\nHa pontban lemaradsz, tiéd a kezdeményezés: döntsd el, az első lapkát akarod-e, vagy az utolsó szót.',
  ],
  'topic.france': [
    'Franciaország dióhéjban',
    'Feltolod a jelzőt, és az 1. fordulóban te mondod meg, ki kezd. Spanyolország, Bajorország és Írország már a tiéd: az első háborúban az ilyen szövetség annyit ér, mint a csapat.\nCsak egy hajórajod van, építs, mielőtt Britannia minden tengert elfoglal. Közép-Európában már fekszik egy bónusz hadilapkád.\nA végén az amerikai zászlók a tieidnek számítanak: ne hanyagold el az utolsó háborút.',
  ],
};
