/** What `isDeliberate` reads from an event of the browser. */
export interface InputSeen {
  readonly type: string;
  readonly key?: string;
  readonly clientX?: number;
  readonly clientY?: number;
  readonly pointerType?: string;
}

export const INPUT_TYPES = ['pointerdown', 'pointermove', 'keydown', 'input'] as const;

/**
 * A filter for events in their order: whether the person points at something else now, or moves the focus or a slider.
 * Browsers also report a pointer at rest when the page changes below it, and a finger that only taps.
 */
export function deliberateInput(): (event: InputSeen) => boolean {
  let place = '';
  return ({ type, key = '', clientX, clientY, pointerType }) => {
    switch (type) {
      case 'pointerdown':
      case 'pointermove': {
        const before = place;
        place = `${clientX} ${clientY}`;
        return type === 'pointermove' && pointerType !== 'touch' && place !== before;
      }
      case 'keydown':
        // 0 moves the focus to the option that ends the question.
        return key === 'Tab' || key === '0' || key.startsWith('Arrow');
      default:
        return type === 'input';
    }
  };
}
