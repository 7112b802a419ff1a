import { remarkOn } from './html-remarks.ts';
import type { FileRemark } from './file-question.ts';

/** Percent of the marks of each answer in the other program, and whether several are chosen together. */
interface AnswerMarks {
  readonly marks: readonly number[];
  readonly isMultiple: boolean;
}

type Key = { readonly correct: readonly boolean[]; readonly remarks: readonly FileRemark[] };

const whole = 100;
/** Percent: three times 33.333 counts as 100. */
const tolerance = 1;

const isWhole = (sum: number): boolean => Math.abs(sum - whole) <= tolerance;

/**
 * The key for the marks of a program with part marks. An answer with part of the marks is right only where the parts of several
 * answers add up to 100 %; null where the right answers cannot be determined.
 */
export function keyOfMarks({ marks, isMultiple }: AnswerMarks): Key | null {
  const full = marks.map((mark) => mark >= whole - tolerance / whole);
  const parts = marks.filter((mark) => mark > 0);
  if (full.includes(true)) {
    const count = full.filter(Boolean).length;
    const hasPart = marks.some((mark, at) => mark > 0 && full[at] !== true);
    const remarks = [
      ...(hasPart ? [remarkOn('partMarks')] : []),
      ...(!isMultiple && count > 1 ? [remarkOn('severalRight')] : []),
      ...(!isMultiple && marks.some((mark) => mark < 0) ? [remarkOn('negativeMarks')] : []),
    ];
    return { correct: full, remarks };
  }
  if (!isMultiple || !isWhole(parts.reduce((sum, mark) => sum + mark, 0))) return null;
  const isEqual = parts.every((mark) => Math.abs(mark - (parts[0] ?? 0)) <= tolerance);
  return { correct: marks.map((mark) => mark > 0), remarks: isEqual ? [] : [remarkOn('unequalMarks')] };
}
