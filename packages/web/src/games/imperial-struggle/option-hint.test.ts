import { imperialStruggle } from '@sandtable/imperial-struggle';
import { EVENT_CARDS, MINISTRIES } from '@sandtable/imperial-struggle/board-data';
import { LANGUAGES, words } from '@sandtable/kernel';
import { expect, it } from 'vitest';
import { optionHint } from './option-hint.js';

const OPTIONS = [
  ...MINISTRIES.flatMap(({ id }) => [`ministry:${id}`, `reveal:${id}`, `use:${id}`]),
  ...EVENT_CARDS.map((_, i) => `card:${i + 1}`),
];

it.each(LANGUAGES)('every Ministry and every Event card says what it does (%s)', (language) => {
  const speak = words(language, [imperialStruggle.messages], imperialStruggle.names);
  for (const option of OPTIONS) {
    expect(optionHint(option, 'britain', speak) ?? optionHint(option, 'france', speak), option).toMatch(
      /^\P{Ll}[^{}]{10,}$/u,
    );
  }
  expect(optionHint('tile:e4-m2-b', 'britain', speak)).toBeUndefined();
  expect(optionHint('done', 'britain', speak)).toBeUndefined();
});
