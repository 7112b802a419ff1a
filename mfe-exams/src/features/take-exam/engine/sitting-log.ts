/** The log that is sent beside the answers, for the result page and for review. */
export interface LogEntries {
  /** Whole seconds that a question was in view, of all sittings of the attempt together. */
  readonly spent: readonly { readonly questionId: string; readonly seconds: number }[];
  readonly focusLosses: readonly FocusLoss[];
}

interface FocusLoss {
  /** When the page lost the focus, by the server's clock. */
  readonly at: string;
  readonly awayMs: number;
}

export interface SittingLog {
  /** The question in view from now on; null: none. */
  readonly show: (questionId: string | null) => void;
  /** The page is hidden, or another window has the focus. */
  readonly leave: () => void;
  readonly comeBack: () => void;
  /** Returns the entries that the server has not acknowledged yet. */
  readonly unsent: () => LogEntries;
  readonly acknowledge: (entries: LogEntries) => void;
}

interface SittingLogDependencies {
  /** The seconds that the server has counted so far. */
  readonly spent: LogEntries['spent'];
  /** Milliseconds, monotonic. */
  readonly tick: () => number;
  /** The server's time, epoch milliseconds. */
  readonly now: () => number;
  /** The page is back from an absence that is recorded. */
  readonly onLoss: () => void;
}

/** The limit for one save; the next one sends the others. */
const maxLosses = 10;
/** The server takes no longer ones. */
const maxAwayMs = 36_000_000;
/** A shorter absence is a notification or a slip. */
const minAwayMs = 2_000;

/** Counts the time of each question, coarsely, and how often the page was left. The log never lowers a result. */
export function createSittingLog({ spent, tick, now, onLoss }: SittingLogDependencies): SittingLog {
  const milliseconds = new Map(spent.map(({ questionId, seconds }) => [questionId, seconds * 1000]));
  const acknowledged = new Map(spent.map(({ questionId, seconds }) => [questionId, seconds]));
  let losses: readonly FocusLoss[] = [];
  let shown: string | null = null;
  let since = tick();
  let left: { readonly at: string; readonly tick: number } | null = null;

  function count(): void {
    const current = tick();
    if (shown !== null && left === null) {
      milliseconds.set(shown, (milliseconds.get(shown) ?? 0) + current - since);
    }
    since = current;
  }

  return {
    show: (questionId) => {
      count();
      shown = questionId;
    },
    leave: () => {
      if (left !== null) return;
      count();
      left = { at: new Date(now()).toISOString(), tick: tick() };
    },
    comeBack: () => {
      if (left === null) return;
      const awayMs = Math.min(maxAwayMs, Math.round(tick() - left.tick));
      const loss = { at: left.at, awayMs };
      count();
      left = null;
      if (awayMs <= minAwayMs) return;
      losses = [...losses, loss];
      onLoss();
    },
    unsent: () => {
      count();
      const changed = [...milliseconds]
        .map(([questionId, value]) => ({ questionId, seconds: Math.round(value / 1000) }))
        .filter(({ questionId, seconds }) => seconds > (acknowledged.get(questionId) ?? 0));
      return { spent: changed, focusLosses: losses.slice(0, maxLosses) };
    },
    acknowledge: (entries) => {
      for (const { questionId, seconds } of entries.spent) acknowledged.set(questionId, seconds);
      losses = losses.filter((loss) => !entries.focusLosses.includes(loss));
    },
  };
}
