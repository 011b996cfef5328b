import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { descriptionIn, manifestIn, manifestPath, pageIn } from './page-description.js';

const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');

describe('the page description', () => {
  it.each(LANGUAGES)('is in %s, and so is its manifest', (language) => {
    const page = pageIn(language, html);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(`<meta name="description" content="${descriptionIn(language)}" />`);
    expect(page).toContain(`<link rel="manifest" href="${manifestPath(language)}" />`);
    expect(page).not.toContain('%');
    // It is inserted into an attribute.
    expect(descriptionIn(language)).not.toMatch(/["&<]/);
    expect(manifestIn(language)).toMatchObject({ lang: language, description: descriptionIn(language) });
  });

  it('differs between languages, but describes one app', () => {
    expect(new Set(LANGUAGES.map(descriptionIn)).size).toBe(LANGUAGES.length);
    expect(new Set(LANGUAGES.map((language) => manifestIn(language).id)).size).toBe(1);
  });
});
