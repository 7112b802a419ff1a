/** A mail as a use case writes it. */
export interface OutgoingMail {
  /** Prefix of the Message-ID. */
  readonly kind:
    | 'code'
    | 'reset'
    | 'unlock'
    | 'password-changed'
    | 'security-notice'
    | 'email-code'
    | 'email-taken'
    | 'email-changed';
  /** The id of the account or sign-up that the mail is deleted with. */
  readonly about: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Epoch ms. From then on the mail is useless: its code or link has expired. */
  readonly expiresAt: number;
}

/** A mail that is not sent yet. Times in epoch ms. */
export interface QueuedMail {
  readonly _id: string;
  readonly about: string;
  /** Address, subject and text, encrypted: they contain codes and links that are stored nowhere else in plain text. */
  readonly sealed: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** The time of the next try; null after the last one. */
  readonly dueAt: number | null;
  readonly failures: number;
  readonly givenUpAt: number | null;
  /** The last failure, without the address. */
  readonly reason: string | null;
}
