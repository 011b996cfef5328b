import type { Json, LogEntry } from '@sandtable/kernel';
import { applyPatch, type Patch } from './patch.js';
import type { ChatLine, Happened, Seated, State, ToClient, Welcome } from './wire.js';

/** Where a match stands, as far as the server has told; it outlives every connection. */
export interface Standing {
  readonly welcome: Welcome;
  readonly seats: readonly Seated[];
  /** With the whole view. */
  readonly state: State;
  /** What happened before the first answer. */
  readonly beginning: readonly LogEntry[];
  /** All that was done, by number. */
  readonly history: readonly Happened[];
  readonly chat: readonly ChatLine[];
  /** The match that follows this one; the same secrets open it. */
  readonly rematch: string | null;
}

/** What is known, and what is missing for the next message to make sense. */
export interface Memory {
  standing: Standing | undefined;
  readonly history: Happened[];
  readonly chat: ChatLine[];
}

export const emptyMemory = (): Memory => ({ standing: undefined, history: [], chat: [] });

/**
 * `gap`: the server told of something later than the next; `behind`: it knows less than it once told (another of its
 * processes, or an older copy of its data).
 */
export type Understood = 'understood' | 'gap' | 'behind';

export function remember(memory: Memory, message: Extract<ToClient, { is: 'welcome' | 'update' }>): Understood {
  const { history, standing } = memory;
  const { state } = message;
  for (const it of message.happened) {
    if (it.n > history.length) return 'gap';
    if (it.n === history.length) history.push(it);
  }
  if (state.n !== history.length) return state.n > history.length ? 'gap' : 'behind';
  if (message.is === 'welcome') {
    const { welcome, beginning = standing?.beginning ?? [] } = message;
    const rematch = welcome.rematch ?? standing?.rematch ?? null;
    for (const line of message.chat) hear(memory, line);
    const { chat } = memory;
    memory.standing = { welcome, seats: welcome.seats, state: seen(state), beginning, history, chat, rematch };
  } else if (standing) memory.standing = { ...standing, state: seen(state, standing.state.view) };
  return 'understood';
}

/** A line of talk, once and in its place. */
export function hear({ chat }: Memory, line: ChatLine): void {
  if (chat.some(({ number }) => number === line.number)) return;
  chat.push(line);
  chat.sort((a, b) => a.number - b.number);
}

/** The first line of talk that is missing. */
export function nextLine({ chat }: Memory): number {
  const gap = chat.findIndex(({ number }, i) => number !== i);
  return gap < 0 ? chat.length : gap;
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
