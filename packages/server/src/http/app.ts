import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { networkOf } from '../limits.js';
import type { Service } from '../service.js';
import { accountRoutes } from './accounts.js';
import { gameRoutes } from './games.js';
import { matchRoutes } from './matches.js';
import { describeApi } from './openapi.js';
import { operatorRoutes } from './operator.js';
import { passkeyRoutes } from './passkeys.js';
import { HttpRefusal, handleErrors, sendRefused } from './refusals.js';
import { sitePages } from './site.js';
import { validatorCompiler } from './validate.js';

const MAX_BODY_BYTES = 64 * 1024;
/** How many times as many requests an address has for pages and the app's files: a first visit loads some fifty of them. */
const SITE_REQUESTS = 20;
const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };
const NO_ADDRESS = JSON.stringify({ code: 'badMessage', text: 'This is not an address.' });

/** The HTTP server: requests that clients make without a socket, and those of the operator. */
export async function httpApp(
  service: Service,
  { logTo, site }: { readonly logTo?: { write(line: string): void }; readonly site?: string } = {},
  prepare: (app: FastifyInstance) => void = () => {},
): Promise<FastifyInstance> {
  const { config } = service;
  const app = Fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { req: logged },
      ...(logTo ? { stream: logTo } : {}),
    },
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: 30_000,
    trustProxy: config.trustedProxies > 0 && ((_: string, hop: number) => hop < config.trustedProxies),
    routerOptions: { ignoreTrailingSlash: true },
    // The compilers set below are used. If none were given here, Fastify would load its own, which takes a while.
    schemaController: { compilersFactory: { buildValidator: notUsed, buildSerializer: notUsed } },
    // Addresses that Fastify can't parse end here.
    frameworkErrors: (_, __, { raw }) => void raw.writeHead(400, JSON_HEADERS).end(NO_ADDRESS),
  });
  app.setValidatorCompiler(validatorCompiler);
  // Types and tests make replies match their schemas, so we compile no serializers from the schemas.
  app.setSerializerCompiler(() => JSON.stringify);
  app.removeContentTypeParser('text/plain');
  handleErrors(app, service);
  prepare(app);

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // Inline styles that components set on their elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
      },
    },
    // Not for a server at home, which has no certificate.
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ?? false,
  });
  const { requestsPerMinute } = config.limits;
  await app.register(rateLimit, {
    max: (request) => (isForSite(request) ? requestsPerMinute * SITE_REQUESTS : requestsPerMinute),
    timeWindow: '1 minute',
    cache: 10_000,
    keyGenerator: (request) => (isForSite(request) ? `site ${networkOf(request.ip)}` : networkOf(request.ip)),
  });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_, reply) =>
    sendRefused(service, reply, 404, { code: 'notFound', text: 'There is nothing here.' }),
  );

  app.addHook('onRequest', async ({ method, raw }) => {
    if (!service.origins.hostAllowed(raw)) {
      throw new HttpRefusal(
        421,
        'badHost',
        'This server is not known by that name. Its operator can set PUBLIC_URL or ALLOWED_HOSTS.',
      );
    }
    if (method !== 'GET' && method !== 'HEAD' && !service.origins.originAllowed(raw)) {
      throw new HttpRefusal(403, 'badOrigin', 'Pages of another origin may not do this here.');
    }
  });
  app.addHook('onSend', async (request, reply) => {
    // Replies depend on who asks, so no cache may keep them.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async ({ routeOptions }, reply) => {
    service.metrics.requested(routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime);
  });

  await registerRoutes(app, service);
  if (site !== undefined) await app.register(async (top) => sitePages(top, site));
  let description: ReturnType<typeof describeApi> | undefined;
  app.get('/api/openapi.json', async () => {
    description ??= describeApi((described) => registerRoutes(described, service));
    return description;
  });
  return app;
}

/** A request for a page or one of the app's files, which costs little. */
const isForSite = ({ url, is404 }: FastifyRequest): boolean => !is404 && !url.startsWith('/api/');

/** The routes that the OpenAPI document describes. */
async function registerRoutes(app: FastifyInstance, service: Service): Promise<void> {
  await app.register(async (api) => gameRoutes(api, service), { prefix: '/api' });
  await app.register(async (api) => matchRoutes(api, service), { prefix: '/api' });
  await app.register(async (api) => accountRoutes(api, service), { prefix: '/api' });
  await app.register(async (api) => passkeyRoutes(api, service), { prefix: '/api' });
  await app.register(async (top) => operatorRoutes(top, service));
}

function notUsed(): never {
  throw new Error('The server sets its own compilers.');
}

/** Secrets don't belong in addresses. If a client puts one there anyway, it must not get into the log. */
const logged = ({ method, url, ip }: FastifyRequest) => ({
  method,
  path: (url.split('?')[0] ?? '').replace(/[A-Za-z0-9_-]{40,}/g, '…'),
  from: ip,
});
