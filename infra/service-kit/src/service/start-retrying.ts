const firstDelayMs = 500;
const maxDelayMs = 10_000;

export interface Retrying {
  /** Resolves when the first attempt has ended, in success or failure. */
  readonly firstAttempt: Promise<void>;
  /** No further attempt begins; one in progress ends by itself. */
  stop(): void;
}

/**
 * Repeats the attempt until it succeeds or is stopped, after growing delays. Not `p-retry`: it gives up at a TypeError, and
 * its callers here go on after the first attempt.
 */
export function startRetrying(
  attempt: () => Promise<void>,
  onFailure: (error: unknown) => Promise<void>,
): Retrying {
  let delayMs = firstDelayMs;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function next(): Promise<void> {
    try {
      await attempt();
    } catch (error) {
      await onFailure(error);
      if (isStopped) return;
      timer = setTimeout(() => void next(), delayMs);
      delayMs = Math.min(delayMs * 2, maxDelayMs);
    }
  }

  return {
    firstAttempt: next(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
