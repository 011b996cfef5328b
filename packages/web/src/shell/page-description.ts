import { LANGUAGES, type Language } from '@sandtable/kernel';
import { shell } from '../words/shell.js';

/** What a browser, a search engine or a list of installed apps says of the app: in each language, made by the build. */

export const descriptionIn = (language: Language): string => shell[language]['shell.description'] ?? '';

export const manifestPath = (language: Language): string => `/manifest.${language}.webmanifest`;

/** One app in every language: all manifests have the same `id`. */
export const manifestIn = (language: Language) => ({
  id: '/',
  lang: language,
  name: shell[language]['shell.title'],
  short_name: shell[language]['shell.title'],
  description: descriptionIn(language),
  start_url: '/',
  display: 'standalone',
  background_color: '#f4f1e9',
  theme_color: '#0b5d7a',
  icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
});

/** The page in a language, from the page as it is written: in English, with `%description%` and `%manifest%` in it. */
export const pageIn = (language: Language, html: string): string =>
  html
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('%description%', descriptionIn(language))
    .replace('%manifest%', manifestPath(language));

/** Where the build puts the page; the first is what any server sends. */
export const PAGE_FILES: readonly (readonly [Language, string])[] = LANGUAGES.map((language) => [
  language,
  language === 'en' ? 'index.html' : `index.${language}.html`,
]);

/** Makes the open page say of itself what it says in a language. */
export function describePage(page: Document, language: Language): void {
  page.documentElement.lang = language;
  page.querySelector('meta[name=description]')?.setAttribute('content', descriptionIn(language));
  page.querySelector('link[rel=manifest]')?.setAttribute('href', manifestPath(language));
}
