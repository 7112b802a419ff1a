/** Who calls, as the gateway states it in the signed internal token. A student's id is the user's id. */
export interface Identity {
  readonly role: 'visitor' | 'student' | 'admin';
  /** null for a visitor. */
  readonly userId: string | null;
  readonly username: string | null;
  readonly name: string | null;
  readonly email: string | null;
  /** What an administrator may do; left out: everything. */
  readonly permissions?: readonly string[] | undefined;
  /** SHA-256 of the session id, null for a visitor. */
  readonly sessionKey: string | null;
  /** The caller's network address, for limits. */
  readonly address: string;
}
