/** The screens of academic results; `student` is an account's id. */
export const academicPaths = {
  list: (studentId: string): string => `/boss/academic-results?student=${studentId}`,
  create: (studentId: string): string => `/boss/academic-results/create?student=${studentId}`,
  edit: (id: string): string => `/boss/academic-results/edit/${id}`,
} as const;

/** The queries to invalidate after a change. */
export const staleAcademicResults = [
  '/academicresult/student/{studentId}',
  '/academicresult/student/{studentId}/report-card',
  '/academicresult/{id}',
];
