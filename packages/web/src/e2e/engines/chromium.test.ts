import { chromium } from './chromium.js';
import { visitIn } from './visit.js';

visitIn(chromium);
