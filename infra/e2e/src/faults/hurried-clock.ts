/**
 * Loaded into a process before the product: its clock and its timers run `CLOCK_RATE` times as fast, so that
 * what the product repairs a minute after a crash is observed within seconds. `CLOCK_AHEAD_MS` is by how much the clock of
 * the previous process was ahead: no clock is ever set back.
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

/** Returns to the normal rate. Returns by how much the clock is ahead of real time, which it remains. */
export function slowDown(): number {
  aheadMs = Date.now() - realNow();
  rate = 1;
  return aheadMs;
}
