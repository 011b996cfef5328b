import { type Game, kernelMessages, type Language, message, seatName, words } from '@sandtable/kernel';
import { serverMessages } from './words.js';

type GameWords = Pick<Game, 'title' | 'messages' | 'names'>;

/** What a seat reads when its turn has come, in its own language; the seat has the name that the game gives it. */
export function turnNotice(
  language: Language,
  { title, messages, names }: GameWords,
  seat: string,
  link: string,
): { readonly subject: string; readonly text: string } {
  const said = words(language, [serverMessages, messages, kernelMessages], names);
  const turn = said.say(message('notice.turn', { seat: seatName(said, seat), game: title }));
  return {
    subject: said.say(message('notice.subject', { game: title })),
    text: `${turn}\n\n${said.say(message('notice.open', { link }))}`,
  };
}

/**
 * Asks whoever reads the mail of an address whether they want notices there. It says who asked by the seat and the
 * server alone: nothing in it was written by the person who asked, who may be a stranger.
 */
export function confirmationLetter(
  language: Language,
  { title, messages, names }: GameWords,
  seat: string,
  { address, link, hours }: { readonly address: string; readonly link: string; readonly hours: number },
): { readonly subject: string; readonly text: string } {
  const said = words(language, [serverMessages, messages, kernelMessages], names);
  const asked = said.say(message('confirm.asked', { seat: seatName(said, seat), game: title, address }));
  const yes = said.say(message('confirm.yes', { hours }));
  return {
    subject: said.say(message('confirm.subject')),
    text: `${asked}\n\n${yes}\n${link}\n\n${said.say(message('confirm.no'))}\n`,
  };
}
