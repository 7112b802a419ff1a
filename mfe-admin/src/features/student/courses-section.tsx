import type { EnrolledCourse } from '@pathshala/svc-catalog-contract/enrolment';
import type { listEnrolledCourses } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Button } from '@pathshala/web-kit/parts/button';
import { ProgressBar } from '@pathshala/web-kit/parts/progress-bar';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { paths } from '../../course-tree/paths.ts';
import { EndDialog } from '../../enrolments/end-dialog.tsx';
import { enrolledCoursesPath } from '../../enrolments/use-enrolment-end.ts';
import { TimeDialog } from './time-dialog.tsx';
import { EnrolDialog } from './enrol-dialog.tsx';
import { Rows, Section } from './section.tsx';
import type { StudentProps } from './student-types.ts';
import styles from './student.module.css';
import { texts } from './texts.ts';

const pageSize = 20;

/** The courses with their progress; an enrolment is begun and ended here. */
export function CoursesSection({ studentId, name }: StudentProps): ReactNode {
  const translate = useText();
  const [ended, end] = useState<EnrolledCourse>();
  const [timed, give] = useState<EnrolledCourse>();
  const [isEnrolling, setEnrolling] = useState(false);
  const query = useApiQuery<typeof listEnrolledCourses>(enrolledCoursesPath, {
    params: { id: studentId },
    query: { pageSize },
  });
  return (
    <Section
      title={translate(texts.courses)}
      links={[[`/boss/enrolments?studentId=${studentId}`, translate(texts.all)]]}
      query={query}
    >
      {({ items }) => (
        <>
          <Rows rows={items} keyOf={({ enrolmentId }) => enrolmentId} empty={translate(texts.noCourses)}>
            {(course) => <Course course={course} onTime={() => give(course)} onEnd={() => end(course)} />}
          </Rows>
          <div className={styles['actions']}>
            <Button size="small" onClick={() => setEnrolling(true)}>
              {translate(texts.enrol)}
            </Button>
          </div>
          {isEnrolling && (
            <EnrolDialog studentId={studentId} name={name} onClose={() => setEnrolling(false)} />
          )}
          {timed && (
            <TimeDialog key={timed.enrolmentId} course={timed} name={name} onClose={() => give(undefined)} />
          )}
          {ended && (
            <EndDialog
              key={ended.enrolmentId}
              enrolment={{ _id: ended.enrolmentId, studentId, courseName: ended.name }}
              onClose={() => end(undefined)}
            />
          )}
        </>
      )}
    </Section>
  );
}

interface CourseProps {
  readonly course: EnrolledCourse;
  readonly onTime: () => void;
  readonly onEnd: () => void;
}

function Course({ course, onTime, onEnd }: CourseProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { shortDate } = useFormat();
  const name = inLanguage(course.name);
  const accessUntil = course.accessUntil ?? null;
  return (
    <>
      <div className={styles['what']}>
        <p>
          <Link to={paths.students(course.courseId)}>{name}</Link>
        </p>
        <p className={styles['quiet']}>
          {translate(texts.enrolledOn, { time: shortDate(course.enrolledAt) })}
        </p>
        {accessUntil !== null && (
          <p className={styles['quiet']}>{translate(texts.timeUntil, { day: shortDate(accessUntil) })}</p>
        )}
        <ProgressBar label={translate(texts.progress)} percent={course.progress} />
      </div>
      <div className={styles['actions']}>
        <Button size="small" aria-label={translate(texts.timeIn, { name })} onClick={onTime}>
          {translate(texts.time)}
        </Button>
        <Button size="small" aria-label={translate(texts.endName, { name })} onClick={onEnd}>
          {translate(texts.end)}
        </Button>
      </div>
    </>
  );
}
