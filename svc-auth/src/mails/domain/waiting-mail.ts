/** A mail as a use case writes it. */
export interface OutgoingMail {
  /** Begins the Message-ID. */
  readonly kind: 'code' | 'reset' | 'unlock' | 'password-changed';
  /** The account or sign-up it is about: what is deleted with it. */
  readonly about: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Epoch ms from which on the mail is of no use: a code or link in it has expired. */
  readonly expiresAt: number;
}

/** A mail that is not sent yet. Times in epoch ms. */
export interface WaitingMail {
  readonly _id: string;
  readonly about: string;
  /** Address, subject and text, encrypted: they hold codes and links that are stored nowhere else in the clear. */
  readonly sealed: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** When it is tried next; null once it is given up. */
  readonly dueAt: number | null;
  readonly failures: number;
  readonly givenUpAt: number | null;
  /** Why it was given up, without the address. */
  readonly reason: string | null;
}
