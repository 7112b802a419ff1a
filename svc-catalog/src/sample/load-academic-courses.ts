import { noEditor } from '@pathshala/back-office/edit-mark';
import { dhakaDayOf, fromDhakaWallTime } from '@pathshala/rules/dhaka-time';
import type { AcademicCourse } from '../academic-courses/domain/course.ts';
import type { Content, Lesson } from '../academic-courses/domain/lesson.ts';
import { courseInputOf } from '../academic-courses/http/course-input.ts';
import type { AcademicCourses, ChapterParts } from '../academic-courses/index.ts';
import type { createContent } from '../academic-courses/use-cases/create-content.ts';
import type { createCourse } from '../academic-courses/use-cases/create-course.ts';
import type { createLesson } from '../academic-courses/use-cases/create-lesson.ts';
import { readSampleAcademicCourses, type SampleAcademicCourse } from './sample-files.ts';

interface LoadAcademicCoursesDependencies {
  readonly courses: AcademicCourses;
  readonly lessons: ChapterParts<Lesson>;
  readonly contents: ChapterParts<Content>;
  readonly createCourse: ReturnType<typeof createCourse>;
  readonly createLesson: ReturnType<typeof createLesson>;
  readonly createContent: ReturnType<typeof createContent>;
  readonly now: () => number;
}

const dayMs = 24 * 3_600_000;

type SampleUnit = SampleAcademicCourse['subjects'][number]['units'][number];

/** The start of a class this many days after today at this time of day in Dhaka, `20:00`. */
function startOf({ inDays, at }: { inDays: number; at: string }, now: number): string {
  const startsAt = fromDhakaWallTime(`${dhakaDayOf(now + inDays * dayMs)}T${at}`);
  if (startsAt === undefined) throw new Error(`A sample class starts at ${at}, which is no time of day.`);
  return startsAt;
}

async function loadCourse(
  { createCourse: create, now }: LoadAcademicCoursesDependencies,
  sample: SampleAcademicCourse,
): Promise<AcademicCourse> {
  const subjects = sample.subjects.map(({ title, description, units }) => ({
    title,
    description,
    imageUrl: '',
    units: units.map((unit) => ({ title: unit.title, description: unit.description })),
  }));
  const interactiveSessions = sample.interactiveSessions.map(({ starts, ...session }) => ({
    ...session,
    ...(starts && { startsAt: startOf(starts, now()) }),
  }));
  return create({ input: courseInputOf({ ...sample, subjects, interactiveSessions }), editor: noEditor });
}

/** Creates the lessons and contents that an interrupted earlier load has not created. */
async function loadChapter(
  deps: LoadAcademicCoursesDependencies,
  chapterId: string,
  { lessons, contents }: SampleUnit,
): Promise<void> {
  for (const { chapterId: _, ...details } of lessons.slice(await deps.lessons.countOfChapter(chapterId))) {
    await deps.createLesson({ chapterId, details, editor: noEditor });
  }
  for (const details of contents.slice(await deps.contents.countOfChapter(chapterId))) {
    await deps.createContent({ chapterId, details, editor: noEditor });
  }
}

/** Creates the courses of `sample/academic/` with their lessons. Continues an interrupted earlier load. */
export async function loadAcademicCourses(deps: LoadAcademicCoursesDependencies): Promise<void> {
  const { items } = await deps.courses.list({ page: 1, pageSize: 100, sort: 'name' });
  for (const sample of await readSampleAcademicCourses()) {
    const course = items.find(({ title }) => title === sample.title) ?? (await loadCourse(deps, sample));
    for (const [s, subject] of sample.subjects.entries()) {
      for (const [u, unit] of subject.units.entries()) {
        const chapterId = course.subjects[s]?.units[u]?._id;
        if (chapterId !== undefined) await loadChapter(deps, chapterId, unit);
      }
    }
  }
}
