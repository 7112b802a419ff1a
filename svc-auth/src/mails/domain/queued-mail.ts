import type { MailContent } from '@pathshala/contract-kit/mail-content';
import type { Language } from '@pathshala/contract-kit/message';

interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
  readonly encoding?: 'base64';
}

/** A mail as a use case writes it. */
export interface OutgoingMail {
  /** Prefix of the Message-ID: `password-changed`. */
  readonly kind: string;
  /** The rest of the Message-ID (default: a new one). One mail is sent for each `kind` and `key`. */
  readonly key?: string;
  /** The id of the account or sign-up with which the mail is deleted. */
  readonly about: string;
  readonly to: string;
  /** The reason for the mail: each has its own limit. */
  readonly reason: 'proved' | 'code' | 'invitation';
  /** The language that the recipient chose; the mail is written in it where the site offers it. */
  readonly language: Language;
  readonly contentIn: (language: Language) => MailContent;
  /** Files of at most 100 kB together: they wait in the queue with the mail. */
  readonly attachments?: readonly Attachment[];
  /** Present where the recipient can turn off mails of this kind. */
  readonly unsubscribe?: UnsubscribeLinks;
  /** Epoch ms. After this time the mail is not sent: its code or link has expired. */
  readonly expiresAt: number;
}

interface UnsubscribeLinks {
  /** The page that a person opens. */
  readonly pageUrl: string;
  /** Where a mail program posts `List-Unsubscribe=One-Click` (RFC 8058). */
  readonly oneClickUrl: string;
}

/** A mail in the queue. Times in epoch ms. */
export interface QueuedMail {
  readonly _id: string;
  /** Missing in older mails. */
  readonly kind?: string;
  /** The mail has a key: the document is stored for a while after the send, so that the same mail is not sent again. */
  readonly hasKey: boolean;
  readonly about: string;
  /** Address and mail, encrypted: they contain codes and links that are stored nowhere else in plain text. */
  readonly sealed: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** The time of the next try; null after the last one. */
  readonly dueAt: number | null;
  readonly failures: number;
  readonly givenUpAt: number | null;
  readonly sentAt: number | null;
  /** The last failure, without the address. */
  readonly reason: string | null;
}
