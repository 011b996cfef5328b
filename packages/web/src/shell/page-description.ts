import { LANGUAGES, type Language, type ReaderLanguage } from '@sandtable/kernel';
import { shell } from '../words/shell.js';

/** The app's description for browsers, search engines and lists of installed apps. The build writes it in each language. */

export const descriptionIn = (language: Language): string => shell['shell.description'][language];

export const manifestPath = (language: Language): string => `/manifest.${language}.webmanifest`;

/** All manifests have the same `id`, so that they describe one app. */
export const manifestIn = (language: Language) => ({
  id: '/',
  lang: language,
  name: shell['shell.title'][language],
  short_name: shell['shell.title'][language],
  description: descriptionIn(language),
  start_url: '/',
  display: 'standalone',
  background_color: '#f4f1e9',
  theme_color: '#0b5d7a',
  icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
});

/** The page in a language, from its English source with the placeholders `%description%` and `%manifest%`. */
export const pageIn = (language: Language, html: string): string =>
  html
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('%description%', descriptionIn(language))
    .replace('%manifest%', manifestPath(language));

/** The files that the build writes. Servers that don't know languages send the first. */
export const PAGE_FILES: readonly (readonly [Language, string])[] = LANGUAGES.map((language) => [
  language,
  language === 'en' ? 'index.html' : `index.${language}.html`,
]);

/** Sets the language and the description of the open page. */
export function describePage(page: Document, reader: ReaderLanguage): void {
  page.documentElement.lang = reader;
  // The build writes no page in a draft: the app describes itself in English there.
  const language = LANGUAGES.find((it) => it === reader) ?? 'en';
  page.querySelector('meta[name=description]')?.setAttribute('content', descriptionIn(language));
  page.querySelector('link[rel=manifest]')?.setAttribute('href', manifestPath(language));
}
