import { Bar } from '../shell/bar.js';

export function LocalTable({ id }: { readonly id: string }) {
  return <Bar>{id}</Bar>;
}

export function OnlineTable({ match }: { readonly match: string; readonly token: string }) {
  return <Bar>{match}</Bar>;
}
