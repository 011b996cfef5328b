import { EmblemPlate } from '../../shared/emblem-plate.js';

/** A ship of the line at dusk between the colors of two crowns, over a chart with its compass rose. */
export function Emblem() {
  return (
    <EmblemPlate id="is">
      <defs>
        <linearGradient id="is-sky" x1="0" y1="0" x2="1" y2="0.18">
          <stop offset="0" stopColor="#9c1f2c" />
          <stop offset="0.3" stopColor="#c9785a" />
          <stop offset="0.52" stopColor="#f3dfb2" />
          <stop offset="0.72" stopColor="#8ea3bd" />
          <stop offset="1" stopColor="#1d4488" />
        </linearGradient>
        <linearGradient id="is-sail" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#fffaf0" />
          <stop offset="1" stopColor="#dfcba2" />
        </linearGradient>
      </defs>
      <rect width="120" height="120" fill="url(#is-sky)" />
      <g fill="none" stroke="#fff7e0" strokeWidth="0.6" opacity="0.5">
        <circle cx="62" cy="46" r="37" />
        <circle cx="62" cy="46" r="33.500" />
        <path d="M62 2v88M18 46h88M31 15l62 62M93 15 31 77M62 46 46 3M62 46 78 3M62 46 19 30M62 46l43-16" />
      </g>
      <path d="M0 88q16-5 31-1t30 0 30 0 29-1v34H0z" fill="#2f627b" />
      <g stroke="#2b1a0e" strokeWidth="1.300" strokeLinejoin="round" strokeLinecap="round">
        <path d="M42 88V20M64 88V11M86 88V29M98 86l15-12" fill="none" strokeWidth="1.900" />
        <path d="M100 84 88 36l24 38z" fill="url(#is-sail)" />
        <g fill="url(#is-sail)">
          <path d="M33 27h18q-3 9 1 17H31q4-8 2-17zM30 48h23q-3 11 1 20H28q4-10 2-20z" />
          <path d="M55 18h18q-2 9 2 18H53q4-9 2-18zM52 40h23q-2 13 2 25H50q4-12 2-25z" />
          <path d="M79 35h14q-2 7 2 13H77q4-6 2-13zM76 52h18q-2 9 2 16H75q4-8 1-16z" />
        </g>
        <path d="M64 11v-6q6-2 10 1t9 0v6q-5 3-9 0t-10-1z" fill="#a61e2b" />
        <path d="M42 20v-5q5-2 8 1t7 0v5q-4 2-7 0t-8-1z" fill="#1f4e96" />
        <path d="M20 66h9l3 8q30 5 66 0l9 1-5 13q-4 8-14 11H37q-9-3-12-12z" fill="#5d3a1d" />
        <path d="M25 79q40 7 79 1" fill="none" stroke="#e3b75a" strokeWidth="2.200" />
      </g>
      <g fill="#1f1209">
        <path d="M34 84h4v4h-4zM45 85.200h4v4h-4zM56 85.800h4v4h-4zM67 85.800h4v4h-4zM78 85.200h4v4h-4zM89 84.200h4v4h-4z" />
        <path d="M22 69h4v3h-4z" fill="#f3dfb2" />
      </g>
      <path d="M0 97q15-6 30-1t30 0 30 0 30-1v25H0z" fill="#1d4560" />
      <path d="M0 108q15-5 30-1t30 0 30 0 30-1v14H0z" fill="#132f44" />
      <g fill="none" stroke="#a9cfdc" strokeWidth="1" strokeLinecap="round" opacity="0.8">
        <path d="M14 97q8-4 15-1M92 97q8-4 15-1M40 104q7-3 13 0M70 105q7-3 13 0" />
      </g>
    </EmblemPlate>
  );
}
