import type { JoinOptions } from './client.js';
import type { ClientContext } from './client-context.js';
import { type Gatherer, gatheringSnapshot, receiveGathering } from './gather.js';
import type { Gathering } from './wire.js';

export interface GatheringHandler {
  /** Whether the server has sent a gathering, and so has let this client in. */
  hasStarted(): boolean;
  handle(gathering: Gathering): void;
}

/** Takes part in the making of shared dice for a client that waits for its match to begin. */
export function gatheringHandler(
  context: ClientContext,
  { onDice, onGathering }: Pick<JoinOptions, 'onDice' | 'onGathering'>,
): GatheringHandler {
  const { replica } = context;
  let latest: Gathering | undefined;
  return {
    hasStarted: () => latest !== undefined,
    handle(gathering) {
      const gatherer: Gatherer = { memory: replica.dice, seedHash: replica.seedHash, gathering: latest };
      const reply = receiveGathering(gatherer, gathering, !context.isOnline());
      replica.seedHash = gatherer.seedHash;
      latest = gathering;
      if (JSON.stringify(gatherer.memory) !== JSON.stringify(replica.dice)) onDice?.(gatherer.memory, gathering);
      replica.dice = gatherer.memory;
      context.markOnline();
      if (reply) context.send(reply);
      const now = gatheringSnapshot(gatherer, () => context.send({ do: 'begin' }));
      if (now) onGathering?.(now);
    },
  };
}
