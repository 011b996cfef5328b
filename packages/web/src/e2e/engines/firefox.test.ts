import { firefox } from './firefox.js';
import { visitIn } from './scenario.js';

visitIn(firefox);
