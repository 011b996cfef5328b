import { texts } from '@sandtable/kernel';

/** What the solitaire game tells, and why its Jihadists answer as they do (9.3-9.6). */
export const GENERAL_WORDS = texts({
  'option.random': {
    en: 'As the chart and the dice say',
    pl: 'Jak wskażą schemat i kości',
    hu: 'Ahogy a táblázat és a kockák mondják',
    fr: 'Selon le tableau et les dés',
  },
  'why.solitaire': { en: '{rule}: {reason}', pl: '{rule}: {reason}', hu: '{rule}: {reason}', fr: '{rule} : {reason}' },
  'reason.solo.cell': {
    en: 'Active cells before sleepers, Sadr last',
    pl: 'Komórki aktywne przed uśpionymi, Sadr na końcu',
    hu: 'Aktív sejtek az alvók előtt, Sadr utoljára',
    fr: 'Les cellules actives avant les dormantes, Sadr en dernier',
  },
  'reason.solo.event.any': {
    en: 'At random among what the event allows',
    pl: 'Los wybiera spośród tego, na co pozwala zdarzenie',
    hu: 'Véletlenül abból, amit az esemény megenged',
    fr: 'Au hasard parmi ce que permet l’événement',
  },
  'reason.solo.event.shiaMix': {
    en: 'By the table of Shia-Mix countries',
    pl: 'Według tabeli krajów Szyicko-mieszanych',
    hu: 'A síita-vegyes országok táblázata szerint',
    fr: 'Selon la table des pays mixtes chiites',
  },
  'reason.solo.event.global': {
    en: 'By the Global table, the nearest country that fits',
    pl: 'Według tabeli Global, najbliższy pasujący kraj',
    hu: 'A Global táblázat szerint a legközelebbi megfelelő ország',
    fr: 'Selon la table Global, le pays le plus proche qui convienne',
  },
  'reason.solo.event.minor': {
    en: 'As for Minor Jihad: Good, then Fair, then Poor; Pakistan, Aid, Besieged Regime, most Resources',
    pl: 'Jak przy Małym Dżihadzie: Rządy Dobre, potem Poprawne, potem Słabe; Pakistan, Pomoc, Oblężony Reżim, największe Zasoby',
    hu: 'Mint kis dzsihádnál: jó, aztán megfelelő, aztán gyenge; Pakisztán, segély, ostromlott rezsim, legtöbb erőforrás',
    fr: 'Comme pour le djihad mineur : gouvernance bonne, puis correcte, puis mauvaise ; Pakistan, aide, régime assiégé, plus grandes ressources',
  },
  'reason.solo.event.plot': {
    en: 'By the boxes of the Plot chart: Good, then Fair, then Poor',
    pl: 'Według pól schematu Intrygi: Rządy Dobre, potem Poprawne, potem Słabe',
    hu: 'A merénylettáblázat mezői szerint: jó, aztán megfelelő, aztán gyenge',
    fr: 'Selon les cases du tableau Complot : gouvernance bonne, puis correcte, puis mauvaise',
  },
  'reason.solo.event.exKgb': {
    en: 'The Caucasus if that moves the World Posture, otherwise Central Asia',
    pl: 'Kaukaz, jeśli to zmienia Nastawienie świata, inaczej Azja Centralna',
    hu: 'A Kaukázus, ha ez elmozdítja a világ-hozzáállást, egyébként Közép-Ázsia',
    fr: 'Le Caucase si cela change l’attitude mondiale, sinon l’Asie centrale',
  },
  'reason.solo.event.leak': {
    en: 'The marker at random; the Ally as for Minor Jihad',
    pl: 'Znacznik wskazuje los; Sprzymierzonego wybiera się jak przy Małym Dżihadzie',
    hu: 'A jelzőt a véletlen adja; a szövetségest úgy választják, mint kis dzsihádnál',
    fr: 'Le marqueur au hasard ; l’allié comme pour le djihad mineur',
  },
  'reason.solo.event.oil': {
    en: 'At random among the Jihadist cards of highest value in the discard pile',
    pl: 'Los wybiera spośród odrzuconych kart Dżihadystów o najwyższej wartości',
    hu: 'Véletlenül a dobópakli legmagasabb értékű dzsihadista kártyái közül',
    fr: 'Au hasard parmi les cartes djihadistes de plus haute valeur dans la défausse',
  },
  'log.chance': {
    en: 'Chosen at random: {space}',
    pl: 'Decyduje los: {space}',
    hu: 'A véletlen dönt: {space}',
    fr: 'Le hasard décide : {space}',
  },
  'log.radicalization': {
    en: 'Radicalization: {n, plural, one {# operation} other {# operations}}',
    pl: 'Radykalizacja: {n, plural, one {# operacja} few {# operacje} many {# operacji} other {# operacji}}',
    hu: 'Radikalizálódás: {n, plural, one {# művelet} other {# művelet}}',
    fr: 'Radicalisation : {n, plural, one {# opération} many {# opérations} other {# opérations}}',
  },
  'log.radicalization.lost': {
    en: 'Radicalization: {n, plural, one {# operation is} other {# operations are}} lost',
    pl: 'Radykalizacja: {n, plural, one {# operacja przepada} few {# operacje przepadają} many {# operacji przepada} other {# operacji przepada}}',
    hu: 'Radikalizálódás: {n, plural, one {# művelet} other {# művelet}} elvész',
    fr: 'Radicalisation : {n, plural, one {# opération est perdue} many {# opérations sont perdues} other {# opérations sont perdues}}',
  },
  'error.solitaireSeat': {
    en: '“solitaire” plays the Jihadists by chapter 9: it cannot take the seat “{given}”. Allowed: {allowed}.',
    pl: '„solitaire” gra Dżihadystami według rozdziału 9: nie może zająć miejsca „{given}”. Dozwolone: {allowed}.',
    hu: 'A „solitaire” a 9. fejezet szerint a dzsihadistákkal játszik: nem ülhet erre a helyre: „{given}”. Lehetséges: {allowed}.',
    fr: '« solitaire » joue les djihadistes selon le chapitre 9 : il ne peut pas prendre le siège « {given} ». Possibles : {allowed}.',
  },
  'bot.solitaire': {
    en: 'the Jihadists of the rulebook’s solitaire game (chapter 9)',
    pl: 'Dżihadyści z gry 1-osobowej z instrukcji (rozdział 9)',
    hu: 'a szabálykönyv egyszemélyes játékának dzsihadistái (9. fejezet)',
    fr: 'les djihadistes de la partie solo du livret (chapitre 9)',
  },
});
