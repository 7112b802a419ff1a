import { nobody } from '../edited-by.ts';
import type { AcademicDependencies } from '../academic/use-cases/ports.ts';
import { createAcademicCourse } from '../academic/use-cases/save-academic-course.ts';
import { createLesson } from '../academic/use-cases/write-chapter.ts';
import { createCourse, type SaveDependencies } from '../admission/use-cases/save-course.ts';
import {
  readSampleAcademicCourses,
  readSampleCourses,
  readSamplePaper,
  samplePapersWritten,
  type SampleAcademicCourse,
  type SampleCourse,
} from './sample-files.ts';

/** The course with the questions of every year whose paper is written; a year without one is left out. */
async function withQuestions(course: SampleCourse, written: ReadonlySet<string>) {
  const units = course.units.map(async ({ slug, ...unit }) => {
    const years = unit.years.flatMap((year) => {
      const name = `${course.courseCode}-${slug}-${year.year}`;
      return written.has(name) ? [{ year, name }] : [];
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

async function loadAdmissionCourses(deps: SaveDependencies): Promise<void> {
  const written = new Set(await samplePapersWritten());
  for (const course of await readSampleCourses()) {
    // An earlier load may have been cut off: what it made stays.
    if (await deps.courses.findByCode(course.courseCode)) continue;
    await createCourse(deps)(await withQuestions(course, written), nobody);
  }
}

async function loadAcademicCourse(deps: AcademicDependencies, sample: SampleAcademicCourse): Promise<void> {
  const subjects = sample.subjects.map(({ title, description, units }) => ({
    title,
    description,
    imageUrl: '',
    units: units.map((unit) => ({ title: unit.title, description: unit.description })),
  }));
  const course = await createAcademicCourse(deps)({ ...sample, subjects }, nobody);
  for (const [s, subject] of course.subjects.entries()) {
    for (const [u, { _id: chapterId }] of subject.units.entries()) {
      for (const lesson of sample.subjects[s]?.units[u]?.lessons ?? []) {
        await createLesson(deps)({ ...lesson, chapterId });
      }
    }
  }
}

async function loadAcademicCourses(deps: AcademicDependencies): Promise<void> {
  const { items } = await deps.academicCourses.list({ page: 1, pageSize: 100, sort: 'name' });
  const known = new Set(items.map(({ title }) => title));
  for (const sample of await readSampleAcademicCourses()) {
    if (!known.has(sample.title)) await loadAcademicCourse(deps, sample);
  }
}

/** Courses of an invented school, from the files in `sample/`, through the service's own use cases. */
export async function loadSample(deps: SaveDependencies & AcademicDependencies): Promise<void> {
  await loadAdmissionCourses(deps);
  await loadAcademicCourses(deps);
}
