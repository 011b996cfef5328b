import type { Catalogs } from '@sandtable/kernel';
import { en } from './en.js';
import { fr } from './fr.js';
import { hu } from './hu.js';
import { pl } from './pl.js';

export type CliKey = keyof typeof en;
export const cliMessages: Catalogs = { en, pl, hu, fr };
