import { kernelMessages, words } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { text as abyssText } from '../games/andean-abyss/text.js';
import { sayWith as struggleSayWith, text as struggleText } from '../games/imperial-struggle/text.js';
import { uiWords } from '../games/imperial-struggle/ui-words.js';
import { text as labyrinthText } from '../games/labyrinth/text.js';
import { text as sharedText } from '../games/shared/text.js';
import { text as passkeyText } from '../home/passkey-text.js';
import { text as tableText } from '../table/text.js';
import { shellMessages } from './shell-messages.js';
import { inputError, sayWith, text } from './text.js';

/** Tests of types: what a page may not say doesn't compile. */

const english = words('en', [shellMessages, uiWords, kernelMessages]);

describe('What every page says', () => {
  const say = sayWith(english);
  it('takes all parameters of its text and no other', () => {
    expect(english.say(text('new.title', { game: 'Chess' }))).toBe(say('new.title', { game: 'Chess' }));
    expect(say('new.title', { game: 'Chess' })).toContain('Chess');
    // @ts-expect-error the parameter is missing
    text('new.title');
    // @ts-expect-error the parameter is misspelled
    text('new.title', { gane: 'Chess' });
    // @ts-expect-error a parameter is superfluous
    text('new.title', { game: 'Chess', n: 1 });
    // @ts-expect-error it has no parameters
    text('shell.loading', { n: 1 });
    // @ts-expect-error there is no such text
    text('shell.loadingg');
    // @ts-expect-error the table page alone has this text
    text('desk.log');
    // @ts-expect-error the parameter is missing
    inputError('play.error.game');
  });

  it('has a text about every game, and keys made of parts', () => {
    const game = ['labyrinth', 'andean-abyss'] as const;
    expect(say(`cover.${game[0]}.about`)).not.toBe('');
    const any: string = game[0];
    // @ts-expect-error there may be no such game
    text(`cover.${any}.about`);
  });
});

describe('What parts of the pages say', () => {
  it('is checked as well', () => {
    const said = [
      passkeyText('passkey.remove.sure', { name: 'phone' }),
      tableText('desk.rule', { rule: '3.2' }),
      sharedText('board.legend'),
      abyssText('panel.sequence.barred', { faction: 'faction:farc' }),
      labyrinthText('panel.hand', { n: 9 }),
      struggleText('panel.initiative', { side: 'seat:france' }),
    ];
    expect(said.map(({ key }) => key)).toHaveLength(6);
    // @ts-expect-error the parameter is missing
    passkeyText('passkey.remove.sure');
    // @ts-expect-error the parameter is missing
    tableText('desk.rule');
    // @ts-expect-error there is no such text
    tableText('desk.rules');
    // @ts-expect-error a game has this text, the shared parts don't
    sharedText('panel.hand', { n: 9 });
    // @ts-expect-error the parameter is misspelled
    abyssText('panel.sequence.barred', { fraction: 'faction:farc' });
    // @ts-expect-error there is no such text
    abyssText('panel.hand', { n: 9 });
    // @ts-expect-error the parameter is missing
    labyrinthText('panel.hand');
    // @ts-expect-error another game has this text
    labyrinthText('panel.initiative', { side: 'seat:us' });
    // @ts-expect-error a parameter is superfluous
    struggleText('panel.initiative', { side: 'seat:france', n: 1 });
    // @ts-expect-error there is no such text
    struggleText('panel.initiatives');
  });

  it('includes the texts of the game itself', () => {
    const card: number = 12;
    expect(abyssText('log.momentum', { card: 'card:12' }).key).toBe('log.momentum');
    expect(labyrinthText(`event.${card}`).key).toBe('event.12');
    // @ts-expect-error a card of this game has sides
    struggleText(`event.${card}`);
    // @ts-expect-error the parameter is missing
    struggleText('log.damaged');
  });

  it('is found by the end of its key', () => {
    const say = struggleSayWith(english, 'panel.');
    expect(say('turn')).not.toBe('panel.turn');
    // @ts-expect-error the parameter is missing
    expect(() => say('initiative')).toThrow();
    // @ts-expect-error there is no such text
    expect(say('turns')).toBe('panel.turns');
  });
});
