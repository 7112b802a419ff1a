import { noEditor } from '@pathshala/service-kit/edits/edit-mark';
import { courseInputOf } from '../academic-courses/http/course-input.ts';
import type { AcademicCourses } from '../academic-courses/ports.ts';
import type { createCourse } from '../academic-courses/use-cases/create-course.ts';
import type { createLesson } from '../academic-courses/use-cases/create-lesson.ts';
import { readSampleAcademicCourses, type SampleAcademicCourse } from './sample-files.ts';

interface LoadAcademicCoursesDependencies {
  readonly courses: AcademicCourses;
  readonly createCourse: ReturnType<typeof createCourse>;
  readonly createLesson: ReturnType<typeof createLesson>;
}

async function loadCourse(
  deps: LoadAcademicCoursesDependencies,
  sample: SampleAcademicCourse,
): Promise<void> {
  const subjects = sample.subjects.map(({ title, description, units }) => ({
    title,
    description,
    imageUrl: '',
    units: units.map((unit) => ({ title: unit.title, description: unit.description })),
  }));
  const input = courseInputOf({ ...sample, subjects });
  const course = await deps.createCourse({ input, editor: noEditor });
  for (const [s, subject] of course.subjects.entries()) {
    for (const [u, { _id: chapterId }] of subject.units.entries()) {
      for (const { chapterId: _, ...lesson } of sample.subjects[s]?.units[u]?.lessons ?? []) {
        await deps.createLesson({ chapterId, details: lesson, editor: noEditor });
      }
    }
  }
}

/** Creates the courses of `sample/academic/`. Skips those that an interrupted earlier load has created. */
export async function loadAcademicCourses(deps: LoadAcademicCoursesDependencies): Promise<void> {
  const { items } = await deps.courses.list({ page: 1, pageSize: 100, sort: 'name' });
  const titles = new Set(items.map(({ title }) => title));
  for (const sample of await readSampleAcademicCourses()) {
    if (!titles.has(sample.title)) await loadCourse(deps, sample);
  }
}
