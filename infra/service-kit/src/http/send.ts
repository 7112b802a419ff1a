import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
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
  const headers = headersOf(answer);
  if (answer.body === undefined) {
    response.writeHead(answer.status === 200 ? 204 : answer.status, headers).end();
    return;
  }
  headers['content-type'] = 'application/json';
  const { coding, shared, own } = contentOf(response, answer.body);
  if (coding !== undefined) headers['content-encoding'] = coding;
  headers['content-length'] = (shared?.length ?? 0) + Buffer.byteLength(own);
  response.writeHead(answer.status, headers);
  if (shared !== undefined) {
    response.cork();
    response.write(shared);
  }
  response.end(own);
}

function headersOf({ requestId, cookies = [], retryAfterSeconds }: Answer): OutgoingHttpHeaders {
  return {
    'cache-control': 'no-store',
    'x-request-id': requestId,
    ...(cookies.length > 0 && { 'set-cookie': [...cookies] }),
    ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
  };
}

interface Content {
  readonly coding?: string;
  readonly shared?: Buffer;
  readonly own: string | Buffer;
}

/** What many share is sent as it lies there, compressed where the gateway's reader takes that; it is never copied. */
function contentOf(response: ServerResponse, body: unknown): Content {
  if (!(body instanceof ReadyJson)) return { own: JSON.stringify(body) };
  const { shared, own } = body;
  if (shared === null) return { own };
  // The gateway names the one coding that it has settled on; who calls a service otherwise gets it plain.
  const coding = response.req.headers['accept-encoding'];
  if (coding !== 'br' && coding !== 'gzip') return { shared: shared.bytes, own };
  const pieces = shared.followedBy(own, coding);
  return pieces === null ? { own: body.bytes } : { coding, shared: pieces[0], own: pieces[1] };
}
