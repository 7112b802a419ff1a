/** The address that reports of questions are sent to. */
export const reportPath = '/exams/question-reports';

/** The own reports. */
export const ownReportsPath = '/exams/own-question-reports';
