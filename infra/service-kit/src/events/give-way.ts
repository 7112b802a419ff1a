import { performance } from 'node:perf_hooks';

/**
 * Calls that somebody waits for. All that a process does, it does on one event loop, whichever of its services asks:
 * so the count is the process's, and events make way for the calls of all of them.
 */
let inHand = 0;
let waiting: PromiseWithResolvers<void> | null = null;
let looking: NodeJS.Timeout | undefined;
let waitingSince = 0;
let idleBefore = 0;

const lookEveryMs = 20;
/** A process that is never at rest still passes on its events: some hundreds of each kind, four times a second. */
const longestMs = 250;
/** A loop that rests for this share of the time has room for more. */
const restingShare = 0.2;

export function callBegan(): void {
  inHand += 1;
}

export function callEnded(): void {
  inHand -= 1;
  if (inHand === 0) goOn();
}

/**
 * Before each portion of work that nobody waits for: resolves when no call is in hand, when the event loop had
 * time to rest meanwhile, or after a quarter of a second. Events lose nothing by it: they are stored, and those who come
 * together share their flushes.
 */
export async function giveWay(): Promise<void> {
  if (inHand === 0) return;
  if (waiting === null) {
    waiting = Promise.withResolvers<void>();
    waitingSince = performance.now();
    idleBefore = idleMs();
    looking = setInterval(look, lookEveryMs);
  }
  await waiting.promise;
}

function look(): void {
  const waitedMs = performance.now() - waitingSince;
  const hasRested = idleMs() - idleBefore >= waitedMs * restingShare;
  if (hasRested || waitedMs >= longestMs) goOn();
}

/** Calls that wait for the disk or another server leave the loop idle. */
const idleMs = () => performance.eventLoopUtilization().idle;

function goOn(): void {
  clearInterval(looking);
  waiting?.resolve();
  waiting = null;
}
