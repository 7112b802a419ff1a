import type { QuestionQuery } from '@pathshala/svc-exams-contract/question';
import type { listQuestions, readQuestionFacets } from '@pathshala/svc-exams-contract/question-routes';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';

export type PickerQuery = Pick<QuestionQuery, 'q' | 'subject' | 'chapter' | 'difficulty' | 'tag'> & {
  readonly page: number;
};

/** Empty filters are not sent. */
export function usePickerPage(query: PickerQuery) {
  const set = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  return useApiQuery<typeof listQuestions>('/questions', { query: set }, { keepPrevious: true });
}

export function useQuestionFacets() {
  return useApiQuery<typeof readQuestionFacets>('/questions/facets', {}).data;
}
