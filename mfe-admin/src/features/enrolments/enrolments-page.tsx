import { Button } from '@mantine/core';
import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { CourseStudent, listEnrolments } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { studentPageText, studentPath } from '../../students/student-path.ts';
import { usePeopleSearch } from '../../students/use-people-search.ts';
import { EndDialog } from '../../enrolments/end-dialog.tsx';
import { texts } from '../../enrolments/texts.ts';
import { useEnrolmentColumns } from './use-enrolment-columns.tsx';
import { enrolmentsPath, useEnrolmentEnd } from '../../enrolments/use-enrolment-end.ts';

const searched = { keepsText: false, withVisitors: false };

/** /boss/enrolments: all enrolments, with `?courseId=` or `?studentId=` those of one course or student. */
export function EnrolmentsPage(): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { enrolAgain } = useEnrolmentEnd();
  const [toEnd, setToEnd] = useState<CourseStudent>();
  const courseOf = ({ courseName }: CourseStudent): string => inLanguage(courseName);
  const actions = (enrolment: CourseStudent): readonly RowAction[] => [
    {
      id: 'course',
      text: translate(texts.sameCourse),
      href: `/boss/enrolments?courseId=${enrolment.courseId}`,
    },
    {
      id: 'student',
      text: translate(texts.sameStudent),
      href: `/boss/enrolments?studentId=${enrolment.studentId}`,
    },
    { id: 'page', text: translate(studentPageText), href: studentPath(enrolment.studentId) },
    enrolment.endedAt === null
      ? { id: 'end', text: translate(texts.end), isDangerous: true, onSelect: () => setToEnd(enrolment) }
      : {
          id: 'again',
          text: translate(texts.enrolAgain),
          onSelect: () => void enrolAgain(enrolment, courseOf(enrolment)),
        },
  ];
  return (
    <AdminPage
      title={translate(texts.title)}
      lead={translate(texts.lead)}
      actions={
        <Button component={Link} to="/boss/enrolments/bulk" variant="default">
          {translate(texts.bulk)}
        </Button>
      }
    >
      <DataTable
        name="enrolments"
        title={translate(texts.title)}
        source={usePeopleSearch(useApiList<typeof listEnrolments>(enrolmentsPath), searched)}
        columns={useEnrolmentColumns()}
        defaultSort="-enrolled"
        rowName={courseOf}
        actions={actions}
        texts={texts}
      />
      {toEnd && <EndDialog key={toEnd._id} enrolment={toEnd} onClose={() => setToEnd(undefined)} />}
    </AdminPage>
  );
}
