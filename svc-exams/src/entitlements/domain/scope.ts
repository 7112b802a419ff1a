import { type Paper, rulesOf } from '../../papers/index.ts';

/** What gives the right to an exam: an enrolment in its course, a registration for its campaign, or being its owner. */
export interface Scope {
  readonly kind: 'course' | 'campaign' | 'owner';
  /** Of the course, the campaign or the student. */
  readonly id: string;
}

/** Without the id that its kind asks for, nobody has the right. */
export function scopeOf(
  paper: Pick<Paper, 'examKind' | 'courseId' | 'campaignId' | 'ownerId' | 'paperId'>,
): Scope {
  const { right: kind } = rulesOf(paper);
  const ids = { course: paper.courseId, campaign: paper.campaignId, owner: paper.ownerId };
  return { kind, id: ids[kind] ?? paper.paperId };
}
