import { groupLiveClasses, isRunning } from '@pathshala/rules/live-classes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useNow } from '../../continue/use-now.ts';
import type { AcademicCourse } from '../../courses/course-types.ts';
import disclosure from '../../courses/disclosure.module.css';
import { useClassTime } from '../../courses/use-class-time.ts';
import styles from './live-classes.module.css';
import { texts } from './texts.ts';

type Session = AcademicCourse['interactiveSessions'][number];

const minuteMs = 60_000;

/** The live classes by date: the next ones, those without a date, and folded those that are over. */
export function LiveClasses({ course }: { readonly course: AcademicCourse }): ReactNode {
  const ownText = useText();
  const now = useNow(minuteMs);
  const { interactiveSessions: sessions } = course;
  if (sessions.length === 0) return null;
  const { upcoming, undated, past } = groupLiveClasses(sessions, now);
  const hasLinks = sessions.some((session) => 'liveLink' in session);
  return (
    <section>
      <h2>{ownText(texts.live)}</h2>
      {!hasLinks && upcoming.length + undated.length > 0 && (
        <p className={styles['quiet']}>{ownText(texts.linkAfterEnrolling)}</p>
      )}
      <Classes sessions={[...upcoming, ...undated]} now={now} next={upcoming[0]} />
      {past.length > 0 && (
        <details>
          <summary className={disclosure['summary']}>
            {ownText(texts.pastClasses, { n: past.length })}
          </summary>
          <Classes sessions={past} now={now} />
        </details>
      )}
    </section>
  );
}

interface ClassesProps {
  readonly sessions: readonly Session[];
  /** Epoch milliseconds. */
  readonly now: number;
  readonly next?: Session | undefined;
}

function Classes({ sessions, now, next }: ClassesProps): ReactNode {
  const ownText = useText();
  const inLanguage = useBilingual();
  if (sessions.length === 0) return null;
  return (
    <ul className={styles['classes']}>
      {sessions.map((session) => (
        <li key={`${session.startsAt}${session.title}${session.description}`}>
          <ClassName session={session} />{' '}
          {session === next && (
            <Badge tone="good">{ownText(isRunning(session, now) ? texts.onNow : texts.nextClass)}</Badge>
          )}
          <ClassTime session={session} now={now} />
          {session.description !== '' && <p>{inLanguage(session.description)}</p>}
        </li>
      ))}
    </ul>
  );
}

/** A link for those enrolled. */
function ClassName({ session }: { readonly session: Session }): ReactNode {
  const inLanguage = useBilingual();
  const link = 'liveLink' in session ? session.liveLink : '';
  if (link === '') return inLanguage(session.title);
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {inLanguage(session.title === '' ? link : session.title)}
    </a>
  );
}

function ClassTime({ session, now }: { readonly session: Session; readonly now: number }): ReactNode {
  const ownText = useText();
  const format = useFormat();
  const timeOf = useClassTime(now);
  const { startsAt, durationMinutes = 0 } = session;
  const length = durationMinutes > 0 ? format.duration(durationMinutes * minuteMs) : '';
  const start =
    startsAt === undefined ? ownText(texts.noDate) : <time dateTime={startsAt}>{timeOf(startsAt)}</time>;
  return (
    <p className={styles['quiet']}>
      {start}
      {length !== '' && ` · ${length}`}
    </p>
  );
}
