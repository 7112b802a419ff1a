import { correctKeys, withCorrection, type StoredKeyCorrection } from '@pathshala/rules/key-corrections';
import type { Exam } from './exam.ts';

/** The exam with its corrected keys, also where an author saved the key of before. */
export function withCorrectedKeys(exam: Exam): Exam {
  return { ...exam, mcqs: correctKeys(exam.mcqs, exam.keyCorrections ?? []) };
}

/** Stores a correction once. Returns null when it is known. The question of the bank stays as it is. */
export function correctKey(exam: Exam, correction: StoredKeyCorrection): Exam | null {
  const keyCorrections = withCorrection(exam.keyCorrections ?? [], correction);
  return keyCorrections && withCorrectedKeys({ ...exam, keyCorrections });
}
