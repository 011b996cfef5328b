import type { HelpPages } from '@sandtable/kernel';

/** Chapter 9. */
export const solitaire = {
  '9.1': [
    'Winning the solitaire game',
    'Removing the last cell does not win. The Jihadists win with 6 Resources under Islamist Rule even if no two of those countries are adjacent. When the last deck is used up, the US also needs at least 6, 9 or 12 Good Resources for 1, 2 or 3 decks.',
  ],
  '9.2': [
    'The Jihadists’ stack',
    'Their hand is a stack that nobody sees. They play the top card, two in each Action Phase. Cards they gain go on top; cards they lose come from the top. They never use Reserves and never trigger US events.',
  ],
  '9.3.1': [
    'Which cell they use or lose',
    'If the Jihadists must choose one of their cells in a country, active ones come before sleepers, and Sadr comes last. Where the US chooses, it chooses freely.',
  ],
  '9.3.2': [
    'Which plot they place',
    'A success of a Plot takes a marker at random from those available, whatever the value of the card. Events that name a number keep it.',
  ],
  '9.4.1': [
    'Event or operation',
    'A US card whose event could happen now: they use it for a Plot, and the event does not happen. Their own and unassociated events happen if they can; an event that would place cells when none is on the track becomes Radicalization.\nAfter an unassociated event, and with any other card, they take the first operation that is possible: a Major Jihad that can succeed, a Minor Jihad in a Good or Fair country, Recruit, Travel.',
  ],
  '9.4.2.1': [
    'Where events strike',
    'Events that place plots follow the priorities of Plot (9.4.2.2), events that change Governance or Alignment those of Minor Jihad (9.4.2.4), events that move cells those of Travel (9.4.2.6). Where the card leaves other choices, dice decide among the countries it allows.',
  ],
  '9.4.2.2': [
    'Where they plot',
    'First in the United States. If Prestige is not Low: in the Philippines under Abu Sayyaf, then in countries with troops. If there is no GWOT penalty: in countries with the Posture of the US. Then in countries with Aid. If Funding is below 9: in non-Muslim, then in Muslim countries.\nWithin each step Fair comes before Good and Poor; for plots placed by events Good, Fair, Poor. One die for each cell. What is left becomes Radicalization.',
  ],
  '9.4.2.3': [
    'Where they try a Major Jihad',
    'Only where it can succeed: cells exceed troops by 5, and the value is enough, 2 in a Poor country and 3 in a Fair one, 1 less if the regime is Besieged. Pakistan first, then the country with the most Resources.',
  ],
  '9.4.2.4': [
    'Where they try a Minor Jihad',
    'In Good countries before Fair ones. Among those: Pakistan, then countries with Aid, then Besieged Regimes, then the most Resources. One die for each cell, as far as the value goes; the rest becomes Radicalization.',
  ],
  '9.4.2.5': [
    'Where they recruit',
    'Chosen again for every die. First a Regime Change country where troops exceed cells by 5 or more; then a country under Islamist Rule with fewer cells than twice the card’s value; then the country with the highest recruit number or Governance.\nIf equal: a Besieged Regime, the most troops and cells together, the most Resources, then dice.',
  ],
  '9.4.2.6': [
    'Where they travel to',
    'One cell for each step: a country with Regime Change, a Besieged Regime or Aid; a Poor country where two more cells would make a Major Jihad possible; a Good or Fair Muslim country next to a cell; if the US is Hard, an unmarked non-Muslim country, if Soft, a Soft one. What is left goes to a random country.\nIn each step Pakistan first, then the most Resources, then dice.',
  ],
  '9.4.2.6.1': [
    'Where travelers come from',
    'From a country under Islamist Rule with more cells than the card’s value; then from a Regime Change country with more cells than troops; then from a neighbor of the target; then from anywhere else. Active cells go first, and not from a country that is a target of the same card, if possible.\nThe last cell of a country under Islamist Rule or Regime Change stays and goes to sleep.',
  ],
  '9.4.3': [
    'Radicalization',
    'What an operation cannot use is spent in this order, each once: a cell from the track to a random country, whatever Funding is; one cell Travels without a roll; if Funding is below 9, a plot in a random country with a cell. Each point that is still left worsens a random Good or Fair Muslim country by one level.',
  ],
  '9.5': [
    'Random countries',
    'Dice point to a country on a table. If it does not fit, the nearest one that does is taken, and dice decide among equals.',
  ],
  '9.6': [
    'Events with instructions of their own',
    'Some cards say for the solitaire Jihadists what they do: for example an Oil Price Spike takes back one of their most valuable discarded cards, Clean Operatives both go to the United States, and Iran and Jaysh al-Mahdi strike a Shia-Mix country chosen by dice.',
  ],
  '9.7': [
    'Jihadist Ideology',
    'Makes the solitaire Jihadists stronger; each level includes those before it. Coherent (our addition): each success of a Plot places two plots. Attractive: each success of a Recruit places two cells. Potent: a Major Jihad needs only 3 more cells than troops. Infectious: the US must play all its cards. Virulent: failed dice of a Jihad cost no cells.',
  ],
} as const satisfies HelpPages;
