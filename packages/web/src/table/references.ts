import type { Message, SeatId } from '@sandtable/kernel';
import { capitalize } from '../words/capitalize.js';

/** Names a thing of the game: `space:bogota`, `card:12`. */
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

/** Whoever a heading says acts. Its seat need not be the one whose answer caused it. */
export function actorOf({ params }: Message, answering: SeatId | undefined): SeatId | undefined {
  const named = Object.values(params ?? {}).find((it) => typeof it === 'string' && it.startsWith('seat:'));
  return typeof named === 'string' ? named.slice('seat:'.length) : answering;
}

/** Removes the seat's name from the start of a question, for places that show the name already. */
export function withoutName(text: string, name: string, language: string): string {
  if (!text.startsWith(name)) return text;
  const rest = /^\s*:\s*(.*)$/su.exec(text.slice(name.length))?.[1];
  return rest ? capitalize(rest, language) : text;
}

export { seatName } from '@sandtable/kernel';

/** Splits a prompt that quotes a longer text (a card's, in its parameter `text`) into the question and the text. */
export function quotedIn(prompt: Message): { readonly question: Message; readonly quoted: Message | undefined } {
  const quoted = prompt.params?.text;
  if (typeof quoted !== 'object') return { question: prompt, quoted: undefined };
  return { question: { ...prompt, params: { ...prompt.params, text: '' } }, quoted };
}
