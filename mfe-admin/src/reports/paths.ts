const root = '/boss/reports';

/** The pages of the reports (ADM-20). */
export const reportPaths = {
  list: root,
  enrolments: `${root}/enrolments`,
  revenue: `${root}/revenue`,
  fees: `${root}/fees`,
  courses: `${root}/courses`,
  exams: `${root}/exams`,
  activity: `${root}/activity`,
  campaigns: `${root}/campaigns`,
} as const;

/** The report of one exam or campaign. */
export function reportOfOnePath(report: 'exams' | 'campaigns', id: string): string {
  return `${reportPaths[report]}/${encodeURIComponent(id)}`;
}
