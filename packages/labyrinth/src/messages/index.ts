import type { Catalogs } from '@sandtable/kernel';

export const messages: Catalogs = { en: {}, pl: {}, hu: {}, fr: {} };
