import { toy } from '@sandtable/kernel/testing';
import { endless } from '../../dist/testing/endless.js';
import { gamePackages } from './game-packages.mjs';

/** The games that threads and server processes of tests import, as compiled code. */
export const games = { ...gamePackages, [toy.id]: toy, [endless.id]: endless };
