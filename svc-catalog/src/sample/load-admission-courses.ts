import { noEditor } from '@pathshala/back-office/edit-mark';
import type { AdmissionCourse } from '../admission-courses/domain/course.ts';
import { courseInputOf } from '../admission-courses/http/course-input.ts';
import type { AdmissionCourses } from '../admission-courses/index.ts';
import type { createCourse } from '../admission-courses/use-cases/author-course.ts';
import type { OrderedCourses } from '../course-order/index.ts';
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

/**
 * Creates the courses of `sample/courses.json`, whose sequence is the school's order. Skips those that an interrupted earlier
 * load has created.
 */
export async function loadAdmissionCourses(deps: {
  courses: AdmissionCourses;
  orderedCourses: OrderedCourses;
  createCourse: ReturnType<typeof createCourse>;
}): Promise<void> {
  const paperNames = new Set(await samplePaperNames());
  const samples = await readSampleCourses();
  for (const [index, sample] of samples.entries()) {
    const course = (await deps.courses.findByCode(sample.courseCode)) ?? (await create(sample));
    await deps.orderedCourses.setRank(course._id, samples.length - index);
  }

  async function create(sample: SampleCourse): Promise<AdmissionCourse> {
    const input = courseInputOf(await withQuestions(sample, paperNames));
    return (await deps.createCourse({ input, editor: noEditor })).course;
  }
}
