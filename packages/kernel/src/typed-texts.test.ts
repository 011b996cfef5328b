import { describe, expect, it } from 'vitest';
import { seedChance } from './chance.js';
import { InputError } from './errors.js';
import { type OptionScorer, scoredOption } from './heuristic.js';
import { message, type Params, type Words } from './messages.js';
import { NeedList, type Needs } from './needs.js';
import { log as logMessage, type Position } from './position.js';
import { type ParamsNamed, texts } from './texts.js';
import type {
  InputErrorMaker,
  JoinedTexts,
  KeyUnder,
  KeyWith,
  TextLogger,
  TextMaker,
  TextSayer,
  TextsOfNumbered,
} from './typed-texts.js';

const same = <const English extends string>(en: English) => ({ en, pl: 'p', hu: 'h', fr: 'f' });
const table = texts({
  'log.pays': same('{faction} {faction_number, select, plural {pay} other {pays}} {n} to {whom_of}.'),
  'log.roll': same('A {die}'),
  'log.calm': same('Nothing happens.'),
  'level.low': same('low'),
  'level.high': same('high'),
  'error.seat': same('No seat {given}'),
  'need.near': same('near {space}'),
  'need.empty': same('empty'),
  'reason.steady.gain': same('{space} gains most'),
  'reason.steady.enough': same('enough'),
});
const cards = texts({ 'event.1': same('Draw a card.'), 'event.2': same('Roll a die.') });
type Table = typeof table & TextsOfNumbered<`event.${number}`, typeof cards>;

const text: TextMaker<Table> = message;
const log: TextLogger<Table, KeyUnder<Table, 'log'>, Position> = logMessage;
const inputError: InputErrorMaker<Table, KeyUnder<Table, 'error'>> = (key: string, params?: Params) =>
  new InputError(key, params);
const scored: OptionScorer<Table> = scoredOption;

const position = (): Position => ({ chance: seedChance('typed'), log: [] });

describe('typed texts', () => {
  it('take all parameters of their text and no other', () => {
    expect(text('log.pays', { faction: 'f:a', n: 1, whom: 'f:b' })).toEqual({
      key: 'log.pays',
      params: { faction: 'f:a', n: 1, whom: 'f:b' },
    });
    // @ts-expect-error a parameter is missing
    text('log.pays', { faction: 'f:a', n: 1 });
    // @ts-expect-error a parameter is misspelled
    text('log.pays', { fraction: 'f:a', n: 1, whom: 'f:b' });
    // @ts-expect-error a parameter is superfluous
    text('log.pays', { faction: 'f:a', n: 1, whom: 'f:b', extra: 1 });
    // @ts-expect-error all parameters are missing
    text('log.pays');
    // @ts-expect-error there is no such text
    expect(text('log.payz').key).toBe('log.payz');
  });

  it('take keys made of parts', () => {
    const level = ['low', 'high'] as const;
    const card: number = 2;
    expect([text(`level.${level[1]}`).key, text(`event.${card}`).key]).toEqual(['level.high', 'event.2']);
    const word: string = level[1];
    // @ts-expect-error it may be no level
    text(`level.${word}`);
    // @ts-expect-error it has no parameters
    text(`event.${card}`, { n: 1 });
  });

  it('are said with a part of their key', () => {
    const says: string[] = [];
    const words = { say: ({ key }) => key, name: (it) => it, has: () => true } satisfies Words;
    const sayWith: TextSayer<Table> =
      (by: Words, prefix: string = '') =>
      (end: string, params?: Params) =>
        by.say(message(`${prefix}${end}`, params));
    const say = sayWith(words);
    const level = sayWith(words, 'level.');
    const log = sayWith(words, 'log.');
    const card: number = 1;
    says.push(say('level.low'), level('high'), log('roll', { die: 3 }), sayWith(words, 'event.')(`${card}`));
    // @ts-expect-error a parameter is missing
    says.push(log('roll'));
    // @ts-expect-error a parameter is misspelled
    says.push(log('roll', { dye: 3 }));
    // @ts-expect-error it has no parameters
    says.push(log('calm', { die: 3 }));
    // @ts-expect-error there is no such text
    says.push(level('medium'));
    expect(says.slice(0, 4)).toEqual(['level.low', 'level.high', 'log.roll', 'event.1']);
  });

  it('of several tables are one table', () => {
    const both: TextMaker<JoinedTexts<typeof table | typeof cards>> = message;
    expect([both('level.low').key, both('event.2').key]).toEqual(['level.low', 'event.2']);
    // @ts-expect-error neither has this text
    both('event.3');
  });

  it('are logged with what a roll needed', () => {
    const g = position();
    log(g, 'log.calm');
    log(g, 'log.roll', { die: 3, atLeast: 2 });
    // @ts-expect-error the text says no die
    log(g, 'log.calm', { atLeast: 2 });
    // @ts-expect-error this is no key of the log
    log(g, 'level.low');
    expect(g.log?.[1]?.params).toEqual({ die: 3, atLeast: 2 });
  });

  it('are errors and reasons', () => {
    expect(inputError('error.seat', { given: 'x' }).explanation.params).toEqual({ given: 'x' });
    expect(scored('space:a', 1, 'gain', { space: 'space:a' }).reason).toBe('gain');
    // @ts-expect-error a parameter is missing
    inputError('error.seat');
    // @ts-expect-error a parameter is missing
    scored('space:a', 1, 'gain');
    // @ts-expect-error there is no such reason
    scored('space:a', 1, 'gains');
  });

  it('are found by their parameters', () => {
    const plain: KeyWith<Table, never, KeyUnder<Table, 'log'>> = 'log.calm';
    const withDie: KeyWith<Table, 'die'> = 'log.roll';
    // @ts-expect-error this text has parameters
    const wrong: KeyWith<Table, never> = 'log.roll';
    expect([plain, withDie, wrong]).toEqual(['log.calm', 'log.roll', 'log.roll']);
  });
});

describe('the texts of needs', () => {
  type ToyNeeds = Needs<Table, Position, ParamsNamed<'n'>, number, undefined>;

  it('get all their parameters', () => {
    const needs: ToyNeeds = {
      near: { holds: (_g, _c, item) => item > 1, params: { space: 'space:a' } },
      empty: (_g, _c, item) => item > 2,
    };
    const [near, empty] = new NeedList(needs).conditions(position(), { n: 1 }, 2, undefined);
    expect(near).toEqual({ text: { key: 'need.near', params: { space: 'space:a' } }, holds: true });
    expect(empty).toEqual({ text: { key: 'need.empty' }, holds: false });
  });

  it('lack none and have no other', () => {
    const found: ToyNeeds[] = [
      // @ts-expect-error its text names a space
      { near: () => true },
      // @ts-expect-error its text names a space
      { near: { holds: () => true } },
      // @ts-expect-error its text names another parameter
      { near: { holds: () => true, params: { place: 'space:a' } } },
      // @ts-expect-error its text has no parameters
      { empty: { holds: () => true, params: { n: 1 } } },
      // @ts-expect-error there is no such need
      { far: () => true },
    ];
    expect(found).toHaveLength(5);
  });
});
