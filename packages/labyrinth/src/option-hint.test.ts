import { kernelMessages, LANGUAGES, optionHintText, words } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from './data/cards.js';
import { labyrinth } from './index.js';
import { optionHint } from './option-hint.js';

const hintIn = (language: (typeof LANGUAGES)[number], option: string, seat = 'observer'): string =>
  optionHintText(words(language, [kernelMessages, labyrinth.messages], labyrinth.names), optionHint(option, seat));

describe('what a card is said to be before it is chosen', () => {
  it('is its value, whose event it is, its text, how long it lasts and whether it leaves the game', () => {
    expect(hintIn('en', 'card:66')).toBe('Value 2. Jihadist event. Place a cell in the United Kingdom.');
    expect(hintIn('en', 'card:43')).toMatch(/^Value 3\. US event\. .* Lingering event\. The card leaves the game\.$/);
    expect(hintIn('en', 'card:114')).toMatch(/^Value 3\. Unassociated event\. .* Lapsing event\.$/);
    expect(hintIn('en', 'card:110')).toMatch(/ If the US plays the event, the card leaves the game\.$/);
  });

  it.each(LANGUAGES)('follows the data of every card in %s', (language) => {
    const leaves = hintIn(language, 'card:49').split('. ').at(-1) ?? '';
    const lingers = hintIn(language, 'card:41').split('. ').at(-1) ?? '';
    const lapses = hintIn(language, 'card:2').split('. ').at(-1) ?? '';
    for (const { number, remove, mark, lapsing } of CARDS) {
      const hint = hintIn(language, `card:${number}`);
      const ends = [...(mark ? [lingers] : []), ...(lapsing ? [lapses] : []), ...(remove === 'event' ? [leaves] : [])];
      const last = [lingers, lapses, leaves].filter((it) => hint.includes(it));
      expect([...last].sort(), `card ${number}`).toEqual([...ends].sort());
    }
  });

  it('6.3.2.1 says that the event of the other side happens too', () => {
    const [us, jihadist] = [50, 2].map((card) => [
      hintIn('en', `card:${card}`, 'us'),
      hintIn('en', `card:${card}`, 'jihadist'),
    ]);
    const warning = 'If you play this card, its event happens too if it can, whatever you use the card for';
    expect(us[0]).toMatch(new RegExp(` ${warning}\\.$`));
    // 8.5.3: the first Plot of the turn does not trigger the event of the US.
    expect(jihadist[1]).toMatch(new RegExp(` ${warning} \\(except the first Plot of the turn\\)\\.$`));
    for (const own of [us[1], jihadist[0], hintIn('en', 'card:100', 'us'), hintIn('en', 'card:50')])
      expect(own).not.toContain('happens too');
  });

  it('is nothing for what is not a card', () => {
    expect(optionHint('space:iraq', 'us')).toEqual([]);
    expect(optionHint('done', 'us')).toEqual([]);
  });
});
