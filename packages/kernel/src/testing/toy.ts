import { randomBot } from '../bot.js';
import { cloneChance, reveal, roll, shuffle } from '../chance.js';
import type { Game, Result } from '../game.js';
import { message } from '../messages.js';
import { log } from '../position.js';
import { CHECKPOINT, choose, chooseTogether, decision, type Procedure } from '../procedure.js';
import { firstOptionBot } from './first-option-bot.js';
import { BLANK, other, PLACES, type Place, SEATS, type Seat, type Toy } from './toy-position.js';
import { readToyPosition, writeToyPosition } from './toy-position-json.js';
import { names, toyMessages } from './words.js';

/**
 * A game for tests: two sides bid in secret for cards from a hidden deck and fight over three places with a die.
 * It uses each feature of the kernel once, and has no more rules than that needs.
 */
const CARDS = [1, 1, 2, 2, 3, 3, 4, 5];
const STARTING_COINS = 5;

const numbers = (most: number) => Array.from({ length: most + 1 }, (_, n) => `number:${n}`);
function numberOf(option: string | undefined): number {
  if (option === undefined) throw new Error('both sides must have answered');
  return Number(option.slice('number:'.length));
}

function turn(p: Toy): void {
  reveal(p.chance, 'everybody');
  p.card = p.deck.pop() ?? 0;
  log(p, 'log.card', { value: p.card });
  p.step = 'bid';
}

/** 1.1 Both bid in secret; the higher bid is paid and wins the card. */
function* bid(p: Toy): Procedure {
  const ask = (seat: Seat) =>
    decision(seat, message('prompt.bid', { value: p.card }), '1.1', () => numbers(p.coins[seat]));
  const answers = yield* chooseTogether(SEATS.map(ask));
  const red = numberOf(answers.red);
  const blue = numberOf(answers.blue);
  log(p, 'log.bids', { red, blue });
  if (red !== blue) {
    p.first = red > blue ? 'red' : 'blue';
    p.coins[p.first] -= Math.max(red, blue);
    p.points[p.first] += p.card;
    log(p, 'log.wins', { seat: `seat:${p.first}`, value: p.card });
  }
  p.step = 'first';
}

/** 1.2 One march each; a coin may be given away before it. */
function* march(p: Toy, seat: Seat): Procedure {
  for (;;) {
    const options = () => [
      ...PLACES.filter((place) => p.holder[place] !== seat).map((place) => `space:${place}`),
      'hold',
      ...(p.coins[seat] > 0 ? ['aside:gift'] : []),
    ];
    const answer = yield* choose(decision(seat, message('prompt.march'), '1.2', options));
    if (answer === 'aside:gift') {
      p.coins[seat]--;
      p.coins[other(seat)]++;
      log(p, 'log.gift', { seat: `seat:${seat}` });
      continue;
    }
    const place = PLACES.find((it) => answer === `space:${it}`);
    if (!place) log(p, 'log.holds', { seat: `seat:${seat}` });
    else if (p.holder[place] === 'none') take(p, seat, place);
    else yield* assault(p, seat, place);
    return;
  }
}

function take(p: Toy, seat: Seat, place: Place): void {
  p.holder[place] = seat;
  log(p, 'log.takes', { seat: `seat:${seat}`, place: `space:${place}` });
}

/** 1.3 A die and the coins spent on it must beat four. */
function* assault(p: Toy, seat: Seat, place: Place): Procedure {
  const prompt = message('prompt.spend', { place: `space:${place}` });
  const spent = numberOf(yield* choose(decision(seat, prompt, '1.3', () => numbers(p.coins[seat]))));
  p.coins[seat] -= spent;
  const die = roll(p.chance);
  log(p, 'log.assault', { seat: `seat:${seat}`, place: `space:${place}`, die, spent });
  if (die + spent > 4) take(p, seat, place);
}

function score(p: Toy): void {
  for (const place of PLACES) {
    const holder = p.holder[place];
    if (holder !== 'none') p.points[holder]++;
  }
  for (const seat of SEATS) p.coins[seat]++;
  log(p, 'log.round', { round: p.round, red: p.points.red, blue: p.points.blue });
  p.card = 0;
  p.round++;
  p.step = 'turn';
}

function* play(p: Toy): Procedure<Result> {
  for (;;) {
    yield CHECKPOINT;
    if (p.round > p.rounds) return result(p);
    switch (p.step) {
      case 'turn':
        turn(p);
        break;
      case 'bid':
        yield* bid(p);
        break;
      case 'first':
        yield* march(p, p.first);
        p.step = 'second';
        break;
      case 'second':
        yield* march(p, other(p.first));
        p.step = 'score';
        break;
      case 'score':
        score(p);
        break;
    }
  }
}

function result(p: Toy): Result {
  const best = Math.max(p.points.red, p.points.blue);
  const ranking = SEATS.map((seat) => ({ seat, place: p.points[seat] === best ? 1 : 2, score: p.points[seat] }));
  ranking.sort((a, b) => a.place - b.place);
  return { ranking, reason: message('result.points', { best }) };
}

const clone = ({ log: _, ...p }: Toy): Toy => ({
  ...p,
  chance: cloneChance(p.chance),
  deck: [...p.deck],
  coins: { ...p.coins },
  points: { ...p.points },
  holder: { ...p.holder },
});

function redact(p: Toy, seat: string): Toy {
  const redacted = clone(p);
  redacted.deck.fill(BLANK);
  if (p.fog) for (const it of SEATS) if (it !== seat) redacted.coins[it] = BLANK;
  return redacted;
}

export const toy: Game<Toy> = {
  id: 'toy',
  title: 'Hill and Ford',
  version: 1,
  settings: {
    rounds: { values: ['1', '3', '6'], default: '3' },
    fog: { values: ['off', 'on'], default: 'off' },
  },
  scenarios: { skirmish: { rounds: '1' }, campaign: { rounds: '6', fog: 'on' } },
  messages: toyMessages,
  names,
  bots: { random: randomBot, miser: firstOptionBot },

  kinds: { space: 'space' },
  seats: () => SEATS,
  setup: (settings, chance) => ({
    chance,
    rounds: Number(settings.rounds),
    fog: settings.fog === 'on',
    round: 1,
    step: 'turn',
    card: 0,
    deck: shuffle(chance, [...CARDS]),
    coins: { red: STARTING_COINS, blue: STARTING_COINS },
    points: { red: 0, blue: 0 },
    holder: { hill: 'none', ford: 'none', mill: 'none' },
    first: 'red',
  }),
  play,
  clone,
  redact,
  view(p, seat) {
    const { deck, ...seen } = writeToyPosition(redact(p, seat));
    return { ...seen, deck: deck.length };
  },
  check(p) {
    for (const seat of SEATS) if (p.coins[seat] < 0) throw new Error(`${seat} has ${p.coins[seat]} coins`);
    const dealt = p.round - 1 + (p.card > 0 ? 1 : 0);
    if (dealt + p.deck.length !== CARDS.length) throw new Error(`${dealt} cards dealt but ${p.deck.length} left`);
  },
  writePosition: writeToyPosition,
  readPosition: readToyPosition,
  tables: (p) => [
    {
      title: message('table.sides', { round: p.round }),
      head: [message('table.side'), message('table.coins'), message('table.points')],
      rows: SEATS.map((seat) => [`seat:${seat}`, p.coins[seat] === BLANK ? '?' : p.coins[seat], p.points[seat]]),
    },
    {
      title: message('table.places'),
      head: [message('table.place'), message('table.holder')],
      rows: PLACES.map((place) => [`space:${place}`, `seat:${p.holder[place]}`]),
    },
  ],
  stats: (p) => ({ rounds: p.round - 1 }),
};
