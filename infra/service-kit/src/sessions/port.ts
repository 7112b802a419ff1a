/** What a session says of its owner. Kept in the key-value store under the SHA-256 of the opaque id; idle 7 days, absolute 30. */
export interface SessionUser {
  readonly userId: string;
  readonly role: 'student' | 'admin';
  readonly username: string;
  readonly name: string;
  readonly email: string;
}

export interface SessionStore {
  /** Begins a session and answers the opaque id for the `sid` cookie. */
  begin(user: SessionUser): Promise<string>;
  /** The owner and the key of a living session, its idle life renewed; null when there is none. */
  resolve(sid: string): Promise<{ user: SessionUser; sessionKey: string } | null>;
  end(sessionKey: string): Promise<void>;
  endAllOf(userId: string): Promise<void>;
}
