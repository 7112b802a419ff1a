interface BackgroundFirst<Task, Outcome> {
  /** Runs a task at idle priority: it may get no processor time while other threads need it. */
  readonly inBackground: (task: Task) => Promise<Outcome>;
  readonly atLowPriority: (task: Task) => Promise<Outcome>;
  /** After this time a background task is computed at low priority as well. */
  readonly overdueMs: number;
}

/** Computes at idle priority. While a background task is overdue, all are computed at low priority, so that none starves. */
export function createBackgroundFirst<Task, Outcome>({
  inBackground,
  atLowPriority,
  overdueMs,
}: BackgroundFirst<Task, Outcome>): (task: Task) => Promise<Outcome> {
  let overdueCount = 0;

  /** The outcome of the task, or of `instead` when the task takes too long. */
  async function orElse(computed: Promise<Outcome>, instead: () => Promise<Outcome>): Promise<Outcome> {
    const overdue = Promise.withResolvers<Outcome>();
    const timer = setTimeout(() => {
      overdueCount += 1;
      const end = () => (overdueCount -= 1);
      computed.then(end, end);
      instead().then(overdue.resolve, overdue.reject);
    }, overdueMs);
    try {
      return await Promise.race([computed, overdue.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  return (task) =>
    overdueCount > 0 ? atLowPriority(task) : orElse(inBackground(task), () => atLowPriority(task));
}
