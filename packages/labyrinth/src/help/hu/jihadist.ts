import type { TranslatedHelp } from '@sandtable/kernel';
import type { jihadist as en } from '../en/jihadist.js';

export const jihadist: TranslatedHelp<typeof en> = {
  '8.1': [
    'A dzsihadisták műveletei',
    'Bármely lap bárhol használható; értéke a kockák vagy lépések száma. Egy kocka a kormányzás számán vagy alatta sikeres: jó 1, megfelelő 2, gyenge 3. Iszlamista uralomnál nem kell dobni, ahogy rezsimváltásos országban toborzáshoz és szomszédhoz utazáshoz sem.',
  ],
  '8.1.2': [
    'Előbb bejelentés, aztán dobás',
    'Előbb mondd meg minden kockáról, melyik országra vonatkozik, aztán dobj mindegyikkel; egyszerre számítanak. Ha több a siker, mint az elérhető sejt, a dzsihadisták döntik el, hová kerüljenek a sejtek.',
  ],
  '8.2': [
    'Toborzás',
    'Ahol sejt vagy káder van, minden siker egy alvó sejtet hoz a finanszírozási sávról, ameddig a finanszírozás sejtet enged. Néhány országnak saját toborzási száma van, a kormányzás helyett az számít. Rezsimváltásos országban és iszlamista uralomnál nem kell dobni. A kudarc nem kerül semmibe.',
  ],
  '8.3': [
    'Utazás',
    'Minden pont egy sejtet visz, laponként mindegyiket egyszer. Szomszédos országba, a sajátján belül vagy iszlamista uralom alá biztosan megérkezik; máshová a cél kormányzása szerinti dobás kell, és a sikertelen sejt visszakerül a finanszírozási sávra.\nAlvóként érkezik. Minden utat a dobások előtt kell bejelenteni; a jelöletlen cél előbb próbára kerül.',
  ],
  '8.4': [
    'Dzsihád',
    'Muszlim országban, de nem iszlamista uralom alatt, kockánként egy sejttel; a részt vevő alvók aktívvá válnak. Minden siker egy szinttel rontja a kormányzást, de gyengénél nem lejjebb, és levesz egy segélyt. Minden kudarc egy sejtbe kerül. Iszlamista uralmat csak nagy dzsihád hozhat (8.4.2).',
  ],
  '8.4.2': [
    'Nagy dzsihád',
    'Ha a sejtek legalább 5-tel többen vannak a csapatoknál, és minden ottani alvó aktívvá válik, a gyengén túl két siker iszlamista uralmat hoz; ostromlott rezsimnél egy is elég. Megfelelő kormányzású országban tehát egyetlen lapból három siker kell.\nEkkor az ország ellenséges lesz, lekerül a segély, az ostrom és a rezsimváltás jelzője, a finanszírozás az erőforrásaival nő, és a presztízs 1-re esik, ha csapat van ott. Pakisztánban az első alkalommal elérhetővé válik az arzenálja: három WMD.',
  ],
  '8.4.3': [
    'Ha a dzsihád nem sikerül',
    'Minden sikertelen kocka egy sejtet visszaküld a finanszírozási sávra, és nem marad káder; hogy melyiket, azt a dzsihadisták választják ki.\nHa egy három kockás nagy dzsihád egy már gyenge kormányzású országban nem hoz iszlamista uralmat, a rezsim ostromlott lesz, és az ország egy lépést tesz a szövetséges felé.',
  ],
  '8.5.1': [
    'Merénylet: hol',
    'Bármely országban, amely nincs iszlamista uralom alatt, Iránban is, kockánként egy sejttel; a részt vevő alvók aktívvá válnak.\nA forduló első, merényletre használt lapja nem vált ki amerikai eseményt, ha legalább egy kockával dobtak.',
  ],
  '8.5.2': [
    'Merénylet: melyik jelző',
    'Minden siker egy elérhető jelzőt helyez el képpel lefelé: legfeljebb a lap értékének megfelelő számút, vagy WMD-t, ha van elérhető. Csak a dzsihadisták nézhetik meg. A kudarcnak nincs hatása.',
  ],
  '8.5.6': [
    'El nem hárított merényletek',
    'Az USA minden akciófázisának végén hatnak, a dzsihadisták által választott sorrendben.\nMuszlim ország: finanszírozás +1, jónál +2; a számának megfelelő kocka (WMD: 3) rontja a kormányzást és leveszi a segélyt. Máshol: finanszírozás a számával, jónál kétszer, WMD-nél 9; dobás a hozzáállásra, Schengenben két további országban is. Irán: csak finanszírozás.\nEgyesült Államok: finanszírozás 9, dobás hozzáállásra és presztízsre; a WMD megnyeri a játékot.\nHa csapat van ott: presztízs −1, WMD-nél 1-re esik.',
  ],
};
