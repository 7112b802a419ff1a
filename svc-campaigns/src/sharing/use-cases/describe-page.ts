import type { PageMeta } from '@pathshala/contract-kit/page-meta';
import { versionOfPicture } from '@pathshala/uploads/share-pictures';
import { offeredLanguage } from '@pathshala/rules/site-languages';
import type { SiteRules } from '../../site-rules/index.ts';
import { factsOf, type Language, meritListTitleOf, titleOf } from '../domain/describe-campaign.ts';
import type { Campaign } from '../../campaigns/index.ts';
import type { FindCampaign, PictureText } from '../ports.ts';

interface DescribePageDependencies {
  readonly find: FindCampaign;
  readonly siteRules: SiteRules;
}

interface DescribePageCommand {
  readonly id: string;
  readonly of: 'campaign' | 'merit-list';
  readonly language: Language;
}

/** The preview of a link to a campaign or its merit list. */
export function describePage({ find, siteRules }: DescribePageDependencies) {
  return async ({ id, of, ...reader }: DescribePageCommand): Promise<PageMeta> => {
    const language = offeredLanguage(reader.language, siteRules.current().languages);
    const campaign = await find(id);
    const picture = pictureTextOf(campaign, language, siteRules);
    return {
      title: of === 'merit-list' ? meritListTitleOf(campaign, language) : picture.title,
      description: picture.line,
      image: `/api/campaign/share-pictures/${id}/${versionOfPicture(picture)}`,
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
