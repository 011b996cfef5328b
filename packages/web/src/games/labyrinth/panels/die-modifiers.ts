import type { LogEntry, Message, Words } from '@sandtable/kernel';
import { MODIFIERS } from '@sandtable/labyrinth/board';
import type { DieModifier } from '../../shared/panels/dice.js';
import { text } from '../text.js';

/** 4.9.2-3: the modifiers of a die that are not 0, for a War of Ideas and for rolls for Posture and Prestige. */
export function dieModifiers({ key, params = {} }: LogEntry, words: Words): readonly DieModifier[] {
  const one = (param: string, name: Message): DieModifier[] => {
    const n = params[param];
    return typeof n === 'number' && n !== 0 ? [{ n, name: words.say(name) }] : [];
  };
  switch (key) {
    case 'log.warOfIdeas.roll':
      return MODIFIERS.flatMap((why) => one(why, text(`closer.woi.${why}`)));
    case 'log.postureRoll':
      return one('modifier', text('panel.dice.us'));
    case 'log.prestigeRoll':
      return one('modifier', text('closer.woi.relations'));
    default:
      return [];
  }
}
