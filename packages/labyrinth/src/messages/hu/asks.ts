import type { asks as en } from '../en/asks.js';

export const asks: Readonly<Record<keyof typeof en, string>> = {
  'ask.play': 'A 2 közül a(z) {n}. kártyád ebben az akciófázisban: melyik kártyát játszod ki a kezedből?',
  'ask.play.chance':
    'A 2 közül a(z) {n}. kártyád ebben az akciófázisban. Érvényben van: „The door of Itjihad was closed”, a lapot a véletlen választja ki a kezedből. Húzod?',
  'ask.cadre':
    'Melyik kádert veszed le a térképről? Segítségével ott is toborozhatsz, ahol nincs sejted, de az USA-nak is megmutatja, hol van mit felszámolnia.',
  'ask.use':
    '„{card}”, értéke {ops}: mire használod? {side_id, select, us {A művelet ott használható, ahol a kormányzás értéke nem nagyobb nála: jó 1, megfelelő 2, gyenge 3.} other {Az érték a kockák vagy az utazó sejtek száma.}}{event, select, itself { Az esemény senkié, és a kártya minden használatakor bekövetkezik.} theirs { Az esemény nem a tiéd: ha műveletre használod a kártyát, bekövetkezhet.} none { Az esemény most nem következhet be.} other {}} {text}',
  'ask.reserves':
    'Tartalékod: {n, plural, one {# pont} other {# pont}}. Az egészet hozzáadod ehhez az értékhez: {ops} (legfeljebb 3-ig), vagy megtartod?',
  'ask.order':
    '{event, select, itself {„{card}” senkinek sem az eseménye, magától bekövetkezik.} other {„{card}” a másik oldal eseménye, és most bekövetkezik, mintha ő játszotta volna ki.}} A műveleted előtt vagy utána? {text}',
  'ask.reassessment':
    'Az újraértékeléshez két 3 értékű kártya kell, és megfordítja az amerikai hozzáállást. Az egyik: „{card}”. Melyik a másik?',
  'ask.reassessment.next':
    'Újraértékelés: mi jön most, a hozzáállás megváltoztatása vagy egy esemény, amelyet a kártyák váltanak ki?',
  'ask.operation': 'Melyik művelet, {ops} értékkel?',
  'ask.setup.cell':
    'Felállítás: tegyél egy alvó sejtet bármelyik országba az Egyesült Államokon kívül; a jelöletlen ország ekkor kezdeti próbát tesz. (még {left} van hátra)',

  'ask.plots.next': 'Az el nem hárított merényletek most hatnak. Melyik országban van a következő?',
  'ask.plots.which': 'Az ottani merényletek közül melyik hat következőnek?',
  'ask.plots.again': '{space}: egy WMD megrendítette a hozzáállást. Dobsz még egyszer, és a második eredmény számít?',
  'ask.plots.schengen':
    'Egy schengeni országban történt merénylet két másikat is megrendít: melyiknek a hozzáállására dobunk még?',

  'ask.warOfIdeas':
    'Eszmék háborúja, {ops} értékkel: melyik országban? Muszlim országban a semleges szövetséges lesz, a szövetségesnél javul a kormányzás; máshol a hozzáállásra dobunk.',
  'ask.deploy.from':
    'Telepítés: honnan indulnak csapatok? Rezsimváltás országában legalább 5-tel több csapatnak kell maradnia, mint ahány sejt ott van.',
  'ask.deploy.to': 'Telepítés: hová mennek innen a csapatok: {from}? Szövetségeshez vagy vissza a sávra.',
  'ask.deploy.number': 'Telepítés, {from} → {to}: hány csapat?',
  'ask.regimeChange':
    'Rezsimváltás: melyik országban? Legalább 6 csapat vonul be egyetlen helyről, az ország szövetséges lesz, dobunk a kormányzására és a presztízsedre.',
  'ask.regimeChange.from': 'Rezsimváltás, {space}: honnan jön a legalább 6 csapat?',
  'ask.regimeChange.number': 'Rezsimváltás, {from} → {space}: hány csapat vonul be?',
  'ask.withdraw':
    'Kivonulás: melyik rezsimváltásos országból? Elveszti a segélyt, a rezsim ostromlott lesz, és dobunk a presztízsedre.',
  'ask.withdraw.to': 'Kivonulás, {space}: hová mennek a csapatok?',
  'ask.withdraw.number': 'Kivonulás, {space} → {to}: hány csapat?',
  'ask.nato': '{space}: a NATO is távozik? Akkor lekerül a térképről.',
  'ask.disrupt':
    'Felszámolás, {ops} értékkel: melyik országban? Az aktív sejt lekerül, az alvó aktív lesz; kettő ott, ahol 2 csapatod van vagy kemény a hozzáállás, különben egy.',
  'ask.disrupt.cell': 'Felszámolás, {space}: melyik sejt? Az aktív lekerül, az alvó aktív lesz.',
  'ask.alert': 'Riasztás: melyik országban van a merénylet, amelyet elhárítasz?',
  'ask.alert.which': 'Riasztás, {space}: melyik merényletet hárítod el? A rejtettek egyformák.',

  'ask.recruit':
    'Toborzás: hová megy a következő kocka? Sejt akkor jön, ha a dobás nem nagyobb a kormányzásnál vagy a toborzási számnál; iszlamista uralomnál és rezsimváltásnál nem kell dobni. (még {left})',
  'ask.recruit.share': '{space}: hány kerül ide az új sejtekből? (a sávról elérhető: {left})',
  'ask.travel.from':
    'Utazás: melyik országból indul a következő sejt? A szomszédokba és iszlamista uralom alá biztosan odaér, máshová akkor, ha a dobás nem nagyobb a kormányzásnál. (még {left})',
  'ask.travel.cell': 'Utazás, {from}: melyik sejt? Alvóként érkezik meg.',
  'ask.travel.to': 'Utazás, {from}: melyik országba? Ugyanott a sejt alvóvá válik.',
  'ask.jihad':
    'Dzsihád: hová megy a következő kocka? Mindegyikhez kell ott egy sejt; a kormányzásnál nem nagyobb dobás rontja azt, minden más egy sejtbe kerül. (még {left})',
  'ask.jihad.major':
    '{space}: nagy dzsihád? Minden sejt aktív lesz; a gyengén felül két siker, ostromlott rezsim ellen egy, iszlamista uralmat hoz.',
  'ask.jihad.lose': '{space}: egy dobás nem sikerült. Melyik sejt vész el?',
  'ask.plot':
    'Merénylet: hová megy a következő kocka? Mindegyikhez kell ott egy sejt; a kormányzásnál nem nagyobb dobás merényletet helyez el. (még {left})',
  'ask.plot.kind': '{space}: melyik merényletet helyezed el? Lefordítva fekszik, az USA nem látja a számát.',
};
