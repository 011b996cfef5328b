import { andeanAbyss } from '@sandtable/andean-abyss';
import { message, type ReaderLanguage, words } from '@sandtable/kernel';
import { labyrinth } from '@sandtable/labyrinth';
import { expect, it } from 'vitest';
import { cliMessages } from '../words/index.js';

const refusal = (language: ReaderLanguage, game: typeof labyrinth | typeof andeanAbyss, seat: string) =>
  words(language, [cliMessages, game.messages], game.names).say(message('cli.undo.seat', { seat }));

it('says who has answered since, with the number of their name', () => {
  expect(refusal('en', labyrinth, 'seat:jihadist')).toBe('This can’t be undone: the Jihadists have answered since.');
  expect(refusal('en', labyrinth, 'seat:us')).toBe('This can’t be undone: the US has answered since.');
  expect(refusal('fr', labyrinth, 'seat:us')).toContain('les États-Unis ont répondu depuis');
  expect(refusal('fr', andeanAbyss, 'faction:government')).toContain('le Gouvernement a répondu depuis');
  expect(refusal('es', andeanAbyss, 'faction:cartels')).toContain('respondieron los Cárteles');
});
