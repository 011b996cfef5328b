import { kernelMessages, LANGUAGES, words } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { imperialStruggle as game } from './index.js';
import { tables } from './tables.js';
import { positionWith } from './testing/positions.js';
import { redact } from './view.js';

const g = positionWith({
  britain: ['jamaica'],
  france: ['guadeloupe'],
  conflicts: ['georges-bank'],
  hands: { britain: [1], france: [2] },
  cabinet: { britain: [5], france: [-1] },
});

describe.each(LANGUAGES)('3.2 the position as text in %s', (language) => {
  const speaker = words(language, [kernelMessages, game.messages], game.names);
  const text = (seat: string): string =>
    tables(redact(g, seat))
      .map(({ title, head, rows }) =>
        [title, ...head, ...rows.flat()]
          .map((cell) => (typeof cell === 'object' ? speaker.say(cell) : speaker.name(String(cell))))
          .join('|'),
      )
      .join('\n');

  it('names what a seat may see, and no more', () => {
    const own = speaker.name('card:1');
    const ministry = speaker.name('ministry:the-cardinal-ministers');
    expect(text('britain')).toContain(own);
    expect(text('france')).not.toContain(own);
    expect(text('france')).toContain(ministry);
    expect(text('britain')).not.toContain(ministry);
    expect(text('observer')).toContain(speaker.name('ministry:robert-walpole'));
    expect(text('observer')).toContain(speaker.name('space:jamaica'));
  });
});
