import { Bar } from '../shell/bar.js';

export function Learn({ game }: { readonly game: string }) {
  return <Bar>{game}</Bar>;
}
