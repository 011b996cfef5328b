import type { OnlineInfo, Viewer } from '../play/play.js';

/** The last line read, before any is read. The server numbers lines from 0. */
export const NO_LINE_READ = -1;

/** Whether another seat has written since the last line read. */
export const hasUnread = (chat: OnlineInfo['chat'], read: number, viewer: Viewer): boolean =>
  chat.some(({ number, seat }) => number > read && seat !== viewer);
