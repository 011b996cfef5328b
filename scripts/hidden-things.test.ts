import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/**
 * A rule that shows something hidden must say to whom (`reveal`), or previews and undo tell it. So rules read hidden fields
 * of a position only through a few modules, whose functions say who learns what (docs/secrets.md). Here is where a rule
 * that reads such a field by itself is found.
 */
const PACKAGES = fileURLToPath(new URL('../packages/', import.meta.url));

interface HiddenFields {
  readonly game: string;
  readonly fields: readonly string[];
  /** Modules and folders that may read them, and why. */
  readonly readers: Readonly<Record<string, string>>;
}

/** What reads a position without being a rule. */
const NO_RULES = {
  'position.ts': 'declares and copies them',
  'setup.ts': 'lays them out',
  'invariants.ts': 'checks positions',
  'position-json/': 'writes positions down and reads them',
  'position-format.ts': 'declares how they are written and who sees them',
  'view.ts': 'leaves them out of views',
  'tables.ts': 'reads what the viewer sees',
  'heuristic/': 'is a player: it reads what its seat sees',
  'ai/': 'is a player: it imagines worlds that its seat cannot tell from the real one',
  'testing/': 'is for tests',
} as const;

const HIDDEN: readonly HiddenFields[] = [
  {
    game: 'labyrinth',
    fields: ['hands', 'draw', 'available', 'setAside'],
    readers: {
      ...NO_RULES,
      'hidden.ts': 'says who learns from a hand or the supply of plots',
      'deck.ts': 'moves cards, and shows drawn and random ones to those it names',
      'plots.ts': 'moves plots',
      'plot-supply.ts': 'moves plots',
    },
  },
  {
    game: 'imperial-struggle',
    fields: ['hands', 'draw', 'stack', 'basicPool', 'bonusPool'],
    readers: {
      ...NO_RULES,
      'hidden.ts': 'says who learns from a hand',
      'deck.ts': 'moves cards, and shows drawn ones to those it names',
      'next-war-display.ts': 'draws war tiles',
      'invariants/': 'checks positions',
      'events/tiles.ts': 'draws war tiles',
      'rules/war-tiles.ts': 'draws war tiles',
      'rules/affordable.ts': 'counts the tiles that are left',
      'rules/sequence.ts': 'turns Investment tiles up for everybody',
    },
  },
  {
    game: 'andean-abyss',
    fields: ['deck'],
    readers: { ...NO_RULES, 'rules/sequence.ts': 'turns cards over, and notes which have been seen' },
  },
];

/** Sources of a game without its tests and words. */
const sources = (game: string): string[] =>
  readdirSync(join(PACKAGES, game, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/^(messages|help|golden)\//.test(path));

/** `g.hands`, or `{ hands } = g`. */
const reads = (text: string, field: string): boolean =>
  new RegExp(`\\b(?:g|position|p)\\.${field}\\b|[{,]\\s*${field}\\b[^{}=;()]*\\}\\s*=\\s*(?:g|position|p)\\b`).test(
    text,
  );

describe.each(HIDDEN)('what is hidden in $game', ({ game, fields, readers }) => {
  const mayRead = (path: string) =>
    Object.keys(readers).some((it) => (it.endsWith('/') ? path.startsWith(it) : path === it));
  const textOf = (path: string) => readFileSync(join(PACKAGES, game, 'src', path), 'utf8');

  it('is read by rules only through modules that say who learns from it', () => {
    const faults = sources(game)
      .filter((path) => !mayRead(path))
      .flatMap((path) =>
        fields
          .filter((field) => reads(textOf(path), field))
          .map(
            (field) => `${path} reads “${field}”: use a function of hidden.ts or deck.ts that says who learns from it.`,
          ),
      );
    expect(faults).toEqual([]);
  });

  it('is read by all modules that are listed for it', () => {
    const idle = Object.keys(readers)
      .filter((reader) => !(reader in NO_RULES))
      .filter((reader) => {
        const paths = sources(game).filter((path) =>
          reader.endsWith('/') ? path.startsWith(reader) : path === reader,
        );
        return !paths.some((path) => fields.some((field) => reads(textOf(path), field)));
      });
    expect(idle).toEqual([]);
  });
});

it('a rule that reads a hidden field by itself is recognized', () => {
  expect(reads('const n = g.hands.us.length;', 'hands')).toBe(true);
  expect(reads('const { hands, draw } = g;', 'hands')).toBe(true);
  expect(reads('const { played, draw: left } = g;', 'draw')).toBe(true);
  expect(reads('const { hands } = seen;', 'hands')).toBe(false);
  expect(reads('g.handSize', 'hands')).toBe(false);
});
