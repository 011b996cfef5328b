import type { TranslatedHelp } from '@sandtable/kernel';
import type { events as en } from '../en/events.js';

export const events: TranslatedHelp<typeof en> = {
  '5.1': [
    'Az esemény végrehajtása',
    'Az esemény azt teszi, amit a szövege mond, akár a többi szabály ellenében is; csak a bázisok, a FARC zónák, az elérhető egységek, az erőforrások és a segély korlátai maradnak. A végrehajtó frakció dönt, hacsak a szöveg nem másra bízza a választást.\nAmi nem lehetséges, kimarad, a többi megtörténik. A „legfeljebb” azt jelenti, hogy előbb is megállhatsz.',
  ],
  '5.2': [
    'Normál vagy árnyékolt',
    'Sok eseménynek két szövege van, és a végrehajtója bármelyiket választhatja. A normál többnyire a Kormánynak segít, az árnyékolt árt neki, de te azt veszed, amelyik neked jó.',
  ],
  '5.3': [
    'A kormány lehetőségei',
    'Ezek az események a játék végéig tartanak: normál szövegük segíti a Kormányt, árnyékolt szövegük akadályozza.',
  ],
  '5.4': [
    'Lázadók lendületben',
    'Ezeknek az eseményeknek az árnyékolt szövege a következő propaganda forduló visszaállítási fázisáig tart, és többnyire a Kormányt hátráltatja.',
  ],
  '5.5': [
    'Ingyenes lépések eseményből',
    'Az eseménytől kapott műveletek és speciális tevékenységek ingyenesek, és nem érintik a megfelelőséget. Egyéb feltételeik érvényesek, hacsak a szöveg nem mond többet: a „bármelyik gerilla” aktív gerillának is engedi a terrort.',
  ],
};
