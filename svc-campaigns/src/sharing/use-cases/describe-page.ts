import { createHash } from 'node:crypto';
import type { PageMeta } from '@pathshala/contract-kit/page-meta';
import { offeredLanguage } from '@pathshala/rules/site-languages';
import type { SiteRules } from '../../site-rules/ports.ts';
import { factsOf, type Language, meritListTitleOf, titleOf } from '../domain/describe-campaign.ts';
import type { Campaign, PictureText, RequireCampaign } from '../ports.ts';

export interface DescribePageDependencies {
  readonly find: RequireCampaign;
  readonly siteRules: SiteRules;
}

export interface DescribePageCommand {
  readonly id: string;
  readonly of: 'campaign' | 'merit-list';
  readonly language: Language;
}

/** What a link to a campaign or its merit list shows elsewhere. */
export function describePage({ find, siteRules }: DescribePageDependencies) {
  return async ({ id, of, ...reader }: DescribePageCommand): Promise<PageMeta> => {
    const language = offeredLanguage(reader.language, siteRules.current().languages);
    const campaign = await find(id);
    const picture = pictureTextOf(campaign, language, siteRules);
    return {
      title: of === 'merit-list' ? meritListTitleOf(campaign, language) : picture.title,
      description: picture.line,
      image: `/api/campaign/share-pictures/${id}/${versionOf(picture)}`,
    };
  };
}

export function pictureTextOf(campaign: Campaign, language: Language, { current }: SiteRules): PictureText {
  return {
    title: titleOf(campaign, language),
    line: factsOf(campaign, language),
    site: current().siteName[language],
  };
}

/** Raised when pictures are drawn in another way. */
const drawing = 1;

/** Names what is drawn. */
export function versionOf({ title, line, site }: PictureText): string {
  return createHash('sha256')
    .update(JSON.stringify([drawing, title, line, site]))
    .digest('hex')
    .slice(0, 16);
}
