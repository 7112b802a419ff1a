import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { listCourses } from '@pathshala/svc-catalog-contract/http';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import type { ReactNode } from 'react';
import { PartsTable } from '../../course-tree/parts-table.tsx';
import { paths } from '../../course-tree/paths.ts';
import { examPaths } from '../../exams/paths.ts';
import { courseFields } from '../../resources/course.fields.ts';
import { useTexts } from '../../texts.ts';
import { useTypeName } from './use-type-name.ts';

type Course = AnswerOf<typeof listCourses>['items'][number];

/** /boss/list: the courses, drafts too. */
export function CoursesPage(): ReactNode {
  const translate = useTexts();
  const create = (
    <LinkButton kind="primary" to={paths.createCourse}>
      {translate('courses.create')}
    </LinkButton>
  );
  return (
    <AdminPage title={translate('courses.title')} actions={create}>
      <PartsTable
        kind="course"
        source={useApiList<typeof listCourses>('/courses')}
        columns={useCourseColumns()}
        nameOf={({ courseName }) => courseName}
        rowHref={({ _id }) => paths.course(_id)}
        actions={({ _id: id }) => [
          { id: 'view', text: translate('tree.view'), href: paths.course(id) },
          { id: 'edit', text: translate('tree.edit'), href: paths.editCourse(id) },
          { id: 'exams', text: translate('tree.exams'), href: examPaths.ofParent('course', id) },
          { id: 'details', text: translate('courses.details'), href: paths.courseDetails(id) },
        ]}
        emptyAction={create}
      />
    </AdminPage>
  );
}

function useCourseColumns(): readonly DataColumn<Course>[] {
  const { bilingual, text } = useColumns<Course>();
  const typeName = useTypeName();
  return [
    { ...bilingual('name', courseFields.courseName.label, ({ courseName }) => courseName), sortable: true },
    text('type', courseFields.courseType.label, ({ courseType }) => typeName(courseType)),
  ];
}
