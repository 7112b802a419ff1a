import type {
  CourseOutline as OutlineView,
  CourseProgress as ProgressView,
} from '@pathshala/svc-catalog-contract/lesson-progress';
import type { ChapterOutline, LessonOutline } from '../../academic-courses/index.ts';
import type { CourseProgress } from '../domain/course-progress.ts';

function viewChapter({ _id, title, description, contentCount, lessons, lock }: ChapterOutline) {
  const heads = lessons.map((lesson) => ({
    _id: lesson._id,
    title: lesson.title,
    duration: lesson.duration,
    hasVideo: lesson.videoLink !== '',
    ...(lesson.lock && { lock: lesson.lock }),
  }));
  return { _id, title, description, contentCount, lessons: heads, ...(lock && { lock }) };
}

export function viewOutline({ courseId, title, subjects }: LessonOutline): OutlineView {
  return {
    courseId,
    title,
    subjects: subjects.map(({ chapters, ...subject }) => ({
      _id: subject._id,
      title: subject.title,
      description: subject.description,
      chapters: chapters.map(viewChapter),
    })),
  };
}

export function viewProgress({ lessons, chapters, ...counts }: CourseProgress): ProgressView {
  return { ...counts, lessons: [...lessons], chapters: [...chapters] };
}
