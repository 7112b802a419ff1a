import { setTimeout as wait } from 'node:timers/promises';

export async function eventually<Result>(
  ask: () => Result | Promise<Result>,
  until: (result: Result) => boolean,
) {
  const end = Date.now() + 30_000;
  let result = await ask();
  while (!until(result)) {
    if (Date.now() > end) throw new Error(`it never came about; last seen: ${JSON.stringify(result)}`);
    await wait(10);
    result = await ask();
  }
  return result;
}
