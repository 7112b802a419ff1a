import { finishCourse, unfinishedCourse } from '../domain/delete-parts.ts';
import type { AcademicCourse } from '../domain/course.ts';
import type { AcademicCourses, ChapterParts } from '../ports.ts';

export interface StoreCourseDependencies {
  readonly courses: AcademicCourses;
  readonly now: () => number;
}

/**
 * Stores a new course that has lessons. It is hidden until all of them are stored. If that fails or is interrupted, the job
 * `finish-academic-deletes` removes the stored parts.
 */
export function storeCourse({ courses, now }: StoreCourseDependencies) {
  return async (course: AcademicCourse, storeParts: () => Promise<void>): Promise<AcademicCourse> => {
    await courses.insert(unfinishedCourse(course, now()));
    await storeParts();
    return courses.update(course._id, (stored) => ({ state: finishCourse(stored) }));
  };
}

/** Lessons or contents in memory at a time. */
const partBatchSize = 100;

/** The lessons or contents of a chapter in sequence, in batches. */
export async function* batchesOf<Part>(
  parts: Pick<ChapterParts<Part>, 'ofChapter'>,
  chapterId: string,
): AsyncGenerator<Part[]> {
  for (let skip = 0; ; skip += partBatchSize) {
    const batch = await parts.ofChapter(chapterId, { skip, limit: partBatchSize });
    if (batch.length > 0) yield batch;
    if (batch.length < partBatchSize) return;
  }
}
