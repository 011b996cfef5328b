import {
  type Beginning,
  InputError,
  isDice,
  isJsonObject,
  type Json,
  type PositionJson,
  type SeatId,
  type Seating,
} from '@sandtable/kernel';
import { inputError } from '../input-error.js';

/** What a line can request. A request without a value is written as `true`. */
export type Request =
  | { readonly ask: 'new'; readonly beginning: Partial<Beginning>; readonly botDice: readonly number[] }
  | { readonly ask: 'choose'; readonly option: string; readonly seat?: SeatId }
  | { readonly ask: 'undo'; readonly seat?: SeatId }
  | { readonly ask: 'view'; readonly seat: SeatId }
  | { readonly ask: 'bots'; readonly seating: Seating }
  | { readonly ask: 'position' | 'record' | 'log' | 'quit' };

const ASKS = ['new', 'choose', 'undo', 'view', 'position', 'record', 'log', 'bots', 'quit'] as const;
const BEGINNING = ['options', 'seed', 'position', 'dice', 'botDice'] as const;

export function readRequest(line: string): Request {
  let json: Json;
  try {
    json = JSON.parse(line);
  } catch {
    throw inputError('cli.protocol.notJson');
  }
  if (!isJsonObject(json)) throw inputError('cli.protocol.notJson');
  const ask = ASKS.find((it) => Object.hasOwn(json, it));
  const odd = Object.keys(json).find((key) => key !== ask && !(key === 'seat' && ask === 'choose'));
  if (!ask || odd !== undefined) {
    throw inputError('cli.protocol.unknown', { given: odd ?? '', allowed: ASKS.join(', ') });
  }
  const value = json[ask];
  switch (ask) {
    case 'new':
      return { ask, ...readBeginning(value) };
    case 'choose': {
      const { seat } = json;
      return { ask, option: word(value, 'choose'), ...(seat === undefined ? {} : { seat: word(seat, 'seat') }) };
    }
    case 'undo':
      return value === true ? { ask } : { ask, seat: word(value, 'undo') };
    case 'view':
      return { ask, seat: word(value, 'view') };
    case 'bots':
      return { ask, seating: wordsByName(value, 'bots') };
    default:
      if (value !== true) throw inputError('cli.protocol.kind', { field: ask });
      return { ask };
  }
}

function readBeginning(json: Json | undefined): Omit<Extract<Request, { ask: 'new' }>, 'ask'> {
  if (!isJsonObject(json)) throw inputError('cli.protocol.kind', { field: 'new' });
  const odd = Object.keys(json).find((key) => !BEGINNING.some((it) => it === key));
  if (odd !== undefined) throw inputError('cli.protocol.unknown', { given: odd, allowed: BEGINNING.join(', ') });
  const { options, seed, position, dice, botDice = [] } = json;
  if (dice !== undefined && !isDice(dice)) throw new InputError('error.dice');
  if (!isDice(botDice)) throw new InputError('error.dice');
  const beginning = {
    ...(options === undefined ? {} : { settings: wordsByName(options, 'options') }),
    ...(seed === undefined ? {} : { seed: wordOrNumber(seed, 'seed') }),
    ...(position === undefined ? {} : { position: readPositionFile(position) }),
    ...(dice === undefined ? {} : { dice }),
  };
  return { beginning, botDice };
}

function readPositionFile(json: Json): PositionJson {
  if (!isJsonObject(json)) throw new InputError('error.noteShape');
  return json;
}

function word(json: Json | undefined, field: string): string {
  if (typeof json !== 'string') throw inputError('cli.protocol.kind', { field });
  return json;
}

/** Accepts `7` for `"7"`: seeds and many settings look like numbers, and programs write them as numbers. */
const wordOrNumber = (json: Json, field: string): string => word(typeof json === 'number' ? String(json) : json, field);

function wordsByName(json: Json | undefined, field: string): Readonly<Record<string, string>> {
  if (!isJsonObject(json)) throw inputError('cli.protocol.kind', { field });
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, wordOrNumber(value, field)]));
}
