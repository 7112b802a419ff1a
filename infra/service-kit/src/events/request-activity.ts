import { performance } from 'node:perf_hooks';

/**
 * Counts the requests that a process is answering, so that background work can wait until they are done. One object a
 * process.
 */
export interface RequestActivity {
  requestStarted(): void;
  requestEnded(): void;
  /** Resolves when background work may take the event loop. Await it before each batch. */
  whenIdle(): Promise<void>;
}

/** Background work never waits. */
export const alwaysIdle: RequestActivity = {
  requestStarted: () => undefined,
  requestEnded: () => undefined,
  whenIdle: async () => undefined,
};

const checkEveryMs = 20;
/** A process that is never idle still publishes and consumes: some hundreds of events of each kind, twice a second. */
const maxWaitMs = 500;
/** Requests that wait for a disk or another server leave the event loop idle: from this share on there is room for more. */
const idleShare = 0.2;

/**
 * Gives requests priority over the relay and the consumers of the same process. `whenIdle` resolves when no request is in
 * progress, when the event loop was idle for a fifth of the time, or after 500 ms. Events wait in their stores meanwhile.
 */
export function createRequestActivity(): RequestActivity {
  let inProgress = 0;
  let idle: PromiseWithResolvers<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  function release(): void {
    clearInterval(timer);
    idle?.resolve();
    idle = null;
  }

  function watchLoop(): void {
    const startedAt = performance.now();
    const idleBefore = idleMs();
    timer = setInterval(() => {
      const waitedMs = performance.now() - startedAt;
      if (waitedMs >= maxWaitMs || idleMs() - idleBefore >= waitedMs * idleShare) release();
    }, checkEveryMs);
  }

  return {
    requestStarted() {
      inProgress += 1;
    },
    requestEnded() {
      inProgress -= 1;
      if (inProgress === 0) release();
    },
    async whenIdle() {
      if (inProgress === 0) return;
      if (idle === null) {
        idle = Promise.withResolvers<void>();
        watchLoop();
      }
      await idle.promise;
    },
  };
}

function idleMs(): number {
  return performance.eventLoopUtilization().idle;
}
