import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import type { AttendanceRow } from '@pathshala/svc-catalog-contract/attendance';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { NamedRow } from '../../../students/use-named-rows.ts';
import { BatchName } from '../../../batches/batch-name.tsx';
import { texts } from './texts.ts';

export type NamedAttendance = NamedRow<AttendanceRow & { readonly studentId: string }>;

/** The place and the days are parameters of the address: the filters of the columns name and remove them. */
export function useReportColumns(): readonly DataColumn<NamedAttendance>[] {
  const { number } = useColumns<NamedAttendance>();
  const translate = useText();
  const format = useFormat();
  const hidden = (name: string, label: string, nameOf: (value: string) => ReactNode) => ({
    kind: 'named' as const,
    name,
    label,
    nameOf,
  });
  const day = (value: string): string => format.shortDate(value);
  return [
    {
      id: 'student',
      title: translate(texts.student),
      cell: ({ studentName }) => studentName,
      exportValue: ({ studentName }) => studentName,
      filter: hidden('courseId', translate(texts.course), () => translate(texts.wholeCourse)),
    },
    {
      id: 'percent',
      title: translate(texts.percent),
      isNumber: true,
      sortable: true,
      cell: ({ percent }) => (percent === null ? '–' : format.percent(percent)),
      exportValue: ({ percent }) => percent,
      filter: hidden('batchId', translate(texts.batch), (batchId) => <BatchName batchId={batchId} />),
    },
    {
      ...number('present', texts.present, ({ present }) => present),
      filter: hidden('from', translate(texts.from), day),
    },
    { ...number('late', texts.late, ({ late }) => late), filter: hidden('to', translate(texts.to), day) },
    { ...number('absent', texts.absent, ({ absent }) => absent), sortable: true },
    number('excused', texts.excused, ({ excused }) => excused),
  ];
}
