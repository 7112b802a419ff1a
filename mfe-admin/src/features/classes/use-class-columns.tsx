import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { dhakaDayOf, dhakaDayRange } from '@pathshala/rules/dhaka-time';
import type { ClassItem } from '@pathshala/svc-catalog-contract/classes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useState } from 'react';
import { BatchName } from '../../batches/batch-name.tsx';
import { texts } from './texts.ts';

const minuteMs = 60_000;

export function useClassColumns(): readonly DataColumn<ClassItem>[] {
  const { bilingual, dateTime } = useColumns<ClassItem>();
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const [today] = useState(() => dhakaDayRange(dhakaDayOf(Date.now())).from);
  const named = (name: string, words: string) => ({ kind: 'named' as const, name, nameOf: () => words });
  return [
    {
      ...bilingual('title', texts.name, ({ title }) => title),
      sortable: true,
      filter: named('seriesId', translate(texts.oneSeries)),
    },
    {
      ...dateTime('start', texts.start, ({ startsAt }) => startsAt),
      sortable: true,
      filter: { kind: 'date-range' },
    },
    {
      id: 'length',
      title: translate(texts.length),
      cell: ({ durationMinutes }) => format.duration(durationMinutes * minuteMs),
      exportValue: ({ durationMinutes }) => durationMinutes,
    },
    {
      ...bilingual('course', texts.course, ({ courseName }) => courseName),
      filter: named('courseId', translate(texts.oneCourse)),
    },
    {
      ...bilingual('batch', texts.batch, ({ batchName }) => batchName),
      filter: {
        kind: 'named',
        name: 'batchId',
        nameOf: (batchId) => <BatchName batchId={batchId} />,
      },
    },
    bilingual('teacher', texts.teacher, ({ teacher }) => teacher),
    {
      id: 'room',
      title: translate(texts.room),
      cell: ({ room }) => (room === '' ? translate(texts.online) : inLanguage(room)),
      exportValue: ({ room }) => room,
    },
    {
      id: 'state',
      title: translate(texts.state),
      isHiddenAtFirst: true,
      filter: {
        kind: 'choice',
        name: 'show',
        unset: translate(texts.upcoming),
        options: [
          { value: 'past', text: translate(texts.past) },
          { value: 'all', text: translate(texts.all) },
        ],
      },
      cell: ({ startsAt }) => translate(startsAt < today ? texts.past : texts.upcoming),
    },
  ];
}
