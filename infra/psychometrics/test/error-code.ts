import { PsychometricError } from '../src/psychometric-error.ts';

/** The code of the error that a call throws, with its index; `undefined` where it throws none. */
export function errorOf(call: () => unknown): readonly [string, number | undefined] | undefined {
  try {
    call();
  } catch (error) {
    if (error instanceof PsychometricError) return [error.code, error.index];
    throw error;
  }
  return undefined;
}

/** The greatest distance between values at the same positions; infinite for other lengths. */
export function farthest(left: readonly number[], right: readonly number[]): number {
  if (left.length !== right.length) return Infinity;
  return Math.max(...left.map((value, index) => Math.abs(value - right[index]!)));
}
