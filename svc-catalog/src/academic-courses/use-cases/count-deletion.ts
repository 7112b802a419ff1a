import type { EnrolmentStatuses, LessonStudents } from '../../enrolments/index.ts';
import { removalOfChapter, removalOfCourse, removalOfSubject } from '../domain/delete-parts.ts';
import type { Removal } from '../domain/deleted-part.ts';
import type { Content, Lesson } from '../domain/lesson.ts';
import type { AssignmentCounts } from '../../assignments/index.ts';
import type { AcademicCourses, ChapterParts } from '../ports.ts';
import { assignmentsOf } from './assignments-of.ts';
import { locateChapterOf, locateSubject } from './locate-for-author.ts';
import { requireCourse } from '../domain/course.ts';

interface CountDeletionDependencies {
  readonly lessons: ChapterParts<Lesson>;
  readonly contents: ChapterParts<Content>;
  readonly enrolmentStatuses: EnrolmentStatuses;
  readonly assignments: AssignmentCounts;
  readonly lessonStudents: LessonStudents;
}

export interface DeletionCounts {
  readonly subjects: number;
  readonly chapters: number;
  readonly lessons: number;
  readonly contents: number;
  readonly assignments: number;
  readonly enrolled: number;
  readonly studentsWithResults: number;
}

async function sumOf<Item>(items: readonly Item[], count: (item: Item) => Promise<number>): Promise<number> {
  const counts = await Promise.all(items.map(count));
  return counts.reduce((sum, each) => sum + each, 0);
}

async function lessonIdsIn(lessons: ChapterParts<Lesson>, chapterIds: readonly string[]): Promise<string[]> {
  return (await Promise.all(chapterIds.map((id) => lessons.idsOfChapter(id)))).flat();
}

export function countDeletion(deps: CountDeletionDependencies) {
  const { lessons, contents, enrolmentStatuses, assignments, lessonStudents } = deps;
  return async (courseId: string, removal: Removal): Promise<DeletionCounts> => {
    const { subjectIds, chapterIds } = removal;
    const where = assignmentsOf(courseId, removal);
    const lessonIds = await lessonIdsIn(lessons, chapterIds);
    const [contentCount, assignmentCount, enrolled, ...students] = await Promise.all([
      sumOf(chapterIds, (id) => contents.countOfChapter(id)),
      where === null ? 0 : assignments.countOf(where),
      enrolmentStatuses.enrolledCount(courseId),
      lessonStudents.studentIdsWith(courseId, lessonIds),
      where === null ? [] : assignments.studentIdsOf(where),
    ]);
    return {
      subjects: subjectIds.length,
      chapters: chapterIds.length,
      lessons: lessonIds.length,
      contents: contentCount,
      assignments: assignmentCount,
      enrolled,
      studentsWithResults: new Set(students.flat()).size,
    };
  };
}

export type CountDeletion = ReturnType<typeof countDeletion>;

interface PreviewDeletionsDependencies {
  readonly courses: Pick<AcademicCourses, 'find' | 'withSubject' | 'withChapter'>;
  readonly count: CountDeletion;
}

/** Counts what a delete of the part with the id would include. */
export function previewDeletions({ courses, count }: PreviewDeletionsDependencies) {
  return {
    async course(id: string): Promise<DeletionCounts> {
      return count(id, removalOfCourse(requireCourse(await courses.find(id))));
    },
    async subject(id: string): Promise<DeletionCounts> {
      const { course, subject } = await locateSubject(courses, id);
      return count(course._id, removalOfSubject(subject));
    },
    async chapter(id: string): Promise<DeletionCounts> {
      const { course } = await locateChapterOf(courses, id);
      return count(course._id, removalOfChapter(id));
    },
  };
}
