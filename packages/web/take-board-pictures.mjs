import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

/**
 * Takes the pictures of the boards that the home page shows, from a running site:
 *   node packages/web/take-board-pictures.mjs <address>
 */
const [address] = process.argv.slice(2);
if (!address) {
  console.error('node packages/web/take-board-pictures.mjs <address>');
  process.exit(2);
}
const GAMES = { 'andean-abyss': 'Andean Abyss', labyrinth: 'Labyrinth', 'imperial-struggle': 'Imperial Struggle' };
const WIDTH_PX = 310;
const QUALITY = 0.2;
const folder = fileURLToPath(new URL('./public/boards', import.meta.url));
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({
  viewport: { width: 1280, height: 800 },
  locale: 'en',
  reducedMotion: 'reduce',
});
for (const [game, title] of Object.entries(GAMES)) {
  await page.goto(address);
  await page.locator('.cover', { hasText: title }).locator('.cover-play').click();
  await page.locator('.prompt [data-option]').first().waitFor();
  await page.addStyleTag({ content: '.board-buttons, .board-parts, .hand, .board-dice { display: none !important; }' });
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.locator('.table-map').screenshot();
  const small = await page.evaluate(shrink, { shot: shot.toString('base64'), width: WIDTH_PX, quality: QUALITY });
  writeFileSync(`${folder}/${game}.webp`, Buffer.from(small, 'base64'));
}
await browser.close();

/** Runs in the page: the picture as WebP of this width. */
async function shrink({ shot, width, quality }) {
  const image = new Image();
  image.src = `data:image/png;base64,${shot}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((image.height * width) / image.width);
  const drawing = canvas.getContext('2d');
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}
