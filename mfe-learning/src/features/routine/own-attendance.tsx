import type { readStudentAttendance } from '@pathshala/svc-catalog-contract/attendance-routes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import disclosure from '../../courses/disclosure.module.css';
import styles from './routine.module.css';
import { texts } from './texts.ts';

/** The attendance of the last 90 days: the percentage, and folded the last classes (CLS-05). */
export function OwnAttendance(): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const studentId = useUser()?._id ?? '';
  const query = useApiQuery<typeof readStudentAttendance>(
    '/classes/attendance/of-student/{studentId}',
    { params: { studentId }, query: { pageSize: 50 } },
    { enabled: studentId !== '' },
  );
  return (
    <section>
      <h2>{translate(texts.attendance)}</h2>
      <QueryStates query={query}>
        {({ items, counts, percent }) =>
          items.length === 0 ? (
            <p className={styles['quiet']}>{translate(texts.noAttendance)}</p>
          ) : (
            <>
              <p>
                {translate(texts.attendanceSum, {
                  ...counts,
                  percent: percent === null ? '–' : format.percent(percent),
                })}
              </p>
              <details>
                <summary className={disclosure['summary']}>{translate(texts.lastClasses)}</summary>
                <ul>
                  {items.map(({ _id, title, startsAt, state }) => (
                    <li key={_id}>
                      <Link to={`/routine/classes/${_id}`}>{inLanguage(title)}</Link>,{' '}
                      {format.shortDateTime(startsAt)}: {translate(texts[state])}
                    </li>
                  ))}
                </ul>
              </details>
            </>
          )
        }
      </QueryStates>
    </section>
  );
}
