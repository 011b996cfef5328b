/** English as a longer, accented language, to find texts that are clipped, overlap, or are not in a catalog at all. */

const PLAIN = 'AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz';
const ACCENTED = 'ÅåÇçĐđÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž';
const FILLER = ' õñé ţŵö ţĥŕéé ƒöûŕ ƒîṽé šîẋ šéṽéñ éîĝĥţ';

/** How much longer than English, as the longest languages are. */
export const PSEUDO_GROWTH = 0.35;

const accented = (text: string): string =>
  [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');

/** The end of the ICU argument that begins at this brace. */
function closingBrace(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length - 1;
}

/** An argument keeps its name and syntax. The texts of its branches, which stand in inner braces, change. */
function pseudoArgument(argument: string): string {
  let changed = '';
  let at = 0;
  while (at < argument.length) {
    const open = argument.indexOf('{', at);
    if (open < 0) break;
    const close = closingBrace(argument, open);
    changed += `${argument.slice(at, open)}{${pseudoParts(argument.slice(open + 1, close))}}`;
    at = close + 1;
  }
  return changed + argument.slice(at);
}

function pseudoParts(text: string): string {
  let changed = '';
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('{', at);
    if (open < 0) break;
    const close = closingBrace(text, open);
    changed += `${accented(text.slice(at, open))}{${pseudoArgument(text.slice(open + 1, close))}}`;
    at = close + 1;
  }
  return changed + accented(text.slice(at));
}

/** An English ICU message in the pseudo-language. Texts of one or two letters are signs, not words. */
export function pseudoText(text: string): string {
  const letters = text.replace(/\{[^{}]*\}/g, '').length;
  if (letters < 3) return text;
  const more = Math.ceil(letters * PSEUDO_GROWTH);
  return pseudoParts(text) + FILLER.repeat(Math.ceil(more / FILLER.length)).slice(0, more);
}
