const firstPauseMs = 500;
const longestPauseMs = 10_000;

export interface Trying {
  /** Resolves when the first try has ended, well or not. */
  readonly firstTry: Promise<void>;
  /** No further try begins; one that is under way ends by itself. */
  stop(): void;
}

/** Tries until it succeeds or is stopped, after growing pauses. */
export function keepTrying(
  attempt: () => Promise<void>,
  onFailure: (error: unknown) => Promise<void>,
): Trying {
  let pauseMs = firstPauseMs;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function next(): Promise<void> {
    try {
      await attempt();
    } catch (error) {
      await onFailure(error);
      if (isStopped) return;
      timer = setTimeout(() => void next(), pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }

  return {
    firstTry: next(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
