import {
  type BankQuestionForm,
  useBankQuestionForm,
} from '@pathshala/admin-exams/bank-question/use-bank-question-form';
import type { BankQuestion } from '@pathshala/svc-exams-contract/question';
import type {
  createQuestion,
  readQuestion,
  replaceQuestion,
} from '@pathshala/svc-exams-contract/question-routes';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import { namedFailure } from '../../../course-tree/named-failure.ts';
import { staleQuestions } from '../../../exams/stale-questions.ts';
import { texts } from '../texts.ts';

interface QuestionFormOptions {
  /** Absent for a new one. */
  readonly question: BankQuestion | undefined;
  readonly onSaved: () => void;
}

export function useQuestionForm({ question, onSaved }: QuestionFormOptions): BankQuestionForm {
  const translate = useText();
  const { api } = useServices();
  const userId = useUser()?._id ?? 'nobody';
  return useBankQuestionForm({
    question,
    userId,
    create: (body) =>
      namedFailure(api.call<typeof createQuestion>('post', '/questions', { body }), (failure) =>
        translate(texts.createFailed, failure),
      ),
    replace: (body, id) =>
      api.call<typeof replaceQuestion>('put', '/questions/{id}', { params: { id }, body }),
    read: (id) => api.call<typeof readQuestion>('get', '/questions/{id}', { params: { id } }),
    invalidates: staleQuestions,
    onSaved,
  });
}
