import type { ReceivedEvent } from '@pathshala/contract-kit/event';
import type { courseDeleted } from '@pathshala/svc-catalog-contract/events';
import type { z } from 'zod';
import { removeCourse } from '../domain/projection.ts';
import type { Merge } from '../use-cases/apply-to-student.ts';
import type { DeletedCourses, Students } from '../use-cases/ports.ts';

/** Takes the course out of every record. Marked first, so that what arrives meanwhile or later does not bring it back. */
export function onCourseDeleted(deps: {
  readonly students: Pick<Students, 'idsWithCourse'>;
  readonly deletedCourses: DeletedCourses;
  readonly applyToStudent: (studentId: string, merge: Merge) => Promise<void>;
}) {
  return async ({ data }: ReceivedEvent<z.output<typeof courseDeleted.data>>): Promise<void> => {
    const { courseId, deletedAt } = data;
    await deps.deletedCourses.add(courseId, deletedAt);
    for (const studentId of await deps.students.idsWithCourse(courseId)) {
      await deps.applyToStudent(studentId, (record) => removeCourse(record, courseId));
    }
  };
}
