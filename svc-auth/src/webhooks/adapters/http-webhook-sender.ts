import type { ClientRequest, IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { request as requestHttp } from '@pathshala/service-kit/http/node-http';
import { isIP } from 'node:net';
import { PrivateAddressError } from '@pathshala/service-kit/http/public-address';
import type { Reach } from '@pathshala/service-kit/http/public-address';
import type { SendError, SignedMessage, WebhookSender } from '../ports.ts';

const defaultTimeoutMs = 10_000;
/** Bytes of an answer that are read: its content is not used. */
const answerLimit = 16_000;

type Sent = Awaited<ReturnType<WebhookSender['send']>>;

/**
 * Calls by `node:http` with a connection for each call. The name is resolved by the call itself, and the connection goes to the
 * address that was checked. No redirect is followed.
 */
export function createHttpWebhookSender(
  { urlOf, lookup }: Reach,
  timeoutMs = defaultTimeoutMs,
): WebhookSender {
  return {
    async send(message) {
      const url = urlOf(message.url);
      if (url === null) return { status: null, error: 'private-address' };
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        return await post(url, message, { lookup, signal });
      } catch (error) {
        return { status: null, error: signal.aborted ? 'timeout' : reasonOf(error) };
      }
    },
    async check(text) {
      const url = urlOf(text);
      if (url === null) return 'form';
      const host = url.hostname.replaceAll(/^\[|\]$/gu, '');
      if (isIP(host) !== 0) return 'fits';
      const { promise, resolve } = Promise.withResolvers<Error | null>();
      lookup(host, { all: true }, resolve);
      const error = await promise;
      if (error === null) return 'fits';
      return error instanceof PrivateAddressError ? 'private-address' : 'unresolved';
    },
  };
}

function post(
  url: URL,
  { headers, body }: SignedMessage,
  { lookup, signal }: { readonly lookup: Reach['lookup']; readonly signal: AbortSignal },
): Promise<Sent> {
  const { promise, resolve, reject } = Promise.withResolvers<Sent>();
  const request = url.protocol === 'http:' ? requestHttp : requestHttps;
  const content = Buffer.from(body);
  const call: ClientRequest = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': content.length },
    agent: false,
    lookup,
    signal,
  });
  call.once('error', reject);
  call.once('response', (answer) => {
    drain(answer, () => resolve(sentOf(answer.statusCode ?? 0)));
  });
  call.end(content);
  return promise;
}

/** Reads an answer to its end, or to the limit. */
function drain(answer: IncomingMessage, onEnd: () => void): void {
  let bytes = 0;
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > answerLimit) answer.destroy();
  });
  // The status has arrived: a connection that breaks within the content changes nothing.
  answer.once('error', onEnd);
  answer.once('close', onEnd);
}

function sentOf(status: number): Sent {
  if (status >= 200 && status < 300) return { status, error: '' };
  return { status, error: status >= 300 && status < 400 ? 'redirect' : 'refused' };
}

function reasonOf(error: unknown): SendError {
  if (error instanceof PrivateAddressError) return 'private-address';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unresolved';
  return /CERT|TLS|SSL/u.test(code) ? 'certificate' : 'unreachable';
}
