import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { Card, CardList } from '@pathshala/web-kit/parts/card';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { ProgressBar } from '@pathshala/web-kit/parts/progress-bar';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useState, type ReactNode } from 'react';
import { coursePaths } from '../../courses/course-paths.ts';
import styles from './my-courses.module.css';
import { texts } from './texts.ts';
import type { EnrolledCourse, EnrolledCourses } from './use-enrolled-courses.ts';

interface MyCoursesProps extends Pick<EnrolledCourses, 'failure'> {
  readonly courses: readonly EnrolledCourse[];
}

/** The courses that the student is enrolled in, each with its progress and the way on. */
export function MyCourses({ courses, failure }: MyCoursesProps): ReactNode {
  const translate = useText();
  if (failure) return <NotFetched {...failure} />;
  if (courses.length === 0) return null;
  return (
    <section className={styles['mine']}>
      <h2>{translate(texts.mine)}</h2>
      <CardList label={translate(texts.mine)}>
        {courses.map((course) => (
          <MyCourse key={course.enrolmentId} course={course} />
        ))}
      </CardList>
    </section>
  );
}

function NotFetched({ error, retry }: NonNullable<EnrolledCourses['failure']>): ReactNode {
  const translate = useText();
  return (
    <Notice tone="bad" title={translate(texts.failed)} isLive>
      {/* Without a response the error message would be about the transport. */}
      {error.status !== 0 && <p>{error.message}</p>}
      <Button onClick={retry}>{translate(commonTexts.tryAgain)}</Button>
    </Notice>
  );
}

const soonMs = 7 * 24 * 60 * 60 * 1000;

/** The day after which the course is closed to the student; in bold in the last week. */
function LastDay({ day }: { readonly day: string | null }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const [openedAt] = useState(() => Date.now());
  if (day === null) return null;
  const text = translate(texts.lastDay, { date: format.date(day) });
  const isSoon = Date.parse(day) - openedAt < soonMs;
  return <p className={styles['last-day']}>{isSoon ? <strong>{text}</strong> : text}</p>;
}

function MyCourse({ course }: { readonly course: EnrolledCourse }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { courseKind, courseCode, courseId, progress } = course;
  const nameId = `mine-${course.enrolmentId}`;
  return (
    <Card as="li" className={styles['course']}>
      <h3 id={nameId} className={styles['name']}>
        {inLanguage(course.name)}
      </h3>
      <ProgressBar label={translate(texts.taken)} percent={progress} />
      <LastDay day={course.accessUntil ?? null} />
      <LinkButton
        to={courseKind === 'admission' ? coursePaths.units(courseCode) : coursePaths.subjects(courseId)}
        aria-describedby={nameId}
      >
        {translate(commonTexts.continueBegun)}
      </LinkButton>
    </Card>
  );
}
