import { DomainError } from '@pathshala/contract-kit/domain-error';
import {
  changedKeys,
  correctKeys,
  withCorrection,
  type StoredKeyCorrection,
} from '@pathshala/rules/key-corrections';
import { satQuestionsOf } from './exam-paper.ts';
import type { Exam } from './exam.ts';

/** The exam with its corrected keys, even where an author saved an older key. */
export function withCorrectedKeys(exam: Exam): Exam {
  return { ...exam, mcqs: correctKeys(exam.mcqs, exam.keyCorrections ?? []) };
}

/** Throws `conflict` for another key of an exam that was sat: a correction changes it and marks all attempts anew. */
export function requireSameKey(before: Exam, after: Exam): void {
  const changed = new Set(changedKeys(satQuestionsOf(before), satQuestionsOf(after)));
  if (changed.size === 0) return;
  const fields = after.mcqs.flatMap(({ _id }, index) =>
    changed.has(_id) ? [[`mcqs.${index}`, 'exams.key-sat-here'] as const] : [],
  );
  throw new DomainError('conflict', 'exams.key-sat', { fields: Object.fromEntries(fields) });
}

/** Stores a correction once. Returns null when it is known. The question of the bank is not changed. */
export function correctKey(exam: Exam, correction: StoredKeyCorrection): Exam | null {
  const keyCorrections = withCorrection(exam.keyCorrections ?? [], correction);
  return keyCorrections && withCorrectedKeys({ ...exam, keyCorrections });
}
