import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { type ReactNode, useState } from 'react';
import { CourseOrder } from '../../courses/course-order.tsx';
import styles from '../../courses/list-actions.module.css';
import { DeletePart } from '../../course-tree/delete-part.tsx';
import { paths } from '../../course-tree/paths.ts';
import { useStudentsAction } from '../../students/use-students-action.ts';
import { useTexts } from '../../texts.ts';
import { ImportDialog } from './import/import-dialog.tsx';
import type { ListedCourse } from './listed-course.ts';
import { useBulkActions } from './use-bulk-actions.tsx';
import { useCourseColumns } from './use-course-columns.tsx';
import { useDuplicateCourse, useExportCourse } from './use-course-file.ts';
import { useCourseSource } from './use-course-source.ts';

const editPath = ({ _id }: ListedCourse): string => `/boss/edit-academiccourse/${_id}`;

/** /boss/course-management/academic-courses and /boss/academiccourses: the academic courses (ADM-04). */
export function AcademicCoursesPage(): ReactNode {
  const translate = useTexts();
  const inLanguage = useBilingual();
  const [toRemove, setToRemove] = useState<ListedCourse>();
  const source = useCourseSource();
  const [isImporting, setImporting] = useState(false);
  const create = (
    <LinkButton kind="primary" to="/boss/create-academiccourse">
      {translate('academicList.create')}
    </LinkButton>
  );
  return (
    <AdminPage
      title={translate('academicList.title')}
      actions={
        <div className={styles['actions']}>
          <CourseOrder kind="academic" source={source} nameOf={({ title }) => title} />
          <Button onClick={() => setImporting(true)}>{translate('academicList.import')}</Button>
          {create}
        </div>
      }
    >
      <DataTable
        name="academic-courses"
        title={translate('academicList.title')}
        source={source}
        columns={useCourseColumns()}
        defaultSort="-created"
        rowName={({ title }) => inLanguage(title)}
        rowHref={editPath}
        actions={useRowActions(setToRemove)}
        bulkActions={useBulkActions()}
        emptyAction={create}
        texts={{
          search: translate('academicList.search'),
          empty: translate('academicList.empty'),
          notFound: translate('academicList.notFound'),
          failed: (error) => translate('list.error', { error: error.message }),
        }}
      />
      {toRemove && (
        <DeletePart
          kind="course"
          id={toRemove._id}
          name={toRemove.title}
          onClose={() => setToRemove(undefined)}
        />
      )}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </AdminPage>
  );
}

function useRowActions(
  remove: (course: ListedCourse) => void,
): (course: ListedCourse) => readonly RowAction[] {
  const translate = useTexts();
  const studentsOf = useStudentsAction();
  const duplicate = useDuplicateCourse();
  const exportCourse = useExportCourse();
  return (course) => [
    { id: 'edit', text: translate('list.edit'), href: editPath(course) },
    { id: 'parts', text: translate('academicList.parts'), href: paths.course(course._id) },
    ...studentsOf(course._id),
    { id: 'view', text: translate('academicList.view'), href: `/courses/academic/${course._id}` },
    { id: 'duplicate', text: translate('academicList.duplicate'), onSelect: () => duplicate(course) },
    { id: 'export', text: translate('academicList.export'), onSelect: () => void exportCourse(course) },
    { id: 'delete', text: translate('list.delete'), isDangerous: true, onSelect: () => remove(course) },
  ];
}
