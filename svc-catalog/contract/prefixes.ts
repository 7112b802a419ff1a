/** Path prefixes of this service, without `/api`. A longer prefix of another service takes precedence. */
export const prefixes: readonly string[] = [
  '/admissioncourse',
  '/academiccourse',
  '/courses',
  '/assignments',
  '/classes',
  '/files/svc-catalog',
  '/operations/svc-catalog',
  '/students/student/enroll',
  '/students/student/enrolledcourses',
];
