/** The paths that this service answers, without `/api`; the most specific match wins. */
export const prefixes: readonly string[] = [
  '/exams',
  '/academicresult',
  '/questions',
  '/files/svc-exams',
  '/operations/svc-exams',
];
