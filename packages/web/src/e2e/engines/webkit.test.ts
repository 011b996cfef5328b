import { visitIn } from './scenario.js';
import { webkit } from './webkit.js';

visitIn(webkit);
