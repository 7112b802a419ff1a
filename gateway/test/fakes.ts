import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import type { IdentitySigner } from '@pathshala/service-kit/identity/signer';
import type { IdentityVerifier } from '@pathshala/service-kit/identity/verifier';
import type { KeyValue } from '@pathshala/stores/key-value/port';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { SessionUser } from '@pathshala/service-kit/identity/sessions';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';

type SessionStore = Platform['sessions'];

export interface Clock {
  now: () => number;
  pass(ms: number): void;
}

export function createClock(): Clock {
  let time = 1_800_000_000_000;
  return { now: () => time, pass: (ms) => (time += ms) };
}

/** A store that can be taken away. */
export interface Switch {
  isAway: boolean;
}

class AwayError extends Error {}

function assertThere(power: Switch): void {
  if (power.isAway) throw new AwayError('the store is away');
}

/** Fakes only what the gateway uses: counting, the marker of the store's life, and the readiness check. */
export function createFakeKeyValue(power: Switch, clock: Clock): KeyValue & { empty(): void } {
  const values = new Map<string, string>();
  const counts = new Map<string, { count: number; endsAt: number }>();
  const unused = () => Promise.reject(new Error('the gateway has no use for this'));
  return {
    empty: () => values.clear(),
    async get(key) {
      assertThere(power);
      return values.get(key) ?? null;
    },
    set: unused,
    async setIfAbsent(key, value) {
      assertThere(power);
      if (values.has(key)) return false;
      values.set(key, value);
      return true;
    },
    touch: unused,
    delete: unused,
    addToSet: unused,
    removeFromSet: unused,
    members: unused,
    async increment(key, { ttlMs }) {
      assertThere(power);
      const running = counts.get(key);
      const alive = running !== undefined && running.endsAt > clock.now();
      const next = alive
        ? { count: running.count + 1, endsAt: running.endsAt }
        : { count: 1, endsAt: clock.now() + ttlMs };
      counts.set(key, next);
      return { count: next.count, ttlMs: next.endsAt - clock.now() };
    },
    async ping() {
      assertThere(power);
    },
    close: () => Promise.resolve(),
  };
}

interface FakeSessions extends SessionStore {
  asked: number;
  empty(): void;
  /** Changes the account as an administrator does. */
  change(userId: string, change: Partial<SessionUser>): void;
}

export function createFakeSessions(power: Switch): FakeSessions {
  const living = new Map<string, Awaited<ReturnType<SessionStore['resolve']>>>();
  let born = 0;
  return {
    asked: 0,
    empty: () => living.clear(),
    change(userId, change) {
      for (const [sid, session] of living)
        if (session?.user.userId === userId)
          living.set(sid, { ...session, user: { ...session.user, ...change } });
    },
    async begin(user) {
      born += 1;
      const sid = `session-${String(born).padStart(24, '0')}`;
      living.set(sid, { user, sessionKey: `key-of-${sid}` });
      return sid;
    },
    async resolve(sid) {
      this.asked += 1;
      assertThere(power);
      return living.get(sid) ?? null;
    },
    list: async () => [],
    async end(sessionKey) {
      for (const [sid, session] of living) if (session?.sessionKey === sessionKey) living.delete(sid);
    },
    async endAllOf(userId) {
      for (const [sid, session] of living) if (session?.user.userId === userId) living.delete(sid);
    },
  };
}

export const student = {
  userId: 'a'.repeat(24),
  role: 'student',
  username: 'rahim',
  name: 'Rahim Uddin',
  email: 'rahim@example.org',
} as const;

/** Readable in a test: what a service would find after checking the signature. */
export const fakeSigner: IdentitySigner = {
  sign: (identity, audience) => Buffer.from(JSON.stringify({ ...identity, audience })).toString('base64url'),
};

export const verifyFakeIdentity: IdentityVerifier = (token) =>
  JSON.parse(Buffer.from(String(token), 'base64url').toString()) as Identity;

export function readFakeIdentity(request: IncomingMessage): Identity & { audience: string } {
  const token = request.headers['x-identity'];
  if (typeof token !== 'string') throw new Error('no identity came with the request');
  return JSON.parse(Buffer.from(token, 'base64url').toString()) as Identity & { audience: string };
}

interface LogLine {
  readonly level: string;
  readonly text: string;
  readonly facts: unknown;
}

export function createFakeLog(): Logger & { lines: LogLine[] } {
  const lines: LogLine[] = [];
  const write = (level: string) => (facts: unknown, text?: string) => {
    lines.push({ level, text: text ?? String(facts), facts });
  };
  const log = {
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    lines,
  };
  return Object.assign(log, { child: () => log }) as unknown as Logger & { lines: LogLine[] };
}

export interface Listening {
  readonly url: string;
  readonly server: Server;
  stop(): Promise<void>;
}

export async function listenWith(listener: RequestListener, port = 0): Promise<Listening> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    server,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
