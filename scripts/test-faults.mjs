import { build, install, postgres, root, tool } from './workspace.mjs';

/**
 * `npm run test:faults`: the server killed again and again while people play, alone and beside another on one
 * PostgreSQL, PostgreSQL itself going down, full disks and locked databases. `npm test` has a short form of it.
 * SANDTABLE_SEED=<seed> repeats what a run that failed tells.
 */
if (!install() || !build()) process.exit(1);
postgres();
process.env.SANDTABLE_FAULTS = 'full';
const file = 'packages/server/src/faults.test.ts';
process.exit(tool('vitest/vitest.mjs', 'run', '--root', root, file, ...process.argv.slice(2)) ? 0 : 1);
