import type { TranslatedHelp } from '@sandtable/kernel';
import type { nonplayers as en } from '../en/nonplayers.js';

export const nonplayers: TranslatedHelp<typeof en> = {
  '8.1': [
    'A nem-játékosok és a kártya',
    'A nem-játékos frakció első megfelelőként csak akkor választja az eseményt, ha az ő jele a legelső a kártyán; másodikként mindig, ha nyitva áll, kivéve ha a kártyán szürke 2-es van.\nHa az esemény semmit sem változtatna, műveletet végez helyette. A nem-játékosok sosem limitáltak, sosem szállítanak, és 0 erőforrással passzolnak.\nA kétszemélyes játékban a második megfelelő nem-játékos helyett a Kormány választ: esemény vagy művelet.',
  ],
  '8.1.1': [
    'Mit tesznek a nem-játékosok',
    'Minden nem-játékos frakció végigmegy a saját feltétellistáján, hogy megtalálja a műveletét, végrehajtja, ameddig csak lehet, és ha tudja, hozzáteszi a vele járó speciális tevékenységet.\nA lehetetlen művelet helyére a listán előtte álló lép: terror, támadás, menetelés, gyülekezés; ha az sem megy, passzol.',
  ],
  '8.1.2': [
    'Hogyan bánnak az egységekkel',
    'Előbb bázist raknak le, aztán gerillát; az ellenségtől először bázist távolítanak el, aztán rendőrt, katonát, rejtőzködő, végül aktív gerillát. Úgy menetelnek, hogy lehetőleg rejtve maradjanak. Saját veszteség: aktív a rejtőzködő előtt. A szállítmányt maguknál tartják, és bázisra váltják. Semmit sem adnak oda.',
  ],
  '8.2': [
    'Találomra választott mezők',
    'Ha több város vagy körzet egyformán jó egy nem-játékosnak, három kocka kijelöl egy helyet egy rögzített táblázatban, és az onnan számított első jelölt lesz az.',
  ],
  '8.3': [
    'Találomra választott kommunikációs vonalak',
    'Egyenlő kommunikációs vonalak közül a nem-játékos a legértékesebbet veszi, aztán azt, amelyik egy találomra választott város mellett van, végül bármelyiket sorsolással.',
  ],
  '8.4': [
    'A nem-játékosok eseményei',
    'A nem-játékos az eseményt általános elvek szerint hajtja végre, egyes kártyáknál külön utasítás alapján.',
  ],
  '8.4.1': ['Melyik szöveg', 'A nem-játékos mindig az árnyékolt szöveget választja, ha van.'],
  '8.4.2': ['Amennyit csak lehet', 'A nem-játékos annyi egységet rak le és mozgat, amennyit az esemény megenged.'],
  '8.4.3': [
    'Hol hat az esemény',
    'Ahol az esemény támogatást vagy ellenállást mozdít, a nem-játékos azt a mezőt veszi, amelyik az összegeket a legjobban változtatja; egyébként a mező véletlenszerű.',
  ],
  '8.4.4': [
    'Utasítások az eseményekhez',
    'Egyes kártyáknál a kártyán elöl álló frakció lapja mondja meg, mit tesz velük egy nem-játékos.',
  ],
  '8.5.1': [
    'Nem-játékos Kartellek: gyülekezés és termesztés',
    'Gyülekeznek, ha gerilláikból és bázisaikból együtt legalább 10 elérhető, vagy bázis építhető. Legfeljebb 3 mezőn: először bázisok, aztán a bázisoknál, kockák mellett álló aktív gerillák rejtőzködőre fordulnak, aztán gerillák a gerilla nélküli bázisokhoz, végül még egy körzet a termesztéshez.',
  ],
  '8.5.2': [
    'Nem-játékos Kartellek: menetelés és feldolgozás',
    'Különben, amíg van elérhető szállítmány, egy olyan városba vagy körzetbe menetelnek, ahol elfér bázis, minden bázisnál őrt hagyva, és 2 szállítmányt készítenek; ha nem tudnak, eladnak egy bázist ott, ahol kettő van.',
  ],
  '8.5.3': [
    'Nem-játékos Kartellek: terror és megvesztegetés',
    'Különben terror legfeljebb 3 lakott mezőn, először támogatás, aztán ellenállás ellen. A megvesztegetés a Kormány egységeit távolítja el a FARC és az AUC egységei előtt, ott, ahol a Kartelleknek is van egységük.',
  ],
  '8.6.1': [
    'Nem-játékos AUC: gyülekezés, zsarolás és elit támogatás',
    'Az AUC gyülekezik, ha legalább 6 gerillája elérhető, vagy bázist építhet. Legfeljebb 3 mezőn: bázisok, aztán a bázisoknál, kockák mellett álló aktív gerillák rejtőzködőre fordulnak, majd gerillák FARC bázisokhoz, saját bázisokhoz, máshová. Zsarol, ahol csak tud. Az elit támogatás ugyanezt a sorrendet követi.',
  ],
  '8.6.2': [
    'Nem-játékos AUC: menetelés',
    'Különben, ha a FARC bázisos mezők kevesebb mint felén áll AUC gerilla, az AUC egy olyan mezőre menetel, ahol FARC egység van, de AUC gerilla nincs, lehetőleg FARC bázishoz, őrt hagyva maga mögött. Zsarol, ahol csak tud.',
  ],
  '8.6.3': [
    'Nem-játékos AUC: támadás és rajtaütés',
    'Ha egyetlen FARC bázis mellett sincs rejtőzködő AUC gerilla, az AUC legfeljebb 3 mezőn támad: szállítmányért, aztán a FARC, majd a Kormány ellen. Rajtaütés ott, ahol a legkevesebb gerillája van.',
  ],
  '8.6.4': [
    'Nem-játékos AUC: terror és orgyilkosság',
    'Ha egy FARC bázis mellett rejtőzködő AUC gerilla van, az AUC ott és legfeljebb 2 további mezőn terrort végez, és orgyilkosságot, ahol csak tud: szállítmányért, aztán a FARC, a Kormány, a Kartellek ellen.',
  ],
  '8.7.1': [
    'Nem-játékos FARC: gyülekezés és zsarolás',
    'A FARC gyülekezik, ha legalább 9 gerillája elérhető, vagy bázist építhet: először bázisok, aztán a bázisoknál, kockák mellett álló aktív gerillák rejtőzködőre fordulnak, aztán gerillák minden bázisához, végül még egy mező. Ott zsarol, ahol egy mezőn legalább két rejtőzködő gerillája van, és egy kommunikációs vonalon.',
  ],
  '8.7.2': [
    'Nem-játékos FARC: menetelés',
    'Különben, ha egyetlen támogatást mutató mezőt és kommunikációs vonalat sem fenyeget, a FARC menetel: még nem szabotált kommunikációs vonalakra, aztán legfeljebb 3 lakott mezőre, ahol még nem agitálhatna, majd a legnagyobb csoportjával még egyre.',
  ],
  '8.7.3': [
    'Nem-játékos FARC: támadás és rajtaütés',
    'Különben, ha a FARC-nak több erőforrása van, mint a Kormánynak, mindenütt támad, ahol legalább 3 gerillája van, és egy olyan mezőn, ahol rejtőzködő gerillája van: szállítmányért, aztán az AUC, a Kormány, a Kartellek ellen. Rajtaütés ott, ahol a legkevesebb gerillája van.',
  ],
  '8.7.4': [
    'Nem-játékos FARC: terror és emberrablás',
    'Különben terror: minden kommunikációs vonalon, amelyet szabotálhat, aztán ahol embert rabolhat, majd minden más lakott mezőn, ahol nincs aktív ellenállás. Emberrablás ezek közül legfeljebb 3-on, először kommunikációs vonalakon és városokban.',
  ],
  '8.7.5': [
    'Nem-játékos FARC: agitáció',
    'A FARC annyit agitál, amennyire futja: először ahol a legkevesebb a terrorjelző, aztán a támogatást mutató mezőkön, majd a legnépesebbeken. Terrort csak ott távolít el, ahol utána elmozdulás jöhet.',
  ],
  '8.8': [
    'Az egyszemélyes játék',
    'Egyedül, a Kormánnyal nem nyerhetsz idő előtt; bármelyik nem-játékos legyőz, amelyik eléri a célját. A végső propaganda után a különbözetedet az övék közül a legjobbhoz mérjük: minél nagyobb az előnyöd, annál nagyobb a siker.',
  ],
};
