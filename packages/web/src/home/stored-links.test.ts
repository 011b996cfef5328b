import { describe, expect, it } from 'vitest';
import { type LinkStorage, linksOn, matchesOf, type StoredLink } from './stored-links.js';

const storedLinks = (text?: string) => {
  const items = new Map<string, string>(text === undefined ? [] : [['links', text]]);
  const storage: LinkStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => items.set(key, value),
  };
  return linksOn(() => storage);
};

const link = (match: string, seat: string, more: Partial<StoredLink> = {}): StoredLink => ({
  match,
  seat,
  token: `${match}-${seat}`,
  game: 'andean-abyss',
  at: 1,
  ...more,
});

describe('the links stored in this browser', () => {
  it('are listed newest first', () => {
    const links = storedLinks();
    links.remember(link('a', 'farc'));
    links.remember(link('b', 'auc'), link('b', 'observer'));
    expect(links.all().map(({ match, seat }) => `${match} ${seat}`)).toEqual(['b auc', 'b observer', 'a farc']);
  });

  it('include one link per seat, the latest', () => {
    const links = storedLinks();
    links.remember(link('a', 'farc', { given: true }));
    links.remember(link('a', 'farc', { token: 'pass', lent: true }));
    expect(links.all()).toEqual([link('a', 'farc', { token: 'pass', lent: true })]);
  });

  it('keep what is known of them when they are followed', () => {
    const links = storedLinks();
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
    const links = storedLinks();
    links.remember(link('a', 'farc'), link('b', 'auc'), link('c', 'auc', { lent: true }));
    links.forgetMatch('a');
    links.forgetLent();
    expect(links.all().map(({ match }) => match)).toEqual(['b']);
  });

  it('keep the first hash of the seed for every link of a match', () => {
    const links = storedLinks();
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

  it('keep the contribution to the dice for the same link', () => {
    const links = storedLinks();
    const dice = { contribution: 'a'.repeat(64) };
    links.remember(link('a', 'farc', { given: true }));
    links.followed(link('a', 'farc', { dice }));
    links.followed(link('a', 'farc', { at: 2 }));
    expect(links.diceOf('a', 'a-farc')).toEqual(dice);
    expect(links.all()[0]?.given).toBe(true);
    expect(links.diceOf('a', 'a-auc')).toBe(undefined);
    expect(storedLinks(JSON.stringify([{ ...link('a', 'farc'), dice: 'loaded' }])).all()).toEqual([]);
  });

  it('record which match is over', () => {
    const links = storedLinks();
    links.remember(link('a', 'farc'), link('a', 'observer'), link('b', 'auc'));
    links.endOf('a', ['auc']);
    expect(matchesOf(links.all()).map(({ match, over, won }) => [match, over, won])).toEqual([
      ['a', true, ['auc']],
      ['b', false, []],
    ]);
  });

  it('are empty where the browser denies access or holds something else', () => {
    const forbidden = linksOn(() => {
      throw new Error('forbidden');
    });
    forbidden.remember(link('a', 'farc'));
    expect(forbidden.all()).toEqual([]);
    expect(storedLinks('{broken').all()).toEqual([]);
    expect(storedLinks('{"a":1}').all()).toEqual([]);
    expect(storedLinks(JSON.stringify([null, 3, { match: 'a' }, link('b', 'auc')])).all()).toEqual([link('b', 'auc')]);
  });
});

describe('the matches they open', () => {
  it('open at the reader’s seat, else as an observer, else at a seat meant for somebody else', () => {
    const [own] = matchesOf([link('a', 'farc', { given: true }), link('a', 'observer'), link('a', 'auc')]);
    expect(own?.mine.seat).toBe('auc');
    expect(own?.given.map(({ seat }) => seat)).toEqual(['farc']);
    expect(matchesOf([link('a', 'farc', { given: true }), link('a', 'observer')])[0]?.mine.seat).toBe('observer');
    expect(matchesOf([link('a', 'farc', { given: true })])[0]?.mine.seat).toBe('farc');
  });

  it('are ordered by their last use', () => {
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

describe('the history that a seat has seen', () => {
  it('is stored with its link, and rejected unless it is a number and a mark', () => {
    const links = storedLinks();
    links.remember(link('a', 'farc'), link('a', 'auc'));
    links.storeHeld('a', 'a-farc', { n: 5, mark: 'five' });
    expect(links.heldOf('a', 'a-farc')).toEqual({ n: 5, mark: 'five' });
    expect(links.heldOf('a', 'a-auc')).toBeUndefined();
    // Following the link again keeps it.
    links.followed(link('a', 'farc', { at: 9 }));
    expect(links.heldOf('a', 'a-farc')).toEqual({ n: 5, mark: 'five' });
    const wrong = storedLinks(JSON.stringify([{ ...link('a', 'farc'), held: { n: 'five', mark: 1 } }]));
    expect(wrong.all()).toEqual([]);
  });
});
