/** A ridge of the Andes by morning, and what will be moved about on it. It has colours of its own, by day and night. */
export function AndeanAbyssEmblem() {
  return (
    <svg className="cover-emblem" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="aa-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#143c4f" />
          <stop offset="0.62" stopColor="#d98a4a" />
          <stop offset="1" stopColor="#f2cf8c" />
        </linearGradient>
        <clipPath id="aa-frame">
          <rect width="120" height="120" rx="14" />
        </clipPath>
      </defs>
      <g clipPath="url(#aa-frame)">
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
      </g>
    </svg>
  );
}

/** A maze laid over the globe, with one way in. */
export function LabyrinthEmblem() {
  return (
    <svg className="cover-emblem" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="lab-globe" cx="0.36" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#7fb7cf" />
          <stop offset="0.55" stopColor="#2d6a8c" />
          <stop offset="1" stopColor="#12304a" />
        </radialGradient>
        <clipPath id="lab-frame">
          <rect width="120" height="120" rx="14" />
        </clipPath>
      </defs>
      <g clipPath="url(#lab-frame)">
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
      </g>
    </svg>
  );
}

/** A ship of the line under sail between two crowns' colours. */
export function ImperialStruggleEmblem() {
  return (
    <svg className="cover-emblem" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="is-sky" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#a61e2b" />
          <stop offset="0.5" stopColor="#e8d9b5" />
          <stop offset="1" stopColor="#1f4e96" />
        </linearGradient>
        <clipPath id="is-frame">
          <rect width="120" height="120" rx="14" />
        </clipPath>
      </defs>
      <g clipPath="url(#is-frame)">
        <rect width="120" height="120" fill="url(#is-sky)" />
        <path d="M0 86q15-6 30 0t30 0 30 0 30 0v34H0z" fill="#24506b" />
        <path d="M0 98q15-6 30 0t30 0 30 0 30 0v22H0z" fill="#17374c" />
        <g stroke="#3a2413" strokeWidth="2" strokeLinejoin="round">
          <path d="M22 80h76l-9 15H34z" fill="#6b4423" />
          <path d="M44 80V24M66 80V16M86 80V34" fill="none" />
          <path
            d="M34 30q14 4 20 0v20q-8 5-20 0zM33 54q14 4 22 0v18q-9 5-22 0zM55 22q14 4 22 0v24q-9 5-22 0zM54 50q14 4 24 0v22q-10 5-24 0zM79 38q9 3 15 0v16q-7 4-15 0zM79 57q9 3 16 0v15q-7 4-16 0z"
            fill="#f6efdd"
          />
        </g>
      </g>
    </svg>
  );
}
