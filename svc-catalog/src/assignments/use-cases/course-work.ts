import type { Assignments, CourseWork, Submissions } from '../ports.ts';

interface CourseWorkDependencies {
  readonly assignments: Pick<Assignments, 'outlinesOf'>;
  readonly submissions: Pick<Submissions, 'statesOf'>;
}

/** More than a gradebook shows. */
const limit = 300;

export function createCourseWork({ assignments, submissions }: CourseWorkDependencies): CourseWork {
  return {
    ofCourse: (courseId) => assignments.outlinesOf(courseId, limit),
    ofStudents: (studentIds) => submissions.statesOf(studentIds),
  };
}
