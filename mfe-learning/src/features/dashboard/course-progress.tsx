import { useBilingual } from '@pathshala/web-kit/bilingual';
import { ProgressBar } from '@pathshala/web-kit/parts/progress-bar';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { coursePaths } from '../../courses/course-paths.ts';
import { lessonPaths } from '../../lessons/lesson-paths.ts';
import { texts } from '../../continue/texts.ts';
import { useTexts } from '../../texts.ts';
import styles from './course-progress.module.css';
import type { Dashboard, DashboardCourse } from '../../continue/dashboard-types.ts';

/** Courses completed and in progress, and how far each one is. */
export function CourseProgress({ dashboard }: { readonly dashboard: Dashboard }): ReactNode {
  const translate = useTexts();
  const half = useBilingual();
  const format = useFormat();
  const text = useText();
  const labelOf = ({ category }: DashboardCourse): string =>
    category === 'admissionPrep' ? translate('dashboard.done') : text(texts.lessons);
  const { courses, coursesCompleted, coursesInProgress } = dashboard;
  return (
    <section>
      <h2>{translate('dashboard.progress')}</h2>
      <dl className={styles['numbers']}>
        <div>
          <dt>{translate('dashboard.completed')}</dt>
          <dd>{format.number(coursesCompleted)}</dd>
        </div>
        <div>
          <dt>{translate('dashboard.inProgress')}</dt>
          <dd>{format.number(coursesInProgress)}</dd>
        </div>
      </dl>
      <ul className={styles['courses']}>
        {courses.map((course) => (
          <li key={course.courseId}>
            <h3>
              <Link to={pathOf(course)}>{half(course.name)}</Link>
            </h3>
            <ProgressBar label={labelOf(course)} percent={course.progress} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function pathOf({ category, courseCode, courseId }: DashboardCourse): string {
  return category === 'admissionPrep' ? coursePaths.units(courseCode) : lessonPaths.subjects(courseId);
}
