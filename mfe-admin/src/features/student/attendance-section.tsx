import type { readStudentAttendance } from '@pathshala/svc-catalog-contract/attendance-routes';
import type { AttendanceState } from '@pathshala/svc-catalog-contract/attendance';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Badge, type Tone } from '@pathshala/web-kit/parts/badge';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { Rows, Section } from './section.tsx';
import { shownRows, type StudentProps } from './student-types.ts';
import styles from './student.module.css';
import { texts } from './texts.ts';

const toneOf: Readonly<Record<AttendanceState, Tone>> = {
  present: 'good',
  late: 'attention',
  absent: 'bad',
  excused: 'neutral',
};

/** The attendance of the last 90 days, and the latest classes. */
export function AttendanceSection({ studentId }: StudentProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { number, percent: percentOf, shortDateTime } = useFormat();
  const query = useApiQuery<typeof readStudentAttendance>('/classes/attendance/of-student/{studentId}', {
    params: { studentId },
    query: { pageSize: shownRows },
  });
  return (
    <Section
      title={translate(texts.attendance)}
      links={[[`/boss/classes/attendance/${studentId}`, translate(texts.all)]]}
      query={query}
    >
      {({ items, counts, percent }) => (
        <>
          {percent !== null && (
            <p>
              {translate(texts.attendanceSum, {
                percent: percentOf(percent),
                present: number(counts.present),
                late: number(counts.late),
                absent: number(counts.absent),
                excused: number(counts.excused),
              })}
            </p>
          )}
          <Rows rows={items} keyOf={({ _id }) => _id} empty={translate(texts.noAttendance)}>
            {({ title, startsAt, state }) => (
              <>
                <div className={styles['what']}>
                  <p>{inLanguage(title)}</p>
                  <p className={styles['quiet']}>{shortDateTime(startsAt)}</p>
                </div>
                <Badge tone={toneOf[state]}>{translate(texts[state])}</Badge>
              </>
            )}
          </Rows>
        </>
      )}
    </Section>
  );
}
