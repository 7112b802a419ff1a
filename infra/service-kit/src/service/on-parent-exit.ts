const pollMs = 250;

/**
 * Calls `stop` once the process that started this one has ended. Only where npm did the starting: npm ends its shell at
 * SIGTERM, and the shell passes nothing on, so that the site would go on without a parent.
 */
export function onParentExit(stop: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, pollMs).unref();
}
