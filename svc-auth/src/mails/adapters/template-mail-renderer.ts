import { unsubscribeHeaders } from '@pathshala/mail/unsubscribe-headers';
import { renderMail } from '@pathshala/mail-templates/render-mail';
import type { SiteSettingsPorts } from '../../site-settings/ports.ts';
import { nameSchool } from '../domain/name-school.ts';
import type { MailRenderer } from '../ports.ts';

/** The template layer of the kit, with the name and address of the site. */
export function createTemplateMailRenderer(
  publicUrl: string,
  readRules: SiteSettingsPorts['readRules'],
): MailRenderer {
  return {
    async render({ language, unsubscribe, ...mail }) {
      const school = (await readRules()).siteName[language];
      const options = { language, site: { name: school, url: publicUrl } };
      const content = nameSchool(mail.content, school);
      if (unsubscribe === undefined) return renderMail(content, options);
      const { pageUrl, oneClickUrl } = unsubscribe;
      return {
        ...renderMail(content, { ...options, unsubscribeUrl: pageUrl }),
        headers: unsubscribeHeaders(oneClickUrl),
      };
    },
  };
}
