/** Lists of numbers as text: 32-bit floats, little-endian, in base64. Written by hand because it must run anywhere. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const FLOAT_BYTES = 4;

export function encodeFloats(numbers: ArrayLike<number>): string {
  const bytes = new Uint8Array(numbers.length * FLOAT_BYTES);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < numbers.length; i++) view.setFloat32(i * FLOAT_BYTES, numbers[i], true);
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const left = bytes.length - i;
    const group = (bytes[i] << 16) | ((left > 1 ? bytes[i + 1] : 0) << 8) | (left > 2 ? bytes[i + 2] : 0);
    text += LETTERS[group >>> 18] + LETTERS[(group >>> 12) & 63];
    text += (left > 1 ? LETTERS[(group >>> 6) & 63] : '=') + (left > 2 ? LETTERS[group & 63] : '=');
  }
  return text;
}

export function decodeFloats(text: string): Float64Array {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const length = (text.length / 4) * 3 - padding;
  if (!Number.isInteger(length / FLOAT_BYTES)) throw new Error('the text does not hold whole numbers');
  const bytes = new Uint8Array(length);
  for (let i = 0, at = 0; i < text.length; i += 4) {
    let group = 0;
    for (let k = 0; k < 4; k++) group = (group << 6) | Math.max(0, LETTERS.indexOf(text[i + k]));
    for (let shift = 16; shift >= 0 && at < length; shift -= 8) bytes[at++] = (group >>> shift) & 255;
  }
  const view = new DataView(bytes.buffer);
  return Float64Array.from({ length: length / FLOAT_BYTES }, (_, i) => view.getFloat32(i * FLOAT_BYTES, true));
}
