import type { TranslatedHelp } from '@sandtable/kernel';
import type { operations as en } from '../en/operations.js';

export const operations: TranslatedHelp<typeof en> = {
  '3.1': [
    'Műveletek',
    'Válassz egyfajta műveletet és a mezőket, ahol végrehajtod, egymás után, mindegyiket egyszer. Mezőnként fizetsz, így amit egy speciális tevékenység hoz, azzal kifizetheted a következő mezőt. Te döntöd el, melyik ellenséges frakciót veszed célba, és melyiket hagyod békén.',
  ],
  '3.1.2': [
    'Ingyenes műveletek',
    'Az ingyenes művelet nem kerül erőforrásba; minden más feltétele érvényes. Ha egy esemény más frakciónak enged ingyenes műveletet, az a frakció megfelelő marad.',
  ],
  '3.2.1': [
    'Kiképzés',
    'A Kormány erőit növeli: városonként vagy körzetenként 3 erőforrás.\nVárosban, vagy kormánybázissal rendelkező körzetben rakj le legfeljebb 6 kockát, katonát és rendőrt tetszés szerint.\nUtána a kiválasztott mezők közül csak egyen vagy cserélj 3 kockát bázisra, vagy fizess ki egy civil fejlesztési projektet: lépésenként további 3 erőforrás, és kell oda katona, rendőr, meg több egység, mint mindenki másé együtt. A bázis nélküli körzet nem kap kockát, de erre a második részre választható.\nFARC zónában nem lehet.',
  ],
  '3.2.2': [
    'Őrjárat',
    'A Kormány az utakat védi: az egész művelet 3 erőforrás.\nMozgass bármennyi kockát kommunikációs vonalakon és városokon át, ameddig csak akarod; ahol gerillába ütköznek, ott meg kell állniuk.\nUtána minden kommunikációs vonalon álló kocka aktivál ott egy rejtőzködő gerillát, akár mozgott, akár nem. Végül egy kommunikációs vonalon ingyen támadhatsz.\nLimitált őrjáratnál minden kocka egy célmezőre megy, és a támadás csak akkor lehetséges, ha az kommunikációs vonal.',
  ],
  '3.2.3': [
    'Tisztogatás',
    'A Kormány gerillákat aktivál: városonként vagy körzetenként 3 erőforrás.\nA katonák szomszédos mezőről jönnek, vagy egyetlen gerillamentes kommunikációs vonalon át.\nAz összes mozgás után a kiválasztott mezőn minden kocka, a rendőr is, egy rejtőzködő gerillát aktivál; erdőben ehhez két kocka kell. A rendőrök nem mozognak. 3 katonával és 1 rendőrrel az erdőben 2 gerillát aktiválsz.\nFARC zónában és az utolsó eseménykártyán nem lehet.',
  ],
  '3.2.4': [
    'Támadás (kormány)',
    'A Kormány aktív lázadókat távolít el: mezőnként 3 erőforrás.\nMinden katona egy aktív gerillát távolít el; városban és kommunikációs vonalon a rendőrök is; hegyen egy egységhez 2 katona kell.\nEgy frakció bázisai csak akkor távolíthatók el, ha egyetlen gerillája sem maradt ott: már egy rejtőzködő is megvédi őket, ezért előbb tisztogass.\nTe választod ki, melyik frakciót veszed célba, de annyi egységét kell eltávolítanod, amennyit tudsz.',
  ],
  '3.2.5': [
    'Drog fogás',
    'Ha a kormány támadása egy gerillát a szállítmányával együtt távolít el, a Kormány segélye 6-tal nő. A gazdája megmentheti, ha átadja a mezőn egy másik gerillának.',
  ],
  '3.3.1': [
    'Gyülekezés',
    'A lázadók erősödnek: városonként vagy körzetenként 1 erőforrás.\nA FARC nem választhat támogatást mutató mezőt, az AUC ellenállást mutatót; a Kartellek bárhol gyülekezhetnek.\nMinden mezőn egyet tehetsz: lerakhatsz 1 gerillát; vagy 2 gerilládat bázisra cserélheted; vagy ahol már van bázisod, annyi gerillát rakhatsz le, amennyi a népesség és a bázisaid száma együtt, illetve bárhonnan odahozhatod gerilláidat, és ott mindet rejtőzködőre fordíthatod.\nNe feledd: mezőnként legfeljebb 2 bázis lehet.',
  ],
  '3.3.2': [
    'Menetelés',
    'A gerillák szomszédos mezőre lépnek, mindegyik egyszer: minden város vagy körzet, ahová belépnek, 1 erőforrás, a kommunikációs vonal ingyenes.\nAkik egy mezőről egy másikra mennek, egy csoportot alkotnak. Kommunikációs vonalon vagy támogatást mutató mezőn az egész csoport aktívvá válik, ha az ottani kockákkal együtt 3-nál többen vannak; egy rendőr mellett ketten elosonnak, hárman már nem.\nAz AUC-nál az ellenállást mutató mezők is ilyenek, és nála a FARC gerillák is kockának számítanak. Az utolsó eseménykártyán nem lehet.',
  ],
  '3.3.3': [
    'Támadás (lázadó)',
    'Ott támadhatsz, ahol gerillád és ellenség is van: mezőnként 1 erőforrás.\nOtt minden gerillád aktívvá válik, aztán dobsz: ha az eredmény nem nagyobb a számuknál, távolíts el legfeljebb 2 ellenséges egységet, rejtőzködőt is, egy-egy frakció bázisait utolsóként. 6 gerillával nem hibázhatsz; egynek csak az 1-es jó.\nAz 1-es új gerillát is hoz. Az áldozat elvesztett szállítmánya a tiéd lesz.',
  ],
  '3.3.4': [
    'Terror',
    'Rejtőzködő gerilla kell hozzá, aki aktívvá válik: városonként vagy körzetenként 1 erőforrás, a kommunikációs vonal ingyenes.\nTerrorjelző kerül le, és a mező egy szinttel elmozdul: a FARC terrorjától az aktív ellenállás felé, az AUC és a Kartellek terrorjától a semleges felé. A civil fejlesztési projektnek és az agitációnak előbb a jelzőt kell eltávolítania, csak utána mozdíthatja a mezőt.\nKommunikációs vonalon ez szabotázs, és a Kormány a következő propaganda fordulóban elesik attól a bevételtől.\nAz AUC terrorja a segélyt is csökkenti: 3-mal, két vagy több mezőn 5-tel.',
  ],
};
