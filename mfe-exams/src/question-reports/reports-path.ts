/** The own reports of questions of a result. */
export const reportsPath = '/exams/results/{resultId}/reports';
