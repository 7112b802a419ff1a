import type { campaignsOverview } from '@pathshala/svc-campaigns-contract/overview';
import type { z } from 'zod';
import type { Campaign } from '../domain/campaign.ts';
import type { CampaignsOverview } from '../use-cases/read-overview.ts';

const viewNamed = ({ _id, title, startDate, endDate }: Campaign) => ({ _id, title, startDate, endDate });

export function viewOverview(overview: CampaignsOverview): z.input<typeof campaignsOverview> {
  return {
    registrations: [...overview.registrations],
    toRelease: overview.toRelease.map(viewNamed),
    withoutExam: overview.withoutExam.map(viewNamed),
    withoutCorrectOption: overview.withoutCorrectOption.map(({ campaign, questions }) => ({
      ...viewNamed(campaign),
      questions,
    })),
  };
}
