import { describe, expect, it } from 'vitest';
import { checkQuestion, checkQuestions, isComplete } from './check-question.ts';
import { emptyOption, emptyQuestion, emptySubject, questionFormOf } from './question-draft.ts';

const complete = () => {
  const question = emptyQuestion();
  const options = question.options.map((option, index) => ({
    ...option,
    text: `option ${index}`,
    isCorrect: index === 1,
  }));
  return { ...question, question: '<p>What is $x&lt;y$?</p>', options };
};

describe('checking a question', () => {
  const rules = { isKeyNeeded: true };

  it('ignores the empty option that Enter adds behind the last one', () => {
    const good = complete();
    const entered = { ...good, options: [...good.options, emptyOption()] };
    expect(isComplete(entered, rules)).toBe(true);
    expect(questionFormOf(entered).options).toHaveLength(4);
    const [first, second] = good.options;
    const two = { ...good, options: [first, second, emptyOption()].filter((option) => option !== undefined) };
    expect(isComplete(two, rules)).toBe(false);
    expect(isComplete(two, { ...rules, initialOptions: 1 })).toBe(true);
  });

  it('requires text, all options and a correct one', () => {
    const good = complete();
    expect(isComplete(good, rules)).toBe(true);
    expect(isComplete({ ...good, question: '<p>&nbsp;</p>' }, rules)).toBe(false);
    expect(
      isComplete({ ...good, options: good.options.map((o) => ({ ...o, isCorrect: false })) }, rules),
    ).toBe(false);
    expect(
      isComplete(
        { ...good, options: good.options.toSpliced(3, 1, { key: 'x', text: '', isCorrect: false }) },
        rules,
      ),
    ).toBe(false);
  });

  it('lets a question go without a correct option where a form allows that', () => {
    const good = complete();
    const keyless = { ...good, options: good.options.map((o) => ({ ...o, isCorrect: false })) };
    expect(isComplete(keyless, { isKeyNeeded: false })).toBe(true);
    expect(checkQuestion(keyless, 'q', { isKeyNeeded: false })).toEqual([]);
    expect(checkQuestion(keyless, 'q', rules).map(([path]) => path)).toEqual(['q']);
  });

  it.each(['', '0', '-1', 'two'])('wants points above 0, not %o', (points) => {
    const [problems] = checkQuestion({ ...complete(), points }, 'q', rules);
    expect(problems?.[0]).toBe('q.points');
  });

  it('names the paths in a list of subjects', () => {
    const subjects = [
      emptySubject(),
      { ...emptySubject(), mcqs: [complete(), { ...complete(), points: '0' }] },
    ];
    const paths = checkQuestions(subjects, 'units.0.subjects', rules).map(([path]) => path);
    expect(paths).toEqual(['units.0.subjects.1.mcqs.1.points']);
  });
});
