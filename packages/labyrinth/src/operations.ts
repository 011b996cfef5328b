/** 7.1, 7.1.2 and 8.1.3: what a card's value can do. Reassessment takes two cards and is not here (7.6). */
export const US_OPERATIONS = ['war-of-ideas', 'deploy', 'regime-change', 'withdraw', 'disrupt', 'alert'] as const;
export const JIHADIST_OPERATIONS = ['recruit', 'travel', 'jihad', 'plot'] as const;
export const OPERATIONS = [...US_OPERATIONS, ...JIHADIST_OPERATIONS] as const;
export type Operation = (typeof OPERATIONS)[number];
