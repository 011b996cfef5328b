import type { TranslatedHelp } from '@sandtable/kernel';
import type { war as original } from '../en/war.js';

export const war: TranslatedHelp<typeof original> = {
  '7.0': [
    'Háborúk',
    'A háború hadszínterenként dől el. Azután megnézitek, győzött-e valaki, leszeditek a táblát, és kirakjátok a következő háborút.',
  ],
  '7.1': [
    'Egy hadszíntér eldöntése',
    'Felfordítják a lapkákat, hatnak a jeleik, megszámolják a bónuszerőt, az erősebb nyer, és rögtön megkapja zsákmányát, még a következő hadszíntér előtt.',
  ],
  '7.1.1': ['A lapkák felfordítása', 'Mindketten felfordítjátok a hadszíntér összes lapkáját; a számok összeadódnak.'],
  '7.1.2': [
    'A lapkák jelei',
    'Előbb annak a félnek a jelei hatnak, amelyik győzelmi pontban vezet. Adósság: az ellenfél 1 adósságot kap. Áthúzott zászló: vedd le az ellenfél zászlaját a hadszíntér régióinak egyik konfliktusjelző nélküli piacáról vagy politikai mezőjéről, ha lehet, olyanról, amelynek elvesztése nem szigetel el másokat. Erőd és hajó: rongáld meg az ellenfél egy erődjét, vagy űzd el egy hajóraját. Ha lehet, a jelet használni kell.',
  ],
  '7.1.3': [
    'Bónuszerő',
    'Minden hadszíntérnek saját listája van: +1 országainak minden olyan szövetségmezőjéért, amely ezt a háborút mutatja, minden ép erődért, a régió minden hajórajáért, az ellenfél zászlóját viselő mezőkön lévő minden konfliktusjelzőért, és kulcsszavát viselő felfedett minisztériumért.',
  ],
  '7.1.4': [
    'Ki nyer egy hadszínteret',
    'A lapkák és a bónuszerő nagyobb összege nyer; az összegek különbsége számít a zsákmánynál. Döntetlennél senki sem kap semmit.',
  ],
  '7.2': [
    'Hadizsákmány',
    'A különbségtől függően: győzelmi és hódítási pont a győztesnek, néha az ellenfél egy zászlójának levétele; szerződéspont a vesztesnek.',
  ],
  '7.2.1': [
    'Hódítási pontok',
    'Rögtön el kell költeni, mezőnként 1-et, a hadszíntér régiójában vagy további területeinek listáján. Amíg van célpont, nem lehet megállni; csak az vész el, amit nem lehet elkölteni. Politikai mező nem hódítható meg.',
  ],
  '7.2.1.1': [
    'Erőd, piac, tengeri mező meghódítása',
    'Bármelyik a hadszíntér régiójában, összeköttetés nélkül. A sérült erőd sérült marad. Tengeri mezőt a flottabázisról vagy ugyanabból a régióból hajóraj foglal el, háborúnként mindegyik egyszer.',
  ],
  '7.2.1.2': [
    'Terület meghódítása',
    'Ha hódítási vonala van, ellenőrizned kell egy erődöt, tengeri mezőt vagy területet valamelyik másik végén. Gazdája visszautasíthatja. A hugenotta jelzős terület 1-gyel többe kerül.',
  ],
  '7.2.2': [
    'Visszautasítás',
    'A terület gazdája megtarthatja, ha győzelmi pontot ad a hódítónak: egy háborúban először 3-at, másodszor 5-öt, harmadszor nem lehet. A hódítási pont elvész, és a terület a háború végéig biztonságban van.',
  ],
  '7.3': [
    'Különleges következmények',
    'Jakobiták: a második felkelés francia győzelme harmadik francia minisztériumként visszahozza őket; egyértelmű brit győzelem vagy a pápai-hannoveri tárgyalások kiveszik őket a játékból.\nAz atlanti uralom erőt ad az amerikai háborúban, és hajórajokba kerül a vesztesnek.\nAz antillai háború is hajórajokba kerül a vesztesnek, a hódítási pontok elköltése után.\nFüggetlenség: Franciaország USA-zászlókat tűz ki, és leveheti a zászlókat az Északi gyarmatok erődjeiről; az így elszigetelt piacok elvesztik zászlójukat.',
  ],
  '7.4': [
    'Győzelem háború után',
    'Aki minden hadszínteret a legmagasabb fokozaton nyert meg, megnyeri a játékot. Különben a jelzőt nézik, mint békeforduló után.',
  ],
  '7.5': [
    'A háború után',
    'Az alap hadilapkák visszakerülnek a készletbe, e háború bónuszlapkái kikerülnek a játékból. Az erőt adó konfliktusjelzők lekerülnek.',
  ],
  '7.6': [
    'A következő háború',
    'Minden hadszíntérre mindkét félnek egy véletlenszerűen húzott alap hadilapkája kerül. A 4. forduló első körében mindketten annyi ingyen bónuszlapkát kapnak, ahány az osztrák örökösödési háborúban volt, legfeljebb hármat.',
  ],
  '10.0': [
    'Az Egyesült Államok',
    'Azon a mezőn, ahol az ő zászlójuk van, más nem tűzhet ki zászlót, és a mező nem hódítható meg. A 6. fordulóban két politikai mezőjük mindkét félnek nyitva áll, és számít a presztízsben. A végső értékelésben zászlóik franciának számítanak.',
  ],
  '11.0': [
    'Végső értékelés',
    'Több presztízsmező: 2 győzelmi pont. Nagyobb szabad hitelkeret: minden teljes 2 pont különbségért 1, legfeljebb 4. A hat árucikk mindegyikénél több piac: 1. Minden zászlód a másik színű területén: 2.\nFranciaország győz 16-tól, Nagy-Britannia 14-ig; 15-nél a nagyobb szabad hitelkeret dönt, ha az is egyenlő, Nagy-Britannia győz.',
  ],
  '12.1': [
    'Opció: a spanyol birodalom',
    'Kezdetben Spanyolországé Havanna, Santiago és Puerto Príncipe. Zászlói egyik félé sem, és 1 pontért levehetők. Aki meghódít egy gazdátlan spanyol területet, annak ellenfele a hadszíntér után ingyen átbillenthet egy spanyolországi mezőt.',
  ],
  '12.2': [
    'Opció: hadjárattervezés',
    'A hadseregfejlesztés helyette megcserélhet két alap hadilapkát a táblán; és egy háború alap hadilapkáit előbb meg lehet nézni, aztán tetszés szerint kirakni. Külön-külön is választhatók.',
  ],
  '12.3': ['Opció: megerősített erődök', 'Erőd meghódításához hódítási vonal kell, mint területhez.'],
};
