import type { Language } from '@pathshala/contract-kit/message';

/** The site that sends the mail: links lead nowhere else. */
interface MailSite {
  /** The name in the language of the mail. */
  readonly name: string;
  /** The public address of the site. */
  readonly url: string;
  /** A path of the site (default: none). The mail reads the same without the picture: its text is the name. */
  readonly logo?: string | null;
}

export interface RenderOptions {
  readonly language: Language;
  readonly site: MailSite;
  /** The page on which the recipient can turn off mails of this kind; left out for mails about the account. */
  readonly unsubscribeUrl?: string;
}
