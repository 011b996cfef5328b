/** A term of a game in each language: how the words for it begin, in lower case. */
export interface Term {
  readonly en: string;
  readonly pl?: string;
  readonly hu?: string;
  readonly fr?: string;
  /** A draft: texts that it lacks are not held against it. */
  readonly es?: string;
}

/** A word that a game's texts don't use, and the term that they use instead. */
export interface ForbiddenWord {
  readonly language: 'en' | 'pl' | 'hu' | 'fr' | 'es';
  readonly word: RegExp;
  readonly instead: string;
}
