import type { HttpMethod, RouteDefinition } from '../../contract/route.ts';
import { createIdentitySigner } from '../identity/signer.ts';
import { nameOf } from '../http/routes.ts';
import type { TestService } from './start-test-service.ts';
import { identityOf, type TestClient } from './test-client.ts';

export interface AccessFault {
  readonly route: string;
  readonly caller: string;
  readonly expected: '401' | '403' | '503' | 'let in';
  readonly status: number;
}

const owner = 'c0'.repeat(12);
const stranger = 'd1'.repeat(12);

/**
 * Calls every route as a visitor, the student it is about, another student, an administrator, and with tokens that
 * must not be believed. Answers where somebody was let in or refused against what the route declares, and every 5xx;
 * a test expects it to be empty.
 */
export async function walkAccess(service: TestService): Promise<readonly AccessFault[]> {
  const callers = await createCallers(service);
  const faults: AccessFault[] = [];
  for (const { route } of service.running.definition.routes) {
    for (const { name, client, expected } of callers) {
      const answer = await call(client, route);
      const wanted = expected(route);
      if (outcomeOf(answer) !== wanted) {
        faults.push({ route: nameOf(route), caller: name, expected: wanted, status: answer.status });
      }
    }
  }
  return faults;
}

interface Caller {
  readonly name: string;
  readonly client: TestClient;
  readonly expected: (route: RouteDefinition) => AccessFault['expected'];
}

const needsAccount = ({ access }: RouteDefinition) => access !== 'visitor';

async function createCallers(service: TestService): Promise<readonly Caller[]> {
  const { client } = service;
  const nobody = () => '401' as const;
  const refused = () => '503' as const;
  return [
    ...Object.entries(await badTokens(service)).map(([name, token]) => ({
      name,
      client: client.withToken(token),
      expected: refused,
    })),
    { name: 'no token', client: client.withToken(), expected: nobody },
    {
      name: 'visitor',
      client: client.visitor,
      expected: (route) => (needsAccount(route) ? '401' : 'let in'),
    },
    {
      name: 'student',
      client: client.as({ role: 'student', userId: owner }),
      expected: ({ access }) => (access === 'admin' ? '403' : 'let in'),
    },
    {
      name: 'another student',
      client: client.as({ role: 'student', userId: stranger }),
      expected: ({ access }) => (access === 'admin' || typeof access === 'object' ? '403' : 'let in'),
    },
    { name: 'admin', client: client.as({ role: 'admin' }), expected: () => 'let in' },
  ];
}

/** Tokens of an administrator that somebody else made, that are for another service, out of date, or altered. */
async function badTokens({ platform, running }: TestService): Promise<Readonly<Record<string, string>>> {
  const key = platform.secrets.internalSigningKey;
  const admin = identityOf({ role: 'admin' });
  const good = await createIdentitySigner({ key }).sign(admin, running.name);
  const [, payload = ''] = good.split('.');
  const bare = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  const tenMinutesAgo = () => Date.now() - 600_000;
  return {
    'forged token': await createIdentitySigner({ key: `${key} of somebody else` }).sign(admin, running.name),
    'token for another service': await createIdentitySigner({ key }).sign(admin, 'svc-nothing'),
    'expired token': await createIdentitySigner({ key, now: tenMinutesAgo }).sign(admin, running.name),
    'unsigned token': `${bare}.${payload}.`,
    'altered token': good.replace(payload, `${payload.slice(0, -2)}AA`),
    'no token at all': 'admin',
  };
}

function call(client: TestClient, route: RouteDefinition) {
  const { access } = route;
  const [place, field = ''] = typeof access === 'object' ? access.self.split('.') : [];
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    place === 'params' && name === field ? owner : 'e2'.repeat(12),
  );
  const target = place === 'query' ? `${path}?${field}=${owner}` : path;
  if (route.body === undefined) return client[route.method](target);
  const withBody = client as unknown as Record<HttpMethod, TestClient['post']>;
  return withBody[route.method](target, place === 'body' ? { [field]: owner } : {});
}

/** The kit's own refusals alone: a rule of the service that forbids in its own words has let the caller in. */
function outcomeOf({ status, body }: { status: number; body: Record<string, unknown> | undefined }): string {
  if (body?.['code'] === 'common.unauthenticated') return '401';
  if (body?.['code'] === 'common.forbidden') return '403';
  if (body?.['code'] === 'common.unavailable') return '503';
  return status >= 500 ? `failed with ${status}` : 'let in';
}
