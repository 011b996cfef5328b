import type { Message, Words } from '@sandtable/kernel';

/** What the numbers that answer a question count: the game's short word for it, or the sentence that asks. */
export function countLabel(words: Words, prompt: Message): string | undefined {
  const short = { ...prompt, key: prompt.key.replace(/^ask\./, 'count.') };
  if (words.has(short.key)) return words.say(short);
  // Without its parameters, the question can't be said.
  if (!prompt.params) return undefined;
  return words
    .say(prompt)
    .match(/[^.!?:]*\?/)?.[0]
    .trim();
}
