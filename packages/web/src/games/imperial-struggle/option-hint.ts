import { optionHint as hintOf } from '@sandtable/imperial-struggle/board';
import { optionHintText, type SeatId, type Words } from '@sandtable/kernel';

/** What a Ministry or an Event card does for the seat that is asked. */
export const optionHint = (option: string, seat: SeatId, words: Words): string | undefined =>
  optionHintText(words, hintOf(option, seat)) || undefined;
