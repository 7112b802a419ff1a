import { Group, TextInput } from '@mantine/core';
import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { readAttendanceReport } from '@pathshala/svc-catalog-contract/attendance-routes';
import { useText } from '@pathshala/web-kit/texts';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import { type ReactNode, useMemo } from 'react';
import { useNamedRows } from '../../../students/use-named-rows.ts';
import { usePeopleSearch } from '../../../students/use-people-search.ts';
import { BatchSelect } from '../../../batches/batch-select.tsx';
import { texts } from './texts.ts';
import { useReportColumns } from './use-report-columns.tsx';

const searched = { keepsText: false, withVisitors: false };
const reportPath = '/boss/classes/attendance';

/** /boss/classes/attendance?batchId=… or ?courseId=…: the attendance of each student. */
export function AttendanceReportPage(): ReactNode {
  const translate = useText();
  const [params, setParams] = useQueryParams();
  const batchId = params.get('batchId') ?? '';
  const courseId = params.get('courseId') ?? '';
  return (
    <AdminPage
      title={translate(texts.report)}
      lead={translate(texts.reportLead)}
      breadcrumbs={[{ text: translate(texts.classes), to: '/boss/classes' }]}
    >
      <Group mb="md" gap="sm" align="end">
        <BatchSelect
          value={batchId}
          onChange={(next) => setParams({ batchId: next, courseId: undefined, page: undefined })}
        />
        <DayInput name="from" />
        <DayInput name="to" />
      </Group>
      {batchId === '' && courseId === '' ? <p>{translate(texts.chooseBatch)}</p> : <Report />}
    </AdminPage>
  );
}

/** A day of the address, which the list takes as its parameter. */
function DayInput({ name }: { readonly name: 'from' | 'to' }): ReactNode {
  const translate = useText();
  const [params, setParams] = useQueryParams();
  return (
    <TextInput
      type="date"
      label={translate(texts[name])}
      value={params.get(name) ?? ''}
      onChange={(event) => setParams({ [name]: event.currentTarget.value, page: undefined })}
    />
  );
}

/** The rows are of students, whose ids are those of the rows. */
function useReport() {
  const listed = usePeopleSearch(
    useApiList<typeof readAttendanceReport>('/classes/attendance/report'),
    searched,
  );
  const ofStudents = useMemo(
    () => ({
      ...listed,
      async fetch(...request: Parameters<typeof listed.fetch>) {
        const page = await listed.fetch(...request);
        return { ...page, items: page.items.map((row) => ({ ...row, studentId: row._id })) };
      },
    }),
    [listed],
  );
  return useNamedRows(ofStudents);
}

function Report(): ReactNode {
  const translate = useText();
  return (
    <DataTable
      name="attendance-report"
      title={translate(texts.report)}
      source={useReport()}
      columns={useReportColumns()}
      defaultSort="percent"
      rowName={({ studentName }) => studentName}
      rowHref={({ _id }) => `${reportPath}/${_id}`}
      texts={{
        search: translate(texts.search),
        empty: translate(texts.none),
        notFound: translate(texts.notInReport),
      }}
    />
  );
}
