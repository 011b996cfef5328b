import { InputError, type Json } from '@sandtable/kernel';
import { FIRST_PROPAGANDA, isPropaganda } from '../data/cards.js';
import { brokenInvariant } from '../invariants.js';
import { ALL_SPACES, spaceId } from '../map.js';
import { clone, currentCard, inPlay, NO_TURN, type Position } from '../position.js';
import { FORMAT } from '../position-format.js';
import { spaceRef } from '../references.js';
import { orderOf } from '../rules/sequence.js';
import { inputError } from '../text.js';

type PositionFile = ReturnType<typeof FORMAT.openFile>;

/** Reads a position file. Fields it leaves out are as in `base`. Rejects everything that `check` would find wrong in play. */
export function readPosition(json: Json, base: Position): Position {
  const file = FORMAT.openFile(json);
  const g = clone(base);
  readMap(g, file);
  readCards(g, file);
  readTurn(g, file);
  file.readRest(g);
  const problem = brokenInvariant(g);
  if (problem) throw new InputError(problem.key, problem.params);
  return g;
}

function readMap(g: Position, file: PositionFile): void {
  file.read(g, 'foreign', 'aucGone', 'onlyThese');
  const foreign = ALL_SPACES.find((space) => file.has('spaces', spaceId(space)) && !inPlay(g, space));
  if (foreign !== undefined) throw inputError('wrong.foreign', { space: spaceRef(foreign) });
  file.read(g, 'spaces', 'shipments');
}

/** Cards: either the whole order as `played` and `deck`, or the `card` in play and the `next` one above a shuffled deck. */
function readCards(g: Position, file: PositionFile): void {
  if ((file.has('played') && file.has('card')) || (file.has('deck') && file.has('next')))
    throw inputError('wrong.cardsTwoWays');
  const order = g.deck;
  file.read(g, 'card', 'played');
  g.deck = g.deck.slice(0, g.turned);
  const card = currentCard(g);
  const come = g.deck.filter(isPropaganda).length;
  if (file.has('played')) g.propagandas = come;
  // Propaganda cards are in the order of their numbers: 75 is the third to come up.
  else if (file.has('card') && isPropaganda(card)) g.propagandas = card - FIRST_PROPAGANDA + 1;
  file.read(g, 'propagandas', 'next', 'deck');
  if (!file.has('deck')) {
    let gone = g.propagandas - come;
    const rest = order.filter((it) => !g.deck.includes(it) && !(isPropaganda(it) && gone-- > 0));
    g.deck = [...g.deck, ...rest];
  }
  const shown = g.turned === 0 ? 0 : Math.min(g.deck.length, g.rules.reveal === 'yes' ? g.turned + 1 : g.turned);
  g.seen = Math.max(g.seen, shown);
  file.read(g, 'seen');
}

function readTurn(g: Position, file: PositionFile): void {
  const card = currentCard(g);
  const names = file.has('card') || file.has('played');
  if (names) g.step = card === 0 ? 'card' : isPropaganda(card) ? 'victory' : 'act';
  file.read(g, 'eligible', 'step');
  if (file.has('turn') || (g.step === 'act' && names)) {
    const isEvent = g.step === 'act' && card > 0 && !isPropaganda(card);
    g.turn = { ...NO_TURN, order: isEvent ? orderOf(g) : NO_TURN.order };
  }
  file.read(g, 'turn', 'acting');
}
