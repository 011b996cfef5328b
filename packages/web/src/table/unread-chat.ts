import type { OnlineInfo, Viewer } from '../play/play.js';

/** The number of the last line read, before any is: the server counts lines from 0. */
export const NO_LINE_READ = -1;

/** Whether somebody else said something after the last line that was read. */
export const hasUnread = (talk: OnlineInfo['chat'], read: number, viewer: Viewer): boolean =>
  talk.some(({ number, seat }) => number > read && seat !== viewer);
