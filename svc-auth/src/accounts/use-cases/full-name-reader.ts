import type { StudentNames } from '../../students/index.ts';
import { fullNameOf } from '../domain/account.ts';
import type { ReadFullName } from '../ports.ts';

/** The names of the profile are read whenever an account is shown to its owner: a change there shows at once. */
export function fullNameReader(names: StudentNames): ReadFullName {
  return async (account) => {
    if (account.role !== 'student') return undefined;
    const profile = await names.namesOf(account._id);
    return profile === null ? undefined : fullNameOf(account, profile);
  };
}
