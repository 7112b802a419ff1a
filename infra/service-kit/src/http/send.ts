import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { ReadyJson, type Coding } from './ready-json.ts';

/** The best one first. */
const codings: readonly Coding[] = ['br', 'gzip'];

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
  const { coding, pieces } = contentOf(response, answer.body);
  if (coding !== undefined) headers['content-encoding'] = coding;
  headers['content-length'] = pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
  response.writeHead(answer.status, headers);
  const last = pieces.at(-1);
  if (pieces.length > 1) response.cork();
  for (const piece of pieces.slice(0, -1)) response.write(piece);
  response.end(last);
}

function headersOf({ requestId, cookies = [], retryAfterSeconds }: Answer): OutgoingHttpHeaders {
  return {
    'cache-control': 'no-store',
    'x-request-id': requestId,
    ...(cookies.length > 0 && { 'set-cookie': [...cookies] }),
    ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
  };
}

/** What many share is sent as it lies there, compressed where the gateway's reader takes that. */
function contentOf(
  response: ServerResponse,
  body: unknown,
): { coding?: Coding; pieces: readonly (string | Buffer)[] } {
  if (!(body instanceof ReadyJson)) return { pieces: [JSON.stringify(body)] };
  // The gateway names the codings that its reader takes; who calls a service otherwise gets it plain.
  const accepted = (response.req.headers['accept-encoding'] ?? '').split(', ');
  return body.contentFor(codings.filter((coding) => accepted.includes(coding)));
}
