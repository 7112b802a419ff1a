import { unsubscribeHeaders } from '@pathshala/service-kit/mail/unsubscribe-headers';
import { renderMail } from '@pathshala/service-kit/mail-templates/render-mail';
import { offeredLanguage } from '@pathshala/rules/site-languages';
import type { SiteSettingsPorts } from '../../site-settings/index.ts';
import { nameSchool } from '../domain/name-school.ts';
import type { MailRenderer } from '../ports.ts';

/** The template layer of the kit, with name, logo and address of the site, in a language that it offers. */
export function createTemplateMailRenderer(
  publicUrl: string,
  readRules: SiteSettingsPorts['readRules'],
): MailRenderer {
  return {
    async render({ unsubscribe, contentIn, ...mail }) {
      const { siteName, languages, logo } = await readRules();
      const language = offeredLanguage(mail.language, languages);
      const school = siteName[language];
      const options = { language, site: { name: school, url: publicUrl, logo } };
      const content = nameSchool(contentIn(language), school);
      if (unsubscribe === undefined) return renderMail(content, options);
      const { pageUrl, oneClickUrl } = unsubscribe;
      return {
        ...renderMail(content, { ...options, unsubscribeUrl: pageUrl }),
        headers: unsubscribeHeaders(oneClickUrl),
      };
    },
  };
}
