import type { TranslatedHelp } from '@sandtable/kernel';
import type { cards as en } from '../en/cards.js';

export const cards: TranslatedHelp<typeof en> = {
  '6.1': [
    'Egy kártya használata',
    'Minden lapot vagy eseményként, vagy az értékével műveletre játszol ki. Eseményt csak akkor, ha a te oldaladé vagy semleges, és a feltétele teljesül. Műveletre bármely lap jó, de a másik oldal eseménye ilyenkor szintén megtörténik.',
  ],
  '6.2': [
    'Események',
    'Egy esemény csak akkor következik be, ha a feltétele teljesül, és semmi sem blokkolja. Mindent végre kell hajtani belőle, amit lehet.\nVan esemény, amely jelzőt hagy és tartós; van, amely a forduló végén lejár; van, amely másokat blokkol; és van, amely csak egyszer történhet meg, utána a lap kikerül a játékból.',
  ],
  '6.2.1': [
    'Egy esemény végrehajtása',
    'Az eseménynél a lap értéke nem számít. A választásokat az az oldal hozza meg, amelyhez az esemény tartozik, akkor is, ha a másik játszotta ki a lapot; semleges eseménynél az, aki kijátszotta.',
  ],
  '6.2.2': [
    'A kártya erősebb a szabálynál',
    'Ha egy kártya szövege ellentmond a szabályoknak, a kártya az érvényes, amíg a hatása tart. Egy esemény így megengedhet olyan helyet vagy lépést, amely egyébként tilos. Két egymásnak ellentmondó esemény közül a későbbi számít.',
  ],
  '6.3.1': [
    'Kártya műveletre',
    'Kiválasztod a műveletet, és a lap értékét használod hozzá; mindegy, kinek az eseménye van rajta. Egy lap kivétel: a US Election eseménye mindig megtörténik, és aki kijátssza, eldönti, hogy a művelet előtt vagy után.',
  ],
  '6.3.2': [
    'A másik oldal eseménye',
    'Ha a másik oldal lapját műveletre vagy tartalékra használod, az eseménye megtörténik. A választásait az az oldal hozza meg, amelyhez tartozik. Egyetlen kivétel: a forduló első lapja, amelyet a dzsihadisták merényletre használnak, nem vált ki amerikai eseményt.',
  ],
  '6.3.2.1': [
    'Előtte vagy utána',
    'Aki a lapot kijátssza, eldönti, hogy a másik oldal eseménye a művelet előtt vagy után jön. A feltételt abban a pillanatban kell nézni, amikor az esemény bekövetkezne: amit előbb teszel, megakadályozhatja vagy lehetővé teheti.',
  ],
  '6.3.3': [
    'Tartalékok',
    'Művelet helyett egy 1-es vagy 2-es lap félretehető: az értéke a tartalékodhoz adódik, összesen legfeljebb 2-ig. Ha a másik oldal eseménye van rajta, az megtörténik.\nAmit a forduló végéig nem költesz el, elvész.',
  ],
  '6.3.3.1': [
    'A tartalék elköltése',
    'A teljes tartalékodat hozzáadhatod egy műveletre használt lap értékéhez. Az összeg legfeljebb 3, és a tartalék 0-ra áll. Eseményhez és újraértékeléshez nem használható.',
  ],
};
