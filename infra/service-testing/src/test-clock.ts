/** A clock that stands still until a test moves it. */
export interface TestClock {
  /** Epoch milliseconds. */
  readonly now: () => number;
  set(time: string | number): void;
  advance(milliseconds: number): void;
}

export function createTestClock(start: string | number): TestClock {
  let time = new Date(start).getTime();
  return {
    now: () => time,
    set(to) {
      time = new Date(to).getTime();
    },
    advance(milliseconds) {
      time += milliseconds;
    },
  };
}
