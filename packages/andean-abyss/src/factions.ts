/** The four factions (1.5), in the rulebook's order. All are enemies of one another. */
export const FACTIONS = ['government', 'farc', 'auc', 'cartels'] as const;
export type Faction = (typeof FACTIONS)[number];
export type ByFaction<T> = Record<Faction, T>;

export const INSURGENTS = ['farc', 'auc', 'cartels'] as const;
export type Insurgent = (typeof INSURGENTS)[number];

export const isInsurgent = (faction: Faction): faction is Insurgent => faction !== 'government';
export const isFaction = (word: unknown): word is Faction => FACTIONS.some((f) => f === word);

const LETTERS: Readonly<Record<string, Faction>> = { G: 'government', F: 'farc', A: 'auc', C: 'cartels' };
/** Faction symbols on a card as letters, left to right. */
export const factionOrder = (letters: string): readonly Faction[] => [...letters].map((letter) => LETTERS[letter]);
