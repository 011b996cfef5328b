import type { ReactNode } from 'react';
import type { COMMODITY_SIGNS, POINT_SIGNS } from './tokens.js';

/** The pictures of the six commodities and the three kinds of points. */

/** Centered, ten units in each direction. */
export const LILY =
  'M0,-11Q4.4,-5.5 3.4,-1Q2.6,1.6 2,3H3.4Q3.6,-4.6 8,-4.4Q11.4,-3.6 9.8,0.4Q8.6,2 6.8,1Q7,3.4 5,5H2.6Q3.4,8 5.4,9.6Q2.2,9.6 0,11Q-2.2,9.6 -5.4,9.6Q-3.4,8 -2.6,5H-5Q-7,3.4 -6.8,1Q-8.6,2 -9.8,0.4Q-11.4,-3.6 -8,-4.4Q-3.6,-4.6 -3.4,3H-2Q-2.6,1.6 -3.4,-1Q-4.4,-5.5 0,-11z';

export function commoditySign(kind: (typeof COMMODITY_SIGNS)[number]): ReactNode {
  switch (kind) {
    // A pelt, stretched.
    case 'furs':
      return (
        <>
          <path d="M16,2H24L26,8L36,5L38,11L30,15Q28,20 30,25L38,30L35,36L26,32L22,39H18L14,32L5,36L2,30L10,25Q12,20 10,15L2,11L4,5L14,8z" />
          <path className="is-detail" d="M20,12V15M16,18V21M24,18V21M20,24V27" />
        </>
      );
    case 'fish':
      return (
        <>
          <path d="M2,20Q12,7 26,14L37,7Q34,20 37,33L26,26Q12,33 2,20z" />
          <path className="is-detail" d="M15,14Q18,20 15,26M9,18.5V18.6" />
        </>
      );
    // A sugar loaf.
    case 'sugar':
      return (
        <>
          <path d="M20,2Q24,2 25,7L33,33H7L15,7Q16,2 20,2zM4,33H36V38H4z" />
          <path className="is-detail" d="M14.5,15L25,22M12,23L21,29" />
        </>
      );
    // A leaf.
    case 'tobacco':
      return (
        <>
          <path d="M20,1Q34,12 31,25Q28,33 20,35Q12,33 9,25Q6,12 20,1zM19,34H21V40H19z" />
          <path className="is-detail" d="M20,8V34M20,17L26,12M20,17L14,12M20,25L28,19M20,25L12,19" />
        </>
      );
    // A boll.
    case 'cotton':
      return (
        <>
          <path d="M20,4Q27,2 29,9Q37,9 36,17Q38,25 30,26Q26,31 20,28Q14,31 10,26Q2,25 4,17Q3,9 11,9Q13,2 20,4z" />
          <path className="is-stalk" d="M20,28V39M20,32Q12,34 8,29M20,32Q28,34 32,29" />
          <path className="is-detail" d="M20,10V24M11,14Q15,20 19,24M29,14Q25,20 21,24" />
        </>
      );
    // A mortar.
    case 'spice':
      return (
        <>
          <path d="M5,17H35Q35,28 27,32L29,38H11L13,32Q5,28 5,17z" />
          <path className="is-stalk" d="M22,17L32,2" />
          <path className="is-detail" d="M11,22H29" />
        </>
      );
  }
}

export function pointSign(kind: (typeof POINT_SIGNS)[number], swords: string): ReactNode {
  switch (kind) {
    case 'economic':
      return (
        <>
          <circle cx="20" cy="20" r="17" />
          <circle className="is-detail" cx="20" cy="20" r="12" />
          <path className="is-detail" d="M25,14Q16,10 16,18V26H26M13,20H22" />
        </>
      );
    // A letter and its seal.
    case 'diplomatic':
      return (
        <>
          <path d="M3,8H37V32H3z" />
          <path className="is-detail" d="M3,9L20,23L37,9" />
          <circle className="is-seal" cx="20" cy="24" r="6" />
        </>
      );
    case 'military':
      return (
        <>
          <path d="M20,2Q29,7 37,6Q38,29 20,39Q2,29 3,6Q11,7 20,2z" />
          <g transform="translate(6 5) scale(0.7)">
            <path className="is-detail" d={swords} />
          </g>
        </>
      );
  }
}
