import type { Catalogs } from '@sandtable/kernel';
import { en } from './en.js';

export const messages: Catalogs = { en, pl: en, hu: en, fr: en };
