import type { Result } from '@pathshala/svc-exams/contract/http';

/** Marks that wrong answers cost, a positive number; null where the answers may not be seen yet. */
export function lostMarks(answers: Result['answers']): number | null {
  if (!answers) return null;
  const hundredths = answers.reduce((sum, { score }) => sum + Math.min(0, Math.round(score * 100)), 0);
  return hundredths === 0 ? 0 : -hundredths / 100;
}
