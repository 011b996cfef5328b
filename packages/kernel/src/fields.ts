import { InputError } from './errors.js';
import type { Json } from './game.js';
import { isJsonObject, type PositionJson } from './position-json.js';

/** Reads the fields of a position file. A field of the wrong kind is an `InputError` that says what is allowed. */
export class Fields {
  private constructor(
    private readonly positionJson: PositionJson,
    private readonly where: string,
  ) {}

  static of(json: Json | undefined, where: string, allowed: readonly string[]): Fields {
    if (!isJsonObject(json)) throw new InputError('error.note.object', { where });
    for (const key of Object.keys(json)) {
      if (!allowed.includes(key))
        throw new InputError('error.note.unknown', { where: join(where, key), allowed: allowed.join(', ') });
    }
    return new Fields(json, where);
  }

  has(key: string): boolean {
    return this.positionJson[key] !== undefined;
  }

  raw(key: string): Json | undefined {
    return this.positionJson[key];
  }

  number(key: string, least: number, most: number): number | undefined {
    const value = this.positionJson[key];
    if (value === undefined) return undefined;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
      throw new InputError('error.note.number', { where: this.at(key), least, most });
    }
    return value;
  }

  flag(key: string): boolean | undefined {
    const value = this.positionJson[key];
    if (value !== undefined && typeof value !== 'boolean')
      throw new InputError('error.note.flag', { where: this.at(key) });
    return value;
  }

  word<W extends string>(key: string, allowed: readonly W[]): W | undefined {
    const value = this.positionJson[key];
    return value === undefined ? undefined : oneOf(value, this.at(key), allowed);
  }

  list(key: string): readonly Json[] | undefined {
    const value = this.positionJson[key];
    if (value === undefined) return undefined;
    if (!Array.isArray(value)) throw new InputError('error.note.list', { where: this.at(key) });
    return value;
  }

  words<W extends string>(key: string, allowed: readonly W[]): W[] | undefined {
    return this.list(key)?.map((value) => oneOf(value, this.at(key), allowed));
  }

  private at(key: string): string {
    return join(this.where, key);
  }
}

const join = (where: string, key: string): string => (where ? `${where}.${key}` : key);

function oneOf<W extends string>(value: Json, where: string, allowed: readonly W[]): W {
  const found = allowed.find((word) => word === value);
  if (found === undefined) {
    throw new InputError('error.note.word', { where, given: String(value), allowed: allowed.join(', ') });
  }
  return found;
}
