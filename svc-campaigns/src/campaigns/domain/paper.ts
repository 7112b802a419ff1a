import type { Campaign } from './campaign.ts';
import { hasQuestions } from './exam-rules.ts';

/** All parts that students see in the exam, as text to compare; null without a paper. */
function paperOf({ exam, startDate, endDate, title, deletedAt }: Campaign): string | null {
  if (!exam || !hasQuestions(exam) || deletedAt !== null) return null;
  return JSON.stringify([exam, startDate, endDate, exam.title || title]);
}

type PaperStep = 'none' | 'publish' | 'withdraw';

/** Decides whether svc-exams needs an event for the change; if so, the paper gets a new version. */
export function nextPaperStep(
  before: Campaign | null,
  after: Campaign,
): { readonly campaign: Campaign; readonly step: PaperStep } {
  const was = before?.isPaperPublished ? paperOf(before) : null;
  const is = paperOf(after);
  if (was === is) return { campaign: after, step: 'none' };
  const campaign = { ...after, paperVersion: after.paperVersion + 1, isPaperPublished: is !== null };
  return { campaign, step: is === null ? 'withdraw' : 'publish' };
}
