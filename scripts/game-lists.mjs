import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './workspace.mjs';

/**
 * `npm run games`: writes every list of games from games.json. The lists are committed, because the compiler and the
 * bundler need imports that they can read; game-lists.test.ts fails while one of them differs from games.json.
 * An entry with `"example": true` is built and tested with its board, but players don't see it (`npm run dev -- --examples`
 * does). One with `"browser": false` has no board yet: it is played in the terminal and over the network only.
 */

const read = (path) => readFileSync(join(root, path), 'utf8');

export const manifest = () => JSON.parse(read('games.json'));
export const folderOf = ({ id, example = false }) => `${example ? 'examples' : 'packages'}/${id}`;

/** The packages in packages/ that are not games. */
export const HOSTS = ['ai', 'cli', 'client', 'kernel', 'server', 'web'];
const HEADER = '// Written by `npm run games` from games.json: change that file, not this one.\n';

/** A game's package exports its `Game` under its id in camel case. */
export const exportOf = (id) => id.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
const keyOf = (id) => (/^[a-z]+$/.test(id) ? id : `'${id}'`);
const lines = (ids, line) => ids.map((id) => `${line(id)}\n`).join('');
const byName = (ids) => [...ids].sort();

const withBoard = (entries) => entries.filter(({ browser = true }) => browser);
const isExample = ({ example = false }) => example;
const idOf = ({ id }) => id;

export const gamesInBrowser = (entries) =>
  withBoard(entries)
    .filter((entry) => !isExample(entry))
    .map(idOf);

/** Every list by its path, as games.json says it should be. */
export function gameLists(entries = manifest()) {
  const all = entries.filter(({ example }) => !example).map(({ id }) => id);
  const inBrowser = gamesInBrowser(entries);
  const examples = withBoard(entries).filter(isExample);
  return new Map([
    ['packages/cli/src/games.ts', commandGames(all)],
    ['packages/server/src/testing/game-packages.mjs', serverTestGames(all)],
    ...browserLists(inBrowser),
    ['packages/cli/package.json', withDependencies('packages/cli/package.json', { dependencies: all })],
    ['packages/server/package.json', withDependencies('packages/server/package.json', { devDependencies: all })],
    [
      'packages/web/package.json',
      withDependencies('packages/web/package.json', { dependencies: inBrowser, devDependencies: examples.map(idOf) }),
    ],
    ['packages/cli/tsconfig.json', withReferences('packages/cli/tsconfig.json', all.map(siblingOf))],
    [
      'packages/web/tsconfig.json',
      withReferences('packages/web/tsconfig.json', [
        ...inBrowser.map(siblingOf),
        ...examples.map((entry) => `../../${folderOf(entry)}`),
      ]),
    ],
    ['tsconfig.json', withReferences('tsconfig.json', entries.map(folderOf))],
  ]);
}

const browserLists = (ids) => [
  ['packages/web/src/games/index.ts', webGames(ids)],
  ['packages/web/src/games/covers.ts', webCovers(ids)],
  ['packages/web/src/play/game-rules.ts', webRules(ids)],
];

/** The lists of the browser with the examples among the games (packages/web/vite.config.ts). */
export const listsWithExamples = () => new Map(browserLists(withBoard(manifest()).map(idOf)));

const siblingOf = (id) => `../${id}`;
const packageImports = (ids) => lines(byName(ids), (id) => `import { ${exportOf(id)} } from '@sandtable/${id}';`);
const byId = (ids) => lines(ids, (id) => `  [${exportOf(id)}.id]: ${exportOf(id)},`);

const commandGames = (ids) => `${HEADER}
${packageImports(ids)}import type { Games } from './context.js';

/** Every game that the command and its server offer. Worker threads read this module too. */
export const games: Games = {
${byId(ids)}};
`;

const serverTestGames = (ids) => `${HEADER}
${packageImports(ids)}
export const gamePackages = {
${byId(ids)}};
`;

const webGames = (ids) => `${HEADER}
import type { GameUi } from './game-ui.js';

/** The board of every game, loaded when the game is opened. */
export const GAME_UIS = {
${lines(ids, (id) => `  ${keyOf(id)}: async () => (await import('./${id}/index.js')).gameUi,`)}} as const satisfies Readonly<Record<string, () => Promise<GameUi>>>;

export type GameName = keyof typeof GAME_UIS;
export const GAMES = Object.keys(GAME_UIS) as GameName[];
export const isGame = (name: string): name is GameName => Object.hasOwn(GAME_UIS, name);
`;

const webCovers = (ids) => `${HEADER}
${lines(byName(ids), (id) => `import { cover as ${exportOf(id)} } from './${id}/cover/index.js';`)}
/** The cover of every game, in the order of the home page. */
export const COVERS = {
${lines(ids, (id) => (exportOf(id) === id ? `  ${id},` : `  '${id}': ${exportOf(id)},`))}} as const;
`;

const webRules = (ids) => `${HEADER}
import type { Game } from '@sandtable/kernel';

/** The rules of every game, loaded by the worker when the game is played. */
const RULES = {
${lines(ids, (id) => `  ${keyOf(id)}: async () => (await import('@sandtable/${id}')).${exportOf(id)},`)}} as const;

/** The same for any name; each game has a position of its own type, which the worker does not look into. */
export const GAME_RULES = RULES as unknown as Readonly<Record<string, () => Promise<Game>>>;
`;

const isGamePackage = (name) => name.startsWith('@sandtable/') && !HOSTS.includes(name.slice('@sandtable/'.length));

/** A package.json that depends on these games, in the version of the workspace, and on no other game. */
function withDependencies(path, idsByKind) {
  const { version } = JSON.parse(read('package.json'));
  const about = JSON.parse(read(path));
  for (const [kind, ids] of Object.entries(idsByKind)) {
    const others = Object.entries(about[kind]).filter(([name]) => !isGamePackage(name));
    const all = [...others, ...ids.map((id) => [`@sandtable/${id}`, version])];
    about[kind] = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
  return `${JSON.stringify(about, undefined, 2)}\n`;
}

/** A tsconfig.json that refers to the kernel, to these folders of games, then to the hosts it referred to before. */
function withReferences(path, folders) {
  const text = read(path);
  const [kernel, ...hosts] = JSON.parse(text)
    .references.map((it) => it.path)
    .filter((folder) => HOSTS.includes(basename(folder)));
  const references = [kernel, ...folders, ...hosts].map((folder) => `    { "path": "${folder}" }`);
  return text.replace(/"references": \[[^\]]*\]/, `"references": [\n${references.join(',\n')}\n  ]`);
}

/** Writes the lists that differ, and returns their paths. */
export function writeGameLists() {
  const stale = [...gameLists()].filter(([path, text]) => textOf(path) !== text);
  for (const [path, text] of stale) writeFileSync(join(root, path), text);
  return stale.map(([path]) => path);
}

function textOf(path) {
  try {
    return read(path);
  } catch {
    return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const written = writeGameLists();
  console.log(written.length === 0 ? 'Every list of games is as games.json says.' : `Written: ${written.join(', ')}`);
}
