import type { Condition } from '@sandtable/kernel';
import { cellsIn } from '../cell-counts.js';
import { isMuslim, isSchengen, UNITED_STATES } from '../countries.js';
import { isUnmarked, underIslamistRule } from '../governance.js';
import { isLapsing } from '../position.js';
import { countryReferred } from '../references.js';
import { isShelteredByBhutto } from '../rules/jihadist/jihad.js';
import { mayRecruitIn } from '../rules/jihadist/recruit.js';
import { BIOMETRICS, destinationsOf, mayTravelFrom } from '../rules/jihadist/travel.js';
import { asCardSays, type Candidate, fallbackNeed, need, needIfUnmet, type Requirements } from './need.js';

/** Operations of the Jihadists (8), and what else they are asked. */

const cells = ({ g, country }: Candidate): Condition => need('cell', cellsIn(g, country) > 0);

/** 8.3.1: anywhere; under Biometrics (2) only to a neighbor. */
function near({ g, params, country }: Candidate): Condition[] {
  const from = typeof params.from === 'string' ? countryReferred(params.from) : undefined;
  if (from === undefined || !isLapsing(g, BIOMETRICS)) return [need('anywhere', true)];
  return [need('near', destinationsOf(g, from).includes(country), { from: String(params.from) })];
}

const isCardSaid = ({ params }: Candidate): boolean => params.card !== undefined;

export const JIHADIST_REQUIREMENTS: Requirements = {
  recruit: {
    // 53 Madrassas names its own countries.
    needs: (c) => (isCardSaid(c) ? [] : [need('cellOrCadre', mayRecruitIn(c.g, c.country))]),
    fallbackReason: asCardSays,
  },
  'travel.from': {
    needs: ({ g, country }) => [need('traveller', mayTravelFrom(g, country))],
    fallbackReason: fallbackNeed('staying'),
  },
  'travel.to': { needs: (c) => (isCardSaid(c) ? [] : near(c)), fallbackReason: asCardSays },
  jihad: {
    needs: (c) => [
      need('muslim', isMuslim(c.country)),
      cells(c),
      ...needIfUnmet('notIslamist', !underIslamistRule(c.g, c.country)),
      ...(isMuslim(c.country) ? needIfUnmet('marked', !isUnmarked(c.g, c.country)) : []),
      ...needIfUnmet('notBhutto', !isShelteredByBhutto(c.g, c.country)),
    ],
    fallbackReason: fallbackNeed('cellForDie'),
  },
  plot: {
    needs: (c) => [cells(c), ...needIfUnmet('notIslamist', !underIslamistRule(c.g, c.country))],
    fallbackReason: fallbackNeed('cellForDie'),
  },
  cadre: { needs: ({ g, country }) => [need('cadre', g.cadre[country] > 0)] },
  'setup.cell': {
    needs: ({ country }) => [need('notUs', country !== UNITED_STATES)],
    fallbackReason: fallbackNeed('notYet'),
  },
  'plots.next': {
    needs: ({ g, country }) => [
      need(
        'plot',
        g.plots.some((plot) => plot.country === country),
      ),
    ],
  },
  'plots.schengen': {
    needs: ({ country }) => [need('schengen', isSchengen(country))],
    fallbackReason: fallbackNeed('notYet'),
  },
};
