import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { useNavigate } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { lessonPaths } from '../../lessons/lesson-paths.ts';
import { completedIds, type LessonPlace } from '../../lessons/lesson-order.ts';
import type { CourseForStudent, CourseProgress } from '../../lessons/lesson-types.ts';
import styles from './completion-bar.module.css';
import { texts } from './texts.ts';
import { type Completion, useCompletion } from './use-completion.ts';

interface CompletionBarProps {
  readonly course: CourseForStudent;
  readonly place: LessonPlace;
}

/** Previous, and the one primary action: completes the lesson and opens the next one. On a phone at the bottom of the screen. */
export function CompletionBar({ course, place }: CompletionBarProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { courseId } = course.outline;
  const { lesson, previous } = place;
  const completion = useCompletion(courseId, lesson._id);
  const isDone = completedIds(course.progress).has(lesson._id);
  return (
    <>
      {course.progress === null && <p className={styles['note']}>{translate(texts.preview)}</p>}
      {isDone && (
        <p className={styles['note']}>
          {translate(texts.done)}{' '}
          <Button kind="quiet" size="small" isBusy={completion.isBusy} onClick={() => completion.mark(false)}>
            {translate(texts.undo)}
          </Button>
        </p>
      )}
      <nav className={styles['bar']} aria-label={translate(texts.move)}>
        {previous && (
          <LinkButton to={lessonPaths.lesson(courseId, previous._id)} title={inLanguage(previous.title)}>
            {translate(commonTexts.previous)}
          </LinkButton>
        )}
        <Forward course={course} place={place} completion={completion} isDone={isDone} />
      </nav>
    </>
  );
}

interface ForwardProps extends CompletionBarProps {
  readonly completion: Completion;
  readonly isDone: boolean;
}

function Forward({ course, place, completion, isDone }: ForwardProps): ReactNode {
  const translate = useText();
  const navigate = useNavigate();
  const { toast } = useServices();
  const { courseId } = course.outline;
  const { next } = place;
  const nextPath = next ? lessonPaths.lesson(courseId, next._id) : lessonPaths.subjects(courseId);
  if (isDone || course.progress === null) {
    return (
      <LinkButton to={nextPath} kind="primary">
        {translate(next ? texts.next : commonTexts.backToTheSubjects)}
      </LinkButton>
    );
  }
  function goOn({ completed, total }: CourseProgress): void {
    const left = total - completed;
    if (left === 0) toast.success(translate(texts.courseDone));
    else if (!next) toast.success(translate(texts.leftOver, { n: left }));
    void navigate(nextPath);
  }
  return (
    <Button kind="primary" isBusy={completion.isBusy} onClick={() => completion.mark(true, goOn)}>
      {translate(next ? texts.completeAndNext : texts.complete)}
    </Button>
  );
}
