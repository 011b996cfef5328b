import { Bar } from '../shell/bar.js';

export function NewGame({ game }: { readonly game: string }) {
  return <Bar>{game}</Bar>;
}
