import { toy } from '@sandtable/kernel/testing';
import { expect, it } from 'vitest';
import { BEGINNING } from '../store/store.js';
import { roomsToEvict } from './eviction.js';
import { loadMatch } from './live-match.js';
import { newRoom, type Room } from './room.js';

const IDLE_MS = 1000;
const NOW = 100_000;

/** A room that was last used so many milliseconds ago. */
function roomIdleFor(ms: number, more: Partial<Room> = {}): Room {
  const stored = { pk: 1, id: 'a', game: 'toy', version: 1, settings: {}, seating: {}, seats: ['red', 'blue'] };
  const live = loadMatch(toy, { ...stored, seed: 'x', snapshot: BEGINNING, rematch: null }, []);
  return { ...newRoom(live), lastUsed: NOW - ms, ...more };
}

it('evicts rooms that nobody has used for a while', () => {
  const [idle, used] = [roomIdleFor(IDLE_MS), roomIdleFor(IDLE_MS - 1)];
  expect(roomsToEvict([idle, used], IDLE_MS, 10, NOW)).toEqual([idle]);
});

it('evicts those idle longest when there are too many rooms', () => {
  const hour = 3_600_000;
  const [older, newer] = [roomIdleFor(40_000), roomIdleFor(30_000)];
  expect(roomsToEvict([newer, older], hour, 1, NOW)).toEqual([older]);
});

it('keeps a room in which something is under way, or which somebody is joining', () => {
  const busy = [{ joining: 1 }, { pendingActions: 1 }, { thinking: { moveNow: false } }];
  expect(
    roomsToEvict(
      busy.map((more) => roomIdleFor(50_000, more)),
      IDLE_MS,
      1,
      NOW,
    ),
  ).toEqual([]);
});
