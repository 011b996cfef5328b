import { build } from './workspace.mjs';

/** `npm run build`: the packages and the pages of the table. */
process.exit(build() ? 0 : 1);
