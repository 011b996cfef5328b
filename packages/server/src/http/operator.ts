import { RefusalSeen } from '@sandtable/client/wire';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Service } from '../service.js';
import { sameSecret } from './guard.js';
import { Denied } from './refusals.js';

const READY_WITHIN = 2000;
const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

const route = (summary: string) => ({
  config: { rateLimit: false as const },
  logLevel: 'warn' as const,
  schema: {
    summary,
    tags: ['operator'],
    response: { 200: Type.Object({ ok: Type.Boolean() }), '4xx': RefusalSeen, '5xx': RefusalSeen },
  },
});

/** What the operator and the operator's machines ask. */
export async function operatorRoutes(app: FastifyInstance, service: Service): Promise<void> {
  const { config, store, metrics } = service;

  app.get('/healthz', route('Is the server alive?'), async () => ({ ok: true }));

  app.get('/readyz', route('Does the database answer, and are requests taken?'), async () => {
    if (service.closing()) throw new Denied(503, 'unavailable', 'The server is going down.');
    try {
      await within(READY_WITHIN, sql`select 1`.execute(store.db));
    } catch (error) {
      service.report(error, 'readiness');
      throw new Denied(503, 'unavailable', 'The database does not answer.');
    }
    return { ok: true };
  });

  /** From this very machine, unless a proxy on it passes on what others ask; or with the operator's token. */
  const mayRead = (request: FastifyRequest): boolean => {
    if (config.metricsToken !== undefined) {
      return sameSecret(/^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1], config.metricsToken);
    }
    const passedOn = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
    return !passedOn && LOOPBACK.test(request.socket.remoteAddress ?? '');
  };
  app.get(
    '/metrics',
    {
      config: { rateLimit: false },
      logLevel: 'warn',
      schema: {
        summary: 'Figures for Prometheus',
        tags: ['operator'],
        security: [{ operator: [] }],
        produces: ['text/plain'],
        response: { 200: Type.String(), '4xx': RefusalSeen, '5xx': RefusalSeen },
      },
    },
    async (request, reply) => {
      if (!mayRead(request)) throw new Denied(403, 'notYours', 'The metrics are for the operator.');
      reply.type(metrics.contentType);
      return metrics.text();
    },
  );
}

const within = <T>(milliseconds: number, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds).unref();
    }),
  ]);
