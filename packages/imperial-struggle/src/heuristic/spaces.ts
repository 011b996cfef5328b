import { DONE } from '@sandtable/kernel';
import { displace, lower, placeConflict, putSquadron, raise, raiseUsa, takeSquadron } from '../control.js';
import { WARS } from '../data/wars.js';
import { isFort, isNaval, type Space } from '../map.js';
import { CONFLICT, NOBODY, type Position } from '../position.js';
import { spaceRef, spaceReferred } from '../references.js';
import { squadronsFor } from '../rules/conquest.js';
import { other } from '../sides.js';
import { score } from '../treasury.js';
import {
  type Answerer,
  bestOf,
  type HeuristicInput,
  offers,
  openSpaces,
  type Reason,
  scoredOption,
} from './heuristic-input.js';
import { gains } from './try-out.js';

/** Questions that ask for a space: tries the effect in each and takes the best; declines if nothing gains and that is allowed. */

type Change = (copy: Position, space: Space, q: HeuristicInput) => void;

/** `isLocal`: the change affects no other space, so it is faster to evaluate. */
const where =
  (change: Change, reason: Reason<'space'> | 'loss', isLocal: (space: Space) => boolean = () => true): Answerer =>
  (q) => {
    const gain = gains(q);
    const found = bestOf(openSpaces(q), (space) =>
      gain((copy) => change(copy, space, q), isLocal(space) ? space : undefined),
    );
    if (!found) return undefined;
    if (found.gain <= 0 && offers(q, DONE)) return scoredOption(DONE, 0, 'enough');
    const space = spaceRef(found.item);
    if (reason === 'loss') return scoredOption(space, found.gain, reason);
    return scoredOption(space, found.gain, reason, { space });
  };

const harm: Change = (g, space) => {
  if (isNaval(space)) displace(g, space);
  else if (isFort(space)) g.damaged[space] = 1;
  else lower(g, space);
};
const shift: Change = (g, space, { side }) => {
  if (isFort(space)) g.damaged[space] = 1;
  else if (g.flags[space] === NOBODY) raise(g, space, side);
  else lower(g, space);
};
/** 7.2.1.1: a Squadron takes a sea, from the Navy Box or from another sea, which it leaves. */
const conquer: Change = (g, space, { side }) => {
  if (!isNaval(space)) return raise(g, space, side);
  const [from] = squadronsFor(g, { side, space, theater: WARS[g.war].theaters[g.theater] });
  displace(g, space);
  if (typeof from === 'number') takeSquadron(g, from);
  else g.navyBox[side]--;
  putSquadron(g, space, side);
};

export const unflag = where((g, space) => lower(g, space), 'unflag');
export const unflagOwn = where((g, space) => lower(g, space), 'remove.own');
export const shiftOne = where(shift, 'shift');
export const damageOne = where(harm, 'damage');
export const ownDamage = where(harm, 'loss');
export const driveOff = where((g, space) => displace(g, space), 'squadron.off');
export const conflict = where((g, space) => placeConflict(g, space, CONFLICT), 'conflict');
export const control = where((g, space, { side }) => raise(g, space, side), 'control');
export const conquest = where(conquer, 'conquest', (space) => !isNaval(space));
export const usa = where((g, space) => raiseUsa(g, space), 'usa');
export const usaFort = where((g, space) => {
  g.damaged[space] = 0;
  lower(g, space);
}, 'usa');
/** Any Territory will do where Markets need protection. */
export const huguenots = where(() => undefined, 'huguenots');

/** The place from which a Squadron is removed: a sea or the Navy Box. The place shows whose it is. */
const fleet =
  (reason: Reason, whose: (q: HeuristicInput) => HeuristicInput['side']): Answerer =>
  (q) => {
    const gain = gains(q);
    const found = bestOf(q.options, (option) =>
      gain((copy) => {
        const sea = spaceReferred(option);
        if (sea === undefined) copy.navyBox[whose(q)]--;
        else takeSquadron(copy, sea);
      }),
    );
    return found && scoredOption(found.item, found.gain, reason);
  };
export const loseSquadron = fleet('squadron.lose', (q) => q.side);
/** Events 18, 25 and 40: the Squadron is British, whichever side chooses. */
export const britishSquadron = fleet('squadron.lose', () => 'britain');
export const conqueror = fleet('conquest.from', (q) => q.side);

/** 7.2.2: compares the Territory's value with the points for refusing it. */
export const refuse: Answerer<{ readonly space: Space; readonly vp: number }> = (q) => {
  const { space, vp } = q.params;
  const params = { space: spaceRef(space) };
  const gain = gains(q);
  const loss = gain((copy) => raise(copy, space, other(q.side)));
  const price = gain((copy) => score(copy, other(q.side), vp));
  return price > loss ? scoredOption('refuse', price, 'refuse', params) : scoredOption('yield', loss, 'yield', params);
};
