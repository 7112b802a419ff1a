import type { ServerResponse } from 'node:http';
import { ReadyJson } from './ready-json.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly requestId: string;
  readonly cookies?: readonly string[];
  readonly retryAfterSeconds?: number | undefined;
}

/** Writes head and body at once with the length known: no etag, no chunks (express' own `res.json` costs several times that). */
export function send(response: ServerResponse, answer: Answer): void {
  if (response.headersSent || response.destroyed) return;
  const headers: Record<string, string | number | readonly string[]> = {
    'cache-control': 'no-store',
    'x-request-id': answer.requestId,
  };
  if (answer.cookies !== undefined && answer.cookies.length > 0) headers['set-cookie'] = answer.cookies;
  if (answer.retryAfterSeconds !== undefined) headers['retry-after'] = answer.retryAfterSeconds;
  if (answer.body === undefined) {
    response.writeHead(answer.status === 200 ? 204 : answer.status, headers as Record<string, string>).end();
    return;
  }
  const content = answer.body instanceof ReadyJson ? answer.body.bytes : JSON.stringify(answer.body);
  headers['content-type'] = 'application/json; charset=utf-8';
  headers['content-length'] = Buffer.byteLength(content);
  response.writeHead(answer.status, headers as Record<string, string>).end(content);
}
