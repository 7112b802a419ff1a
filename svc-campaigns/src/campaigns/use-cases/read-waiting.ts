import type { Campaign } from '../domain/campaign.ts';
import { hasQuestions, questionsWithoutKey } from '../domain/exam-rules.ts';
import type { Campaigns } from '../ports.ts';

interface ReadWaitingDependencies {
  readonly campaigns: Pick<Campaigns, 'listToRelease' | 'listExamsNotOver'>;
  readonly now: () => number;
}

export interface WaitingCampaigns {
  readonly toRelease: readonly Campaign[];
  readonly withoutExam: readonly Campaign[];
  readonly withoutCorrectOption: readonly { readonly campaign: Campaign; readonly questions: number }[];
}

const maxListed = 20;

/** The exam campaigns that wait for an administrator. */
export function readWaiting({ campaigns, now }: ReadWaitingDependencies) {
  return async (): Promise<WaitingCampaigns> => {
    const moment = new Date(now()).toISOString();
    const [toRelease, notOver] = await Promise.all([
      campaigns.listToRelease(moment, maxListed),
      campaigns.listExamsNotOver(moment),
    ]);
    const checked = notOver.map((campaign) => ({
      campaign,
      isDraft: campaign.exam === null || !hasQuestions(campaign.exam),
      questions: campaign.exam === null ? 0 : questionsWithoutKey(campaign.exam).length,
    }));
    return {
      toRelease,
      withoutExam: checked
        .filter(({ isDraft }) => isDraft)
        .map(({ campaign }) => campaign)
        .slice(0, maxListed),
      withoutCorrectOption: checked.filter(({ questions }) => questions > 0).slice(0, maxListed),
    };
  };
}

export type ReadWaiting = ReturnType<typeof readWaiting>;
