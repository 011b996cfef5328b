import type { LogEntry, SeatId } from '@sandtable/kernel';
import type { GameUi } from '../games/game-ui.js';
import type { LoggedAnswer } from '../play/play.js';
import { actorOf } from './references.js';

/** Groups the log for reading: by card, by each seat's part of the card, and by line. */

export interface LogLineEntry {
  readonly entry: LogEntry;
  /** The moment after this line, as a number of answers. */
  readonly n: number;
}

export interface LogPartGroup {
  readonly key: string;
  readonly heading: LogLineEntry | undefined;
  readonly seat: SeatId | undefined;
  readonly lines: readonly LogLineEntry[];
  /** Some of its lines are remarks. */
  readonly explained: boolean;
}

export interface LogCardGroup {
  readonly key: string;
  /** The entry that begins the card; undefined for the lines before the first card. */
  readonly heading: LogLineEntry | undefined;
  readonly parts: readonly LogPartGroup[];
  /** The last entry, by which two versions of a group are compared. */
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
  /** Remarks come before the line that they explain, so they wait until it is placed. */
  let remarks: LogLineEntry[] = [];
  const currentGroup = (): OpenGroup => {
    if (group) return group;
    group = { heading: undefined, parts: [] };
    groups.push(group);
    return group;
  };
  const addLine = (line: LogLineEntry, seat: SeatId | undefined): void => {
    if (line.entry.remark) {
      remarks.push(line);
      return;
    }
    switch (heading(line.entry)) {
      case 'card':
        // These remarks explain the answer that ended the previous card.
        part?.lines.push(...remarks);
        remarks = part ? [] : remarks;
        group = { heading: line, parts: [] };
        groups.push(group);
        part = undefined;
        return;
      case 'part':
        part = { heading: line, seat: actorOf(line.entry, seat), lines: remarks };
        currentGroup().parts.push(part);
        break;
      case 'phase':
        // These remarks explain the answer before the phase.
        part?.lines.push(...remarks);
        part = { heading: line, seat: undefined, lines: [] };
        currentGroup().parts.push(part);
        break;
      default:
        if (!part) {
          // Lines before the first part belong to no seat.
          part = { heading: undefined, seat: undefined, lines: [] };
          currentGroup().parts.push(part);
        }
        part.lines.push(...remarks, line);
    }
    remarks = [];
  };
  for (const entry of beginning) addLine({ entry, n: 0 }, undefined);
  for (const { n, seat, log } of steps) for (const entry of log) addLine({ entry, n: n + 1 }, seat);
  if (part && remarks.length > 0) part.lines.push(...remarks);
  return groups.map(closeGroup);
}

/** The seat that a heading names, such as the one that plays a card. */
export function seatNamedIn({ params = {} }: LogEntry): SeatId | undefined {
  const named = Object.values(params).find((it): it is string => typeof it === 'string' && it.startsWith('seat:'));
  return named?.slice('seat:'.length);
}

const closeGroup = ({ heading, parts }: OpenGroup, i: number): LogCardGroup => {
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

/** Lines of a part as they are shown: one line, or several entries about money in a row, folded. */
export type ShownLine = LogLineEntry | { readonly folded: readonly LogLineEntry[] };

/** A single entry about money is shown as it is. Remarks between them stay with the line that they explain. */
export function foldMoney(
  lines: readonly LogLineEntry[],
  isMoney: NonNullable<GameUi['isMoney']>,
): readonly ShownLine[] {
  const shown: ShownLine[] = [];
  let run: LogLineEntry[] = [];
  const close = (): void => {
    shown.push(...(run.length > 1 ? [{ folded: run }] : run));
    run = [];
  };
  for (const line of lines) {
    if (!line.entry.remark && isMoney(line.entry)) run.push(line);
    else {
      close();
      shown.push(line);
    }
  }
  close();
  return shown;
}

/** The number of answers at which each card (turn, round) began. The beginning of the match counts as a card. */
export function cardsBegin(steps: readonly LoggedAnswer[], heading: GameUi['logHeading']): readonly number[] {
  const begins = [0];
  for (const [i, { log }] of steps.entries()) {
    if (log.some((entry) => !entry.remark && heading(entry) === 'card')) begins.push(i + 1);
  }
  return begins;
}

/** The numbers of all moments that can be shown. In online matches, undone answers leave gaps. */
export const momentsOf = (steps: readonly LoggedAnswer[]): readonly number[] => [0, ...steps.map(({ n }) => n + 1)];

/** The last log entry that is not a remark, and the seat whose answer caused it. */
export function captionOf(
  steps: readonly LoggedAnswer[],
): { readonly seat: SeatId; readonly entry: LogEntry } | undefined {
  for (const { seat, log } of steps.toReversed()) {
    const entry = log.findLast((it) => !it.remark);
    if (entry) return { seat, entry };
  }
  return undefined;
}

/** Removes the dashes that a terminal draws around a card's title. */
export const withoutDashes = (text: string): string => text.replace(/^[\s—–-]+|[\s—–-]+$/gu, '');
