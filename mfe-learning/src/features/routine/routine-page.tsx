import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { Button } from '@pathshala/web-kit/parts/button';
import { ChoiceBar } from '@pathshala/web-kit/parts/choice-bar';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useText } from '@pathshala/web-kit/texts';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import type { ReactNode } from 'react';
import { useNow } from '../../continue/use-now.ts';
import { useExamsAhead } from '../../exams/use-exams-ahead.ts';
import { useRoutine } from '../../routine/use-routine.ts';
import { CalendarAddress } from './calendar-address.tsx';
import { OwnAttendance } from './own-attendance.tsx';
import { dayAfter, entriesByDay, weekOf } from './routine-days.ts';
import { RoutineDay } from './routine-day.tsx';
import styles from './routine.module.css';
import { texts } from './texts.ts';

const minuteMs = 60_000;
const views = ['week', 'day'] as const;

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/u.test(text);

/** The days that the address names: `?day=2026-01-31&view=day`. */
function useShownDays(now: number) {
  const [params, setParams] = useQueryParams();
  const today = dhakaDayOf(now);
  const asked = params.get('day');
  const day = isDay(asked) ? asked : today;
  const view = views.find((one) => one === params.get('view')) ?? 'week';
  const step = view === 'week' ? 7 : 1;
  return {
    today,
    view,
    days: view === 'week' ? weekOf(day) : [day],
    show: (next: (typeof views)[number]) => setParams({ view: next }),
    move: (steps: number) => setParams({ day: steps === 0 ? undefined : dayAfter(day, steps * step) }),
  };
}

/** /routine: classes, exams, campaigns, assignments and reviews by day and week (CLS-03). */
export function RoutinePage(): ReactNode {
  const translate = useText();
  const now = useNow(minuteMs);
  const { today, view, days, show, move } = useShownDays(now);
  return (
    <Page title={translate(texts.title)} lead={translate(texts.lead)} width="text">
      <div className={styles['bar']}>
        <ChoiceBar
          label={translate(texts.view)}
          choices={views.map((value) => ({ value, text: translate(texts[value]) }))}
          value={view}
          onChange={show}
        />
        <Button size="small" onClick={() => move(-1)}>
          {translate(texts.earlier)}
        </Button>
        <Button size="small" onClick={() => move(0)}>
          {translate(texts.today)}
        </Button>
        <Button size="small" onClick={() => move(1)}>
          {translate(texts.later)}
        </Button>
      </div>
      <Days days={days} today={today} now={now} />
      <OwnAttendance />
      <CalendarAddress />
    </Page>
  );
}

interface DaysProps {
  readonly days: readonly string[];
  readonly today: string;
  readonly now: number;
}

/** Classes and assignments are one answer; exams are put beside them, and their failure is said by itself. */
function Days({ days, today, now }: DaysProps): ReactNode {
  const translate = useText();
  const [first, last] = [days[0] ?? today, days.at(-1) ?? today];
  const query = useRoutine(first, last);
  const exams = useExamsAhead();
  return (
    <>
      {exams.hasFailed && (
        <p className={styles['failed']} aria-live="polite">
          {translate(texts.examsFailed)}{' '}
          <Button size="small" onClick={() => void exams.tryAgain()}>
            {translate(texts.tryAgain)}
          </Button>
        </p>
      )}
      <QueryStates query={query}>
        {(routine) => (
          <ol className={styles['days']}>
            {entriesByDay(days, routine, exams.ahead).map(({ day, entries }) => (
              <RoutineDay key={day} day={day} entries={entries} isToday={day === today} now={now} />
            ))}
          </ol>
        )}
      </QueryStates>
    </>
  );
}
