import { type Game, newMatch, type Position, randomBelow, type Settings, seedChance } from '@sandtable/kernel';
import type { AiHooks } from '../hooks.js';
import { randomOption } from '../random.js';
import { rebuild, Worlds } from '../worlds.js';

/** What a walk through random games found. */
export interface WorldsFound {
  /** Questions that were asked, and those at which a possible world was found. */
  decisions: number;
  rebuilt: number;
  /** Worlds in which the seat sees something else than in the match, or that break an invariant, with their seeds. */
  wrong: string[];
}

/**
 * Plays random games and imagines worlds at every question. In each of them the seat must see exactly what it sees in the
 * match and be offered the same options, and the position must pass the game's invariants.
 */
export function walkWorlds<P extends Position>(
  game: Game<P>,
  hooks: AiHooks<P>,
  beginnings: readonly { readonly settings: Settings; readonly seed: string }[],
  worldsEach = 2,
): WorldsFound {
  const found: WorldsFound = { decisions: 0, rebuilt: 0, wrong: [] };
  for (const { settings, seed } of beginnings) {
    const match = newMatch(game, { settings, seed }, { log: false });
    const chance = seedChance(`walk ${seed}`);
    while (!match.result) {
      const decision = match.pending()[randomBelow(chance, match.pending().length)];
      const { seat } = decision;
      const answer = () => match.choose(randomOption(chance, decision.options), seat);
      const knowledge = match.knowledge(seat);
      if (hooks.isWorthPlanning?.(decision, knowledge.now) === false) {
        answer();
        continue;
      }
      const expected = JSON.stringify(game.view(match.position, seat));
      found.decisions++;
      const worlds = new Worlds(hooks, knowledge, seat, `${seed} ${match.answers.length}`);
      for (let n = 0; n < worldsEach; n++) {
        const world = worlds.at(n);
        const run = world && rebuild(hooks.rules, world, knowledge);
        if (!run) break;
        if (n === 0) found.rebuilt++;
        game.check(run.position);
        const sees = JSON.stringify(game.view(run.position, seat));
        const offered = run.pending.find((it) => it.seat === seat)?.options;
        if (sees !== expected || JSON.stringify(offered) !== JSON.stringify(decision.options)) {
          found.wrong.push(`${seed} after ${match.answers.length} answers: ${seat}, ${decision.prompt.key}`);
        }
      }
      answer();
    }
  }
  return found;
}
