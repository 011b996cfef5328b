import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsBelow } from './module-imports.js';

/**
 * The page draws; the game's package knows the rules. A game's part of the page may use what its package says for boards,
 * and states no number of a rulebook itself.
 */
const ROOT = join(import.meta.dirname, '..');
const PAGES = join(ROOT, 'packages/web/src/games');
const GAMES = ['andean-abyss', 'labyrinth', 'imperial-struggle'] as const;

const isTest = (file: string): boolean => file.endsWith('.test.ts');

describe.each(GAMES)('the page of %s', (game) => {
  it('imports only what the game says for boards: board functions, printed components, help; index.ts the game itself', () => {
    const allowed = new RegExp(`^@sandtable/${game}/(board|board-data|help/[a-z]+)$`);
    const found = importsBelow(join(PAGES, game)).filter(
      ({ file, from }) =>
        from.startsWith('@sandtable/') &&
        from !== '@sandtable/kernel' &&
        !isTest(file) &&
        !allowed.test(from) &&
        !(from === `@sandtable/${game}` && file === join(PAGES, game, 'index.ts')),
    );
    expect(found).toEqual([]);
  });

  it('has printed components without rules: functions of board-data only read names', async () => {
    const data: Readonly<Record<string, unknown>> = await import(`../packages/${game}/src/board-data.ts`);
    const functions = Object.keys(data).filter((name) => typeof data[name] === 'function');
    expect(functions.filter((name) => !NAME_FUNCTIONS.includes(name))).toEqual([]);
  });

  it('has no number but those of its drawing', () => {
    const found = codeFiles(game).flatMap((file) =>
      numbersIn(readFileSync(join(PAGES, game, file), 'utf8')).map((line) => `${file}: ${line}`),
    );
    expect(found.filter((line) => !DRAWING.some((it) => it.test(line)))).toEqual([]);
  });

  it('compares nothing of a view with a number of its own', () => {
    const found = codeFiles(game, 'board too').flatMap((file) => {
      const code = withoutTexts(readFileSync(join(PAGES, game, file), 'utf8'));
      return code.split('\n').flatMap((line) => (COMPARED.test(line) ? [`${file}: ${line.trim()}`] : []));
    });
    expect(found).toEqual([]);
  });
});

/** Functions of `board-data` that turn one name into another, or test what a name is of. */
const NAME_FUNCTIONS: readonly string[] = [
  'factionOrder',
  'isFaction',
  'isPropaganda',
  'isBasic',
  'investmentRef',
  'investmentReferred',
  'ministryActionOf',
  'ministryIn',
  'ministryOption',
  'ministryRef',
  'ministryReferred',
  'other',
  'warTileRef',
];

/** Lines with numbers that are only about drawing: how long a list may be, how wide a bar is, how a table is laid out. */
const DRAWING: readonly RegExp[] = [
  /^changes\.ts: const MAX_DETAILS = /,
  /^purchases\/purchases\.tsx: const MAX_UNFOLDED_ROWS = /,
  /^purchases\/group-purchases\.ts: const sortKey = /,
  /^panels\/investments\.tsx: return it \? ORDER\.indexOf/,
  /^panels\/victory\.tsx: const (ROOM_PAST_NOTCH|SCALE_STEP) = /,
  /^panels\/deck\.tsx: if \(played\.length < 2\) return null;$/,
  /\bcolSpan=/,
  /\* 100\b|\b100 - /,
  /\btransform=/,
  // The gray 2 that is printed on some cards.
  /^cards\.tsx: <span aria-hidden="">2<\/span>$/,
];

/**
 * Code of a game's page, without texts, pictures and the lesson, whose position is made up. The folder `board` is where
 * the map is drawn, with a number in every line.
 */
function codeFiles(game: string, board?: 'board too'): readonly string[] {
  const apart = /(^|\/)words(\.ts$|\/)|^(cover|lesson)\/|(^|\/)make\/|geometry\.ts$/;
  return readdirSync(join(PAGES, game), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file) && !apart.test(file))
    .filter((file) => board !== undefined || !file.startsWith('board/'))
    .toSorted();
}

/** The same lines without comments and without what stands between quotes. */
const withoutTexts = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, '""');

/** Lines with a number other than 0 and 1. */
const numbersIn = (source: string): readonly string[] =>
  withoutTexts(source)
    .split('\n')
    .filter((line) => (line.match(/(?<![\w.#$-])\d+(\.\d+)?(?![\w%])/g) ?? []).some((n) => Number(n) > 1))
    .map((line) => line.trim());

/** `view.turn === 6`, `facts.cost > 2`, `7 <= view.prestige`. */
const COMPARED =
  /\b(view|preview|facts|here)\??\.[\w.?[\]]+ *([<>]=?|[!=]==) *([2-9]|\d\d)|([2-9]|\d\d) *([<>]=?|[!=]==) *(view|preview|facts|here)\??\./;
