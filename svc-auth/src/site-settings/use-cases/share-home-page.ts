import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Language } from '@pathshala/contract-kit/message';
import type { PageMeta } from '@pathshala/contract-kit/page-meta';
import { offeredLanguage } from '@pathshala/rules/site-languages';
import { versionOfPicture, type ReadSharePicture } from '@pathshala/uploads/share-pictures';
import { describeHomePage, offeringsIn } from '../domain/describe-home-page.ts';
import type { SiteSettingsPorts } from '../ports.ts';

type Rules = Pick<SiteSettingsPorts, 'readRules'>;

/** Title, text and picture of a link to the home page. */
export function readHomePageMeta({ readRules }: Rules) {
  return async (wanted: Language): Promise<PageMeta> => {
    const { siteName, languages } = await readRules();
    const language = offeredLanguage(wanted, languages);
    const text = describeHomePage(siteName, language);
    return {
      title: text.title,
      description: text.line,
      image: `/api/settings/share-pictures/${versionOfPicture(text)}`,
      details: offeringsIn(language),
    };
  };
}

/** Throws `not-found` for a version other than the current picture's. */
export function readHomeSharePicture({
  readRules,
  readPicture,
}: Rules & { readonly readPicture: ReadSharePicture }) {
  return async (version: string): Promise<Uint8Array> => {
    const { siteName } = await readRules();
    const texts = (['bn', 'en'] as const).map((language) => describeHomePage(siteName, language));
    const content = await readPicture(texts, version);
    if (content === null) throw new DomainError('not-found', 'common.not-found');
    return content;
  };
}
