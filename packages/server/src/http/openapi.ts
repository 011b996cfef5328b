import Fastify, { type FastifyInstance } from 'fastify';

/**
 * The OpenAPI document of these routes. It is made for the first request, from a second set of routes that never listens:
 * that way the library that makes it isn't loaded when the server starts.
 */
export async function describeApi(registerRoutes: (app: FastifyInstance) => Promise<void>) {
  const { default: swagger } = await import('@fastify/swagger');
  const app = Fastify();
  // These routes get no requests.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Sandtable',
        version: '1',
        description:
          'Board wargames by their rules. Matches can be played by requests alone; the socket at /api/socket carries the same as messages, as docs/server.md tells.',
      },
      components: {
        securitySchemes: {
          seat: { type: 'http', scheme: 'bearer', description: 'The secret of a seat or of the observers' },
          session: { type: 'http', scheme: 'bearer', description: 'A session’s token, for programs' },
          sessionCookie: { type: 'apiKey', in: 'cookie', name: 'sandtable' },
          operator: { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN' },
        },
      },
    },
  });
  await registerRoutes(app);
  await app.ready();
  return app.swagger();
}
