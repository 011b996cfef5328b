import { DONE, type Procedure } from '@sandtable/kernel';
import { hasKeyword, ministry } from '../cabinet.js';
import { spacesOfAdvantage } from '../control.js';
import { ADVANTAGE_IDS } from '../data/advantages.js';
import type { Keyword } from '../data/ministries.js';
import { eventCard } from '../deck.js';
import { spaceOf } from '../map.js';
import { revealMinistry } from '../ministries/reveal.js';
import { bonusPlaced, hasWar } from '../next-war-display.js';
import { flagOf } from '../position.js';
import { ministryActionOf, ministryOption } from '../references.js';
import { lead } from '../scoring.js';
import { availableDebt } from '../treasury.js';
import type { EventPlay } from './event.js';
import { EVENT } from './questions.js';

/** Which side plays which card, in a round or in a forecast. */
type Player = Omit<EventPlay, 'round'>;

/** 3.4.3, 5.2.1, R29: is the bonus earned? Looked at once, when the card is played, before any effect. */
export function* earnsBonus(play: EventPlay): Procedure<boolean> {
  const condition = eventCard(play.card).bonus;
  return condition?.kind === 'keyword' ? yield* showsKeyword(play, condition.keyword) : holdsBonus(play);
}

/** 3.4.3: is it as things lie, if nothing more is revealed? */
export function holdsBonus(play: Player): boolean {
  const { g, side, foe } = play;
  const condition = eventCard(play.card).bonus;
  if (!condition) return false;
  switch (condition.kind) {
    case 'keyword':
      return hasKeyword(g, side, condition.keyword);
    case 'available-debt-lead':
      return leadOfDebt(play) >= condition.least;
    case 'more-bonus-war-tiles':
      return hasWar(g) && bonusPlaced(g, side) > bonusPlaced(g, foe);
    case 'other':
      return play.card === ACTS_OF_UNION ? leadsUnion(play) : hasIntrigue(play);
  }
}

export const leadOfDebt = ({ g, side, foe }: Player): number => availableDebt(g, side) - availableDebt(g, foe);

const ACTS_OF_UNION = 2;
const UNION = [spaceOf('scotland-prestige'), spaceOf('ireland-prestige')];
const leadsUnion = ({ g, side }: Player): boolean => lead(g, UNION).side === side;

/** Event 40: held, exhausted or not, and without conflict. */
const INTRIGUE = ADVANTAGE_IDS.indexOf('mediterranean-intrigue');
const hasIntrigue = ({ g, side }: Player): boolean =>
  g.holders[INTRIGUE] === flagOf(side) && spacesOfAdvantage(INTRIGUE).every((space) => g.conflicts[space] === 0);

/**
 * R13: a revealed Ministry with the keyword, or one that its player chooses to reveal now. Who has any card face down is
 * asked, so that the question does not say what it is (R34).
 */
export function* showsKeyword(play: EventPlay, keyword: Keyword): Procedure<boolean> {
  const { g, round, side } = play;
  if (hasKeyword(g, side, keyword)) return true;
  const hidden = g.cabinet[side].filter(({ revealed }) => !revealed);
  if (hidden.length === 0) return false;
  const shown = hidden.filter((it) => ministry(it.card).keywords.includes(keyword));
  const answer = yield* EVENT.reveal.askAlways(g, { ...play, keyword }, () => [
    ...shown.map((it) => ministryOption('reveal', it.card)),
    DONE,
  ]);
  const chosen = ministryActionOf(answer)?.card;
  if (chosen === undefined) return false;
  revealMinistry(g, round, chosen);
  return true;
}
