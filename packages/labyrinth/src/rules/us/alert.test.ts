import { describe, expect, it } from 'vitest';
import { WMD } from '../../position.js';
import { at, logged, offers, positionWith, run } from '../../testing/positions.js';
import { mayOperate } from '../operations.js';
import { alert } from './alert.js';

describe('7.5 Alert', () => {
  const plots = () =>
    positionWith({
      countries: { spain: { posture: 'soft', active: 1, plots: [1] }, iran: { active: 1, plots: [2, 3] } },
    });

  it('7.5.1 needs a value of 3, whatever the governance', () => {
    expect(mayOperate(plots(), 'alert', 2)).toBe(false);
    expect(mayOperate(plots(), 'alert', 3)).toBe(true);
    expect(mayOperate(positionWith(), 'alert', 3)).toBe(false);
  });

  it('7.5.2 blocks one plot in any country, Iran too', () => {
    const g = plots();
    expect(offers(alert(g))).toEqual(['space:spain', 'space:iran']);
    run(g, alert(g), ['space:spain']);
    expect(g.plots.map(({ country }) => country)).toEqual([at('iran'), at('iran')]);
    expect(logged(g)).toContain('log.blocked');
  });

  it('7.5.3 looks at it only once it is chosen: hidden ones in a country are one answer', () => {
    const g = plots();
    const before = g.chance.revealCount;
    run(g, alert(g), ['space:iran']);
    expect(g.plots.length).toBe(2);
    expect(g.chance.revealCount).toBeGreaterThan(before);
  });

  it('7.5.3 returns it to the Available ones; a WMD leaves the game', () => {
    const g = plots();
    run(g, alert(g), ['space:spain']);
    expect(g.available[1]).toBe(3);
    const nuke = positionWith({ countries: { spain: { posture: 'soft', active: 1, plots: [WMD] } } });
    run(nuke, alert(nuke), []);
    expect([nuke.available[WMD], nuke.plots.length]).toEqual([0, 0]);
  });
});
