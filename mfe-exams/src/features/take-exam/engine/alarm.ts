/** One timer for one purpose: setting it anew takes the place of what was set. */
export interface Alarm {
  readonly set: (action: () => void, delay: number) => void;
  readonly isSet: () => boolean;
  readonly cancel: () => void;
  /** What was set last happens now, whether or not its time has come. */
  readonly ringNow: () => void;
  /** Keeps an action for `ringNow` alone. */
  readonly hold: (action: () => void) => void;
}

export function createAlarm(): Alarm {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held: (() => void) | undefined;
  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
    held = undefined;
  }
  function ring(): void {
    const action = held;
    cancel();
    action?.();
  }
  return {
    isSet: () => timer !== undefined,
    cancel,
    ringNow: ring,
    set: (action, delay) => {
      cancel();
      held = action;
      timer = setTimeout(ring, delay);
    },
    hold: (action) => {
      cancel();
      held = action;
    },
  };
}
