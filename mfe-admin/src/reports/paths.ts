const root = '/boss/reports';

/** Where the reports are (ADM-20). */
export const reportPaths = {
  list: root,
  enrolments: `${root}/enrolments`,
} as const;
