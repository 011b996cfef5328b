import {
  Account,
  Before,
  ChangedPassword,
  Claim,
  Deletion,
  LoggedIn,
  Login,
  MatchId,
  Me,
  MyMatches,
  Pass,
  PassBody,
} from '@sandtable/client/wire';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { household } from '../limits.js';
import { isUnplayable, waitingFor } from '../matches/live.js';
import { passwordFault } from '../passwords.js';
import type { Service } from '../service.js';
import { keysByName } from '../store/matches.js';
import { type Collected, seatsOf } from '../store/seats.js';
import { admitted, beginSession, endSession, fewAttempts, route, wrongPassword } from './account-replies.js';
import { bearerOf, loggedIn, notLoggedIn, placeAt, plainName, playing, sessionOf } from './guard.js';
import { Denied, unknownMatch } from './refusals.js';

const MATCHES_A_PAGE = 50;

const PASSWORD_FAULTS = {
  commonPassword: 'This password is one of the commonest: choose another.',
  passwordIsName: 'The password is the name of the account: choose another.',
} as const;

function checkNewPassword(name: string, password: string): void {
  const fault = passwordFault(name, password);
  if (fault) throw new Denied(400, fault, PASSWORD_FAULTS[fault]);
}

/** Accounts collect matches; nobody needs one. */
export async function accountRoutes(api: FastifyInstance, service: Service): Promise<void> {
  const { accounts, config, store } = service;
  const slow = fewAttempts(service);

  api.post<{ Body: Static<typeof Account> }>(
    '/accounts',
    { ...route('Make an account', Me, { body: Account }, []), ...slow },
    async (request) => {
      const { name, password } = request.body;
      checkNewPassword(name, password);
      const account = await accounts.create(plainName(name), password);
      if (!account) throw new Denied(409, 'nameTaken', 'There is an account of this name.');
      return { name: account.name };
    },
  );

  api.post<{ Body: Static<typeof Login> }>(
    '/session',
    { ...route('Log in', LoggedIn, { body: Login }, []), ...slow },
    async (request, reply) => {
      const { name, password, bearer } = request.body;
      const found = await accounts.logIn(household(request.ip), name, password);
      const session = admitted(found, new Denied(401, 'badLogin', 'The name or the password is wrong.'));
      return beginSession(config, request, reply, session, bearer);
    },
  );

  api.put<{ Body: Static<typeof ChangedPassword> }>(
    '/me/password',
    {
      ...route('Change the password; all other sessions and all passes end', LoggedIn, { body: ChangedPassword }),
      ...slow,
    },
    async (request, reply) => {
      const account = await loggedIn(service, request);
      const { password, newPassword } = request.body;
      checkNewPassword(account.name, newPassword);
      const found = await accounts.changePassword(household(request.ip), account, password, newPassword);
      const session = admitted(found, wrongPassword());
      return beginSession(config, request, reply, session, bearerOf(request) !== undefined);
    },
  );

  api.post<{ Body: Static<typeof Deletion> }>(
    '/me/deletion',
    {
      ...route('Delete the account with all that is kept of the person; the matches stay', Type.Object({}), {
        body: Deletion,
      }),
      ...slow,
    },
    async (request, reply) => {
      const account = await loggedIn(service, request);
      const found = await accounts.delete(household(request.ip), account, request.body.password);
      await service.seatsChanged(admitted(found, wrongPassword()));
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
    await accounts.logOutEverywhere(await loggedIn(service, request));
    endSession(config, request, reply);
    return {};
  });

  api.get('/me', route('Who is logged in', Me), async (request) => ({ name: (await loggedIn(service, request)).name }));

  /** Only matches that go on have to be looked at. */
  const seen = async ({
    id,
    game,
    seat,
    created,
    over,
  }: Collected): Promise<Static<typeof MyMatches>['matches'][0]> => {
    const kept = { match: id, game, seat, created, over };
    try {
      const table = over ? undefined : await service.open(id);
      const waiting = table ? await service.quiet(table, waitingFor) : [];
      return { ...kept, waiting, yourTurn: waiting.includes(seat) };
    } catch (error) {
      // One match that cannot go on here must not hide all the others.
      if (!isUnplayable(error)) throw error;
      return { ...kept, waiting: [], yourTurn: false, fault: error.code };
    }
  };

  api.get<{ Querystring: Static<typeof Before> }>(
    '/me/matches',
    route('The matches an account has collected, and whose turn it is', MyMatches, { querystring: Before }),
    async (request) => {
      const { pk } = await loggedIn(service, request);
      const rows = await seatsOf(store, pk, request.query.before ?? 2 ** 31 - 1, MATCHES_A_PAGE);
      const matches: Static<typeof MyMatches>['matches'] = [];
      // One after another: a long list must not keep everybody else from playing.
      for (const row of rows) matches.push(await seen(row));
      const isFull = new Set(rows.map((row) => row.pk)).size === MATCHES_A_PAGE;
      return { matches, next: isFull ? (rows.at(-1)?.pk ?? null) : null };
    },
  );

  api.post<{ Body: Static<typeof Claim> }>(
    '/me/matches',
    route('Collect a seat, by its secret', Type.Object({ seat: Type.String() }), { body: Claim }),
    async (request) => {
      const account = await loggedIn(service, request);
      const { match, token } = request.body;
      const { place, seat } = await placeAt(service, request, match, token);
      const { pk } = 'live' in place ? place.live.stored : place;
      if (!(await accounts.claim(account, pk, playing(seat)))) throw notLoggedIn();
      // Passes of whoever held the seat before end.
      await service.seatsChanged([pk]);
      return { seat };
    },
  );

  const Named = Type.Object({ id: MatchId });
  api.post<{ Params: Static<typeof Named>; Body: Static<typeof PassBody> }>(
    '/me/matches/:id/pass',
    route('A fresh secret for a seat that the account has collected', Pass, { params: Named, body: PassBody }),
    async (request) => {
      const account = await loggedIn(service, request);
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
