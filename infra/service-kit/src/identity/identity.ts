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
  /** True for an administrator who must set up two-step log-in first: admin routes are refused with `common.second-factor-required`. */
  readonly needsSecondFactor?: boolean | undefined;
  /** SHA-256 of the session id, null for a visitor. */
  readonly sessionKey: string | null;
  /** The caller's network address, for limits. */
  readonly address: string;
}
