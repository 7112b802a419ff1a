import { array, assert, boolean, option, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersBefore, type LastAnswer, masteryBySubject, withAnswer } from './mastery.ts';

const questions = ['m1', 'm2', 'm3', 'o1'].map((_id) => ({
  _id,
  subject: 'Physics',
  chapter: _id.startsWith('m') ? 'Motion' : 'Optics',
}));

const answer = (isCorrect: boolean, changes: Partial<LastAnswer> = {}): LastAnswer => ({
  attemptId: 'attempt1',
  at: '2026-01-15T10:00:00.000Z',
  isCorrect,
  wasCorrect: null,
  ...changes,
});

describe('mastery', () => {
  it('is the share of the questions whose last answer was right, by subject and chapter [NEW-05]', () => {
    const answers = new Map([
      ['m1', answer(true)],
      ['m2', answer(false)],
    ]);
    const [physics] = masteryBySubject(questions, answers);
    expect(physics).toMatchObject({ subject: 'Physics', questions: 4, answered: 2, right: 1, percent: 25 });
    expect(physics?.chapters).toEqual([
      { chapter: 'Motion', questions: 3, answered: 2, right: 1, percent: 33 },
      // A chapter without an answer has no figure, which differs from 0 %.
      { chapter: 'Optics', questions: 1, answered: 0, right: 0, percent: null },
    ]);
  });

  it('is 100 % only when every question is right, and 0 % only when no answer was', () => {
    assert(
      property(array(option(boolean()), { minLength: 1, maxLength: 400 }), (given) => {
        const placed = given.map((_, at) => ({ _id: String(at), subject: 'S', chapter: 'C' }));
        const answers = new Map(
          given.flatMap((isCorrect, at) =>
            isCorrect === null ? [] : [[String(at), answer(isCorrect)] as const],
          ),
        );
        const percent = masteryBySubject(placed, answers)[0]?.percent;
        expect(percent === null).toBe(answers.size === 0);
        expect(percent === 100).toBe(given.every((one) => one === true));
        expect(percent === 0).toBe(answers.size > 0 && !given.includes(true));
      }),
      { numRuns: 50 },
    );
  });
});

describe('the last answer', () => {
  const given = { questionId: 'm1', attemptId: 'attempt2', at: '2026-01-16T10:00:00.000Z', isCorrect: true };

  it('remembers whether the one before it was right', () => {
    expect(withAnswer(undefined, given)).toMatchObject({ isCorrect: true, wasCorrect: null });
    expect(withAnswer(answer(false), given)).toMatchObject({ isCorrect: true, wasCorrect: false });
  });

  it('counts an attempt once, and is not replaced by an older one', () => {
    const last = answer(false, { at: '2026-01-17T10:00:00.000Z' });
    expect(withAnswer(last, given)).toBe(last);
    expect(withAnswer(last, { ...given, attemptId: 'attempt1', at: '2026-01-18T10:00:00.000Z' })).toBe(last);
  });

  it('is taken back to what it was before an attempt', () => {
    const answers = new Map([
      ['m1', answer(true, { wasCorrect: false })],
      ['m2', answer(true)],
      ['o1', answer(true, { attemptId: 'earlier' })],
    ]);
    const before = answersBefore(answers, 'attempt1');
    expect([...before].map(([id, { isCorrect }]) => [id, isCorrect])).toEqual([
      ['m1', false],
      ['o1', true],
    ]);
  });
});
