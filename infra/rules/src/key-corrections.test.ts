import { describe, expect, it } from 'vitest';
import { correctKeys, withCorrection, type StoredKeyCorrection } from './key-corrections.ts';

const question = (right: string) => ({
  _id: 'q1',
  options: ['a', 'b', 'c'].map((_id) => ({ _id, isCorrect: right.includes(_id) })),
});
const keyOf = (right: string, corrections: readonly StoredKeyCorrection[]) =>
  correctKeys([question(right)], corrections).map(({ options }) =>
    options
      .filter(({ isCorrect }) => isCorrect)
      .map(({ _id }) => _id)
      .join(''),
  );
const correction = (keyVersion: number, before: string, correct: string) => ({
  keyVersion,
  questionId: 'q1',
  before: before.split(''),
  correct: correct.split(''),
});
const first = correction(2, 'a', 'b');
const second = correction(3, 'b', 'bc');

describe('the corrected keys of stored questions', () => {
  it('are the same for any order of delivery and for repeats', () => {
    for (const arrivals of [
      [first, second, first],
      [second, first, second],
    ]) {
      let known: readonly StoredKeyCorrection[] = [];
      let stored = 'a';
      for (const arrived of arrivals) {
        known = withCorrection(known, arrived) ?? known;
        stored = keyOf(stored, known).join('');
      }
      expect(stored).toBe('bc');
    }
    expect(withCorrection([first], first)).toBeNull();
  });

  it('leave a question that has another key, and other questions', () => {
    expect(keyOf('c', [first])).toEqual(['c']);
    expect(keyOf('a', [{ ...first, questionId: 'q2' }])).toEqual(['a']);
  });
});
