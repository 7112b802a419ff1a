export const ownStandingPath = '/exams/standings/own';
export const standingsPath = '/exams/standings';
