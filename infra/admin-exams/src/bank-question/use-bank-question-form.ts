import { ApiError, isApiError } from '@pathshala/web-kit/api-error';
import { useText } from '@pathshala/web-kit/texts';
import type { FormHandle, StoredVersion } from '@pathshala/admin-kit/forms/admin-form-types';
import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import {
  type BankQuestionValues,
  bankQuestionSchema,
  bankQuestionValuesOf,
  emptyBankQuestion,
  restoredBankQuestion,
  type SentBankQuestion,
  type StoredBankQuestion,
} from './bank-question-values.ts';
import { questionFields } from './question.fields.ts';

export interface BankQuestionFormOptions {
  /** Absent for a new one. */
  readonly question: StoredBankQuestion | undefined;
  /** The id of the author: a draft belongs to a user and a question. */
  readonly userId: string;
  readonly create: (question: SentBankQuestion) => Promise<StoredBankQuestion>;
  readonly replace: (
    question: SentBankQuestion & { readonly rev?: number },
    id: string,
  ) => Promise<StoredBankQuestion>;
  readonly read: (id: string) => Promise<StoredBankQuestion>;
  /** The paths of the queries to invalidate after a save. */
  readonly invalidates: readonly string[];
  readonly onSaved: (question: StoredBankQuestion) => void;
}

export type BankQuestionForm = FormHandle<BankQuestionValues, SentBankQuestion, undefined>;

/** The form of a question of the bank. The calls are the app's: this kit knows no service. */
export function useBankQuestionForm(options: BankQuestionFormOptions): BankQuestionForm {
  const { question, userId, create, replace, read, invalidates, onSaved } = options;
  const translate = useText();
  return useAdminForm<BankQuestionValues, SentBankQuestion, StoredBankQuestion>({
    fields: questionFields,
    schema: bankQuestionSchema,
    defaultValues: question ? bankQuestionValuesOf(question) : emptyBankQuestion(),
    rev: question?.rev,
    draft: {
      name: `question:${userId}:${question?._id ?? 'new'}`,
      restore: ({ values }) => {
        const restored = restoredBankQuestion(values);
        return restored && { values: restored, location: undefined };
      },
    },
    save: async (body, { rev }) => {
      const saved = question
        ? replace({ ...body, ...(rev !== undefined && { rev }) }, question._id)
        : create(body);
      return saved.catch((error: unknown) => {
        throw isApiError(error) ? withQuestionPaths(error) : error;
      });
    },
    ...(question && {
      loadStored: async (): Promise<StoredVersion<BankQuestionValues>> => {
        const stored = await read(question._id);
        const { rev, changedBy, changedAt } = stored;
        return { values: bankQuestionValuesOf(stored), rev, changedBy, changedAt };
      },
    }),
    invalidates,
    onSaved,
    labelsOf: (path) => labelsIn(path, translate),
  });
}

const content = /^(?:question|options|explanation|points)(?:\.|$)/u;

/** The server's paths start at the question; the form has its content under `mcq`. */
function withQuestionPaths({ message, status, code, fields, requestId }: ApiError): ApiError {
  const moved = Object.entries(fields).map(
    ([path, text]) => [content.test(path) ? `mcq.${path}` : path, text] as const,
  );
  return new ApiError(message, {
    status,
    code,
    fields: Object.fromEntries(moved),
    ...(requestId !== undefined && { requestId }),
  });
}

function labelsIn(path: string, translate: ReturnType<typeof useText>): readonly string[] {
  const [, field = 'question', index] = /^mcq(?:\.(\w+))?(?:\.(\d+))?/u.exec(path) ?? [];
  if (!path.startsWith('mcq')) return [];
  if (field === 'options' && index !== undefined)
    return [translate(questionFields.options.entryLabel, { n: Number(index) + 1 })];
  const { label } = questionFields[field === 'explanation' || field === 'points' ? field : 'question'];
  return [translate(label)];
}
