import { RefusalReply } from '@sandtable/client/wire';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Service } from '../service.js';
import type { WriteFault } from '../store/write-health.js';
import { sameSecret } from './guard.js';
import { HttpRefusal } from './refusals.js';

const NOT_READY: Readonly<Record<WriteFault, string>> = {
  full: 'The disk of the database is full.',
  readOnly: 'The database can only be read.',
  away: 'The database does not take writes.',
};
const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

const route = (summary: string) => ({
  config: { rateLimit: false as const },
  logLevel: 'warn' as const,
  schema: {
    summary,
    tags: ['operator'],
    response: { 200: Type.Object({ ok: Type.Boolean() }), '4xx': RefusalReply, '5xx': RefusalReply },
  },
});

/** Routes for the operator and the operator's monitoring. */
export async function operatorRoutes(app: FastifyInstance, service: Service): Promise<void> {
  const { config, metrics } = service;

  app.get('/healthz', route('Is the server alive?'), async () => ({ ok: true }));

  app.get('/readyz', route('Does the database take writes, and are requests taken?'), async () => {
    if (service.closing()) throw new HttpRefusal(503, 'unavailable', 'The server is going down.');
    const fault = await service.writeHealth.check();
    if (fault) throw new HttpRefusal(503, 'unavailable', NOT_READY[fault]);
    return { ok: true };
  });

  /** Allows requests from this machine, unless a proxy on it forwards them, and requests with the operator's token. */
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
        response: { 200: Type.String(), '4xx': RefusalReply, '5xx': RefusalReply },
      },
    },
    async (request, reply) => {
      if (!mayRead(request)) throw new HttpRefusal(403, 'notYours', 'The metrics are for the operator.');
      reply.type(metrics.contentType);
      return metrics.text();
    },
  );
}
