import { DomainError } from '@pathshala/contract-kit/domain-error';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { Collection, DocumentStore, StoredDocument } from '@pathshala/stores/documents/port';
import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import { withAnswer, type GivenAnswer, type LastAnswer } from '../domain/mastery.ts';
import type { PracticeAnswers } from '../ports.ts';

/** A part of a student's answers: one document with all of them would exceed its limit. */
interface AnswersPart {
  readonly _id: string;
  readonly answers: Readonly<Record<string, LastAnswer>>;
  readonly rev: number;
}

const parts = Array.from({ length: 16 }, (_, part) => part);

/** More lost races than this indicate an error. */
const maxRaces = 5;

export function createDocumentLastAnswers(documents: DocumentStore): PracticeAnswers {
  const stored: Collection<AnswersPart> = documents.collection('practice_answers');
  const deletedAccounts: Collection<StoredDocument> = documents.collection('practice_deleted_accounts');

  const idsOf = (studentId: string) => parts.map((part) => idOf(studentId, part));

  async function recordPart(_id: string, given: readonly GivenAnswer[]): Promise<void> {
    for (let race = 0; race < maxRaces; race += 1) {
      const before = await stored.findOne({ _id });
      const known = before?.answers ?? {};
      const changed = given
        .map((one) => [one.questionId, withAnswer(known[one.questionId], one)] as const)
        .filter(([questionId, last]) => known[questionId] !== last);
      if (changed.length === 0) return;
      const answers = { ...known, ...Object.fromEntries(changed) };
      if (before === null) {
        if (await insertOnce(stored, { _id, answers, rev: 0 })) return;
      } else {
        const { rev } = before;
        const { matchedCount } = await stored.updateOne({ _id, rev }, { $set: { answers, rev: rev + 1 } });
        if (matchedCount > 0) return;
      }
    }
    throw new DomainError('conflict', 'common.conflict');
  }

  return {
    async of(studentId) {
      const found = await stored.find({ _id: { $in: idsOf(studentId) } }).toArray();
      return new Map(found.flatMap(({ answers }) => Object.entries(answers)));
    },

    async record(studentId, given) {
      const byPart = Map.groupBy(given, ({ questionId }) => partOf(questionId));
      for (const [part, ofPart] of byPart) await recordPart(idOf(studentId, part), ofPart);
      // Checked after the writes: a deletion in between finds the answers, an earlier one is found here.
      if (byPart.size > 0 && (await deletedAccounts.findOne({ _id: studentId })) !== null) {
        await stored.deleteMany({ _id: { $in: idsOf(studentId) } });
      }
    },

    async removeAllOf(studentId) {
      await insertOnce(deletedAccounts, { _id: studentId });
      await stored.deleteMany({ _id: { $in: idsOf(studentId) } });
    },
  };
}

function idOf(studentId: string, part: number): string {
  return derivedId('practice-answers', studentId, part);
}

/** Ids of the bank are hexadecimal, so that their last digit distributes them evenly. */
function partOf(questionId: string): number {
  const digit = Number.parseInt(questionId.slice(-1), 36);
  return Number.isNaN(digit) ? 0 : digit % parts.length;
}
