import { CHECKPOINT, type Procedure } from '@sandtable/kernel';
import { cardOf } from '../deck.js';
import type { Position } from '../position.js';
import { playCard, usesOf } from '../rules/play-card.js';
import { other, type Side } from '../sides.js';
import { type RunResult, run } from './positions.js';

/** For tests: ways to make a card's event occur. */

/** Moves the card from the draw pile to the hand. */
function hold(g: Position, side: Side, card: number): void {
  if (g.hands[side].includes(card)) return;
  for (const pile of [g.draw, g.removed]) {
    const at = pile.indexOf(card);
    if (at >= 0) pile.splice(at, 1);
  }
  g.hands[side].push(card);
}

/** The side plays the card for its event. */
export function playEvent(g: Position, side: Side, card: number, answers: readonly string[] = []): RunResult<void> {
  hold(g, side, card);
  return run(g, playCard(g, side, card), ['event', ...answers]);
}

/** What the side can do with the card. */
export function usesOfCard(g: Position, side: Side, card: number): readonly string[] {
  hold(g, side, card);
  const procedure = playCard(g, side, card);
  const step = procedure.next({});
  if (step.done || step.value === CHECKPOINT) return [];
  return step.value[0].options;
}

/**
 * 6.3.2: the opposing side uses the card, so the event occurs first and takes these answers. Later questions, such as
 * those of the operation, are declined or answered arbitrarily.
 */
export function triggerEvent(g: Position, owner: Side, card: number, answers: readonly string[] = []): void {
  const side = other(owner);
  hold(g, side, card);
  const use = cardOf(card).ops < 3 ? 'reserves' : side === 'us' ? 'war-of-ideas' : 'recruit';
  // If there is only one use, it is not asked, unless it could be Reassessment (7.6.2).
  const always = side === 'us' && cardOf(card).ops === 3;
  const asked = always || usesOf(g, side, card).length > 1 ? [use] : [];
  finish(playCard(g, side, card), [...asked, 'event-first', ...answers]);
}

function finish(procedure: Procedure, answers: readonly string[]): void {
  const left = [...answers];
  let step = procedure.next({});
  while (!step.done) {
    if (step.value === CHECKPOINT) throw new Error('an event passes no checkpoint');
    const [asked] = step.value;
    const offered = asked.options;
    const answer = left.shift() ?? (offered.includes('done') ? 'done' : offered[0]);
    if (!offered.includes(answer)) throw new Error(`${asked.prompt.key} offers ${offered.join(' ')}, not ${answer}`);
    step = procedure.next({ [asked.seat]: answer });
  }
  if (left.length > 0) throw new Error(`answers left over: ${left.join(' ')}`);
}
