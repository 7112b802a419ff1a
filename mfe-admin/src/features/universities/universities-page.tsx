import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import type { listAdmissionCourses } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { type ReactNode, useState } from 'react';
import { useStudentsAction } from '../../students/use-students-action.ts';
import { CourseOrder } from '../../courses/course-order.tsx';
import { DeleteCourse } from '../../courses/delete-course.tsx';
import { useTexts } from '../../texts.ts';
import type { ListedCourse } from './listed-course.ts';
import styles from '../../courses/list-actions.module.css';
import { useCourseBulkActions } from './use-course-bulk-actions.tsx';
import { useCourseColumns } from './use-course-columns.ts';

const editPath = ({ _id }: ListedCourse): string => `/boss/create-university/${_id}`;

/** /boss/course-management/university-courses: the admission courses. */
export function UniversitiesPage(): ReactNode {
  const translate = useTexts();
  const inLanguage = useBilingual();
  const studentsOf = useStudentsAction();
  const [toRemove, setToRemove] = useState<ListedCourse>();
  const source = useApiList<typeof listAdmissionCourses>('/admissioncourse/universities');
  const create = (
    <LinkButton kind="primary" to="/boss/create-university">
      {translate('universities.create')}
    </LinkButton>
  );
  const actions = (course: ListedCourse): readonly RowAction[] => [
    { id: 'edit', text: translate('list.edit'), href: editPath(course) },
    {
      id: 'view',
      text: translate('universities.view'),
      href: `/courses/admission/${encodeURIComponent(course.courseCode)}`,
    },
    ...studentsOf(course._id),
    { id: 'delete', text: translate('list.delete'), isDangerous: true, onSelect: () => setToRemove(course) },
  ];
  return (
    <AdminPage
      title={translate('universities.title')}
      actions={
        <div className={styles['actions']}>
          <CourseOrder kind="admission" source={source} nameOf={({ name }) => name} />
          {create}
        </div>
      }
    >
      <DataTable
        name="admission-courses"
        title={translate('universities.title')}
        source={source}
        columns={useCourseColumns()}
        defaultSort="-created"
        rowName={({ name }) => inLanguage(name)}
        rowHref={editPath}
        actions={actions}
        bulkActions={useCourseBulkActions()}
        emptyAction={create}
        texts={{
          search: translate('universities.search'),
          empty: translate('universities.empty'),
          notFound: translate('universities.notFound'),
          failed: (error) => translate('list.error', { error: error.message }),
        }}
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
