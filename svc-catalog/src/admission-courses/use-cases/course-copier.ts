import type { CourseCopier } from '../../copies/index.ts';
import { idsOfCopy, inputOfCopy } from '../domain/copy-course.ts';
import type { AdmissionCourses, Papers } from '../ports.ts';
import type { createCourse } from './author-course.ts';
import { loadCourse } from './load-course.ts';

interface CourseCopierDependencies {
  readonly courses: AdmissionCourses;
  readonly papers: Papers;
  readonly create: ReturnType<typeof createCourse>;
}

/** An admission course has no dates of its own; its copy is a draft. */
export function createCourseCopier(deps: CourseCopierDependencies): CourseCopier {
  return {
    async describe(courseId) {
      const course = await deps.courses.find(courseId);
      if (course === null || course.deletedAt !== null) return null;
      return { courseId, courseKind: 'admission', courseName: course.name, startsOn: null, dates: [] };
    },
    async copy({ courseId: id, editor }) {
      const { course: source, papers } = await loadCourse(deps, id);
      const input = inputOfCopy(source, papers);
      const { course } = await deps.create({ input, editor, isDraft: true });
      return { courseId: course._id, courseName: course.name, ids: idsOfCopy(source, course) };
    },
  };
}
