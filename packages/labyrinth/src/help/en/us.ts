import type { HelpPages } from '@sandtable/kernel';

/** Chapter 7. */
export const us = {
  '7.1': [
    'Operations of the US',
    'The card’s value must be at least the Governance of the target: Good 1, Fair 2, Poor 3. Regime Change, Withdraw and Alert always need 3. In a country under Islamist Rule only Regime Change and Alert are possible.',
  ],
  '7.2': [
    'War of Ideas',
    'In a Muslim country that is Neutral, or an Ally not yet Good: on a modified 5 or more a Neutral country becomes an Ally, or an Ally’s Governance improves by one level. Exactly 4 places the first Aid. With Regime Change, troops must exceed cells by 5.\nIn another country, except the US, Israel and Iran: its Posture is rolled, Hard on 5 or 6. If it is then the same as that of the US, Prestige rises by 1.',
  ],
  '7.3.1': [
    'Deploy',
    'Move any number of troops from one place to one other; the Troop track is a place too. The value must be at least the Governance of the target; to the track any card will do.\nFrom a Regime Change country only as many may leave that troops still exceed cells by 5. Troops on the track bring more cards.',
  ],
  '7.3.3': [
    'Where troops may go',
    'Only to an Ally, which is always a Muslim country, or back to the Troop Track. Into a country under Islamist Rule they come by Regime Change.',
  ],
  '7.3.4': [
    'Regime Change',
    'With value 3 and a Hard US, bring at least 6 troops from one place into a country under Islamist Rule. It gets a green marker and becomes an Ally, its Governance is rolled (Poor on 1 to 4, Fair on 5 or 6), all cells there turn active, and Prestige is rolled.\nFrom then on troops must exceed cells by 5 before any may leave or a War of Ideas is possible; Recruit needs no roll there. The marker goes when Governance becomes Good or Islamist.',
  ],
  '7.3.5': [
    'Withdraw',
    'With value 3 and a Soft US, take any number of troops out of a Regime Change country, whatever cells are there, to an Ally or to the track. Its Aid is lost, the regime is Besieged, and Prestige is rolled. The Regime Change marker stays.',
  ],
  '7.4.1': [
    'Where to Disrupt',
    'There must be a cell or a cadre in the country, and it must be an Ally, or a non-Muslim country other than Iran, or hold at least 2 troops. The value must be at least its Governance.',
  ],
  '7.4.2': [
    'What Disrupt does',
    'One cell, or two if there are at least 2 troops or the country’s Posture is Hard. An active cell goes back to the Funding track, a sleeper turns active; the same cell cannot do both. If there is no cell, the cadre goes. If the last cell goes, a cadre stays.\nWith at least 2 troops there, Prestige rises by 1.',
  ],
  '7.5.2': [
    'Alert',
    'With value 3, choose one plot anywhere, even in Iran or with an Adversary, turn it up and block it. A WMD leaves the game; any other marker can be used again. You may not look before you choose.',
  ],
  '7.6.2': [
    'Reassessment',
    'Both cards of an Action Phase, each of value 3 and without Reserves, turn the Posture of the US round, from Hard to Soft or back.',
  ],
  '7.6.3': [
    'The order of a Reassessment',
    'If the two cards carry events of the Jihadists, those happen too. The US chooses in which order they and the change of Posture come.',
  ],
} as const satisfies HelpPages;
