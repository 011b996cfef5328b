import type { Message } from '@sandtable/kernel';

/** A name for a thing of the game: `space:bogota`, `card:12`. */
const REFERENCE = /^[a-z][a-z-]*:[^\s:]+$/i;

/** All references in a message and in the messages within it, each once. */
export function referencesIn({ params }: Message): string[] {
  const found = new Set<string>();
  for (const param of Object.values(params ?? {})) {
    if (typeof param === 'string') {
      if (REFERENCE.test(param)) found.add(param);
    } else if (typeof param === 'object') for (const reference of referencesIn(param)) found.add(reference);
  }
  return [...found];
}

/** A question without the name of who is asked, where that stands beside it already. */
export function withoutName(text: string, name: string, language: string): string {
  if (!text.startsWith(name)) return text;
  const rest = /^\s*:\s*(.*)$/su.exec(text.slice(name.length))?.[1];
  return rest ? rest.slice(0, 1).toLocaleUpperCase(language) + rest.slice(1) : text;
}

export { seatName } from '@sandtable/kernel';

/** A question that quotes a longer text (a card's, as its parameter `text`) in two: what is asked, and the text. */
export function quotedIn(prompt: Message): { readonly question: Message; readonly quoted: Message | undefined } {
  const quoted = prompt.params?.text;
  if (typeof quoted !== 'object') return { question: prompt, quoted: undefined };
  return { question: { ...prompt, params: { ...prompt.params, text: '' } }, quoted };
}
