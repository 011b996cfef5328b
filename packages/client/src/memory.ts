import type { Json, LogEntry } from '@sandtable/kernel';
import { lostHistory } from './lost-history.js';
import { applyPatch, type Patch } from './patch.js';
import { compareSeedHash, type SeedHash } from './seed-hash.js';
import { checkSharedDice, type DiceMemory } from './shared-dice.js';
import type { HeldHistory, LostHistory, Standing } from './standing.js';
import type { ChatLine, Happened, State, ToClient, Welcome } from './wire.js';

/** What is known, and what is missing for the next message to make sense. */
export interface Memory {
  standing: Standing | undefined;
  seedHash: SeedHash | undefined;
  /** What was contributed to the seed, and what the server showed of it first. */
  dice: DiceMemory;
  /** What the server must still know of. */
  held: HeldHistory | undefined;
  /** What it had told when it turned out to know less, until it has told what it knows. */
  forgotten: { readonly held: number; readonly before: Standing | undefined } | undefined;
  lost: LostHistory | undefined;
  readonly history: Happened[];
  readonly chat: ChatLine[];
}

/** `pinned`: the hash of the seed, `held`: what was told of the match, `dice`: of its seed, if it was seen before. */
export const emptyMemory = (pinned?: string, held?: HeldHistory, dice: DiceMemory = {}): Memory => ({
  standing: undefined,
  dice,
  seedHash: pinned === undefined ? undefined : compareSeedHash(undefined, pinned),
  held,
  forgotten: undefined,
  lost: undefined,
  history: [],
  chat: [],
});

/**
 * `gap`: the server told of something later than the next; `behind`: it knows less than it once told (another of its
 * processes, or an older copy of its data); `different`: it knows something else than it once told.
 */
export type Understood = 'understood' | 'gap' | 'behind' | 'different';

export function remember(memory: Memory, message: Extract<ToClient, { is: 'welcome' | 'update' }>): Understood {
  const { history, standing } = memory;
  const { state } = message;
  // Even from a message that can't be used otherwise.
  if (message.is === 'welcome') memory.seedHash = compareSeedHash(memory.seedHash, message.welcome.seedHash);
  const kept = message.is === 'welcome' ? compareHistory(memory, message.compared) : 'understood';
  if (kept !== 'understood') return kept;
  for (const it of message.happened) {
    if (it.n > history.length) return 'gap';
    if (it.n === history.length) history.push(it);
  }
  if (state.n !== history.length) return state.n > history.length ? 'gap' : 'behind';
  if (state.mark && state.n > 0) memory.held = { n: state.n, mark: state.mark };
  if (message.is === 'welcome') {
    const { forgotten } = memory;
    if (forgotten) memory.lost = lostHistory(forgotten.held, forgotten.before, state.n, history);
    memory.forgotten = undefined;
    const { welcome, beginning = standing?.beginning ?? [] } = message;
    const rematch = welcome.rematch ?? standing?.rematch ?? null;
    const { chat } = memory;
    // More was said meanwhile than is sent: what was heard before is older talk now, to be asked for.
    if (message.chat.length > 0 && message.chat[0].number > nextLine(chat)) chat.length = 0;
    for (const line of message.chat) hear(chat, line);
    const seedHash = compareSeedHash(memory.seedHash, welcome.seedHash);
    const dice = diceIn(memory, welcome, state, seedHash);
    if (welcome.contributions && !memory.dice.shares) {
      memory.dice = { ...memory.dice, shares: welcome.contributions };
    }
    memory.standing = {
      welcome,
      seats: welcome.seats,
      state: seen(state),
      beginning,
      history,
      chat,
      rematch,
      seedHash,
      dice,
      lost: memory.lost,
    };
  } else if (standing) {
    const dice = state.seed === undefined ? standing.dice : diceIn(memory, standing.welcome, state, standing.seedHash);
    memory.standing = { ...standing, dice, state: seen(state, standing.state.view) };
  }
  return 'understood';
}

const diceIn = (memory: Memory, welcome: Welcome, { seed, draw }: State, { pinned }: SeedHash) =>
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
    memory.dice,
  );

/** The mark of what was told, as the server has it now; `null` if it has not as much, undefined if it says nothing. */
function compareHistory({ held }: Memory, compared: string | null | undefined): Understood {
  if (!held || compared === undefined || compared === held.mark) return 'understood';
  return compared === null ? 'behind' : 'different';
}

/** What was told is not so any more: from here on the server tells everything again, and then it is compared. */
export function forget(memory: Memory): void {
  const { standing, history, held } = memory;
  memory.forgotten = {
    held: held?.n ?? history.length,
    before: standing && history.length > 0 ? { ...standing, history: [...history] } : undefined,
  };
  memory.held = undefined;
  history.length = 0;
}

/** The first line of talk that has not been heard. */
export const nextLine = (chat: readonly ChatLine[]): number => (chat.length > 0 ? chat[chat.length - 1].number + 1 : 0);

/** Is there talk before what is known? */
export const hasOlder = (chat: readonly ChatLine[]): boolean => chat.length > 0 && chat[0].number > 0;

/** What was said from a line on, as far as it is known. */
export const talkSince = (chat: readonly ChatLine[], number: number): readonly ChatLine[] =>
  chat.slice(Math.max(0, number - (chat[0]?.number ?? 0)));

/** The next line, or one heard before. */
export function hear(chat: ChatLine[], line: ChatLine): Exclude<Understood, 'behind'> {
  const next = nextLine(chat);
  if (chat.length > 0 && line.number > next) return 'gap';
  if (chat.length === 0 || line.number === next) chat.push(line);
  return 'understood';
}

/** Lines from before those that are known. */
export function recall(chat: ChatLine[], lines: readonly ChatLine[]): void {
  const first = chat[0]?.number ?? 0;
  const older = lines.filter(({ number }) => number < first);
  if (older.at(-1)?.number === first - 1) chat.unshift(...older);
}

/** A state with its whole view: as sent, or changed from the last, or the same. */
function seen({ patch, ...state }: State, before?: unknown): State {
  if (state.view !== undefined) return state;
  const view = patch ? applyPatch(before as Json | undefined, patch as Patch) : before;
  return view === undefined ? state : { ...state, view };
}

/** What happened, without what was taken back. */
export function logOf({ beginning, history }: Pick<Standing, 'beginning' | 'history'>): LogEntry[] {
  const gone = new Set(history.flatMap(({ undone }) => undone ?? []));
  return [...beginning, ...history.filter(({ n }) => !gone.has(n)).flatMap(({ log }) => log)];
}
