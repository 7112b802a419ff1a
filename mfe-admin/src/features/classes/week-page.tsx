import { Button, Group } from '@mantine/core';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import type { listClasses } from '@pathshala/svc-catalog-contract/class-routes';
import type { ClassItem } from '@pathshala/svc-catalog-contract/classes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import { type ReactNode, useState } from 'react';
import { BatchSelect } from '../../batches/batch-select.tsx';
import styles from './classes.module.css';
import { weekdayTexts } from '../../weekdays.ts';
import { texts } from './texts.ts';

const dayMs = 86_400_000;
const listed = 100;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * dayMs).toISOString().slice(0, 10);

const weekdayOf = (day: string): number => new Date(`${day}T00:00Z`).getUTCDay();

/** The week of the school begins on Saturday. */
function weekOf(day: string): readonly string[] {
  const first = dayAfter(day, -((weekdayOf(day) + 1) % 7));
  return Array.from({ length: 7 }, (_, index) => dayAfter(first, index));
}

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/u.test(text);

/** /boss/classes/week?day=2026-01-31&batchId=…: the classes of a week, day by day. */
export function WeekPage(): ReactNode {
  const translate = useText();
  const [params, setParams] = useQueryParams();
  const [today] = useState(() => dhakaDayOf(Date.now()));
  const asked = params.get('day');
  const days = weekOf(isDay(asked) ? asked : today);
  const [first, last] = [days[0] ?? today, days.at(-1) ?? today];
  const batchId = params.get('batchId') ?? '';
  const go = (day: string): void => setParams({ day });
  const range = { startFrom: first, startTo: last, show: 'all' as const, sort: 'start' as const };
  const query = useApiQuery<typeof listClasses>('/classes', {
    query: { ...range, pageSize: listed, ...(batchId !== '' && { batchId }) },
  });
  return (
    <AdminPage
      title={translate(texts.week)}
      breadcrumbs={[{ text: translate(texts.title), to: '/boss/classes' }]}
    >
      <Group mb="md" gap="sm" align="end">
        <Button variant="default" onClick={() => go(dayAfter(first, -7))}>
          {translate(texts.earlier)}
        </Button>
        <Button variant="default" onClick={() => go(today)}>
          {translate(texts.thisWeek)}
        </Button>
        <Button variant="default" onClick={() => go(dayAfter(first, 7))}>
          {translate(texts.later)}
        </Button>
        <BatchSelect value={batchId} onChange={(next) => setParams({ batchId: next })} />
      </Group>
      <QueryStates query={query}>
        {({ items, total }) => (
          <>
            {total > listed && <Notice>{translate(texts.weekCut, { n: total })}</Notice>}
            <ol className={styles['week']}>
              {days.map((day) => (
                <Day key={day} day={day} isToday={day === today} classes={items} />
              ))}
            </ol>
          </>
        )}
      </QueryStates>
    </AdminPage>
  );
}

interface DayProps {
  readonly day: string;
  readonly isToday: boolean;
  readonly classes: readonly ClassItem[];
}

function Day({ day, isToday, classes }: DayProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const weekday = weekdayTexts[weekdayOf(day)];
  const own = classes.filter(({ startsAt }) => dhakaDayOf(Date.parse(startsAt)) === day);
  return (
    <li className={styles['day']} data-today={isToday}>
      <h2>
        {weekday && translate(weekday)} <span>{format.shortDate(day)}</span>
      </h2>
      {own.length === 0 && <p className={styles['quiet']}>{translate(texts.noneThatDay)}</p>}
      <ul>
        {own.map((one) => (
          <DayClass key={one._id} one={one} />
        ))}
      </ul>
    </li>
  );
}

function DayClass({ one }: { readonly one: ClassItem }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const { _id, title, startsAt, endsAt, batchName, courseName, teacher, room } = one;
  const place = room === '' ? translate(texts.online) : inLanguage(room);
  const facts = [inLanguage(batchName === '' ? courseName : batchName), inLanguage(teacher), place];
  return (
    <li>
      <time dateTime={startsAt}>
        {format.time(startsAt)}–{format.time(endsAt)}
      </time>
      <Link to={`/boss/classes/${_id}/attendance`}>{inLanguage(title)}</Link>
      <span className={styles['quiet']}>{facts.filter((fact) => fact !== '').join(' · ')}</span>
    </li>
  );
}
