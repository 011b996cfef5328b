import type { Sight } from '../../front.js';
import { seen } from '../view.js';
import '../../shared/panels/panels.css';
import '../../shared/panels/text.css';

/** All that lies beside the map. */
export function Panels({ view: json }: Sight) {
  const view = seen(json);
  return <div className="game-panels">{view.turn}</div>;
}
