import type { Era } from './awards.js';

/** The 26 Ministry cards (3.1, 3.5): side, eras and keywords. What they do is in ../ministries. */
export const KEYWORDS = ['finance', 'mercantilism', 'governance', 'style', 'scholarship'] as const;
export type Keyword = (typeof KEYWORDS)[number];

export interface Ministry {
  readonly number: number;
  readonly id: string;
  readonly name: string;
  readonly side: 'britain' | 'france';
  readonly eras: readonly Era[];
  readonly keywords: readonly Keyword[];
}

export const MINISTRIES: readonly Ministry[] = [
  {
    number: 1,
    id: 'the-cardinal-ministers',
    name: 'The Cardinal Ministers',
    side: 'france',
    eras: ['succession'],
    keywords: ['governance'],
  },
  { number: 2, id: 'john-law', name: 'John Law', side: 'france', eras: ['succession'], keywords: ['finance'] },
  {
    number: 3,
    id: 'court-of-the-sun-king',
    name: 'Court of the Sun King',
    side: 'france',
    eras: ['succession'],
    keywords: ['style', 'scholarship'],
  },
  {
    number: 4,
    id: 'jacobite-uprisings',
    name: 'Jacobite Uprisings',
    side: 'france',
    eras: ['succession', 'empire', 'revolution'],
    keywords: [],
  },
  {
    number: 5,
    id: 'robert-walpole',
    name: 'Robert Walpole',
    side: 'britain',
    eras: ['succession'],
    keywords: ['governance'],
  },
  {
    number: 6,
    id: 'jonathan-swift',
    name: 'Jonathan Swift',
    side: 'britain',
    eras: ['succession'],
    keywords: ['style'],
  },
  {
    number: 7,
    id: 'east-india-company',
    name: 'East India Company',
    side: 'britain',
    eras: ['succession', 'empire'],
    keywords: ['mercantilism'],
  },
  {
    number: 8,
    id: 'bank-of-england',
    name: 'Bank of England',
    side: 'britain',
    eras: ['succession'],
    keywords: ['finance'],
  },
  {
    number: 9,
    id: 'new-world-huguenots',
    name: 'New World Huguenots',
    side: 'france',
    eras: ['succession'],
    keywords: ['mercantilism'],
  },
  {
    number: 10,
    id: 'edmond-halley',
    name: 'Edmond Halley',
    side: 'britain',
    eras: ['succession'],
    keywords: ['scholarship'],
  },
  {
    number: 11,
    id: 'choiseul',
    name: 'Choiseul',
    side: 'france',
    eras: ['empire'],
    keywords: ['governance', 'finance'],
  },
  { number: 12, id: 'dupleix', name: 'Dupleix', side: 'france', eras: ['empire'], keywords: ['mercantilism'] },
  {
    number: 13,
    id: 'pompadour-and-du-barry',
    name: 'Pompadour & Du Barry',
    side: 'france',
    eras: ['empire', 'revolution'],
    keywords: ['style'],
  },
  {
    number: 14,
    id: 'voltaire',
    name: 'Voltaire',
    side: 'france',
    eras: ['empire', 'revolution'],
    keywords: ['scholarship'],
  },
  {
    number: 15,
    id: 'pitt-the-elder',
    name: 'Pitt the Elder',
    side: 'britain',
    eras: ['empire'],
    keywords: ['governance'],
  },
  {
    number: 16,
    id: 'charles-hanbury-williams',
    name: 'Charles Hanbury Williams',
    side: 'britain',
    eras: ['empire'],
    keywords: ['style'],
  },
  {
    number: 17,
    id: 'merchant-banks',
    name: 'Merchant Banks',
    side: 'britain',
    eras: ['empire', 'revolution'],
    keywords: ['finance'],
  },
  {
    number: 18,
    id: 'samuel-johnson',
    name: 'Samuel Johnson',
    side: 'britain',
    eras: ['empire', 'revolution'],
    keywords: ['scholarship'],
  },
  {
    number: 19,
    id: 'james-watt',
    name: 'James Watt',
    side: 'britain',
    eras: ['revolution'],
    keywords: ['scholarship'],
  },
  {
    number: 20,
    id: 'papacy-hanover-negotiations',
    name: 'Papacy-Hanover Negotiations',
    side: 'britain',
    eras: ['revolution'],
    keywords: ['style'],
  },
  {
    number: 21,
    id: 'townshend-acts',
    name: 'Townshend Acts',
    side: 'britain',
    eras: ['revolution'],
    keywords: ['mercantilism'],
  },
  {
    number: 22,
    id: 'edmund-burke',
    name: 'Edmund Burke',
    side: 'britain',
    eras: ['revolution'],
    keywords: ['governance'],
  },
  { number: 23, id: 'turgot', name: 'Turgot', side: 'france', eras: ['revolution'], keywords: ['finance', 'style'] },
  {
    number: 24,
    id: 'north-american-trade',
    name: 'North American Trade',
    side: 'france',
    eras: ['revolution'],
    keywords: ['mercantilism'],
  },
  {
    number: 25,
    id: 'marquis-de-condorcet',
    name: 'Marquis de Condorcet',
    side: 'france',
    eras: ['revolution'],
    keywords: ['governance'],
  },
  { number: 26, id: 'lavoisier', name: 'Lavoisier', side: 'france', eras: ['revolution'], keywords: ['scholarship'] },
];
