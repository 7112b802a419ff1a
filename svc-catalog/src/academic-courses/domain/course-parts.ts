import type { CoursePart } from '../../openings/index.ts';
import type { AcademicCourse } from './course.ts';
import type { ContentHead, LessonHead } from './lesson-outline.ts';

interface Heads {
  /** In the order of their chapters. */
  readonly lessons: readonly LessonHead[];
  readonly contents: readonly ContentHead[];
}

/** All parts of a course in its order, the course itself first. */
export function partsOfCourse(
  { _id: courseId, title, subjects }: AcademicCourse,
  { lessons, contents }: Heads,
): CoursePart[] {
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
  return [{ _id: courseId, kind: 'course', title, within: [] }, ...parts];
}

const letters = {
  course: '',
  subject: 's',
  chapter: 'c',
  lesson: 'l',
  content: 'n',
  unit: 'u',
  year: 'y',
} as const;

/**
 * The place of each part in its course: `s1.c2.l3` is the third lesson of the second chapter of the first subject. It is the
 * same in an export and in what is imported from it. The course itself has the empty place.
 */
export function placesOf(parts: readonly CoursePart[]): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { _id, kind, within } of parts) {
    const outer = places.get(within.at(-1) ?? '') ?? '';
    const prefix = `${outer}${outer === '' ? '' : '.'}${letters[kind]}`;
    const count = (counts.get(prefix) ?? 0) + 1;
    counts.set(prefix, count);
    places.set(_id, kind === 'course' ? '' : `${prefix}${count}`);
  }
  return places;
}
