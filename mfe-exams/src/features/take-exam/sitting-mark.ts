/** Lives with the tab: a reload finds it, a tab that has left the page does not. */
const key = 'exam-sitting';

export function isSittingHere(attemptId: string): boolean {
  return sessionStorage.getItem(key) === attemptId;
}

/** Marks the tab as sitting the attempt; the answer takes the mark away. */
export function markSitting(attemptId: string): () => void {
  sessionStorage.setItem(key, attemptId);
  return () => sessionStorage.removeItem(key);
}
