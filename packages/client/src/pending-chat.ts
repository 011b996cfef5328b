import { type ClientContext, type Pending, whileOpen } from './client-context.js';
import { ClientError } from './errors.js';
import { chatSince, hasOlderChat, nextLineNumber } from './match-replica.js';

const MAX_LINE_LENGTH = 1000;
/** Control characters except tabs and line breaks: a reader's terminal might obey them. */
const CONTROL_CHARACTERS = /(?![\t\n])\p{Cc}/gu;

interface PendingLine extends Pending<void> {
  readonly text: string;
  /** The number of the first line that could be this one. */
  readonly from: number;
}

/** Sends chat lines one at a time, so that a refusal can only mean the first of them. */
export interface ChatSender {
  say(text: string): Promise<void>;
  /** Resolves the first line if the chat now contains it, and sends the next one. */
  settle(): void;
  /** Sends the first line, if there is one. */
  resume(): void;
  /** Rejects the first line. */
  refuse(error: ClientError): void;
  failAll(error: ClientError): void;
}

export function chatSender(context: ClientContext): ChatSender {
  const lines: PendingLine[] = [];
  const sendFirst = (): void => {
    const [first] = lines;
    if (first && context.isOnline()) context.send({ do: 'say', text: first.text });
  };
  return {
    say: (given) =>
      whileOpen(context, ({ resolve, reject }) => {
        const text = given.replace(CONTROL_CHARACTERS, '');
        if (text === '' || text.length > MAX_LINE_LENGTH) {
          return reject(new ClientError('badMessage', `A line has 1 to ${MAX_LINE_LENGTH} characters.`));
        }
        lines.push({ text, from: nextLineNumber(context.replica.chat), resolve, reject });
        if (lines.length === 1) sendFirst();
      }),
    settle() {
      const { chat, welcome } = context.snapshot();
      const [first] = lines;
      if (!first) return;
      const isMine = (line: { readonly seat: string; readonly text: string }) =>
        line.seat === welcome.seat && line.text === first.text;
      if (!chatSince(chat, first.from).some(isMine)) return;
      lines.shift();
      first.resolve();
      sendFirst();
    },
    resume: sendFirst,
    refuse: (error) => lines.shift()?.reject(error),
    failAll(error) {
      for (const { reject } of lines.splice(0)) reject(error);
    },
  };
}

/** Requests pages of older chat. Everybody who asks at the same time gets the same page. */
export interface OlderChatReader {
  /** Resolves with whether there are still older lines. */
  read(): Promise<boolean>;
  resume(): void;
  /** A page has arrived; `more` if there are still older lines. */
  settle(more: boolean): void;
  failAll(error: ClientError): void;
}

export function olderChatReader(context: ClientContext): OlderChatReader {
  const readers: Pending<boolean>[] = [];
  const send = (): void => {
    const [oldest] = context.replica.chat;
    if (readers.length > 0 && context.isOnline() && oldest) context.send({ do: 'talk', before: oldest.number });
  };
  return {
    read: () =>
      whileOpen(context, (pending) => {
        if (!hasOlderChat(context.replica.chat)) return pending.resolve(false);
        readers.push(pending);
        if (readers.length === 1) send();
      }),
    resume: send,
    settle(more) {
      for (const { resolve } of readers.splice(0)) resolve(more);
    },
    failAll(error) {
      for (const { reject } of readers.splice(0)) reject(error);
    },
  };
}
