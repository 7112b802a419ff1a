import type { BulkAction } from '@pathshala/admin-kit/data-table/data-table-types';
import type { BankQuestion } from '@pathshala/svc-exams-contract/question';
import type { deleteQuestion, restoreQuestion } from '@pathshala/svc-exams-contract/question-routes';
import type { Api } from '@pathshala/web-kit/api';
import { useText } from '@pathshala/web-kit/texts';
import { staleQuestions } from '../../../exams/stale-questions.ts';
import { useBulkDeleteWithUndo } from '../../../undo/use-bulk-delete-with-undo.ts';
import { useDeleteWithUndo } from '../../../undo/use-delete-with-undo.ts';
import type { Restoring } from '../../../undo/use-restore-all.ts';
import { texts } from '../texts.ts';

type DeletableQuestion = Pick<BankQuestion, '_id' | 'uses'>;

const restoring: Restoring = {
  restore: (api, id) =>
    api.call<typeof restoreQuestion>('post', '/questions/deletions/{id}/undo', { params: { id } }),
  stale: staleQuestions,
};

const callDelete = (api: Api, { _id: id }: DeletableQuestion) =>
  api.call<typeof deleteQuestion>('delete', '/questions/{id}', { params: { id } });

/** Asks first and says in how many exams the question is; the delete can be undone. Resolves to whether it is deleted. */
export function useDeleteQuestion(): (question: DeletableQuestion) => Promise<boolean> {
  const translate = useText();
  return useDeleteWithUndo<DeletableQuestion>({
    ...restoring,
    remove: callDelete,
    textOf: () => translate(texts.deleted),
    question: ({ uses }) => {
      const stays = uses === 0 ? translate(texts.deleteUnused) : translate(texts.deleteUsed, { n: uses });
      return {
        title: translate(texts.deleteAsk),
        body: `${stays} ${translate(texts.deleteUndo)}`,
        confirmText: translate(texts.delete),
      };
    },
  });
}

export function useQuestionBulkActions(): readonly BulkAction<BankQuestion>[] {
  const translate = useText();
  return useBulkDeleteWithUndo<DeletableQuestion, BankQuestion>({
    ...restoring,
    remove: callDelete,
    deletedText: texts.deletedMany,
    question: (questions) => {
      const used = questions.filter(({ uses }) => uses > 0).length;
      const stays = used === 0 ? [] : [translate(texts.deleteUsedMany, { n: used })];
      return {
        title: translate(texts.deleteSelected, { n: questions.length }),
        body: [...stays, translate(texts.deleteUndo)].join(' '),
      };
    },
  });
}
