import { type Paper, rulesOf } from '../../papers/index.ts';

/** The source of the right to an exam: an enrolment in its course, a registration for its campaign, or its ownership. */
export interface Scope {
  readonly kind: 'course' | 'campaign' | 'owner';
  /** The id of the course, the campaign or the student. */
  readonly id: string;
}

/** Without the id that its kind requires, nobody has the right. */
export function scopeOf(
  paper: Pick<Paper, 'examKind' | 'courseId' | 'campaignId' | 'ownerId' | 'paperId'>,
): Scope {
  const { right: kind } = rulesOf(paper);
  const ids = { course: paper.courseId, campaign: paper.campaignId, owner: paper.ownerId };
  return { kind, id: ids[kind] ?? paper.paperId };
}
