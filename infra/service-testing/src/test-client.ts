import type { IdentitySigner } from '@pathshala/service-kit/identity/signer';
import type { Identity } from '@pathshala/service-kit/identity/identity';

export interface TestAnswer<Body> {
  readonly status: number;
  /** The JSON of the answer, of the type the test expects; undefined when there was none. */
  readonly body: Body;
  /** The bytes of the answer. */
  readonly bytes: Uint8Array;
  readonly headers: Headers;
  /** Cookies that the answer set, by name; null for one that it removed. */
  readonly cookies: Readonly<Record<string, string | null>>;
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
}

type Json = Record<string, unknown>;
type WithoutBody = <Body = Json>(path: string, options?: CallOptions) => Promise<TestAnswer<Body>>;
/** Bytes and strings are sent as they are, everything else as JSON. */
type WithBody = <Body = Json>(
  path: string,
  body?: unknown,
  options?: CallOptions,
) => Promise<TestAnswer<Body>>;

/** Calls the service over HTTP as one person. Paths are without `/api`. */
export interface TestClient {
  readonly get: WithoutBody;
  readonly post: WithBody;
  readonly put: WithBody;
  readonly patch: WithBody;
  readonly delete: WithBody;
}

/** The identity of a person; each field that is left out is made up for the role. */
export type Person = Partial<Identity>;

export interface TestCaller {
  readonly visitor: TestClient;
  as(person: Person): TestClient;
  /** Sends this text as the identity token; none by default. */
  withToken(token?: string): TestClient;
}

const madeUpAdmin = 'a0'.repeat(12);
const madeUpIds = {
  participant: 'b0'.repeat(12),
  student: '50'.repeat(12),
  admin: madeUpAdmin,
  key: madeUpAdmin,
};

const madeUpCampaign = 'ca'.repeat(12);
/** The end lies after every test, by any clock. */
const madeUpEnd = Date.UTC(2100, 0, 1);

export function identityOf(person: Person): Identity {
  const role = person.role ?? (person.userId == null ? 'visitor' : 'student');
  const address = person.address ?? '127.0.0.1';
  if (role === 'visitor') {
    const { ticket, isUnresolved, isGateway, receipt } = person;
    const nobody = { userId: null, username: null, name: null, email: null, sessionKey: null };
    return { role, ...nobody, address, ticket, isUnresolved, isGateway, receipt };
  }
  const userId = person.userId ?? madeUpIds[role];
  const username = person.username ?? `${role}-${userId}`;
  const made = { name: `A ${role}`, email: `${username}@example.com`, sessionKey: `session-of-${userId}` };
  const participation = {
    registrationId: userId,
    campaignId: madeUpCampaign,
    until: madeUpEnd,
  };
  const sits = role === 'participant' ? { participation } : {};
  const reads = role === 'key' ? { permissions: [], apiKey: { keyId: 'key1' }, sessionKey: null } : {};
  return { ...made, ...sits, ...reads, ...person, role, userId, username, address };
}

export function createTestCaller(options: {
  url: string;
  signer: IdentitySigner;
  audience: string;
}): TestCaller {
  const clientWith = (token: () => Promise<string | undefined>): TestClient => {
    const call = async <Body>(
      method: string,
      path: string,
      { body, headers, cookies }: CallOptions & { body?: unknown },
    ): Promise<TestAnswer<Body>> => {
      const identity = await token();
      const response = await fetch(options.url + path, {
        redirect: 'manual',
        method,
        headers: {
          ...(identity === undefined ? {} : { 'x-identity': identity }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(cookies === undefined ? {} : { cookie: cookieHeader(cookies) }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: encoded(body) }),
      });
      return answerOf(response);
    };
    const withBody =
      (method: string): WithBody =>
      (path, body, callOptions = {}) =>
        call(method, path, { ...callOptions, body });
    return {
      get: (path, callOptions = {}) => call('GET', path, callOptions),
      post: withBody('POST'),
      put: withBody('PUT'),
      patch: withBody('PATCH'),
      delete: withBody('DELETE'),
    };
  };
  const as = (person: Person): TestClient =>
    clientWith(async () => options.signer.sign(identityOf(person), options.audience));
  return { as, visitor: as({ role: 'visitor' }), withToken: (token) => clientWith(async () => token) };
}

function encoded(body: unknown): string | Uint8Array<ArrayBuffer> {
  if (body instanceof Uint8Array) return new Uint8Array(body);
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** Returns no bytes of an event stream, which may never end. */
async function bytesOf(response: Response): Promise<Uint8Array> {
  if (response.headers.get('content-type') !== 'text/event-stream')
    return new Uint8Array(await response.arrayBuffer());
  await response.body?.cancel();
  return new Uint8Array();
}

async function answerOf<Body>(response: Response): Promise<TestAnswer<Body>> {
  const bytes = await bytesOf(response);
  const isFile = /^(?:image\/|text\/(?:calendar|csv)|application\/(?:pdf|zip|x-tar))/u.test(
    response.headers.get('content-type') ?? '',
  );
  return {
    status: response.status,
    body: (bytes.length === 0 || isFile ? undefined : JSON.parse(Buffer.from(bytes).toString())) as Body,
    bytes,
    headers: response.headers,
    cookies: Object.fromEntries(response.headers.getSetCookie().map(readSetCookie)),
  };
}

function readSetCookie(line: string): [string, string | null] {
  const [pair = '', ...attributes] = line.split('; ');
  const equals = pair.indexOf('=');
  const isRemoved = attributes.includes('Max-Age=0');
  return [pair.slice(0, equals), isRemoved ? null : decodeURIComponent(pair.slice(equals + 1))];
}

function cookieHeader(cookies: Readonly<Record<string, string>>): string {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
}
