import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/**
 * docs/rules-coverage.md: every numbered rule of the rulebooks (scripts/rules/<game>.json), the files that say they
 * implement it, the tests that hold it, and the test of every card. `--write` writes it; otherwise it is checked.
 */
const LISTS = join(root, 'scripts', 'rules');
const PAGE = join(root, 'docs', 'rules-coverage.md');

const byText = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const unique = (items) => [...new Set(items)];
const escaped = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function sourcesOf(folder) {
  const source = join(root, 'packages', folder, 'src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.startsWith('testing/'))
    .sort(byText)
    .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }));
}

/** `2.3.4`, and ranges as people write them: `2.3.1-2`, `1.3.2-.3`, `7.2-7.3`. */
const NUMBER = /(?<![\d.])(\d\.\d{1,2}(?:\.\d{1,2}){0,3})(?:[-–](\.?\d{1,2}(?:\.\d{1,2}){0,3}))?(?![\d])/g;

function cited(text) {
  return [...text.matchAll(NUMBER)].flatMap(([, from, to]) => [from, ...(to ? upTo(from, to) : [])]);
}

function upTo(from, to) {
  const head = from.slice(0, from.lastIndexOf('.'));
  const first = Number(from.slice(from.lastIndexOf('.') + 1));
  const last = Number(to.slice(to.lastIndexOf('.') + 1));
  return Array.from({ length: Math.max(0, last - first) }, (_, i) => `${head}.${first + 1 + i}`);
}

const COMMENT = /\/\*\*?([\s\S]*?)\*\/|\/\/(.*)$/gm;
const commentsOf = (text) =>
  [...text.matchAll(COMMENT)].map(([, block, line]) => (block ?? line).replace(/^\s*\* ?/gm, '').trim());

/** How a comment stands to a rule: begins with its number, is headed by it alone (`Set up (2.1)`), or cites it. */
function rank(comment, number) {
  if (cited(/^[\d.,\s–-]+/.exec(comment)?.[0] ?? '').includes(number)) return 0;
  const [heading, ...more] = cited(/^[^.:(]{1,40}\(([^)]*)\)/.exec(comment)?.[1] ?? '');
  return heading === number && more.length === 0 ? 1 : 2;
}

/** Files whose comments cite the rule, the one that defines it first. */
function implementing(sources, number) {
  return sources
    .map(({ path, comments }) => ({ path, comments: comments.filter((comment) => cited(comment).includes(number)) }))
    .filter(({ comments }) => comments.length > 0)
    .map(({ path, comments }) => ({ path, rank: Math.min(...comments.map((comment) => rank(comment, number))) }))
    .sort((a, b) => a.rank - b.rank || byText(a.path, b.path))
    .map(({ path }) => path);
}

/** Blocks of a formatted test file: what stands between `describe(` or `it(` and the `});` of the same depth. */
function blocks(text, depth) {
  const pad = ' '.repeat(depth);
  const begins = new RegExp(`^${pad}(?:describe|it)(?:\\.each)?[(\`]`, 'm');
  const found = [];
  for (let rest = text, at = begins.exec(rest); at; at = begins.exec(rest)) {
    const from = rest.slice(at.index);
    const end = new RegExp(`^${pad}(?:\\}\\)|\\));?$`, 'm').exec(from);
    const block = from.slice(0, end ? end.index + end[0].length : from.length);
    found.push({ title: titleOf(block), body: block });
    rest = from.slice(block.length);
  }
  return found;
}

/** The first string of a call, or of the second call where a table goes before it. */
function titleOf(block) {
  const call = /^\s*(?:describe|it)\.each/.test(block) ? block.slice(block.search(/\)\(\s*['"`]/) + 1) : block;
  const [, , title = ''] = /\(\s*(['"`])((?:\\.|(?!\1).)*)\1/s.exec(call) ?? [];
  return title.replaceAll('\\', '');
}

function testsOf(sources) {
  return sources
    .filter(({ path }) => path.endsWith('.test.ts'))
    .flatMap(({ path, text }) =>
      blocks(text, 0).map(({ title, body }) => ({ path, title, body, tests: blocks(body, 2) })),
    );
}

/** Groups of tests named by the rule, then files with a test that cites it. */
function holding(groups, number) {
  const named = groups.filter(({ title }) => cited(/^[\d.–-]+/.exec(title)?.[0] ?? '').includes(number));
  const citing = groups.filter(({ title, tests }) =>
    [title, ...tests.map((test) => test.title)].some((it) => cited(it).includes(number)),
  );
  const told = unique(named.map(({ path }) => path));
  return [
    ...told.map((path) => ({ path, titles: unique(named.filter((it) => it.path === path).map(({ title }) => title)) })),
    ...unique(citing.map(({ path }) => path))
      .filter((path) => !told.includes(path))
      .map((path) => ({ path, titles: [] })),
  ];
}

function cardsOf(game) {
  const { file, row, sides } = game.cards;
  const text = readFileSync(join(root, 'packages', game.package, file), 'utf8');
  return [...text.matchAll(new RegExp(row, 'g'))].flatMap(({ groups }) =>
    sides[groups.kind].map((side) => ({ number: groups.number, title: groups.title, side })),
  );
}

/** The first test of a card's side: its title says the side, or it plays or sets up just that side. */
function cardTest(groups, card, game) {
  for (const { path, title, body, tests } of groups) {
    if (!titlesOf(title, body).some((name) => isOf(name, card, game))) continue;
    const shared = tests.reduce((rest, test) => rest.replace(test.body, ''), body);
    const found = tests.find((test) => card.alone || sidesOf(test, shared, card, game).includes(card.side));
    if (found) return { path, title: found.title };
  }
  return undefined;
}

/** A group of several cards is written once: `describe.each([6, 7])('Card %i …')`, or with rows `[37, 'Iraqi WMD', …]`. */
function titlesOf(title, body) {
  const [, table] = /^describe\.each(?:<[^(]*>)?\(\[([\s\S]*?)\](?: as const)?\)\(/.exec(body) ?? [];
  if (table === undefined) return [title];
  const rows = [...table.matchAll(/(?<![\w'])(\d+)(?:,\s*'([^']+)')?/g)];
  return rows.map(([, number, name = '']) => title.replace('%i', number).replace('%s', name));
}
const isOf = (title, { number, title: name }, game) =>
  title.startsWith(game.cards.group.replace('{number}', number)) && title.includes(name);

function sidesOf({ title, body }, shared, card, game) {
  const sides = unique(Object.values(game.cards.sides).flat()).join('|');
  const named = new RegExp(`\\b(${sides})\\b`).exec(title);
  if (named && title.startsWith(named[0])) return [named[0]];
  const helpers = [...shared.matchAll(/const (\w+) = ([\s\S]*?);\n/g)].filter(([, name]) =>
    new RegExp(`\\b${name}\\b`).test(body),
  );
  const text = [body, ...helpers.map(([, , value]) => value)].join('\n');
  const found = [...text.matchAll(new RegExp(`'(${sides})'`, 'g'))].map(([, side]) => side);
  if (!game.cards.lasting) return unique(found);
  for (const { groups } of text.matchAll(new RegExp(game.cards.lasting, 'g'))) {
    if (groups.number === card.number) found.push('shaded');
  }
  return unique(found);
}

function chart(game) {
  const link = (path) => `[${path}](../packages/${game.package}/src/${path})`;
  const all = sourcesOf(game.package);
  const sources = all
    .filter(({ path }) => !path.endsWith('.test.ts'))
    .map(({ path, text }) => ({ path, comments: commentsOf(text) }));
  const groups = testsOf(all);
  const missing = [];
  const cell = (what, items) => {
    if (items.length === 0) missing.push(`${game.title} ${what}`);
    return items.join('<br>') || '**missing**';
  };
  const lines = [`## ${game.title}`, ''];
  for (const { title, rules } of game.chapters) {
    lines.push(`### ${title}`, '', '| Rule | | Implemented in | Held by |', '| --- | --- | --- | --- |');
    for (const [number, name] of rules) {
      const held = holding(groups, number).map(({ path, titles }) =>
        titles.length > 0 ? `${link(path)}: ${titles.map(escaped).join('; ')}` : link(path),
      );
      const done = cell(`${number} ${name}: implemented nowhere`, implementing(sources, number).map(link));
      lines.push(`| ${number} | ${name} | ${done} | ${cell(`${number} ${name}: held by no test`, held)} |`);
    }
    lines.push('');
  }
  if (game.cards) {
    lines.push('### Event cards', '', '| Card | | Side | Held by |', '| --- | --- | --- | --- |');
    const cards = cardsOf(game);
    for (const card of cards) {
      const alone = cards.filter(({ number }) => number === card.number).length === 1;
      const test = cardTest(groups, { ...card, alone }, game);
      const held = test ? [`${link(test.path)}: ${escaped(test.title)}`] : [];
      const what = `card ${card.number} ${card.title}, ${card.side}: held by no test`;
      lines.push(
        `| ${card.number} | ${escaped(card.title)} | ${alone ? 'the one text' : card.side} | ${cell(what, held)} |`,
      );
    }
    lines.push('');
  }
  return { lines, missing };
}

const charts = readdirSync(LISTS)
  .filter((name) => name.endsWith('.json'))
  .sort(byText)
  .map((name) => chart(JSON.parse(readFileSync(join(LISTS, name), 'utf8'))));
const page = [
  '# Rules coverage',
  '',
  'Every numbered rule of the rulebooks, the source files whose comments say that they implement it (the one that',
  'defines it first), and the tests named by it or citing it; then the first test of every side of every card.',
  'Generated: `node scripts/rules-coverage.mjs --write`. The rules are listed in `scripts/rules`, one file a game.',
  '',
  ...charts.flatMap(({ lines }) => lines),
].join('\n');

const missing = charts.flatMap((it) => it.missing);
for (const line of missing) console.error(line);
if (process.argv.includes('--write')) {
  writeFileSync(PAGE, page);
} else if (!existsSync(PAGE) || readFileSync(PAGE, 'utf8') !== page) {
  console.error('docs/rules-coverage.md is out of date: node scripts/rules-coverage.mjs --write');
  process.exit(1);
}
process.exit(missing.length === 0 ? 0 : 1);
