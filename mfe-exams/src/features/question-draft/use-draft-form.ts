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
import { ApiError, isApiError } from '@pathshala/web-kit/api-error';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import { texts } from './texts.ts';

interface DraftFormOptions {
  /** Absent for a new one. */
  readonly question: BankQuestion | undefined;
  readonly onSaved: () => void;
}

const stale = ['/questions', '/questions/facets', '/questions/{id}'];

export function useDraftForm({ question, onSaved }: DraftFormOptions): BankQuestionForm {
  const translate = useText();
  const { api } = useServices();
  const userId = useUser()?._id ?? 'nobody';
  const failed = translate(texts.addFailed);
  return useBankQuestionForm({
    question,
    userId,
    create: (body) =>
      api.call<typeof createQuestion>('post', '/questions', { body }).catch((error: unknown) => {
        throw isApiError(error) && isUnexplained(error) ? withMessage(error, failed) : error;
      }),
    replace: (body, id) =>
      api.call<typeof replaceQuestion>('put', '/questions/{id}', { params: { id }, body }),
    read: (id) => api.call<typeof readQuestion>('get', '/questions/{id}', { params: { id } }),
    invalidates: stale,
    onSaved,
  });
}

/** A failure that is neither the author's nor about the session. */
function isUnexplained({ status, fields }: ApiError): boolean {
  return status !== 401 && Object.keys(fields).length === 0;
}

/** The fixed sentence of spec §8, with the server's reason behind it. */
function withMessage({ message, status, code, requestId }: ApiError, failed: string): ApiError {
  return new ApiError(`${failed} ${message}`, {
    status,
    code,
    ...(requestId !== undefined && { requestId }),
  });
}
