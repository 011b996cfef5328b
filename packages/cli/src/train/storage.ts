import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { decodeFloats, encodeFloats, type GameSamples } from '@sandtable/ai';

/** The folder of a training: what is finished is read from it, so that an interrupted training goes on where it stopped. */
export class TrainingFolder {
  constructor(private readonly path: string) {}

  /** Reads a finished piece, or makes it and stores it whole. */
  async piece<T>(
    name: string,
    read: (text: string) => T,
    write: (value: T) => string,
    make: () => T | Promise<T>,
  ): Promise<T> {
    const path = join(this.path, name);
    if (existsSync(path)) return read(readFileSync(path, 'utf8'));
    const value = await make();
    this.write(name, write(value));
    return value;
  }

  json<T>(name: string, make: () => T | Promise<T>): Promise<T> {
    return this.piece<T>(name, (text) => JSON.parse(text), JSON.stringify, make);
  }

  floats(name: string, make: () => Float64Array): Promise<Float64Array> {
    return this.piece(name, decodeFloats, encodeFloats, make);
  }

  games(name: string, make: () => Promise<GameSamples[]>): Promise<GameSamples[]> {
    return this.piece(name, readGames, writeGames, make);
  }

  write(name: string, text: string): void {
    const path = join(this.path, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.part`, text);
    renameSync(`${path}.part`, path);
  }
}

/** One line per game: what it was worth, and its positions. */
const writeGames = (games: readonly GameSamples[]): string =>
  games.map(({ value, features }) => `${value} ${encodeFloats(features)}\n`).join('');

const readGames = (text: string): GameSamples[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [value = '', features = ''] = line.split(' ');
      return { value: Number(value), features: Float32Array.from(decodeFloats(features)) };
    });
