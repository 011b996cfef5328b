import { kernelMessages, NO_EFFECT, words } from '@sandtable/kernel';
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Choices } from './choices/use-choices.js';
import { OptionButtons } from './option-buttons.js';

const render = (choices: Partial<Choices>, props: Partial<ComponentProps<typeof OptionButtons>> = {}): string =>
  renderToStaticMarkup(
    createElement(OptionButtons, {
      choices: {
        options: [],
        closed: [],
        followUps: new Map(),
        isLooking: false,
        same: undefined,
        finish: undefined,
        chooseWith: () => {},
        chooseSame: () => {},
        chooseSameForAll: () => {},
        ...choices,
      },
      kinds: { card: 'card' },
      hand: [],
      isFanShown: true,
      prompt: { key: 'ask.where' },
      words: words('en', [kernelMessages]),
      locked: false,
      choose: () => {},
      consider: () => {},
      Mark: undefined,
      gloss: undefined,
      armed: undefined,
      roll: undefined,
      ...props,
    }),
  );
const optionsOn = (page: string) => [...page.matchAll(/data-option="([^"]*)"/g)].map(([, option]) => option);

it('a button says that its option would change nothing', () => {
  const page = render(
    { options: ['sweep', 'pass'], closed: [{ option: 'assault', reason: { key: 'no.target' } }] },
    { prompt: { key: 'ask.where', params: { [NO_EFFECT]: 'sweep' } } },
  );
  const texts = [...page.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, html = '']) =>
    html.replace(/<[^>]*>/g, ''),
  );
  expect(texts.filter((text) => text.includes('no effect'))).toHaveLength(1);
  expect(texts.find((text) => text.includes('no effect'))).toContain('sweep');
  expect(page).toContain('data-closed="assault"');
  expect(page).toContain('no.target');
});

it('cards of a hand that is a fan below the board are not listed a second time', () => {
  const options = ['card:1', 'card:9', 'hold'];
  const fan = render({ options }, { hand: ['card:1', 'card:2'] });
  expect(optionsOn(fan)).toEqual(['card:9', 'hold']);
  expect(fan).toContain('desk.hand.choose');
  // A phone has no room for the fan: there the cards are listed in the order of the hand.
  const phone = render({ options: ['card:2', ...options] }, { hand: ['card:1', 'card:2'], isFanShown: false });
  expect(optionsOn(phone)).toEqual(['card:1', 'card:2', 'card:9', 'hold']);
  expect(phone).not.toContain('desk.hand.choose');
});
