import { build, install, tool } from './workspace.mjs';

/** `npm start`: whatever is missing is fetched and built, then the terminal's menu asks what to play. */
if (!install() || !build()) process.exit(1);
process.exit(tool('@sandtable/cli/bin/sandtable.mjs', ...process.argv.slice(2)) ? 0 : 1);
