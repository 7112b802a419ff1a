import { withoutStudent } from '../domain/claim.ts';
import type { Claims } from '../ports.ts';

/** Erases the person: an approved payment stays for the accounts, without the person; all other claims of the account are deleted. */
export function erasePerson({ claims }: { readonly claims: Claims }) {
  return async (userId: string): Promise<void> => {
    for (const { _id, state } of await claims.allOfStudent(userId)) {
      if (state === 'approved') await claims.update(_id, (claim) => ({ state: withoutStudent(claim) }));
      else await claims.delete(_id);
    }
    await claims.forgetDecider(userId);
  };
}
