/** The queries to invalidate after a change of an academic course. */
export const staleAcademicCourses = [
  '/academiccourse/academicCourses',
  '/academiccourse/academicCourses/{id}',
  '/courses',
  '/courses/{id}',
];
