import type { BulkAction } from '@pathshala/admin-kit/data-table/data-table-types';
import type { ExamDeletion, ExamRow } from '@pathshala/svc-exams-contract/exam';
import type { deleteExam, previewExamDeletion, restoreExam } from '@pathshala/svc-exams-contract/exam-routes';
import type { Api } from '@pathshala/web-kit/api';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { staleExams } from '../../../exams/stale-exams.ts';
import { useBulkDeleteWithUndo } from '../../../undo/use-bulk-delete-with-undo.ts';
import { useDeleteWithUndo } from '../../../undo/use-delete-with-undo.ts';
import type { Restoring } from '../../../undo/use-restore-all.ts';
import { texts } from '../texts.ts';

type DeletableExam = Pick<ExamRow, '_id' | 'title' | 'courseId' | 'subjectId'>;

/** The path names the subject; an exam without one names its course. */
function callDelete(api: Api, { _id: examId, courseId, subjectId }: DeletableExam): Promise<ExamDeletion> {
  return api.call<typeof deleteExam>('delete', '/exams/{courseId}/{subjectId}/{examId}', {
    params: { courseId, subjectId: subjectId ?? courseId, examId },
  });
}

const restoring: Restoring = {
  restore: (api, id) =>
    api.call<typeof restoreExam>('post', '/exams/deletions/{id}/undo', { params: { id } }),
  stale: staleExams,
};

/** Asks first and says what stays; the delete can be undone. Resolves to whether it is deleted. */
export function useDeleteExam(): (exam: DeletableExam) => Promise<boolean> {
  const translate = useText();
  const inLanguage = useBilingual();
  return useDeleteWithUndo<DeletableExam>({
    ...restoring,
    remove: callDelete,
    textOf: ({ title }) => translate(texts.deleted, { name: inLanguage(title) }),
    question: async ({ _id: id, title }, api) => {
      const path = '/exams/examid/{id}/deletion';
      const stored = await api.call<typeof previewExamDeletion>('get', path, { params: { id } });
      const isTaken = stored.results + stored.attempts > 0;
      const stays = translate(isTaken ? texts.deleteStays : texts.deleteNobody, stored);
      return {
        title: translate(texts.deleteAsk),
        body: `${inLanguage(title)}: ${stays} ${translate(texts.deleteUndo)}`,
        confirmText: translate(texts.delete),
      };
    },
  });
}

export function useExamBulkActions(): readonly BulkAction<ExamRow>[] {
  const translate = useText();
  return useBulkDeleteWithUndo<DeletableExam, ExamRow>({
    ...restoring,
    remove: callDelete,
    deletedText: texts.deletedMany,
    question: ({ length: n }) => ({
      title: translate(texts.deleteSelected, { n }),
      body: `${translate(texts.deleteStaysMany)} ${translate(texts.deleteUndo)}`,
    }),
  });
}
