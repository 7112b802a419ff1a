import type { IncomingMessage, ServerResponse } from 'node:http';
import { json as readBody } from 'node:stream/consumers';
import type { z } from 'zod';

/** An answer that is no success, for the engineer who made the call. */
export class DevRejection extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Throws DevRejection for what another web site sends through the engineer's browser: under its own host name, or as its own call. */
export function requireOwnBrowser({ headers }: IncomingMessage): void {
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  if (!ownHosts.has(host)) throw new DevRejection(403, `The host ${host} is not this machine.`);
  const isForeign = headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate';
  if (isForeign) throw new DevRejection(403, 'The call comes from another site.');
}

/** A browser asks before it sends this type to another site. */
export async function readJson<Body extends z.ZodType>(
  request: IncomingMessage,
  body: Body,
): Promise<z.output<Body>> {
  if (!(request.headers['content-type'] ?? '').startsWith('application/json'))
    throw new DevRejection(415, 'The body must be application/json.');
  const parsed = body.safeParse(await readBody(request));
  if (!parsed.success) throw new DevRejection(400, parsed.error.message);
  return parsed.data;
}

export interface Sent {
  readonly status?: number;
  readonly type: 'application/json' | 'text/html' | 'text/css' | 'text/javascript' | 'text/plain';
  readonly headers?: Readonly<Record<string, string>>;
}

export function sendText(
  response: ServerResponse,
  text: string,
  { status = 200, type, headers }: Sent,
): void {
  response
    .writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
      ...headers,
    })
    .end(text);
}
