/** Capitalizes a text, after the signs that open a question or a quotation. Catalogs name settings and bots in lower case. */
export const capitalize = (text: string, language: string): string =>
  text.replace(/^[^\p{L}\p{N}]*\p{L}/u, (beginning) => beginning.toLocaleUpperCase(language));
