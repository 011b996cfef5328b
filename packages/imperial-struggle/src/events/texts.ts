import type { Catalog, Language } from '@sandtable/kernel';
import { EVENT_CARDS } from '../data/events.js';
import type { CardTexts } from './card-text.js';
import { type LocalizedText, saysBonus, saysCondition } from './phrases.js';
import { TEXT_EMPIRE } from './text-empire.js';
import { TEXT_REVOLUTION } from './text-revolution.js';
import { TEXT_SUCCESSION } from './text-succession.js';

const TEXTS: CardTexts = { ...TEXT_SUCCESSION, ...TEXT_EMPIRE, ...TEXT_REVOLUTION };

/** `event.<n>.british|french|shared`, and the same with `.bonus`, condition first. */
const entries: readonly (readonly [string, LocalizedText])[] = EVENT_CARDS.flatMap(({ number, bonus: condition }) =>
  Object.entries(TEXTS[number]).flatMap(([half, { base, bonus }]) => {
    const key = `event.${number}.${half}`;
    const effect: readonly [string, LocalizedText] = [key, base];
    if (!bonus || !condition) return [effect];
    return [effect, [`${key}.bonus`, saysBonus(saysCondition(number, condition), bonus)] as const];
  }),
);

export const eventTexts = (language: Language): Catalog =>
  Object.fromEntries(entries.map(([key, text]) => [key, text[language]]));
