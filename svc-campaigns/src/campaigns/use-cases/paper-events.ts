import { pending, type Change, type PendingEvent } from '@pathshala/service-kit/events/aggregate';
import { campaignPaperPublished, campaignPaperWithdrawn } from '@pathshala/svc-campaigns-contract/events';
import { type Campaign, type CampaignExam, orderOf } from '../domain/campaign.ts';
import { nextPaperStep } from '../domain/paper.ts';

export function paperPublishedEvent(campaign: Campaign, exam: CampaignExam): PendingEvent {
  const { title, subjects, ...rules } = exam;
  return pending(campaignPaperPublished, {
    ...rules,
    scoreVisible: rules.scoreVisible ?? 'after-end',
    order: { ...orderOf(exam) },
    subjects: subjects.map(({ subjectName, mandatory, mcqs }) => ({
      subjectName,
      mandatory,
      mcqs: mcqs.map((question) => ({
        ...question,
        options: question.options.map((option) => ({ ...option })),
      })),
    })),
    paperId: campaign._id,
    campaignId: campaign._id,
    version: campaign.paperVersion,
    title: title || campaign.title,
    opensAt: campaign.startDate,
    closesAt: campaign.endDate,
  });
}

/** The change, with an event for svc-exams when the paper itself differs. */
export function withPaperEvent(before: Campaign | null, after: Campaign): Change<Campaign> {
  const { campaign, step } = nextPaperStep(before, after);
  if (step === 'none') return { state: campaign };
  if (step === 'publish' && campaign.exam)
    return { state: campaign, events: [paperPublishedEvent(campaign, campaign.exam)] };
  const withdrawn = { paperId: campaign._id, version: campaign.paperVersion };
  return { state: campaign, events: [pending(campaignPaperWithdrawn, withdrawn)] };
}
