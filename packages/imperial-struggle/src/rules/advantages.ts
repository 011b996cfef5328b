import type { Procedure } from '@sandtable/kernel';
import type { Position, Round } from '../position.js';
import { advantageReferred } from '../references.js';

/** 8.2: Advantages that are used by themselves; those that make a purchase cheaper are in discounts.ts. */
export const isAdvantageOption = (option: string): boolean => advantageReferred(option) !== undefined;
export const usableAdvantages = (_g: Position, _round: Round): string[] => [];
export function* activate(_g: Position, _round: Round, _option: string): Procedure {}
