import type { Warn } from './warn.ts';

const patienceMs = 2_000;

/**
 * For the last words to a broker: what is closed already, or answers no more, is closed well enough. (A close that meets
 * the end of its connection is never answered by amqplib.)
 */
export async function closeWithTimeout(log: Warn, close: () => Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  try {
    await Promise.race([close(), enough]);
  } catch (error) {
    log.warn({ err: error }, 'closed by the other side');
  } finally {
    clearTimeout(timer);
  }
}
