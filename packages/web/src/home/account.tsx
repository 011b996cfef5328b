import { Bar } from '../shell/bar.js';

export function Account() {
  return <Bar />;
}
