import type { DocumentStore } from '@pathshala/stores/documents/port';
import { pending, type Aggregate } from '@pathshala/service-kit/events/aggregate';
import { republishFrom, type RepublishSource } from '@pathshala/service-kit/events/republish';
import { userDeleted, userVerified } from '@pathshala/svc-auth-contract/events';
import { verifiedFactOf, type Account } from '../domain/account.ts';
import { accountsCollection } from './document-accounts.ts';

/** The source of both events. `userVerified` is published for students only: the first administrator did not verify an address. */
export function republishableAccounts(documents: DocumentStore): readonly RepublishSource[] {
  const collection = documents.collection<Account & Aggregate>(accountsCollection);
  return [
    republishFrom(userVerified, {
      collection,
      filter: { deletedAt: null, role: 'student' },
      eventOf: (account) => pending(userVerified, verifiedFactOf(account)),
    }),
    republishFrom(userDeleted, {
      collection,
      filter: { deletedAt: { $ne: null } },
      eventOf: ({ _id: userId }) => pending(userDeleted, { userId }),
    }),
  ];
}
