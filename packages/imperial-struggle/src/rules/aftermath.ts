import type { Procedure } from '@sandtable/kernel';
import { spaceQuestion, THEATER } from '../ask.js';
import { has, isolatedMarkets, lower, raise, raiseUsa, takeSquadron } from '../control.js';
import type { Special, Theater } from '../data/wars.js';
import {
  FORTS,
  factsOf,
  isFort,
  isPolitical,
  isTerritory,
  MARKETS,
  NAVAL,
  POLITICAL,
  regionOf,
  type Space,
  spaceOf,
  TERRITORIES,
} from '../map.js';
import { NOBODY, type Position, USA } from '../position.js';
import { other, type Side } from '../sides.js';
import { log, text } from '../text.js';
import { berthName, isOwnSquadron } from './conquest.js';
import { jacobiteDefeat, jacobiteVictory } from './jacobites.js';

/** 7.3, 12.1: what a theater leads to besides points and conquests. */

const isColonialFort = (space: Space): boolean => isFort(space) && factsOf(space).subregion === 'northern-colonies';
const isSpanish = (space: Space): boolean => isPolitical(space) && factsOf(space).country === 'spain';

export const AFTERMATH = {
  squadron: spaceQuestion(
    'squadron.lose',
    '7.3',
    { theater: THEATER },
    {
      spaces: NAVAL,
      needs: { ownSquadron: isOwnSquadron },
    },
  ),
  usa: spaceQuestion(
    'usa',
    '7.3',
    {},
    {
      needs: {
        territory: (_, __, space) => isTerritory(space),
        notUsa: { holds: (g, _, space) => g.flags[space] !== USA, shown: 'unmet' },
      },
      otherwise: () => text('need.independent'),
    },
  ),
  usaFort: spaceQuestion(
    'usa.fort',
    '7.3',
    {},
    {
      spaces: FORTS,
      needs: {
        colonialFort: (_, __, space) => isColonialFort(space),
        flagged: (g, _, space) => g.flags[space] !== NOBODY,
      },
    },
  ),
  spain: spaceQuestion(
    'spain',
    '12.1',
    {},
    {
      spaces: POLITICAL,
      needs: {
        spanish: (_, __, space) => isSpanish(space),
        notOwn: (g, { side }, space) => !has(g, space, side),
      },
    },
  ),
};

/** 7.3. */
export function* carryOutSpecial(g: Position, winner: Side, theater: Theater, special: Special): Procedure {
  switch (special) {
    case 'atlantic-dominance':
      g.dominance = winner;
      return log(g, 'log.dominance', { side: `seat:${winner}`, theater: 'theater:7yw-3' });
    case 'loser-unbuilds-1-squadron':
      return yield* loseSquadrons(g, theater, other(winner), 1, 'unbuilt');
    case 'loser-unbuilds-2-squadrons':
      return yield* loseSquadrons(g, theater, other(winner), 2, 'unbuilt');
    case 'usa':
      return yield* independence(g, ['northern-colonies', 'carolinas', 'san-agustin']);
    case 'canada':
      return yield* independence(g, ['quebec-and-montreal']);
  }
}

function* loseSquadrons(g: Position, theater: Theater, side: Side, n: number, to: 'unbuilt' | 'gone'): Procedure {
  for (let i = 0; i < n; i++) {
    const box = g.navyBox[side] > 0 ? (['navy-box'] as const) : [];
    if (box.length === 0 && !AFTERMATH.squadron.hasAny(g, { side, theater })) return;
    const from = (yield* AFTERMATH.squadron.askOr(g, { side, theater }, box)) ?? 'navy-box';
    if (from === 'navy-box') g.navyBox[side]--;
    else takeSquadron(g, from);
    if (to === 'unbuilt') g.unbuilt[side]++;
    else g.sunk[side]++;
    const lost = { side: `seat:${side}`, from: berthName(from) };
    log(g, to === 'unbuilt' ? 'log.squadron.unbuilt' : 'log.squadron.gone', lost);
  }
}

const FRANCE = { side: 'france' } as const;

/** 7.3 USA and Canada, R48: France may raise their flags; Markets cut off by it lose theirs. */
function* independence(g: Position, ids: readonly Parameters<typeof spaceOf>[0][]): Procedure {
  const before = isolatedMarkets(g);
  const among = ids.map(spaceOf);
  for (;;) {
    const space = yield* AFTERMATH.usa.ask(g, FRANCE, { among, may: 'may' });
    if (space === undefined) break;
    raiseUsa(g, space);
  }
  if (ids.length > 1) {
    for (;;) {
      const fort = yield* AFTERMATH.usaFort.ask(g, FRANCE, { may: 'may' });
      if (fort === undefined) break;
      g.damaged[fort] = 0;
      lower(g, fort);
    }
  }
  const after = isolatedMarkets(g);
  for (const market of MARKETS) {
    const region = regionOf(market);
    const near = region === 'north-america' || (ids.length > 1 && region === 'caribbean');
    if (near && after[market] && !before[market]) lower(g, market);
  }
}

/** 7.3: consequences of a theater besides its tiers. */
export function* specialResults(g: Position, winner: Side, theater: Theater, margin: number): Procedure {
  if (theater.id === 'wss-4' && winner === 'france' && margin >= 3) jacobiteVictory(g);
  if (theater.id === 'was-4' && winner === 'france') {
    jacobiteVictory(g);
    g.jacobitesRestored = true;
  }
  if (theater.id === 'was-4' && winner === 'britain' && margin >= 2) jacobiteDefeat(g);
  // R38: Squadrons lost in the Antilles leave the game, one for each point of the margin.
  if (theater.id === 'awi-3') yield* loseSquadrons(g, theater, other(winner), Math.min(2, margin), 'gone');
}

/** 12.1: Territories of Spain that nobody holds. */
export const spanishTerritories = (g: Position): readonly Space[] =>
  g.rules.spain === 'no'
    ? []
    : TERRITORIES.filter((space) => factsOf(space).home === 'spain' && g.flags[space] === NOBODY);

/** 12.1: when the winner conquers one of them, the other side may shift a space of Spain for free. */
export function* spanishFavor(g: Position, side: Side): Procedure {
  const space = yield* AFTERMATH.spain.ask(g, { side }, { may: 'may' });
  if (space === undefined) return;
  if (g.flags[space] === NOBODY) raise(g, space, side);
  else lower(g, space);
}
