import { ClientError } from '@sandtable/client';
import type { Context } from '../context.js';
import { inputError } from '../input-error.js';

/** Throws a refusal by the server or the connection as an `InputError`. Any other error is thrown as it is. */
export const toRefusal =
  (address: string) =>
  (error: unknown): never => {
    if (!(error instanceof ClientError)) throw error;
    switch (error.code) {
      case 'badLink':
        throw inputError('cli.error.link');
      case 'unknownMatch':
        throw inputError('cli.error.unknownMatch');
      case 'otherRules':
        throw inputError('cli.error.otherRules');
      case 'damaged':
        throw inputError('cli.error.damaged');
      case 'tooManyMatches':
        throw inputError('cli.error.tooManyMatches');
      case 'unreachable':
        throw inputError('cli.error.unreachable', { server: address });
      default:
        throw inputError('cli.error.server', { reason: error.message });
    }
  };

/** Why a request during a match was refused; the match goes on. */
export function formatRefusal({ say }: Context, error: unknown, isObserver: boolean): string {
  if (!(error instanceof ClientError)) return say('cli.error.fault', { reason: String(error) });
  switch (error.code) {
    case 'late':
      return say('cli.online.late');
    case 'notYours':
      return say(isObserver ? 'cli.online.onlyWatch' : 'cli.online.nothingToUndo');
    case 'nothingToUndo':
      return say('cli.online.nothingToUndo');
    case 'notOver':
      return say('cli.online.notOver');
    case 'tooFast':
      return say('cli.online.tooFast');
    case 'full':
      return say('cli.online.full');
    case 'busy':
      return say('cli.online.busy');
    case 'tooManyMatches':
      return say('cli.error.tooManyMatches');
    case 'unreachable':
      return say('cli.online.unreachable');
    default:
      return say('cli.error.server', { reason: error.message });
  }
}
