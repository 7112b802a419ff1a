import { pending, type Change, type PendingEvent } from '@pathshala/service-kit/events/aggregate';
import { campaignPaperPublished, campaignPaperWithdrawn } from '@pathshala/svc-campaigns-contract/events';
import { stepPaper } from '../domain/author-campaign.ts';
import type { Campaign, CampaignExam } from '../domain/campaign.ts';

export function announcedPaper(campaign: Campaign, exam: CampaignExam): PendingEvent {
  const { title, subjects, ...rules } = exam;
  return pending(campaignPaperPublished, {
    ...rules,
    scoreVisible: rules.scoreVisible ?? 'after-end',
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

/** The change together with what the exam service must hear of it: nothing, unless the paper itself differs. */
export function withPaper(before: Campaign | null, after: Campaign): Change<Campaign> {
  const { campaign, step } = stepPaper(before, after);
  if (step === 'none') return { state: campaign };
  if (step === 'publish' && campaign.exam)
    return { state: campaign, events: [announcedPaper(campaign, campaign.exam)] };
  const gone = { paperId: campaign._id, version: campaign.paperVersion };
  return { state: campaign, events: [pending(campaignPaperWithdrawn, gone)] };
}
