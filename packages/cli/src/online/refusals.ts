import { ClientError } from '@sandtable/client';
import { refuse } from '../refuse.js';

/** What a server or the way to it refused, as a sentence; anything else is a fault and goes on. */
export const fromServer =
  (address: string) =>
  (error: unknown): never => {
    if (!(error instanceof ClientError)) throw error;
    switch (error.code) {
      case 'badLink':
        throw refuse('cli.error.link');
      case 'unknownMatch':
        throw refuse('cli.error.unknownMatch');
      case 'unreachable':
      case 'otherRules':
        throw refuse('cli.error.otherRules');
      case 'damaged':
        throw refuse('cli.error.damaged');
        throw refuse('cli.error.unreachable', { server: address });
      default:
        throw refuse('cli.error.server', { reason: error.message });
    }
  };
