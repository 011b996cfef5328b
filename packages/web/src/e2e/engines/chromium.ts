import { chromium as playwright } from 'playwright-core';
import { CHROMIUM, FLAGS, INSTANT } from '../test-rig.js';
import { type BrowserEngine, callInPage, type Driver, outcomeOf, VIEWPORT } from './driver.js';

async function launch(): Promise<Driver> {
  const browser = await playwright.launch({ executablePath: CHROMIUM, args: FLAGS });
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en', ...INSTANT });
  const page = await context.newPage();
  return {
    async goto(address) {
      await page.goto(address);
    },
    async reload() {
      await page.reload();
    },
    async back() {
      await page.goBack();
    },
    async evaluate(script, ...args) {
      const given = JSON.stringify(JSON.stringify(args));
      return outcomeOf(await page.evaluate(`(${callInPage(script)})(${given})`));
    },
    async clickAt({ x, y }) {
      await page.mouse.click(x, y);
      await page.mouse.move(0, 0);
    },
    press: (key) => page.keyboard.press(key),
    screenshot: async () => (await page.screenshot()).toString('base64'),
    close: () => browser.close(),
  };
}

export const chromium: BrowserEngine = { name: 'Chromium', found: CHROMIUM !== undefined, launch };
