import type { Language } from '../domain/describe-campaign.ts';
import type { SiteRules } from '../../site-rules/index.ts';
import type { WriteCalendarFile } from '../../registrations/index.ts';
import { inLanguage, pageUrlOf } from '../../campaigns/index.ts';
import type { FindCampaign } from '../ports.ts';

interface WriteCalendarDependencies {
  readonly find: FindCampaign;
  readonly calendarOf: WriteCalendarFile;
  readonly publicUrl: string;
  readonly siteRules: SiteRules;
  readonly now: () => number;
}

/** The campaign as an iCalendar file, its texts in one language. */
export function writeCalendar(dependencies: WriteCalendarDependencies) {
  const { find, calendarOf, publicUrl, siteRules, now } = dependencies;
  return async ({ id, language }: { id: string; language: Language }): Promise<string> => {
    const campaign = await find(id);
    return calendarOf(
      inLanguage(campaign, language),
      { _id: id, registeredAt: new Date(now()).toISOString() },
      { url: pageUrlOf({ campaign, publicUrl }), site: siteRules.current().siteName[language] },
    );
  };
}
