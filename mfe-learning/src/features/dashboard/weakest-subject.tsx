import { useBilingual } from '@pathshala/web-kit/bilingual';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Link } from '@pathshala/web-kit/router';
import { useSiteFeatures } from '@pathshala/web-kit/site-settings';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { Dashboard } from '../../continue/dashboard-types.ts';
import { coursePaths } from '../../courses/course-paths.ts';
import styles from './dashboard.module.css';
import { texts } from './texts.ts';

interface WeakestSubjectProps {
  readonly subject: NonNullable<Dashboard['weakestSubject']>;
  readonly courses: Dashboard['courses'];
}

/** Where the fewest answers are right: ten questions of it to practise at once, and its papers. */
export function WeakestSubject({ subject, courses }: WeakestSubjectProps): ReactNode {
  const translate = useText();
  const { practice } = useSiteFeatures();
  const half = useBilingual();
  const format = useFormat();
  const { subjectName, correct, questions, percent, courseId } = subject;
  const course = courses.find((one) => one.courseId === courseId);
  const to = course?.category === 'admissionPrep' ? coursePaths.units(course.courseCode) : '/courses';
  return (
    <section className={styles['panel']}>
      <h2>{translate(texts.weakest)}</h2>
      <p>
        <strong>{half(subjectName)}</strong>
        <br />
        {translate(texts.weakestText, { correct, questions, percent: format.percent(percent) })}
      </p>
      <p className={styles['actions']}>
        {practice && (
          <LinkButton
            to={`/student?${new URLSearchParams({ subject: subjectName, count: '10' }).toString()}`}
          >
            {translate(texts.practise)}
          </LinkButton>
        )}
        <Link to={to}>{translate(texts.toPapers)}</Link>
      </p>
    </section>
  );
}
