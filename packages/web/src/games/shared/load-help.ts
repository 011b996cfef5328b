import {
  type Catalog,
  type DraftLanguage,
  isComplete,
  type Language,
  PSEUDO_LANGUAGE,
  pseudoText,
  type ReaderLanguage,
} from '@sandtable/kernel';

type HelpLoader = () => Promise<{ readonly help: Catalog }>;

/** How to load a game's help; each language is loaded on first use. A draft may have no help at all. */
export type HelpLoaders = Readonly<Record<Language, HelpLoader>> & Readonly<Partial<Record<DraftLanguage, HelpLoader>>>;

/** A game's help. Pages that a draft lacks are in English. */
export async function loadHelp(loaders: HelpLoaders, reader: ReaderLanguage): Promise<Catalog> {
  if (reader === PSEUDO_LANGUAGE) {
    const { help } = await loaders.en();
    return Object.fromEntries(Object.entries(help).map(([key, text]) => [key, pseudoText(text)]));
  }
  const load = loaders[reader] ?? loaders.en;
  if (isComplete(reader)) return (await load()).help;
  const [english, draft] = await Promise.all([loaders.en(), load()]);
  return { ...english.help, ...draft.help };
}
