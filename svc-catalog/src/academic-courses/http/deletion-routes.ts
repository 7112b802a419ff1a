import { editorOf } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-catalog-contract/deletion-routes';
import type { previewDeletions } from '../use-cases/count-deletion.ts';
import type { deleteCourse } from '../use-cases/delete-course.ts';
import type { deleteContent, deleteLesson } from '../use-cases/delete-lesson.ts';
import type { deleteChapter, deleteSubject } from '../use-cases/delete-part.ts';
import type { undoDeletion } from '../use-cases/undo-deletion.ts';

interface DeletionUseCases {
  readonly deleteChapter: ReturnType<typeof deleteChapter>;
  readonly deleteContent: ReturnType<typeof deleteContent>;
  readonly deleteCourse: ReturnType<typeof deleteCourse>;
  readonly deleteLesson: ReturnType<typeof deleteLesson>;
  readonly deleteSubject: ReturnType<typeof deleteSubject>;
  readonly previewDeletions: ReturnType<typeof previewDeletions>;
  readonly undoDeletion: ReturnType<typeof undoDeletion>;
}

export function deletionRoutes(useCases: DeletionUseCases): BoundRoute[] {
  const { previewDeletions: preview } = useCases;
  return [
    handle(contract.previewCourseDeletion, ({ params }) => preview.course(params.id)),
    handle(contract.previewSubjectDeletion, ({ params }) => preview.subject(params.id)),
    handle(contract.previewChapterDeletion, ({ params }) => preview.chapter(params.id)),
    handle(contract.deleteCourseItem, ({ params, identity }) =>
      useCases.deleteCourse({ id: params.id, editor: editorOf(identity) }),
    ),
    handle(contract.deleteSubject, ({ params, identity }) =>
      useCases.deleteSubject({ id: params.id, editor: editorOf(identity) }),
    ),
    handle(contract.deleteChapter, ({ params, identity }) =>
      useCases.deleteChapter({ id: params.id, editor: editorOf(identity) }),
    ),
    handle(contract.deleteLesson, ({ params, identity }) =>
      useCases.deleteLesson({ id: params.id, editor: editorOf(identity) }),
    ),
    handle(contract.deleteContent, ({ params, identity }) =>
      useCases.deleteContent({ id: params.id, editor: editorOf(identity) }),
    ),
    handle(contract.undoDeletion, async ({ params, identity }) => {
      await useCases.undoDeletion({ id: params.id, editor: editorOf(identity) });
      return { _id: params.id };
    }),
  ];
}
