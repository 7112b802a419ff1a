import { PassThrough } from 'node:stream';
import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { isEventStream } from '../http/event-stream.ts';
import { createReplicaSet, type Replica, type ReplicaSet } from './replica-set.ts';
import { readReplicaStatus, statusOf } from './upstream-status.ts';
import type { ForwardedCall, Upstream } from './upstream.ts';

/** RFC 9110 §7.6.1: for one connection only. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

export interface RemoteUpstreamOptions {
  readonly name: string;
  readonly prefixes: readonly string[];
  /** The service's replicas; http or https, without a path. */
  readonly urls: readonly string[];
  /** Milliseconds until an answer begins (15 s), waiting for a connection included. */
  readonly answerTimeoutMs?: number;
  /** Milliseconds between two chunks of an answer (60 s); event streams have no limit. */
  readonly bodyTimeoutMs?: number;
}

interface Forwarding {
  readonly replicas: ReplicaSet;
  readonly answerTimeoutMs: number;
}

/** A service in other processes: request and answer are streamed over kept connections. */
export function remoteUpstream(options: RemoteUpstreamOptions): Upstream {
  const { name, prefixes, urls, answerTimeoutMs = 15_000, bodyTimeoutMs = 60_000 } = options;
  const replicas = createReplicaSet(urls, {
    connections: 512,
    connectTimeoutMs: Math.min(3000, answerTimeoutMs),
    connectionMaxAgeMs: 10 * 60_000,
    bodyTimeoutMs,
  });
  return {
    name,
    prefixes,
    forward(call) {
      const canRepeat = ['GET', 'HEAD'].includes(call.request.method ?? '');
      void forward(call, { replicas, answerTimeoutMs }, canRepeat ? replicas.replicas.length : 0);
    },
    status: async () => statusOf(await Promise.all(replicas.replicas.map(readReplicaStatus))),
  };
}

/** Never rejects: failures go to `call.fail`. */
async function forward(call: ForwardedCall, forwarding: Forwarding, repeats: number): Promise<void> {
  const { replicas, answerTimeoutMs } = forwarding;
  const { response } = call;
  const replica = replicas.pick();
  const cancel = new AbortController();
  const timer = setTimeout(() => cancel.abort(new AnswerTimeoutError()), answerTimeoutMs);
  const onClose = () => cancel.abort();
  response.once('close', onClose);
  try {
    const answer = await send(call, replica, cancel.signal);
    replicas.reportSuccess(replica);
    writeAnswer(answer, call);
  } catch (error) {
    response.off('close', onClose);
    // A client that left says nothing of the replica.
    if (response.destroyed) return;
    replicas.reportFailure(replica);
    // Nothing of the answer has come, so what changes nothing may be repeated; a service may close a kept connection at any moment.
    const mayRepeat = repeats > 0 && !(error instanceof AnswerTimeoutError);
    if (mayRepeat) await forward(call, forwarding, repeats - 1);
    else call.fail(error instanceof Error ? error : new Error(String(error)));
  } finally {
    clearTimeout(timer);
  }
}

class AnswerTimeoutError extends Error {
  override readonly message = 'no answer in time';
}

async function send(
  call: ForwardedCall,
  replica: Replica,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  const { request, path, headers } = call;
  replica.inProgress += 1;
  try {
    return await replica.pool.request({
      method: request.method ?? 'GET',
      path,
      headers: withoutHopByHop(headers),
      body: bodyOf(call),
      signal,
      ...(headers.accept?.includes('text/event-stream') === true ? { bodyTimeout: 0 } : {}),
    });
  } finally {
    replica.inProgress -= 1;
  }
}

/** Piped, because undici destroys the body of a failed request, and the client must still get its 503. */
function bodyOf({ request, response }: ForwardedCall): PassThrough | null {
  const { headers } = request;
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  if (!hasBody) return null;
  const body = new PassThrough();
  // What goes wrong with it also rejects the request to the service.
  body.on('error', () => undefined);
  // A service may answer before it has read everything. Node does not discard the rest of a request that was piped, and
  // the client would wait for ever; unless the connection is about to be closed (limitUnreadBody).
  body.once('close', () => {
    request.unpipe(body);
    if (response.getHeader('connection') !== 'close') request.resume();
  });
  return request.pipe(body);
}

function withoutHopByHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));
}

function writeAnswer({ statusCode, headers, body }: Dispatcher.ResponseData, call: ForwardedCall): void {
  const { response, fail } = call;
  // Cut off in the middle: the client must see a broken answer, not a short one. Not `pipeline`, which makes an abort
  // error for every answer that went well.
  body.once('error', fail);
  response.statusCode = statusCode;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !hopByHop.has(name)) response.setHeader(name, value);
  }
  // Its reader waits for the headers, long before the first event.
  if (isEventStream(response)) response.flushHeaders();
  body.pipe(response);
}
