import type { LogEntry, SeatId } from '@sandtable/kernel';
import type { GameUi } from '../games/game-ui.js';
import type { LoggedAnswer } from '../play/play.js';

/** The log as it is read: cards, the parts that each had on them, and the lines of each. */

export interface LogLineEntry {
  readonly entry: LogEntry;
  /** The moment after it: `n` answers had been given. */
  readonly n: number;
}

export interface LogPartGroup {
  readonly key: string;
  readonly heading: LogLineEntry | undefined;
  readonly seat: SeatId | undefined;
  readonly lines: readonly LogLineEntry[];
  /** It holds explanations. */
  readonly explained: boolean;
}

export interface LogCardGroup {
  readonly key: string;
  /** The entry that begins a card; nothing for what comes before the first. */
  readonly heading: LogLineEntry | undefined;
  readonly parts: readonly LogPartGroup[];
  /** For comparing: what it holds last. */
  readonly last: LogEntry | undefined;
  readonly count: number;
}

interface OpenPart {
  heading: LogLineEntry | undefined;
  seat: SeatId | undefined;
  lines: LogLineEntry[];
}
interface OpenGroup {
  heading: LogLineEntry | undefined;
  parts: OpenPart[];
}

export function groupLog(
  beginning: readonly LogEntry[],
  steps: readonly LoggedAnswer[],
  heading: GameUi['logHeading'],
): readonly LogCardGroup[] {
  const groups: OpenGroup[] = [];
  let group: OpenGroup | undefined;
  let part: OpenPart | undefined;
  /** Explanations come before what they explain: they wait for where it is put. */
  let remarks: LogLineEntry[] = [];
  const place = (): OpenGroup => {
    if (group) return group;
    group = { heading: undefined, parts: [] };
    groups.push(group);
    return group;
  };
  const write = (line: LogLineEntry, seat: SeatId | undefined): void => {
    if (line.entry.remark) {
      remarks.push(line);
      return;
    }
    switch (heading(line.entry)) {
      case 'card':
        // Why somebody did what ended the card before.
        part?.lines.push(...remarks);
        remarks = part ? [] : remarks;
        group = { heading: line, parts: [] };
        groups.push(group);
        part = undefined;
        return;
      case 'part':
        part = { heading: line, seat, lines: remarks };
        place().parts.push(part);
        break;
      case 'phase':
        // Why somebody did what came before it.
        part?.lines.push(...remarks);
        part = { heading: line, seat: undefined, lines: [] };
        place().parts.push(part);
        break;
      default:
        if (!part) {
          // What comes before anybody's part is the game's own.
          part = { heading: undefined, seat: undefined, lines: [] };
          place().parts.push(part);
        }
        part.lines.push(...remarks, line);
    }
    remarks = [];
  };
  for (const entry of beginning) write({ entry, n: 0 }, undefined);
  for (const { n, seat, log } of steps) for (const entry of log) write({ entry, n: n + 1 }, seat);
  if (part && remarks.length > 0) part.lines.push(...remarks);
  return groups.map(close);
}

const close = ({ heading, parts }: OpenGroup, i: number): LogCardGroup => {
  const lines = parts.flatMap((part) => [...(part.heading ? [part.heading] : []), ...part.lines]);
  return {
    key: `card-${i}`,
    heading,
    parts: parts.map((part, j) => ({
      key: `part-${i}-${j}`,
      ...part,
      explained: part.lines.some(({ entry }) => entry.remark),
    })),
    last: (lines.at(-1) ?? heading)?.entry,
    count: lines.length,
  };
};

/** After how many answers each card (turn, round) began; the match's own beginning counts as one. */
export function cardsBegin(steps: readonly LoggedAnswer[], heading: GameUi['logHeading']): readonly number[] {
  const begins = [0];
  for (const [i, { log }] of steps.entries()) {
    if (log.some((entry) => !entry.remark && heading(entry) === 'card')) begins.push(i + 1);
  }
  return begins;
}

/** The numbers of all moments that can be looked at: across the network, answers taken back leave gaps. */
export const momentsOf = (steps: readonly LoggedAnswer[]): readonly number[] => [0, ...steps.map(({ n }) => n + 1)];

/** The last thing that anybody could see happen, and who did it. */
export function captionOf(
  steps: readonly LoggedAnswer[],
): { readonly seat: SeatId; readonly entry: LogEntry } | undefined {
  for (let i = steps.length - 1; i >= 0; i--) {
    const { seat, log } = steps[i];
    const entry = log.findLast((it) => !it.remark);
    if (entry) return { seat, entry };
  }
  return undefined;
}

/** The dashes that a terminal draws around a card's title. */
export const withoutDashes = (text: string): string => text.replace(/^[\s—–-]+|[\s—–-]+$/gu, '');
