import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { texts as courseTreeTexts } from '../../course-tree/texts.ts';
import { CourseOrder } from '../../courses/course-order.tsx';
import styles from '../../courses/list-actions.module.css';
import { DeletePart } from '../../course-tree/delete-part.tsx';
import { paths } from '../../course-tree/paths.ts';
import { useStudentsAction } from '../../students/use-students-action.ts';
import { sharedTexts } from '../../texts.ts';
import { ImportDialog } from './import/import-dialog.tsx';
import type { ListedCourse } from './listed-course.ts';
import { useBulkActions } from './use-bulk-actions.tsx';
import { useCourseColumns } from './use-course-columns.tsx';
import { useDuplicateCourse, useExportCourse } from './use-course-file.ts';
import { useCourseSource } from './use-course-source.ts';
import { texts as academicCoursesTexts } from './texts.ts';

const editPath = ({ _id }: ListedCourse): string => `/boss/edit-academiccourse/${_id}`;

/** /boss/course-management/academic-courses and /boss/academiccourses: the academic courses (ADM-04). */
export function AcademicCoursesPage(): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const [toRemove, setToRemove] = useState<ListedCourse>();
  const source = useCourseSource();
  const [isImporting, setImporting] = useState(false);
  const create = (
    <LinkButton kind="primary" to="/boss/create-academiccourse">
      {translate(academicCoursesTexts.create)}
    </LinkButton>
  );
  return (
    <AdminPage
      title={translate(sharedTexts.academicListTitle)}
      actions={
        <div className={styles['actions']}>
          <CourseOrder kind="academic" source={source} nameOf={({ title }) => title} />
          <Button onClick={() => setImporting(true)}>{translate(academicCoursesTexts.import)}</Button>
          {create}
        </div>
      }
    >
      <DataTable
        name="academic-courses"
        title={translate(sharedTexts.academicListTitle)}
        source={source}
        columns={useCourseColumns()}
        defaultSort="-created"
        rowName={({ title }) => inLanguage(title)}
        rowHref={editPath}
        actions={useRowActions(setToRemove)}
        bulkActions={useBulkActions()}
        emptyAction={create}
        texts={{ ...academicCoursesTexts, failed: courseTreeTexts.listError }}
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
  const translate = useText();
  const studentsOf = useStudentsAction();
  const { duplicate } = useDuplicateCourse();
  const exportCourse = useExportCourse();
  return (course) => [
    { id: 'edit', text: translate(sharedTexts.listEdit), href: editPath(course) },
    { id: 'parts', text: translate(academicCoursesTexts.parts), href: paths.course(course._id) },
    { id: 'openings', text: translate(sharedTexts.openings), href: paths.openings(course._id) },
    ...studentsOf(course._id),
    { id: 'view', text: translate(sharedTexts.academicListView), href: `/courses/academic/${course._id}` },
    { id: 'duplicate', text: translate(academicCoursesTexts.duplicate), onSelect: () => duplicate(course) },
    { id: 'copy', text: translate(sharedTexts.copyForSeason), href: paths.copyCourse(course._id) },
    { id: 'export', text: translate(academicCoursesTexts.export), onSelect: () => void exportCourse(course) },
    {
      id: 'delete',
      text: translate(sharedTexts.listDelete),
      isDangerous: true,
      onSelect: () => remove(course),
    },
  ];
}
