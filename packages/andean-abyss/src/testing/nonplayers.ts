import { CHECKPOINT, type Decision, type Message, type Procedure, seedChance } from '@sandtable/kernel';
import { answerDecision, botContextOf } from '../automa/index.js';
import { RANDOM_SPACES } from '../data/nonplayers.js';
import type { SpaceId } from '../data/spaces.js';
import { type Faction, isInsurgent } from '../factions.js';
import { checkInvariants } from '../invariants.js';
import type { Position } from '../position.js';
import { factionReferred } from '../references.js';
import { redact } from '../view.js';

/** One answer of a non-player, in the form that tests compare. */
export interface NonplayerAnswer {
  readonly faction: Faction;
  /** The question's key after `ask.`. */
  readonly key: string;
  readonly option: string;
  readonly rule: string;
  /** The reason's key after `reason.`. */
  readonly reason: string;
  /** What it rolled on the table of 8.2, if it did: `3-5-1`; empty for the even roll of 8.3. */
  readonly dice?: string;
}

/** Answers for the factions that the non-player under test does not play. */
export type OtherAnswers = (decision: Decision, faction: Faction) => string;

const nobodyElse: OtherAnswers = (decision) => {
  throw new Error(`${decision.prompt.key} is asked of somebody else`);
};

/**
 * Runs a procedure to its end with non-players answering for every insurgent faction. Each answer must be one of the
 * options. `dice` are the rolls for 8.2 and 8.3 in order (three per choice on the table).
 */
export function letNonplayersAct<T>(
  g: Position,
  procedure: Procedure<T>,
  dice: readonly number[] = [],
  others: OtherAnswers = nobodyElse,
): { readonly value: T; readonly steps: readonly NonplayerAnswer[] } {
  const chance = seedChance('nonplayers', dice);
  const steps: NonplayerAnswer[] = [];
  let step = procedure.next({});
  while (!step.done) {
    if (step.value === CHECKPOINT) {
      step = procedure.next({});
      continue;
    }
    const [decision] = step.value;
    checkInvariants(g);
    const faction = factionReferred(String(decision.prompt.params?.faction)) ?? 'government';
    let option: string;
    if (isInsurgent(faction)) {
      const m = botContextOf({ decision, seat: decision.seat, position: () => redact(g) }, chance);
      const answer = answerDecision(m);
      option = answer.option;
      steps.push({ faction, key: m.key, option, ...reasonOf(answer.reason) });
    } else option = others(decision, faction);
    const offered = decision.options;
    if (!offered.includes(option)) throw new Error(`${decision.prompt.key} offers ${offered.join(' ')}, not ${option}`);
    step = procedure.next(option);
  }
  checkInvariants(g);
  return { value: step.value, steps };
}

/** A reason "operation instead of the event" wraps the reason for the operation. Tests look at the inner one. */
const AROUND = ['reason.notLeftmost', 'reason.grey2'];

function reasonOf(because: Message | undefined): Pick<NonplayerAnswer, 'rule' | 'reason' | 'dice'> {
  const { rule = '', reason, dice } = because?.params ?? {};
  const inner = typeof reason === 'object' && AROUND.includes(reason.key) ? reason.params?.operation : undefined;
  if (typeof inner === 'object') return reasonOf(inner);
  const key = typeof reason === 'object' ? reason.key.slice('reason.'.length) : '';
  return { rule: String(rule), reason: key, ...(dice === undefined ? {} : { dice: String(dice) }) };
}

/** The options chosen in answer to one kind of question, in order. */
export const chosen = (steps: readonly NonplayerAnswer[], key: string): string[] =>
  steps.filter((step) => step.key === key).map((step) => step.option);

/** Dice that begin on the table of 8.2 at this space, so that it is chosen if it is a candidate. */
export function toward(id: SpaceId): [number, number, number] {
  const cell = RANDOM_SPACES.indexOf(id);
  return [2 * Math.floor(cell / 9) + 1, 2 * Math.floor((cell % 9) / 3) + 1, 2 * (cell % 3) + 1];
}
