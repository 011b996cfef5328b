import type { TranslatedHelp } from '@sandtable/kernel';
import type { sequence as en } from '../en/sequence.js';

export const sequence: TranslatedHelp<typeof en> = {
  '2.1': [
    'Összeállítás',
    'Nyílt telepítésnél minden frakció maga rakja le kezdő egységeit: először a Kartellek, aztán az AUC, a FARC és a Kormány.\nA FARC körzetekbe települ, a Kormány FARC bázis nélküli városokba és körzetekbe, a 6 kartellbázisból pedig legalább 4 lakott körzetbe kerül. A mezőnkénti 2 bázis korlátja itt is érvényes.\nStandard telepítésnél mindez már készen áll.',
  ],
  '2.2': [
    'A pakli',
    'Egy kártya van játékban, a következő pedig mindenki számára látható, hacsak nem választottátok a rejtett lapot. Tervezz mindkettővel: egy jó esemény olyan lapon is jöhet, amelyen nem leszel megfelelő.',
  ],
  '2.3.1': [
    'Megfelelőség',
    'Aki az előző kártyán műveletet vagy eseményt hajtott végre, az ezen nem megfelelő; mindenki más az. A játék elején és minden propaganda forduló után mindenki megfelelő. Azok a frakciók, amelyek csak más sorában tettek valamit ingyen, megfelelők maradnak.',
  ],
  '2.3.2': [
    'Frakció sorrend',
    'A kártya jelei balról jobbra mutatják, ki választ először. A nem megfelelő frakciók kimaradnak. Az első, amelyik nem passzol, az első megfelelő, a következő a második.',
  ],
  '2.3.3': [
    'Passzolás',
    'Nem teszel semmit, kapsz 1 erőforrást (a Kormány 3-at), és a következő kártyán is megfelelő maradsz. Helyedet ezen a kártyán a sorban következő frakció veszi át.',
  ],
  '2.3.4': [
    'Mit tehetsz ezen a kártyán',
    'Első megfelelőként: művelet, speciális tevékenységgel vagy anélkül, vagy az esemény.\nMásodikként az elsőtől függ. Puszta művelet után: limitált művelet (egy mező). Művelet és speciális tevékenység után: limitált művelet vagy az esemény. Az esemény után: művelet, ha akarod, speciális tevékenységgel.\nGondold meg, mit hagysz a következőre: a speciális tevékenység megnyitja előtte az eseményt. Passzolni mindig szabad.',
  ],
  '2.3.5': [
    'Limitált művelet',
    'Művelet egyetlen mezőn, speciális tevékenység nélkül. Az őrjárat, a tisztogatás és a menetelés több mezőről is hozhat egységeket, de mindet ugyanarra a célmezőre.\nEgyébként annyiba kerül és annyit ér, mint a teljes, és a következő kártyán ugyanúgy nem leszel megfelelő.',
  ],
  '2.3.6': [
    'Szállítás',
    'Fizettél egy műveletért, és nem volt hozzá speciális tevékenységed: most el lehet távolítani egy szállítmányt egy további, ingyenes limitált műveletért, amely bármilyen fajtájú lehet.\nLehet a saját szállítmányod, vagy egy másik játékosé, ha beleegyezik. Kártyánként egyszer.\nAmi semmibe sem került, például egy csak kommunikációs vonalakon vezető menetelés, az nem jogosít fel rá.',
  ],
  '2.3.7': [
    'Ki lesz megfelelő',
    'A kártya végén azok, akik műveletet vagy eseményt hajtottak végre, nem megfelelők lesznek, a többiek megfelelők. Egy esemény mást is mondhat: egyesek megőrzik egy frakció megfelelőségét, mások a következő kártya végéig kizárják.',
  ],
  '2.3.9': [
    'Az utolsó eseménykártya',
    'A végső propaganda előtti utolsó eseménykártyán a játékosoknak csak limitált művelet jár, tisztogatás és menetelés nem. Az esemény a szokásos módon választható. A nem-játékosokat ez nem köti.',
  ],
  '2.4.1': [
    'A végső propaganda',
    'A negyedik propaganda kártya (a rövid játékban a harmadik) az utolsó. Ha az elején senki sem nyer, a forduló az elit támogatásig tart, aztán a győzelmi különbözetek döntenek.',
  ],
};
