import type { IncomingHttpHeaders } from 'node:http';
import { identityRefusedHeader } from '@pathshala/service-kit/identity/verifier';
import { errors, type Dispatcher } from 'undici';
import { isEventStream } from '../http/event-stream.ts';
import { callsWith, type DeclaredRoute } from './declared-calls.ts';
import { HungReplicaError, watchForHangs } from './hung-replicas.ts';
import { createRepeatableBody, type RepeatableBody } from './repeatable-body.ts';
import { repeatableCallsOf } from './repeatable-calls.ts';
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

interface RemoteUpstreamOptions {
  readonly name: string;
  readonly prefixes: readonly string[];
  /** The service's replicas; http or https, without a path. */
  readonly urls: readonly string[];
  /** The service's routes, which declare what may be repeated (default: reads) and what needs no anti-forgery token (default: none). */
  readonly routes?: readonly DeclaredRoute[];
  /** Milliseconds after which a connection without a call is closed (4 s); less than a service's `DRAIN_SECONDS`. */
  readonly idleTimeoutMs?: number;
  /** Milliseconds until an answer begins (15 s), waiting for a connection included. */
  readonly answerTimeoutMs?: number;
  /** Milliseconds until a replica without an answer to `/statusz` counts as away (2 s). */
  readonly statusTimeoutMs?: number;
  /** Milliseconds between two chunks of an answer (60 s); event streams have no limit. */
  readonly bodyTimeoutMs?: number;
}

interface Forwarding {
  readonly replicas: ReplicaSet;
  readonly answerTimeoutMs: number;
  readonly body: RepeatableBody;
  /** The call may be sent again though the service may have carried it out. */
  readonly mayRepeat: boolean;
  /** A failure gets a ticket of its receipt. */
  readonly hasReceipt: () => boolean;
}

/** Forwards calls to a service in other processes: request and answer are streamed over keep-alive connections. */
export function remoteUpstream(options: RemoteUpstreamOptions): Upstream {
  const { name, prefixes, urls, answerTimeoutMs = 15_000, statusTimeoutMs = 2000 } = options;
  const replicas = createReplicaSet(urls, {
    connections: 512,
    connectTimeoutMs: Math.min(3000, answerTimeoutMs),
    connectionMaxAgeMs: 10 * 60_000,
    idleTimeoutMs: options.idleTimeoutMs ?? 4000,
    bodyTimeoutMs: options.bodyTimeoutMs ?? 60_000,
  });
  watchForHangs(replicas.replicas);
  const { routes = [] } = options;
  const isRepeatable = repeatableCallsOf(routes);
  const isReceipted = callsWith('receipt', routes);
  return {
    name,
    prefixes,
    isOneClick: callsWith('oneClick', routes),
    isUrgent: callsWith('urgent', routes),
    isHeld: callsWith('held', routes),
    forward(call) {
      const body = createRepeatableBody(call);
      const mayRepeat = isRepeatable(call.request.method, call.path);
      const hasReceipt = () => isReceipted(call.request.method, call.path);
      const forwarding = { replicas, answerTimeoutMs, body, mayRepeat, hasReceipt };
      void forward(call, forwarding, replicas.replicas.length).finally(() => body.release());
    },
    async status() {
      const read = (replica: Replica) => readReplicaStatus(replica, statusTimeoutMs);
      return statusOf(await Promise.all(replicas.replicas.map(read)));
    },
  };
}

/** Never rejects: failures go to `call.fail`. */
async function forward(call: ForwardedCall, forwarding: Forwarding, repeats: number): Promise<void> {
  const { replicas, answerTimeoutMs, body } = forwarding;
  const { response } = call;
  const replica = replicas.pick();
  const cancel = new AbortController();
  const timer = setTimeout(() => cancel.abort(new AnswerTimeoutError()), answerTimeoutMs);
  // The call is aborted only if the client left: aborting a finished call would make an error with its stack for each call.
  const onClose = () => {
    if (!response.writableFinished) cancel.abort();
  };
  const move = () => {
    if (body.canReopen()) cancel.abort(new HungReplicaError(replica.url));
  };
  response.once('close', onClose);
  if (mayMove(forwarding, repeats)) replica.movable.add(move);
  try {
    const answer = await send(call, { replica, body, signal: cancel.signal });
    replicas.reportSuccess(replica);
    if (answer.headers['connection'] === 'close') replicas.reportDraining(replica);
    writeAnswer(answer, call, replica);
  } catch (error) {
    replica.movable.delete(move);
    response.off('close', onClose);
    // A client that left says nothing of the replica.
    if (response.destroyed) return;
    replicas.reportFailure(replica, codeOf(error) === 'ECONNREFUSED');
    // No byte of the answer has arrived. A service may close a keep-alive connection at any moment.
    const isSafe = wasNotSent(error) || (forwarding.mayRepeat && !(error instanceof AnswerTimeoutError));
    if (isSafe && repeats > 0 && body.canReopen()) await forward(call, forwarding, repeats - 1);
    else await fail(call, forwarding, error);
  } finally {
    replica.movable.delete(move);
    clearTimeout(timer);
  }
}

/** A call is moved once: replicas that are all overloaded must not pass their calls on for ever. */
function mayMove({ mayRepeat, replicas }: Forwarding, repeats: number): boolean {
  return mayRepeat && repeats === replicas.replicas.length;
}

async function fail(call: ForwardedCall, { hasReceipt, body }: Forwarding, error: unknown): Promise<void> {
  const received = hasReceipt() ? await body.received() : null;
  call.fail(error instanceof Error ? error : new Error(String(error)), received);
}

/** Returns true when no replica has processed the call: it was not connected, or refused the identity. Any call can then be sent again. */
function wasNotSent(error: unknown): boolean {
  if (error instanceof errors.ConnectTimeoutError || error instanceof IdentityRefusal) return true;
  if (!(error instanceof Error) || !('syscall' in error)) return false;
  return error.syscall === 'connect' || error.syscall === 'getaddrinfo';
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** The clock or the key of the replica differs from the gateway's: it refuses every call. */
class IdentityRefusal extends Error {
  constructor(url: string, reason: unknown) {
    super(`${url} refuses the identity of the caller: ${String(reason)}`);
  }
}

class AnswerTimeoutError extends Error {
  override readonly message = 'no answer in time';
}

async function send(
  { request, path, headers }: ForwardedCall,
  { replica, body, signal }: { replica: Replica; body: RepeatableBody; signal: AbortSignal },
): Promise<Dispatcher.ResponseData> {
  replica.inProgress += 1;
  try {
    const answer = await replica.pool.request({
      method: request.method ?? 'GET',
      path,
      headers: withoutHopByHop(headers),
      body: body.open(),
      signal,
      ...(headers.accept?.includes('text/event-stream') === true ? { bodyTimeout: 0 } : {}),
    });
    const reason = answer.headers[identityRefusedHeader];
    if (reason === undefined) return answer;
    await answer.body.dump();
    throw new IdentityRefusal(replica.url, reason);
  } finally {
    replica.inProgress -= 1;
  }
}

function withoutHopByHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));
}

function writeAnswer(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  call: ForwardedCall,
  replica: Replica,
): void {
  const { response, fail } = call;
  // Cut off in the middle: the client must see a broken answer, not a short one. Not `pipeline`, which makes an abort
  // error for every answer that went well.
  body.once('error', fail);
  response.statusCode = statusCode;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !hopByHop.has(name)) response.setHeader(name, value);
  }
  if (isEventStream(response)) {
    // Its reader waits for the headers, long before the first event.
    response.flushHeaders();
    // The reader opens it again, at another replica.
    const end = () => body.destroy(new HungReplicaError(replica.url));
    replica.movable.add(end);
    body.once('close', () => replica.movable.delete(end));
  }
  body.pipe(response);
}
