import type { LimitedTo } from '@pathshala/rules/limited-rights';
import type { Participation } from './identity.ts';

/** The owner of a session. Stored in the key-value store under the SHA-256 of the opaque id; expires 7 days after the last use, 30 days after the log-in. */
export interface SessionUser {
  readonly userId: string;
  readonly role: 'participant' | 'student' | 'admin';
  /** The exam of a participant, whose session ends when it says so. */
  readonly participation?: Participation | undefined;
  readonly username: string;
  readonly name: string;
  /** Empty for an account without an address. */
  readonly email: string;
  /** The proved number of the account. */
  readonly mobile?: string | undefined;
  /** The permissions of an administrator; left out: everything. */
  readonly permissions?: readonly string[] | undefined;
  /** The courses and batches to which the rights of an administrator are limited; left out: no limit. */
  readonly limitedTo?: LimitedTo | undefined;
  /** The account is an administrator's who must set up two-step log-in first; `role` is `student` until then. */
  readonly needsSecondFactor?: true;
}

/** The device on which a session began, as its owner recognises it. */
export interface SessionDevice {
  /** A short name: `Chrome on Android`; empty for an unknown one. */
  readonly device: string;
  readonly address: string;
}

/** One session of an account. Times in epoch ms. */
export interface SessionRecord extends SessionDevice {
  readonly sessionKey: string;
  readonly beganAt: number;
  /** Exact to the interval of renewal, which is 5 minutes. */
  readonly usedAt: number;
}

export interface SessionStore {
  /** Begins a session and returns the opaque id for the `sid` cookie. */
  begin(user: SessionUser, from?: SessionDevice): Promise<string>;
  /** The owner and the key of a session that has not expired, its idle time renewed; null when there is none. */
  resolve(sid: string): Promise<{ user: SessionUser; sessionKey: string } | null>;
  /** The sessions of an account that have not expired, the latest use first. */
  list(userId: string): Promise<readonly SessionRecord[]>;
  end(sessionKey: string): Promise<void>;
  endAllOf(userId: string): Promise<void>;
}
