import { visitIn } from './visit.js';
import { webkit } from './webkit.js';

visitIn(webkit);
