import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GatewayMetrics } from '@pathshala/service-kit/telemetry/gateway-metrics';
import type { ApiMiddleware } from './api-context.ts';
import type { Upstream } from './upstream.ts';

/** Calls in progress for one service: enough that writes share their flush; a remote service is sent as many at once. */
const defaultLimit = 512;
/**
 * Calls that begin in one turn of the event loop. More of them in the same process would make the turn long: all are parsed, wait
 * for one commit and are answered together, and Node accepts one new connection in a turn.
 */
const maxBegunPerTurn = 64;
/** When no call has ended for so long, those in progress wait for something else, and the queue is emptied. */
const stallMs = 500;
/** After so many urgent calls one of the others starts, so that they are not blocked permanently. */
const maxUrgentInARow = 3;

interface AdmissionQueue {
  /** Runs `start` at once, or when enough earlier calls have ended. `start` may release the slot early. */
  admit(call: Call, start: (release: () => void) => void): void;
  /** Calls that wait. */
  length(): number;
}

interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Starts before the others that wait, but for one in four. Asked for calls that have to wait alone. */
  readonly isUrgent: () => boolean;
}

/** Counts the calls of a process that runs the services as well: their background work waits for the calls in this queue. */
interface CallCount {
  requestStarted(): void;
  requestEnded(): void;
}

/** A call that waited for longer states when it arrived (decision 0016); for the others the service's own time is exact enough. */
const statedWaitMs = 1000;

export interface AdmissionDependencies {
  readonly upstreams: readonly Upstream[];
  readonly now: () => number;
  /** Counts the calls if the services run in this process. */
  readonly calls?: CallCount | undefined;
  readonly requestMetrics?: GatewayMetrics | undefined;
}

/** A queue for each service: a storm of log-ins does not delay an exam. A call that no service answers is not queued. */
export function createAdmission({
  upstreams,
  now,
  calls,
  requestMetrics,
}: AdmissionDependencies): ApiMiddleware {
  const queues = new Map<Upstream | null, AdmissionQueue>();
  for (const upstream of upstreams) {
    const queue = createAdmissionQueue(defaultLimit, calls);
    queues.set(upstream, queue);
    requestMetrics?.watchQueue(upstream.name, () => queue.length());
  }
  return (request, response, next) => {
    const { upstream } = response.locals;
    const queue = queues.get(upstream);
    if (queue === undefined) next();
    else {
      const arrivedAt = now();
      const { path } = response.locals.target;
      const isUrgent = () => upstream?.isUrgent?.(request.method, path.slice('/api'.length)) === true;
      queue.admit({ request, response, isUrgent }, (release) => {
        response.locals.releaseSlot = release;
        // A client that sends its body slowly gains no earlier time from the queue.
        if (now() - arrivedAt > statedWaitMs && request.complete) response.locals.arrivedAt = arrivedAt;
        next();
      });
    }
  };
}

/** Limits concurrency, so that ten thousand simultaneous calls need neither the memory nor the time of all at once (decision 0008). */
export function createAdmissionQueue(limit = defaultLimit, calls?: CallCount): AdmissionQueue {
  const waiting = createWaitingCalls();
  let inProgress = 0;
  let begunThisTurn = 0;
  let stallTimer: NodeJS.Timeout | undefined;

  const hasRoom = () => inProgress < limit && begunThisTurn < maxBegunPerTurn;

  function startNext(): void {
    const start = waiting.take();
    if (waiting.count() === 0) {
      clearTimeout(stallTimer);
      stallTimer = undefined;
    }
    start?.();
  }

  function startWaiting(): void {
    while (waiting.count() > 0 && hasRoom()) startNext();
  }

  function beginTurn(): void {
    begunThisTurn = 0;
    startWaiting();
  }

  function startAll(): void {
    for (let left = waiting.count(); left >= 1; left -= 1) startNext();
  }

  function release(): void {
    inProgress -= 1;
    calls?.requestEnded();
    stallTimer?.refresh();
    startWaiting();
  }

  function begin(call: Call, start: (releaseSlot: () => void) => void): void {
    inProgress += 1;
    if (begunThisTurn === 0) setImmediate(beginTurn);
    begunThisTurn += 1;
    start(releaseOnce(call, release));
  }

  return {
    admit(call, start) {
      calls?.requestStarted();
      if (hasRoom() && waiting.count() === 0) return begin(call, start);
      waiting.add(() => begin(call, start), call.isUrgent());
      stallTimer ??= setTimeout(startAll, stallMs);
    },
    length: waiting.count,
  };
}

type Start = () => void;

/** Urgent calls first, but for every fourth; those of a kind in order of arrival. */
function createWaitingCalls() {
  const [urgent, others] = [createFifo<Start>(), createFifo<Start>()];
  let urgentInARow = 0;
  return {
    count: () => urgent.size() + others.size(),
    add: (start: Start, isUrgent: boolean) => (isUrgent ? urgent : others).push(start),
    take(): Start | undefined {
      const isUrgentNext = urgent.size() > 0 && (urgentInARow < maxUrgentInARow || others.size() === 0);
      urgentInARow = isUrgentNext ? urgentInARow + 1 : 0;
      return (isUrgentNext ? urgent : others).shift();
    },
  };
}

/** An array whose `shift` moves no other item. */
function createFifo<Item>() {
  const items: Item[] = [];
  let head = 0;
  return {
    size: () => items.length - head,
    push: (item: Item) => void items.push(item),
    shift(): Item | undefined {
      const item = items[head];
      head += 1;
      if (head === items.length) items.length = head = 0;
      return item;
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
