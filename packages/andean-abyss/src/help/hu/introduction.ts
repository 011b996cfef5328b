import type { TranslatedHelp } from '@sandtable/kernel';
import type { introduction as en } from '../en/introduction.js';

export const introduction: TranslatedHelp<typeof en> = {
  '1.3.6': [
    'Szomszédos mezők',
    'Két mező szomszédos, ha érintkezik. A két körzet között futó kommunikációs vonal nem választja el őket, és az egy kisvárosnál találkozó mezők mind szomszédosak egymással; maga a kisváros nem mező. Nézz meg egy mezőt közelebbről, és látod a szomszédait.',
  ],
  '1.4.1': [
    'Elérhető egységek és a saját egységek visszavétele',
    'Csak olyan egységet lehet lerakni, amely az elérhető egységek között van. Ha egy fajta elfogyott, semmi sem kerül le, és amit le kellene cserélni, az csak lekerül a térképről.\nSaját műveleted, speciális tevékenységed vagy eseményed közben leveheted a saját egységeidet, például hogy oda rakd le őket újra, ahol kellenek, méghozzá rejtőzködve. Amíg a művelet el nem kezdődött, nem veheted le azt az egységet, amely kell hozzá.\nHa egy mezőn célba veszel egy frakciót, annyi egységét kell eltalálnod, amennyit csak tudsz.',
  ],
  '1.4.2': [
    'Halmozás',
    'Egy városban vagy körzetben legfeljebb 2 bázis lehet, minden frakcióét együtt számolva. Kommunikációs vonalon nem lehet bázis. A Kormány egységei nem léphetnek FARC zónába. A katonák, rendőrök és gerillák számának nincs más korlátja, kivéve Ecuadort, ha egy esemény megnyitotta: frakciónként 2 egység.',
  ],
  '1.4.3': [
    'Rejtőzködő és aktív',
    'A gerilla rejtőzködő vagy aktív (látható). Az újak mindig rejtőzködve érkeznek.\nA tisztogatás és az őrjárat aktiválja őket, de saját támadásuk, terrorjuk és zsarolásuk is, meg a megfigyelt mezőre vezető menetelés (3.3.2); a kormány támadása és a légi csapás csak az aktívakat éri el.\nA propaganda forduló végén, vagy saját bázisnál tartott gyülekezéssel mind újra elrejtőzik.',
  ],
  '1.5': [
    'Játékosok és frakciók',
    'A négy frakció mindegyike magáért harcol; az összes többi ellenség.\nHa kevesebben vagytok, a nem-játékos frakciók a szabályok prioritásait követik (8), vagy két-három játékos osztozik a négy frakción: ekkor egy játékos csak az összes sajátjával nyerhet, és a legrosszabb különbözetük számít.',
  ],
  '1.5.1': [
    'Megállapodások',
    'Bármit ígérhetsz, és senkinek sem kell betartania a szavát. Ténylegesen csak erőforrás és szállítmány cserélhet gazdát, és csak az éppen cselekvő frakció adhat vagy kaphat; amit kérsz, ahhoz az adó beleegyezése kell. Ugyanannak a játékosnak két frakciója nem ad át egymásnak semmit.',
  ],
  '1.6': [
    'Támogatás és ellenállás',
    'Minden lakott mező öt szint egyikén áll: aktív támogatás, passzív támogatás, semleges, passzív ellenállás, aktív ellenállás.\nA passzív egyszer, az aktív kétszer számítja a népességet. Egy 8-as népességű város aktív támogatással 16-ot ér a Kormánynak.\nA kommunikációs vonalak és a lakatlan körzetek mindig semlegesek, és senkinek sem számítanak.',
  ],
  '1.7': [
    'Erőforrások, segély és átadás',
    'A műveletek ára erőforrás, amelyből legfeljebb 99 lehet. A segély (legfeljebb 29) még nem pénz: propaganda fordulóban adódik a Kormány erőforrásaihoz, kivéve ha Samper az elnök.\nAmíg cselekszel, egy másik játékos adhat neked erőforrást, vagy te adhatsz; annyinak maradnia kell, hogy elkezdhesd a műveletedet. A nem-játékosok elfogadják az ajándékot, de nem adnak semmit.',
  ],
};
