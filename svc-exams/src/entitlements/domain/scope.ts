import type { Paper } from '../../papers/ports.ts';

/** What gives the right to an exam: an enrolment in its course, or a registration for its campaign. */
export interface Scope {
  readonly kind: 'course' | 'campaign';
  readonly id: string;
}

export function scopeOf(paper: Pick<Paper, 'courseId' | 'campaignId' | 'paperId'>): Scope {
  return paper.campaignId === null
    ? { kind: 'course', id: paper.courseId ?? paper.paperId }
    : { kind: 'campaign', id: paper.campaignId };
}
