import type { WrittenPage } from '../domain/attempt.ts';

/** A page of a written answer with its path in this API. */
export function toWrittenPage(attemptId: string, { pageId, rotation }: WrittenPage) {
  return { pageId, url: `/exams/attempts/${attemptId}/pages/${pageId}`, rotation };
}
