import { type Game, kernelMessages, type Language, say, seatName, words } from '@sandtable/kernel';
import { serverMessages } from './words.js';

/** What a seat reads when its turn has come, in its own language; the seat has the name that the game gives it. */
export function turnNotice(
  language: Language,
  { title, messages, names }: Pick<Game, 'title' | 'messages' | 'names'>,
  seat: string,
  link: string,
): { readonly subject: string; readonly text: string } {
  const said = words(language, [serverMessages, messages, kernelMessages], names);
  const turn = said.say(say('notice.turn', { seat: seatName(said, seat), game: title }));
  return {
    subject: said.say(say('notice.subject', { game: title })),
    text: `${turn}\n\n${said.say(say('notice.open', { link }))}`,
  };
}
