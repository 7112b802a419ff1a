import type { Collection } from '@pathshala/stores/documents/port';
import type { Attempt } from '../domain/attempt.ts';
import type { Attempts } from '../ports.ts';

/** The operations that only attempts at practices need: answers that are fixed one by one, and their removal. */
export function createDocumentPracticeAttempts(
  stored: Collection<Attempt>,
): Pick<Attempts, 'fixAnswer' | 'discard' | 'removeAllAt'> {
  return {
    async fixAnswer(_id, { questionId, answer }) {
      const field = `answers.${questionId}`;
      // `rev` grows, so that a submit which has read the answers before this one reads them again.
      const change = { $set: { [field]: answer }, $inc: { rev: 1 } };
      const { matchedCount } = await stored.updateOne({ _id, status: 'open', [field]: null }, change);
      return matchedCount > 0;
    },

    async discard(_id) {
      return (await stored.deleteOne({ _id, status: 'open' })).deletedCount > 0;
    },

    async removeAllAt(examId) {
      await stored.deleteMany({ examId });
    },
  };
}
