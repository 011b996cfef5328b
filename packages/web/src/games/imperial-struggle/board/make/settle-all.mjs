import { writeFileSync } from 'node:fs';
import { plateBoxes } from './plates.mjs';
import { PANEL, SEEDS } from './seeds.mjs';
import { settle } from './settle.mjs';

/**
 * Settles the spaces of every Region, from the seeds, and writes `settled.mjs` (a minute or two):
 *   node packages/web/src/games/imperial-struggle/board/make/settle-all.mjs [rounds]
 */
const rounds = Number(process.argv[2] ?? 60000);
const only = process.argv[3];
const found = {};
const { SETTLED } = await import('./settled.mjs');
for (const [region, seeds] of Object.entries(SEEDS)) {
  if (only && region !== only) {
    found[region] = SETTLED[region];
    continue;
  }
  const { cost, places, lines } = settle(seeds, PANEL, plateBoxes(region), rounds);
  console.log(region, Math.round(cost));
  found[region] = { places, lines };
}
writeFileSync(
  new URL('settled.mjs', import.meta.url),
  `/** Made by settle-all.mjs: where spaces lie in their panels, on which side their names are, how lines bend. */\nexport const SETTLED = ${JSON.stringify(found, null, 1)};\n`,
);
