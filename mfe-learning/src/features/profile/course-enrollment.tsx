import { useBilingual } from '@pathshala/web-kit/bilingual';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { CoursePicture } from '@pathshala/web-kit/parts/course-picture';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { ProgressBar } from '@pathshala/web-kit/parts/progress-bar';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { coursePaths } from '../../courses/course-paths.ts';
import { lessonPaths } from '../../lessons/lesson-paths.ts';
import type { EnrolmentGroup, Student } from './profile-types.ts';
import styles from './course-enrollment.module.css';
import { texts } from './texts.ts';

type GroupName = keyof Student['courseEnrollment'];

const groupNames = ['admissionPrep', 'academic'] as const satisfies readonly GroupName[];

/** The groups of STU-05 with their courses. They follow enrolments and results, so nothing is edited here. */
export function CourseEnrollment({ student }: { readonly student: Student }): ReactNode {
  const translate = useText();
  const groups = groupNames.filter((name) => student.courseEnrollment[name].totalEnrolled > 0);
  if (groups.length === 0) {
    return (
      <EmptyState
        text={translate(texts.noCourses)}
        action={
          <LinkButton to="/courses" kind="primary">
            {translate(texts.toCourses)}
          </LinkButton>
        }
      />
    );
  }
  return groups.map((name) => <Group key={name} name={name} group={student.courseEnrollment[name]} />);
}

function Group({ name, group }: { readonly name: GroupName; readonly group: EnrolmentGroup }): ReactNode {
  const translate = useText();
  const format = useFormat();
  return (
    <section className={styles['group']}>
      <h2>{translate(texts[name])}</h2>
      <Facts
        facts={[
          [translate(texts.enrolled), format.number(group.totalEnrolled)],
          [translate(texts.overall), format.percent(group.overallProgress)],
        ]}
      />
      <ul className={styles['courses']}>
        {group.enrolledCourses.map((course) => (
          <Course key={course.courseId} course={course} group={name} />
        ))}
      </ul>
    </section>
  );
}

interface CourseProps {
  readonly course: EnrolmentGroup['enrolledCourses'][number];
  readonly group: GroupName;
}

function Course({ course, group }: CourseProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const name = inLanguage(course.name);
  const to =
    group === 'admissionPrep' ? coursePaths.units(course.courseCode) : lessonPaths.subjects(course.courseId);
  return (
    <li className={styles['course']}>
      <div className={styles['cover']}>
        <CoursePicture src={course.courseThumbnail} name={name} />
      </div>
      <div className={styles['words']}>
        <h3>
          <Link to={to}>{name}</Link>
        </h3>
        <p>{translate(texts.since, { date: format.date(course.enrolledAt) })}</p>
        <ProgressBar
          label={translate(group === 'admissionPrep' ? texts.papersTaken : texts.lessonsDone)}
          percent={course.progress}
        />
        <p>
          <Link to={`/courses/marks/${course.courseId}`} aria-label={translate(texts.marksIn, { name })}>
            {translate(texts.myMarks)}
          </Link>
        </p>
      </div>
    </li>
  );
}
