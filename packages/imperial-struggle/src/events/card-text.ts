import type { LocalizedText } from './phrases.js';

/** What a half of a card says: its effect, and what the bonus adds. */
interface HalfText {
  readonly base: LocalizedText;
  readonly bonus?: LocalizedText;
}

type CardText = Readonly<Partial<Record<'british' | 'french' | 'shared', HalfText>>>;

export type CardTexts = Readonly<Record<number, CardText>>;
