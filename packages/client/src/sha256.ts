/**
 * SHA-256 (FIPS 180-4) of a text in UTF-8, as hexadecimal digits. Browsers have one only for pages served by
 * https, and people at home play over plain http. Nothing secret is hashed here.
 */
export function sha256(text: string): string {
  const hash = Uint32Array.from(FIRST_HASH);
  const bytes = padded(new TextEncoder().encode(text));
  for (let at = 0; at < bytes.byteLength; at += BLOCK_BYTES)
    addBlock(hash, new DataView(bytes.buffer, at, BLOCK_BYTES));
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('');
}

const BLOCK_BYTES = 64;

/** The first `count` primes' roots, as the first 32 bits of their fractional parts (4.2.2, 5.3.3). */
function fractionsOfRoots(count: number, root: (n: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return Uint32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32);
}
const FIRST_HASH = fractionsOfRoots(8, Math.sqrt);
const CONSTANTS = fractionsOfRoots(64, Math.cbrt);

/** A one bit, zeros, and the length in bits in the last eight bytes, to whole blocks (5.1.1). */
function padded(text: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil((text.length + 9) / BLOCK_BYTES) * BLOCK_BYTES);
  bytes.set(text);
  bytes[text.length] = 0x80;
  new DataView(bytes.buffer).setBigUint64(bytes.length - 8, 8n * BigInt(text.length));
  return bytes;
}

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function wordAt(words: Uint32Array, index: number): number {
  const word = words[index];
  if (word === undefined) throw new RangeError(`There is no word ${index} among ${words.length}.`);
  return word;
}

/** 6.2.2 */
function addBlock(hash: Uint32Array, block: DataView): void {
  const schedule = new Uint32Array(64);
  for (let t = 0; t < 64; t++) {
    if (t < 16) {
      schedule[t] = block.getUint32(4 * t);
      continue;
    }
    const [early, late] = [wordAt(schedule, t - 15), wordAt(schedule, t - 2)];
    const sigma0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const sigma1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[t] = wordAt(schedule, t - 16) + sigma0 + wordAt(schedule, t - 7) + sigma1;
  }
  let [a, b, c, d] = [wordAt(hash, 0), wordAt(hash, 1), wordAt(hash, 2), wordAt(hash, 3)];
  let [e, f, g, h] = [wordAt(hash, 4), wordAt(hash, 5), wordAt(hash, 6), wordAt(hash, 7)];
  for (let t = 0; t < 64; t++) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t1 = (h + sum1 + ((e & f) ^ (~e & g)) + wordAt(CONSTANTS, t) + wordAt(schedule, t)) | 0;
    const t2 = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(t1 + t2) | 0, a, b, c, (d + t1) | 0, e, f, g];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = wordAt(hash, i) + word;
}
