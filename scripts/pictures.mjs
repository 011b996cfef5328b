import { browsers, build, install, root, tool } from './workspace.mjs';

/**
 * `npm run pictures`: the table's tests, which then keep pictures of what they see in packages/web/pictures; whatever is
 * given goes to vitest.
 */
if (!install() || !build()) process.exit(1);
browsers();
process.env.PICTURES = 'all';
const files = process.argv.length > 2 ? process.argv.slice(2) : ['packages/web/src/e2e'];
process.exit(tool('vitest/vitest.mjs', 'run', '--root', root, ...files) ? 0 : 1);
