import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Button } from '@pathshala/web-kit/parts/button';
import { ProgressBar } from '@pathshala/web-kit/parts/progress-bar';
import { SideSheet } from '@pathshala/web-kit/parts/side-sheet';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { LessonList } from '../../lessons/lesson-list.tsx';
import type { LessonPlace } from '../../lessons/lesson-order.ts';
import type { CourseForStudent } from '../../lessons/lesson-types.ts';
import { texts as shared } from '../../lessons/texts.ts';
import styles from './lesson.module.css';
import { texts } from './texts.ts';

interface ChapterOutlineProps {
  readonly course: CourseForStudent;
  readonly place: LessonPlace;
  readonly done: ReadonlySet<string>;
}

/** The lessons of the chapter: beside the lesson, on a narrow screen in a sheet. */
export function ChapterOutline(props: ChapterOutlineProps): ReactNode {
  const translate = useText();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <aside className={styles['outline']} aria-label={translate(texts.outline)}>
        <Lessons {...props} />
      </aside>
      <p className={styles['outlineButton']}>
        <Button size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {translate(texts.showOutline)}
        </Button>
      </p>
      {isOpen && (
        <SideSheet label={translate(texts.outline)} onClose={close}>
          <Lessons {...props} onOpen={close} />
        </SideSheet>
      )}
    </>
  );
}

interface LessonsProps extends ChapterOutlineProps {
  readonly onOpen?: () => void;
}

function Lessons({ course, place, done, onOpen }: LessonsProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { outline, progress } = course;
  return (
    <>
      {progress && <ProgressBar label={translate(shared.courseProgress)} percent={progress.percent} />}
      <h2 className={styles['outlineTitle']}>{inLanguage(place.chapter.title)}</h2>
      <LessonList
        courseId={outline.courseId}
        lessons={place.chapter.lessons}
        done={done}
        currentId={place.lesson._id}
        {...(onOpen && { onOpen })}
      />
    </>
  );
}
