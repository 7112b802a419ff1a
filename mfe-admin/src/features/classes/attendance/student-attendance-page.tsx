import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { StudentAttendance } from '@pathshala/svc-catalog-contract/attendance';
import type { readStudentAttendance } from '@pathshala/svc-catalog-contract/attendance-routes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useAccountName } from '../../../students/account-name.tsx';
import { texts } from './texts.ts';

type Row = StudentAttendance['items'][number];

/** /boss/classes/attendance/:studentId: the classes of a student, the latest first. */
export function StudentAttendancePage(): ReactNode {
  const { studentId = '' } = useParams();
  const translate = useText();
  const inLanguage = useBilingual();
  const name = useAccountName(studentId);
  return (
    <AdminPage
      title={translate(texts.studentTitle, { name })}
      breadcrumbs={[{ text: translate(texts.report), to: '/boss/classes/attendance' }]}
    >
      <DataTable
        name="student-attendance"
        title={translate(texts.studentTitle, { name })}
        source={useApiList<typeof readStudentAttendance>('/classes/attendance/of-student/{studentId}', {
          studentId,
        })}
        columns={useStudentColumns()}
        rowName={({ title }) => inLanguage(title)}
        rowHref={({ _id }) => `/boss/classes/${_id}/attendance`}
        texts={{ empty: translate(texts.none), notFound: translate(texts.none) }}
      />
    </AdminPage>
  );
}

function useStudentColumns(): readonly DataColumn<Row>[] {
  const { bilingual, dateTime, text } = useColumns<Row>();
  const translate = useText();
  return [
    bilingual('class', texts.class, ({ title }) => title),
    dateTime('start', texts.start, ({ startsAt }) => startsAt),
    text('state', texts.title, ({ state }) => translate(texts[state])),
    bilingual('course', texts.course, ({ courseName }) => courseName),
    bilingual('batch', texts.batch, ({ batchName }) => batchName),
  ];
}
