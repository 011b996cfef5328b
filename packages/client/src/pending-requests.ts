import type { ClientContext } from './client-context.js';
import type { ClientError } from './errors.js';
import { type AnswerSender, answerSender } from './pending-answer.js';
import { type ChatSender, chatSender, type OlderChatReader, olderChatReader } from './pending-chat.js';
import { type HeavyReadSender, heavyReadSender } from './pending-heavy-reads.js';
import type { FromClient } from './wire.js';

/** Everything that a client has asked of the server and that is not settled yet. */
export interface PendingRequests {
  readonly answers: AnswerSender;
  readonly chat: ChatSender;
  readonly olderChat: OlderChatReader;
  readonly heavyReads: HeavyReadSender;
  /** Sends everything again over a new connection. */
  resume(): void;
  /** The server refused a message of this kind; `re` is undefined if the server could not read the message. */
  refuse(re: FromClient['do'] | undefined, error: ClientError): void;
  /** Rejects everything without notifying the change listeners. */
  failAll(error: ClientError): void;
}

export function pendingRequests(context: ClientContext): PendingRequests {
  const answers = answerSender(context);
  const chat = chatSender(context);
  const olderChat = olderChatReader(context);
  const heavyReads = heavyReadSender(context);

  const refuseChat = (error: ClientError): void => {
    chat.refuse(error);
    chat.resume();
  };
  /** We don't know which message was meant, so we fail the first of each kind: nothing may wait forever. */
  const refuseUnknown = (error: ClientError): void => {
    answers.fail(error);
    context.notify();
    heavyReads.refuse(error);
    olderChat.failAll(error);
    refuseChat(error);
  };

  return {
    answers,
    chat,
    olderChat,
    heavyReads,
    resume() {
      answers.resume();
      chat.resume();
      heavyReads.resume();
      olderChat.resume();
    },
    refuse(re, error) {
      switch (re) {
        case 'answer':
        case 'undo':
          return answers.refuse(error);
        case 'say':
          return refuseChat(error);
        case 'tables':
        case 'preview':
        case 'past':
          return heavyReads.refuse(error);
        case 'moveNow':
          // Whatever the reason, there is nothing to undo: the bots go on thinking.
          return;
        case 'talk':
          return olderChat.failAll(error);
        default:
          return refuseUnknown(error);
      }
    },
    failAll(error) {
      answers.fail(error);
      chat.failAll(error);
      heavyReads.failAll(error);
      olderChat.failAll(error);
    },
  };
}
