import { unsubscribeHeaders } from '@pathshala/mail/unsubscribe-headers';
import { renderMail } from '@pathshala/mail-templates/render-mail';
import { siteName } from '@pathshala/rules/site-name';
import type { MailRenderer } from '../ports.ts';

/** The template layer of the kit, with the name and address of the site. */
export function createTemplateMailRenderer(publicUrl: string): MailRenderer {
  return {
    render({ content, language, unsubscribe }) {
      const options = { language, site: { name: siteName[language], url: publicUrl } };
      if (unsubscribe === undefined) return renderMail(content, options);
      const { pageUrl, oneClickUrl } = unsubscribe;
      return {
        ...renderMail(content, { ...options, unsubscribeUrl: pageUrl }),
        headers: unsubscribeHeaders(oneClickUrl),
      };
    },
  };
}
