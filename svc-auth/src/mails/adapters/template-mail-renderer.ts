import { renderMail } from '@pathshala/mail-templates/render-mail';
import { siteName } from '@pathshala/rules/site-name';
import type { MailRenderer } from '../ports.ts';

/** The template layer of the kit, with the name and address of the site. */
export function createTemplateMailRenderer(publicUrl: string): MailRenderer {
  return {
    render({ content, language }) {
      return renderMail(content, { language, site: { name: siteName[language], url: publicUrl } });
    },
  };
}
