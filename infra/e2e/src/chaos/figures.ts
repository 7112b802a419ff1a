import type { Fault } from './fault.ts';
import type { Call } from './journal.ts';

/** The figures of one kind of fault over a run: R2 and R3. */
export interface FaultFigure {
  readonly name: string;
  readonly row: string;
  readonly times: number;
  /** Requests that were given up after all repeats: R2. */
  readonly failed: number;
  /** Seconds from the end of the fault to the steady state: R3. */
  readonly steadySeconds: readonly number[];
  readonly submits: number;
  /** Milliseconds from the first sending of a submit to its answer, repeats included. */
  readonly submitP99Ms: number;
}

export interface Figures {
  begin(name: string): void;
  /** Returns the steady state in words. */
  end(fault: Fault, outcome: { steadyMs: number | null; failed: number }): string;
  /** A request counts to the fault that lasted when it was sent. */
  asked(kind: Call['kind']): (ms: number) => void;
  all(): readonly FaultFigure[];
}

interface Counted {
  row: string;
  times: number;
  failed: number;
  readonly steadySeconds: number[];
  readonly submits: number[];
}

/** While no fault lasts. */
const calm = 'none';

export function createFigures(): Figures {
  const counted = new Map<string, Counted>();
  let current = calm;
  const of = (name: string): Counted => {
    const known = counted.get(name) ?? { row: '', times: 0, failed: 0, steadySeconds: [], submits: [] };
    counted.set(name, known);
    return known;
  };
  return {
    begin(name) {
      current = name;
    },
    end({ name, row }, { steadyMs, failed }) {
      current = calm;
      const own = of(name);
      own.row = row;
      own.times += 1;
      own.failed += failed;
      if (steadyMs === null) return 'never';
      own.steadySeconds.push(steadyMs / 1000);
      return `${(steadyMs / 1000).toFixed(2)} s`;
    },
    asked(kind) {
      const { submits } = of(current);
      return (ms) => void (kind === 'submit' && submits.push(ms));
    },
    all: () =>
      [...counted].map(([name, { row, times, failed, steadySeconds, submits }]) => ({
        name,
        row,
        times,
        failed,
        steadySeconds,
        submits: submits.length,
        submitP99Ms: p99(submits),
      })),
  };
}

function p99(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0;
}
