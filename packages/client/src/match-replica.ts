import type { Json, LogEntry } from '@sandtable/kernel';
import { lostHistory } from './lost-history.js';
import type { HeldHistory, LostHistory, MatchSnapshot } from './match-snapshot.js';
import { applyPatch, type Patch } from './patch.js';
import { compareSeedHash, type SeedHash } from './seed-hash.js';
import { checkSharedDice, type DiceMemory } from './shared-dice.js';
import type { ChatLine, HistoryEntry, State, ToClient, Welcome } from './wire.js';

/** What is known, and what is missing for the next message to make sense. */
export interface MatchReplica {
  snapshot: MatchSnapshot | undefined;
  seedHash: SeedHash | undefined;
  /** What was contributed to the seed, and what the server showed of it first. */
  dice: DiceMemory;
  /** What the server must still know of. */
  held: HeldHistory | undefined;
  /** What it had told when it turned out to know less, until it has told what it knows. */
  beforeReset: { readonly held: number; readonly before: MatchSnapshot | undefined } | undefined;
  lost: LostHistory | undefined;
  readonly history: HistoryEntry[];
  readonly chat: ChatLine[];
}

/** `pinned`: the hash of the seed, `held`: what was told of the match, `dice`: of its seed, if it was seen before. */
export const emptyReplica = (pinned?: string, held?: HeldHistory, dice: DiceMemory = {}): MatchReplica => ({
  snapshot: undefined,
  dice,
  seedHash: pinned === undefined ? undefined : compareSeedHash(undefined, pinned),
  held,
  beforeReset: undefined,
  lost: undefined,
  history: [],
  chat: [],
});

/**
 * `gap`: the server told of something later than the next; `behind`: it knows less than it once told (another of its
 * processes, or an older copy of its data); `different`: it knows something else than it once told.
 */
export type ApplyOutcome = 'understood' | 'gap' | 'behind' | 'different';

export function applyMessage(
  replica: MatchReplica,
  message: Extract<ToClient, { is: 'welcome' | 'update' }>,
): ApplyOutcome {
  const { history, snapshot } = replica;
  const { state } = message;
  // Even from a message that can't be used otherwise.
  if (message.is === 'welcome') replica.seedHash = compareSeedHash(replica.seedHash, message.welcome.seedHash);
  const kept = message.is === 'welcome' ? compareHistory(replica, message.compared) : 'understood';
  if (kept !== 'understood') return kept;
  for (const it of message.happened) {
    if (it.n > history.length) return 'gap';
    if (it.n === history.length) history.push(it);
  }
  if (state.n !== history.length) return state.n > history.length ? 'gap' : 'behind';
  if (state.mark && state.n > 0) replica.held = { n: state.n, mark: state.mark };
  if (message.is === 'welcome') {
    const { beforeReset } = replica;
    if (beforeReset) replica.lost = lostHistory(beforeReset.held, beforeReset.before, state.n, history);
    replica.beforeReset = undefined;
    const { welcome, beginning = snapshot?.beginning ?? [] } = message;
    const rematch = welcome.rematch ?? snapshot?.rematch ?? null;
    const { chat } = replica;
    // More was said meanwhile than is sent: what was heard before is older talk now, to be asked for.
    if (message.chat.length > 0 && message.chat[0].number > nextLineNumber(chat)) chat.length = 0;
    for (const line of message.chat) addChatLine(chat, line);
    const seedHash = compareSeedHash(replica.seedHash, welcome.seedHash);
    const dice = diceIn(replica, welcome, state, seedHash);
    if (welcome.contributions && !replica.dice.shares) {
      replica.dice = { ...replica.dice, shares: welcome.contributions };
    }
    replica.snapshot = {
      welcome,
      seats: welcome.seats,
      state: stateWithView(state),
      beginning,
      history,
      chat,
      rematch,
      seedHash,
      dice,
      lost: replica.lost,
    };
  } else if (snapshot) {
    const dice = state.seed === undefined ? snapshot.dice : diceIn(replica, snapshot.welcome, state, snapshot.seedHash);
    replica.snapshot = { ...snapshot, dice, state: stateWithView(state, snapshot.state.view) };
  }
  return 'understood';
}

const diceIn = (replica: MatchReplica, welcome: Welcome, { seed, draw }: State, { pinned }: SeedHash) =>
  checkSharedDice(
    {
      match: welcome.match,
      seat: welcome.seat,
      people: welcome.seats.filter(({ player }) => player === 'person').map(({ seat }) => seat),
      shares: welcome.contributions,
      seedHash: pinned,
      seed,
      draw,
    },
    replica.dice,
  );

/** The mark of what was told, as the server has it now; `null` if it has not as much, undefined if it says nothing. */
function compareHistory({ held }: MatchReplica, compared: string | null | undefined): ApplyOutcome {
  if (!held || compared === undefined || compared === held.mark) return 'understood';
  return compared === null ? 'behind' : 'different';
}

/** What was told is not so any more: from here on the server tells everything again, and then it is compared. */
export function resetReplica(replica: MatchReplica): void {
  const { snapshot, history, held } = replica;
  replica.beforeReset = {
    held: held?.n ?? history.length,
    before: snapshot && history.length > 0 ? { ...snapshot, history: [...history] } : undefined,
  };
  replica.held = undefined;
  history.length = 0;
}

/** The first line of talk that has not been heard. */
export const nextLineNumber = (chat: readonly ChatLine[]): number =>
  chat.length > 0 ? chat[chat.length - 1].number + 1 : 0;

/** Is there talk before what is known? */
export const hasOlderChat = (chat: readonly ChatLine[]): boolean => chat.length > 0 && chat[0].number > 0;

/** What was said from a line on, as far as it is known. */
export const chatSince = (chat: readonly ChatLine[], number: number): readonly ChatLine[] =>
  chat.slice(Math.max(0, number - (chat[0]?.number ?? 0)));

/** The next line, or one heard before. */
export function addChatLine(chat: ChatLine[], line: ChatLine): Exclude<ApplyOutcome, 'behind'> {
  const next = nextLineNumber(chat);
  if (chat.length > 0 && line.number > next) return 'gap';
  if (chat.length === 0 || line.number === next) chat.push(line);
  return 'understood';
}

/** Lines from before those that are known. */
export function prependChat(chat: ChatLine[], lines: readonly ChatLine[]): void {
  const first = chat[0]?.number ?? 0;
  const older = lines.filter(({ number }) => number < first);
  if (older.at(-1)?.number === first - 1) chat.unshift(...older);
}

/** A state with its whole view: as sent, or changed from the last, or the same. */
function stateWithView({ patch, ...state }: State, before?: unknown): State {
  if (state.view !== undefined) return state;
  const view = patch ? applyPatch(before as Json | undefined, patch as Patch) : before;
  return view === undefined ? state : { ...state, view };
}

/** What happened, without what was taken back. */
export function logOf({ beginning, history }: Pick<MatchSnapshot, 'beginning' | 'history'>): LogEntry[] {
  const gone = new Set(history.flatMap(({ undone }) => undone ?? []));
  return [...beginning, ...history.filter(({ n }) => !gone.has(n)).flatMap(({ log }) => log)];
}
