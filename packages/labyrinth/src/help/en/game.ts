import type { HelpPages } from '@sandtable/kernel';

/** Chapters 2 to 5. */
export const game = {
  '2.1': [
    'How to win at once',
    'The US: 12 Resources in countries with Good Governance; or 15 Muslim countries Good or Fair; or no cell left on the map.\nThe Jihadists: 6 Resources under Islamist Rule, at least two of those countries adjacent; or 15 Muslim countries Poor or under Islamist Rule while Prestige is 1; or a WMD plot that takes effect in the United States.\nUnmarked countries count for nobody.',
  ],
  '2.3': [
    'When the last deck is used up',
    'The US wins if the Good Resources are more than twice the Islamist ones; otherwise the Jihadists do. A country with a green Regime Change marker counts as Islamist here, and only here.',
  ],
  '3.2': [
    'Setting up',
    'The scenario sets up countries, tracks, troops, cells and lasting events. Countries it doesn’t name are unmarked: they are tested when it matters (4.9.4). In some scenarios the Jihadists place a few cells themselves where the scenario allows; a country that gets one is tested.',
  ],
  '4.1.1': [
    'Adjacent countries',
    'Countries joined by a line are adjacent. The seven Schengen countries are adjacent to each other and to every country with a line to their box. Patriot Act cuts all links of the United States except that to Canada. Look at a country to see its neighbors as they are now.',
  ],
  '4.7.2': [
    'The world’s Posture',
    'All non-Muslim countries except the US are counted: Hard ones minus Soft ones, at most 3 either way. Israel is always Hard; unmarked countries do not count.\nIf the World Posture is opposite to that of the US, the difference is the GWOT penalty on every War of Ideas in a Muslim country.',
  ],
  '4.8.4': [
    'Cadres',
    'If the last cell of a country is disrupted or removed by an event, a cadre stays behind: the Jihadists can still recruit there. A new cell replaces it. Cells lost by their own failed dice leave none.\nIn their Action Phase the Jihadists may take cadres off the map.',
  ],
  '4.9.2': [
    'The roll of a War of Ideas',
    'A modified 5 or more succeeds. Prestige: Low −1, High +1, Very High +2. From Fair to Good: −1. The GWOT penalty. Each Aid marker: +1. If at least one adjacent country is a Good Ally: +1.\nLook at a country to see the die that is needed now.',
  ],
  '4.9.4': [
    'Testing a country',
    'An unmarked country is tested as soon as an operation aims at it or a cell comes there. A Muslim country becomes Poor on 1 to 4 and Fair on 5 or 6, and Neutral. Another becomes Soft on 1 to 4, Hard on 5 or 6.\nThe test comes before the operation’s own dice. A card whose value turns out too low has failed, unless Reserves help.',
  ],
  '5.2': [
    'A turn',
    'The Jihadists play two cards, then the US two, in turns, until both hands are empty or the US holds back its last card. After each Action Phase of the US, unblocked plots take effect. Then the turn ends (5.2.5).',
  ],
  '5.2.2': [
    'Playing two cards',
    'In its Action Phase a side plays two cards, one after the other; each as its event or for an operation. A side without cards does nothing, except that the Jihadists may take off cadres.\nIf the US has only one card, it may play it, discard it without effect, or keep it for the next turn, in addition to the new hand.',
  ],
  '5.2.5': [
    'The end of a turn',
    'Funding falls by 1. Prestige falls by 1 if any country is under Islamist Rule; then it rises by 1 if the World Posture is at 3 on the side of the US.\nLapsing events and the 1st Plot card are discarded, Reserves go back to 0, new hands of 7 to 9 cards are dealt, and green Regime Change markers turn tan.',
  ],
} as const satisfies HelpPages;
