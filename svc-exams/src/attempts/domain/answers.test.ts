import { describe, expect, it } from 'vitest';
import { pastYearPaper, prepared } from '../../../test/support/papers.ts';
import { applyChanges, checkAnswers, differFrom, requireAllowed } from './answers.ts';

const paper = prepared(pastYearPaper());
const check = (...answers: Parameters<typeof checkAnswers>[2]) => checkAnswers(paper, ['Biology'], answers);
const codeOf = (...answers: Parameters<typeof checkAnswers>[2]) => check(...answers).refusals[0]?.code;

describe('checking answers', () => {
  it('takes mandatory and chosen subjects', () => {
    const checked = check(
      { questionId: 'p1', selectedOption: 'p1-a' },
      { questionId: 'b1', selectedOption: null },
    );
    expect([...requireAllowed(checked)]).toEqual([
      ['p1', 'p1-a'],
      ['b1', null],
    ]);
  });

  it('refuses a subject that is not chosen', () => {
    expect(codeOf({ questionId: 'c1', selectedOption: 'c1-a' })).toBe('exams.not-selected-subject');
  });

  it('refuses unknown questions, and options of another question', () => {
    expect(codeOf({ questionId: 'x1', selectedOption: 'x1-a' })).toBe('exams.unknown-question');
    expect(codeOf({ questionId: 'p1', selectedOption: 'p2-a' })).toBe('exams.unknown-option');
  });

  it('refuses the forms of other kinds of question', () => {
    expect(codeOf({ questionId: 'p1' })).toBe('exams.answer-kind');
    expect(codeOf({ questionId: 'p1', text: 'an essay' })).toBe('exams.answer-kind');
    expect(codeOf({ questionId: 'p1', selectedOption: 'p1-a', selectedOptions: ['p1-b'] })).toBe(
      'exams.answer-kind',
    );
  });

  it('keeps the good ones apart from the others, and the last of several to one question', () => {
    const { accepted, refusals } = check(
      { questionId: 'p1', selectedOption: 'p1-a' },
      { questionId: 'c1', selectedOption: 'c1-a' },
      { questionId: 'p1', selectedOption: 'p1-b' },
    );
    expect([...accepted]).toEqual([['p1', 'p1-b']]);
    expect(refusals).toHaveLength(1);
  });
});

describe('applying changes', () => {
  it('sets, replaces and clears, and leaves the answers before as they were', () => {
    const before = { p1: 'p1-a', p2: 'p2-a' };
    const changes = new Map([
      ['p1', null],
      ['p2', 'p2-b'],
      ['b1', 'b1-c'],
    ]);
    expect(applyChanges(before, changes)).toEqual({ p2: 'p2-b', b1: 'b1-c' });
    expect(before).toEqual({ p1: 'p1-a', p2: 'p2-a' });
  });

  it('knows an answer that says something new from one that is saved', () => {
    const saved = { chosenSubjects: [], answers: { p1: 'p1-a' } };
    expect(differFrom(saved, paper, [{ questionId: 'p1', selectedOption: 'p1-a' }])).toBe(false);
    expect(differFrom(saved, paper, [{ questionId: 'p2', selectedOption: null }])).toBe(false);
    expect(differFrom(saved, paper, [{ questionId: 'p1', selectedOption: null }])).toBe(true);
  });
});
