import type { LogEntry, SeatId } from '@sandtable/kernel';
import type { GameUi } from '../../games/game-ui.js';
import type { PlaySnapshot } from '../../play/play.js';
import { cardsOf } from '../log-cards.js';
import { actorOf, referencesIn } from '../references.js';

/** What the others did since the viewer's last answer, from the log alone. */

/** What follows one heading of the log: a seat's operation or event, a phase of the game, or a card. */
export interface SummaryPart {
  /** Whoever acts; undefined for phases, which are the game's own. */
  readonly seat: SeatId | undefined;
  /** Undefined only before the first heading of a match, where a seat is named instead. */
  readonly heading: LogEntry | undefined;
  /** The log's lines after the heading, without remarks. */
  readonly lines: readonly LogEntry[];
  /** The spaces that its log names. */
  readonly spaces: readonly string[];
  /** Why it was done, if a bot gave its reasons. */
  readonly reasons: readonly LogEntry[];
}

export interface TurnSummary {
  /** The moment after the viewer's last answer. */
  readonly from: number;
  readonly to: number;
  /** References of the cards and tiles that were drawn or played. */
  readonly cards: readonly string[];
  readonly parts: readonly SummaryPart[];
}

type LogHeading = GameUi['logHeading'];

/** Undefined for observers, and if nobody else has done anything that the log shows. */
export function summarizeTurn(
  { viewer, steps }: Pick<PlaySnapshot, 'viewer' | 'steps'>,
  heading: LogHeading,
): TurnSummary | undefined {
  const lastOwn = steps.findLastIndex(({ seat }) => seat === viewer);
  const since = steps.slice(lastOwn + 1);
  const last = since.at(-1);
  if (viewer === 'observer' || !last || !since.some(({ log }) => log.some((entry) => !entry.remark))) return undefined;
  const own = steps[lastOwn];
  const parts = new PartsWriter(heading);
  // What the others did may go on under a heading that is older than the viewer's answer.
  for (const { seat, log } of steps.slice(beginOfCard(steps, lastOwn, heading), lastOwn + 1)) {
    for (const entry of log) parts.add(entry, seat);
  }
  parts.startListing();
  for (const { seat, log } of since) for (const entry of log) parts.add(entry, seat);
  return { from: own ? own.n + 1 : 0, to: last.n + 1, cards: parts.cards(), parts: parts.listed() };
}

/** The index of the last step up to `index` whose log begins a card. */
const beginOfCard = (steps: PlaySnapshot['steps'], index: number, heading: LogHeading): number =>
  Math.max(
    0,
    steps.findLastIndex(({ log }, i) => i <= index && log.some((it) => !it.remark && heading(it) === 'card')),
  );

interface OpenPart {
  readonly kind: ReturnType<LogHeading>;
  readonly seat: SeatId | undefined;
  readonly heading: LogEntry | undefined;
  /** The entry that began the card in play. */
  readonly card: LogEntry | undefined;
  /** Its heading is older than the viewer's last answer. */
  readonly isContinued: boolean;
  readonly lines: LogEntry[];
  readonly spaces: Set<string>;
  readonly reasons: LogEntry[];
}

/** Puts each line of the log under the last heading before it. */
class PartsWriter {
  private parts: OpenPart[] = [];
  /** Remarks come before the line that they explain, so they wait until it is placed. */
  private remarks: LogEntry[] = [];

  constructor(private readonly heading: LogHeading) {}

  /** Forgets all lines so far, but not under which heading and card the log goes on. */
  startListing(): void {
    const last = this.parts.at(-1);
    this.parts = last ? [{ ...last, isContinued: true, lines: [], spaces: new Set(), reasons: [] }] : [];
    this.remarks = [];
  }

  add(entry: LogEntry, seat: SeatId): void {
    if (entry.remark) {
      this.remarks.push(entry);
      return;
    }
    const kind = this.heading(entry);
    if (kind) {
      // These remarks explain the answer that ended the part before.
      if (kind !== 'part') this.placeRemarks();
      this.open(kind, entry, kind === 'part' ? actorOf(entry, seat) : undefined);
    } else {
      if (this.parts.length === 0) this.open(undefined, undefined, seat);
      this.parts.at(-1)?.lines.push(entry);
    }
    this.placeRemarks();
    const spaces = this.parts.at(-1)?.spaces;
    for (const reference of referencesIn(entry)) if (reference.startsWith('space:')) spaces?.add(reference);
  }

  /**
   * A phase or card that nothing follows is left out. What a seat does is news even without a line of its own, unless the
   * same seat does something else instead.
   */
  listed(): readonly SummaryPart[] {
    this.placeRemarks();
    return this.parts
      .filter(({ kind, seat, lines, isContinued }, i) => {
        if (lines.length > 0) return true;
        return kind === 'part' && !isContinued && this.parts[i + 1]?.seat !== seat;
      })
      .map(({ seat, heading, lines, spaces, reasons }) => ({ seat, heading, lines, reasons, spaces: [...spaces] }));
  }

  /** What was turned up, and what the listed parts belong to. */
  cards(): readonly string[] {
    const named = this.parts
      .filter(({ lines, isContinued }) => lines.length > 0 || !isContinued)
      .flatMap(({ card, heading }) => [card, heading])
      .flatMap((entry) => (entry ? cardsOf(entry, this.heading) : []));
    return [...new Set(named)];
  }

  private open(kind: OpenPart['kind'], heading: LogEntry | undefined, seat: SeatId | undefined): void {
    const card = kind === 'card' ? heading : this.parts.at(-1)?.card;
    this.parts.push({ kind, heading, seat, card, isContinued: false, lines: [], spaces: new Set(), reasons: [] });
  }

  private placeRemarks(): void {
    this.parts.at(-1)?.reasons.push(...this.remarks);
    this.remarks = [];
  }
}
