import { describe, expect, it } from 'vitest';
import type { SavedGame } from '../play/game-storage.js';
import { localPeople, localStatus, onlineStatus, type ServerMatchStatus } from './game-status.js';

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
    expect(localStatus(saved({}), names)).toMatchObject({ tone: 'mine', text: { key: 'home.turn.yours' } });
    expect(localStatus(saved({ waiting: ['farc'] }), names).tone).toBe('others');
    expect(localStatus(saved({ seating: both, waiting: ['farc'] }), names)).toEqual({
      tone: 'mine',
      text: { key: 'home.turn.of', params: { seats: 'farc' } },
    });
    expect(localStatus(saved({ waiting: [], answers: 0 }), names).text.key).toBe('home.turn.new');
    expect(localStatus(saved({ waiting: [] }), names).text.key).toBe('home.turn.record');
  });
  it('says who won', () => {
    expect(localStatus(saved({ result: over, waiting: [] }), names)).toEqual({
      tone: 'over',
      text: { key: 'home.turn.won', params: { seats: 'farc' } },
    });
  });
  it('lists the seats of people', () => {
    expect(localPeople(saved({}))).toEqual(['government']);
    expect(localPeople(saved({ seating: both }))).toEqual(['government', 'farc']);
  });
});

describe('a match on the server', () => {
  const reply = (waiting: string[], result: typeof over | null = null) =>
    ({ welcome: {}, state: { waiting, result } }) as unknown as ServerMatchStatus;
  it('says whose turn it is, if the server answered', () => {
    expect(onlineStatus('farc', reply(['farc', 'auc']), names).text.key).toBe('home.turn.yours');
    expect(onlineStatus('farc', reply(['auc']), names).text).toEqual({
      key: 'home.turn.of',
      params: { seats: 'auc' },
    });
    expect(onlineStatus('observer', reply(['auc']), names).tone).toBe('others');
    expect(onlineStatus('auc', reply([], over), names).tone).toBe('over');
    expect(onlineStatus('auc', 'away', names)).toEqual({ tone: 'trouble', text: { key: 'home.turn.away' } });
    expect(onlineStatus('auc', 'asking', names).tone).toBe('quiet');
  });
});
