import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import type { FormHandle } from '@pathshala/admin-kit/forms/admin-form-types';
import { SaveCancelled } from '@pathshala/admin-kit/forms/save-cancelled';
import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import { hasCorrectOption } from '@pathshala/rules/paper-rules';
import type { ExamForAuthor, ExamParentType } from '@pathshala/svc-exams-contract/exam';
import { ApiError, isApiError } from '@pathshala/web-kit/api-error';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import { KeyCorrectionLink } from '../../../exam-questions/key-correction-link.tsx';
import { staleExams } from '../../../exams/stale-exams.ts';
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
  const translate = useText();
  const inLanguage = useBilingual();
  const { api, toast } = useServices();
  const userId = useUser()?._id ?? 'nobody';
  const requireConfirmation = useConfirmation();
  return useAdminForm<ExamValues, SentExam, ExamForAuthor>({
    schema: examSchema,
    defaultValues: exam ? examValuesOf(exam) : emptyExam(parent.type),
    rev: exam?.rev,
    draft: {
      name: `exam:${userId}:${exam?._id ?? `new:${parent.type}:${parent.id}`}`,
      restore: ({ values }) => {
        const restored = restoredExam(values, parent.type);
        return restored && { values: restored, location: undefined };
      },
    },
    save: async (sent, { rev }) => {
      const confirmNoCorrectOption = await requireConfirmation(sent);
      const body = { ...sent, confirmNoCorrectOption, ...(rev !== undefined && { rev }) };
      const saved = exam ? replaceCall(api, exam._id, body) : createCall(api, parent, body);
      return saved.catch((error: unknown) => {
        throw isApiError(error) ? withFormPaths(error) : error;
      });
    },
    ...(exam && {
      loadStored: async () => {
        const stored = await readForAuthor(api, exam._id);
        const { rev, changedBy, changedAt } = stored;
        return { values: examValuesOf(stored), rev, changedBy, changedAt };
      },
    }),
    invalidates: staleExams,
    onSaved: ({ title }) => {
      toast.success(translate(formTexts.saved, { name: inLanguage(title) }));
      onSaved();
    },
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
