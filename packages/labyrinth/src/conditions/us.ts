import type { Condition } from '@sandtable/kernel';
import { IRAN, isMuslim, UNITED_STATES } from '../countries.js';
import { underIslamistRule } from '../governance.js';
import { HARD, SOFT } from '../position.js';
import {
  deployable,
  hasWmdCause,
  mayHost,
  mayLeave,
  REGIME_CHANGE_TROOPS,
  regimeChangeOrigins,
  WITHDRAW_VALUE,
} from '../rules/us/deploy.js';
import { anyToDisrupt, isShelteredByFata, mayReachCells } from '../rules/us/disrupt.js';
import { isEnough } from '../rules/us/ops-needed.js';
import { hasPersuadablePosture, isSecured, mayImprove } from '../rules/us/war-of-ideas.js';
import { troopsIn } from '../troops.js';
import { type Candidate, need, needIfUnmet, otherThan, type Requirements } from './need.js';

/** Operations of the US (7). */

/** 7.1.1, 7.1.3: the card's value must be at least the Governance; no value is enough for Islamist Rule. */
const valued = ({ g, country }: Candidate, ops: number): Condition[] =>
  underIslamistRule(g, country) ? [need('notIslamist', false)] : [need('value', isEnough(g, country, ops), { n: ops })];

const opsOf = ({ params }: Candidate): number => (typeof params.ops === 'number' ? params.ops : 0);

/** 7.2.1 in a Muslim country, 7.2.3 elsewhere. */
function persuadable({ g, country }: Candidate): Condition[] {
  if (!isMuslim(country)) return [need('persuadable', hasPersuadablePosture(country))];
  if (underIslamistRule(g, country)) return [];
  return [need('improvable', mayImprove(g, country)), ...needIfUnmet('secured', isSecured(g, country))];
}

/** 7.3.3. */
const host = (c: Candidate, ops: number): Condition[] => [need('ally', mayHost(c.g, c.country)), ...valued(c, ops)];

const troops = ({ g, country }: Candidate): Condition => need('troops', troopsIn(g, country) > 0);

export const US_REQUIREMENTS: Requirements = {
  warOfIdeas: { needs: (c) => [...valued(c, opsOf(c)), ...persuadable(c)] },
  'deploy.from': {
    needs: (c) => [
      troops(c),
      ...(c.g.regimeChange[c.country] > 0 ? [need('leaveFive', mayLeave(c.g, c.country))] : []),
    ],
  },
  'deploy.to': { needs: (c) => [...host(c, opsOf(c)), ...otherThan(c, 'from')] },
  regimeChange: {
    needs: ({ g, country }) => [
      ...needIfUnmet('hardUs', g.posture[UNITED_STATES] === HARD),
      need('islamist', underIslamistRule(g, country) || hasWmdCause(g, country)),
      need('sixElsewhere', regimeChangeOrigins(g, country).length > 0, { n: REGIME_CHANGE_TROOPS }),
    ],
  },
  'regimeChange.from': {
    needs: (c) => [
      need('sixMayLeave', deployable(c.g, c.country) >= REGIME_CHANGE_TROOPS, { n: REGIME_CHANGE_TROOPS }),
      ...otherThan(c, 'space'),
    ],
  },
  withdraw: {
    needs: (c) => [
      ...needIfUnmet('softUs', c.g.posture[UNITED_STATES] === SOFT),
      need('regimeChange', c.g.regimeChange[c.country] > 0),
      troops(c),
    ],
  },
  'withdraw.to': { needs: (c) => [...host(c, WITHDRAW_VALUE), ...otherThan(c, 'space')] },
  disrupt: {
    needs: (c) => [
      need('disruptable', anyToDisrupt(c.g, c.country)),
      ...(c.country === IRAN ? [need('notIran', false)] : [need('access', mayReachCells(c.g, c.country))]),
      ...needIfUnmet('notFata', !isShelteredByFata(c.g, c.country)),
      ...valued(c, opsOf(c)),
    ],
  },
  alert: {
    needs: ({ g, country }) => [
      need(
        'plot',
        g.plots.some((plot) => plot.country === country),
      ),
    ],
  },
};
