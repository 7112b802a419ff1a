import { describe, expect, it } from 'vitest';
import { isBlankFragment, questionViolations } from './question-rules.ts';

const good = {
  question: '<p>2 + 2?</p>',
  points: 1,
  options: [
    { text: '4', isCorrect: true },
    { text: '5', isCorrect: false },
  ],
};
const [right, wrong] = good.options as [(typeof good.options)[0], (typeof good.options)[0]];
const rulesOf = (change: Partial<typeof good>) =>
  questionViolations({ ...good, ...change }).map(({ field, rule }) => [field, rule]);

describe('the rules of a question', () => {
  it.each([
    [{}, []],
    [{ options: [right, { ...wrong, isCorrect: true }] }, []],
    [{ question: '<p>&nbsp;</p>' }, [['question', 'text']]],
    [{ points: 0 }, [['points', 'points']]],
    [{ points: Number.NaN }, [['points', 'points']]],
    [{ options: [right] }, [['options', 'options']]],
    [{ options: Array.from({ length: 7 }, () => right) }, [['options', 'options']]],
    [{ options: [right, { ...wrong, text: ' ' }] }, [['options.1.text', 'option-text']]],
    [{ options: [wrong, wrong] }, [['options', 'no-correct-option']]],
  ])('name the field and the rule: %o', (change, violations) => expect(rulesOf(change)).toEqual(violations));

  it('take a picture for a text', () => {
    expect(isBlankFragment('<p><img src="/api/files/a" alt="" /></p>')).toBe(false);
    expect(isBlankFragment('<p> <br /></p>')).toBe(true);
  });
});
