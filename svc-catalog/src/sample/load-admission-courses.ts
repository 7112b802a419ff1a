import { noEditor } from '@pathshala/back-office/edit-mark';
import { courseInputOf } from '../admission-courses/http/course-input.ts';
import type { AdmissionCourses } from '../admission-courses/ports.ts';
import type { createCourse } from '../admission-courses/use-cases/create-course.ts';
import { readSampleCourses, readSamplePaper, samplePaperNames, type SampleCourse } from './sample-files.ts';

/** Adds the questions of each year from its paper file; leaves out a year without one. */
async function withQuestions(course: SampleCourse, paperNames: ReadonlySet<string>) {
  const units = course.units.map(async ({ slug, ...unit }) => {
    const years = unit.years.flatMap((year) => {
      const name = `${course.courseCode}-${slug}-${year.year}`;
      return paperNames.has(name) ? [{ year, name }] : [];
    });
    return {
      ...unit,
      years: await Promise.all(
        years.map(async ({ year, name }) => ({ ...year, subjects: await readSamplePaper(name) })),
      ),
    };
  });
  return { ...course, units: await Promise.all(units) };
}

/** Creates the courses of `sample/courses.json`. Skips those that an interrupted earlier load has created. */
export async function loadAdmissionCourses(deps: {
  courses: AdmissionCourses;
  createCourse: ReturnType<typeof createCourse>;
}): Promise<void> {
  const paperNames = new Set(await samplePaperNames());
  for (const course of await readSampleCourses()) {
    if (await deps.courses.findByCode(course.courseCode)) continue;
    const input = courseInputOf(await withQuestions(course, paperNames));
    await deps.createCourse({ input, editor: noEditor });
  }
}
