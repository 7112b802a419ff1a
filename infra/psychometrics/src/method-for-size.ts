import { PsychometricError } from './psychometric-error.ts';

/** Candidates of the smaller group that a method needs (Kolen and Brennan 2014, chapter 8, rules of thumb). */
export const neededSizes = { linear: 400, equipercentile: 1500 } as const;

export interface MethodForSize {
  readonly method: 'linear' | 'equipercentile';
  /** The smallest group. */
  readonly smallest: number;
  /** The smallest group that equipercentile equating needs. */
  readonly needed: number;
  /** Even linear equating is less sure than usual: show the standard error. */
  readonly isThin: boolean;
}

/** The equating method that the sizes of the groups allow. Throws `empty` without groups or with an empty one. */
export function methodForSize(sizes: readonly number[]): MethodForSize {
  const smallest = Math.min(...sizes);
  if (sizes.length === 0 || !(smallest > 0)) throw new PsychometricError('empty');
  return {
    method: smallest < neededSizes.equipercentile ? 'linear' : 'equipercentile',
    smallest,
    needed: neededSizes.equipercentile,
    isThin: smallest < neededSizes.linear,
  };
}
