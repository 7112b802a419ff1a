import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { Collection, DocumentStore } from '@pathshala/stores/documents/port';
import type { HiddenAttempt, HiddenAttempts } from '../ports.ts';

type Stored = Omit<HiddenAttempt, 'attemptId'> & { readonly _id: string };

/** The number that one run of the job counts. */
const batch = 2_000;

export function createDocumentHiddenAttempts(documents: DocumentStore): HiddenAttempts {
  const stored: Collection<Stored> = documents.collection('standing_hidden_attempts');
  return {
    async add({ attemptId: _id, ...hidden }) {
      await insertOnce(stored, { _id, ...hidden });
    },

    async all() {
      const found = await stored.find({}, { limit: batch }).toArray();
      return found.map(({ _id: attemptId, ...hidden }) => ({ attemptId, ...hidden }));
    },

    async remove(attemptId) {
      await stored.deleteOne({ _id: attemptId });
    },

    async removeOf(studentId) {
      await stored.deleteMany({ studentId });
    },
  };
}
