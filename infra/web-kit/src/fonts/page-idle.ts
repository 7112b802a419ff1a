/** Milliseconds without network activity; on a slow connection a round trip takes almost as long. */
const idleTime = 1_000;

/** Resolves when the page is complete, nothing has been loading for a second and the browser is idle, or when it is aborted. */
export async function pageIdle(signal?: AbortSignal): Promise<void> {
  while (!isComplete()) {
    await delay(200);
    if (signal?.aborted === true) return;
  }
  await idle();
}

function isComplete(): boolean {
  const lastAnswer = Math.max(
    0,
    ...performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration),
  );
  return (
    document.readyState === 'complete' &&
    document.querySelector('h1') !== null &&
    document.querySelector('[aria-busy="true"]') === null &&
    performance.now() - lastAnswer > idleTime
  );
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has none.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 0);
  });
}
