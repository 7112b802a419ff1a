import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { courseDeleted, progressChanged, studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import { userDeleted, userVerified } from '@pathshala/svc-auth-contract/events';
import { onCourseDeleted } from './events/on-course-deleted.ts';
import { onExamSubmitted } from './events/on-exam-submitted.ts';
import { onProgressChanged } from './events/on-progress-changed.ts';
import { onStudentEnrolled } from './events/on-student-enrolled.ts';
import { onUserDeleted } from './events/on-user-deleted.ts';
import { onUserVerified } from './events/on-user-verified.ts';
import { studentRoutes } from './http/student-routes.ts';
import { createDocumentDeletedCourses } from './storage/document-deleted-courses.ts';
import { createDocumentStudents } from './storage/document-students.ts';
import { applyOfCourse } from './use-cases/apply-of-course.ts';
import { applyToStudent } from './use-cases/apply-to-student.ts';
import { changeStudent } from './use-cases/change-student.ts';
import { createStudent } from './use-cases/create-student.ts';
import { deleteStudent } from './use-cases/delete-student.ts';
import { ensureStudent } from './use-cases/ensure-student.ts';
import type { Owners } from './use-cases/ports.ts';
import { readStudent } from './use-cases/read-student.ts';

/** What the capability offers to the service. `owners` says whose record it is. */
export function composeStudents(platform: Platform, owners: Owners) {
  const ports = { students: createDocumentStudents(platform), owners, now: platform.now };
  const ensure = ensureStudent(ports);
  const deps = {
    ...ports,
    ensureStudent: ensure,
    readStudent: readStudent(ports),
  };
  const deletedCourses = createDocumentDeletedCourses(platform.documents);
  const apply = { applyToStudent: applyToStudent(deps), deletedCourses };
  const ofCourse = { applyOfCourse: applyOfCourse(apply) };
  const change = changeStudent(deps);
  return {
    ensureStudent: ensure,
    changeStudent: change,
    routes: studentRoutes({
      students: ports.students,
      now: platform.now,
      readStudent: deps.readStudent,
      changeStudent: change,
      createStudent: createStudent(deps),
      deleteStudent: deleteStudent(deps),
    }),
    subscriptions: [
      on(userVerified, onUserVerified(deps)),
      on(userDeleted, onUserDeleted(deps)),
      on(courseDeleted, onCourseDeleted({ ...apply, students: ports.students })),
      on(studentEnrolled, onStudentEnrolled(ofCourse)),
      on(progressChanged, onProgressChanged(ofCourse)),
      on(examSubmitted, onExamSubmitted(apply)),
    ] satisfies readonly Subscription[],
  };
}
