import type { LogEntry, SeatId } from '@sandtable/kernel';
import type { GameUi } from '../../games/game-ui.js';
import type { LoggedAnswer, PlaySnapshot } from '../../play/play.js';
import { cardsOf } from '../log-cards.js';
import { referencesIn } from '../references.js';

/** What the others did since the viewer's last answer, from the log alone. */

/** What one seat did without a break on one card. */
export interface SeatTurn {
  readonly seat: SeatId;
  /** The entries that name what it did: its operations and events. */
  readonly headings: readonly LogEntry[];
  /** The moments before and after it. */
  readonly from: number;
  readonly to: number;
  /** The spaces that its log names. */
  readonly spaces: readonly string[];
  /** Why it did that, if a bot gave its reasons. */
  readonly reasons: readonly LogEntry[];
}

export interface TurnSummary {
  /** The moment after the viewer's last answer. */
  readonly from: number;
  readonly to: number;
  /** References of the cards and tiles that were drawn or played. */
  readonly cards: readonly string[];
  readonly turns: readonly SeatTurn[];
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
  const from = own ? own.n + 1 : 0;
  // The viewer's own last answer may have turned up the next card.
  const drawn = (own?.log ?? []).filter((entry) => !entry.remark && heading(entry) === 'card').slice(-1);
  const entries = [...drawn, ...since.flatMap(({ log }) => log)];
  return {
    from,
    to: last.n + 1,
    cards: [...new Set(entries.flatMap((entry) => cardsOf(entry, heading)))],
    turns: turnsIn(since, from, heading),
  };
}

function turnsIn(since: readonly LoggedAnswer[], from: number, heading: LogHeading): readonly SeatTurn[] {
  const turns: (Omit<SeatTurn, 'spaces'> & {
    headings: LogEntry[];
    reasons: LogEntry[];
    to: number;
    spaces: Set<string>;
  })[] = [];
  let begin = from;
  for (const { n, seat, log } of since) {
    const visible = log.filter((entry) => !entry.remark);
    const headings = visible.filter((entry) => {
      const kind = heading(entry);
      return kind === 'part' || kind === 'phase';
    });
    const beginsCard = visible.some((entry) => heading(entry) === 'card');
    const last = turns.at(-1);
    // A turn that has not touched the map yet goes on: taking a tile, then playing the event with it.
    const isBare = last !== undefined && (last.headings.length === 0 || last.spaces.size === 0);
    const continues = last?.seat === seat && !beginsCard && (headings.length === 0 || isBare);
    const turn = continues
      ? last
      : { seat, headings: [], reasons: [], from: begin, to: begin, spaces: new Set<string>() };
    if (!continues) turns.push(turn);
    turn.headings.push(...headings);
    turn.reasons.push(...log.filter((entry) => entry.remark));
    turn.to = n + 1;
    for (const entry of visible) {
      for (const reference of referencesIn(entry)) if (reference.startsWith('space:')) turn.spaces.add(reference);
    }
    begin = n + 1;
  }
  return turns
    .filter(({ headings, spaces }) => headings.length > 0 || spaces.size > 0)
    .map((turn) => ({ ...turn, spaces: [...turn.spaces] }));
}
