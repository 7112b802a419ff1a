/** One timer for one purpose: a new action replaces the one before. */
interface Timer {
  readonly set: (action: () => void, delay: number) => void;
  readonly isSet: () => boolean;
  readonly cancel: () => void;
  /** Runs the action now, whether or not its time has come. */
  readonly fireNow: () => void;
  /** Stores an action that only `fireNow` runs. */
  readonly defer: (action: () => void) => void;
}

export function createTimer(): Timer {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let pending: (() => void) | undefined;
  function cancel(): void {
    clearTimeout(timeout);
    timeout = undefined;
    pending = undefined;
  }
  function fire(): void {
    const action = pending;
    cancel();
    action?.();
  }
  return {
    isSet: () => timeout !== undefined,
    cancel,
    fireNow: fire,
    set: (action, delay) => {
      cancel();
      pending = action;
      timeout = setTimeout(fire, delay);
    },
    defer: (action) => {
      cancel();
      pending = action;
    },
  };
}
