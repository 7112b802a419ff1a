/**
 * Loaded into a process before the product: its clock goes `CLOCK_RATE` times as fast, and its timers with it, so that
 * what the product puts right a minute after a crash is seen within seconds. `CLOCK_AHEAD_MS` is how far the clock of
 * the process before had come: no clock is ever set back.
 */
const realNow = Date.now;
const realTimers = { setTimeout: globalThis.setTimeout, setInterval: globalThis.setInterval };
const begin = realNow();
let rate = Number(process.env['CLOCK_RATE'] ?? 1);
let aheadMs = Number(process.env['CLOCK_AHEAD_MS'] ?? 0);

Date.now = () => Math.floor(realNow() + aheadMs + (realNow() - begin) * (rate - 1));

for (const [name, real] of Object.entries(realTimers)) {
  Reflect.set(globalThis, name, (run: () => void, ms = 0, ...values: unknown[]) =>
    Reflect.apply(real, globalThis, [run, ms / rate, ...values]),
  );
}

/** Back to the usual pace. Answers how far ahead of the real time the clock is, and stays. */
export function slowDown(): number {
  aheadMs = Date.now() - realNow();
  rate = 1;
  return aheadMs;
}
