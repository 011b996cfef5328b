import { build, install, root } from './workspace.mjs';

/** `npm start`: whatever is missing is fetched and built, then the server comes up and says where, and how to play. */
if (!install() || !build()) process.exit(1);
process.chdir(root);
// Who starts it so looks at a terminal, not at a log.
process.env.LOG_LEVEL ??= 'warn';
// In this very process: Ctrl-C and a polite end reach the server itself.
process.argv.splice(2, 0, 'serve');
await import('../packages/cli/bin/sandtable.mjs');
