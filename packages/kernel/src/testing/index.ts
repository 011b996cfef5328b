export { readNote } from '../note.js';
export { type Argument, argumentsOf } from './arguments.js';
export { forgetful, reasonsGiven } from './bots.js';
export { type ConformanceCheck, type ConformanceSubject, conformanceChecks } from './conformance.js';
export { refusal, sight, wander } from './driving.js';
export { earlierVersionFaults, playedOut, resumed } from './golden.js';
export {
  digestFaults,
  type GoldenDigests,
  isCommitted,
  printDigests,
  withNewDigests,
} from './golden-digests.js';
export { helpFaults, rulesWithoutPage } from './help.js';
export { keepsAllSecrets, Leak, type Secrets, type Viewer } from './secrets.js';
export type { SecretsReport } from './secrets-figures.js';
export { toy } from './toy.js';
export { BLANK, type Toy } from './toy-position.js';
