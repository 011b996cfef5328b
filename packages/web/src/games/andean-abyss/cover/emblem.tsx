import { EmblemPlate } from '../../shared/emblem-plate.js';

/** A ridge of the Andes by morning, and what will be moved about on it. It has colors of its own, by day and night. */
export function Emblem() {
  return (
    <EmblemPlate id="aa">
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
    </EmblemPlate>
  );
}
