import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestTarget } from '../http/request-target.ts';
import { routeTo, type Upstream } from './upstream.ts';

interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Calls of one service wait for each other, and for nobody else: a storm of log-ins is not in the way of an exam. */
export function createTakeTurn(upstreams: readonly Upstream[]) {
  const turns = new Map(upstreams.map((upstream) => [upstream, createTurns()]));
  return (call: Call, target: RequestTarget | null, begin: () => void): void => {
    const isApi = target?.key.startsWith('/api/') === true;
    const upstream = isApi ? routeTo(upstreams, target.key.slice('/api'.length)) : null;
    const own = upstream === null ? undefined : turns.get(upstream);
    if (own === undefined) begin();
    else own.take(call, begin);
  };
}

export interface Turns {
  /** Begins at once, or when the calls before it have been answered. */
  take(call: Call, begin: () => void): void;
}

/** Enough that writes share their flush; a service that listens elsewhere is sent as many at once. */
const mostInHand = 512;
/** So long without an end: those in hand hang on something, and the others shall not wait for them. */
const stalledMs = 500;

/**
 * Ten thousand calls that come in one instant are worked off in the order in which they came, not all at once: what
 * belongs to a call dies young, the first are answered when the last still wait, and memory stays near what is in use.
 */
export function createTurns(most = mostInHand): Turns {
  const waiting: (() => void)[] = [];
  let inHand = 0;
  let next = 0;
  let stall: NodeJS.Timeout | undefined;

  const hasWaiting = () => next < waiting.length;

  function enter(): () => void {
    inHand += 1;
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      inHand -= 1;
      stall?.refresh();
      if (inHand < most && hasWaiting()) beginNext();
    };
  }

  function beginNext(): void {
    const first = waiting[next];
    next += 1;
    if (!hasWaiting()) {
      waiting.length = 0;
      next = 0;
      clearTimeout(stall);
      stall = undefined;
    }
    first?.();
  }

  function beginAll(): void {
    for (let left = waiting.length - next; left > 0; left -= 1) beginNext();
  }

  return {
    take({ request, response }, begin) {
      const beginInTurn = () => {
        const leave = enter();
        // Before the last byte has left: who is slow to take its answer holds nobody up.
        response.once('prefinish', leave).once('close', leave);
        // Nor does who is slow to send: what did not come along with the head is not waited for.
        if (!request.complete) setImmediate(() => request.complete || leave());
        if (response.destroyed) leave();
        begin();
      };
      if (inHand < most && !hasWaiting()) return beginInTurn();
      waiting.push(beginInTurn);
      stall ??= setTimeout(beginAll, stalledMs);
    },
  };
}
