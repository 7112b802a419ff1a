import { describe, expect, it } from 'vitest';
import { changedKeys, correctKeys, withCorrection, type StoredKeyCorrection } from './key-corrections.ts';

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

describe('the key that an author changes in a form', () => {
  const written = (...options: readonly [id: string, text: string, isCorrect: boolean][]) => ({
    _id: 'q1',
    options: options.map(([_id, text, isCorrect]) => ({ _id, text, isCorrect })),
  });
  const before = written(['a', 'one', true], ['b', 'two', false], ['c', 'three', false]);
  const isChanged = (after: ReturnType<typeof written>) => changedKeys([before], [after]).length > 0;

  it.each([
    ['another option ticked', written(['a', 'one', false], ['b', 'two', true], ['c', 'three', false])],
    ['a second one ticked', written(['a', 'one', true], ['b', 'two', true], ['c', 'three', false])],
    ['the right one removed', written(['b', 'two', false], ['c', 'three', false])],
    ['a right one added', written(['a', 'one', true], ['b', 'two', false], ['d', 'four', true])],
    ['the texts exchanged', written(['a', 'two', true], ['b', 'one', false], ['c', 'three', false])],
    ['retyped with another key', written(['x', 'one', false], ['y', 'two', true], ['z', 'three', false])],
  ])('%s', (_how, after) => {
    expect(isChanged(after)).toBe(true);
  });

  it.each([
    ['a text corrected', written(['a', 'One', true], ['b', 'two', false], ['c', 'three', false])],
    ['options in another order', written(['c', 'three', false], ['a', 'one', true], ['b', 'two', false])],
    ['a wrong one removed', written(['a', 'one', true], ['b', 'two', false])],
    ['a wrong one added', written(['a', 'one', true], ['b', 'two', false], ['d', 'four', false])],
    ['retyped as it was', written(['x', 'one', true], ['y', 'two ', false], ['z', 'three', false])],
  ])('is not: %s', (_how, after) => {
    expect(isChanged(after)).toBe(false);
  });

  it('is not that of a new question, or of one that is gone', () => {
    expect(changedKeys([before], [{ ...before, _id: 'q2' }])).toEqual([]);
    expect(changedKeys([before], [])).toEqual([]);
  });
});
