export type { ChapterOutline, LessonOutline } from './domain/lesson-outline.ts';
export type {
  AcademicCourses,
  ChapterParts,
  CourseOutline,
  CourseOutlines,
  LessonOutlines,
  LessonPlace,
} from './ports.ts';
