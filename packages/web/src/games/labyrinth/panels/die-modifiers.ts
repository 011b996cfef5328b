import type { LogEntry, Words } from '@sandtable/kernel';
import { MODIFIERS } from '@sandtable/labyrinth/board';
import type { DieModifier } from '../../shared/panels/dice.js';

/** 4.9.2-3: the modifiers of a die that are not 0, for a War of Ideas and for rolls for Posture and Prestige. */
export function dieModifiers({ key, params = {} }: LogEntry, words: Words): readonly DieModifier[] {
  const one = (param: string, name: string): DieModifier[] => {
    const n = params[param];
    return typeof n === 'number' && n !== 0 ? [{ n, name: words.say({ key: name }) }] : [];
  };
  switch (key) {
    case 'log.warOfIdeas.roll':
      return MODIFIERS.flatMap((why) => one(why, `closer.woi.${why}`));
    case 'log.postureRoll':
      return one('modifier', 'panel.dice.us');
    case 'log.prestigeRoll':
      return one('modifier', 'closer.woi.relations');
    default:
      return [];
  }
}
