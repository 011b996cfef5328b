import { kernelMessages, NO_EFFECT, words } from '@sandtable/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OptionButtons } from './option-buttons.js';

it('a button says that its option would change nothing', () => {
  const page = renderToStaticMarkup(
    createElement(OptionButtons, {
      choices: {
        options: ['sweep', 'pass'],
        closed: [{ option: 'assault', reason: { key: 'no.target' } }],
        followUps: new Map(),
        isLooking: false,
        same: undefined,
        finish: undefined,
        chooseWith: () => {},
        chooseSame: () => {},
        chooseSameForAll: () => {},
      },
      kinds: {},
      prompt: { key: 'ask.where', params: { [NO_EFFECT]: 'sweep' } },
      words: words('en', [kernelMessages]),
      locked: false,
      choose: () => {},
      consider: () => {},
      Mark: undefined,
      gloss: undefined,
      armed: undefined,
      roll: undefined,
    }),
  );
  const texts = [...page.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, html = '']) =>
    html.replace(/<[^>]*>/g, ''),
  );
  expect(texts.filter((text) => text.includes('no effect'))).toHaveLength(1);
  expect(texts.find((text) => text.includes('no effect'))).toContain('sweep');
  expect(page).toContain('data-closed="assault"');
  expect(page).toContain('no.target');
});
