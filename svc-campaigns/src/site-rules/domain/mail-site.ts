import type { Language } from '@pathshala/contract-kit/message';
import { offeredLanguage } from '@pathshala/rules/site-languages';
import type { CampaignRules } from '../ports.ts';

/** The names of the site in a mail of this language. */
interface MailSite {
  /** The reader's language where the site offers it, else the one that it offers. */
  readonly language: Language;
  readonly site: { readonly name: string; readonly url: string; readonly logo: string | null };
}

export function mailSite(
  { siteName, logo, languages }: CampaignRules,
  wanted: Language,
  publicUrl: string,
): MailSite {
  const language = offeredLanguage(wanted, languages);
  return { language, site: { name: siteName[language], url: publicUrl, logo } };
}
