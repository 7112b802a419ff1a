import { on } from '@pathshala/service-kit/events/subscription';
import { examStarted } from '@pathshala/svc-exams-contract/events';
import type { CampaignRepository } from '../use-cases/ports.ts';
import { recordStart } from '../use-cases/record-start.ts';

/** Freezes the paper of a campaign's exam; exams of other kinds are not ours. Repeating it changes nothing. */
export function onExamStarted(deps: { readonly campaigns: CampaignRepository }) {
  return on(examStarted, async ({ data }) => {
    if (data.examKind === 'campaign')
      await recordStart(deps)({ campaignId: data.examId, startedAt: data.startedAt });
  });
}
