import type { Message, OptionFacts, Procedure } from '@sandtable/kernel';
import { type Given, NUMBER, recalledSpaceQuestion, SPACE, spaceQuestion, THEATER, wordQuestion } from '../ask.js';
import { displace, has, putSquadron, raise, takeSquadron } from '../control.js';
import { type Theater, WARS } from '../data/wars.js';
import { conquestLines, isFort, isMarket, isNaval, isPolitical, isTerritory, NAVAL, type Space } from '../map.js';
import { NOBODY, type Position, sideOf, USA } from '../position.js';
import { spaceRef, spaceReferred, theaterRefOf } from '../references.js';
import { other, type Side } from '../sides.js';
import { canConquerTerritory, inTheater } from '../strength.js';
import { log, text } from '../text.js';
import { score } from '../treasury.js';

/** 7.2.1-2: Conquest Points, and Territories that are refused. */

/** Ministry 9: Huguenots make a Territory dearer. */
const conquestCost = (g: Position, space: Space): number => (g.huguenots.some((it) => it.space === space) ? 2 : 1);

/** Paid in Conquest Points. */
function conquestFacts(g: Position, option: string): OptionFacts | undefined {
  const space = spaceReferred(option);
  if (space === undefined) return undefined;
  return { prices: [{ purchase: 'conquest', paidIn: 'type:conquest', cost: conquestCost(g, space) }] };
}

/** 7.2.1.2: over a Conquest Line from an own Fort, sea or Territory; where there are none, by the price alone. */
const isOverLines = (g: Position, side: Side, space: Space): boolean => {
  const lines = conquestLines(space);
  return lines.length === 0 || lines.some((near) => has(g, near, side));
};
/** 12.3. */
const needsLines = (g: Position, space: Space): boolean =>
  isTerritory(space) || (isFort(space) && g.rules.forts !== 'usual');

const isReached = (theater: Theater, space: Space): boolean =>
  isTerritory(space) ? canConquerTerritory(theater, space) : inTheater(theater, space);
/** A need of being in the theater says which. */
export const theaterParams = (_: Position, { theater }: { readonly theater: Theater }) => ({
  theater: theaterRefOf(theater),
});

/** A Squadron of the side at sea. */
export const isOwnSquadron = (g: Position, { side }: Given, space: Space): boolean =>
  isNaval(space) && has(g, space, side);

type OfSea = Given & {
  readonly space: Space;
  readonly theater: Theater;
};

const recallSea = (g: Position, given: Given<{ space: typeof SPACE }>): OfSea => ({
  ...given,
  theater: WARS[g.war].theaters[g.theater],
});
const FROM = recalledSpaceQuestion('conquest.from', '7.2.1.1', { space: SPACE }, recallSea, {
  spaces: NAVAL,
  needs: {
    ownSquadron: isOwnSquadron,
    inTheater: { holds: (_, { theater }, sea) => inTheater(theater, sea), params: theaterParams },
    notConquered: { holds: (g, _, sea) => !g.warState.conquerors.includes(sea), shown: 'unmet' },
  },
});
const berths = (g: Position, side: Side): readonly 'navy-box'[] =>
  g.navyBox[side] > g.warState.resting[side] ? ['navy-box'] : [];

/** 7.2.1.1: Squadrons for a sea, from the Navy Box or a sea of the theater, each once a war. */
export const squadronsFor = (g: Position, c: OfSea): readonly (Space | 'navy-box')[] => [
  ...berths(g, c.side),
  ...FROM.open(g, c),
];

export const CONQUEST = {
  space: spaceQuestion(
    'conquest',
    '7.2.1',
    { theater: THEATER, left: NUMBER },
    {
      facts: (g, _, option) => conquestFacts(g, option),
      needs: {
        conquerable: { holds: (_, __, space) => !isPolitical(space), shown: (_, __, space) => isMarket(space) },
        notOwn: (g, { side }, space) => !has(g, space, side),
        notUsa: { holds: (g, _, space) => g.flags[space] !== USA, shown: 'unmet' },
        conquestPoints: {
          holds: (g, { left }, space) => conquestCost(g, space) <= left,
          text: (g, { left }, space) => text('need.conquestPoints', { n: conquestCost(g, space), left }),
        },
        inTheater: { holds: (_, { theater }, space) => isReached(theater, space), params: theaterParams },
        notRefused: { holds: (g, _, space) => !g.warState.refused.includes(space), shown: 'unmet' },
        lines: {
          holds: (g, { side }, space) => !needsLines(g, space) || isOverLines(g, side, space),
          shown: (g, _, space) => needsLines(g, space),
        },
        conqueror: {
          holds: (g, c, space) => !isNaval(space) || squadronsFor(g, { ...c, space }).length > 0,
          shown: (_, __, space) => isNaval(space),
        },
      },
    },
  ),
  from: FROM,
  refuse: wordQuestion('refuse', '7.2.2', { space: SPACE, vp: NUMBER }, ['yield', 'refuse']),
};

/** 7.2.1: Conquest Points must be spent at once, also where 12.1 makes a conquest costly; what cannot be spent is lost. */
export function* conquer(g: Position, side: Side, theater: Theater, points: number): Procedure {
  let left = points;
  log(g, 'log.conquest', { side: `seat:${side}`, n: points });
  for (;;) {
    const space = yield* CONQUEST.space.ask(g, { side, theater, left });
    if (space === undefined) break;
    left -= conquestCost(g, space);
    yield* take(g, side, theater, space);
  }
  if (left > 0) log(g, 'log.conquest.lost', { n: left });
}

function* take(g: Position, side: Side, theater: Theater, space: Space): Procedure {
  if (isNaval(space)) return yield* takeSea(g, side, theater, space);
  if (isTerritory(space) && has(g, space, other(side)) && (yield* refuse(g, other(side), space))) return;
  raise(g, space, side);
}

function* takeSea(g: Position, side: Side, theater: Theater, space: Space): Procedure {
  const from = (yield* CONQUEST.from.askOr(g, { side, theater, space }, berths(g, side))) ?? 'navy-box';
  if (g.flags[space] !== NOBODY) driveOff(g, space);
  if (from === 'navy-box') g.navyBox[side]--;
  else takeSquadron(g, from);
  putSquadron(g, space, side);
  log(g, 'log.deployed', { side: `seat:${side}`, space: spaceRef(space), from: berthName(from) });
  g.warState = { ...g.warState, conquerors: [...g.warState.conquerors, space] };
}

/** Where a Squadron comes from, as the log says it. */
export const berthName = (from: Space | 'navy-box'): string | Message =>
  from === 'navy-box' ? text('option.navy-box') : spaceRef(from);

/** 7.2.1.1: a Squadron that has conquered and is driven off stays out of conquests until the war is over. */
export function driveOff(g: Position, sea: Space): void {
  const owner = sideOf(g.flags[sea]);
  const { conquerors, resting } = g.warState;
  if (owner && conquerors.includes(sea)) {
    g.warState = {
      ...g.warState,
      conquerors: conquerors.filter((it) => it !== sea),
      resting: { ...resting, [owner]: resting[owner] + 1 },
    };
  }
  displace(g, sea);
}

/** 7.2.2: twice a war, for 3 and then 5 victory points (R45). */
export const REFUSAL_VP = [3, 5];
function* refuse(g: Position, owner: Side, space: Space): Procedure<boolean> {
  const times = g.warState.refusals[owner];
  if (times >= REFUSAL_VP.length) return false;
  const asked = { side: owner, space, vp: REFUSAL_VP[times] };
  if ((yield* CONQUEST.refuse.ask(g, asked, ['yield', 'refuse'])) === 'yield') return false;
  log(g, 'log.refused', { space: spaceRef(space), side: `seat:${owner}` });
  score(g, other(owner), REFUSAL_VP[times]);
  g.warState = {
    ...g.warState,
    refusals: { ...g.warState.refusals, [owner]: times + 1 },
    refused: [...g.warState.refused, space],
  };
  return true;
}
