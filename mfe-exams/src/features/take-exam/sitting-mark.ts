import { recall, remember } from '@pathshala/web-kit/browser-storage';

/** Session storage: still there after a reload, removed when the page is left. */
const key = 'exam-sitting';

export function isSittingHere(attemptId: string): boolean {
  return recall(key, 'session') === attemptId;
}

/** Marks the tab as sitting the attempt; returns a function that removes the mark. */
export function markSitting(attemptId: string): () => void {
  remember(key, attemptId, 'session');
  return () => remember(key, null, 'session');
}
