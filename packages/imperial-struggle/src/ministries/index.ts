import type { Procedure } from '@sandtable/kernel';
import type { ActionType } from '../data/investments.js';
import type { Position, Round } from '../position.js';
import { ministryReferred } from '../references.js';

/** 3.5: what Ministries can do in a round. */
export const isMinistryOption = (option: string): boolean => ministryReferred(option) !== undefined;
export const ministryOptions = (_g: Position, _round: Round): string[] => [];
export function* runMinistry(_g: Position, _round: Round, _option: string): Procedure {}
/** Ministries 8 and 25: an event without its symbol, or of another type. */
export const mayPlayWithout = (_g: Position, _round: Round, _what: 'symbol' | 'type', _type?: ActionType): boolean =>
  false;
