import { editedView } from '@pathshala/contract-kit/edited';
import type {
  AcademicUnit,
  ChapterItem,
  CourseItem,
  SubjectItem,
} from '@pathshala/svc-catalog-contract/course-tree';
import type { AcademicCourse, EditMark, Subject } from '../domain/course.ts';
import type { Lesson } from '../domain/lesson.ts';
import type { NumberedChapter } from '../use-cases/list-subjects.ts';
import type { ChapterForAuthor, SubjectLocation } from '../use-cases/locate-for-author.ts';
import type { NumberedContent } from '../use-cases/read-contents.ts';
import type { LessonInList } from '../use-cases/read-lessons.ts';

/** The last edit is for administrators only. */
export interface Viewing {
  readonly isAuthor: boolean;
}

const editedFor = ({ isAuthor }: Viewing, { edited }: EditMark) => (isAuthor ? editedView(edited) : {});

export function viewCourseListItem({ _id, title, courseType, category }: AcademicCourse) {
  return { _id, courseName: title, courseType: courseType === '' ? category : courseType };
}

export function viewCourseItem(course: AcademicCourse): CourseItem {
  const { description, status, edited } = course;
  return { ...viewCourseListItem(course), description, status, ...editedView(edited) };
}

export function viewCourseSubject({ _id, title, description, units }: Subject) {
  return { _id, subjectName: title, subjectDescription: description, chapters: units.length };
}

export function viewSubjectItem({ course, subject }: SubjectLocation): SubjectItem {
  return {
    ...viewCourseSubject(subject),
    courseId: course._id,
    courseName: course.title,
    ...editedView(subject.edited),
  };
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

export function viewChapterItem(found: ChapterForAuthor): ChapterItem {
  const { course, subject, chapter } = found;
  return {
    ...viewChapter(found),
    courseId: course._id,
    courseName: course.title,
    subjectId: subject._id,
    subjectName: subject.title,
    ...editedView(chapter.edited),
  };
}

export function viewUnitItem(
  { course, subject, chapter, lessonCount }: ChapterForAuthor,
  viewing: Viewing,
): AcademicUnit {
  return {
    _id: chapter._id,
    courseId: course._id,
    subjectId: subject._id,
    subjectTitle: subject.title,
    title: chapter.title,
    description: chapter.description,
    lessonCount,
    ...editedFor(viewing, chapter),
  };
}

export function viewLesson(lesson: Lesson, viewing: Viewing) {
  const { _id, chapterId, title, content, videoLink, duration, ...more } = lesson;
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
    ...editedFor(viewing, lesson),
  };
}

/** A closed lesson in a list: its title and its lock, and nothing that it teaches. */
export function viewListedLesson({ lesson, lock }: LessonInList, viewing: Viewing) {
  if (lock === null) return viewLesson(lesson, viewing);
  const { _id, chapterId, title, duration } = lesson;
  const texts = { content: '', videoLink: '', supplementaryMaterials: [], subLessons: [], exams: [] };
  return { _id, chapterId, title, duration, ...texts, lock };
}

export function viewContent(found: NumberedContent, viewing: Viewing) {
  const { content, number, chapterTitle, lock = null } = found;
  const { _id, chapterId, title } = content;
  const contentDetails = lock === null ? content.contentDetails : '';
  const facts = { _id, chapterId, contentNumber: number, title, contentDetails, chapterTitle };
  return { ...facts, ...(lock && { lock }), ...editedFor(viewing, content) };
}
