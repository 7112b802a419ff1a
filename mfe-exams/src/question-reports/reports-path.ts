/** Where a report of a question is sent. */
export const reportPath = '/exams/question-reports';

/** The own reports. */
export const ownReportsPath = '/exams/own-question-reports';
