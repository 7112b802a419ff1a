import type { EnrolmentStatuses } from '../../enrolments/ports.ts';
import { removalOfChapter, removalOfCourse, removalOfSubject } from '../domain/delete-parts.ts';
import type { Removal } from '../domain/deleted-part.ts';
import type { Content, Lesson } from '../domain/lesson.ts';
import type {
  AcademicCourses,
  AssignmentCounts,
  ChapterParts,
  DeletionScope,
  StudentWork,
} from '../ports.ts';
import { assignmentsOf } from './assignments-of.ts';
import { locateChapterOf, locateSubject } from './locate-for-author.ts';
import { requireCourse } from './require-course.ts';

export interface CountDeletionDependencies {
  readonly courses: AcademicCourses;
  readonly lessons: ChapterParts<Lesson>;
  readonly contents: ChapterParts<Content>;
  readonly enrolmentStatuses: EnrolmentStatuses;
  readonly assignmentCounts: AssignmentCounts;
  readonly studentWork: readonly StudentWork[];
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

export function countDeletion(deps: CountDeletionDependencies) {
  return async (courseId: string, removal: Removal): Promise<DeletionCounts> => {
    const scope: DeletionScope = { courseId, ...removal };
    const { subjectIds, chapterIds } = removal;
    const assignmentScope = assignmentsOf(courseId, removal);
    const [lessons, contents, assignments, enrolled, students] = await Promise.all([
      sumOf(chapterIds, (id) => deps.lessons.countOfChapter(id)),
      sumOf(chapterIds, (id) => deps.contents.countOfChapter(id)),
      assignmentScope === null ? 0 : deps.assignmentCounts.countOf(assignmentScope),
      deps.enrolmentStatuses.enrolledCount(courseId),
      Promise.all(deps.studentWork.map((work) => work.studentIdsIn(scope))),
    ]);
    const studentsWithResults = new Set(students.flat()).size;
    const [subjects, chapters] = [subjectIds.length, chapterIds.length];
    return { subjects, chapters, lessons, contents, assignments, enrolled, studentsWithResults };
  };
}

/** What a delete of the part with the id would take along. */
export function previewDeletions(deps: CountDeletionDependencies) {
  const count = countDeletion(deps);
  const [subjectOf, chapterOf] = [locateSubject(deps), locateChapterOf(deps)];
  return {
    async course(id: string): Promise<DeletionCounts> {
      return count(id, removalOfCourse(requireCourse(await deps.courses.find(id))));
    },
    async subject(id: string): Promise<DeletionCounts> {
      const { course, subject } = await subjectOf(id);
      return count(course._id, removalOfSubject(subject));
    },
    async chapter(id: string): Promise<DeletionCounts> {
      const { course } = await chapterOf(id);
      return count(course._id, removalOfChapter(id));
    },
  };
}
