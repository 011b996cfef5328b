import type { Duplex } from 'node:stream';

/**
 * Text messages as a server's WebSocket frames (RFC 6455, 5.2): final, not masked, not compressed. The library writes
 * header and payload apart and copies every text once more; one string for both takes a third of the time, and what is
 * sent to several people is composed once.
 */
const FINAL_TEXT = 0x81;
/** Payloads up to this length have it in the second byte; longer ones have a mark there, and two or eight bytes follow. */
const MAX_SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const MAX_TWO_BYTES = 0xffff;

/** The header of a frame, one byte per character. */
function frameHeader(length: number): string {
  if (length <= MAX_SHORT) return String.fromCharCode(FINAL_TEXT, length);
  if (length <= MAX_TWO_BYTES) return String.fromCharCode(FINAL_TEXT, TWO_BYTES, length >> 8, length & 0xff);
  const bytes = [24, 16, 8, 0].map((shift) => (length >>> shift) & 0xff);
  return String.fromCharCode(FINAL_TEXT, EIGHT_BYTES, 0, 0, 0, 0, ...bytes);
}

/**
 * Writes a text message to the TCP connection of an open WebSocket. Most are plain ASCII, which is the same in Latin-1
 * and in UTF-8. To see that, the text is counted together with its header, because counting and writing both need a
 * string in one piece and copy one that is not.
 */
export function writeTextFrame(connection: Pick<Duplex, 'write'>, text: string): void {
  const header = frameHeader(text.length);
  const frame = header + text;
  if (Buffer.byteLength(frame) - Buffer.byteLength(header) === text.length) {
    connection.write(frame, 'latin1');
    return;
  }
  const bytes = Buffer.from(text);
  connection.write(Buffer.concat([Buffer.from(frameHeader(bytes.length), 'latin1'), bytes]));
}
