import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { Collection, DocumentStore } from '@pathshala/stores/documents/port';
import type { Attempts, Sitters } from '../ports.ts';

/** `_id` names the exam and the key, so that a key is taken once in it. */
interface StoredSitter {
  readonly _id: string;
  readonly attemptId: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** A claim without an attempt that is older belongs to a start that has crashed. */
const abandonedAfterMs = 60_000;

export function createDocumentSitters(documents: DocumentStore, attempts: Pick<Attempts, 'find'>): Sitters {
  const stored: Collection<StoredSitter> = documents.collection('sitters');

  async function isAbandoned({ attemptId, at }: StoredSitter, now: number): Promise<boolean> {
    return now - at > abandonedAfterMs && (await attempts.find(attemptId)) === null;
  }

  /** `new` if this call has taken the key. */
  async function take(sitter: StoredSitter): Promise<'new' | 'own' | 'taken'> {
    const { _id, attemptId, at } = sitter;
    if (await insertOnce(stored, sitter)) return 'new';
    const holder = await stored.findOne({ _id });
    if (holder?.attemptId === attemptId) return 'own';
    if (holder === null || !(await isAbandoned(holder, at))) return 'taken';
    const asRead = { _id, attemptId: holder.attemptId, at: holder.at };
    const { matchedCount } = await stored.updateOne(asRead, { $set: { attemptId, at } });
    return matchedCount === 1 ? 'new' : 'taken';
  }

  return {
    async claim({ examId, attemptId, keys, now }) {
      const sitters = [...new Set(keys)].map((key) => ({ _id: `${examId}:${key}`, attemptId, at: now }));
      const outcomes = await Promise.all(sitters.map(take));
      if (!outcomes.includes('taken')) return true;
      const taken = sitters.filter((_, index) => outcomes[index] === 'new').map(({ _id }) => _id);
      if (taken.length > 0) await stored.deleteMany({ _id: { $in: taken }, attemptId });
      return false;
    },
  };
}
