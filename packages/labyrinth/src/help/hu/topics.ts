import type { TranslatedHelp } from '@sandtable/kernel';
import type { topics as en } from '../en/topics.js';

export const topics: TranslatedHelp<typeof en> = {
  'topic.aim': [
    'Miről szól a játék',
    'Az USA jó kormányzást akar a muszlim világban, a dzsihadisták iszlamista uralmat. A több erőforrással bíró országok többet számítanak.\nAz USA 12 erőforrással jó kormányzású országokban győz, a dzsihadisták 6-tal iszlamista uralom alatt; vannak más utak is (2.1). Ha az utolsó pakli is elfogy, és még senki sem győzött, a jó erőforrásoknak az iszlamisták kétszeresénél is többnek kell lenniük, különben a dzsihadisták győznek.\nA legtöbb ország eleinte jelöletlen: a kormányzása vagy a hozzáállása csak akkor derül ki, amikor valaki odamegy.',
  ],
  'topic.turn': [
    'Hogyan zajlik egy forduló',
    'Mindkét oldalnak kártyák vannak a kezében. A dzsihadisták két lapot játszanak ki, aztán az USA kettőt, és így tovább, amíg a kezek ki nem ürülnek.\nAz USA minden két lapja után hat az összes merénylet, amelyet nem hárítottak el. Így egyszer mindig van esély megállítani egy merényletet.\nHa elfogytak a lapok, a finanszírozás csökken, a presztízs változhat, és új osztás következik: minél több csapat van otthon, annál több lapot kap az USA; minél nagyobb a finanszírozás, annál többet a dzsihadisták.',
  ],
  'topic.card': [
    'Mire jó egy kártya',
    'Egy kártyának 1 és 3 közötti értéke és egy eseménye van. A kettő közül az egyiket használod: az eseményt, ha a tiéd vagy semleges, vagy az értéket egy művelethez.\nHa a másik oldal lapját használod műveletre, az ő eseménye is megtörténik. Te döntöd el, hogy előtte vagy utána, és gyakran ez az egész tudomány: akkor játszd ki az ő lapjukat, amikor az eseménye nem árthat.\nAz 1-es vagy 2-es lap tartalékba is tehető.',
  ],
  'topic.countries': [
    'Kormányzás, elköteleződés és hozzáállás',
    'A muszlim országoknak kormányzása van (jó 1, megfelelő 2, gyenge 3, vagy iszlamista uralom) és elköteleződése (szövetséges, semleges, ellenséges). A szám kétfelé hat: az USA-nak ott legalább ekkora lap kell, a dzsihadisták kockája pedig ezen a számon vagy alatta sikeres. A gyenge kormányzású ország tehát az USA-nak nehéz, a dzsihadistáknak könnyű.\nA többi országnak hozzáállása van, kemény vagy puha. Ha a világ másfelé hajlik, mint az USA, nehezebb az eszmék háborúja. Iránnak egyik sincs: ott csak sejtek és merényletek lehetnek.',
  ],
  'topic.cells': [
    'Sejtek, csapatok és káderek',
    'A sejt alvó, amíg nem tesz valamit; utána aktív. A felszámolás az aktív sejtet eltávolítja, az alvót csak felébreszti. Az utazás újra elaltatja a sejtet.\nA térképen kívüli sejtek a finanszírozási sávon várnak, és az alacsony finanszírozás egy részüket elzárja.\nCsapatok szövetségeseknél vagy rezsimváltásos országokban állnak. Ahol az utolsó sejtet felszámolták, káder marad, így a dzsihadisták ott újra toborozhatnak.',
  ],
  'topic.us': [
    'Az USA dióhéjban',
    'Az eszmék háborújával tedd szövetségessé a semleges országokat, és javítsd a kormányzásukat. A dobást segíti a presztízs, a segély, egy jó szomszéd és egy veled egyetértő világ.\nSzámold fel a sejteket, mielőtt öttel több lesz belőlük, mint a csapataidból, mert akkor egy nagy dzsihád iszlamista uralmat hozhat.\nTarts egy 3-as lapot riasztásra. A rezsimváltás visszaszerez egy országot, de leköti a csapatokat, és kevesebb lapot kapsz.',
  ],
  'topic.jihadist': [
    'A dzsihadisták dióhéjban',
    'Toborozz, ahol gyenge a kormányzás, utazz gyenge kormányzású szomszédokhoz, rontsd a kormányzást kis dzsiháddal, és gyűjts öttel több sejtet, mint ahány csapat van ott, a nagy dzsihádhoz.\nA merényletek finanszírozást hoznak, amely minden fordulóban fogy, és nélküle sem sejted, sem lapod nincs. Ahol segély vagy csapat van, a merénylet kétszer fáj.\nHa a presztízs 1-re süllyed, tizenöt gyenge kormányzású vagy iszlamista uralmú ország is győzelem; egy WMD az Egyesült Államokban azonnal győz.',
  ],
  'topic.hidden': [
    'Mi van rejtve',
    'A saját lapjaidat látod, a másikéinak csak a számát. Csak a dzsihadisták tudják, milyen merényleteket helyeztek el; ezeket a riasztás vagy a hatásuk fedi fel.\nAz eldobott és a játékból kikerült lapok mindenkinek nyíltak, és az is, hány lap maradt a húzópakliban.\nAz egyszemélyes játékban a dzsihadisták lapjait senki sem látja, mielőtt kijátsszák őket.',
  ],
  'topic.solitaire': [
    'Az egyszemélyes játék',
    'Te vagy az USA; a szabálykönyv dzsihadistái egy rejtett pakli felső lapját játsszák ki. Saját és semleges eseményeik megtörténnek, ha tudnak. Ha egy amerikai esemény bekövetkezhetne, a lapot merényletre használják. Különben az első lehetséges műveletet választják: nagy dzsihád, amely sikerülhet, kis dzsihád jó vagy megfelelő kormányzásnál, toborzás, utazás. A maradékból radikalizálódás lesz.\nA napló minden lépésnél megnevezi a szabályt. A végén az ő erőforrásaik kétszeresénél is több kell, és legalább 6, 9 vagy 12 jó erőforrás 1, 2 vagy 3 paklinál.',
  ],
};
