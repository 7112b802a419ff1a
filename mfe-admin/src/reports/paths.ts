const root = '/boss/reports';

/** Where the reports are (ADM-20). */
export const reportPaths = {
  list: root,
  enrolments: `${root}/enrolments`,
  revenue: `${root}/revenue`,
  courses: `${root}/courses`,
} as const;
