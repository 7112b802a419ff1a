import { pickLanguage } from '@pathshala/rules/pick-language';
import type { Campaign } from './campaign.ts';

/** The address of a campaign's page. */
export function pageUrlOf({
  campaign: { _id, kind },
  publicUrl,
}: {
  readonly campaign: Pick<Campaign, '_id' | 'kind'>;
  readonly publicUrl: string;
}): string {
  return `${publicUrl}/campaigns/${kind === 'exam' ? 'exam/' : ''}${_id}`;
}

/** The campaign with its texts in one language. */
export function inLanguage(campaign: Campaign, language: 'bn' | 'en'): Campaign {
  const { title, location } = campaign;
  return {
    ...campaign,
    title: pickLanguage(language, title),
    location: pickLanguage(language, location),
  };
}
