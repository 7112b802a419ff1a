import { deletedThingOf, type ListDeleted } from '@pathshala/back-office/recently-deleted';
import type { AdmissionCourses } from '../ports.ts';

interface ListDeletedDependencies {
  readonly courses: Pick<AdmissionCourses, 'listRestorable'>;
}

/** Admission courses that can be restored, with the papers that are withdrawn. */
export function listDeleted({ courses }: ListDeletedDependencies): ListDeleted {
  return async (now) =>
    (await courses.listRestorable(now)).map((course) =>
      deletedThingOf(course, {
        _id: course._id,
        kind: 'admission-course',
        title: course.name,
        takesAlong: { units: course.unitCount ?? 0, years: course.yearCount ?? 0 },
      }),
    );
}
