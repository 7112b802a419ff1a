import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { DataColumn, RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import type { CourseMember, listCourseMembers } from '@pathshala/svc-catalog-contract/gradebooks';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useIsLimited } from '@pathshala/admin-kit/layout/use-may-do';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { studentPageText, studentPath } from '../../students/student-path.ts';
import { type NamedRow, useNamedRows } from '../../students/use-named-rows.ts';
import { usePeopleSearch } from '../../students/use-people-search.ts';
import { courseMembersPath } from './gradebook-path.ts';
import { texts } from './texts.ts';
import { useCourseBatches } from './use-course-batches.ts';

type Member = NamedRow<CourseMember>;

const searched = { keepsText: false, withVisitors: false };

/** The students of the course with what they have done. */
export function MembersList({ courseId }: { readonly courseId: string }): ReactNode {
  const translate = useText();
  // The page of a student is about the whole school.
  const isLimited = useIsLimited();
  const listed = useApiList<typeof listCourseMembers>(courseMembersPath, { courseId });
  const actions = ({ studentId }: Member): readonly RowAction[] =>
    isLimited ? [] : [{ id: 'page', text: translate(studentPageText), href: studentPath(studentId) }];
  return (
    <DataTable
      name="course-students"
      title={translate(texts.students)}
      source={usePeopleSearch(useNamedRows(listed), searched)}
      columns={useMemberColumns(courseId)}
      rowName={({ studentName }) => studentName}
      {...(!isLimited && { rowHref: ({ studentId }: Member) => studentPath(studentId) })}
      defaultSort="-enrolled"
      actions={actions}
      texts={{ search: texts.search, empty: texts.nobody, notFound: texts.notFound }}
    />
  );
}

function useMemberColumns(courseId: string): readonly DataColumn<Member>[] {
  const translate = useText();
  const inLanguage = useBilingual();
  const { percent } = useFormat();
  const { text, date, dateTime, number } = useColumns<Member>();
  const batches = useCourseBatches(courseId) ?? [];
  return [
    text('student', texts.student, ({ studentName }) => studentName),
    { ...date('enrolled', texts.enrolled, ({ enrolledAt }) => enrolledAt), sortable: true },
    {
      ...number('progress', texts.progress, ({ progress }) => progress),
      cell: ({ progress }) => percent(progress),
    },
    dateTime('lastActive', texts.lastActive, ({ lastActiveAt }) => lastActiveAt),
    {
      ...text('batch', texts.batch, (member) =>
        member.batches.map(({ name }) => inLanguage(name)).join(', '),
      ),
      ...(batches.length > 0 && {
        filter: {
          kind: 'choice',
          name: 'batchId',
          unset: translate(texts.anyBatch),
          options: batches,
        } as const,
      }),
    },
  ];
}
