import type { Catalogs } from '../messages.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { hu } from './hu.js';
import { pl } from './pl.js';

export const kernelMessages: Catalogs = { en, pl, hu, fr, es };
