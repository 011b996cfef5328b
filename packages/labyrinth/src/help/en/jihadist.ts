import type { HelpPages } from '@sandtable/kernel';

/** Chapter 8. */
export const jihadist = {
  '8.1': [
    'Operations of the Jihadists',
    'Any card can be used anywhere; its value is the number of dice or moves. A die succeeds on the number of the Governance or less: Good 1, Fair 2, Poor 3. Under Islamist Rule no roll is needed, nor for Recruit in a Regime Change country or for Travel to a neighbor.',
  ],
  '8.1.2': [
    'Declare, then roll',
    'First say for every die which country it is for, then roll them all; they count at the same time. With more successes than available cells, the Jihadists choose where the cells go.',
  ],
  '8.2': [
    'Recruit',
    'Where there is a cell or a cadre, each success places a sleeper cell from the Funding track, as long as Funding makes cells available. A few countries have a recruit number of their own, used instead of Governance. In Regime Change countries and under Islamist Rule no roll is needed. A failure costs nothing.',
  ],
  '8.3': [
    'Travel',
    'Each point moves one cell, once per card. To an adjacent country, within its own country, or to a country under Islamist Rule it arrives for sure; elsewhere it needs a roll by the Governance of the target, and a cell that fails goes back to the Funding track.\nIt arrives as a sleeper. All journeys are declared before any die is rolled; an unmarked target is tested first.',
  ],
  '8.4': [
    'Jihad',
    'In a Muslim country not under Islamist Rule, one cell for each die; sleepers that take part turn active. Each success worsens Governance by one level, but not below Poor, and removes one Aid. Each failure costs a cell. Only a Major Jihad can bring Islamist Rule (8.4.2).',
  ],
  '8.4.2': [
    'Major Jihad',
    'If cells exceed troops by at least 5 and all sleepers there turn active, two successes beyond Poor bring Islamist Rule; one is enough if the regime is Besieged. So a Fair country needs three successes from one card.\nThen the country is an Adversary, its Aid, Besieged and Regime Change markers go, Funding rises by its Resources, and Prestige falls to 1 if troops are there. The first time in Pakistan, its arsenal of three WMD becomes available.',
  ],
  '8.4.3': [
    'A Jihad that fails',
    'Each failed die sends one cell back to the Funding track, and no cadre stays; the Jihadists choose which cell.\nIf a Major Jihad with three dice in a country that is already Poor does not bring Islamist Rule, the regime becomes Besieged, and the country moves one step toward Ally.',
  ],
  '8.5.1': [
    'Plot: where',
    'In any country not under Islamist Rule, Iran included, with one cell for each die; sleepers that take part turn active.\nThe first card of a turn that is used for a Plot triggers no US event, if at least one die is rolled.',
  ],
  '8.5.2': [
    'Plot: which marker',
    'Each success places one available marker face down: with a number no higher than the card’s value, or a WMD if one is available. Only the Jihadists may look at it. A failure has no effect.',
  ],
  '8.5.6': [
    'Unblocked plots',
    'They take effect at the end of every US Action Phase, in the order the Jihadists choose.\nMuslim country: Funding +1, or +2 if Good; as many dice as its number (WMD: 3) worsen Governance and remove Aid. Elsewhere: Funding by the number, twice if Good, 9 for a WMD; its Posture is rolled, and for a Schengen country two more Schengen countries roll theirs too. Iran: Funding only.\nUnited States: Funding 9, Posture and Prestige are rolled; a WMD wins the game.\nWith troops there, Prestige −1, or down to 1 for a WMD.',
  ],
} as const satisfies HelpPages;
