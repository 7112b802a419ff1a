/** The user of the session, as shown in the top bar. A participant sits one exam and has no account (decision 0017). */
export interface SessionUser {
  readonly _id: string;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly role: 'participant' | 'student' | 'admin';
  /** Of a participant: the exam, and when the session ends (ISO 8601). */
  readonly participation?: { readonly campaignId: string; readonly until: string } | undefined;
  /** An administrator who must set up two-step log-in before anything else. */
  readonly needsSecondFactor?: true | undefined;
  /** Of an administrator who may not do everything; for menus only, the services decide. */
  readonly permissions?: readonly string[] | undefined;
  /** As stored in the account; left out until the owner has chosen one. */
  readonly language?: 'bn' | 'en' | undefined;
}
