/** A link to a page of the site: its path, `/student-dashboard`, or its whole address. */
export interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** Numbers and times are written in the digits of the mail’s language, times as in Dhaka. */
export type MailFact = readonly [label: string, value: string | number | Date];

/**
 * The content of a mail, in the language of its recipient, in the order in which it is shown. Each text is one line without
 * markup.
 */
export interface MailContent {
  readonly subject: string;
  /** The text that mail programs show beside the subject (default: the first paragraph). */
  readonly preheader?: string;
  readonly greeting?: string;
  readonly paragraphs: readonly string[];
  /** A code to be copied: ASCII digits. */
  readonly code?: string;
  readonly button?: MailLink;
  readonly facts?: readonly MailFact[];
  readonly notes?: readonly string[];
  readonly links?: readonly MailLink[];
  /** The reason why the recipient has this mail. */
  readonly footer?: readonly string[];
}
