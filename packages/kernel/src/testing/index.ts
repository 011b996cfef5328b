export { readPositionJson } from '../position-json.js';
export { reasonsGiven, statelessBot } from './bots.js';
export { type ConformanceCheck, type ConformanceSubject, conformanceChecks } from './conformance.js';
export {
  digestFaults,
  type GoldenDigests,
  isCommitted,
  printDigests,
  withNewDigests,
} from './golden-digests.js';
export { earlierVersionFaults, playToEnd, stopAndResume } from './golden-records.js';
export { helpFaults, rulesWithoutPage } from './help.js';
export { type Argument, argumentsOf } from './message-arguments.js';
export { observableState, playRandomly, randomElement, refusal } from './random-play.js';
export { keepsAllSecrets, Leak, type Secrets, type Viewer } from './secrets.js';
export type { SecretsReport } from './secrets-figures.js';
export { toy } from './toy.js';
export { BLANK, type Toy } from './toy-position.js';
