/** 4.7.7: events that last (6.2.7), each by its marker. CTR lies in one country or in both. */
export const EVENT_MARKERS = [
  'abbas',
  'abu-sayyaf',
  'al-anbar',
  'anbar-awakening',
  'benazir-bhutto',
  'bhutto-shot',
  'ctr-russia',
  'ctr-central-asia',
  'enhanced-measures',
  'fata',
  'indo-pakistani-talks',
  'iraqi-wmd',
  /** 84, 85: the back of a marker: the event can never occur again. */
  'leak-enhanced-measures',
  'leak-renditions',
  'leak-wiretapping',
  'libyan-deal',
  'libyan-wmd',
  'moro-talks',
  'nest',
  'patriot-act',
  'pirates',
  'renditions',
  'saddam-captured',
  /** 54: a sixteenth cell in Iraq that is never a sleeper. */
  'sadr',
  'vieira-de-mello-slain',
  'wiretapping',
] as const;
export type EventMarkerId = (typeof EVENT_MARKERS)[number];
