import { firefox } from './firefox.js';
import { visitIn } from './visit.js';

visitIn(firefox);
