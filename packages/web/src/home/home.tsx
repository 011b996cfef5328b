import { Bar } from '../shell/bar.js';

export function Home() {
  return <Bar />;
}
