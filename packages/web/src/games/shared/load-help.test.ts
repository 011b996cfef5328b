import { LANGUAGES } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { type HelpLoaders, loadHelp } from './load-help.js';

const help = (language: string) => async () => ({
  help: { '1.0': `text in ${language}`, 'title.1.0': `title in ${language}`, '2.0': language, 'title.2.0': language },
});
const loaders = { en: help('en'), pl: help('pl'), hu: help('hu'), fr: help('fr') } satisfies HelpLoaders;
const draft = async () => ({ help: { '1.0': 'texto', 'title.1.0': 'título' } });

describe('help', () => {
  it.each(LANGUAGES)('in %s is its own', async (language) => {
    expect(await loadHelp({ ...loaders, es: draft }, language)).toEqual((await help(language)()).help);
  });

  it('in a draft has its own pages, and the others in English', async () => {
    expect(await loadHelp({ ...loaders, es: draft }, 'es')).toEqual({
      '1.0': 'texto',
      'title.1.0': 'título',
      '2.0': 'en',
      'title.2.0': 'en',
    });
  });

  it('in a draft without help is English', async () => {
    expect(await loadHelp(loaders, 'es')).toEqual((await help('en')()).help);
  });

  it('in the pseudo-language is English with accents', async () => {
    const { '1.0': page } = await loadHelp(loaders, 'en-XA');
    expect(page).toMatch(/[^ -~]/);
  });
});
