import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lesson } from '../../games/andean-abyss/lesson/lesson.js';
import { COVERS } from '../../games/covers.js';
import { picturePath, serve, stop } from '../test-rig.js';
import {
  type BrowserEngine,
  click,
  type Driver,
  STATE_TIMEOUT_MS,
  textOf,
  waitFor,
  waitUntilGone,
  waitUntilShown,
} from './driver.js';

const OPTION = ':is(.prompt, .hand) [data-option]:not([aria-disabled=true])';
const buttonOf = (option: string): string => `:is(.prompt, .hand) [data-option="${option}"]`;
/** The ways to play in the form for a new game, by their order. */
const SIDE_BY_SIDE = '.way:nth-child(2) input';
const ONLINE = '.way:nth-child(3) input';

/** Generous limits, because everything takes longer on a busy machine. */
const LIMITS = { timeout: 300_000 } as const;

const attributesOf = (driver: Driver, selector: string, name: string): Promise<readonly string[]> =>
  driver.evaluate(
    (all, attribute) => [...document.querySelectorAll(all)].map((it) => it.getAttribute(attribute) ?? ''),
    selector,
    name,
  );

/** The state of the game as the page shows it: the labels of the board, and the options. */
const sceneOf = async (driver: Driver): Promise<readonly string[]> => [
  ...(await attributesOf(driver, '.board [data-space]', 'aria-label')),
  ...(await attributesOf(driver, OPTION, 'data-option')),
];

/** Clicks an option, and waits until the question is gone. */
async function answer(driver: Driver, option: string): Promise<void> {
  await waitUntilShown(driver, buttonOf(option));
  await driver.evaluate(() => document.querySelector('.prompt .choices')?.setAttribute('data-answered', ''));
  await click(driver, buttonOf(option));
  // Every question gets a new element, so the old one disappears when the answer arrives.
  await waitUntilGone(driver, '.choices[data-answered]');
}

/** Chooses the first option, so that the test needs no fixed seed. */
async function answerFirst(driver: Driver): Promise<void> {
  await waitUntilShown(driver, OPTION);
  const [option] = (await attributesOf(driver, OPTION, 'data-option')).filter((it) => !it.startsWith('aside:'));
  if (option === undefined) throw new Error('the page offers only asides');
  await answer(driver, option);
}

/** Collects the page's errors from now on, because not every engine reports them to its driver. */
const watchFaults = (driver: Driver): Promise<void> =>
  driver.evaluate(() => {
    const keep = (fault: unknown): void => {
      const kept = document.documentElement.dataset.faults ?? '';
      document.documentElement.dataset.faults = `${kept}${String(fault)}\n`;
    };
    addEventListener('error', ({ message }) => keep(message));
    addEventListener('unhandledrejection', ({ reason }) => keep(reason));
  });

const faultsOf = (driver: Driver): Promise<readonly string[]> =>
  driver.evaluate(() => document.documentElement.dataset.faults?.trim().split('\n') ?? []);

/** Runs the same tests of the table page in every engine, with the real server. */
export function visitIn(engine: BrowserEngine): void {
  describe.skipIf(!engine.found)(`the table in ${engine.name} (needs ${engine.name})`, LIMITS, () => {
    /** Cleanup functions, last opened first; all run, whatever fails. */
    const endings: (() => Promise<void>)[] = [];
    let driver: Driver;
    let address: string;
    let stopServer: () => Promise<void>;
    beforeAll(async () => {
      const data = mkdtempSync(join(tmpdir(), 'sandtable-engine-'));
      endings.unshift(() => rm(data, { recursive: true, force: true }));
      // Registered before the await, so that a server that starts too late for the hook is still stopped.
      const opening = serve(data, 0);
      stopServer = async () => stop((await opening).process);
      endings.unshift(stopServer);
      address = (await opening).address;
      const launching = engine.launch();
      endings.unshift(async () => (await launching).close());
      driver = await launching;
    });
    afterAll(async () => {
      const faults: unknown[] = [];
      for (const end of endings) await end().catch((fault: unknown) => faults.push(fault));
      expect(faults).toEqual([]);
    });
    beforeEach(({ onTestFailed }) =>
      onTestFailed(async () => {
        const path = picturePath(`failed-${engine.name}`);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, Buffer.from(await driver.screenshot(), 'base64'));
      }),
    );

    const visit = async (path: string): Promise<void> => {
      await driver.goto(`${address}${path}`);
      await watchFaults(driver);
    };

    /** Expects the same game after a reload. */
    async function expectSameAfterReload(): Promise<void> {
      await waitUntilShown(driver, OPTION);
      const scene = await sceneOf(driver);
      expect(await faultsOf(driver)).toEqual([]);
      await driver.reload();
      await watchFaults(driver);
      await waitUntilShown(driver, OPTION);
      await expect.poll(() => sceneOf(driver), { timeout: STATE_TIMEOUT_MS }).toEqual(scene);
      expect(await textOf(driver, '.table-banners')).toBe('');
    }

    afterEach(async () => {
      expect(await faultsOf(driver)).toEqual([]);
    });

    it('shows every game on the home page', async () => {
      await visit('/');
      await waitUntilShown(driver, '.cover-play');
      const titles = await driver.evaluate(() => [...document.querySelectorAll('h3')].map((it) => it.textContent));
      expect(titles).toEqual(expect.arrayContaining(Object.values(COVERS).map(({ title }) => title)));
    });

    it.each(Object.keys(COVERS))(
      'plays %s: one click, three answers, and the same game after a reload',
      async (game) => {
        await visit('/');
        await click(driver, `.cover:has([href="/learn/${game}"]) .cover-play`);
        for (let answers = 0; answers < 3; answers++) await answerFirst(driver);
        await expectSameAfterReload();
      },
    );

    it('opens the menu over the table, and closes it with Escape or with Back, which leaves the table only then', async () => {
      const openMenu = async () => {
        await click(driver, '.table-bar button:last-of-type');
        await waitUntilShown(driver, 'dialog .menu');
      };
      const settled = () => waitFor('no entry', () => driver.evaluate(() => window.history.state === null));
      const table = await driver.evaluate(() => window.location.href);
      await openMenu();
      await driver.press('Escape');
      await waitUntilGone(driver, 'dialog');
      await settled();
      await openMenu();
      await driver.back();
      await waitUntilGone(driver, 'dialog');
      // From the menu to the help, and from there to the table page.
      await openMenu();
      await click(driver, 'dialog .menu button');
      await waitUntilShown(driver, '.help');
      await driver.back();
      await waitUntilGone(driver, '.help');
      expect(await driver.evaluate(() => window.location.href)).toBe(table);
      await driver.back();
      await waitUntilShown(driver, '.cover-play');
      await watchFaults(driver);
    });

    it('teaches: the first steps of a lesson, with two answers', async () => {
      await visit('/');
      await click(driver, '.cover [href="/learn/andean-abyss"]');
      const at = (step: number) =>
        waitFor(`step ${step}`, async () => new RegExp(`\\b${step}\\b`).test(await textOf(driver, '.coach-count')));
      const second = lesson.steps.findIndex(({ answer: wanted }) => wanted !== undefined) + 2;
      for (const [i, { answer: wanted }] of lesson.steps.slice(0, second).entries()) {
        await at(i + 1);
        if (wanted === undefined) await click(driver, '.coach button.primary');
        else await answer(driver, wanted);
      }
      await at(second + 1);
    });

    it('covers the table between two people at one screen', async () => {
      await visit('/new/labyrinth');
      await click(driver, SIDE_BY_SIDE);
      await click(driver, '.new-start button[type=submit]');
      await click(driver, '.table-privacy-screen button');
      await answerFirst(driver);
    });

    it('plays online: a match by the form, an answer, and the same match after a reload', async () => {
      await visit('/new/imperial-struggle');
      await click(driver, ONLINE);
      await click(driver, '.new-start button[type=submit]');
      await click(driver, '.made-buttons a.primary');
      await click(driver, '.gathering-begin button');
      await answerFirst(driver);
      await expectSameAfterReload();
    });

    it('starts and plays without the server after the first visit', async () => {
      await visit('/');
      await waitFor('the service worker', () =>
        driver.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'),
      );
      await stopServer();
      await driver.reload();
      await watchFaults(driver);
      await click(driver, '.cover-play');
      await answerFirst(driver);
    });
  });
}
