import { fileURLToPath } from 'node:url';

/** Where the built pages are, for whoever serves them. */
export const siteFolder = fileURLToPath(new URL('./dist/site', import.meta.url));
