import { showUndo } from '@pathshala/admin-kit/feedback/undo-toast';
import type {
  deleteCourseItem,
  DeletionCounts,
  previewCourseDeletion,
  undoDeletion,
} from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { ConfirmDialog } from '@pathshala/web-kit/parts/confirm-dialog';
import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { useServices } from '@pathshala/web-kit/services';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { staleAcademicCourses } from '../../courses/stale-academic-courses.ts';
import { useTexts } from '../../texts.ts';
import styles from './academic-courses.module.css';
import type { ListedCourse } from './listed-course.ts';

export interface DeleteAcademicCourseProps {
  readonly course: Pick<ListedCourse, '_id' | 'title'>;
  readonly onClose: () => void;
}

/** Restores a deleted course and refreshes what shows it, also after the page that deleted it was left. */
function useRestore(): (id: string) => Promise<void> {
  const { api, queryClient } = useServices();
  return async (id) => {
    await api.call<typeof undoDeletion>('post', '/courses/deletions/{id}/undo', { params: { id } });
    for (const stale of staleAcademicCourses) await queryClient.invalidateQueries({ queryKey: [stale] });
  };
}

/** Asks first and shows what goes along and how many students are affected. The delete can be undone. */
export function DeleteAcademicCourse({ course, onClose }: DeleteAcademicCourseProps): ReactNode {
  const translate = useTexts();
  const name = useBilingual()(course.title);
  const { toast } = useServices();
  const restore = useRestore();
  const preview = useApiQuery<typeof previewCourseDeletion>('/courses/{id}/deletion', {
    params: { id: course._id },
  });
  const { mutate, isPending } = useApiMutation<typeof deleteCourseItem>('delete', '/courses/{id}', {
    invalidates: staleAcademicCourses,
    onSuccess: () => {
      showUndo({ text: translate('delete.done', { name }), undo: () => restore(course._id) });
      onClose();
    },
    onError: (error) => {
      toast.error(error.message);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      isBusy={isPending || preview.isFetching}
      title={translate('delete.title', { name })}
      confirmText={translate('delete.confirm')}
      onClose={onClose}
      onConfirm={() => preview.data && mutate({ params: { id: course._id } })}
    >
      {preview.data && <Consequences counts={preview.data} />}
      {preview.error && <FailedState error={preview.error} onRetry={() => void preview.refetch()} />}
      {preview.isPending && <LoadingState text={translate('academicDelete.loading')} />}
    </ConfirmDialog>
  );
}

const parts = ['subjects', 'chapters', 'lessons', 'contents', 'assignments'] as const;

function Consequences({ counts }: { readonly counts: DeletionCounts }): ReactNode {
  const translate = useTexts();
  const going = parts.filter((part) => counts[part] > 0);
  return (
    <>
      <p>{translate(going.length > 0 ? 'academicDelete.with' : 'academicDelete.empty')}</p>
      {going.length > 0 && (
        <ul className={styles['counts']}>
          {going.map((part) => (
            <li key={part}>{translate(`academicDelete.${part}`, { n: counts[part] })}</li>
          ))}
        </ul>
      )}
      <p>
        {counts.enrolled === 0
          ? translate('delete.nobody')
          : translate('academicDelete.enrolled', { n: counts.enrolled })}
      </p>
      {counts.studentsWithResults > 0 && (
        <p>{translate('academicDelete.results', { n: counts.studentsWithResults })}</p>
      )}
      <p>{translate('academicDelete.undo')}</p>
    </>
  );
}
