import type { LimitedTo } from '@pathshala/rules/limited-rights';

/**
 * Stands in for a session that cannot be checked or was lost with its store (decision 0015). The gateway has verified it;
 * a service accepts it on routes that declare `ticket`, for the ids that it names.
 */
export interface Ticket {
  readonly userId: string;
  /** Ids that it covers. */
  readonly subjects: readonly string[];
  /** Epoch ms. */
  readonly issuedAt: number;
}

/** When a call reached the gateway, where that is earlier than when it reached the service (decision 0016). */
export interface Receipt {
  /** Epoch ms. */
  readonly receivedAt: number;
  /** SHA-256 in base64url of the body that came then; left out: of the body of this very call. */
  readonly bodyHash?: string | undefined;
}

/** The one exam that a participant sits: a visitor with a confirmed registration and without an account (decision 0017). */
export interface Participation {
  readonly registrationId: string;
  readonly campaignId: string;
  /** The session ends then; epoch ms. */
  readonly until: number;
}

/** The API key by which a program calls, in the name of the administrator who made it. */
export interface ApiKeyClaim {
  readonly keyId: string;
}

/**
 * The caller, as the gateway states it in the signed internal token. A student's id is the user's id, a participant's that
 * of the registration.
 */
export interface Identity {
  readonly role: 'visitor' | 'participant' | 'student' | 'admin' | 'key';
  /** null for a visitor. */
  readonly userId: string | null;
  readonly username: string | null;
  readonly name: string | null;
  /** Empty for an account without an address. */
  readonly email: string | null;
  /** The proved number of the account, `8801712345678`; left out without one. */
  readonly mobile?: string | undefined;
  /** The permissions of an administrator; left out: everything. */
  readonly permissions?: readonly string[] | undefined;
  /** The courses and batches to which the rights of an administrator are limited; left out: no limit. */
  readonly limitedTo?: LimitedTo | undefined;
  /** True for an administrator who must set up two-step log-in first: admin routes are refused with `common.second-factor-required`. */
  readonly needsSecondFactor?: boolean | undefined;
  /** The exam of a participant; others have none. */
  readonly participation?: Participation | undefined;
  /** The key of a program, whose `permissions` are those of the key; it is `admin` on the routes that let keys read. */
  readonly apiKey?: ApiKeyClaim | undefined;
  /** SHA-256 of the session id, null for a visitor and a key. */
  readonly sessionKey: string | null;
  /** The caller's network address, for limits. */
  readonly address: string;
  /** The ticket of a visitor: everywhere else than on its own routes the holder of a ticket is a visitor. */
  readonly ticket?: Ticket | undefined;
  /** True for a visitor with a session cookie while the session store does not answer. */
  readonly isUnresolved?: true | undefined;
  /** True for a call that the gateway makes itself, as a visitor. */
  readonly isGateway?: true | undefined;
  /** Used on routes that declare `receipt`. */
  readonly receipt?: Receipt | undefined;
}
