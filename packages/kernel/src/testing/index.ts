export { refusal, sight, wander } from './driving.js';
export { BLANK, type Toy, toy } from './toy.js';
