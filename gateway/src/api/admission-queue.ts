import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiMiddleware } from './api-context.ts';
import type { Upstream } from './upstream.ts';

/** Calls in progress for one service: enough that writes share their flush; a remote service is sent as many at once. */
const defaultLimit = 512;
/** When no call has ended for so long, those in progress wait for something else, and the queue is emptied. */
const stallMs = 500;

interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

export interface AdmissionQueue {
  /** Runs `start` at once, or when enough earlier calls have ended; in order of arrival. `start` may release the slot early. */
  admit(call: Call, start: (release: () => void) => void): void;
}

/** A call that waited for longer states when it arrived (decision 0016); for the others the service's own time is exact enough. */
const statedWaitMs = 1000;

/** A queue for each service: a storm of log-ins does not delay an exam. A call that no service answers is not queued. */
export function createAdmission(upstreams: readonly Upstream[], now: () => number): ApiMiddleware {
  const queues = new Map(upstreams.map((upstream) => [upstream, createAdmissionQueue()]));
  return (request, response, next) => {
    const { upstream } = response.locals;
    const queue = upstream === null ? undefined : queues.get(upstream);
    if (queue === undefined) next();
    else {
      const arrivedAt = now();
      queue.admit({ request, response }, (release) => {
        response.locals.releaseSlot = release;
        // Who sends the body slowly has no advantage of the queue.
        if (now() - arrivedAt > statedWaitMs && request.complete) response.locals.arrivedAt = arrivedAt;
        next();
      });
    }
  };
}

/** Limits concurrency, so that ten thousand simultaneous calls need neither the memory nor the time of all at once (decision 0008). */
export function createAdmissionQueue(limit = defaultLimit): AdmissionQueue {
  const queue: (() => void)[] = [];
  let head = 0;
  let inProgress = 0;
  let stallTimer: NodeJS.Timeout | undefined;

  const isEmpty = () => head === queue.length;

  function startNext(): void {
    const start = queue[head];
    head += 1;
    if (isEmpty()) {
      queue.length = 0;
      head = 0;
      clearTimeout(stallTimer);
      stallTimer = undefined;
    }
    start?.();
  }

  function startAll(): void {
    for (let left = queue.length - head; left > 0; left -= 1) startNext();
  }

  function release(): void {
    inProgress -= 1;
    stallTimer?.refresh();
    if (inProgress < limit && !isEmpty()) startNext();
  }

  function begin(call: Call, start: (releaseSlot: () => void) => void): void {
    inProgress += 1;
    start(releaseOnce(call, release));
  }

  return {
    admit(call, start) {
      if (inProgress < limit && isEmpty()) return begin(call, start);
      queue.push(() => begin(call, start));
      stallTimer ??= setTimeout(startAll, stallMs);
    },
  };
}

/** The slot is free when the answer is written, before the client has read it; a slow upload holds none. */
function releaseOnce({ request, response }: Call, release: () => void): () => void {
  let isReleased = false;
  const releaseSlot = () => {
    if (isReleased) return;
    isReleased = true;
    release();
  };
  response.once('prefinish', releaseSlot).once('close', releaseSlot);
  if (!request.complete) setImmediate(() => request.complete || releaseSlot());
  if (response.destroyed) releaseSlot();
  return releaseSlot;
}
