import {
  CredentialOptions,
  LoginReply,
  NameBody,
  NewPasskey,
  PasskeyInfo,
  PasskeyList,
  PasskeyLogin,
  PasskeyRequest,
} from '@sandtable/client/wire';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../limits.js';
import { type PasskeyPage, passkeyPage } from '../passkeys.js';
import type { Service } from '../service.js';
import { MAX_PASSKEYS } from '../store/passkeys.js';
import { acceptOrThrow, beginSession, fewAttempts, route, wrongPassword } from './account-replies.js';
import { requireSession, sessionOf } from './guard.js';
import { HttpRefusal } from './refusals.js';

const unknownPasskey = () => new HttpRefusal(404, 'unknownPasskey', 'The account has no such passkey.');
const Named = Type.Object({ id: Type.String() });

/** Passkeys: the other way to log in to an account, for browsers. Programs log in by name and password. */
export async function passkeyRoutes(api: FastifyInstance, service: Service): Promise<void> {
  const { config, passkeys, origins } = service;
  const slow = fewAttempts(service);

  const pageIn = (request: FastifyRequest): PasskeyPage => {
    const page = passkeyPage(origins.ownOrigin(request.raw), networkOf(request.ip));
    if (page) return page;
    throw new HttpRefusal(
      400,
      'noPasskeysHere',
      'Passkeys work in pages of this server alone, opened by https or as localhost, and under a name, not an IP address.',
    );
  };

  api.get('/me/passkeys', route('The passkeys of the account that is logged in', PasskeyList), async (request) => ({
    passkeys: await passkeys.list(await requireSession(service, request)),
  }));

  api.post<{ Body: Static<typeof PasskeyRequest> }>(
    '/me/passkeys/options',
    {
      ...route('What a browser needs to make a passkey, by the password; for five minutes', CredentialOptions, {
        body: PasskeyRequest,
      }),
      ...slow,
    },
    async (request) => {
      const account = await requireSession(service, request);
      const { password } = request.body;
      const found = await passkeys.prepare(pageIn(request), account, sessionOf(request) ?? '', password);
      const options = acceptOrThrow(found, wrongPassword());
      if (options === 'tooMany') {
        const text = `An account has at most ${MAX_PASSKEYS} passkeys: remove one first.`;
        throw new HttpRefusal(409, 'tooManyPasskeys', text);
      }
      return { options };
    },
  );

  api.post<{ Body: Static<typeof NewPasskey> }>(
    '/me/passkeys',
    route('Add the passkey that the browser made', PasskeyInfo, { body: NewPasskey }),
    async (request) => {
      const account = await requireSession(service, request);
      const { name, credential } = request.body;
      const wanted = { name: name.trim(), credential };
      const added = await passkeys.add(pageIn(request), account, sessionOf(request) ?? '', wanted);
      if (added === 'wrong') {
        throw new HttpRefusal(
          400,
          'badNewPasskey',
          'This passkey could not be added, or it took longer than five minutes.',
        );
      }
      return added;
    },
  );

  api.put<{ Params: Static<typeof Named>; Body: Static<typeof NameBody> }>(
    '/me/passkeys/:id',
    route('Rename a passkey', Type.Object({}), { params: Named, body: NameBody }),
    async (request) => {
      const account = await requireSession(service, request);
      if (!(await passkeys.rename(account, request.params.id, request.body.name.trim()))) throw unknownPasskey();
      return {};
    },
  );

  api.delete<{ Params: Static<typeof Named> }>(
    '/me/passkeys/:id',
    route('Remove a passkey; sessions that it began go on', Type.Object({}), { params: Named }),
    async (request) => {
      const account = await requireSession(service, request);
      if (!(await passkeys.remove(account, request.params.id))) throw unknownPasskey();
      return {};
    },
  );

  api.post(
    '/session/passkey/options',
    route('What a browser needs to log in by a passkey; for five minutes', CredentialOptions, {}, []),
    async (request) => ({ options: await passkeys.loginOptions(pageIn(request)) }),
  );

  api.post<{ Body: Static<typeof PasskeyLogin> }>(
    '/session/passkey',
    { ...route('Log in by a passkey', LoginReply, { body: PasskeyLogin }, []), ...slow },
    async (request, reply) => {
      const { credential, bearer } = request.body;
      const found = await passkeys.logIn(pageIn(request), credential);
      const text = 'This passkey opens no account here, or it took longer than five minutes.';
      const session = acceptOrThrow(found, new HttpRefusal(401, 'badPasskey', text), 'passkeys');
      return beginSession(config, request, reply, session, bearer);
    },
  );
}
