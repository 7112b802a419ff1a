import type { Batch } from '@pathshala/svc-catalog-contract/batches';
import type { ClassItem } from '@pathshala/svc-catalog-contract/classes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import { type ReactNode, useState } from 'react';
import { bossBatchPath } from '../../batches/batch-paths.ts';
import { paths } from '../../course-tree/paths.ts';
import { OverviewCard } from './overview-card.tsx';
import styles from './start.module.css';
import { teachingTexts as texts } from './teaching-texts.ts';
import type { Teaching } from './use-teaching.ts';

const shownExams = 5;

/** Each class of today leads to its attendance. */
export function TodaysClasses({ query }: { readonly query: Teaching['classes'] }): ReactNode {
  const translate = useText();
  return (
    <OverviewCard title={translate(texts.today)} query={query}>
      {({ items }) => (
        <>
          {items.length === 0 && <p className={styles['quiet']}>{translate(texts.noClasses)}</p>}
          <ul className={styles['list']}>
            {items.map((one) => (
              <TodaysClass key={one._id} one={one} />
            ))}
          </ul>
          <Link to="/boss/classes">{translate(texts.allClasses)}</Link>
        </>
      )}
    </OverviewCard>
  );
}

function TodaysClass({ one }: { readonly one: ClassItem }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { shortDateTime } = useFormat();
  const { _id, title, startsAt, batchName, courseName, room } = one;
  const place = [inLanguage(batchName || courseName), inLanguage(room)].filter((part) => part !== '');
  return (
    <li>
      <Link to={`/boss/classes/${_id}/attendance`}>
        {translate(texts.attendance, { title: inLanguage(title) })}
      </Link>
      <p className={styles['quiet']}>{[shortDateTime(startsAt), ...place].join(' · ')}</p>
    </li>
  );
}

/** The batches with their numbers of students. */
export function OwnBatches({ query }: { readonly query: Teaching['batches'] }): ReactNode {
  const translate = useText();
  return (
    <OverviewCard title={translate(texts.batches)} query={query}>
      {({ items }) => (
        <>
          {items.length === 0 && <p className={styles['quiet']}>{translate(texts.noBatches)}</p>}
          <ul className={styles['list']}>
            {items.map((batch) => (
              <OwnBatch key={batch._id} batch={batch} />
            ))}
          </ul>
        </>
      )}
    </OverviewCard>
  );
}

function OwnBatch({ batch }: { readonly batch: Batch }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { _id, name, memberCount, courses, room } = batch;
  // The gradebook of a course is open to the rights of a whole course.
  const wholeCourses = useUser()?.limitedTo?.courseIds ?? [];
  const facts = [...courses.map(({ courseName }) => inLanguage(courseName)), inLanguage(room)];
  return (
    <li>
      <Link to={bossBatchPath(_id)}>{inLanguage(name)}</Link>
      <span className={styles['count']}>{translate(texts.students, { n: memberCount })}</span>
      <p className={styles['quiet']}>{facts.filter((part) => part !== '').join(' · ')}</p>
      {courses
        .filter(({ courseId }) => wholeCourses.includes(courseId))
        .map(({ courseId, courseName }) => (
          <p key={courseId}>
            <Link to={paths.students(courseId)}>
              {translate(texts.gradebook, { name: inLanguage(courseName) })}
            </Link>
          </p>
        ))}
    </li>
  );
}

/** The exams that begin next. */
export function NextExams({ query }: { readonly query: Teaching['exams'] }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { shortDateTime } = useFormat();
  const [now] = useState(() => Date.now());
  return (
    <OverviewCard title={translate(texts.exams)} query={query}>
      {({ items }) => {
        const next = items
          .filter(({ startingDate }) => Date.parse(startingDate) >= now)
          .toSorted((one, other) => one.startingDate.localeCompare(other.startingDate))
          .slice(0, shownExams);
        return (
          <>
            {next.length === 0 && <p className={styles['quiet']}>{translate(texts.noExams)}</p>}
            <ul className={styles['list']}>
              {next.map(({ _id, title, courseName, startingDate }) => (
                <li key={_id}>
                  <strong>{inLanguage(title)}</strong>
                  <p className={styles['quiet']}>
                    {[shortDateTime(startingDate), inLanguage(courseName)].join(' · ')}
                  </p>
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </OverviewCard>
  );
}
