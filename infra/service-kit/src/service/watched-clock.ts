import type { RefusedReason } from '../identity/verifier.ts';

export interface WatchedClock {
  /** A token of a gateway was refused, or accepted. */
  refused(reason: RefusedReason): void;
  accepted(): void;
  /** False while this machine's clock differs too much from the gateways'. */
  isRight(): boolean;
}

/** One token may be of a gateway whose own clock is wrong: the tokens of the others are accepted between them. */
const refusedInRow = 3;
/** Milliseconds. Out of rotation, a process gets no more tokens: afterwards it is tried again. */
const believedFor = 15_000;

/** Concludes from the tokens of all gateways whether this machine's clock is right. `now` is a clock that nobody sets. */
export function createWatchedClock(now: () => number = () => performance.now()): WatchedClock {
  let count = 0;
  let refusedAt = Number.NEGATIVE_INFINITY;
  const isRecent = () => now() - refusedAt < believedFor;
  return {
    refused(reason) {
      if (reason !== 'expired' && reason !== 'from the future') return;
      count = isRecent() ? count + 1 : 1;
      refusedAt = now();
    },
    accepted() {
      count = 0;
    },
    isRight: () => count < refusedInRow || !isRecent(),
  };
}
