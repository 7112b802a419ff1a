import { showUndo } from '@pathshala/admin-kit/feedback/undo-toast';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import type { deleteAdmissionCourse, restoreAdmissionCourse } from '@pathshala/svc-catalog-contract/http';
import type { listExams } from '@pathshala/svc-exams-contract/exam-routes';
import { ConfirmDialog } from '@pathshala/web-kit/parts/confirm-dialog';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { type Restoring, useRestoreAll } from '../undo/use-restore-all.ts';
import { texts } from './texts.ts';

/** The queries to invalidate after a change of an admission course. */
export const staleCourses = ['/admissioncourse/universities', '/admissioncourse/universities/{id}'];

interface DeleteCourseProps {
  readonly course: {
    readonly _id: string;
    readonly name: string;
    readonly enrolledCount?: number | undefined;
  };
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

const restoring: Restoring = {
  restore: (api, id) =>
    api.call<typeof restoreAdmissionCourse>('post', '/admissioncourse/universities/{id}/restore', {
      params: { id },
    }),
  stale: staleCourses,
};

/** Asks first and shows how many students are enrolled. Their results stay; the delete can be undone. */
export function DeleteCourse({ course, onClose, onDeleted }: DeleteCourseProps): ReactNode {
  const translate = useText();
  const name = useBilingual()(course.name);
  const { toast } = useServices();
  const restore = useRestoreAll(restoring);
  const exams = useApiQuery<typeof listExams>('/exams', { query: { courseId: course._id, pageSize: 1 } });
  const { mutate, isPending } = useApiMutation<typeof deleteAdmissionCourse>(
    'delete',
    '/admissioncourse/universities/{id}',
    {
      invalidates: staleCourses,
      onSuccess: () => {
        showUndo({ text: translate(texts.done, { name }), undo: () => restore([course._id]) });
        onDeleted();
      },
      onError: (error) => {
        toast.error(error.message);
        onClose();
      },
    },
  );
  const enrolled = course.enrolledCount ?? 0;
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      // The delete cannot be confirmed before its number is shown.
      isBusy={isPending || exams.isLoading}
      title={translate(texts.title, { name })}
      confirmText={translate(texts.confirm)}
      onClose={onClose}
      onConfirm={() => mutate({ params: { id: course._id } })}
    >
      <p>{enrolled === 0 ? translate(texts.nobody) : translate(texts.enrolled, { n: enrolled })}</p>
      {(exams.data?.total ?? 0) > 0 && <p>{translate(texts.exams, { n: exams.data?.total ?? 0 })}</p>}
      <p>{translate(texts.text)}</p>
    </ConfirmDialog>
  );
}
