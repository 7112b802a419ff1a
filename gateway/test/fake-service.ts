import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { receivedBodyHeader, receivedBodyHeaderOf } from '@pathshala/service-kit/http/received-body-header';
import { readFakeIdentity, student } from './fakes.ts';
import type { Platform } from '@pathshala/service-kit/platform/platform';

interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly identity: ReturnType<typeof readFakeIdentity>;
}

export interface FakeService {
  readonly listener: RequestListener;
  readonly seen: SeenRequest[];
  /**
   * `event` makes `/courses/events` send one; `left` reports that its reader has gone. `broadcast` is sent to the gateways,
   * `end` ends their streams, and `connected` reports one with its last id.
   */
  readonly events: EventEmitter;
  /** The answers about API keys, by their hashes; unknown ones are refused. */
  readonly apiKeys: Map<string, 'accepted' | 'refused' | 'limited' | 'away'>;
  /** The school's name and logo; a test changes them. */
  readonly settings: { siteName: { bn: string; en: string }; logo: string | null };
}

/** An hour after the clock of the tests begins. */
export const offerEndsAt = 1_800_000_000_000 + 60 * 60_000;

type Answer = (call: {
  request: IncomingMessage;
  response: ServerResponse;
  body: string;
}) => void | Promise<void>;

/** Stands for svc-auth and every other: begins and ends sessions, repeats what it was sent. */
export function createFakeService(sessions: Platform['sessions']): FakeService {
  const seen: SeenRequest[] = [];
  const settings: FakeService['settings'] = { siteName: { bn: 'পাঠশালা', en: 'Pathshala' }, logo: null };
  const events = new EventEmitter();
  const apiKeys: FakeService['apiKeys'] = new Map();
  const answers: Record<string, Answer> = {
    '/auth/login': async ({ response }) => {
      const sid = await sessions.begin(student);
      response.setHeader('set-cookie', [`sid=${sid}; Path=/; HttpOnly; SameSite=Lax`]);
      sendJson(response, 200, { _id: student.userId });
    },
    '/auth/logout': async ({ request, response }) => {
      const { sessionKey } = readFakeIdentity(request);
      if (sessionKey !== null) await sessions.end(sessionKey);
      response.setHeader('set-cookie', ['sid=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax']);
      sendJson(response, 200, {});
    },
    '/internal/api-keys/resolve': ({ response, body }) => {
      const { hash } = JSON.parse(body) as { hash: string };
      const state = apiKeys.get(hash) ?? 'refused';
      if (state === 'away') return sendJson(response, 503, {});
      if (state === 'limited') return sendJson(response, 200, { state, retryAfterSeconds: 30 });
      if (state === 'refused') return sendJson(response, 200, { state });
      const maker = { userId: 'admin1', username: 'head', name: 'Head', permissions: ['support'] };
      return sendJson(response, 200, { state, keyId: 'key1', ...maker });
    },
    '/exams/attempts/attempt1': ({ response }) => {
      response.setHeader('x-session-ticket', `${offerEndsAt} attempt1 exam1`);
      sendJson(response, 200, {});
    },
    '/exams/attempts/attempt1/answers': ({ response, body }) => {
      if (!/away/.test(body)) return sendJson(response, 200, {});
      const stated = { hash: createHash('sha256').update(body).digest('base64url'), ageMs: 250 };
      response.setHeader(receivedBodyHeader, receivedBodyHeaderOf(stated));
      return sendJson(response, 503, { code: 'common.unavailable' });
    },
    '/exams/attempts/never/answers': () => undefined,
    '/courses/large': ({ response }) => sendJson(response, 200, { items: 'ক'.repeat(4000) }),
    '/courses/cacheable': ({ response }) => {
      response.setHeader('cache-control', 'public, max-age=60');
      sendJson(response, 200, { items: 'ক'.repeat(4000) });
    },
    '/courses/compressed': ({ response }) => {
      response.setHeader('content-encoding', 'br');
      response.setHeader('content-type', 'application/json');
      response.end(brotliCompressSync(JSON.stringify({ items: 'ক'.repeat(4000) })));
    },
    '/courses/streamed': ({ response }) => {
      response.writeHead(200, { 'content-type': 'text/csv' });
      response.write('a,b\n');
      setTimeout(() => response.end('1,2\n'), 20);
    },
    '/courses/events': ({ response }) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.flushHeaders();
      events.once('event', () => response.write('data: one\n\n'));
      response.once('close', () => events.emit('left'));
    },
    '/courses/held': ({ request, response }) => {
      if (readFakeIdentity(request).userId === null)
        return sendJson(response, 401, { code: 'common.unauthenticated' });
      return sendJson(response, 200, { topics: ['course1'], first: { newsNo: 1, text: 'প্রথম' } });
    },
    '/internal/broadcasts': ({ request, response }) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.flushHeaders();
      const send = (text: string) => response.write(text);
      const end = () => response.end();
      events.on('broadcast', send).once('end', end);
      response.once('close', () => events.off('broadcast', send).off('end', end));
      events.emit('connected', request.headers['last-event-id']);
    },
    '/courses/cut': ({ response }) => {
      response.writeHead(200, { 'content-type': 'text/csv', 'content-length': 100 });
      response.write('half', () => response.destroy());
    },
    '/courses/never': () => undefined,
    '/settings': ({ response }) => sendJson(response, 200, settings),
    '/campaign/plain/c1': ({ response }) =>
      sendJson(response, 200, {
        title: 'ঢাকা <b> | Dhaka <b>',
        text: '<p>এক & দুই</p><p>তিন</p>',
        fee: 1500,
        at: '2026-01-15T10:00:00.000Z',
        next: { id: 'n1', odd: '../x' },
      }),
    '/campaign/plain/none': ({ response }) => sendJson(response, 404, {}),
    '/campaign/page-meta/c1': ({ request, response }) =>
      sendJson(response, 200, {
        title: `<"${request.headers['accept-language']}"> & more`,
        description: 'When · where',
        details: ['One & two'],
        image: '/api/campaign/share-pictures/c1/0123456789abcdef',
      }),
    '/campaign/page-meta/missing': ({ response }) => sendJson(response, 404, { error: 'none' }),
    '/campaign/page-meta/odd': ({ response }) => sendJson(response, 200, { title: 1 }),
    '/campaign/page-meta/slow': () => undefined,
    '/courses/photo': ({ response }) => {
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      response.setHeader('content-type', 'image/webp');
      response.end(Buffer.alloc(3000, 7));
    },
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url === '/statusz') return sendJson(response, 200, { status: 'ready', degraded: [] });
    const body = await readBody(request);
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers, body, identity: readFakeIdentity(request) });
    const prepared = answers[url.split('?')[0] ?? ''];
    if (prepared === undefined) sendJson(response, 200, { method, url, body });
    else await prepared({ request, response, body });
  };
  return { seen, events, settings, apiKeys, listener: (request, response) => void answer(request, response) };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}
