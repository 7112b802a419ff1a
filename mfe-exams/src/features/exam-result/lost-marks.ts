import { sumOfMarks } from '@pathshala/rules/paper';
import type { Result } from '@pathshala/svc-exams-contract/http';

/** Marks that wrong answers cost, a positive number; null where the answers may not be seen yet. */
export function lostMarks({ choices, keyUrl }: Pick<Result, 'choices' | 'keyUrl'>): number | null {
  return keyUrl === undefined ? null : sumOfMarks(choices.map(({ points = 0 }) => Math.max(0, -points)));
}
