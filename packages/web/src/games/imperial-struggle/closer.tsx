import type { Sight } from '../front.js';

export function Closer({ reference, words }: Sight & { readonly reference: string }) {
  return <h3>{words.name(reference)}</h3>;
}
