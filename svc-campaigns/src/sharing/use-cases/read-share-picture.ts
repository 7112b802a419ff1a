import { DomainError } from '@pathshala/contract-kit/domain-error';
import { LRUCache } from 'lru-cache';
import type { SiteRules } from '../../site-rules/ports.ts';
import type { DrawPicture, RequireCampaign } from '../ports.ts';
import { pictureTextOf, versionOf } from './describe-page.ts';

export interface ReadSharePictureDependencies {
  readonly find: RequireCampaign;
  readonly siteRules: SiteRules;
  readonly draw: DrawPicture;
}

export interface SharePicture {
  readonly version: string;
  readonly content: Uint8Array;
}

/** Each has about 30 kB. */
const remembered = 100;

/** Drawn once for all who ask at the same time. Throws `not-found` for a version that is not the campaign's now. */
export function readSharePicture({ find, siteRules, draw }: ReadSharePictureDependencies) {
  const pictures = new LRUCache<string, Promise<Uint8Array>>({ max: remembered });
  return async ({ id, version }: { id: string; version: string }): Promise<SharePicture> => {
    const campaign = await find(id);
    const text = (['bn', 'en'] as const)
      .map((language) => pictureTextOf(campaign, language, siteRules))
      .find((one) => versionOf(one) === version);
    if (text === undefined) throw new DomainError('not-found', 'campaigns.not-found');
    const drawn = pictures.get(version) ?? draw(text);
    pictures.set(version, drawn);
    try {
      return { version, content: await drawn };
    } catch (error) {
      pictures.delete(version);
      throw error;
    }
  };
}
