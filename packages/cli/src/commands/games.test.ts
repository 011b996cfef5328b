import { expect, it } from 'vitest';
import { sandtable } from '../testing/terminal.js';

it('games lists seats, scenarios, settings with their values, and bots', async () => {
  const { code, out } = await sandtable(['games']);
  expect(code).toBe(0);
  expect(out).toMatchInlineSnapshot(`
    "toy  Hill and Ford
      Seats:
        red  Red
        blue  Blue
      Scenarios (--set scenario=name):
        skirmish  Skirmish  (rounds=1)
        campaign  Campaign  (rounds=6, fog=on)
      Settings (--set name=value):
        rounds=1|3|6  how many rounds are played
          3  (default)
        fog=off|on  whether the other side’s coins are hidden
          off  coins are open  (default)
          on  coins are hidden
      Players (--seat seat=player):
        person  a person at this keyboard
        random  answers at random, any legal option as likely as another
        miser  the first legal answer
    "
  `);
  expect((await sandtable(['games', '--lang', 'hu'])).out).toContain('hány forduló a játék');
});
