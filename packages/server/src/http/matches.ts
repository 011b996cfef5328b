import {
  AnswerBody,
  ChatQuery,
  ChatReply,
  CreatedMatch,
  LogReply,
  MailConfirmationBody,
  MatchId,
  MatchReply,
  NameBody,
  NewMatch,
  NoticeStatus,
  RecordReply,
  RefusalReply,
  RematchReply,
  SayBody,
  SetNotice,
  SinceQuery,
  StateReply,
  UndoBody,
} from '@sandtable/client/wire';
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Requester } from '../heavy-reads/address-queue.js';
import { networkOf } from '../limits.js';
import { beginningText, entryCount, RefusedError, stateFor } from '../matches/live-match.js';
import type { Room } from '../matches/registry.js';
import { isMailbox } from '../notice-mail.js';
import { webhookFault } from '../notice-webhook.js';
import type { Service } from '../service.js';
import { normalizeName, placeAt, requirePlayer, seatAt } from './guard.js';
import { HttpRefusal, sendRefused, statusOf } from './refusals.js';

const Named = Type.Object({ id: MatchId });
type Named = Static<typeof Named>;

/** For holders of a seat's secret or of the observers' secret. */
const route = (
  summary: string,
  reply: TSchema,
  more: { readonly body?: TSchema; readonly querystring?: TSchema } = {},
) => ({
  schema: {
    summary,
    tags: ['matches'],
    security: [{ seat: [] }],
    params: Named,
    ...more,
    response: { 200: reply, '4xx': RefusalReply, '5xx': RefusalReply },
  },
});

/** Who is charged for an expensive request. */
const requesterOf = ({ ip, socket }: FastifyRequest): Requester => ({
  address: networkOf(ip),
  gone: () => socket.destroyed,
});

/** Sends a text that is JSON already. */
const sendJson = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(text);

/** Matches: everything that a socket can do, one request at a time, and requests that need no socket. */
export async function matchRoutes(api: FastifyInstance, service: Service): Promise<void> {
  /** A match is stored permanently, and its bots use processor time, so creating one has its own limit. */
  const limitMatches = ({ ip }: FastifyRequest): void => {
    if (service.limits.createMatch(networkOf(ip))) return;
    const text = `At most ${service.config.limits.matchesPerHour} matches an hour can be created from one address. Try again later.`;
    throw new HttpRefusal(429, 'tooManyMatches', text);
  };

  api.post<{ Body: NewMatch }>(
    '/matches',
    {
      schema: {
        summary: 'Make a match; the reply has the secret of each person’s seat, and one for observers',
        tags: ['matches'],
        body: NewMatch,
        response: { 201: CreatedMatch, '4xx': RefusalReply, '5xx': RefusalReply },
      },
    },
    async (request, reply) => {
      limitMatches(request);
      return reply.code(201).send(await service.create(request.body));
    },
  );

  api.get<{ Params: Named }>('/matches/:id', route('Where a match stands for a seat', MatchReply), async (request) => {
    const { room, seat } = await seatAt(service, request, request.params.id);
    const welcome = await service.welcome(room, seat);
    return { welcome, state: await service.whenSettled(room, (live) => stateFor(live, seat, true)) };
  });

  api.get<{ Params: Named; Querystring: Static<typeof SinceQuery> }>(
    '/matches/:id/log',
    route('What was done from a number on', LogReply, { querystring: SinceQuery }),
    async (request, reply) => {
      const { room, seat } = await seatAt(service, request, request.params.id);
      const { since = 0 } = request.query;
      const { text, next } = await service.heavyReads.history(requesterOf(request), room, since, seat);
      return service.whenSettled(room, (live) => {
        const n = text === '[]' ? Math.min(since, entryCount(live)) : next;
        const beginning = since === 0 ? `"beginning":${beginningText(live)},` : '';
        return sendJson(reply, `{"n":${n},${beginning}"happened":${text}}`);
      });
    },
  );

  api.get<{ Params: Named; Querystring: Static<typeof ChatQuery> }>(
    '/matches/:id/chat',
    route('What was said from a number on and before another, the newest page of it', ChatReply, {
      querystring: ChatQuery,
    }),
    async (request) => {
      const { room } = await seatAt(service, request, request.params.id);
      const { since = 0, before } = request.query;
      const { lines, more } = await service.chat(room, since, before);
      return { chat: lines, more };
    },
  );

  /** Carries out an action of a seat, and replies with the new state of the match, also after a refusal. */
  const act = async (reply: FastifyReply, room: Room, seat: string, doing: () => Promise<unknown>) => {
    const state = () => service.whenSettled(room, (live) => stateFor(live, seat, true));
    try {
      await doing();
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const { code, message: text } = error;
      return sendRefused(service, reply, statusOf(error), { code, text, state: await state() });
    }
    return { state: await state() };
  };

  api.post<{ Params: Named; Body: Static<typeof AnswerBody> }>(
    '/matches/:id/answers',
    route('Answer what a seat is asked', StateReply, { body: AnswerBody }),
    async (request, reply) => {
      const { room, seat } = await seatAt(service, request, request.params.id);
      const { n, option } = request.body;
      return act(reply, room, seat, () => service.answer(room, requirePlayer(seat), n, option));
    },
  );

  api.post<{ Params: Named; Body: Static<typeof UndoBody> }>(
    '/matches/:id/undo',
    route('Take a seat’s last answer back', StateReply, { body: UndoBody }),
    async (request, reply) => {
      const { room, seat } = await seatAt(service, request, request.params.id);
      return act(reply, room, seat, () => service.undo(room, requirePlayer(seat), request.body.n));
    },
  );

  api.post<{ Params: Named; Body: Static<typeof SayBody> }>(
    '/matches/:id/chat',
    route('Say something at the table', Type.Object({}), { body: SayBody }),
    async (request) => {
      const { room, seat } = await seatAt(service, request, request.params.id);
      if (seat === 'observer') throw new RefusedError('notYours', 'Observers can read the chat but not write in it.');
      if (!service.limits.chat(`${room.live.stored.pk} ${seat}`)) {
        throw new RefusedError('tooFast', 'Too many chat messages; wait a moment.');
      }
      await service.say(room, seat, request.body.text);
      return {};
    },
  );

  api.get<{ Params: Named }>(
    '/matches/:id/record',
    route('The whole match with its seed, once it is over', RecordReply),
    async (request, reply) => {
      const { room } = await seatAt(service, request, request.params.id);
      return sendJson(reply, await service.heavyReads.record(requesterOf(request), room));
    },
  );

  api.post<{ Params: Named }>(
    '/matches/:id/rematch',
    route('The same again, with the same secrets; asked twice, the same match', RematchReply),
    async (request) => {
      const { room, seat } = await seatAt(service, request, request.params.id);
      requirePlayer(seat);
      // If the rematch exists already, this only returns its id.
      if (service.presence.rematch(room) === null) limitMatches(request);
      return { match: await service.rematch(room) };
    },
  );

  api.put<{ Params: Named; Body: Static<typeof NameBody> }>(
    '/matches/:id/name',
    route('The name that others see at a seat', Type.Object({}), { body: NameBody }),
    async (request) => {
      const { place, seat } = await placeAt(service, request, request.params.id);
      await service.rename(place, requirePlayer(seat), normalizeName(request.body.name));
      return {};
    },
  );

  api.put<{ Params: Named; Body: Static<typeof SetNotice> }>(
    '/matches/:id/notice',
    route(
      'How a seat is notified of its turn when nobody is there; a new mail address is confirmed first',
      NoticeStatus,
      {
        body: SetNotice,
      },
    ),
    async (request) => {
      const { place, seat } = await placeAt(service, request, request.params.id);
      const { webhook, email } = request.body;
      const isWebhook = typeof webhook === 'string';
      const fault = isWebhook ? webhookFault(webhook, service.config.notices.privateWebhooks) : undefined;
      if (fault !== undefined) throw new HttpRefusal(400, 'badWebhook', fault);
      if (typeof email === 'string' && !isMailbox(email)) {
        throw new HttpRefusal(400, 'badEmail', 'This is not an e-mail address.');
      }
      if (email && service.config.notices.smtpUrl === undefined) {
        throw new HttpRefusal(400, 'noMail', 'This server sends no mail.');
      }
      // Normalized, so that spellings of one address share one limit of notices.
      const written = isWebhook ? { webhook: new URL(webhook).href } : {};
      const notice = { ...request.body, ...written };
      if (!(await service.setNotice(place, requirePlayer(seat), notice, networkOf(request.ip)))) {
        throw new HttpRefusal(429, 'tooManyLetters', 'Too many letters were asked for: try again in an hour.');
      }
      return service.noticeOf(place, seat);
    },
  );

  api.get<{ Params: Named }>(
    '/matches/:id/notice',
    route('Whether a seat is notified of its turn, and by what; not at which addresses', NoticeStatus),
    async (request) => {
      const { place, seat } = await placeAt(service, request, request.params.id);
      return service.noticeOf(place, requirePlayer(seat));
    },
  );

  api.post<{ Body: Static<typeof MailConfirmationBody> }>(
    '/mail-confirmations',
    {
      schema: {
        summary: 'Confirm a mail address, by the secret in the letter that was sent there',
        tags: ['matches'],
        body: MailConfirmationBody,
        response: { 200: Type.Object({}), '4xx': RefusalReply, '5xx': RefusalReply },
      },
    },
    async (request) => {
      if (await service.confirmMail(request.body.token)) return {};
      throw new HttpRefusal(
        404,
        'badConfirmation',
        'This link was used before, was replaced by a newer one, or is too old.',
      );
    },
  );
}
