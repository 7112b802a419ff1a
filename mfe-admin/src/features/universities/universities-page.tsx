import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import type { listAdmissionCourses } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { paths } from '../../course-tree/paths.ts';
import { texts as courseTreeTexts } from '../../course-tree/texts.ts';
import { useStudentsAction } from '../../students/use-students-action.ts';
import { CourseOrder } from '../../courses/course-order.tsx';
import { DeleteCourse } from '../../courses/delete-course.tsx';
import { sharedTexts } from '../../texts.ts';
import type { ListedCourse } from './listed-course.ts';
import styles from '../../courses/list-actions.module.css';
import { useCourseBulkActions } from './use-course-bulk-actions.tsx';
import { useCourseColumns } from './use-course-columns.tsx';
import { usePublishCourse } from './use-publish-course.ts';
import { texts as universitiesTexts } from './texts.ts';

const editPath = ({ _id }: ListedCourse): string => `/boss/create-university/${_id}`;

function useRowActions(remove: (course: ListedCourse) => void) {
  const translate = useText();
  const studentsOf = useStudentsAction();
  const publish = usePublishCourse();
  return (course: ListedCourse): readonly RowAction[] => [
    { id: 'edit', text: translate(sharedTexts.listEdit), href: editPath(course) },
    {
      id: 'view',
      text: translate(universitiesTexts.view),
      href: `/courses/admission/${encodeURIComponent(course.courseCode)}`,
    },
    { id: 'openings', text: translate(sharedTexts.openings), href: paths.openings(course._id) },
    { id: 'copy', text: translate(sharedTexts.copyForSeason), href: paths.copyCourse(course._id) },
    ...(course.isDraft === true
      ? [{ id: 'publish', text: translate(universitiesTexts.publish), onSelect: () => publish(course) }]
      : []),
    ...studentsOf(course._id),
    {
      id: 'delete',
      text: translate(sharedTexts.listDelete),
      isDangerous: true,
      onSelect: () => remove(course),
    },
  ];
}

/** /boss/course-management/university-courses: the admission courses. */
export function UniversitiesPage(): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const [toRemove, setToRemove] = useState<ListedCourse>();
  const source = useApiList<typeof listAdmissionCourses>('/admissioncourse/universities');
  const create = (
    <LinkButton kind="primary" to="/boss/create-university">
      {translate(universitiesTexts.create)}
    </LinkButton>
  );
  return (
    <AdminPage
      title={translate(sharedTexts.universitiesTitle)}
      actions={
        <div className={styles['actions']}>
          <CourseOrder kind="admission" source={source} nameOf={({ name }) => name} />
          {create}
        </div>
      }
    >
      <DataTable
        name="admission-courses"
        title={translate(sharedTexts.universitiesTitle)}
        source={source}
        columns={useCourseColumns()}
        defaultSort="-created"
        rowName={({ name }) => inLanguage(name)}
        rowHref={editPath}
        actions={useRowActions(setToRemove)}
        bulkActions={useCourseBulkActions()}
        emptyAction={create}
        texts={{ ...universitiesTexts, failed: courseTreeTexts.listError }}
      />
      {toRemove && (
        <DeleteCourse
          course={toRemove}
          onClose={() => setToRemove(undefined)}
          onDeleted={() => setToRemove(undefined)}
        />
      )}
    </AdminPage>
  );
}
