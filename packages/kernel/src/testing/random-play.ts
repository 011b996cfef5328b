import { type Chance, randomBelow, seedChance } from '../chance.js';
import { InputError } from '../errors.js';
import type { Match } from '../match.js';
import type { Message } from '../messages.js';
import type { Position } from '../position.js';

/** A random element of a list that must not be empty. */
export function randomElement<T>(chance: Chance, list: readonly T[]): T {
  const element = list[randomBelow(chance, list.length)];
  if (element === undefined) throw new Error('there is nothing to choose from');
  return element;
}

/** Answers at random for any pending seat. Asides are as likely as other options, so that tests reach rare cases. */
export function playRandomly<P extends Position>(
  match: Match<P>,
  seed: string,
  most = Number.POSITIVE_INFINITY,
): Match<P> {
  const chance = seedChance(`wander ${seed}`);
  for (let i = 0; i < most && !match.result; i++) {
    const decision = randomElement(chance, match.pending());
    match.choose(randomElement(chance, decision.options), decision.seat);
  }
  return match;
}

/** The explanation with which `act` was refused. Throws if it was not refused. */
export function refusal(act: () => unknown): Message {
  try {
    act();
  } catch (error) {
    if (error instanceof InputError) return error.explanation;
    throw error;
  }
  throw new Error('nothing was refused');
}

/** Everything that a host can see of a match, as one comparable object. */
export function observableState<P extends Position>(match: Match<P>) {
  return {
    position: match.game.writePosition(match.position),
    chance: [...match.position.chance.state],
    script: [...match.position.chance.scriptedDice],
    pending: match.pending().map((d) => ({ seat: d.seat, prompt: d.prompt, rule: d.rule, options: d.options })),
    answers: [...match.answers],
    checkpoints: [...match.checkpoints],
    log: [...match.log],
    result: match.result,
  };
}
