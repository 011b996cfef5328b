import { describe, expect, it } from 'vitest';
import type { SavedGame } from '../play/saved.js';
import { type Look, localStanding, onlineStanding, peopleIn } from './standing.js';

const names = (seats: readonly string[]) => seats.join('+');
const saved = (more: Partial<SavedGame>): SavedGame => ({
  id: 'x',
  game: 'andean-abyss',
  options: {},
  seating: { government: 'person', farc: 'nonplayer' },
  seed: 's',
  made: 0,
  updated: 0,
  answers: 3,
  waiting: ['government'],
  ...more,
});
const over = { ranking: [{ seat: 'farc', place: 1, score: 5 }], reason: { key: 'why' } };

describe('a game on this device', () => {
  const both = { government: 'person', farc: 'person' };
  it('says whose turn it is', () => {
    expect(localStanding(saved({}), names)).toMatchObject({ tone: 'mine', text: { key: 'home.turn.yours' } });
    expect(localStanding(saved({ waiting: ['farc'] }), names).tone).toBe('others');
    expect(localStanding(saved({ seating: both, waiting: ['farc'] }), names)).toEqual({
      tone: 'mine',
      text: { key: 'home.turn.of', params: { seats: 'farc' } },
    });
    expect(localStanding(saved({ waiting: [], answers: 0 }), names).text.key).toBe('home.turn.new');
    expect(localStanding(saved({ waiting: [] }), names).text.key).toBe('home.turn.record');
  });
  it('says who won', () => {
    expect(localStanding(saved({ result: over, waiting: [] }), names)).toEqual({
      tone: 'over',
      text: { key: 'home.turn.won', params: { seats: 'farc' } },
    });
  });
  it('knows its people', () => {
    expect(peopleIn(saved({}))).toEqual(['government']);
    expect(peopleIn(saved({ seating: both }))).toEqual(['government', 'farc']);
  });
});

describe('a match on the server', () => {
  const seen = (waiting: string[], result: typeof over | null = null) =>
    ({ welcome: {}, state: { waiting, result } }) as unknown as Look;
  it('says whose turn it is, as far as the server told', () => {
    expect(onlineStanding('farc', seen(['farc', 'auc']), names).text.key).toBe('home.turn.yours');
    expect(onlineStanding('farc', seen(['auc']), names).text).toEqual({
      key: 'home.turn.of',
      params: { seats: 'auc' },
    });
    expect(onlineStanding('observer', seen(['auc']), names).tone).toBe('others');
    expect(onlineStanding('auc', seen([], over), names).tone).toBe('over');
    expect(onlineStanding('auc', 'away', names)).toEqual({ tone: 'trouble', text: { key: 'home.turn.away' } });
    expect(onlineStanding('auc', 'asking', names).tone).toBe('quiet');
  });
});
