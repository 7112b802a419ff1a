import type { createPracticeFromMistakes, readMistakesSummary } from '@pathshala/svc-exams-contract/http';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useCreatePractice } from './use-create-practice.ts';

/** Returns how many questions of the notebook are due, and the practice of them. */
export function useMistakesReview() {
  const summary = useApiQuery<typeof readMistakesSummary>('/exams/mistakes/summary', {});
  const { create, isStarting } = useCreatePractice<typeof createPracticeFromMistakes>(
    '/exams/practice/from-mistakes',
  );
  return { summary, isStarting, review: () => create({ body: {} }) };
}
