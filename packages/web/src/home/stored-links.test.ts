import { describe, expect, it } from 'vitest';
import { type LinkStorage, linksOn, matchesOf, type StoredLink } from './stored-links.js';

const shelfWith = (text?: string) => {
  const kept = new Map<string, string>(text === undefined ? [] : [['links', text]]);
  const shelf: LinkStorage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
  return linksOn(() => shelf);
};

const link = (match: string, seat: string, more: Partial<StoredLink> = {}): StoredLink => ({
  match,
  seat,
  token: `${match}-${seat}`,
  game: 'andean-abyss',
  at: 1,
  ...more,
});

describe('the links kept in this browser', () => {
  it('are there again, newest first', () => {
    const links = shelfWith();
    links.remember(link('a', 'farc'));
    links.remember(link('b', 'auc'), link('b', 'observer'));
    expect(links.all().map(({ match, seat }) => `${match} ${seat}`)).toEqual(['b auc', 'b observer', 'a farc']);
  });

  it('hold one link a seat: the last', () => {
    const links = shelfWith();
    links.remember(link('a', 'farc', { given: true }));
    links.remember(link('a', 'farc', { token: 'pass', lent: true }));
    expect(links.all()).toEqual([link('a', 'farc', { token: 'pass', lent: true })]);
  });

  it('stay what they were when somebody follows them', () => {
    const links = shelfWith();
    links.remember(link('a', 'farc', { given: true }), link('b', 'auc', { lent: true }));
    links.followed(link('a', 'farc', { at: 9 }));
    links.followed(link('b', 'auc', { token: 'other' }));
    links.followed(link('c', 'auc'));
    expect(links.all()).toEqual([
      link('c', 'auc'),
      link('b', 'auc', { token: 'other' }),
      link('a', 'farc', { at: 9, given: true }),
    ]);
  });

  it('are forgotten by match, and those of an account when it logs out', () => {
    const links = shelfWith();
    links.remember(link('a', 'farc'), link('b', 'auc'), link('c', 'auc', { lent: true }));
    links.forgetMatch('a');
    links.forgetLent();
    expect(links.all().map(({ match }) => match)).toEqual(['b']);
  });

  it('hold the first hash of the seed for every link of a match, whatever comes later', () => {
    const links = shelfWith();
    links.remember(link('a', 'farc', { seedHash: 'first' }), link('b', 'farc'));
    links.remember(link('a', 'auc', { token: 'pass', lent: true }));
    links.followed(link('a', 'farc', { seedHash: 'second' }));
    expect(links.seedHashOf('a')).toBe('first');
    expect(links.all().map(({ match, seat, seedHash }) => [match, seat, seedHash])).toEqual([
      ['a', 'farc', 'first'],
      ['a', 'auc', 'first'],
      ['b', 'farc', undefined],
    ]);
    expect(links.seedHashOf('b')).toBe(undefined);
    links.followed(link('b', 'farc', { seedHash: 'seen' }));
    expect(links.seedHashOf('b')).toBe('seen');
    links.forgetMatch('a');
    expect(links.seedHashOf('a')).toBe(undefined);
  });

  it('hold what was contributed to the dice, for whoever comes back by the same link', () => {
    const links = shelfWith();
    const dice = { contribution: 'a'.repeat(64) };
    links.remember(link('a', 'farc', { given: true }));
    links.followed(link('a', 'farc', { dice }));
    links.followed(link('a', 'farc', { at: 2 }));
    expect(links.diceOf('a', 'a-farc')).toEqual(dice);
    expect(links.all()[0].given).toBe(true);
    expect(links.diceOf('a', 'a-auc')).toBe(undefined);
    expect(shelfWith(JSON.stringify([{ ...link('a', 'farc'), dice: 'loaded' }])).all()).toEqual([]);
  });

  it('know which match is over', () => {
    const links = shelfWith();
    links.remember(link('a', 'farc'), link('a', 'observer'), link('b', 'auc'));
    links.endOf('a', ['auc']);
    expect(matchesOf(links.all()).map(({ match, over, won }) => [match, over, won])).toEqual([
      ['a', true, ['auc']],
      ['b', false, []],
    ]);
  });

  it('are none where the browser forbids to look or something else stands there', () => {
    const forbidden = linksOn(() => {
      throw new Error('forbidden');
    });
    forbidden.remember(link('a', 'farc'));
    expect(forbidden.all()).toEqual([]);
    expect(shelfWith('{broken').all()).toEqual([]);
    expect(shelfWith('{"a":1}').all()).toEqual([]);
    expect(shelfWith(JSON.stringify([null, 3, { match: 'a' }, link('b', 'auc')])).all()).toEqual([link('b', 'auc')]);
  });
});

describe('the matches they open', () => {
  it('open by the own seat, else by watching, else by a seat meant for another', () => {
    const [own] = matchesOf([link('a', 'farc', { given: true }), link('a', 'observer'), link('a', 'auc')]);
    expect(own.mine.seat).toBe('auc');
    expect(own.given.map(({ seat }) => seat)).toEqual(['farc']);
    expect(matchesOf([link('a', 'farc', { given: true }), link('a', 'observer')])[0].mine.seat).toBe('observer');
    expect(matchesOf([link('a', 'farc', { given: true })])[0].mine.seat).toBe('farc');
  });

  it('stand in the order in which they were last used', () => {
    const matches = matchesOf([
      link('a', 'farc', { at: 5 }),
      link('b', 'farc', { at: 9 }),
      link('a', 'auc', { at: 7 }),
    ]);
    expect(matches.map(({ match, at }) => [match, at])).toEqual([
      ['b', 9],
      ['a', 7],
    ]);
  });
});

describe('what a seat was shown', () => {
  it('is kept with its link, and what is not a number and a mark is not believed', () => {
    const links = shelfWith();
    links.remember(link('a', 'farc'), link('a', 'auc'));
    links.keepHeld('a', 'a-farc', { n: 5, mark: 'five' });
    expect(links.heldOf('a', 'a-farc')).toEqual({ n: 5, mark: 'five' });
    expect(links.heldOf('a', 'a-auc')).toBeUndefined();
    // Following the link again leaves it there.
    links.followed(link('a', 'farc', { at: 9 }));
    expect(links.heldOf('a', 'a-farc')).toEqual({ n: 5, mark: 'five' });
    const wrong = shelfWith(JSON.stringify([{ ...link('a', 'farc'), held: { n: 'five', mark: 1 } }]));
    expect(wrong.all()).toEqual([]);
  });
});
