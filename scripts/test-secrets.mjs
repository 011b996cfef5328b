import { build, install, root, tool } from './workspace.mjs';

/**
 * `npm run test:secrets`: for every game, whole games beside twins that differ only in what a seat may not see, in process
 * and over the socket, with a line of figures per game. `npm test` has a short form of it. docs/secrets.md says how it works.
 */
if (!install() || !build()) process.exit(1);
process.env.SANDTABLE_SECRETS = 'full';
const files = ['secrets.test.ts', 'non-interference.test.ts', 'hidden.test.ts', 'twins.test.ts'];
const options = ['--testTimeout', '7200000', '--disableConsoleIntercept=true'];
process.exit(tool('vitest/vitest.mjs', 'run', '--root', root, ...options, ...files, ...process.argv.slice(2)) ? 0 : 1);
