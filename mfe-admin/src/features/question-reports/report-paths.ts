/** The list of reports in the API, and one of them. */
export const reportsQueue = '/exams/question-reports';
export const reportRoute = '/exams/question-reports/{id}';

export const listPath = '/boss/question-reports';

export function reportPath(id: string): string {
  return `${listPath}/${id}`;
}
