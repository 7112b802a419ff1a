import { defaultSchemes } from '@pathshala/rules/default-schemes';
import { describe, expect, it } from 'vitest';
import { pastYearPaper, prepared, writtenExam } from '../../../test/support/papers.ts';
import { applyChanges, checkAnswers, differFrom, requireAllowed, withText } from './answers.ts';

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

describe('checking answers of sets', () => {
  const sets = prepared(
    pastYearPaper({ markingScheme: { ...defaultSchemes['past-year'](25), match: 'set' } }),
  );
  const accepted = (...answers: Parameters<typeof checkAnswers>[2]) => [
    ...requireAllowed(checkAnswers(sets, [], answers)).values(),
  ];

  it('stores them sorted and without repetitions, one option as a set, and an empty set as none', () => {
    expect(accepted({ questionId: 'p1', selectedOptions: ['p1-c', 'p1-a', 'p1-c'] })).toEqual([
      ['p1-a', 'p1-c'],
    ]);
    expect(accepted({ questionId: 'p1', selectedOption: 'p1-b' })).toEqual([['p1-b']]);
    expect(accepted({ questionId: 'p1', selectedOptions: [] })).toEqual([null]);
    expect(accepted({ questionId: 'p1', selectedOption: null })).toEqual([null]);
  });

  it('refuses a set where one option is asked for, whatever it contains', () => {
    expect(check({ questionId: 'p1', selectedOptions: ['p1-a'] }).refusals).toMatchObject([
      { kind: 'invalid', code: 'exams.answer-kind' },
    ]);
    expect(codeOf({ questionId: 'p1', selectedOption: 'p1-a', text: 'an essay' })).toBe('exams.answer-kind');
  });
});

describe('checking the text of a written exam', () => {
  const written = prepared(writtenExam());
  const text = { questionId: 'written', text: 'The river is wide.' };

  it('is apart from the answers', () => {
    const checked = checkAnswers(written, [], [text]);
    expect(checked).toEqual({ accepted: new Map(), text: 'The river is wide.', refusals: [] });
    expect(withText({ pages: [] }, checked)).toEqual({ written: { pages: [], text: 'The river is wide.' } });
    expect(withText({ text: 'before' }, { text: undefined })).toEqual({});
    expect(withText(undefined, { text: '' })).toEqual({ written: { text: '' } });
  });

  it('needs the id of the text, a text, and a written exam', () => {
    const codes = (on: typeof paper, answer: Parameters<typeof checkAnswers>[2][number]) =>
      checkAnswers(on, [], [answer]).refusals.map(({ code }) => code);
    expect(codes(written, { ...text, questionId: 'essay' })).toEqual(['exams.unknown-question']);
    expect(codes(written, { questionId: 'written', selectedOption: null })).toEqual([
      'exams.unknown-question',
    ]);
    expect(codes(paper, text)).toEqual(['exams.unknown-question']);
  });

  it('is new where it differs from the stored one, which is empty at first', () => {
    const saved = { chosenSubjects: [], answers: {} };
    expect(differFrom(saved, written, [text])).toBe(true);
    expect(differFrom(saved, written, [{ ...text, text: '' }])).toBe(false);
    expect(differFrom({ ...saved, written: { text: text.text } }, written, [text])).toBe(false);
    expect(differFrom(saved, written, [])).toBe(false);
  });
});

it('takes no answer by a save where each is fixed by its check', () => {
  const checked = prepared(pastYearPaper({ answersShown: 'at-once' }));
  const { accepted, refusals } = checkAnswers(checked, [], [{ questionId: 'p1', selectedOption: 'p1-a' }]);
  expect(accepted.size).toBe(0);
  expect(refusals.map(({ code }) => code)).toEqual(['exams.answer-by-check']);
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
    const oneNew = [
      { questionId: 'p1', selectedOption: 'p1-a' },
      { questionId: 'p2', selectedOption: 'p2-b' },
    ];
    expect(differFrom(saved, paper, oneNew)).toBe(true);
    // Such an answer would have been refused in time as well.
    expect(differFrom(saved, paper, [{ questionId: 'b1', selectedOption: 'b1-a' }])).toBe(false);
  });

  it('leaves the answers alone where there are none', () => {
    const answers = { p1: 'p1-a' };
    expect(applyChanges(answers, new Map())).toBe(answers);
  });
});
