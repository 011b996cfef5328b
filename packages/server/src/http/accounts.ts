import {
  AccountBody,
  AccountDeletion,
  AccountReply,
  BeforeQuery,
  ClaimBody,
  Login,
  LoginReply,
  MatchId,
  MyMatches,
  Pass,
  PassBody,
  PasswordChange,
} from '@sandtable/client/wire';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../limits.js';
import { isUnplayable, waitingFor } from '../matches/live-match.js';
import { passwordFault } from '../passwords.js';
import type { Service } from '../service.js';
import { keysByName } from '../store/matches.js';
import { type CollectedSeat, seatsOf } from '../store/seats.js';
import { acceptOrThrow, beginSession, endSession, fewAttempts, route, wrongPassword } from './account-replies.js';
import { bearerOf, normalizeName, notLoggedIn, placeAt, requirePlayer, requireSession, sessionOf } from './guard.js';
import { HttpRefusal, unknownMatch } from './refusals.js';

const MATCHES_PER_PAGE = 50;

const PASSWORD_FAULTS = {
  commonPassword: 'This password is one of the commonest: choose another.',
  passwordIsName: 'The password is the name of the account: choose another.',
} as const;

function checkNewPassword(name: string, password: string): void {
  const fault = passwordFault(name, password);
  if (fault) throw new HttpRefusal(400, fault, PASSWORD_FAULTS[fault]);
}

/** Accounts collect seats. Playing needs no account. */
export async function accountRoutes(api: FastifyInstance, service: Service): Promise<void> {
  const { accounts, config, store } = service;
  const slow = fewAttempts(service);

  api.post<{ Body: Static<typeof AccountBody> }>(
    '/accounts',
    { ...route('Make an account', AccountReply, { body: AccountBody }, []), ...slow },
    async (request) => {
      const { name, password } = request.body;
      checkNewPassword(name, password);
      const account = await accounts.create(normalizeName(name), password);
      if (!account) throw new HttpRefusal(409, 'nameTaken', 'There is an account of this name.');
      return { name: account.name };
    },
  );

  api.post<{ Body: Static<typeof Login> }>(
    '/session',
    { ...route('Log in', LoginReply, { body: Login }, []), ...slow },
    async (request, reply) => {
      const { name, password, bearer } = request.body;
      const found = await accounts.logIn(networkOf(request.ip), name, password);
      const session = acceptOrThrow(found, new HttpRefusal(401, 'badLogin', 'The name or the password is wrong.'));
      return beginSession(config, request, reply, session, bearer);
    },
  );

  api.put<{ Body: Static<typeof PasswordChange> }>(
    '/me/password',
    {
      ...route('Change the password; all other sessions and all passes end', LoginReply, { body: PasswordChange }),
      ...slow,
    },
    async (request, reply) => {
      const account = await requireSession(service, request);
      const { password, newPassword } = request.body;
      checkNewPassword(account.name, newPassword);
      const found = await accounts.changePassword(networkOf(request.ip), account, password, newPassword);
      const session = acceptOrThrow(found, wrongPassword());
      return beginSession(config, request, reply, session, bearerOf(request) !== undefined);
    },
  );

  api.post<{ Body: Static<typeof AccountDeletion> }>(
    '/me/deletion',
    {
      ...route('Delete the account with all that is kept of the person; the matches stay', Type.Object({}), {
        body: AccountDeletion,
      }),
      ...slow,
    },
    async (request, reply) => {
      const account = await requireSession(service, request);
      const found = await accounts.delete(networkOf(request.ip), account, request.body.password);
      await service.seatsChanged(acceptOrThrow(found, wrongPassword()));
      endSession(config, request, reply);
      return {};
    },
  );

  api.delete(
    '/session',
    route('Log out; the passes made in this session end', Type.Object({})),
    async (request, reply) => {
      const token = sessionOf(request);
      if (token !== undefined) await accounts.logOut(token);
      endSession(config, request, reply);
      return {};
    },
  );

  api.delete('/me/sessions', route('Log out everywhere; all passes end', Type.Object({})), async (request, reply) => {
    await accounts.logOutEverywhere(await requireSession(service, request));
    endSession(config, request, reply);
    return {};
  });

  api.get('/me', route('Who is logged in', AccountReply), async (request) => ({
    name: (await requireSession(service, request)).name,
  }));

  /** Only matches that are not over have to be loaded. */
  const seen = async ({
    id,
    game,
    seat,
    created,
    over,
  }: CollectedSeat): Promise<Static<typeof MyMatches>['matches'][0]> => {
    const kept = { match: id, game, seat, created, over };
    try {
      const room = over ? undefined : await service.open(id);
      const waiting = room ? await service.whenSettled(room, waitingFor) : [];
      return { ...kept, waiting, yourTurn: waiting.includes(seat) };
    } catch (error) {
      // One match that can't continue here must not hide the others.
      if (!isUnplayable(error)) throw error;
      return { ...kept, waiting: [], yourTurn: false, fault: error.code };
    }
  };

  api.get<{ Querystring: Static<typeof BeforeQuery> }>(
    '/me/matches',
    route('The matches an account has collected, and whose turn it is', MyMatches, { querystring: BeforeQuery }),
    async (request) => {
      const { pk } = await requireSession(service, request);
      const rows = await seatsOf(store, pk, request.query.before ?? 2 ** 31 - 1, MATCHES_PER_PAGE);
      const matches: Static<typeof MyMatches>['matches'] = [];
      // One after another: a long list must not keep others from playing.
      for (const row of rows) matches.push(await seen(row));
      const isFull = new Set(rows.map((row) => row.pk)).size === MATCHES_PER_PAGE;
      return { matches, next: isFull ? (rows.at(-1)?.pk ?? null) : null };
    },
  );

  api.post<{ Body: Static<typeof ClaimBody> }>(
    '/me/matches',
    route('Collect a seat, by its secret', Type.Object({ seat: Type.String() }), { body: ClaimBody }),
    async (request) => {
      const account = await requireSession(service, request);
      const { match, token } = request.body;
      const { place, seat } = await placeAt(service, request, match, token);
      const { pk } = 'live' in place ? place.live.stored : place;
      if (!(await accounts.claim(account, pk, requirePlayer(seat)))) throw notLoggedIn();
      // Ends the passes of the account that held the seat before.
      await service.seatsChanged([pk]);
      return { seat };
    },
  );

  const Named = Type.Object({ id: MatchId });
  api.post<{ Params: Static<typeof Named>; Body: Static<typeof PassBody> }>(
    '/me/matches/:id/pass',
    route('A fresh secret for a seat that the account has collected', Pass, { params: Named, body: PassBody }),
    async (request) => {
      const account = await requireSession(service, request);
      const { id } = request.params;
      const { seat } = request.body;
      const held = (await keysByName(store, id)).find((key) => key.seat === seat);
      if (held?.account !== account.pk) throw unknownMatch();
      const token = await accounts.pass(account, sessionOf(request) ?? '', held.match, seat);
      if (token === undefined) throw notLoggedIn();
      return { match: id, seat, token };
    },
  );
}
