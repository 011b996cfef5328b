import { writeFileSync } from 'node:fs';
import { printLostHistory } from '@sandtable/client';
import { codeOf } from '../read-input.js';
import type { OnlineSeat } from './online-seat.js';

/** Says once that the server has lost answers that it had shown, and how to save them. */
export function showLostHistory(onlineSeat: OnlineSeat): void {
  const { io, say } = onlineSeat.context;
  const { lost, history } = onlineSeat.client.snapshot();
  if (!lost || lost === onlineSeat.lostShown) return;
  onlineSeat.lostShown = lost;
  // Entries that the server still has were shown before.
  onlineSeat.loggedCount = history.length;
  const text =
    lost.answers === undefined
      ? say('cli.online.otherHistory')
      : say('cli.online.lostAnswers', { answers: lost.answers, left: history.length });
  io.out(`\n${text}\n${lost.before ? `${say('cli.online.lostSave')}\n` : ''}\n`);
}

/** `save <file>`: saves the history that the server had shown before it lost answers. Never overwrites a file. */
export function saveLostHistory({ context: { io, say }, client }: OnlineSeat, file: string): void {
  const before = client.snapshot().lost?.before;
  if (!before) io.out(`${say('cli.online.nothingLost')}\n`);
  else if (file === '') io.out(`${say('cli.play.saveName')}\n`);
  else {
    try {
      writeFileSync(file, printLostHistory(before), { flag: 'wx' });
      io.out(`${say('cli.online.lostSaved', { file })}\n`);
    } catch (error) {
      io.out(`${say('cli.play.saveFailed', { file, code: codeOf(error) })}\n`);
    }
  }
}
