import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Link, useLocation } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect, useRef } from 'react';
import { ExamList } from '../../exams/exam-list.tsx';
import { academicExamPaths, chapterExamsPath } from '../../exams/exam-paths.ts';
import { texts as examTexts } from '../../exams/texts.ts';
import { type CourseExams, examsOf } from '../../exams/use-course-exams.ts';
import { LessonList } from '../../lessons/lesson-list.tsx';
import { countIn } from '../../lessons/lesson-order.ts';
import { readChapter } from '../../lessons/read-chapter.ts';
import type { OutlineChapter } from '../../lessons/lesson-types.ts';
import { texts as shared } from '../../lessons/texts.ts';
import { useLockText } from '../../lessons/use-lock-text.ts';
import { loadLessonPage } from '../../load-lesson-page.ts';
import { KeepOffline } from '../../offline/keep-offline.tsx';
import { ChapterContents } from './chapter-contents.tsx';
import styles from './subjects.module.css';
import { texts } from './texts.ts';

interface ChapterSectionProps {
  readonly courseId: string;
  readonly chapter: OutlineChapter;
  readonly done: ReadonlySet<string>;
  readonly exams: CourseExams;
}

/** A chapter with its lessons, notes and exams. The one that the address names is scrolled into view. */
export function ChapterSection({ courseId, chapter, done, exams }: ChapterSectionProps): ReactNode {
  const translate = useText();
  const { api } = useServices();
  const inLanguage = useBilingual();
  const lockText = useLockText();
  const { hash } = useLocation();
  const ref = useRef<HTMLElement>(null);
  const isNamed = hash === `#${chapter._id}`;
  useEffect(() => {
    if (isNamed) ref.current?.scrollIntoView();
  }, [isNamed]);
  const { lessons, contentCount } = chapter;
  const ofChapter = examsOf(exams, chapter._id);
  return (
    <section ref={ref} className={styles['unit']}>
      <header className={styles['unitHead']}>
        <h2>{inLanguage(chapter.title)}</h2>
        <span className={styles['count']}>
          {lessons.length === 0
            ? translate(texts.chapterEmpty)
            : translate(shared.lessonsDone, { ...countIn([chapter], done) })}
        </span>
      </header>
      {chapter.lock && <p className={styles['about']}>{lockText(chapter.lock)}</p>}
      {chapter.description !== '' && <p className={styles['about']}>{inLanguage(chapter.description)}</p>}
      <LessonList courseId={courseId} lessons={lessons} done={done} />
      {lessons.length > 0 && (
        <KeepOffline
          name={`chapter/${chapter._id}`}
          about={translate(texts.keepAbout)}
          read={async () => {
            await loadLessonPage();
            return readChapter(api, courseId, chapter);
          }}
        />
      )}
      {contentCount > 0 && <ChapterContents chapterId={chapter._id} count={contentCount} />}
      {ofChapter.length > 0 && (
        <>
          <h3>
            <Link to={chapterExamsPath(courseId, chapter._id)}>{translate(examTexts.ofChapter)}</Link>
          </h3>
          <ExamList exams={ofChapter} paths={academicExamPaths(courseId)} />
        </>
      )}
    </section>
  );
}
