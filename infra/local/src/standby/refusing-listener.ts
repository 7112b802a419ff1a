import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { common } from '@pathshala/contract-kit/common-messages';
import { formatMessage, type Messages } from '@pathshala/contract-kit/message';
import { isLoopback } from '@pathshala/gateway/client-address';
import { languageOf } from '@pathshala/service-kit/language';

const retryAfterSeconds = 2;
const texts: Messages = common;

interface Refusal {
  /** For people at a browser, in English: who runs the machines reads it. */
  readonly words: () => string;
  /** The body of `/statusz`, for this machine alone. */
  readonly status: () => Readonly<Record<string, unknown>>;
}

/** Answers everything with 503 and Retry-After: the API in the form of its errors, pages with the words. */
export function createRefusingListener({ words, status }: Refusal): RequestListener {
  return (request, response) => {
    const path = (request.url ?? '').replace(/\?.*$/u, '');
    const json = (code: number, body: unknown): void => {
      response.writeHead(code, { 'content-type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(body));
    };
    response.setHeader('cache-control', 'no-store');
    if (path === '/healthz') return json(200, { status: 'alive' });
    if (path === '/statusz' && isLoopback(request)) return json(200, status());
    response.setHeader('retry-after', retryAfterSeconds);
    if (path === '/readyz') return json(503, { status: 'not ready' });
    if (path.startsWith('/api/')) {
      const code = 'common.unavailable';
      const language = languageOf(request.headers['accept-language']);
      const text = texts[code];
      const error = text === undefined ? code : formatMessage(text, language);
      return json(503, { error, code, requestId: randomUUID() });
    }
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(`${words()}\n`);
  };
}
