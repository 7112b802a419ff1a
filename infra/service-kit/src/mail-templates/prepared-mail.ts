import type { Language } from '@pathshala/contract-kit/message';

export interface PreparedLink {
  readonly label: string;
  /** A whole http(s) address of the site. */
  readonly url: string;
}

/** A mail with every text on one line, its values formatted and its links resolved. Nothing is escaped yet. */
export interface PreparedMail {
  readonly language: Language;
  /** `logo` is a whole address of the site; null: none. */
  readonly site: { readonly name: string; readonly url: string; readonly logo: string | null };
  readonly subject: string;
  readonly preheader: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly code: string;
  readonly button: PreparedLink | null;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly notes: readonly string[];
  readonly links: readonly PreparedLink[];
  readonly footer: readonly string[];
  readonly unsubscribe: PreparedLink | null;
}
