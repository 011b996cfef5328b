import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buttonOf, fixRandomNumbers, textOf, waitForOption } from './page-actions.js';
import { CHROMIUM, FLAGS, HEADLESS, savePicture } from './test-rig.js';

/** The pages as `npm run dev -- --examples` serves them; games against bots need nothing but the pages. */
async function servePages(): Promise<string> {
  const cacheDir = mkdtempSync(join(tmpdir(), 'sandtable-vite-'));
  const server = await createServer({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    mode: 'examples',
    cacheDir,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(cacheDir, { recursive: true, force: true });
  });
  await server.listen();
  return server.resolvedUrls?.local[0] ?? '';
}

describe.skipIf(!CHROMIUM)('the example game (needs Chromium)', () => {
  it('is played on its plain board', async () => {
    const address = await servePages();
    const browser = await chromium.launch({ executablePath: HEADLESS, args: FLAGS });
    onTestFinished(() => browser.close());
    const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en' });
    page.setDefaultTimeout(240_000);
    await page.goto(address);
    await fixRandomNumbers(page);
    await page.locator('.cover', { hasText: 'Liar’s Dice' }).locator('.cover-play').click();
    await waitForOption(page);
    expect(await textOf(page.locator('[data-cup=south] .dice-cup'))).toBe('? ? ? ? ?');
    expect(await textOf(page.locator('[data-cup=north] .dice-cup'))).toMatch(/^[⚀-⚅]( [⚀-⚅]){4}$/);
    // The bot can't bid higher than ten sixes, so it doubts.
    await buttonOf(page, 'bid:10x6').click();
    await page.locator('.log', { hasText: 'North loses a die' }).waitFor();
    await waitForOption(page);
    expect(await textOf(page.locator('[data-cup=north] .dice-cup'))).toMatch(/^[⚀-⚅]( [⚀-⚅]){3}$/);
    await savePicture(page, 'example-game');
  });
});
