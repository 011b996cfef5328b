import { chacha20 } from '@noble/ciphers/chacha.js';

/**
 * Numbers from the ChaCha20 stream (RFC 8439) with a nonce of zeros: the `n`-th number is the `n`-th 32-bit word of the
 * stream. The state is the key in eight words and the count of words used, so a copy is small and has the same future.
 */
const KEY_WORDS = 8;
export const CHACHA20_STATE_WORDS = KEY_WORDS + 1;
const BLOCK_BYTES = 64;
const WORDS_PER_BLOCK = BLOCK_BYTES / 4;
const NONCE = new Uint8Array(12);
const ZEROS = new Uint8Array(BLOCK_BYTES);

export const isChacha20State = (state: Uint32Array): boolean => state.length === CHACHA20_STATE_WORDS;

/** `key`: 64 hexadecimal digits. */
export function chacha20State(key: string): Uint32Array {
  const state = new Uint32Array(CHACHA20_STATE_WORDS);
  for (let i = 0; i < KEY_WORDS; i++) {
    // The key's bytes in the order of the digits, four per word, little-endian (RFC 8439, 2.3).
    const bytes = new DataView(new ArrayBuffer(4));
    bytes.setUint32(0, Number.parseInt(key.slice(8 * i, 8 * i + 8), 16));
    state[i] = bytes.getUint32(0, true);
  }
  return state;
}

/** A word of a generator's state. It takes only `Uint32Array`, so that the engine compiles it to a plain load. */
export function stateWord(state: Uint32Array, index: number): number {
  const word = state[index];
  if (word === undefined) throw new RangeError(`the state of chance has no word ${index}`);
  return word;
}

/** Returns the next number of the stream and advances the state. */
export function chacha20Word(state: Uint32Array): number {
  const key = new Uint8Array(4 * KEY_WORDS);
  const bytes = new DataView(key.buffer);
  for (let i = 0; i < KEY_WORDS; i++) bytes.setUint32(4 * i, stateWord(state, i), true);
  const taken = stateWord(state, KEY_WORDS);
  state[KEY_WORDS] = taken + 1;
  const block = chacha20(key, NONCE, ZEROS, undefined, Math.floor(taken / WORDS_PER_BLOCK));
  return new DataView(block.buffer, block.byteOffset).getUint32(4 * (taken % WORDS_PER_BLOCK), true);
}
