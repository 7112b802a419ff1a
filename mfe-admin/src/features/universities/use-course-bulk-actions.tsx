import type { BulkAction } from '@pathshala/admin-kit/data-table/data-table-types';
import type { deleteAdmissionCourse } from '@pathshala/svc-catalog-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import { useTexts } from '../../texts.ts';
import type { ListedCourse } from './listed-course.ts';

/** Deletes the selected courses, after showing how many students are enrolled in them. */
export function useCourseBulkActions(): readonly BulkAction<ListedCourse>[] {
  const translate = useTexts();
  const { api } = useServices();
  const enrolledIn = (courses: readonly ListedCourse[]): number =>
    courses.reduce((sum, { enrolledCount = 0 }) => sum + enrolledCount, 0);
  const papersOf = (courses: readonly ListedCourse[]): number =>
    courses.reduce((sum, { yearCount }) => sum + yearCount, 0);
  return [
    {
      id: 'delete',
      text: translate('list.delete'),
      isDangerous: true,
      question: (courses) => ({
        title: translate('delete.manyTitle', { n: courses.length }),
        confirmText: translate('delete.confirm'),
        body: (
          <>
            <p>
              {translate('delete.manyText', { papers: papersOf(courses), enrolled: enrolledIn(courses) })}
            </p>
            <p>{translate('delete.manyKept')}</p>
          </>
        ),
      }),
      run: ({ _id: id }) =>
        api.call<typeof deleteAdmissionCourse>('delete', '/admissioncourse/universities/{id}', {
          params: { id },
        }),
    },
  ];
}
