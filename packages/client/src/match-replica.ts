import type { Json, LogEntry } from '@sandtable/kernel';
import { lostHistory } from './lost-history.js';
import type { HeldHistory, LostHistory, MatchSnapshot } from './match-snapshot.js';
import { applyPatch, type Patch } from './patch.js';
import { compareSeedHash, type SeedHash } from './seed-hash.js';
import { checkSharedDice, type DiceMemory } from './shared-dice.js';
import type { ChatLine, HistoryEntry, State, ToClient, Welcome } from './wire.js';

/** What a client knows of its match, kept through lost connections. Messages of the server change it in place. */
export interface MatchReplica {
  snapshot: MatchSnapshot | undefined;
  seedHash: SeedHash | undefined;
  /** This client's contribution to the seed, and the first lists that the server showed. */
  dice: DiceMemory;
  /** The part of the history that the server must still have. */
  held: HeldHistory | undefined;
  /** What we knew before the last reset, until a complete welcome shows what the server still has. */
  beforeReset: { readonly held: number; readonly before: MatchSnapshot | undefined } | undefined;
  lost: LostHistory | undefined;
  readonly history: HistoryEntry[];
  readonly chat: ChatLine[];
}

/** All three come from an earlier visit, if there was one; `pinned` is the hash of the seed. */
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
 * `gap`: entries before those in the message are missing here; `behind`: the server has fewer entries than we do (another
 * of its processes, or an older copy of its data); `different`: it has other entries than we do.
 */
export type ApplyOutcome = 'understood' | 'gap' | 'behind' | 'different';

export function applyMessage(
  replica: MatchReplica,
  message: Extract<ToClient, { is: 'welcome' | 'update' }>,
): ApplyOutcome {
  const { history, snapshot } = replica;
  const { state } = message;
  // Compare the hash even if the rest of the message can't be used.
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
    // Lines are missing between ours and those of the message. We drop ours: they can be requested as older chat.
    const [firstLine] = message.chat;
    if (firstLine && firstLine.number > nextLineNumber(chat)) chat.length = 0;
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

/**
 * `compared` is the server's present mark of the entries that we hold: `null` if it has fewer entries, undefined if the
 * welcome has no mark.
 */
function compareHistory({ held }: MatchReplica, compared: string | null | undefined): ApplyOutcome {
  if (!held || compared === undefined || compared === held.mark) return 'understood';
  return compared === null ? 'behind' : 'different';
}

/** Empties the replica because the server's history is different. The next welcome brings all of it, to compare. */
export function resetReplica(replica: MatchReplica): void {
  const { snapshot, history, held } = replica;
  replica.beforeReset = {
    held: held?.n ?? history.length,
    before: snapshot && history.length > 0 ? { ...snapshot, history: [...history] } : undefined,
  };
  replica.held = undefined;
  history.length = 0;
}

/** The number of the first chat line that we don't have. */
export const nextLineNumber = (chat: readonly ChatLine[]): number => (chat.at(-1)?.number ?? -1) + 1;

/** Whether the chat has lines before those that we have. */
export const hasOlderChat = (chat: readonly ChatLine[]): boolean => (chat[0]?.number ?? 0) > 0;

/** The known lines from this number on. */
export const chatSince = (chat: readonly ChatLine[], number: number): readonly ChatLine[] =>
  chat.slice(Math.max(0, number - (chat[0]?.number ?? 0)));

/** Adds the next line; ignores a line that is known already. */
export function addChatLine(chat: ChatLine[], line: ChatLine): Exclude<ApplyOutcome, 'behind'> {
  const next = nextLineNumber(chat);
  if (chat.length > 0 && line.number > next) return 'gap';
  if (chat.length === 0 || line.number === next) chat.push(line);
  return 'understood';
}

/** Adds a page of older lines, if it ends right before the first known line. */
export function prependChat(chat: ChatLine[], lines: readonly ChatLine[]): void {
  const first = chat[0]?.number ?? 0;
  const older = lines.filter(({ number }) => number < first);
  if (older.at(-1)?.number === first - 1) chat.unshift(...older);
}

/** The state with its whole view: as sent, or the last view with the patch applied, or the last view. */
function stateWithView({ patch, ...state }: State, before?: unknown): State {
  if (state.view !== undefined) return state;
  const view = patch ? applyPatch(before as Json | undefined, patch as Patch) : before;
  return view === undefined ? state : { ...state, view };
}

/** The log without answers that were undone. */
export function logOf({ beginning, history }: Pick<MatchSnapshot, 'beginning' | 'history'>): LogEntry[] {
  const gone = new Set(history.flatMap(({ undone }) => undone ?? []));
  return [...beginning, ...history.filter(({ n }) => !gone.has(n)).flatMap(({ log }) => log)];
}
