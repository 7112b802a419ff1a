import { sumOfMarks } from '@pathshala/rules/paper';
import type { Result } from '@pathshala/svc-exams-contract/http';

type Marked = Pick<Result, 'choices' | 'keyUrl' | 'heldQuestions'>;

/** Marks that wrong answers cost, a positive number; null where not all answers may be seen yet. */
export function lostMarks({ choices, keyUrl, heldQuestions = [] }: Marked): number | null {
  if (keyUrl === undefined || heldQuestions.length > 0) return null;
  return sumOfMarks(choices.map(({ points = 0 }) => Math.max(0, -points)));
}
