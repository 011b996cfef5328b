import type { ReactNode } from 'react';

/** What every emblem is painted on: a square with round corners. */
function Plate({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <svg className="cover-emblem" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <clipPath id={`${id}-frame`}>
        <rect width="120" height="120" rx="14" />
      </clipPath>
      <g clipPath={`url(#${id}-frame)`}>{children}</g>
    </svg>
  );
}

/** A ridge of the Andes by morning, and what will be moved about on it. It has colors of its own, by day and night. */
export function AndeanAbyssEmblem() {
  return (
    <Plate id="aa">
      <defs>
        <linearGradient id="aa-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#143c4f" />
          <stop offset="0.62" stopColor="#d98a4a" />
          <stop offset="1" stopColor="#f2cf8c" />
        </linearGradient>
      </defs>
      <rect width="120" height="120" fill="url(#aa-sky)" />
      <circle cx="82" cy="52" r="13" fill="#fbe6b4" />
      <path d="M0 72 18 52l10 9 16-26 15 22 9-8 20 26 12-11 20 20v40H0z" fill="#3d5a5c" />
      <path d="M44 35 53 48l-6-2-3 5-4-5-4 3z" fill="#f4efe2" />
      <path d="M0 88q22-16 44-7t40-3 36 5v37H0z" fill="#2c6a45" />
      <path d="M0 101q30-12 58-4t62-5v28H0z" fill="#1d4a33" />
      <path d="M58 82q-9 8 2 14t-6 24h12q13-14 2-24t-3-14z" fill="#8fc3cf" />
      {/* A cube of the Government, a cylinder and an octagon of those against it. */}
      <g stroke="#10231b" strokeWidth="1.2" strokeLinejoin="round">
        <path d="m18 84 11-5 11 5-11 5z" fill="#8fb6e8" />
        <path d="M18 84v12l11 5V89z" fill="#3f74bd" />
        <path d="M40 84v12l-11 5V89z" fill="#2a568f" />
        <path d="M78 88v14a10 4.5 0 0 0 20 0V88z" fill="#a93226" />
        <ellipse cx="88" cy="88" rx="10" ry="4.5" fill="#dd6a55" />
        <path d="M100 78v8a6.5 3 0 0 0 13 0v-8z" fill="#b98612" />
        <ellipse cx="106.5" cy="78" rx="6.5" ry="3" fill="#f0c75a" />
      </g>
    </Plate>
  );
}

/** A maze laid over the globe, with one way in. */
export function LabyrinthEmblem() {
  return (
    <Plate id="lab">
      <defs>
        <radialGradient id="lab-globe" cx="0.36" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#7fb7cf" />
          <stop offset="0.55" stopColor="#2d6a8c" />
          <stop offset="1" stopColor="#12304a" />
        </radialGradient>
      </defs>
      <rect width="120" height="120" fill="#1b1f2a" />
      <circle cx="60" cy="60" r="49" fill="url(#lab-globe)" />
      <g fill="none" stroke="#d9edf5" strokeWidth="0.9" opacity="0.45">
        <ellipse cx="60" cy="60" rx="20" ry="49" />
        <ellipse cx="60" cy="60" rx="38" ry="49" />
        <path d="M60 11v98M11 60h98M17 37h86M17 83h86" />
      </g>
      <g fill="none" stroke="#f0c75a" strokeWidth="4.6" strokeLinecap="round">
        <path d="M66 16.4a44 44 0 1 1-12 0" />
        <path d="M28.4 54a32 32 0 1 1 0 12" />
        <path d="M72 76.9a20.700 20.700 0 1 1 6.900-10.900" />
        <path d="M60 15.900v12.100M91.800 60h12M60 80.700v11" />
      </g>
      <path d="m49 58 11-5 11 5-11 5z" fill="#8fb6e8" stroke="#0d1a28" strokeWidth="1" />
      <path d="M49 58v9l11 5v-9z" fill="#3f74bd" stroke="#0d1a28" strokeWidth="1" />
      <path d="M71 58v9l-11 5v-9z" fill="#2a568f" stroke="#0d1a28" strokeWidth="1" />
    </Plate>
  );
}

/** A ship of the line at dusk between the colors of two crowns, over a chart with its compass rose. */
export function ImperialStruggleEmblem() {
  return (
    <Plate id="is">
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
    </Plate>
  );
}
