import { toy } from '@sandtable/kernel/testing';
import { endless } from '../../dist/testing/endless.js';
import { gamePackages } from './game-packages.mjs';

/** What the threads and the server processes of tests import: compiled code, the games of tests. */
export const games = { ...gamePackages, [toy.id]: toy, [endless.id]: endless };
