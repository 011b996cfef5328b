import { InputError, kernelMessages, type Words, words } from '@sandtable/kernel';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RefusedError } from '../matches/live-match.js';
import type { Service } from '../service.js';
import { serverMessages } from '../words.js';

/** A refusal with its HTTP status. */
export class HttpRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

export const unknownMatch = () =>
  new HttpRefusal(404, 'unknownMatch', 'There is no such match, or the secret is not for it.');

const STATUS: Readonly<Record<RefusedError['code'], number>> = {
  late: 409,
  early: 409,
  over: 409,
  notOver: 409,
  full: 409,
  gathering: 409,
  nothingToUndo: 409,
  notYours: 403,
  otherRules: 409,
  damaged: 409,
  tooFast: 429,
  busy: 429,
  illegal: 422,
};

/** Our sentences for what Fastify itself refuses. */
const BY_STATUS: Readonly<Record<number, readonly [code: string, text: string]>> = {
  413: ['tooLarge', 'This is too long.'],
  415: ['badMessage', 'Send JSON, with the header content-type: application/json.'],
  429: ['tooFast', 'Too many requests; slow down.'],
};

export const sendRefused = (service: Service, reply: FastifyReply, status: number, body: Body): FastifyReply => {
  service.metrics.refused(body.code);
  return reply.code(status).send(body);
};

interface Body {
  readonly code: string;
  readonly text: string;
  readonly state?: unknown;
}

export const statusOf = ({ code }: RefusedError): number => STATUS[code];

/** Every refusal is a code and a sentence. Replies never contain details of internal errors. */
export function handleErrors(app: FastifyInstance, service: Service): void {
  const catalogs = [serverMessages, kernelMessages, ...Object.values(service.games).map((game) => game.messages)];
  const speaker: Words = words('en', catalogs);

  app.setErrorHandler(
    (error: FastifyError | HttpRefusal | RefusedError | InputError, request: FastifyRequest, reply) => {
      const send = (status: number, code: string, text: string) => sendRefused(service, reply, status, { code, text });
      if (error instanceof InputError) return send(400, error.explanation.key, speaker.say(error.explanation));
      if (error instanceof HttpRefusal) return send(error.status, error.code, error.message);
      if (error instanceof RefusedError) return send(statusOf(error), error.code, error.message);
      if (error.validationContext === 'params') return send(404, 'unknownMatch', unknownMatch().message);
      const status = error.statusCode ?? 500;
      const [code, text] = BY_STATUS[status] ?? ['badMessage', error.message];
      if (status < 500) return send(status, code, text);
      request.log.error({ error: error.message }, 'a request failed');
      return send(status === 503 ? 503 : 500, 'unavailable', 'That could not be done now. Try again.');
    },
  );
}
