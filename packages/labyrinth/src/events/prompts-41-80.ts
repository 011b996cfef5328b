import type { EventPrompts } from './event-text.js';

/** What only the cards 41-80 ask. */
export const PROMPTS_41_80 = {
  second: {
    en: '{card}: which other card of this Action Phase do you use to Recruit?',
    pl: '{card}: której drugiej karty tej fazy akcji używasz do rekrutacji?',
    hu: '{card}: ebben az akciófázisban melyik másik kártyát használod toborzásra?',
    fr: '{card} : quelle autre carte de cette phase d’action employez-vous au recrutement ?',
  },
  exKgb: {
    en: '{card}: set Caucasus against the US, or move Central Asia one box towards Adversary?',
    pl: '{card}: nadać Kaukazowi nastawienie przeciwne do US czy przesunąć Azję Centralną o jedno pole w stronę wrogiego?',
    hu: '{card}: a Kaukázus kapjon az amerikaival ellentétes hozzáállást, vagy Közép-Ázsia lépjen egy mezőt az ellenséges felé?',
    fr: '{card} : donner au Caucase l’attitude opposée à celle des États-Unis, ou décaler l’Asie centrale d’une case vers adversaire ?',
  },
  wmd: {
    en: '{card}: where does a cell seek a WMD? On a failure a cell there is lost.',
    pl: '{card}: gdzie komórka szuka WMD? Przy porażce traci się tam komórkę.',
    hu: '{card}: hol keressen egy sejt WMD-t? Kudarc esetén ott elvész egy sejt.',
    fr: '{card} : où une cellule cherche-t-elle une ADM ? En cas d’échec, une cellule y est perdue.',
  },
  adversary: {
    en: '{card}: which country with troops moves one box towards Adversary?',
    pl: '{card}: który kraj z oddziałami przesuwa się o jedno pole w stronę wrogiego?',
    hu: '{card}: melyik csapatokat tartalmazó ország lép egy mezőt az ellenséges felé?',
    fr: '{card} : quel pays où il y a des troupes se décale d’une case vers adversaire ?',
  },
} as const satisfies EventPrompts;
