import { type Position, type SeatId, type SeatKnowledge, seedChance } from '@sandtable/kernel';
import type { AiHooks } from './hooks.js';
import { BareRun, type GameRules } from './run.js';

/** How many worlds are tried before we give up: some moments can't be rebuilt from what a seat has seen. */
const MAX_TRIES = 40;

/**
 * The worlds in which a seat may be: each is a whole position at the last checkpoint, from which the answers and
 * rolls since lead to exactly what the seat sees now. World `n` is the same for every plan that is tried in it.
 */
export class Worlds<P extends Position> {
  private readonly found: (P | undefined)[] = [];
  private readonly rules: GameRules<P>;
  private readonly mustMatch: boolean;
  private viewNow: string | undefined;

  constructor(
    private readonly hooks: Pick<AiHooks<P>, 'rules' | 'determinize'>,
    private readonly knowledge: SeatKnowledge<P>,
    private readonly seat: SeatId,
    private readonly seed: string,
  ) {
    this.rules = hooks.rules;
    // If only the seat itself has answered and nothing was rolled or revealed, every world fits.
    this.mustMatch =
      knowledge.checkpoint.chance.revealCount !== knowledge.now.chance.revealCount ||
      knowledge.answers.some((answer) => answer.seat !== seat);
  }

  /** World number `n`, or undefined if no fitting world was found. */
  at(n: number): P | undefined {
    if (n in this.found) return this.found[n];
    let world: P | undefined;
    for (let attempt = 0; attempt < MAX_TRIES && !world; attempt++) {
      const imagined = this.imagine(`${this.seed} ${n} ${attempt}`);
      if (!this.mustMatch || this.fits(imagined)) world = imagined;
    }
    this.found[n] = world;
    return world;
  }

  private imagine(seed: string): P {
    const world = this.rules.clone(this.knowledge.checkpoint);
    const chance = seedChance(seed);
    // Known before the rest is dealt: what the seat has drawn since can then lie where these dice will find it.
    world.chance.state = seedChance(`${seed} dice`).state;
    this.hooks.determinize(world, this.knowledge.now, this.seat, chance);
    return world;
  }

  private fits(world: P): boolean {
    const run = rebuild(this.rules, world, this.knowledge, this.knowledge.answers.length, true);
    if (!run) return false;
    this.viewNow ??= JSON.stringify(this.rules.view(this.knowledge.now, this.seat));
    return JSON.stringify(this.rules.view(run.position, this.seat)) === this.viewNow;
  }
}

/**
 * Repeats the first `count` known answers in a world. Returns undefined if the world does not allow them, which
 * only happens in worlds that have not been checked yet.
 */
export function rebuild<P extends Position>(
  rules: GameRules<P>,
  world: P,
  { answers, shownOutcomes }: SeatKnowledge<P>,
  count = answers.length,
  checked = false,
): BareRun<P> | undefined {
  const run = new BareRun(rules, rules.clone(world));
  const { chance } = run.position;
  if (shownOutcomes.length > 0) chance.scriptedOutcomes = [...shownOutcomes];
  try {
    run.resume();
    for (let i = 0; i < count; i++) {
      const { seat, option } = answers[i];
      const decision = run.pending.find((it) => it.seat === seat);
      if (!decision || option === undefined) return undefined;
      if (checked && !decision.options.includes(option)) return undefined;
      run.answer(decision, option);
    }
  } catch (error) {
    // A world that does not fit may break a rule's assumptions; one that fits must not.
    if (checked) return undefined;
    throw error;
  }
  if (chance.scriptedOutcomes?.length) return undefined;
  chance.scriptedOutcomes = undefined;
  return run;
}
