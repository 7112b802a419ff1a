import { BankPicker as Picker } from '@pathshala/admin-exams/question-picker/bank-picker';
import type { QuestionSource } from '@pathshala/admin-exams/question-picker/question-source';
import type { QuestionAddersProps } from '@pathshala/admin-exams/question-editor/question-list-editor';
import type { listQuestions, readQuestionFacets } from '@pathshala/svc-exams-contract/question-routes';
import type { ReactNode } from 'react';

const source: QuestionSource = {
  readPage: (api, query, signal) =>
    api.call<typeof listQuestions>('get', '/questions', { query }, { signal }),
  readFacets: (api) => api.call<typeof readQuestionFacets>('get', '/questions/facets', {}),
};

/** Takes questions from the bank of the exams. */
export function BankPicker(props: QuestionAddersProps): ReactNode {
  return <Picker {...props} source={source} />;
}
