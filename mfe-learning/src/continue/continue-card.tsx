import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { ProgressBar } from '@pathshala/web-kit/parts/progress-bar';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { coursePaths } from '../courses/course-paths.ts';
import { lessonPaths } from '../lessons/lesson-paths.ts';
import type { Dashboard, DashboardCourse, RecentResult } from './dashboard-types.ts';
import styles from './continue.module.css';
import { OpenExams } from './open-exams.tsx';
import { isPractice, OpenPractices } from './open-practices.tsx';
import { texts } from './texts.ts';
import type { Progress } from './use-progress.ts';

/** The next step: the exam that runs, else the course that was worked on last, else a first course. */
export function ContinueCard(progress: Progress): ReactNode {
  const { dashboard, attempts } = progress;
  const exams = attempts.filter((attempt) => !isPractice(attempt));
  if (exams.length > 0) return <OpenExams {...progress} attempts={exams} />;
  const course = dashboard.courses.find(({ courseId }) => courseId === dashboard.lastCourseId);
  return (
    <>
      {course ? <CourseStep course={course} last={lastOf(dashboard, course)} /> : <FirstStep />}
      <OpenPractices attempts={attempts} />
    </>
  );
}

function lastOf({ recentResults }: Dashboard, { courseId }: DashboardCourse): RecentResult | undefined {
  return recentResults.find((result) => result.courseId === courseId);
}

interface CourseStepProps {
  readonly course: DashboardCourse;
  readonly last: RecentResult | undefined;
}

function CourseStep({ course, last }: CourseStepProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const isPapers = course.category === 'admissionPrep';
  const isDone = course.progress >= 100;
  return (
    <section className={styles['card']}>
      <p className={styles['eyebrow']}>{translate(commonTexts.continueBegun)}</p>
      <h2 className={styles['title']}>{inLanguage(course.name)}</h2>
      <ProgressBar label={translate(isPapers ? texts.taken : texts.lessons)} percent={course.progress} />
      <p className={styles['last']}>
        {isDone ? (
          translate(isPapers ? texts.allDone : texts.allLessonsDone)
        ) : (
          <LastPaper last={last} isPapers={isPapers} />
        )}
      </p>
      <p className={styles['actions']}>
        <LinkButton
          to={isPapers ? coursePaths.units(course.courseCode) : lessonPaths.subjects(course.courseId)}
          kind="primary"
        >
          {translate(actionText({ isPapers, isDone }))}
        </LinkButton>
        {isDone && <LinkButton to="/courses">{translate(texts.otherCourses)}</LinkButton>}
      </p>
    </section>
  );
}

function actionText({ isPapers, isDone }: Readonly<Record<'isPapers' | 'isDone', boolean>>) {
  if (isDone) return texts.toCourse;
  return isPapers ? texts.toPaper : texts.toLesson;
}

function LastPaper({
  last,
  isPapers,
}: Pick<CourseStepProps, 'last'> & { readonly isPapers: boolean }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  if (!last) return isPapers ? translate(texts.first) : null;
  const title = format.digits(inLanguage(last.title));
  if (last.score === null) return translate(texts.last, { title });
  return translate(texts.lastScore, { title, score: last.score, total: last.totalMarks });
}

function FirstStep(): ReactNode {
  const translate = useText();
  return (
    <section className={styles['card']}>
      <h2 className={styles['title']}>{translate(texts.begin)}</h2>
      <p className={styles['last']}>{translate(texts.beginText)}</p>
      <p className={styles['actions']}>
        <LinkButton to="/courses" kind="primary">
          {translate(commonTexts.seeTheCourses)}
        </LinkButton>
      </p>
    </section>
  );
}
