import { relative, sep } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The order of the test files. Vitest runs project after project and, in a fresh clone, larger files first, which starts
 * some of the longest ones late; whatever starts last then runs alone while the other cores are idle. So the files that
 * use the most processor time come first.
 */

/** Processor seconds of the longest files and folders, measured one at a time; only their order matters. */
const LONG: Readonly<Record<string, number>> = {
  'packages/web/src/e2e/always-in-sight.test.ts': 90,
  'scripts/benches.test.ts': 90,
  'packages/andean-abyss/src/properties.test.ts': 60,
  'packages/labyrinth/src/ai/': 55,
  'packages/web/src/e2e/imperial-struggle.test.ts': 50,
  'packages/web/src/e2e/pictures.test.ts': 50,
  'packages/web/src/e2e/accessibility.test.ts': 50,
  'packages/server/src/hidden.test.ts': 45,
  'packages/server/src/faults.test.ts': 45,
  'packages/imperial-struggle/src/ai/': 40,
  'packages/web/src/e2e/online.test.ts': 40,
  'packages/web/src/e2e/engines/': 30,
  'packages/andean-abyss/src/conditions/': 30,
  'scripts/words/': 30,
  'packages/cli/src/bin.test.ts': 30,
  'packages/web/src/e2e/': 25,
  'packages/server/src/notices.test.ts': 20,
  'packages/server/src/http/accounts.test.ts': 20,
  'scripts/verify-match.test.ts': 20,
};

/** The most exact entry counts: a file before its folder. */
const secondsOf = (path: string): number =>
  LONG[path] ??
  Object.entries(LONG)
    .filter(([prefix]) => prefix.endsWith('/') && path.startsWith(prefix))
    .reduce((longest, entry) => (entry[0].length > longest[0].length ? entry : longest), ['', 0])[1];

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // The usual order decides between files of the same length, and keeps each project's files together.
    const usual = await super.sort(files);
    const seconds = new Map(usual.map((it) => [it, this.#seconds(it)]));
    return usual.sort((a, b) => (seconds.get(b) ?? 0) - (seconds.get(a) ?? 0));
  }

  #seconds({ moduleId }: TestSpecification): number {
    return secondsOf(relative(this.ctx.config.root, moduleId).split(sep).join('/'));
  }
}
