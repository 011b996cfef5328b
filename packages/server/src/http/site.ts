import { existsSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import files from '@fastify/static';
import { LANGUAGES } from '@sandtable/kernel';
import type { FastifyInstance } from 'fastify';

/** Addresses of the web app. All of them get the same page, which reads the address itself. */
const PAGES = ['/', '/account', '/confirm', '/new/:game', '/learn/:game', '/play/:id', '/m/:match'];

const YEAR_SECONDS = 'public, max-age=31536000, immutable';

/** Serves the built web app, compressed as well as the browser accepts. */
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
      // Names of built files contain a hash of their contents, so they can be cached. Browsers revalidate the few others.
      const built = path.includes(`${sep}assets${sep}`);
      response.setHeader('cache-control', built ? YEAR_SECONDS : 'no-cache');
      if (basename(path).startsWith('manifest')) response.setHeader('content-type', 'application/manifest+json');
    },
  });
  const languages = LANGUAGES.filter((language) => existsSync(join(folder, pageFile(language))));
  for (const page of PAGES) {
    app.get(page, { schema: { hide: true } }, ({ headers }, reply) => {
      reply.header('vary', 'accept-language, accept-encoding');
      const language = preferredLanguage(headers['accept-language'] ?? '', languages);
      return reply.sendFile(language === undefined ? 'index.html' : pageFile(language));
    });
  }
}

/** The page in a language, if the build has one. `index.html` is in English. */
const pageFile = (language: string): string => `index.${language}.html`;

/** The first of the reader's languages that we have; undefined for English or if we have none. */
function preferredLanguage(accepted: string, spoken: readonly string[]): string | undefined {
  const wanted = accepted
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';');
      const quality = params.map((it) => /^\s*q=([\d.]+)$/.exec(it)?.[1]).find((it) => it !== undefined);
      return { language: tag.split('-')[0] ?? '', quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  const first = wanted.find(({ language }) => language === 'en' || spoken.includes(language));
  return first && spoken.includes(first.language) ? first.language : undefined;
}
