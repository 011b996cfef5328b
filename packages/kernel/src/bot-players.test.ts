import { describe, expect, it } from 'vitest';
import { randomBot } from './bot.js';
import { botSeating, defaultBot, playBots, playersFor, preview, resolveSeating, seatBots } from './bot-players.js';
import { InputError } from './errors.js';
import { newMatch } from './match.js';
import { decision } from './procedure.js';
import { BLANK, playRandomly, refusal, type Toy, toy } from './testing/index.js';

const seats = ['red', 'blue'];

describe('bots', () => {
  it('play a game to the end, and the same game for the same seed', () => {
    const play = (seed: string) => {
      const match = newMatch(toy, { seed });
      playBots(match, seatBots(toy, seats, { red: 'random', blue: 'random' }, seed));
      expect(match.result).toBeDefined();
      return match.answers;
    };
    expect(play('a')).toEqual(play('a'));
    expect(play('a')).not.toEqual(play('b'));
  });

  it('stop when a person is asked', () => {
    const match = newMatch(toy, { seed: 'p' });
    const bots = seatBots(toy, seats, { red: 'person', blue: 'miser' }, 'p');
    playBots(match, bots);
    expect(match.pending().map((d) => d.seat)).toEqual(['red']);
    match.choose('number:1', 'red');
    playBots(match, bots);
    expect(match.decision()?.seat).toBe('red');
  });

  it('log their reasons', () => {
    const match = newMatch(toy, { seed: 'p', settings: { scenario: 'skirmish' } });
    const bots = seatBots(toy, seats, { red: 'miser', blue: 'random' }, 'p');
    playBots(match, bots);
    const reasons = match.log.filter((entry) => entry.remark);
    expect(reasons).toHaveLength(match.answers.filter((answer) => answer.seat === 'red').length);
    expect(reasons).toContainEqual({ key: 'because.first', params: { seat: 'seat:red' }, remark: true });
  });

  it('are shown only what their seat may see', () => {
    const seen: Toy[] = [];
    const match = newMatch(toy, { seed: 'p', settings: { fog: 'on' } });
    playBots(
      match,
      new Map(
        seats.map((seat) => [
          seat,
          {
            // A bot may take its turn apart.
            answer({ position, decision }) {
              const { coins } = position();
              seen.push(position());
              expect(coins[seat === 'red' ? 'blue' : 'red']).toBe(BLANK);
              expect(coins[seat === 'red' ? 'red' : 'blue']).not.toBe(BLANK);
              return { option: decision.options[0] };
            },
          },
        ]),
      ),
    );
    expect(seen.length).toBeGreaterThan(5);
    for (const position of seen) expect(new Set(position.deck)).toEqual(new Set([BLANK]));
  });

  it('must exist, and so must the seat', () => {
    expect(refusal(() => seatBots(toy, seats, { green: 'random' }, 's'))).toEqual({
      key: 'error.seat',
      params: { given: 'green', allowed: 'red, blue' },
    });
    expect(refusal(() => seatBots(toy, seats, { red: 'constructor' }, 's'))).toEqual({
      key: 'error.bot',
      params: { given: 'constructor', allowed: 'person, random, miser' },
    });
  });
});

describe('a seating', () => {
  const settings = { rounds: '3', fog: 'off' };
  /** Fog seats a miser at blue if nobody is named, and a miser at blue turns fog on. */
  const foggy: typeof toy = {
    ...toy,
    resolveSeating: (given, seating) => ({
      settings: seating.blue === 'miser' ? { ...given, fog: 'on' } : given,
      seating: given.fog === 'on' ? { blue: 'miser', ...seating } : seating,
    }),
    setup: (given, chance) => {
      if (given.fog === 'on' && given.rounds === '1') throw new InputError('error.toy', { field: 'fog' });
      return toy.setup(given, chance);
    },
    bots: {
      ...toy.bots,
      redOnly: (seat, seed) => {
        if (seat !== 'red') throw new InputError('error.seat', { given: seat, allowed: 'red' });
        return toy.bots.random(seat, seed);
      },
    },
  };

  it('stays as given unless the game changes it', () => {
    expect(resolveSeating(toy, settings, { red: 'miser' })).toEqual({ settings, seating: { red: 'miser' } });
    expect(resolveSeating(foggy, settings, { blue: 'miser' }).settings.fog).toBe('on');
    expect(resolveSeating(foggy, { ...settings, fog: 'on' }, { red: 'random' }).seating).toEqual({
      red: 'random',
      blue: 'miser',
    });
  });

  it('may hold the bots that both the rules and the bot itself allow', () => {
    expect(playersFor(toy, settings, 'red')).toEqual(['person', 'random', 'miser']);
    expect(playersFor(foggy, settings, 'red')).toEqual(['person', 'random', 'miser', 'redOnly']);
    expect(playersFor(foggy, { rounds: '1', fog: 'off' }, 'blue')).toEqual(['person', 'random']);
  });

  it('can be left to the game: its preferred bot if that is allowed, else any bot but random', () => {
    expect(botSeating(toy, settings)).toEqual({ red: 'miser', blue: 'miser' });
    const own: typeof toy = { ...foggy, defaultBots: { red: 'redOnly', blue: 'miser' } };
    expect(botSeating(own, settings)).toEqual({ red: 'redOnly', blue: 'miser' });
    expect(defaultBot(own, { rounds: '1', fog: 'off' }, 'blue')).toBe('random');
  });

  it('reports a fault in the rules as a fault, not as a bot that is not allowed', () => {
    const broken: typeof toy = {
      ...toy,
      setup: () => {
        throw new Error('a fault');
      },
    };
    expect(() => playersFor(broken, settings, 'red')).toThrow('a fault');
  });
});

describe('the random bot', () => {
  const count = (options: string[], times: number) => {
    const bot = randomBot('red', 'count');
    const counts = new Map<string, number>();
    for (let i = 0; i < times; i++) {
      const asked = decision('red', { key: 'prompt' }, '1', () => options);
      const { option } = bot.answer({
        decision: asked,
        seat: 'red',
        position: () => newMatch(toy, { seed: 's' }).position,
      });
      counts.set(option, (counts.get(option) ?? 0) + 1);
    }
    return (option: string) => counts.get(option) ?? 0;
  };

  it('gives every main option equally often and asides rarely', () => {
    const of = count(['a', 'b', 'aside:x', 'aside:y'], 9600);
    expect(of('aside:x') + of('aside:y')).toBeGreaterThan(300);
    expect(of('aside:x') + of('aside:y')).toBeLessThan(500);
    expect(Math.abs(of('a') - of('b'))).toBeLessThan(300);
  });

  it('takes an aside if there is nothing else', () => {
    expect(count(['aside:x'], 10)('aside:x')).toBe(10);
  });
});

describe('a preview', () => {
  const bidding = () => newMatch(toy, { seed: 'ahead', dice: [1, 6, 2, 5] });
  const marching = () => {
    const match = bidding();
    match.choose('number:2', 'red');
    match.choose('number:1', 'blue');
    return match;
  };

  it('shows the view after an answer and does not change the match', () => {
    const match = marching();
    const before = match.view('red');
    const seen = preview(match, 'aside:gift', 'red');
    expect(match.view('red')).toEqual(before);
    match.choose('aside:gift', 'red');
    expect(seen).toEqual(match.view('red'));
    expect(seen).not.toEqual(before);
  });

  it('reveals neither dice nor the secret answers of others', () => {
    const match = bidding();
    match.choose('number:2', 'red');
    expect(preview(match, 'number:1', 'blue')).toBeUndefined();
  });

  it('never reveals dice, wherever they are rolled', () => {
    const match = marching();
    let rolls = 0;
    for (let i = 0; !match.result; i++) {
      const [asked] = match.pending();
      for (const option of match.pending().length === 1 ? asked.options : []) {
        const after = match.fork();
        after.choose(option);
        if (after.position.chance.revealCount === match.position.chance.revealCount) continue;
        rolls++;
        expect(preview(match, option, asked.seat)).toBeUndefined();
      }
      playRandomly(match, `step ${i}`, 1);
    }
    expect(rolls).toBeGreaterThan(0);
  });

  it('refuses an answer that is not an option', () => {
    expect(refusal(() => preview(marching(), 'moon', 'red')).key).toBe('error.notAnOption');
  });
});
