/** Values in victory points. An action point is worth somewhat less than half a victory point. */
export const WEIGHTS = {
  /** The fraction of a lead that remains after the other side has responded: in this turn's races, later ones, theaters. */
  now: 0.5,
  later: 0.45,
  war: 0.1,
  /** A free action is taken if it gains more than this. */
  trifle: 0.02,
  /** A Treaty Point of a reward, and a point of Debt. */
  treaty: 0.4,
  debt: 0.55,
  /** An action point from an event: unrestricted, or bound to a Region or purpose. */
  point: 0.5,
  bound: 0.35,
  /** A Conquest Point (7.2.1), a flag that the victor removes, a Squadron lost. */
  conquest: 1.7,
  unflag: 0.9,
  squadronLost: 1.2,
  /** A Squadron in the Navy Box, an event in hand. */
  squadron: 0.65,
  card: 0.3,
  /** A Territory of the other side's color (11.0), and any Territory, because it supplies Markets. */
  conquered: 1.6,
  territory: 0.5,
  /** A Market that is protected, isolated, or in conflict (5.4.1, 3.8). */
  protected: 0.14,
  isolated: 0.3,
  conflict: 0.3,
  /** Each Market adjacent to a space. */
  reach: 0.03,
  /** A damaged Fort. */
  damaged: 0.5,
  /** The fraction of an Advantage's value for holding only some of its spaces. */
  half: 0.3,
  /** Jacobites restored or permanently defeated (7.3), and a space for their Claim. */
  jacobites: 12,
  claim: 0.6,
  dominance: 1.2,
  usa: 3,
  canada: 2,
} as const;
