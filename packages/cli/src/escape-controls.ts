/** Control characters but newline and tab, Unicode's own ends of lines, and characters that turn the text around. */
const CONTROL_CHARACTERS = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/**
 * Text that a terminal only shows: what would move the cursor, change colors or titles, or turn the text around appears
 * as JSON would escape it, so that JSON stays the same JSON.
 */
export const escapeControls = (text: string): string =>
  text.replace(CONTROL_CHARACTERS, (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`);
