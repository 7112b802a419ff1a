import type { Result } from '@pathshala/svc-exams-contract/http';
import type { Tally } from '../../scores/tally-bar.tsx';

/** False for a written exam, which is marked by criteria. */
export function hasQuestions<Shown extends Pick<Result, 'correct' | 'wrong' | 'blank'>>(
  result: Shown,
): result is Shown & Tally {
  const { correct, wrong, blank } = result;
  return (correct ?? 0) + (wrong ?? 0) + (blank ?? 0) > 0;
}
