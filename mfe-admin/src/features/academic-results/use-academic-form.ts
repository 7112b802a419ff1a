import { useRecordForm } from '@pathshala/admin-kit/forms/use-record-form';
import type { AcademicResult } from '@pathshala/svc-exams-contract/academic-result';
import type {
  createAcademicResult,
  readAcademicResult,
  replaceAcademicResult,
} from '@pathshala/svc-exams-contract/academic-routes';
import { useServices } from '@pathshala/web-kit/services';
import { academicFields, academicSubjectFields } from '../../resources/academic-result.fields.ts';
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
  const { api } = useServices();
  return useRecordForm({
    draft: ['academic-result', `new:${studentId}`],
    fields: { ...academicFields, ...academicSubjectFields },
    schema: academicSchema,
    stored: result,
    empty: emptyResult,
    valuesOf,
    read: async (id) => {
      const params = { id };
      const stored = await api.call<typeof readAcademicResult>('get', '/academicresult/{id}', { params });
      return { ...stored, rev: stored.rev ?? 1 };
    },
    create: (values) =>
      api.call<typeof createAcademicResult>('post', '/academicresult', { body: { ...values, studentId } }),
    replace: ({ _id: id }, values, edit) =>
      api.call<typeof replaceAcademicResult>('put', '/academicresult/{id}', {
        params: { id },
        body: { ...values, studentId, ...edit },
      }),
    nameOf: ({ title }) => title,
    savedText: texts.saved,
    stale: staleAcademicResults,
    onSaved,
  });
}
