import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { entryLimit } from '@pathshala/service-kit/caches/entry-limit';
import type { GatewayResponse, Middleware } from './request-context.ts';

/** Bytes. Node discards a smaller body in a read or two, and the connection stays open for the next request. */
const smallBody = 64 * 1024;
/**
 * Bytes that are read and discarded for one address in each minute: twice the largest body of any route. Node copies
 * every byte of a request outside its heap, and V8 answers such growth with full collections of the whole heap.
 */
const discardedBytes = 12 * 1024 * 1024;
const windowMs = 60_000;
/**
 * The time in which a client can read its answer while it still sends. Closing at once would reset the connection, and the
 * answer with it.
 */
const lingerMs = 2000;
/** Each holds a socket and what the system has received on it. */
const lingeringLimit = 500;

/**
 * Limits how much of a body is read after its request has been answered (413, 401, 404, …). Within the address's
 * allowance Node discards it. Beyond that the answer says `Connection: close` and nothing more is read: a client that
 * reads while it sends has its answer, and the connection is closed after `lingerMs`. Before any middleware that answers.
 */
export function limitUnreadBody(now: () => number): Middleware {
  const mayDiscard = createAllowances(now);
  const closeLater = createLingering();
  return (request, response, next) => {
    const bytes = announcedBytes(request);
    if (bytes > smallBody)
      patchResponse(response, () => mayDiscard(response.locals.address, bytes), closeLater);
    next();
  };
}

type CloseLater = (response: GatewayResponse, end: () => void) => void;

function patchResponse(response: GatewayResponse, mayDiscard: () => boolean, closeLater: CloseLater): void {
  const { req: request } = response;
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => typeof response;
  let isStopped: boolean | undefined;

  /** Decided once, with the first byte of the answer. */
  const stopWhenUnread = (): boolean => {
    isStopped ??= !request.complete && !mayDiscard();
    if (isStopped && !response.headersSent) response.setHeader('connection', 'close');
    return isStopped;
  };

  Object.assign(response, {
    write(...args: unknown[]) {
      stopWhenUnread();
      return write(...args);
    },
    end(...args: unknown[]) {
      if (!stopWhenUnread() || request.complete) return end(...args);
      // Without a length the client would wait until the connection ends.
      if (!response.hasHeader('content-length')) return end(...args);
      const [body] = args;
      if (typeof body === 'string' || body instanceof Uint8Array) write(body);
      else response.flushHeaders();
      closeLater(response, () => end(args.find((arg) => typeof arg === 'function')));
      return response;
    },
  });
}

/** Stops reading, and ends the response and its connection after a while. */
function createLingering(): CloseLater {
  let lingering = 0;
  return (response, end) => {
    const { req: request } = response;
    stopReading(request);
    lingering += 1;
    // The client of `Expect: 100-continue` has not begun to send.
    const ms = request.headers.expect !== undefined || lingering > lingeringLimit ? 0 : lingerMs;
    const timer = setTimeout(() => {
      response.once('finish', () => request.socket.destroy());
      end();
    }, ms);
    response.once('close', () => {
      lingering -= 1;
      clearTimeout(timer);
    });
  };
}

/** Whether a body of so many bytes is within what the address has left; if so, it is subtracted. */
function createAllowances(now: () => number): (address: string, bytes: number) => boolean {
  const allowances = new LRUCache<string, { left: number; readonly endsAt: number }>(entryLimit(50_000));
  return (address, bytes) => {
    const known = allowances.get(address);
    const isRunning = known !== undefined && now() < known.endsAt;
    const allowance = isRunning ? known : { left: discardedBytes, endsAt: now() + windowMs };
    if (!isRunning) allowances.set(address, allowance);
    if (bytes > allowance.left) return false;
    allowance.left -= bytes;
    return true;
  };
}

/** Drops what has been received at once: buffers that are held for seconds move to V8's old generation. */
function stopReading(request: IncomingMessage): void {
  request.unpipe();
  request.pause();
  while (request.read() !== null);
  // Reading the last of it has scheduled that the socket is read again.
  process.nextTick(() => request.socket.pause());
}

/** Unlimited for a body that is sent in chunks. */
function announcedBytes({ headers }: IncomingMessage): number {
  const length = headers['content-length'];
  if (length !== undefined) return Number(length);
  return headers['transfer-encoding'] === undefined ? 0 : Number.POSITIVE_INFINITY;
}
