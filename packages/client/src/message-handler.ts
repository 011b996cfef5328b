import type { JoinOptions } from './client.js';
import type { ClientContext } from './client-context.js';
import { ClientError } from './errors.js';
import type { GatheringHandler } from './gathering-handler.js';
import { addChatLine, applyMessage, prependChat, resetReplica } from './match-replica.js';
import type { PendingRequests } from './pending-requests.js';
import type { ToClient } from './wire.js';

/** How many times the server may report fewer entries than we hold before we trust it and reset. */
const MAX_BEHIND = 3;

/** Trying again can't help: the match began under other rules, or its data are damaged. */
const FINAL_REFUSALS: readonly string[] = ['otherRules', 'damaged'];

export interface MessageHandlerParts {
  readonly requests: PendingRequests;
  readonly gathering: GatheringHandler;
  readonly onDice: JoinOptions['onDice'];
  /** Whether the client may wait and try to join again. */
  mayRetry(): boolean;
}

/** Applies each message of the server to the replica, and settles the requests that it answers. */
export function messageHandler(context: ClientContext, parts: MessageHandlerParts): (message: ToClient) => void {
  const { replica } = context;
  const { requests, gathering } = parts;
  const update = updateHandler(context, parts);
  const refuse = refusalHandler(context, parts);

  return (message) => {
    switch (message.is) {
      case 'gathering':
        return gathering.handle(message.gathering);
      case 'welcome':
      case 'update':
        return update(message);
      case 'thinking':
        if (replica.snapshot) replica.snapshot = { ...replica.snapshot, thinking: message };
        return context.notify();
      case 'chat':
        if (addChatLine(replica.chat, message.line) === 'gap') return context.reconnect();
        requests.chat.settle();
        return context.notify();
      case 'talk':
        prependChat(replica.chat, message.lines);
        requests.olderChat.settle(message.more);
        return context.notify();
      case 'seats':
        if (replica.snapshot) replica.snapshot = { ...replica.snapshot, seats: message.seats };
        return context.notify();
      case 'rematch':
        if (replica.snapshot) replica.snapshot = { ...replica.snapshot, rematch: message.match };
        return context.notify();
      case 'tables':
      case 'preview':
      case 'past':
        return requests.heavyReads.settle(message);
      case 'refused':
        return refuse(message);
      case 'pong':
        return;
    }
  };
}

/** Applies a welcome or an update. Starts over from an empty replica if the server has a different history. */
function updateHandler(context: ClientContext, { requests, onDice }: MessageHandlerParts) {
  const { replica } = context;
  let behindCount = 0;

  const startOver = (): void => {
    resetReplica(replica);
    requests.answers.fail(new ClientError('late', 'The match is not the one that was answered.'));
    context.notify();
  };

  return (message: Extract<ToClient, { is: 'welcome' | 'update' }>) => {
    const { dice } = replica;
    const outcome = applyMessage(replica, message);
    if (replica.dice !== dice && message.is === 'welcome') onDice?.(replica.dice, message.welcome);
    if (outcome === 'different' || (outcome === 'behind' && ++behindCount > MAX_BEHIND)) startOver();
    if (outcome !== 'understood') return context.reconnect();
    requests.answers.settle();
    requests.chat.settle();
    if (message.is === 'welcome') {
      context.markOnline();
      behindCount = 0;
      requests.resume();
    }
    context.notify();
  };
}

function refusalHandler(context: ClientContext, { requests, mayRetry }: MessageHandlerParts) {
  return ({ refusal, re }: Extract<ToClient, { is: 'refused' }>) => {
    const { code } = refusal;
    const error = new ClientError(code, refusal.text);
    if (FINAL_REFUSALS.includes(code)) return context.close(error);
    // We don't know which message was meant, so everything pending is sent again over another connection.
    if (code === 'tooFast' && re === undefined) return context.reconnect();
    switch (re) {
      case 'join':
        return code === 'unavailable' || (code === 'busy' && mayRetry()) ? context.reconnect() : context.close(error);
      case 'commit':
      case 'reveal':
      case 'begin':
        // The next connection sends again what the server didn't store. Any other refusal shows in the next gathering.
        return ['unavailable', 'tooFast'].includes(code) ? context.reconnect() : undefined;
      default:
        return requests.refuse(re, error);
    }
  };
}
