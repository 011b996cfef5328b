/** How much a player thinks about one turn. Counts, never seconds, so that a game is the same on every machine. */
export interface Budget {
  /** Complete turns that are proposed, and in how many worlds each of them is tried. */
  readonly proposals: number;
  readonly proposalWorlds: number;
  /** The best of them go on to the comparison in common worlds. */
  readonly finalists: number;
  /** Simulations of the comparison, shared among the finalists. */
  readonly samples: number;
  /** Checkpoints that the base policies play on before the network is asked. */
  readonly depth: number;
  /** The same for proposals; without it, they are judged as far ahead as finalists. */
  readonly proposalDepth?: number;
  /** What the network says right after the turn counts as much as what it says after the checkpoints played on. */
  readonly blends?: true;
  /** How often the player settles for another finalist than the best, from 0 to 1. */
  readonly stray: number;
}

/** The simulations that a budget allows for one plan. */
export const simulationsOf = ({ proposals, proposalWorlds, samples }: Budget): number =>
  proposals * proposalWorlds + samples;
