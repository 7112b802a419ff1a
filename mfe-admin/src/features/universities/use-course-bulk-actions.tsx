import type { BulkAction } from '@pathshala/admin-kit/data-table/data-table-types';
import type { deleteAdmissionCourse } from '@pathshala/svc-catalog-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { texts as coursesTexts } from '../../courses/texts.ts';
import { sharedTexts } from '../../texts.ts';
import type { ListedCourse } from './listed-course.ts';
import { texts } from './texts.ts';

/** Deletes the selected courses, after showing how many students are enrolled in them. */
export function useCourseBulkActions(): readonly BulkAction<ListedCourse>[] {
  const translate = useText();
  const { api } = useServices();
  const enrolledIn = (courses: readonly ListedCourse[]): number =>
    courses.reduce((sum, { enrolledCount = 0 }) => sum + enrolledCount, 0);
  const papersOf = (courses: readonly ListedCourse[]): number =>
    courses.reduce((sum, { yearCount }) => sum + yearCount, 0);
  return [
    {
      id: 'delete',
      text: translate(sharedTexts.listDelete),
      isDangerous: true,
      question: (courses) => ({
        title: translate(texts.deleteManyTitle, { n: courses.length }),
        confirmText: translate(coursesTexts.confirm),
        body: (
          <>
            <p>
              {translate(texts.deleteManyText, { papers: papersOf(courses), enrolled: enrolledIn(courses) })}
            </p>
            <p>{translate(texts.deleteManyRest)}</p>
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
