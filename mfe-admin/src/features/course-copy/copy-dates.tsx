import { describeMove, type MovedDate } from '@pathshala/rules/moved-dates';
import type { CopyPreview } from '@pathshala/svc-catalog-contract/copies';
import type { listExams } from '@pathshala/svc-exams-contract/exam-routes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { type Column, Table } from '@pathshala/web-kit/parts/table';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import styles from './course-copy.module.css';
import { texts } from './texts.ts';

/** One page of the list has as many. */
const examsShown = 100;
const dayLength = 10;

interface Row extends MovedDate {
  readonly key: string;
  readonly kind: keyof typeof texts.kind;
  readonly title: string;
  readonly field: keyof typeof texts.field;
}

interface CopyDatesProps {
  readonly course: CopyPreview;
  readonly days: number;
}

/** Every date of the course and of what is taken along, with what it becomes. Exams are asked of their own service. */
export function CopyDates({ course, days }: CopyDatesProps): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const query = { courseId: course.courseId, pageSize: examsShown, sort: 'start' as const };
  const exams = useApiQuery<typeof listExams>('/exams', { query });
  const [now] = useState(Date.now);
  return (
    <section>
      <h2>{translate(texts.dates)}</h2>
      <QueryStates query={exams}>
        {({ items, total }) => {
          const ofExams = items.map(({ _id, title, startingDate }) => ({
            key: _id,
            kind: 'exam' as const,
            title,
            field: 'opens' as const,
            from: startingDate,
          }));
          const ofCourse = course.dates.map(({ kind, title, field, from }, at) => ({
            key: `${kind} ${at}`,
            kind,
            title,
            field,
            from,
          }));
          const rows = [...ofCourse, ...ofExams].map(({ from, ...row }) => ({
            ...row,
            ...describeMove(from, days, now),
          }));
          return (
            <>
              <Summary rows={rows} />
              {total > items.length && (
                <p>{translate(texts.moreExams, { shown: number(items.length), total: number(total) })}</p>
              )}
              {rows.length > 0 && <DatesTable rows={rows} />}
            </>
          );
        }}
      </QueryStates>
    </section>
  );
}

function Summary({ rows }: { readonly rows: readonly Row[] }): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const count = (is: (row: Row) => boolean): string => number(rows.filter(is).length);
  return (
    <p>
      <output>
        {translate(texts.summary, {
          n: number(rows.length),
          friday: count(({ isFriday }) => isFriday),
          past: count(({ isPast }) => isPast),
        })}
      </output>
    </p>
  );
}

function DatesTable({ rows }: { readonly rows: readonly Row[] }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { date, dateTime } = useFormat();
  const when = (at: string): ReactNode => (
    <time dateTime={at}>{at.length > dayLength ? dateTime(at) : date(at)}</time>
  );
  const columns: Column<Row>[] = [
    { id: 'title', title: translate(texts.name), cell: ({ title }) => inLanguage(title) },
    { id: 'kind', title: translate(texts.what), cell: ({ kind }) => translate(texts.kind[kind]) },
    { id: 'field', title: translate(texts.date), cell: ({ field }) => translate(texts.field[field]) },
    { id: 'from', title: translate(texts.from), cell: ({ from }) => when(from) },
    {
      id: 'to',
      title: translate(texts.to),
      cell: (row) => movedTo(row, { when, translate }),
    },
  ];
  return (
    <Table
      caption={translate(texts.dates)}
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
      onPhone="cards"
    />
  );
}

interface Shown {
  readonly when: (at: string) => ReactNode;
  readonly translate: ReturnType<typeof useText>;
}

function movedTo({ to, isFriday, isPast }: Row, { when, translate }: Shown): ReactNode {
  return (
    <span className={styles['badges']}>
      {when(to)}
      {isFriday && <Badge tone="attention">{translate(texts.friday)}</Badge>}
      {isPast && <Badge>{translate(texts.past)}</Badge>}
    </span>
  );
}
