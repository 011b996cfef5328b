import {
  type Catalog,
  LANGUAGES,
  type Language,
  PSEUDO_LANGUAGE,
  pseudoText,
  type ReaderLanguage,
} from '@sandtable/kernel';

/** How to load a game's help; each language is loaded on first use. */
export type HelpLoaders = Readonly<Record<Language, () => Promise<{ readonly help: Catalog }>>>;

/** A game's help. Drafts have none of their own yet and show the English one. */
export async function loadHelp(loaders: HelpLoaders, reader: ReaderLanguage): Promise<Catalog> {
  const language = LANGUAGES.find((it) => it === reader) ?? 'en';
  const { help } = await loaders[language]();
  if (reader !== PSEUDO_LANGUAGE) return help;
  return Object.fromEntries(Object.entries(help).map(([key, text]) => [key, pseudoText(text)]));
}
