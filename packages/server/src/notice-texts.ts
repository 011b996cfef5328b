import { type Game, kernelMessages, type ReaderLanguage, seatName, words } from '@sandtable/kernel';
import { text } from './text.js';
import { serverMessages } from './words.js';

type GameWords = Pick<Game, 'title' | 'messages' | 'names'>;

/** The notice for a seat whose turn has come, in its language and with the game's name of the seat. */
export function turnNotice(
  language: ReaderLanguage,
  { title, messages, names }: GameWords,
  seat: string,
  link: string,
): { readonly subject: string; readonly text: string } {
  const said = words(language, [serverMessages, messages, kernelMessages], names);
  const turn = said.say(text('notice.turn', { seat: seatName(said, seat), game: title }));
  return {
    subject: said.say(text('notice.subject', { game: title })),
    text: `${turn}\n\n${said.say(text('notice.open', { link }))}`,
  };
}

/** The notice for a seat that the others wait for before the match begins: its player contributes to the dice by joining. */
export function gatheringNotice(
  language: ReaderLanguage,
  { title, messages, names }: GameWords,
  seat: string,
  link: string,
): { readonly subject: string; readonly text: string } {
  const said = words(language, [serverMessages, messages, kernelMessages], names);
  const waits = said.say(text('notice.gathering', { seat: seatName(said, seat), game: title }));
  return {
    subject: said.say(text('notice.gatheringSubject', { game: title })),
    text: `${waits}\n\n${said.say(text('notice.open', { link }))}`,
  };
}

/**
 * Asks the owner of a mail address whether they want notices there. It names only the seat and the server: it contains
 * nothing written by the person who made the request, who may be a stranger.
 */
export function confirmationLetter(
  language: ReaderLanguage,
  { title, messages, names }: GameWords,
  seat: string,
  { address, link, hours }: { readonly address: string; readonly link: string; readonly hours: number },
): { readonly subject: string; readonly text: string } {
  const said = words(language, [serverMessages, messages, kernelMessages], names);
  const question = said.say(text('confirm.asked', { seat: seatName(said, seat), game: title, address }));
  const yes = said.say(text('confirm.yes', { hours }));
  return {
    subject: said.say(text('confirm.subject')),
    text: `${question}\n\n${yes}\n${link}\n\n${said.say(text('confirm.no'))}\n`,
  };
}
