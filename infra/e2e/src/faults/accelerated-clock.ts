/**
 * Loaded into a process before the product: its timers run `CLOCK_RATE` times as fast, and from `speedUp` its clock with
 * them, so that what the product repairs a minute after a crash is repaired within a second. The clock keeps its rate
 * during the start: however slow the machine, no code and no session expires meanwhile. `CLOCK_AHEAD_MS` is how far
 * the clock of the process before had come: no clock is ever set back.
 */
const realNow = Date.now;
const realTimers = { setTimeout: globalThis.setTimeout, setInterval: globalThis.setInterval };
let timerRate = Number(process.env['CLOCK_RATE'] ?? 1);
let clockRate = 1;
let begin = realNow();
let aheadMs = Number(process.env['CLOCK_AHEAD_MS'] ?? 0);

Date.now = () => Math.floor(realNow() + aheadMs + (realNow() - begin) * (clockRate - 1));

for (const [name, real] of Object.entries(realTimers)) {
  Reflect.set(globalThis, name, (run: () => void, ms = 0, ...values: unknown[]) =>
    Reflect.apply(real, globalThis, [run, ms / timerRate, ...values]),
  );
}

/** Makes the clock as fast as the timers. */
export function speedUp(): void {
  begin = realNow();
  clockRate = timerRate;
}

/** Sets the clock forward, for what happens after minutes. */
export function skip(ms: number): number {
  aheadMs += ms;
  return Date.now() - realNow();
}

/** Back to the usual pace. Answers how far ahead of the real time the clock is, and stays. */
export function slowDown(): number {
  aheadMs = Date.now() - realNow();
  timerRate = 1;
  clockRate = 1;
  return aheadMs;
}
