/** The paths that this service answers, without `/api`; the longest match wins. */
export const prefixes: readonly string[] = [
  '/admissioncourse',
  '/academiccourse',
  '/courses',
  '/students/student/enroll',
  '/students/student/enrolledcourses',
];
