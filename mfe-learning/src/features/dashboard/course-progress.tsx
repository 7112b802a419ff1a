import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Card } from '@pathshala/web-kit/parts/card';
import { CoursePicture } from '@pathshala/web-kit/parts/course-picture';
import { ProgressBar } from '@pathshala/web-kit/parts/progress-bar';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { coursePaths } from '../../courses/course-paths.ts';
import { lessonPaths } from '../../lessons/lesson-paths.ts';
import { texts } from '../../continue/texts.ts';
import styles from './course-progress.module.css';
import type { Dashboard, DashboardCourse } from '../../continue/dashboard-types.ts';
import { texts as dashboardTexts } from './texts.ts';

/** Courses completed and in progress, and a card for each with how far it is. */
export function CourseProgress({ dashboard }: { readonly dashboard: Dashboard }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { courses, coursesCompleted, coursesInProgress } = dashboard;
  return (
    <section className={styles['section']}>
      <header className={styles['head']}>
        <h2>{translate(dashboardTexts.progress)}</h2>
        <dl className={styles['numbers']}>
          <div>
            <dt>{translate(dashboardTexts.completed)}</dt>
            <dd>{format.number(coursesCompleted)}</dd>
          </div>
          <div>
            <dt>{translate(dashboardTexts.inProgress)}</dt>
            <dd>{format.number(coursesInProgress)}</dd>
          </div>
        </dl>
      </header>
      <ul className={styles['courses']}>
        {courses.map((course) => (
          <CourseTile key={course.courseId} course={course} />
        ))}
      </ul>
    </section>
  );
}

function CourseTile({ course }: { readonly course: DashboardCourse }): ReactNode {
  const text = useText();
  const inLanguage = useBilingual();
  const { name, category, courseThumbnail, progress } = course;
  return (
    <Card as="li" className={styles['course']}>
      <CoursePicture src={courseThumbnail} name={inLanguage(name)} />
      <div className={styles['about']}>
        <h3>
          <Link to={pathOf(course)} data-card-link>
            {inLanguage(name)}
          </Link>
        </h3>
        <ProgressBar
          label={text(category === 'admissionPrep' ? texts.taken : texts.lessons)}
          percent={progress}
        />
      </div>
    </Card>
  );
}

function pathOf({ category, courseCode, courseId }: DashboardCourse): string {
  return category === 'admissionPrep' ? coursePaths.units(courseCode) : lessonPaths.subjects(courseId);
}
