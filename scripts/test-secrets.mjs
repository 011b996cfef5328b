import { build, install, root, tool } from './workspace.mjs';

/**
 * `npm run test:secrets`: for every game, hundreds of whole games beside twins that differ only in what a seat may not see,
 * in process and over the socket. `npm test` has a short form of it. docs/secrets.md says how it works.
 */
if (!install() || !build()) process.exit(1);
process.env.SANDTABLE_SECRETS = 'full';
const files = ['secrets.test.ts', 'non-interference.test.ts', 'hidden.test.ts'];
const slowly = ['--testTimeout', '7200000'];
process.exit(tool('vitest/vitest.mjs', 'run', '--root', root, ...slowly, ...files, ...process.argv.slice(2)) ? 0 : 1);
