import type { Language } from '../domain/describe-campaign.ts';
import { calendarOf, inLanguage, pageUrlOf, type RequireCampaign } from '../ports.ts';

export interface WriteCalendarDependencies {
  readonly find: RequireCampaign;
  readonly publicUrl: string;
  readonly now: () => number;
}

/** The campaign as an iCalendar file, its texts in one language. */
export function writeCalendar({ find, publicUrl, now }: WriteCalendarDependencies) {
  return async ({ id, language }: { id: string; language: Language }): Promise<string> => {
    const campaign = await find(id);
    return calendarOf(
      inLanguage(campaign, language),
      { _id: id, registeredAt: new Date(now()).toISOString() },
      pageUrlOf({ campaign, publicUrl }),
    );
  };
}
