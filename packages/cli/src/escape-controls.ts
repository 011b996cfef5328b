/** Control characters except newline and tab, Unicode line ends, and characters that change the text's direction. */
const CONTROL_CHARACTERS = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/**
 * Escapes characters that would move the cursor, change colors or titles, or change the text's direction. They appear
 * as JSON would escape them, so that printed JSON keeps its meaning.
 */
export const escapeControls = (text: string): string =>
  text.replace(CONTROL_CHARACTERS, (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`);
