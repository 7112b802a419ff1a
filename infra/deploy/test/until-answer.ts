import { setTimeout as wait } from 'node:timers/promises';

/** The status of the first answer. Throws when there is none within `timeoutMs`. */
export async function untilAnswer(url: string, timeoutMs = 45_000): Promise<number> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      return (await fetch(url)).status;
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(50);
    }
  }
}
