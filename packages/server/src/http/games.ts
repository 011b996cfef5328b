import { GameInfo, RefusalReply } from '@sandtable/client/wire';
import { type Game, readSettings } from '@sandtable/kernel';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import type { Service } from '../service.js';

const infoOf = (game: Game): GameInfo => ({
  id: game.id,
  title: game.title,
  version: game.version,
  options: Object.fromEntries(
    Object.entries(game.settings).map(([name, spec]) => [name, { values: [...spec.values], default: spec.default }]),
  ),
  scenarios: Object.fromEntries(Object.entries(game.scenarios).map(([name, options]) => [name, { ...options }])),
  bots: Object.keys(game.bots),
  seats: [...game.seats(readSettings(game))],
});

export async function gameRoutes(api: FastifyInstance, { games }: Service): Promise<void> {
  const list = Object.values(games).map(infoOf);
  api.get(
    '/games',
    {
      schema: {
        summary: 'The games there are',
        tags: ['games'],
        response: { 200: Type.Array(GameInfo), '4xx': RefusalReply, '5xx': RefusalReply },
      },
    },
    async () => list,
  );
}
