/** Session storage: still there after a reload, removed when the page is left. */
const key = 'exam-sitting';

export function isSittingHere(attemptId: string): boolean {
  return sessionStorage.getItem(key) === attemptId;
}

/** Marks the tab as sitting the attempt; returns a function that removes the mark. */
export function markSitting(attemptId: string): () => void {
  sessionStorage.setItem(key, attemptId);
  return () => sessionStorage.removeItem(key);
}
