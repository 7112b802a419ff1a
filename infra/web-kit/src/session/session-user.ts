import type { LimitedTo } from '@pathshala/rules/limited-rights';

/** The user who is logged in, as shown in the top bar. */
export interface SessionUser {
  readonly _id: string;
  readonly username: string;
  readonly name: string;
  /** The name of a student in both languages: `বাংলা | English`. */
  readonly fullName?: string | undefined;
  /** Empty for an account without an address. */
  readonly email: string;
  /** The proved mobile number, as people dial it. */
  readonly mobile?: string | undefined;
  readonly role: 'student' | 'admin';
  /** An administrator who must set up two-step log-in before anything else. */
  readonly needsSecondFactor?: true | undefined;
  /** The permissions of an administrator who may not do everything; for menus only, the services decide. */
  readonly permissions?: readonly string[] | undefined;
  /** The courses and batches of an administrator whose rights are limited to them; for menus only, the services decide. */
  readonly limitedTo?: LimitedTo | undefined;
  /**
   * The exam of a participant, who sits it as a student of this browser and has no account (decision 0017), and when the
   * session ends (ISO 8601).
   */
  readonly participation?: { readonly campaignId: string; readonly until: string } | undefined;
  /** The language as it is stored in the account; left out until the owner has chosen one. */
  readonly language?: 'bn' | 'en' | undefined;
}
