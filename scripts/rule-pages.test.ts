import { readdirSync, readFileSync } from 'node:fs';
import { help as andeanAbyss } from '@sandtable/andean-abyss/help/en';
import { help as imperialStruggle } from '@sandtable/imperial-struggle/help/en';
import type { Catalog } from '@sandtable/kernel';
import { help as labyrinth } from '@sandtable/labyrinth/help/en';
import { describe, expect, it } from 'vitest';

/** The page shows a rule's number as a link to its help. So every number that a text or a prompt can name has a page. */
const HELP: Readonly<Record<string, Catalog>> = {
  'andean-abyss': andeanAbyss,
  labyrinth,
  'imperial-struggle': imperialStruggle,
};

const filesIn = (folder: URL): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));

/** String literals that are a rule's number: of questions, reasons, conditions, player aids and lessons. */
const numbersIn = (source: string): readonly string[] => source.match(/(?<=')\d{1,2}(\.\d{1,2})+(?=')/g) ?? [];

describe.each(Object.entries(HELP))('%s', (game, help) => {
  const named = [`../packages/${game}/src/`, `../packages/web/src/games/${game}/`].flatMap((folder) =>
    filesIn(new URL(folder, import.meta.url)).flatMap(numbersIn),
  );

  it('has a help page for every rule that a prompt, reason, condition, lesson or player aid names', () => {
    expect(new Set(named).size).toBeGreaterThan(30);
    expect([...new Set(named)].filter((rule) => !Object.hasOwn(help, rule)).sort()).toEqual([]);
  });

  it('has a help page for every rule that a help page refers to', () => {
    const referred = Object.values(help).flatMap((text) =>
      [...text.matchAll(/\((\d{1,2}(?:\.\d{1,2})+)\)/g)].map(([, rule = '']) => rule),
    );
    expect([...new Set(referred)].filter((rule) => !Object.hasOwn(help, rule)).sort()).toEqual([]);
  });
});
