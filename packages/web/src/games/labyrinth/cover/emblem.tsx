import { EmblemPlate } from '../../shared/emblem-plate.js';

/** A maze laid over the globe, with one way in. */
export function Emblem() {
  return (
    <EmblemPlate id="lab">
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
    </EmblemPlate>
  );
}
