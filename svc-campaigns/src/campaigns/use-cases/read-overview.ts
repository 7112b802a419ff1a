import { countByDay, type DayCount } from '@pathshala/rules/school-days';
import type { Campaign } from '../domain/campaign.ts';
import { hasQuestions, questionsWithoutKey } from '../domain/exam-rules.ts';
import type { CampaignRegistrations, Campaigns } from '../ports.ts';

export interface ReadOverviewDependencies {
  readonly campaigns: Pick<Campaigns, 'listToRelease' | 'listExamsNotOver'>;
  readonly registrations: Pick<CampaignRegistrations, 'countMade'>;
  readonly now: () => number;
}

export interface CampaignsOverview {
  readonly registrations: readonly DayCount[];
  readonly toRelease: readonly Campaign[];
  readonly withoutExam: readonly Campaign[];
  readonly withoutCorrectOption: readonly { readonly campaign: Campaign; readonly questions: number }[];
}

const maxListed = 20;

/** Registrations by day, and the exam campaigns that wait for an administrator. */
export function readOverview({ campaigns, registrations, now }: ReadOverviewDependencies) {
  return async (): Promise<CampaignsOverview> => {
    const moment = new Date(now()).toISOString();
    const [counted, toRelease, notOver] = await Promise.all([
      countByDay(now(), (range) => registrations.countMade(range)),
      campaigns.listToRelease(moment, maxListed),
      campaigns.listExamsNotOver(moment),
    ]);
    const checked = notOver.map((campaign) => ({
      campaign,
      isDraft: campaign.exam === null || !hasQuestions(campaign.exam),
      questions: campaign.exam === null ? 0 : questionsWithoutKey(campaign.exam).length,
    }));
    return {
      registrations: counted,
      toRelease,
      withoutExam: checked
        .filter(({ isDraft }) => isDraft)
        .map(({ campaign }) => campaign)
        .slice(0, maxListed),
      withoutCorrectOption: checked.filter(({ questions }) => questions > 0).slice(0, maxListed),
    };
  };
}
