import type { Language } from '@pathshala/contract-kit/message';
import { offeredLanguage } from '@pathshala/rules/site-languages';
import type { CampaignRules } from '../ports.ts';

/** The site as a mail in this language names it. */
interface MailSite {
  /** That of the reader where the site offers it, else the one that it offers. */
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
