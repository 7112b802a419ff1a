import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type Attempt, isOver, isSubmitted, type WrittenPage } from '../../attempts/index.ts';

export type Pages = readonly WrittenPage[];

const maxPages = 20;

export function pagesOf({ written }: Pick<Attempt, 'written'>): Pages {
  return written?.pages ?? [];
}

export function hasPage(attempt: Pick<Attempt, 'written'>, pageId: string): boolean {
  return pagesOf(attempt).some((page) => page.pageId === pageId);
}

/** The attempt with the page added at the end. Throws `conflict` at the maximum number of pages. */
export function withPage(attempt: Attempt, pageId: string): Attempt {
  requireFewPages(attempt);
  return withPages(attempt, [...pagesOf(attempt), { pageId, rotation: 0 }]);
}

export function withPages(attempt: Attempt, pages: Pages): Attempt {
  return { ...attempt, written: { ...attempt.written, pages } };
}

export function requireFewPages(attempt: Pick<Attempt, 'written'>): void {
  if (pagesOf(attempt).length < maxPages) return;
  throw new DomainError('conflict', 'exams.too-many-pages', { params: { max: maxPages } });
}

/**
 * Throws unless pages may change by a call that came at this time (epoch ms). A call before the end and its grace is allowed,
 * even when the clock has closed the attempt since: an upload takes longer than a save.
 */
export function requireChangeable(attempt: Attempt, receivedAt: number): void {
  if (isSubmitted(attempt)) {
    const { closedBy, awaitsMarks } = attempt.outcome;
    const isFinal = closedBy === 'student' || awaitsMarks !== true;
    if (isFinal) throw new DomainError('conflict', 'exams.already-submitted');
  }
  if (isOver(attempt, receivedAt)) throw new DomainError('gone', 'exams.time-over');
}

export function isSamePages(one: Pages, other: Pages): boolean {
  return nameOf(one) === nameOf(other);
}

/** Ids and rotations in sequence. */
export function nameOf(pages: Pages): string {
  return pages.map(({ pageId, rotation }) => `${pageId}@${rotation}`).join();
}

/** Throws `invalid` for a duplicate page. */
export function requireDistinct(pages: Pages): void {
  if (new Set(pages.map(({ pageId }) => pageId)).size < pages.length) throw unknownPage();
}

export function unknownPage(): DomainError {
  return new DomainError('invalid', 'exams.unknown-page');
}
