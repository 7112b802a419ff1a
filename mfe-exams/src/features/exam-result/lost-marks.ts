import { sumOfMarks } from '@pathshala/rules/paper';
import type { Result } from '@pathshala/svc-exams-contract/http';

/** Marks that wrong answers cost, a positive number; null where the answers may not be seen yet. */
export function lostMarks(answers: Result['answers']): number | null {
  return answers ? sumOfMarks(answers.map(({ score }) => Math.max(0, -score))) : null;
}
