import type { readMistakesSummary } from '@pathshala/svc-exams-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { Link } from '@pathshala/web-kit/router';
import { useSiteFeatures } from '@pathshala/web-kit/site-settings';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useClassFacts } from '../../routine/class-facts.ts';
import { JoinLink } from '../../routine/join-link.tsx';
import { texts as classTexts } from '../../routine/texts.ts';
import type { RoutineEntry } from './routine-days.ts';
import styles from './routine.module.css';
import { texts, weekdayTexts } from './texts.ts';

interface RoutineDayProps {
  readonly day: string;
  readonly entries: readonly RoutineEntry[];
  readonly isToday: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

export function RoutineDay({ day, entries, isToday, now }: RoutineDayProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const weekday = weekdayTexts[new Date(`${day}T00:00Z`).getUTCDay()];
  return (
    <li className={styles['day']}>
      <h2>
        <time dateTime={day}>
          {weekday && `${translate(weekday)}, `}
          {format.date(day)}
        </time>{' '}
        {isToday && <Badge tone="good">{translate(texts.today)}</Badge>}
      </h2>
      {entries.length === 0 && <p className={styles['quiet']}>{translate(texts.nothing)}</p>}
      <ul className={styles['entries']}>
        {entries.map((entry) => (
          <li key={`${entry.kind}${entry.id}`} className={styles['entry']}>
            <Entry entry={entry} now={now} />
          </li>
        ))}
        {isToday && <Reviews />}
      </ul>
    </li>
  );
}

function Entry({ entry, now }: { readonly entry: RoutineEntry; readonly now: number }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const time = <time dateTime={entry.at}>{format.time(entry.at)}</time>;
  if (entry.kind === 'class') return <ClassEntry entry={entry} now={now} />;
  if (entry.kind === 'exam') {
    return (
      <>
        {time}
        <Link to={entry.exam.to}>{format.digits(inLanguage(entry.exam.title))}</Link>
        <p className={styles['quiet']}>{translate(texts.exam)}</p>
      </>
    );
  }
  const { _id, title, courseName, isDone } = entry.assignment;
  return (
    <>
      {time}
      <Link to={`/assignments/view/${_id}`}>{format.digits(inLanguage(title))}</Link>
      <p className={styles['quiet']}>
        {translate(texts.assignment)} · {inLanguage(courseName)}
        {isDone && ` · ${translate(texts.handedIn)}`}
      </p>
    </>
  );
}

interface ClassEntryProps {
  readonly entry: Extract<RoutineEntry, { kind: 'class' }>;
  readonly now: number;
}

function ClassEntry({ entry: { one }, now }: ClassEntryProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const factsOf = useClassFacts();
  const { _id, kind, courseId, title, startsAt, endsAt } = one;
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  return (
    <>
      <time dateTime={startsAt}>
        {format.time(startsAt)}–{format.time(endsAt)}
      </time>
      <span>
        <Link to={kind === 'class' ? `/routine/classes/${_id}` : `/courses/academic/${courseId}`}>
          {inLanguage(title)}
        </Link>{' '}
        {start <= now && now < end && <Badge tone="good">{translate(classTexts.onNow)}</Badge>}
      </span>
      <p className={styles['quiet']}>
        {translate(texts.class)} · {factsOf(one)}
      </p>
      <JoinLink one={one} />
    </>
  );
}

/** The questions of the mistakes notebook that are due. Nothing while they are not known. */
function Reviews(): ReactNode {
  const translate = useText();
  const { practice } = useSiteFeatures();
  const { data } = useApiQuery<typeof readMistakesSummary>(
    '/exams/mistakes/summary',
    {},
    { enabled: practice },
  );
  if (data === undefined || data.due === 0) return null;
  return (
    <li className={styles['entry']}>
      <Link to="/student/mistakes">{translate(texts.reviews, { n: data.due })}</Link>
      <p className={styles['quiet']}>{translate(texts.review)}</p>
    </li>
  );
}
