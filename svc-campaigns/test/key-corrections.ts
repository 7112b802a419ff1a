import type { keyCorrected } from '@pathshala/svc-exams-contract/events';
import type { z } from 'zod';
import { admin, type Campaigns } from './service.ts';

export interface CampaignWithKey {
  readonly exam: {
    readonly subjects: readonly {
      readonly mcqs: readonly {
        readonly _id: string;
        readonly options: readonly { readonly _id: string; readonly isCorrect: boolean }[];
      }[];
    }[];
  };
}

/** The campaign as the form receives it. */
export async function storedExam({ client }: Campaigns, campaignId: string): Promise<CampaignWithKey> {
  return (await client.as(admin).get<CampaignWithKey>(`/examcampaigns/${campaignId}`)).body;
}

/** svc-exams corrects the first question: its second option is right instead of the first. */
export async function correctedKey(
  service: Campaigns,
  campaignId: string,
): Promise<z.input<typeof keyCorrected.data>> {
  const { exam } = await storedExam(service, campaignId);
  const question = exam.subjects[0]?.mcqs[0];
  const [before = '', correct = ''] = question?.options.map(({ _id }) => _id) ?? [];
  return {
    paperId: campaignId,
    examKind: 'campaign',
    keyVersion: 2,
    questionId: question?._id ?? '',
    kind: 'change',
    before: [before],
    correct: [correct],
    reason: 'Both books say so.',
    correctedAt: '2026-02-01T06:30:00.000Z',
  };
}
