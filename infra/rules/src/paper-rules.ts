import { searchKeyOf } from './bengali.ts';

/** Limits of an exam paper that an author may set; `timeLimit` in minutes, numbers of subjects per paper and of questions per subject. */
export const paperLimits = {
  timeLimit: 600,
  totalMarks: 100_000,
  negativeMarkingPercentage: 100,
  subjects: 50,
  questions: 300,
  /** Spec §5. */
  options: { min: 2, max: 6 },
} as const;

interface Keyed {
  readonly options: readonly { readonly isCorrect: boolean }[];
}

export function hasCorrectOption({ options }: Keyed): boolean {
  return options.some(({ isCorrect }) => isCorrect);
}

/** Returns how many subjects students may be required to answer: at least one and all mandatory ones, at most all. */
export function requiredSubjectsRange(subjects: readonly { readonly mandatory: boolean }[]): {
  readonly min: number;
  readonly max: number;
} {
  const mandatory = subjects.filter((subject) => subject.mandatory).length;
  return { min: Math.max(1, mandatory), max: subjects.length };
}

/** Whether two names differ at most in case, spacing, script of digits or Unicode form. */
export function isSameName(one: string | number, other: string | number): boolean {
  return searchKeyOf(String(one)) === searchKeyOf(String(other));
}

/** Indexes of the names that also occur earlier in the list, compared as by `isSameName`. */
export function repeatedNames(names: readonly string[]): readonly number[] {
  const keys = names.map(searchKeyOf);
  return keys.flatMap((key, index) => (keys.indexOf(key) < index ? [index] : []));
}
