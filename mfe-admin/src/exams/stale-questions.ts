/** The queries to invalidate after a change of the question bank. */
export const staleQuestions = [
  '/questions',
  '/questions/facets',
  '/questions/{id}',
  '/questions/{id}/versions',
];
