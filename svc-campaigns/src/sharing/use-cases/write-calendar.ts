import { pickLanguage } from '@pathshala/rules/pick-language';
import type { Language } from '../domain/describe-campaign.ts';
import { calendarOf, pageUrlOf } from '../ports.ts';
import type { findShared } from './find-shared.ts';

export interface WriteCalendarDependencies {
  readonly find: ReturnType<typeof findShared>;
  readonly publicUrl: string;
  readonly now: () => number;
}

/** The campaign as an iCalendar file, its texts in one language. */
export function writeCalendar({ find, publicUrl, now }: WriteCalendarDependencies) {
  return async ({ id, language }: { id: string; language: Language }): Promise<string> => {
    const campaign = await find(id);
    const { title, location } = campaign;
    return calendarOf(
      {
        ...campaign,
        title: pickLanguage(language, title),
        location: pickLanguage(language, location),
      },
      { _id: id, registeredAt: new Date(now()).toISOString() },
      pageUrlOf(campaign, publicUrl),
    );
  };
}
