import type { LockOf, PartLock } from '@pathshala/rules/part-lock';
import type { AcademicCourse } from './course.ts';

/** A lesson without its texts. */
export interface LessonHead {
  readonly _id: string;
  readonly chapterId: string;
  readonly title: string;
  /** Minutes. */
  readonly duration: number;
  readonly videoLink: string;
}

/** A content without its text. */
export type ContentHead = Pick<LessonHead, '_id' | 'chapterId' | 'title'>;

interface Lockable {
  /** Why the reader cannot open the part; null while it is open. */
  readonly lock: PartLock | null;
}

export interface ChapterOutline extends Lockable {
  readonly _id: string;
  readonly title: string;
  readonly description: string;
  readonly contentCount: number;
  readonly lessons: readonly (LessonHead & Lockable)[];
}

interface SubjectOutline extends Omit<ChapterOutline, 'contentCount' | 'lessons' | 'lock'> {
  readonly chapters: readonly ChapterOutline[];
}

/** A course as a table of contents, in the course's sequence. */
export interface LessonOutline {
  readonly courseId: string;
  readonly title: string;
  readonly subjects: readonly SubjectOutline[];
}

interface OutlineParts {
  readonly lessons: readonly LessonHead[];
  readonly contentChapterIds: readonly string[];
  readonly lockOf: LockOf;
}

/** `lessons` and `contentChapterIds` (one entry for each content) are in the order of their chapters. */
export function lessonOutlineOf(
  { _id: courseId, title, subjects }: AcademicCourse,
  parts: OutlineParts,
): LessonOutline {
  const lessons = Map.groupBy(parts.lessons, ({ chapterId }) => chapterId);
  const contents = Map.groupBy(parts.contentChapterIds, (chapterId) => chapterId);
  return {
    courseId,
    title,
    subjects: subjects.map((subject) => ({
      _id: subject._id,
      title: subject.title,
      description: subject.description,
      chapters: subject.units.map((unit) => ({
        _id: unit._id,
        title: unit.title,
        description: unit.description,
        contentCount: contents.get(unit._id)?.length ?? 0,
        lock: parts.lockOf([courseId, subject._id, unit._id]),
        lessons: (lessons.get(unit._id) ?? []).map((lesson) => ({
          ...lesson,
          lock: parts.lockOf([courseId, subject._id, unit._id, lesson._id]),
        })),
      })),
    })),
  };
}

export function lessonIdsOf({ subjects }: LessonOutline): string[] {
  const chapters = subjects.flatMap((subject) => subject.chapters);
  return chapters.flatMap(({ lessons }) => lessons.map(({ _id }) => _id));
}
