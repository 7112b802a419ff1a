import { BankPicker as Picker } from '@pathshala/admin-kit/question-picker/bank-picker';
import { type QuestionSource, setFilters } from '@pathshala/admin-kit/question-picker/question-source';
import type { QuestionAddersProps } from '@pathshala/admin-kit/question-editor/question-list-editor';
import type { listQuestions, readQuestionFacets } from '@pathshala/svc-exams-contract/question-routes';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';

const source: QuestionSource = {
  usePage: (query) =>
    useApiQuery<typeof listQuestions>('/questions', { query: setFilters(query) }, { keepPrevious: true }),
  useFacets: () => useApiQuery<typeof readQuestionFacets>('/questions/facets', {}).data,
};

/** Takes questions from the bank of the exams. */
export function BankPicker(props: QuestionAddersProps): ReactNode {
  return <Picker {...props} source={source} />;
}
