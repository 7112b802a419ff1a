import type { CoursePart, FindCourseParts } from '../../openings/index.ts';
import type { AcademicCourses, ChapterHeads } from '../ports.ts';

interface CoursePartsDependencies {
  readonly courses: Pick<AcademicCourses, 'find'>;
  readonly chapterHeads: Pick<ChapterHeads, 'lessonsOf' | 'contentsOf'>;
}

/** Lists all parts of a course in its order, for their openings. */
export function createFindCourseParts({ courses, chapterHeads }: CoursePartsDependencies): FindCourseParts {
  return async (courseId) => {
    const course = await courses.find(courseId);
    if (course === null || course.deletedAt !== null) return null;
    const { title, subjects } = course;
    const [lessons, contents] = await Promise.all([
      chapterHeads.lessonsOf(courseId),
      chapterHeads.contentsOf(courseId),
    ]);
    const kinds = [
      ['lesson', Map.groupBy(lessons, ({ chapterId }) => chapterId)],
      ['content', Map.groupBy(contents, ({ chapterId }) => chapterId)],
    ] as const;
    const partsIn = (chapterId: string, within: readonly string[]): CoursePart[] =>
      kinds.flatMap(([kind, byChapter]) =>
        (byChapter.get(chapterId) ?? []).map((part) => ({ _id: part._id, kind, title: part.title, within })),
      );
    const parts = subjects.flatMap((subject): CoursePart[] => [
      { _id: subject._id, kind: 'subject', title: subject.title, within: [courseId] },
      ...subject.units.flatMap((unit): CoursePart[] => [
        { _id: unit._id, kind: 'chapter', title: unit.title, within: [courseId, subject._id] },
        ...partsIn(unit._id, [courseId, subject._id, unit._id]),
      ]),
    ]);
    return { courseId, title, parts: [{ _id: courseId, kind: 'course', title, within: [] }, ...parts] };
  };
}
