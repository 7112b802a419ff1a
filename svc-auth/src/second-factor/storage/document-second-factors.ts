import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { SecondFactor } from '../domain/second-factor.ts';
import type { StoredSecondFactors } from '../ports.ts';

export function createDocumentSecondFactors(documents: DocumentStore): StoredSecondFactors {
  const collection = documents.collection<SecondFactor>('secondFactors');
  return {
    find: (_id) => collection.findOne({ _id }),
    insert: (factor) => insertOnce(collection, factor),
    async acceptStep(_id, step) {
      const accepted = { $set: { lastStep: step } };
      return (await collection.updateOne({ _id, lastStep: { $lt: step } }, accepted)).matchedCount === 1;
    },
    async takeRecoveryCode(_id, digest) {
      const used = { $pull: { recoveryDigests: digest } };
      return (await collection.updateOne({ _id, recoveryDigests: digest }, used)).matchedCount === 1;
    },
    async replaceRecoveryCodes(_id, { recoverySalt, recoveryDigests }) {
      await collection.updateOne({ _id }, { $set: { recoverySalt, recoveryDigests } });
    },
    async delete(_id) {
      return (await collection.deleteOne({ _id })).deletedCount === 1;
    },
  };
}
