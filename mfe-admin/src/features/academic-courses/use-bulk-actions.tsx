import type { BulkAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { type CourseStatus, nextCourseStatuses } from '@pathshala/rules/course-status';
import type { changeAcademicCourseStatus } from '@pathshala/svc-catalog-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { statuses } from '../../courses/academic-choices.ts';
import { useBulkDelete } from '../../course-tree/use-bulk-delete.tsx';
import { academicCourseFields } from '../../resources/academic-course.fields.ts';
import type { ListedCourse } from './listed-course.ts';
import { isOpenStatus } from './use-change-status.tsx';
import { texts } from './texts.ts';

type Action = BulkAction<ListedCourse>;

const enrolledIn = (courses: readonly ListedCourse[]): number =>
  courses.reduce((sum, { enrolledCount = 0 }) => sum + enrolledCount, 0);

/** A status for all selected courses that may have it next, and deleting them. */
export function useBulkActions(): readonly Action[] {
  const statusAction = useStatusAction();
  return [...statuses.map(statusAction), ...useBulkDelete('course')];
}

function useStatusAction(): (status: CourseStatus) => Action {
  const translate = useText();
  const { api } = useServices();
  return (status) => {
    const text = translate(texts.moveTo, { status: translate(academicCourseFields.status.choices[status]) });
    return {
      id: `status-${status}`,
      text,
      appliesTo: (course) => nextCourseStatuses[course.status].includes(status),
      question: (courses) => ({
        title: translate(texts.bulkTitle, {
          n: courses.length,
          status: translate(academicCourseFields.status.choices[status]),
        }),
        confirmText: translate(texts.set),
        body: (
          <>
            {!isOpenStatus(status) && <p>{translate(texts.hideMany, { n: enrolledIn(courses) })}</p>}
            <p>{translate(texts.bulkText)}</p>
          </>
        ),
      }),
      run: ({ _id: id }) =>
        api.call<typeof changeAcademicCourseStatus>('put', '/academiccourse/academicCourses/{id}/status', {
          params: { id },
          body: { status },
        }),
    };
  };
}
