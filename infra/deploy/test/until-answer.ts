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

/** The status `wanted` as soon as it is answered; what is answered instead when it is not within `timeoutMs`. */
export async function untilStatus(url: string, wanted: number, timeoutMs = 45_000): Promise<number> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const status = await untilAnswer(url, end - Date.now());
    if (status === wanted || Date.now() > end) return status;
    await wait(50);
  }
}
