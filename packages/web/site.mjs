import { fileURLToPath } from 'node:url';

/** The folder of the built site, for servers. */
export const siteFolder = fileURLToPath(new URL('./dist/site', import.meta.url));
