import type { IncomingHttpHeaders } from 'node:http';
import type { Coding } from '../http/compress-response.ts';

/**
 * The browser's headers that a service may see: a list of what passes, never of what is refused, so that no header invented
 * tomorrow can pass for an identity (design §5, F16).
 */
const passing = [
  'accept',
  'accept-language',
  'content-type',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'cookie',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
  'sec-fetch-dest',
  'sec-fetch-site',
  'tracestate',
  'user-agent',
] as const;

export function forwardedHeaders(
  incoming: IncomingHttpHeaders,
  ours: { identity: string; requestId: string; traceparent: string; codings: readonly Coding[] },
): IncomingHttpHeaders {
  const headers: Record<string, string | string[]> = {
    host: incoming.host ?? 'localhost',
    // A service may have an answer ready in a compressed form.
    'accept-encoding': ours.codings.length === 0 ? 'identity' : ours.codings.join(', '),
    'x-identity': ours.identity,
    'x-request-id': ours.requestId,
    traceparent: ours.traceparent,
  };
  for (const name of passing) {
    const value = incoming[name];
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}
