import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../index.js';
import { createService } from '../service.js';
import { openSqlite } from '../store/sqlite.js';
import { testRequests } from '../testing/http-requests.js';
import { games, sqliteStorage, startServerInProcess } from '../testing/servers.js';
import { httpApp } from './app.js';

/** What the OpenAPI 3.1 specification requires of the parts that we use. Nothing else may occur. */
const closed = { additionalProperties: false };
const Schema = Type.Object({});
const Content = Type.Record(
  Type.String({ pattern: '^[a-z]+/[a-z0-9.+-]+$' }),
  Type.Object({ schema: Schema }, closed),
  closed,
);
const Parameter = Type.Object(
  {
    name: Type.String(),
    in: Type.Union([Type.Literal('path'), Type.Literal('query')]),
    required: Type.Boolean(),
    schema: Schema,
  },
  closed,
);
const Operation = Type.Object(
  {
    summary: Type.String(),
    tags: Type.Array(Type.String()),
    security: Type.Optional(Type.Array(Type.Record(Type.String(), Type.Array(Type.String())))),
    parameters: Type.Optional(Type.Array(Parameter)),
    requestBody: Type.Optional(Type.Object({ required: Type.Boolean(), content: Content }, closed)),
    responses: Type.Record(
      Type.String({ pattern: '^[1-5](\\d\\d|XX)$' }),
      Type.Object({ description: Type.String(), content: Type.Optional(Content) }, closed),
      closed,
    ),
  },
  closed,
);
const METHODS = ['get', 'post', 'put', 'delete'] as const;
const PathItem = Type.Partial(Type.Object(Object.fromEntries(METHODS.map((method) => [method, Operation]))), closed);
const Document = Type.Object(
  {
    openapi: Type.String({ pattern: '^3\\.1\\.\\d+$' }),
    info: Type.Object({ title: Type.String(), version: Type.String(), description: Type.String() }, closed),
    components: Type.Object({
      securitySchemes: Type.Record(Type.String(), Type.Object({ type: Type.String() })),
      schemas: Type.Optional(Type.Object({}, closed)),
    }),
    paths: Type.Record(Type.String({ pattern: '^/' }), PathItem, closed),
  },
  closed,
);
type Document = Static<typeof Document>;

describe('the OpenAPI document', () => {
  const place = sqliteStorage();
  let server: RunningServer;
  let document: Document;
  beforeAll(async () => {
    server = await startServerInProcess(place);
    document = (await testRequests(server.address)('GET', '/api/openapi.json')).body;
  });
  afterAll(async () => {
    await server.close();
    place.remove();
  });

  const operations = () =>
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({
        path,
        method,
        operation: operation as Static<typeof Operation>,
      })),
    );

  it('is valid', () => {
    expect([...Value.Errors(Document, document)].map(({ path, message }) => `${path}: ${message}`)).toEqual([]);
  });

  it('has valid JSON schemas everywhere, and no dangling references', () => {
    const ajv = new Ajv2020({ strict: false });
    const schemas = operations().flatMap(({ operation: { parameters = [], requestBody, responses } }) => [
      ...parameters.map(({ schema }) => schema),
      ...[requestBody, ...Object.values(responses)].flatMap((it) =>
        Object.values(it?.content ?? {}).map((c) => c.schema),
      ),
    ]);
    expect(schemas.length).toBeGreaterThan(30);
    for (const schema of schemas) expect(() => ajv.compile(schema)).not.toThrow();
  });

  it('describes the parameters of every address, every request body, and every refusal', () => {
    for (const { path, method, operation } of operations()) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const given = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(given.map(({ name }) => name)).toEqual(named);
      if (method === 'put') expect(operation.requestBody, path).toBeDefined();
      expect(
        Object.keys(operation.responses).some((status) => status.startsWith('2')),
        path,
      ).toBe(true);
      expect(operation.responses, path).toHaveProperty('4XX');
      for (const scheme of (operation.security ?? []).flatMap(Object.keys)) {
        expect(document.components.securitySchemes).toHaveProperty(scheme);
      }
    }
  });

  it('has every route of the server', async () => {
    const store = await openSqlite(':memory:');
    const parts = { store, games, gamesModule: '', report: () => {}, address: () => '' };
    const service = createService({ ...parts, config: server.service.config });
    const seen: string[] = [];
    const app = await httpApp(service, {}, (it) =>
      it.addHook('onRoute', ({ method, url }) => {
        for (const one of [method].flat()) if (one !== 'HEAD') seen.push(`${one} ${url}`);
      }),
    );
    await app.close();
    await service.close();
    const told = operations().map(({ path, method }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`);
    expect(seen.filter((it) => it !== 'GET /api/openapi.json').sort()).toEqual(told.sort());
    expect(told).toEqual(
      expect.arrayContaining([
        'GET /api/games',
        'POST /api/matches',
        'GET /api/matches/:id',
        'GET /api/matches/:id/log',
        'POST /api/matches/:id/answers',
        'POST /api/matches/:id/undo',
        'POST /api/matches/:id/chat',
        'GET /api/matches/:id/record',
        'POST /api/matches/:id/rematch',
        'PUT /api/matches/:id/name',
        'PUT /api/matches/:id/notice',
        'POST /api/accounts',
        'POST /api/session',
        'DELETE /api/session',
        'GET /api/me',
        'GET /api/me/matches',
        'POST /api/me/matches',
        'GET /healthz',
        'GET /readyz',
        'GET /metrics',
      ]),
    );
  });
});
