import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { ProgressBar } from '@pathshala/web-kit/parts/progress-bar';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { lessonPaths } from '../../lessons/lesson-paths.ts';
import { lessonsInOrder, nextClosed, nextUnfinished } from '../../lessons/lesson-order.ts';
import type { CourseForStudent } from '../../lessons/lesson-types.ts';
import { texts as shared } from '../../lessons/texts.ts';
import { useLockText } from '../../lessons/use-lock-text.ts';
import styles from './subjects.module.css';
import { texts } from './texts.ts';

/** Shows the student's progress and the link to the next lesson: the one primary action of the page. */
export function CourseContinue({ course }: { readonly course: CourseForStudent }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { outline, progress } = course;
  const lockText = useLockText();
  const next = nextUnfinished(course);
  const closed = nextClosed(course)?.lesson;
  const closedText =
    closed?.lock === undefined
      ? ''
      : translate(texts.nextClosed, { title: inLanguage(closed.title), reason: lockText(closed.lock) });
  if (lessonsInOrder(outline).length === 0) return <p>{translate(texts.noLessons)}</p>;
  return (
    <section className={styles['continue']}>
      {progress && (
        <div className={styles['progress']}>
          <ProgressBar
            label={translate(shared.lessonsDone, { completed: progress.completed, total: progress.total })}
            percent={progress.percent}
          />
        </div>
      )}
      {next ? (
        <>
          <p className={styles['next']}>
            {translate(texts.nextLesson, { title: inLanguage(next.lesson.title) })}
          </p>
          <LinkButton to={lessonPaths.lesson(outline.courseId, next.lesson._id)} kind="primary">
            {translate(progress !== null && progress.completed > 0 ? commonTexts.continueBegun : texts.begin)}
          </LinkButton>
        </>
      ) : (
        <p className={styles['next']}>{closed ? closedText : translate(texts.allDone)}</p>
      )}
    </section>
  );
}
