import type { LogEntry } from '@sandtable/kernel';
import type { GameUi } from '../games/game-ui.js';

/** Parameters of headings that name a card or a tile. */
const CARD_PARAMS = ['card', 'second', 'tile'] as const;

const isReference = (param: unknown): param is string => typeof param === 'string' && param.includes(':');

/** References of the cards and tiles that a log entry brings into play. */
export const cardsOf = (entry: LogEntry, heading: GameUi['logHeading']): readonly string[] =>
  entry.remark || heading(entry) === undefined
    ? []
    : CARD_PARAMS.map((name) => entry.params?.[name]).filter(isReference);
