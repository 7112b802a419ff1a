import { useAdminForm } from '@pathshala/admin-kit/forms/use-admin-form';
import type { AcademicResult } from '@pathshala/svc-exams-contract/academic-result';
import type {
  createAcademicResult,
  readAcademicResult,
  replaceAcademicResult,
} from '@pathshala/svc-exams-contract/academic-routes';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import { academicSchema, emptyResult, valuesOf } from './academic-values.ts';
import { staleAcademicResults } from './paths.ts';
import { texts } from './texts.ts';

interface AcademicFormOptions {
  /** Absent for a new one. */
  readonly result: AcademicResult | undefined;
  readonly studentId: string;
  readonly onSaved: () => void;
}

export function useAcademicForm({ result, studentId, onSaved }: AcademicFormOptions) {
  const translate = useText();
  const { api, toast } = useServices();
  const userId = useUser()?._id ?? 'nobody';
  const params = { id: result?._id ?? '' };
  return useAdminForm({
    schema: academicSchema,
    defaultValues: result ? valuesOf(result) : emptyResult,
    rev: result?.rev,
    draft: { name: `academic-result:${userId}:${result?._id ?? `new:${studentId}`}` },
    invalidates: staleAcademicResults,
    save: (values, { rev }) => {
      const body = { ...values, studentId };
      return result
        ? api.call<typeof replaceAcademicResult>('put', '/academicresult/{id}', {
            params,
            body: { ...body, ...(rev !== undefined && { rev }) },
          })
        : api.call<typeof createAcademicResult>('post', '/academicresult', { body });
    },
    ...(result && {
      loadStored: async () => {
        const stored = await api.call<typeof readAcademicResult>('get', '/academicresult/{id}', { params });
        const { rev = 1, changedAt = null, changedBy = null } = stored;
        return { ...stored, rev, changedAt, changedBy, values: valuesOf(stored) };
      },
    }),
    onSaved: ({ title }) => {
      toast.success(translate(texts.saved, { name: title }));
      onSaved();
    },
  });
}
