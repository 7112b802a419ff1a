/** The queries to invalidate after a change of an exam. */
export const staleExams = ['/exams', '/exams/{parenttype}/{parentid}', '/exams/examid/{id}'];
