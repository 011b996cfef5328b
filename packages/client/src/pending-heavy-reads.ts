import { type ClientContext, type Pending, whileOpen } from './client-context.js';
import type { ClientError } from './errors.js';
import type { FromClient, ToClient } from './wire.js';

/** A request that changes nothing (docs/glossary.md). */
type HeavyReadRequest = Extract<FromClient, { do: 'tables' | 'preview' | 'past' }>;
type HeavyReadReply = Extract<ToClient, { is: HeavyReadRequest['do'] }>;
type ReplyTo<M extends HeavyReadRequest> = Extract<HeavyReadReply, { is: M['do'] }>;

interface PendingHeavyRead extends Pending<HeavyReadReply> {
  readonly message: HeavyReadRequest;
}

/** Sends heavy reads. The server replies in the order of the requests. */
export interface HeavyReadSender {
  request<M extends HeavyReadRequest>(message: M): Promise<ReplyTo<M>>;
  /** Sends everything that has no reply yet over the new connection. */
  resume(): void;
  /** Resolves the oldest request. */
  settle(reply: HeavyReadReply): void;
  /** Rejects the oldest request. */
  refuse(error: ClientError): void;
  failAll(error: ClientError): void;
}

export function heavyReadSender(context: ClientContext): HeavyReadSender {
  const heavyReads: PendingHeavyRead[] = [];
  return {
    request: <M extends HeavyReadRequest>(message: M) =>
      whileOpen<ReplyTo<M>>(context, ({ resolve, reject }) => {
        heavyReads.push({ message, resolve: (reply) => resolve(reply as ReplyTo<M>), reject });
        if (context.isOnline()) context.send(message);
      }),
    resume() {
      for (const { message } of heavyReads) context.send(message);
    },
    settle: (reply) => heavyReads.shift()?.resolve(reply),
    refuse: (error) => heavyReads.shift()?.reject(error),
    failAll(error) {
      for (const { reject } of heavyReads.splice(0)) reject(error);
    },
  };
}
