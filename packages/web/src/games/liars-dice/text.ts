import { message, type TextMaker } from '@sandtable/kernel';
import type { GameTexts } from '@sandtable/liars-dice';

/** What the board says. It has no texts but the game's own. */
export const text: TextMaker<GameTexts> = message;
