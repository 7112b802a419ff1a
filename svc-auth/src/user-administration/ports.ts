import type { Account, Administrator } from '../accounts/index.ts';

/** Returns an account that the administrator may change. Rejects with `not-found` or `forbidden`. */
export type FindManagedUser = (userId: string, admin: Administrator) => Promise<Account>;
