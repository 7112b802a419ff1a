import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { openPush } from '@pathshala/service-kit/push/open-push';
import type { PushDevice, PushGateway } from '@pathshala/service-kit/push/port';

/** A message as the browser gets it. */
export interface ReceivedPush {
  readonly body: string;
  readonly topic: string;
  readonly ttlSeconds: number;
  readonly urgency: string;
  /** The claims of the VAPID header, whose signature was right. */
  readonly claims: { readonly aud: string; readonly sub: string; readonly exp: number };
}

export interface TestBrowser {
  readonly device: PushDevice;
  readonly received: readonly ReceivedPush[];
  /** The user ends the subscription: the push service answers 410. */
  end(): void;
}

export interface PushService extends AsyncDisposable {
  readonly gateway: PushGateway;
  /** A browser that has subscribed under the school's key. */
  browser(name: string): TestBrowser;
  /** How many posts came, failed ones too. */
  readonly posts: () => number;
  /** The next posts are answered with this status. */
  failNext(status: number, times?: number, headers?: Readonly<Record<string, string>>): void;
  stop(): Promise<void>;
}

const host = 'https://push.example.com';
const privateKey = Buffer.alloc(32, 7).toString('base64url');

interface Subscription {
  readonly pair: ECDH;
  readonly auth: Buffer;
  readonly received: ReceivedPush[];
  isOver: boolean;
}

/**
 * A push service on this machine with its browsers: it checks the signature of the school and decrypts each message by the
 * standards, without the library that the product uses.
 */
export async function startPushService(subject = 'mailto:head@example.com'): Promise<PushService> {
  const subscriptions = new Map<string, Subscription>();
  const failures: { status: number; headers: Readonly<Record<string, string>> }[] = [];
  let posts = 0;

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    posts += 1;
    const body = await buffer(request);
    const failure = failures.shift();
    if (failure !== undefined) return void response.writeHead(failure.status, failure.headers).end();
    const subscription = subscriptions.get(request.url ?? '');
    if (subscription === undefined || subscription.isOver) return void response.writeHead(410).end();
    const { headers } = request;
    const claims = verifiedClaims(String(headers.authorization));
    if (claims === null) return void response.writeHead(403).end();
    subscription.received.push({
      body: decrypt(body, subscription),
      topic: String(headers['topic']),
      ttlSeconds: Number(headers['ttl']),
      urgency: String(headers['urgency']),
      claims,
    });
    response.writeHead(201).end();
  }

  const server = createServer((request, response) => {
    take(request, response).catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // The product calls public hosts alone: the name of the push service leads to this machine here.
  const gateway = openPush({ privateKey, subject }, async ({ url, headers, body }) => {
    const answer = await fetch(url.replace(host, local), {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
    });
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') ?? undefined };
  });
  if (gateway === undefined) throw new Error('there is a key');
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return {
    gateway,
    posts: () => posts,
    browser: (name) => subscribed(subscriptions, name),
    failNext(status, times = 1, headers = {}) {
      for (let n = 0; n < times; n += 1) failures.push({ status, headers });
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

function subscribed(subscriptions: Map<string, Subscription>, name: string): TestBrowser {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const subscription: Subscription = { pair, auth: randomBytes(16), received: [], isOver: false };
  const path = `/send/${name}-${randomBytes(6).toString('hex')}`;
  subscriptions.set(path, subscription);
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: subscription.auth.toString('base64url') };
  return {
    device: { endpoint: `${host}${path}`, keys },
    received: subscription.received,
    end() {
      subscription.isOver = true;
    },
  };
}

/** RFC 8292: the token is signed by the key that the header names. */
function verifiedClaims(authorization: string): ReceivedPush['claims'] | null {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/u.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned
    ? (JSON.parse(Buffer.from(claims, 'base64url').toString()) as ReceivedPush['claims'])
    : null;
}

/** RFC 8291 with the coding `aes128gcm` of RFC 8188, one record. */
function decrypt(body: Buffer, { pair, auth }: Pick<Subscription, 'pair' | 'auth'>): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const secret = hkdfSync('sha256', pair.computeSecret(senderKey), auth, info, 32);
  const derived = (name: string, length: number): Buffer =>
    Buffer.from(
      hkdfSync('sha256', Buffer.from(secret), salt, Buffer.from(`Content-Encoding: ${name}\0`), length),
    );
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The delimiter of the last record, then padding.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}
