import type { AcademicCourse, Subject } from '../domain/course.ts';
import type { Lesson } from '../domain/lesson.ts';
import type { NumberedChapter } from '../use-cases/list-subjects.ts';
import type { NumberedContent } from '../use-cases/read-contents.ts';

export function viewCourseListItem({ _id, title, courseType, category }: AcademicCourse) {
  return { _id, courseName: title, courseType: courseType === '' ? category : courseType };
}

export function viewCourseSubject({ _id, title, description, units }: Subject) {
  return { _id, subjectName: title, subjectDescription: description, chapters: units.length };
}

export function viewChapter({ chapter, number, lessonCount }: NumberedChapter) {
  return {
    _id: chapter._id,
    chapterNumber: number,
    chapterTitle: chapter.title,
    chapterSummary: chapter.description,
    lessons: lessonCount,
  };
}

export function viewLesson({ _id, chapterId, title, content, videoLink, duration, ...more }: Lesson) {
  return {
    _id,
    chapterId,
    title,
    content,
    videoLink,
    duration,
    supplementaryMaterials: [...(more.supplementaryMaterials ?? [])],
    subLessons: [...(more.subLessons ?? [])],
    exams: more.exams ?? [],
  };
}

export function viewContent({ content, number, chapterTitle }: NumberedContent) {
  const { _id, chapterId, title, contentDetails } = content;
  return { _id, chapterId, contentNumber: number, title, contentDetails, chapterTitle };
}
