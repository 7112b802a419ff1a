import { useBilingual } from '@pathshala/web-kit/bilingual';
import { NotFound } from '@pathshala/web-kit/parts/not-found';
import { Page } from '@pathshala/web-kit/parts/page';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { lessonPaths } from '../../lessons/lesson-paths.ts';
import { completedIds, type LessonPlace, placeOf } from '../../lessons/lesson-order.ts';
import type { CourseForStudent, Lesson } from '../../lessons/lesson-types.ts';
import { ChapterOutline } from './chapter-outline.tsx';
import { CompletionBar } from './completion-bar.tsx';
import { DiscussionSection } from './discussion-section.tsx';
import { LessonExams } from './lesson-exams.tsx';
import { LessonFacts } from './lesson-facts.tsx';
import styles from './lesson.module.css';
import { Materials } from './materials.tsx';
import { SubLessons } from './sub-lessons.tsx';
import { TheaterButton } from './theater-button.tsx';
import { useTheater } from './use-theater.ts';
import { VideoPlayer } from './video/video-player.tsx';

interface LessonViewProps {
  readonly lesson: Lesson;
  readonly course: CourseForStudent;
}

export function LessonView({ lesson, course }: LessonViewProps): ReactNode {
  const place = placeOf(course.outline, lesson._id);
  return place ? <PlacedLessonView lesson={lesson} course={course} place={place} /> : <NotFound />;
}

interface PlacedLessonViewProps extends LessonViewProps {
  readonly place: LessonPlace;
}

function PlacedLessonView({ lesson, course, place }: PlacedLessonViewProps): ReactNode {
  const inLanguage = useBilingual();
  const theater = useTheater();
  const { courseId, title: courseTitle } = course.outline;
  const title = inLanguage(lesson.title);
  const hasVideo = lesson.videoLink !== '';
  return (
    <Page
      title={title}
      back={{ to: lessonPaths.subjects(courseId), text: inLanguage(courseTitle) }}
      {...(hasVideo && { actions: <TheaterButton theater={theater} /> })}
    >
      <div className={styles['layout']} data-theater={(hasVideo && theater.isOn) || undefined}>
        <LessonFacts lesson={lesson} place={place} />
        {hasVideo && (
          <div className={styles['stage']}>
            <LessonVideo link={lesson.videoLink} title={title} lessonId={lesson._id} />
          </div>
        )}
        <div className={styles['main']}>
          <RichText html={lesson.content} className={styles['text'] ?? ''} />
          <SubLessons lesson={lesson} />
          <Materials materials={lesson.supplementaryMaterials} />
          <CompletionBar course={course} place={place} />
          <LessonExams courseId={courseId} lessonId={lesson._id} />
          <DiscussionSection lessonId={lesson._id} />
        </div>
        <ChapterOutline course={course} place={place} done={completedIds(course.progress)} />
      </div>
    </Page>
  );
}

/** Several students may share a device, so each remembers the own position. */
function LessonVideo({ link, title, lessonId }: Readonly<Record<'link' | 'title' | 'lessonId', string>>) {
  const user = useUser();
  return <VideoPlayer link={link} title={title} memoryKey={`video:${user?._id ?? ''}:${lessonId}`} />;
}
