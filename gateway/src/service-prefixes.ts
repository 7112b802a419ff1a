/**
 * Which service answers what under `/api` (design §2), for a gateway that stands alone and cannot ask them.
 * A test holds it to what the services themselves say.
 */
export const servicePrefixes = {
  'svc-auth': ['/auth', '/users', '/user', '/students', '/student', '/settings'],
  'svc-catalog': [
    '/admissioncourse',
    '/academiccourse',
    '/courses',
    '/assignments',
    '/students/student/enroll',
    '/students/student/enrolledcourses',
  ],
  'svc-exams': ['/exams', '/academicresult', '/questions'],
  'svc-campaigns': ['/campaign', '/examcampaigns'],
} as const satisfies Record<string, readonly string[]>;

export type ServiceName = keyof typeof servicePrefixes;
