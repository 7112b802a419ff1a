/** The item analysis of an exam; of an exam campaign and of a past year the id is the paper's too. */
export function analysisPath(paperId: string): string {
  return `/boss/exam-analysis/${encodeURIComponent(paperId)}`;
}

/** Returns the page that corrects the key of a question. */
export function keyCorrectionPath(paperId: string, questionId: string): string {
  return `/boss/key-correction/${encodeURIComponent(paperId)}?question=${encodeURIComponent(questionId)}`;
}

/** The history of a key. */
export function keyHistoryPath(paperId: string): string {
  return `/boss/key-correction/${encodeURIComponent(paperId)}`;
}

/** Returns the page that adds the questions of a paper to the bank. */
export function paperQuestionsPath(paperId: string): string {
  return `/boss/paper-questions/${encodeURIComponent(paperId)}`;
}
