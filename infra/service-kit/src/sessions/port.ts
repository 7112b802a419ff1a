/** The owner of a session. Stored in the key-value store under the SHA-256 of the opaque id; expires 7 days after the last use, 30 days after the log-in. */
export interface SessionUser {
  readonly userId: string;
  readonly role: 'student' | 'admin';
  readonly username: string;
  readonly name: string;
  readonly email: string;
  /** What an administrator may do; left out: everything. */
  readonly permissions?: readonly string[] | undefined;
}

export interface SessionStore {
  /** Begins a session and returns the opaque id for the `sid` cookie. */
  begin(user: SessionUser): Promise<string>;
  /** The owner and the key of a session that has not expired, its idle time renewed; null when there is none. */
  resolve(sid: string): Promise<{ user: SessionUser; sessionKey: string } | null>;
  end(sessionKey: string): Promise<void>;
  endAllOf(userId: string): Promise<void>;
}
