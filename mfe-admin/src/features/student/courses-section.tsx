import type { EnrolledCourse } from '@pathshala/svc-catalog-contract/enrolment';
import type { listEnrolledCourses } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Button } from '@pathshala/web-kit/parts/button';
import { ProgressBar } from '@pathshala/web-kit/parts/progress-bar';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { EndDialog } from '../../enrolments/end-dialog.tsx';
import { enrolledCoursesPath } from '../../enrolments/use-enrolment-end.ts';
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
            {(course) => <Course course={course} onEnd={() => end(course)} />}
          </Rows>
          <div className={styles['actions']}>
            <Button size="small" onClick={() => setEnrolling(true)}>
              {translate(texts.enrol)}
            </Button>
          </div>
          {isEnrolling && (
            <EnrolDialog studentId={studentId} name={name} onClose={() => setEnrolling(false)} />
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
  readonly onEnd: () => void;
}

function Course({ course, onEnd }: CourseProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { shortDate } = useFormat();
  const name = inLanguage(course.name);
  return (
    <>
      <div className={styles['what']}>
        <p>{name}</p>
        <p className={styles['quiet']}>
          {translate(texts.enrolledOn, { time: shortDate(course.enrolledAt) })}
        </p>
        <ProgressBar label={translate(texts.progress)} percent={course.progress} />
      </div>
      <Button size="small" aria-label={translate(texts.endName, { name })} onClick={onEnd}>
        {translate(texts.end)}
      </Button>
    </>
  );
}
