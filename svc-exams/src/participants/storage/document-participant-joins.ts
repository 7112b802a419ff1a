import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { Collection, DocumentStore } from '@pathshala/stores/documents/port';
import type { ParticipantJoins } from '../ports.ts';

interface StoredJoin {
  readonly _id: string;
  readonly studentId: string;
}

/** One document for each participant who has an account now. */
export function createDocumentParticipantJoins(documents: DocumentStore): ParticipantJoins {
  const stored: Collection<StoredJoin> = documents.collection('participant_joins');
  return {
    async record({ participantId, studentId }) {
      await insertOnce(stored, { _id: participantId, studentId });
    },

    async accountOf(participantId) {
      return (await stored.findOne({ _id: participantId }))?.studentId ?? null;
    },
  };
}
