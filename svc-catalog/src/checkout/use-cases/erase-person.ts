import type { Checkouts } from '../ports.ts';

/** Erases the person; the payment stays for the accounts. Money that has not enrolled anybody goes back. */
export function erasePerson({ checkouts }: { readonly checkouts: Checkouts }) {
  return async (userId: string): Promise<void> => {
    for (const { _id } of await checkouts.allOfStudent(userId)) {
      await checkouts.update(_id, (stored) =>
        stored.isErased ? null : { state: { ...stored, isErased: true, studentName: '', nameKey: '' } },
      );
    }
    await checkouts.forgetDecider(userId);
  };
}
