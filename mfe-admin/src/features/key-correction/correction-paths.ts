/** The key of a paper in the API. */
export const correctionsPath = '/exams/papers/{paperId}/key-corrections';

export const previewPath = '/exams/papers/{paperId}/key-corrections/preview';
