import { type ClientContext, type Pending, whileOpen } from './client-context.js';
import { ClientError } from './errors.js';
import type { MatchSnapshot } from './match-snapshot.js';
import type { HistoryEntry, State } from './wire.js';

/** An answer or an undo that the server has not confirmed yet. */
interface PendingAnswer extends Pending<void> {
  /** Undefined for an undo. */
  readonly option: string | undefined;
  /** The number that its entry is to have. It only moves past entries whose content this seat can't see. */
  n: number;
  readonly decisionKey: string;
}

/** Sends one answer or undo at a time, and sends it again over each new connection until it is in the history. */
export interface AnswerSender {
  /** Sends an answer, or an undo if the option is undefined. Resolves when the server has stored it. */
  submit(option: string | undefined): Promise<void>;
  isPending(): boolean;
  /** Resolves the pending answer if the history now contains it. */
  settle(): void;
  /** A new connection was accepted: sends the pending answer again if it still applies. */
  resume(): void;
  refuse(error: ClientError): void;
  /** Rejects the pending answer without notifying the change listeners. */
  fail(error: ClientError): void;
}

export function answerSender(context: ClientContext): AnswerSender {
  let pending: PendingAnswer | undefined;

  const send = (): void => {
    if (!pending || !context.isOnline()) return;
    const { n, option } = pending;
    context.send(option === undefined ? { do: 'undo', n } : { do: 'answer', n, option });
  };
  const fail = (error: ClientError): void => {
    const reject = pending?.reject;
    pending = undefined;
    reject?.(error);
  };
  const failAndNotify = (error: ClientError): void => {
    fail(error);
    context.notify();
  };
  /** Another entry took the number of the pending answer: sends it again under the next number, or rejects it. */
  const handleOvertaken = (late: ClientError) => {
    if (!pending) return;
    const snapshot = context.snapshot();
    // The server refused the number although we know of no entry there: a new welcome brings what we lack.
    if (snapshot.state.n === pending.n) return context.reconnect();
    if (!stillApplies(pending, snapshot)) return failAndNotify(late);
    pending.n = snapshot.state.n;
    send();
  };

  return {
    submit: (option) =>
      whileOpen(context, ({ resolve, reject }) => {
        const { state } = context.snapshot();
        const error = pending
          ? new ClientError('busy', 'One thing after the other: an answer is on its way.')
          : option === undefined
            ? undefined
            : reasonNotToAnswer(state, option);
        if (error) return reject(error);
        pending = { option, n: state.n, decisionKey: decisionKey(state), resolve, reject };
        send();
      }),
    isPending: () => pending !== undefined,
    settle() {
      const { history } = context.replica;
      const entry = pending && history[pending.n];
      if (!pending || !entry || !isEntryOf(pending, entry, context.snapshot().welcome.seat)) return;
      const { resolve } = pending;
      pending = undefined;
      resolve();
    },
    resume() {
      const { history } = context.replica;
      if (pending && history.length > pending.n) handleOvertaken(new ClientError('late', 'The match has moved on.'));
      else send();
    },
    refuse(error) {
      if (error.code === 'late') return handleOvertaken(error);
      // The server has fewer entries than it reported before: the next welcome decides what is lost.
      return error.code === 'early' ? context.reconnect() : failAndNotify(error);
    },
    fail,
  };
}

function reasonNotToAnswer({ decision }: State, option: string): ClientError | undefined {
  if (!decision) return new ClientError('notYours', 'This seat has no decision to answer now.');
  if (!decision.options.includes(option)) return new ClientError('illegal', `“${option}” is not one of the options.`);
  return undefined;
}

const isEntryOf = ({ option }: PendingAnswer, entry: HistoryEntry, seat: string): boolean =>
  entry.seat === seat && (option === undefined ? entry.undone !== undefined : entry.option === option);

/**
 * Whether the player still means the answer although other entries came first. That is so if this seat sees nothing of
 * those entries (other seats answered the same decision in secret) and its own decision is unchanged.
 */
function stillApplies({ option, n, decisionKey: key }: PendingAnswer, { history, state, welcome }: MatchSnapshot) {
  const isUnseen = history.slice(n).every(({ seat, undone, log }) => {
    const shown = undone === undefined ? log : history[undone]?.log;
    return seat !== welcome.seat && shown?.length === 0;
  });
  return option !== undefined && isUnseen && decisionKey(state) === key;
}

/** The decision as text, to compare it with a later one. */
const decisionKey = ({ decision }: State): string => JSON.stringify(decision);
