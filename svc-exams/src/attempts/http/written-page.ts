import type { WrittenPage } from '../domain/attempt.ts';

/** A page of a written answer with the path of this API that it is at. */
export function toWrittenPage(attemptId: string, { pageId, rotation }: WrittenPage) {
  return { pageId, url: `/exams/attempts/${attemptId}/pages/${pageId}`, rotation };
}
