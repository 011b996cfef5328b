/** What things are worth, in victory points; a point of an action is worth somewhat less than half of one. */
export const WEIGHTS = {
  /** What is left of a lead after the other side has answered: of this turn’s races, of later ones, of theaters. */
  now: 0.5,
  later: 0.45,
  war: 0.1,
  /** What is free is done if it gains more than this. */
  trifle: 0.02,
  /** A Treaty Point of a reward, and a point of Debt. */
  treaty: 0.4,
  debt: 0.55,
  /** A point of the kinds of actions, as far as it is not bound. */
  point: 0.5,
  bound: 0.35,
  /** Conquest Points (7.2.1), a flag that the victor takes down, Squadrons that are lost. */
  conquest: 1.7,
  unflag: 0.9,
  squadronLost: 1.2,
  /** A Squadron in the Navy Box, an event in the hand. */
  squadron: 0.65,
  card: 0.3,
  /** A Territory of the other's colour (11.0), and any at all: Markets are supplied by it. */
  conquered: 1.6,
  territory: 0.5,
  /** A Market that is protected, isolated, or in conflict (5.4.1, 3.8). */
  protected: 0.14,
  isolated: 0.3,
  conflict: 0.3,
  /** A Market leads to others. */
  reach: 0.03,
  /** A Fort that is damaged. */
  damaged: 0.5,
  /** Of an Advantage that needs two spaces, what the first of them is worth. */
  half: 0.3,
  /** Jacobites restored or defeated for good (7.3), and a space for their Claim. */
  jacobites: 12,
  claim: 0.6,
  dominance: 1.2,
  usa: 3,
  canada: 2,
} as const;
