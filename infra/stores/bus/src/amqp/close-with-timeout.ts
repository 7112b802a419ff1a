import type { Warn } from './warn.ts';

const timeoutMs = 2_000;

/** Resolves when the close has succeeded, failed, or taken two seconds: amqplib never resolves a close on a lost connection. */
export async function closeWithTimeout(log: Warn, close: () => Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  try {
    await Promise.race([close(), timeout]);
  } catch (error) {
    log.warn({ err: error }, 'closed by the other side');
  } finally {
    clearTimeout(timer);
  }
}
