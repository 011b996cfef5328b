import { andeanAbyss } from '@sandtable/andean-abyss';
import { toy } from '@sandtable/kernel/testing';

/** What the bots' threads and the server processes of tests import: compiled code. */
export const games = { [andeanAbyss.id]: andeanAbyss, [toy.id]: toy };
