import type { AcademicResult } from '@pathshala/svc-exams-contract/academic-result';
import type {
  deleteAcademicResult,
  restoreAcademicResult,
} from '@pathshala/svc-exams-contract/academic-routes';
import { useText } from '@pathshala/web-kit/texts';
import { useDeleteWithUndo } from '../../undo/use-delete-with-undo.ts';
import { staleAcademicResults } from './paths.ts';
import { texts } from './texts.ts';

/** Asks first; the delete can be undone. */
export function useDeleteAcademicResult(): (result: AcademicResult) => Promise<boolean> {
  const translate = useText();
  return useDeleteWithUndo<AcademicResult>({
    stale: staleAcademicResults,
    restore: (api, id) =>
      api.call<typeof restoreAcademicResult>('post', '/academicresult/{id}/restore', { params: { id } }),
    remove: (api, { _id: id }) =>
      api.call<typeof deleteAcademicResult>('delete', '/academicresult/{id}', { params: { id } }),
    textOf: ({ title: name }) => translate(texts.deleted, { name }),
    question: ({ title: name }) => ({
      title: translate(texts.deleteAsk),
      body: translate(texts.deleteText, { name }),
      confirmText: translate(texts.delete),
    }),
  });
}
