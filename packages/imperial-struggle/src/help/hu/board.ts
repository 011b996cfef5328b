import type { TranslatedHelp } from '@sandtable/kernel';
import type { board as original } from '../en/board.js';

export const board: TranslatedHelp<typeof original> = {
  '2.1': [
    'Béke- és háborús fordulók',
    'Hat békeforduló van. Az 1., 3., 4. és 5. után háború jön: a spanyol örökösödési, az osztrák örökösödési, a hétéves és az amerikai függetlenségi. A 6. forduló után a végső értékelés következik.',
  ],
  '2.2': [
    'Győzelem',
    'Egyetlen jelző mutatja az állást: Nagy-Britannia 0 felé húzza, Franciaország 30 felé tolja. Minden békeforduló végén és minden háború után megnézitek: az a fél győz, amelyiknek a végét a jelző elérte.\nAzonnal győz az is, aki egy fordulóban mind a négy díjat és minden keresett árucikket megszerzi, vagy egy háború minden hadszínterét a legmagasabb fokozaton nyeri meg.',
  ],
  '3.1': [
    'Kellékek',
    'Mindent itt látsz: a térképet, a befektetéslapkákat, az esemény- és minisztériumkártyákat, a hadilapkákat, hajórajokat, zászlókat és jelzőket. Zászló és konfliktusjelző sosem fogy el; hajóraj és lapka elfogyhat.',
  ],
  '3.2': [
    'A térkép',
    'Négy régió: Európa, Észak-Amerika, a Karib-térség és India. Ötféle mező: politikai mező, piac, terület, tengeri mező és erőd. A folytonos vonalak mezőket kötnek össze; a szaggatottak csak háborúban számítanak.',
  ],
  '3.2.1': [
    'Politikai mezők',
    'Udvarok és megállapodások, költségükkel. Nem kell hozzájuk összeköttetés. A presztízsmezők együtt számítanak a forduló végén. A szövetségmezők azokban a háborúkban adnak erőt, amelyek pontjait mutatják. Európán kívül a helyi szövetségek előnyökhöz vezetnek.\nNémelyik később nyílik: kettő Poroszországban a birodalom korával, A Szabadság Fiai a forradaloméval.',
  ],
  '3.2.2': [
    'Piacok',
    'Kereskedelmi helyek költséggel; a legtöbb hat árucikk egyikét adja. Akinek több piaca van egy keresett árucikkből, a forduló végén jutalmat kap érte.',
  ],
  '3.2.3': [
    'Területek',
    'A terület békében nem cserél gazdát, csak háborús hódítással. Terület hozzáférést ad a vele összekötött piacokhoz.',
  ],
  '3.2.4': [
    'Tengeri mezők',
    'Csak az ellenőrzi, akinek hajóraja van rajta. A hajóraj elérhetővé teszi az összekötött piacokat, védi a tieidet, és számít a régióban.',
  ],
  '3.2.5': [
    'Erődök',
    'Az erőd védi a vele összekötött piacokat, elérhetővé teszi őket, és erőt ad háborúban. Sérülten nem véd és nem harcol, de a tiéd marad.',
  ],
  '3.2.6': [
    'Hódítási vonalak',
    'Szaggatott vonalak. Amelyik területnek van ilyen, azt háborúban csak a vonal másik végén lévő erődödről, tengeri meződről vagy területedről hódíthatod meg.',
  ],
  '3.2.7': [
    'Zászló és ellenőrzés',
    'Azt a mezőt ellenőrzöd, ahol a zászlód, tengeren a hajórajod van, és nincs konfliktusjelző. Minden ilyen mező, bármilyen fajta, egyet számít a régiójában.',
  ],
  '3.2.8': [
    'Kitűzés, levétel, átbillentés',
    'Az átbillentés egy lépés: üres mezőre kitűzöd a zászlódat, vagy leveszed az ellenfélét. Az irányítás átvétele a kettő egyszerre; ezt csak egyes események és háborúk tudják.',
  ],
  '3.3': [
    'Befektetéslapkák',
    'Huszonnégy lapka, mindegyiken 2–4 pontos főakció és 2 pontos, más típusú mellékakció. A 3 pontosak eseményt engednek; a 2 pontosak hadseregfejlesztést is adnak.',
  ],
  '3.4': [
    'Eseménykártyák',
    'A lapon külön rész szól Nagy-Britanniának és Franciaországnak, és gyakran van bónusz. Némelyik akciótípust mutat: akkor a lapka főakciója csak olyan lehet. A kijátszott lap kikerül a játékból.',
  ],
  '3.4.1': [
    'Az eseménypakli',
    'Egy korszak lapjai az első fordulójával jönnek be. Az örökösödés korának lapjai a forradalommal távoznak.',
  ],
  '3.4.2': ['Két változat', 'A saját oldaladnak szóló részt használod, vagy azt, amely mindkettőnek szól.'],
  '3.4.3': [
    'Bónuszfeltétel',
    'Ha a kijátszáskor teljesül, a bónuszt is megkapod. Sok lap adott kulcsszavú minisztériumot kér, amelyet éppen ekkor fel is fedhetsz.',
  ],
  '3.4.4': [
    'Mikor játszható ki egy lap',
    'Csak eseményjeles lapkával, mielőtt a lapkából bármi mást használnál. Ha a lap akciótípust mutat, a főakció csak olyan lehet.',
  ],
  '3.4.5': [
    'Pontok eseményből',
    'Úgy költöd, mint a főakcióét, de csak arra, amit a lap enged; a hozzáadott adósság és szerződéspont ugyanígy kötött.',
  ],
  '3.5': [
    'Minisztériumok',
    'Két lap a kabinetedben, titokban választva egy korszakra. Nem hatnak, amíg fel nem feded őket, amit a saját köreidben tehetsz meg. Felfedve a korszak végéig maradnak.',
  ],
  '3.5.1': [
    'Minisztériumok választása',
    'A korszak első fordulójában mindketten kettőt választotok lefordítva. A másodikban a még lefordítottak cserélhetők.',
  ],
  '3.5.2': [
    'Minisztériumok képességei',
    'Némelyik mindig hat, némelyik fordulónként vagy korszakonként egyszer, van, amelyik kerül valamibe. A felhasznált képesség a következő fordulóban újra használható.',
  ],
  '3.5.3': [
    'Kulcsszavak',
    'A Pénzügy, Merkantilizmus, Kormányzás, Stílus és Tudomány önmagában nem tesz semmit, de események kérik, és egyes hadszíntereken erőt ad, ha a minisztérium fel van fedve.',
  ],
  '3.5.4': [
    'Pontok minisztériumtól',
    'Csak olyan típusú akciót növelnek, amilyened ebben a körben van, a lap keretei közt.',
  ],
  '3.6': [
    'Hajórajok',
    'Nyolc-nyolc. A flottabázison épülnek, és onnan bármely tengeri mezőre küldhetők; az elűzött hajóraj visszakerül a saját flottabázisára.',
  ],
  '3.7': [
    'Hadilapkák',
    'Az alap hadilapka −1 és +2 között ér, a bónusz +1 és +3 között. Némelyiken jel van: adósság az ellenfélnek, zászló levétele, erőd megrongálása vagy hajóraj elűzése. A sajátjaidat bármikor megnézheted.',
  ],
  '3.8': [
    'Konfliktusjelzők',
    'Az ilyen mezőn zászló van, de senki sem ellenőrzi: nem számít régióban, árucikkben, presztízsben, feltételben, nem ad összeköttetést és szövetséget. Átbillenteni csak 1, mellékakcióval is lehet, és egyes háborúkban az ellenfélnek ad erőt.',
  ],
  '3.8.1': [
    'Konfliktusjelző lerakása',
    'Események és előnyök teszik le, mezőnként legfeljebb egyet. Némelyiken +1 áll: azt 1-gyel drágább eltávolítani.',
  ],
  '3.8.2': [
    'Konfliktusjelző eltűnése',
    'Eltűnik, ha a mező zászlója változik, ha katonai pontot fizetnek érte, vagy olyan háború után, amelyben számított.',
  ],
  '3.9': [
    'Díjak',
    'Korszakonként nyolc lapka, régiónként kettő, fordulónként egy. Az kapja, aki több mezőt ellenőriz a régióban; némelyik 2-es előnyt kér.',
  ],
  '3.10': [
    'Sávok és jelzők',
    'A győzelmi pont, az adósság, az adósságkorlát és a szerződéspont a sávokon látszik. A győzelmi pontnak egyetlen jelzője van kettőtöknek; fordulón belül túlmehet 0-n vagy 30-on.',
  ],
  '8.0': [
    'Előnyök',
    'Huszonkét kiváltság: kisebb költség, konfliktusjelző, hajóraj elűzése és hasonlók. Saját pontot nem adnak.',
  ],
  '8.1': [
    'Kié egy előny',
    'Az előny azonnal azé a félé, akinek minden hozzá tartozó mezőn zászlója van; és elveszti, amint e zászlók egyikét elveszti. A kimerült előny a másik félhez kerülve is kimerült marad. A mezőjén lévő konfliktusjelző blokkolja.',
  ],
  '8.2': [
    'Előnyök használata',
    'A saját körödben, mindegyiket fordulónként egyszer: körönként legfeljebb kettőt, és régiónként csak egyet. Nem abban a körben, amikor megszerezted, és nem az eseményed előtt. A kedvezmény előbb jön le, mint ahogy bármi emelné a költséget.',
  ],
};
