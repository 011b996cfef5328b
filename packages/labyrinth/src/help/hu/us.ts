import type { TranslatedHelp } from '@sandtable/kernel';
import type { us as en } from '../en/us.js';

export const us: TranslatedHelp<typeof en> = {
  '7.1': [
    'Az USA műveletei',
    'A lap értéke legalább a cél kormányzása legyen: jó 1, megfelelő 2, gyenge 3. A rezsimváltáshoz, a kivonuláshoz és a riasztáshoz mindig 3 kell. Iszlamista uralom alatt csak rezsimváltás és riasztás lehetséges.',
  ],
  '7.2': [
    'Eszmék háborúja',
    'Muszlim országban, amely semleges, vagy szövetséges, de kormányzása még nem jó: módosított 5-re vagy többre a semleges szövetséges lesz, vagy a szövetséges kormányzása egy szinttel javul. Pontosan 4 az első segélyt hozza. Rezsimváltásnál a csapatoknak 5-tel kell meghaladniuk a sejteket.\nMás országban, az USA, Izrael és Irán kivételével: dobás a hozzáállásra, 5–6-ra kemény. Ha ezután megegyezik az USA-éval, a presztízs 1-gyel nő.',
  ],
  '7.3.1': [
    'Telepítés',
    'Vigyél tetszőleges számú csapatot egy helyről egy másikra; a csapatsáv is hely. Az érték legalább a cél kormányzása legyen; a sávra bármely lap elég.\nRezsimváltásos országból csak annyi távozhat, hogy a csapatok továbbra is 5-tel többen legyenek a sejteknél. A sávon álló csapatok több lapot hoznak.',
  ],
  '7.3.3': [
    'Hová mehetnek a csapatok',
    'Csak szövetségeshez, amely mindig muszlim ország, vagy vissza a csapatsávra. Iszlamista uralom alatti országba rezsimváltással jutnak.',
  ],
  '7.3.4': [
    'Rezsimváltás',
    '3-as értékkel, kemény amerikai hozzáállásnál vigyél legalább 6 csapatot egy helyről egy iszlamista uralmú országba. Zöld jelzőt kap, szövetséges lesz, dobni kell a kormányzására (1–4-re gyenge, 5–6-ra megfelelő), minden ottani sejt aktívvá válik, és presztízsdobás következik.\nEttől kezdve a csapatoknak 5-tel kell meghaladniuk a sejteket, hogy bármelyik elmehessen, vagy eszmék háborúja folyhasson; toborozni ott dobás nélkül lehet. A jelző lekerül, ha a kormányzás jó vagy iszlamista lesz.',
  ],
  '7.3.5': [
    'Kivonulás',
    '3-as értékkel, puha amerikai hozzáállásnál vigyél ki tetszőleges számú csapatot egy rezsimváltásos országból, bármennyi sejt van is ott, egy szövetségeshez vagy a sávra. A segélye elvész, a rezsim ostromlott lesz, és presztízsdobás következik. A rezsimváltás-jelző marad.',
  ],
  '7.4.1': [
    'Hol lehet felszámolni',
    'Az országban sejtnek vagy kádernek kell lennie, és szövetségesnek kell lennie, vagy nem muszlimnak (de nem Iránnak), vagy legalább 2 csapatnak kell ott állnia. Az érték legalább a kormányzása legyen.',
  ],
  '7.4.2': [
    'Mit tesz a felszámolás',
    'Egy sejtet érint, kettőt, ha legalább 2 csapat van ott, vagy az ország hozzáállása kemény. Az aktív visszakerül a finanszírozási sávra, az alvó aktív lesz; ugyanazzal a sejttel mindkettő nem történhet. Ha nincs sejt, a káder kerül le. Ha az utolsó sejt tűnik el, káder marad.\nHa legalább 2 csapat van ott, a presztízs 1-gyel nő.',
  ],
  '7.5.2': [
    'Riasztás',
    '3-as értékkel válassz ki bárhol egy merényletet, akár Iránban vagy ellenséges országban, fedd fel és hárítsd el. A WMD kikerül a játékból; a többi jelző újra felhasználható. Választás előtt nem szabad megnézni.',
  ],
  '7.6.2': [
    'Újraértékelés',
    'Egy akciófázis mindkét lapja, mindkettő 3-as és tartalék nélkül, megfordítja az USA hozzáállását, keményről puhára vagy vissza.',
  ],
  '7.6.3': [
    'Az újraértékelés sorrendje',
    'Ha a két lapon dzsihadista esemény van, azok is megtörténnek. Az USA dönti el, milyen sorrendben jönnek ezek és a hozzáállás változása.',
  ],
};
