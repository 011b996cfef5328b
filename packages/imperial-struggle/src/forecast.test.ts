import { type Json, randomBelow } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import {
  awardIn,
  commoditiesIn,
  finalForecast,
  prestigeIn,
  regionsIn,
  scoringForecast,
  strengthsIn,
} from './forecast.js';
import { REGIONS } from './map.js';
import { clone } from './position.js';
import { scoreFinally } from './scoring.js';
import { strengthOf } from './strength.js';
import { playAll } from './testing/games.js';
import { view } from './view.js';

describe('4.1.12, 7.1.3 the forecast of scoring and war from a view', () => {
  it('is what the rules would count', () => {
    let wins = 0;
    playAll(4, ({ position }, chance) => {
      if (randomBelow(chance, 10) > 0) return;
      const seen: Json = view(position, 'observer');
      const ahead = scoringForecast(seen);
      const regions = regionsIn(seen);
      for (const region of REGIONS) {
        const { counts, leader, by } = regions[region];
        expect(Math.abs(counts.britain - counts.france)).toBe(by);
        if (leader) expect(counts[leader]).toBeGreaterThan(by - 1);
        const winner = ahead?.awards[region];
        expect(awardIn(seen, region)?.winner).toBe(winner);
        if (!winner) continue;
        wins++;
        expect(winner).toBe(leader);
      }
      expect(commoditiesIn(seen)).toHaveLength(6);
      const { vp, ...ends } = finalForecast(seen);
      expect(vp === undefined).toBe(position.turn < 6);
      const sum = Object.values(ends).reduce((all, { britain, france }) => all + france - britain, 0);
      const then = clone(position);
      scoreFinally(then);
      expect(then.vp - position.vp).toBe(sum);
      expect(prestigeIn(seen).by).toBeGreaterThanOrEqual(0);
      // With every tile visible, the sum is the same as by the rules.
      if (position.war > 3) return;
      for (const side of ['britain', 'france'] as const) {
        const own = view(position, side);
        for (const theater of position.display[side].keys()) {
          const sum = strengthsIn(own, theater)[side].reduce((all, { n }) => all + n, 0);
          expect(sum).toBe(strengthOf(position, side, theater));
        }
      }
    });
    expect(wins).toBeGreaterThan(0);
  });
});
