import { chromium } from './chromium.js';
import { visitIn } from './scenario.js';

visitIn(chromium);
