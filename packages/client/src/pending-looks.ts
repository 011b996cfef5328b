import { type ClientContext, type Pending, whileOpen } from './client-context.js';
import type { ClientError } from './errors.js';
import type { FromClient, ToClient } from './wire.js';

/** A look at the match: a request that changes nothing. */
type LookRequest = Extract<FromClient, { do: 'tables' | 'preview' | 'past' }>;
type LookReply = Extract<ToClient, { is: LookRequest['do'] }>;
type ReplyTo<M extends LookRequest> = Extract<LookReply, { is: M['do'] }>;

interface PendingLook extends Pending<LookReply> {
  readonly message: LookRequest;
}

/** Sends looks. The server replies in the order of the requests. */
export interface LookSender {
  request<M extends LookRequest>(message: M): Promise<ReplyTo<M>>;
  /** Sends everything that has no reply yet over the new connection. */
  resume(): void;
  /** Resolves the oldest request. */
  settle(reply: LookReply): void;
  /** Rejects the oldest request. */
  refuse(error: ClientError): void;
  failAll(error: ClientError): void;
}

export function lookSender(context: ClientContext): LookSender {
  const looks: PendingLook[] = [];
  return {
    request: <M extends LookRequest>(message: M) =>
      whileOpen<ReplyTo<M>>(context, ({ resolve, reject }) => {
        looks.push({ message, resolve: (reply) => resolve(reply as ReplyTo<M>), reject });
        if (context.isOnline()) context.send(message);
      }),
    resume() {
      for (const { message } of looks) context.send(message);
    },
    settle: (reply) => looks.shift()?.resolve(reply),
    refuse: (error) => looks.shift()?.reject(error),
    failAll(error) {
      for (const { reject } of looks.splice(0)) reject(error);
    },
  };
}
