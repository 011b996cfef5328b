import type { TranslatedHelp } from '@sandtable/kernel';
import type { special as en } from '../en/special.js';

export const special: TranslatedHelp<typeof en> = {
  '4.1': [
    'Speciális tevékenységek',
    'Teljes művelethez egyfajta speciális tevékenységet adhatsz: előtte, két mezője között vagy utána. Ingyenes, kivéve a megvesztegetést. Amit hoz, azzal a művelet is kifizethető.\nMegnyitja az eseményt a következő frakció előtt, ezért gondold meg, ha azt inkább elzárnád.',
  ],
  '4.1.1': [
    'Mi mivel jár',
    'A légi híd, a felszámolás, a zsarolás és a megvesztegetés bármely művelethez társulhat. A légi csapás őrjárathoz, tisztogatáshoz vagy a kormány támadásához. A rajtaütés a lázadó támadás része, az emberrablás és az orgyilkosság a terroré; a termesztés és a feldolgozás gyülekezéshez vagy meneteléshez társul.',
  ],
  '4.2.1': [
    'Légi híd',
    'A Kormány legfeljebb 3 katonát visz egy mezőről egy másikra, bármilyen messzire; FARC zónába nem. Jól jön tisztogatás vagy támadás előtt, vagy ha haza kell hozni a katonákat. A „Blackhawks” megváltoztatja a számot; a „Misil Antiaéreo” (27. kártya) lezárja a mezőket, ahol gerilla van.',
  ],
  '4.2.2': [
    'Légi csapás',
    'Őrjárat, tisztogatás vagy támadás mellett a Kormány egy aktív gerillát távolít el egy körzetből vagy kommunikációs vonalról, akkor is, ha ott nincs saját egysége. Bázist csak akkor érhet, ha gazdájának ott már nincs gerillája. Városban soha.',
  ],
  '4.2.3': [
    'Felszámolás',
    'Permetezd le a kokaföldeket egy olyan körzetben, ahol kartellegység van: a segély 4-gyel nő, és az ottani kartellbázisok mind eltűnnek, akár őrzik őket, akár nem.\nA gazdák dühösek: ez a körzet vagy egy szomszédos, amelyiket választod, egy szinttel az aktív ellenállás felé mozdul. Ha egyik sem mozdulhat tovább, a FARC kap egy gerillát a körzetben.',
  ],
  '4.3.1': [
    'Zsarolás (FARC)',
    'Ahol a FARC-nak több egysége van, mint mindenki másnak együtt, és van rejtőzködő gerillája, ott egy rejtőzködő aktívvá válik, és a FARC 1 erőforrást kap. Annyi mezőn teheted, ahányon akarod, kommunikációs vonalon is, mindenütt egyszerre. Ha a terror még hátravan, hagynod kell hozzá valakit rejtőzködve.',
  ],
  '4.3.2': [
    'Rajtaütés',
    'Támadásod egyik mezőjén, ahol rejtőzködő gerillád van: csak ő válik aktívvá, nem kell dobni, legfeljebb 2 ellenséges egység lekerül, bázisok utolsóként, és lerakhatsz egy gerillát. Ott használd, ahol kevés gerillád van, és a dobás kockázatos lenne.',
  ],
  '4.3.3': [
    'Emberrablás',
    'E terror legfeljebb 3 mezőjén, ahol több a FARC gerilla, mint a rendőr.\nVárosban vagy kommunikációs vonalon a Kormány fizet, kartellbázisnál a Kartellek is fizethetnek: annyi erőforrást, amennyit a kocka mutat, ameddig van nekik. Ha az áldozatnak ott szállítmánya van, dobás helyett azt veszed el.\n6-osnál az AUC lerak oda egy egységet.',
  ],
  '4.4.1': [
    'Zsarolás és rajtaütés (AUC)',
    'Az AUC mindkettőt úgy végzi, mint a FARC, a saját egységeivel. Zsarolás: ahol az AUC-nak több egysége van, mint mindenki másnak együtt, egy rejtőzködő gerilla aktívvá válik, és az AUC 1 erőforrást kap, bármennyi mezőn. Rajtaütés: a támadás egyik mezőjén egy rejtőzködő gerilla biztossá teszi a sikert.',
  ],
  '4.4.2': [
    'Orgyilkosság',
    'E terror legfeljebb 3 mezőjén, ahol több az AUC gerilla, mint a rendőr, távolíts el egy tetszőleges ellenséges egységet: kockát, gerillát, akár rejtőzködőt, vagy bázist, akár őrzöttet. Az így elvesztett szállítmány a tiéd lesz.',
  ],
  '4.5.1': [
    'Termesztés',
    'Gyülekezéshez vagy meneteléshez társul.\nVálassz lakott mezőt, ahol több a kartellgerilla, mint a rendőr, és még elfér egy bázis. Hozz oda egy kartellbázist bárhonnan; vagy ha e gyülekezés egyik körzete, rakj le egy újat.\nHa a körzet gyülekezése előtt teszed, az új bázis ott már számít.',
  ],
  '4.5.2': [
    'Feldolgozás',
    'Gyülekezéshez vagy meneteléshez társul, két lehetőséggel.\nVagy távolíts el annyi kartellbázist, amennyit akarsz, darabonként 3 erőforrásért. Vagy rakj le 1-2 szállítmányt, mindegyiket tetszőleges gerillához, akár más frakcióéhoz, olyan mezőn, ahol kartellbázis van.\nMinden eladott bázis eggyel kevesebb a győzelemhez.',
  ],
  '4.5.3': [
    'Szállítmányok',
    'A 4 szállítmány mindegyike egy gerillánál van, és vele mozog; a gerilla frakciójáé.\nA következő propaganda fordulóban egy bázist vagy 6 erőforrást ér, vagy egy további limitált műveletet (2.3.6). Gazdája átadhatja a mezőn egy másik gerillának.\nHa az utolsó birtokosa lekerül, a gazdája kiválasztja, ki veszi át, vagy elvész: lázadó támadásnál és orgyilkosságnál a támadóé lesz; a kormány támadásánál lekerül, és a Kormány 6 segélyt kap (drog fogás).',
  ],
  '4.5.4': [
    'Megvesztegetés',
    'Az egyetlen speciális tevékenység, amely pénzbe kerül: mezőnként 3 erőforrás, legfeljebb 3 mezőn, bárhol a térképen.\nMindegyiken távolíts el legfeljebb 2 kockát vagy legfeljebb 2 gerillát, vagy fordíts át legfeljebb 2 gerillát (sajátot is), vagy távolíts el 1 bázist, akár őrzöttet.\nAz így elvesztett szállítmányokról a Kartellek döntenek.',
  ],
};
