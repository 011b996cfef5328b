import { chromium } from 'playwright-core';

/**
 * Saves a screenshot of a page, for development:
 *   node packages/web/take-screenshot.mjs <address> <file.png> [--width 1280] [--height 800] [--dark] [--lang pl] [--wait 500] [--run 'code in the page']
 */
const [address, file, ...flags] = process.argv.slice(2);
if (!address || !file) {
  console.error(
    'node packages/web/take-screenshot.mjs <address> <file.png> [--width n] [--height n] [--dark] [--lang xx] [--wait ms] [--run code]',
  );
  process.exit(2);
}
const flag = (name, fallback) => (flags.includes(name) ? flags[flags.indexOf(name) + 1] : fallback);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const page = await browser.newPage({
  viewport: { width: Number(flag('--width', 1280)), height: Number(flag('--height', 800)) },
  colorScheme: flags.includes('--dark') ? 'dark' : 'light',
  locale: flag('--lang', 'en'),
});
page.on('console', (message) => message.type() === 'error' && console.error('page:', message.text()));
page.on('pageerror', (error) => console.error('page:', error.message));
await page.goto(address);
await page.waitForTimeout(Number(flag('--wait', 800)));
const code = flag('--run', '');
if (code) {
  const result = await page.evaluate(code);
  if (result !== undefined) console.log(result);
  await page.waitForTimeout(Number(flag('--wait', 800)));
}
await page.screenshot({ path: file });
await browser.close();
