import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { InputError, kernelMessages, words } from '@sandtable/kernel';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Service } from '../service.js';
import { matchRoutes } from './matches.js';

/** The HTTP side: what a client asks before it opens a socket, and what an operator asks of the server. */
export async function httpApp(service: Service): Promise<FastifyInstance> {
  const { config } = service;
  const app = Fastify({
    logger: { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    bodyLimit: 64 * 1024,
    routerOptions: { ignoreTrailingSlash: true },
  });
  await app.register(helmet);
  await app.register(rateLimit, { max: config.limits.requestsAMinute, timeWindow: '1 minute' });
  await app.register(swagger, { openapi: { info: { title: 'Sandtable', version: '1' } } });

  app.setErrorHandler((error: Error & { statusCode?: number; validation?: unknown }, request, reply) => {
    if (error instanceof InputError) {
      const speaker = words('en', [kernelMessages, ...Object.values(service.games).map((game) => game.messages)]);
      return reply.code(400).send({ code: error.told.key, text: speaker.say(error.told) });
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ error: error.message }, 'a request failed');
    const text = status >= 500 ? 'That could not be done now; nothing of it was kept.' : error.message;
    return reply.code(status).send({ code: status >= 500 ? 'unavailable' : 'badRequest', text });
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ code: 'notFound', text: 'There is nothing here.' }));

  await app.register(async (api) => matchRoutes(api, service), { prefix: '/api' });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  return app;
}
