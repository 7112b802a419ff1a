/** Asks again until the answer satisfies; what is eventually consistent gets a bounded time to become so. */
export async function until<T>(
  ask: () => Promise<T>,
  satisfies: (value: T) => boolean,
  timeoutMs = 10_000,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const value = await ask();
    if (satisfies(value)) return value;
    if (Date.now() > end) throw new Error(`still not so after ${timeoutMs} ms: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
