import { vi } from 'vitest';

/** One page of one browser. Three engines implement it, so that the same test runs in each. */
export interface Driver {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** The browser's Back button. */
  back(): Promise<void>;
  /** Runs a function in the page. It must need nothing from outside itself; arguments and result travel as JSON. */
  evaluate<const A extends readonly unknown[], T>(script: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
  /** Clicks with a real mouse at a point of the viewport, and moves it away so that nothing is hovered afterward. */
  clickAt(point: PagePoint): Promise<void>;
  /** Presses and releases one key, named as WebDriver writes it. */
  press(key: string): Promise<void>;
  /** A PNG of what the page shows, in base64. */
  screenshot(): Promise<string>;
  /** Ends the browser and removes its profile. */
  close(): Promise<void>;
}

export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

export interface BrowserEngine {
  readonly name: string;
  /** Whether its programs are installed. */
  readonly found: boolean;
  launch(): Promise<Driver>;
}

export const VIEWPORT = { width: 1280, height: 800 } as const;

/** The source of a function that runs a script in the page and returns its outcome as JSON. */
export const callInPage = (script: (...args: never) => unknown): string => `async (args) => {
  try {
    return JSON.stringify({ value: await (${script})(...JSON.parse(args)) });
  } catch (error) {
    return JSON.stringify({ error: String(error) });
  }
}`;

/** Reads the outcome that `callInPage` returned. */
export function outcomeOf<T>(json: unknown): T {
  const { value, error } = JSON.parse(String(json)) as { readonly value: T; readonly error?: string };
  if (error !== undefined) throw new Error(`In the page: ${error}`);
  return value;
}

/** How long a state may take to appear on a busy machine. */
export const STATE_TIMEOUT_MS = 240_000;

/** Repeats until the result is neither null, undefined nor false. A page that is being left has no result. */
export function waitFor<T>(what: string, ask: () => Promise<T | null | undefined | false>): Promise<T> {
  return vi.waitFor(
    async () => {
      const found = await ask();
      if (found === null || found === undefined || found === false) throw new Error(`Timed out waiting for ${what}`);
      return found;
    },
    { timeout: STATE_TIMEOUT_MS, interval: 50 },
  );
}

/** Waits until the page shows an element that matches the selector. */
export const waitUntilShown = (driver: Driver, selector: string): Promise<true> =>
  waitFor(selector, () =>
    driver.evaluate((it) => document.querySelector(it)?.checkVisibility() === true || null, selector),
  );

/** Waits until no element matches the selector. */
export const waitUntilGone = (driver: Driver, selector: string): Promise<true> =>
  waitFor(`the end of ${selector}`, () =>
    driver.evaluate((it) => document.querySelector(it) === null || null, selector),
  );

export const textOf = (driver: Driver, selector: string): Promise<string> =>
  driver.evaluate((it) => document.querySelector(it)?.textContent?.trim() ?? '', selector);

/** The middle of the first matching element once it is enabled, at rest and not covered; until then null. */
const aimAt = (driver: Driver, selector: string): Promise<PagePoint | null> =>
  driver.evaluate(async (it) => {
    const element = [...document.querySelectorAll<HTMLElement>(it)].find((found) => found.checkVisibility());
    if (!element || element.matches(':disabled, [aria-disabled=true]')) return null;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const middle = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    };
    const before = middle();
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const { x, y } = middle();
    if (x !== before.x || y !== before.y) return null;
    if (!element.contains(document.elementFromPoint(x, y))) return null;

    // The page may move the element before the mouse arrives. A press beside it is stopped here, so that it can be repeated.
    const { dataset } = document.documentElement;
    dataset.click = 'aimed';
    const watched = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;
    const watch = (event: Event): void => {
      const isInside = event.target instanceof Node && element.contains(event.target);
      if (!isInside) {
        event.preventDefault();
        event.stopImmediatePropagation();
        dataset.click = 'missed';
      } else if (event.type === 'click') dataset.click = 'hit';
      if (event.type === 'click') for (const type of watched) removeEventListener(type, watch, true);
    };
    for (const type of watched) addEventListener(type, watch, true);
    return { x, y };
  }, selector);

/** What became of the click that `aimAt` prepared. A new document knows nothing of it, so the click has left the old one. */
const clickOutcome = (driver: Driver): Promise<string> =>
  waitFor('the click to arrive', async () => {
    const state = await driver.evaluate(() => document.documentElement.dataset.click ?? 'hit');
    return state !== 'aimed' && state;
  });

/** Clicks the first matching element; if the page moves it away from the mouse, tries again. */
export async function click(driver: Driver, selector: string): Promise<void> {
  do await driver.clickAt(await waitFor(`a free ${selector}`, () => aimAt(driver, selector)));
  while ((await clickOutcome(driver)) === 'missed');
}
