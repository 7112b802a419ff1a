import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type { FormHandle } from '@pathshala/admin-kit/forms/admin-form-types';
import { SaveCancelled } from '@pathshala/admin-kit/forms/save-cancelled';
import { useRecordForm } from '@pathshala/admin-kit/forms/use-record-form';
import { hasCorrectOption } from '@pathshala/rules/paper-rules';
import type { ExamForAuthor, ExamParentType } from '@pathshala/svc-exams-contract/exam';
import { ApiError, isApiError } from '@pathshala/web-kit/api-error';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { KeyCorrectionLink } from '../../../exam-questions/key-correction-link.tsx';
import { staleExams } from '../../../exams/stale-exams.ts';
import { examFields } from '../../../resources/exam.fields.ts';
import { createCall, readForAuthor, replaceCall } from './exam-calls.ts';
import { examSchema, type SentExam } from './exam-schema.ts';
import { emptyExam, type ExamValues, examValuesOf, restoredExam } from './exam-values.ts';
import { formTexts } from './texts.ts';
import { usePathLabels } from './use-path-labels.ts';

interface ExamFormOptions {
  /** Absent for a new one. */
  readonly exam: ExamForAuthor | undefined;
  readonly parent: { readonly type: ExamParentType; readonly id: string };
  readonly onSaved: () => void;
}

type ExamFormHandle = FormHandle<ExamValues, SentExam, undefined>;

export function useExamForm({ exam, parent, onSaved }: ExamFormOptions): ExamFormHandle {
  const { api } = useServices();
  const confirmed = useConfirmation();
  const send = async (
    sent: SentExam,
    call: (body: SentExam & { confirmNoCorrectOption: boolean }) => Promise<ExamForAuthor>,
  ) =>
    call({ ...sent, confirmNoCorrectOption: await confirmed(sent) }).catch((error: unknown) => {
      throw isApiError(error) ? withFormPaths(error) : error;
    });
  return useRecordForm<ExamValues, SentExam, ExamForAuthor, ExamForAuthor>({
    draft: ['exam', `new:${parent.type}:${parent.id}`],
    restore: ({ values }) => {
      const restored = restoredExam(values, parent.type);
      return restored && { values: restored, location: undefined };
    },
    fields: examFields,
    schema: examSchema,
    stored: exam,
    empty: emptyExam(parent.type),
    valuesOf: examValuesOf,
    read: (id) => readForAuthor(api, id),
    create: (sent) => send(sent, (body) => createCall(api, parent, body)),
    replace: ({ _id }, sent, edit) => send(sent, (body) => replaceCall(api, _id, { ...body, ...edit })),
    nameOf: ({ title }) => title,
    stale: staleExams,
    onSaved,
    labelsOf: usePathLabels(),
    remedyOf: ({ code, fields }, { mcqs }) => {
      const index = Number(/^mcqs\.(\d+)$/u.exec(Object.keys(fields)[0] ?? '')?.[1]);
      const questionId = mcqs.get()[index]?._id;
      if (code !== 'exams.key-sat' || exam === undefined || questionId === undefined) return null;
      return <KeyCorrectionLink paperId={exam._id} questionId={questionId} />;
    },
  });
}

/** EXM-10: asks before questions without a correct option are saved. Resolves to whether there are any. */
function useConfirmation(): (exam: SentExam) => Promise<boolean> {
  const translate = useText();
  const confirm = useConfirm();
  const { number } = useFormat();
  return async ({ type, mcqs }) => {
    const numbers = mcqs.flatMap((question, index) =>
      hasCorrectOption(question) ? [] : [number(index + 1)],
    );
    if (type !== 'MCQ' || numbers.length === 0) return false;
    const isSure = await confirm({
      title: translate(formTexts.keylessAsk, { n: numbers.length }),
      body: translate(formTexts.keylessText, { numbers: numbers.join(', ') }),
      confirmText: translate(formTexts.keylessConfirm),
    });
    if (!isSure) throw new SaveCancelled();
    return true;
  };
}

/** The server's paths as those of the form: a create sends the exam as `examDetails`, and the scheme is in `marking`. */
function withFormPaths({ message, status, code, fields, requestId }: ApiError): ApiError {
  const entries = Object.entries(fields).map(
    ([path, text]) =>
      [path.replace(/^examDetails\./u, '').replace(/^markingScheme/u, 'marking'), text] as const,
  );
  return new ApiError(message, {
    status,
    code,
    fields: Object.fromEntries(entries),
    ...(requestId !== undefined && { requestId }),
  });
}
