import { type Paper, rulesOf } from '../../papers/index.ts';

/** The source of the right to an exam: an enrolment in its course, a registration for its campaign, or its ownership. */
export interface Scope {
  readonly kind: 'course' | 'campaign' | 'owner' | 'batch';
  /** The id of the course, the campaign, the student or the batch. */
  readonly id: string;
  /** An exam of a course that is addressed to batches: one of them is needed in addition to the course. Never empty. */
  readonly batchIds?: readonly string[];
}

/** Without the id that its kind requires, nobody has the right. */
export function scopeOf(
  paper: Pick<Paper, 'examKind' | 'courseId' | 'campaignId' | 'ownerId' | 'paperId' | 'batchIds'>,
): Scope {
  const { right: kind } = rulesOf(paper);
  const ids = { course: paper.courseId, campaign: paper.campaignId, owner: paper.ownerId };
  const { batchIds = [] } = paper;
  return { kind, id: ids[kind] ?? paper.paperId, ...(batchIds.length > 0 && { batchIds }) };
}
