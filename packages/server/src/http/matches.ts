import { MatchMade, NewMatch } from '@sandtable/client/wire';
import type { FastifyInstance } from 'fastify';
import type { Service } from '../service.js';

/** Matches: made here, played over the socket. */
export async function matchRoutes(api: FastifyInstance, service: Service): Promise<void> {
  api.post<{ Body: NewMatch }>(
    '/matches',
    { schema: { summary: 'Make a match', body: NewMatch, response: { 201: MatchMade } } },
    async (request, reply) => reply.code(201).send(await service.create(request.body)),
  );
}
