import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { ReadSharePicture as ReadPicture } from '@pathshala/uploads/share-pictures';
import type { SiteRules } from '../../site-rules/index.ts';
import { pictureTextOf } from './describe-page.ts';
import type { FindCampaign } from '../ports.ts';

interface ReadSharePictureDependencies {
  readonly find: FindCampaign;
  readonly siteRules: SiteRules;
  readonly readPicture: ReadPicture;
}

interface SharePicture {
  readonly version: string;
  readonly content: Uint8Array;
}

/** Throws `not-found` for a version other than the current one of the campaign. */
export function readSharePicture({ find, siteRules, readPicture }: ReadSharePictureDependencies) {
  return async ({ id, version }: { id: string; version: string }): Promise<SharePicture> => {
    const campaign = await find(id);
    const texts = (['bn', 'en'] as const).map((language) => pictureTextOf(campaign, language, siteRules));
    const content = await readPicture(texts, version);
    if (content === null) throw new DomainError('not-found', 'campaigns.not-found');
    return { version, content };
  };
}
