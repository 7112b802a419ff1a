import type { DocumentStore } from '@pathshala/documents/port';
import { pending, type Aggregate } from '@pathshala/service-kit/events/aggregate';
import { republishFrom, type RepublishSource } from '@pathshala/service-kit/events/republish';
import { userDeleted, userVerified } from '@pathshala/svc-auth-contract/events';
import type { Account } from '../accounts/domain/account.ts';
import { usersCollection } from '../accounts/storage/document-accounts.ts';

/** What can be published again. Only students are announced: the first administrator proved no address. */
export function republishable({
  documents,
}: {
  readonly documents: DocumentStore;
}): readonly RepublishSource[] {
  const collection = documents.collection<Account & Aggregate>(usersCollection);
  return [
    republishFrom(userVerified, {
      collection,
      filter: { deletedAt: null, role: 'student' },
      eventOf: ({ _id: userId, username, name, email }) =>
        pending(userVerified, { userId, username, name, email }),
    }),
    republishFrom(userDeleted, {
      collection,
      filter: { deletedAt: { $ne: null } },
      eventOf: ({ _id: userId }) => pending(userDeleted, { userId }),
    }),
  ];
}
