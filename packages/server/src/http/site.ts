import { existsSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Addresses of the app: all of them are the one page, which looks at the address itself. */
const PAGES = ['/', '/account', '/new/:game', '/learn/:game', '/play/:id', '/m/:match'];

const A_YEAR = 'public, max-age=31536000, immutable';

/** Serves the table in the browser from the folder it was built into, as compressed as the browser can take it. */
export async function sitePages(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There are no pages in ${folder}: build them first (npm run build).`);
  }
  await app.register(files, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      // Files of the build bear their contents' mark in their names; the few others are asked for anew each time.
      const built = path.includes(`${sep}assets${sep}`);
      response.header('cache-control', built ? A_YEAR : 'no-cache');
      if (basename(path).startsWith('manifest')) response.header('content-type', 'application/manifest+json');
    },
  });
  for (const page of PAGES) {
    app.get(page, { schema: { hide: true } }, (_, reply) => reply.sendFile('index.html'));
  }
}
