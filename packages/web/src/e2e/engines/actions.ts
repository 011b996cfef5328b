import type { PagePoint } from './driver.js';

/** Input actions in the format that WebDriver and WebDriver BiDi share. */

export const mouseClick = ({ x, y }: PagePoint) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
      { type: 'pointerMove', x: 0, y: 0 },
    ],
  },
];

/** The code points of the keys that our tests press. */
const KEYS: Readonly<Record<string, string>> = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004' };

export const keyPress = (key: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [
      { type: 'keyDown', value: KEYS[key] ?? key },
      { type: 'keyUp', value: KEYS[key] ?? key },
    ],
  },
];
