import type { AttemptChange, MovedDeadline } from '../domain/desk-attempt.ts';
import type { AttemptPorts } from '../ports.ts';

/** Tells the listeners of this process which attempts it has changed. */
export interface AttemptChanges extends Pick<AttemptPorts, 'onChange' | 'onMovedDeadline'> {
  readonly report: (change: AttemptChange) => void;
  readonly reportMoved: (moved: MovedDeadline) => void;
}

export function createAttemptChanges(): AttemptChanges {
  const listeners: ((change: AttemptChange) => void)[] = [];
  const ofMoved: ((moved: MovedDeadline) => void)[] = [];
  return {
    onChange: (listener) => void listeners.push(listener),
    report: (change) => listeners.forEach((listener) => listener(change)),
    onMovedDeadline: (listener) => void ofMoved.push(listener),
    reportMoved: (moved) => ofMoved.forEach((listener) => listener(moved)),
  };
}
