import { Agent, request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { compressStream } from '../http/compression.ts';
import { readStatus } from './read-status.ts';
import type { ForwardedCall, Upstream } from './upstream.ts';

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
const idempotent = new Set(['GET', 'HEAD']);

export interface RemoteUpstreamOptions {
  readonly name: string;
  readonly prefixes: readonly string[];
  readonly url: string;
  /** How long a service may take until its answer begins (15 s). */
  readonly answerWithinMs?: number;
}

/** A service that listens elsewhere: streamed both ways, over connections that are kept. */
export function remoteUpstream(options: RemoteUpstreamOptions): Upstream {
  const { hostname, port } = new URL(options.url);
  const agent = new Agent({ keepAlive: true, maxSockets: 512, maxFreeSockets: 64, scheduling: 'fifo' });
  const answerWithinMs = options.answerWithinMs ?? 15_000;
  const open = (call: Pick<ForwardedCall, 'path' | 'headers'> & { method: string }): ClientRequest =>
    httpRequest({ agent, hostname, port, ...call });

  const forward = (call: ForwardedCall, mayRepeat: boolean): void => {
    const { request, response, fail } = call;
    const method = request.method ?? 'GET';
    const outgoing = open({ method, path: call.path, headers: call.headers });
    const timer = setTimeout(() => outgoing.destroy(new Error('no answer in time')), answerWithinMs);
    const leave = () => outgoing.destroy();
    response.once('close', leave);
    outgoing.once('response', (incoming) => {
      clearTimeout(timer);
      answerFrom(incoming, call);
    });
    let hasFailed = false;
    outgoing.on('error', (error) => {
      clearTimeout(timer);
      response.off('close', leave);
      if (hasFailed) return;
      hasFailed = true;
      request.unpipe(outgoing);
      // The service may close a kept connection at the very moment it is used again; what changes nothing can be asked twice.
      if (mayRepeat && outgoing.reusedSocket && idempotent.has(method) && !response.destroyed)
        forward(call, false);
      else fail(error);
    });
    if (hasBody(request)) request.pipe(outgoing);
    else outgoing.end();
  };

  return {
    name: options.name,
    prefixes: options.prefixes,
    forward: (call) => forward(call, true),
    status: () => readStatus(open({ method: 'GET', path: '/statusz', headers: {} })),
  };
}

function hasBody(request: IncomingMessage): boolean {
  return (
    request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined
  );
}

function answerFrom(incoming: IncomingMessage, { response, coding, fail }: ForwardedCall): void {
  if (response.destroyed) return;
  response.statusCode = incoming.statusCode ?? 502;
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value === undefined || hopByHop.has(name)) continue;
    if (name === 'set-cookie') for (const cookie of value) response.appendHeader(name, cookie);
    else response.setHeader(name, value);
  }
  const compressor = compressStream(response, coding);
  // Cut off in the middle: the reader must see a broken answer, not a short one. Not `pipeline`, which makes an
  // abort error for every answer that went well.
  incoming.once('error', fail);
  if (compressor === null) {
    incoming.pipe(response);
    return;
  }
  response.once('close', () => compressor.destroy());
  incoming.pipe(compressor.once('error', fail)).pipe(response);
}
