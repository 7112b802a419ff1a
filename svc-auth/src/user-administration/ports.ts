import type { Account, Caller } from '../accounts/ports.ts';

/** The administrator who makes a call. */
export interface Administrator extends Caller {
  readonly adminId: string | null;
}

/** Returns an account that the administrator may change. Rejects with `not-found` or `forbidden`. */
export type FindManagedUser = (userId: string, admin: Administrator) => Promise<Account>;
