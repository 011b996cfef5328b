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

/** `2.3.4`, `12.1`, and ranges as people write them: `2.3.1-2`, `1.3.2-.3`, `7.2-7.3`. */
const NUMBER = /(?<![\d.])(\d{1,2}\.\d{1,2}(?:\.\d{1,2}){0,3})(?:[-–](\.?\d{1,2}(?:\.\d{1,2}){0,3}))?(?![\d])/g;

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

/** Cards with halves that a bonus may enlarge: base and bonus of each side, or of the one half that both share. */
function halvesOf(game) {
  const { file, row, shared } = game.halves;
  const text = readFileSync(join(root, 'packages', game.package, file), 'utf8');
  return [...text.matchAll(new RegExp(row, 'g'))].flatMap(({ groups }) => {
    const sides = shared.includes(Number(groups.number)) ? ['either'] : ['britain', 'france'];
    const halves = groups.bonus ? ['base', 'bonus'] : ['base'];
    return sides.flatMap((side) => halves.map((half) => ({ ...groups, side, half })));
  });
}

/** The first test that plays the half's side; that of a bonus says in its title what earns it. */
function halfTest(groups, { number, title: name, side, half, bonus, keyword }, game) {
  const { group, plays, earns } = game.halves;
  const by = new RegExp(plays.replace('{side}', side === 'either' ? "'[a-z]+'" : `side|'${side}'`));
  const earned = new RegExp(keyword ?? earns[bonus] ?? '', 'i');
  for (const { path, title, tests } of groups) {
    if (!title.startsWith(group.replace('{number}', number)) || !title.includes(name)) continue;
    const found = tests.find(
      (test) => by.test(test.body) && (half === 'bonus' ? earned.test(test.title) : !test.title.startsWith('with ')),
    );
    if (found) return { path, title: found.title };
  }
  return undefined;
}

/** A thing of a table is held by the test named, in a group of its own or in one that its file names it in. */
function tableTests(groups, table, [id, , , words], texts) {
  if (table.cites) {
    const cite = new RegExp(`\\b${id}\\b`);
    return groups.flatMap(({ path, title, tests }) =>
      [{ title }, ...tests].filter((it) => cite.test(it.title)).map((it) => ({ path, title: it.title })),
    );
  }
  if (!table.group) return groups.filter(({ path, title }) => title === words && texts.get(path).includes(id));
  const own = groups.filter(({ title }) => title.includes(table.group.replace('{id}', id)));
  return own.flatMap(({ path, tests }) =>
    tests.filter(({ title }) => title.includes(words)).map(({ title }) => ({ path, title })),
  );
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
  if (game.halves) {
    lines.push('### Event cards', '', '| Card | | Side | Half | Held by |', '| --- | --- | --- | --- | --- |');
    for (const half of halvesOf(game)) {
      const test = halfTest(groups, half, game);
      const held = test ? [`${link(test.path)}: ${escaped(test.title)}`] : [];
      const what = cell(`event ${half.number} ${half.title}, ${half.side}, ${half.half}: held by no test`, held);
      lines.push(`| ${half.number} | ${escaped(half.title)} | ${half.side} | ${half.half} | ${what} |`);
    }
    lines.push('');
  }
  const texts = new Map(all.map(({ path, text }) => [path, text]));
  for (const table of game.tables ?? []) {
    lines.push(`### ${table.title}`, '', '| | | | Held by |', '| --- | --- | --- | --- |');
    for (const row of table.rows) {
      const [id, name, what] = row;
      const held = tableTests(groups, table, row, texts).map(({ path, title }) => `${link(path)}: ${escaped(title)}`);
      const tests = cell(`${table.title} ${id} ${name}, ${what}: held by no test`, unique(held));
      lines.push(`| ${id} | ${escaped(name)} | ${escaped(what)} | ${tests} |`);
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
  'defines it first), and the tests named by it or citing it; then the first test of every side of every card, and those',
  'of other things with a text of their own.',
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
