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
  'user-agent',
] as const;

export function forwardedHeaders(
  incoming: IncomingHttpHeaders,
  ours: {
    identity: string;
    requestId: string;
    /** Missing: the trace is not recorded. */
    traceparent?: string | undefined;
    codings: readonly Coding[];
  },
): IncomingHttpHeaders {
  const headers: Record<string, string | string[]> = {
    host: incoming.host ?? 'localhost',
    // A service may have an answer ready in a compressed form.
    'accept-encoding': ours.codings.length === 0 ? 'identity' : ours.codings.join(', '),
    'x-identity': ours.identity,
    'x-request-id': ours.requestId,
    traceparent: ours.traceparent ?? unrecordedTrace(ours.requestId),
  };
  for (const name of passing) {
    const value = incoming[name];
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}

/** Its id is the request's, so that logs and traces are found by one number. */
function unrecordedTrace(requestId: string): string {
  const digits = requestId.replaceAll('-', '');
  return `00-${digits}-${digits.slice(16)}-00`;
}
