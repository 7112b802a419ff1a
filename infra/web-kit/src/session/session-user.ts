/** The user who is logged in, as shown in the top bar. */
export interface SessionUser {
  readonly _id: string;
  readonly username: string;
  readonly name: string;
  /** Of a student with a name in both languages: `বাংলা | English`. */
  readonly fullName?: string | undefined;
  readonly email: string;
  readonly role: 'student' | 'admin';
  /** An administrator who must set up two-step log-in before anything else. */
  readonly needsSecondFactor?: true | undefined;
  /** Of an administrator who may not do everything; for menus only, the services decide. */
  readonly permissions?: readonly string[] | undefined;
  /**
   * Of a participant, who sits one exam as a student of this browser and has no account (decision 0017): which exam, and when
   * the session ends (ISO 8601).
   */
  readonly participation?: { readonly campaignId: string; readonly until: string } | undefined;
  /** As stored in the account; left out until the owner has chosen one. */
  readonly language?: 'bn' | 'en' | undefined;
}
