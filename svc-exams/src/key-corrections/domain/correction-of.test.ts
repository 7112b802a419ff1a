import { defaultSchemes } from '@pathshala/rules/default-schemes';
import { describe, expect, it } from 'vitest';
import { pastYearPaper, question, subject } from '../../../test/support/papers.ts';
import {
  correctionsAfter,
  correctKey,
  keyVersionOf,
  type MadeCorrection,
  type Paper,
} from '../../papers/index.ts';
import { correctionOf, questionsWithoutAccept, type KeyChange } from './correction-of.ts';

const scheme = defaultSchemes['past-year'](25);
const paperWith = (right: string, changes: Partial<typeof scheme> = {}): Paper =>
  pastYearPaper({
    markingScheme: { ...scheme, ...changes },
    subjects: [subject('Physics', true, [question('p1', { right }), question('p2')])],
  });
const made = (questionId: string): MadeCorrection => ({
  ...correctionOf(paperWith('a'), { kind: 'void', questionId }),
  reason: '',
  correctedAt: '',
  correctedById: null,
  correctedBy: null,
});
const refusalOf = (paper: Paper, change: KeyChange): unknown => {
  try {
    return correctionOf(paper, change);
  } catch (error) {
    return error;
  }
};

describe('the version of a key', () => {
  it('is 1 as published, and grows with each correction', () => {
    const corrections = [made('p1'), made('p2')];
    expect([null, { corrections: [] }, { corrections }].map(keyVersionOf)).toEqual([1, 1, 3]);
    expect(correctionsAfter({ corrections }, 1)).toEqual([
      { keyVersion: 2, correction: corrections[0] },
      { keyVersion: 3, correction: corrections[1] },
    ]);
    expect(correctionsAfter({ corrections }, 2)).toEqual([{ keyVersion: 3, correction: corrections[1] }]);
    expect(correctionsAfter({ corrections }, 3)).toEqual([]);
  });
});

describe('a correction', () => {
  it('may have as many right options as the key before', () => {
    const change = { kind: 'change', questionId: 'p1', correct: ['p1-c', 'p1-a'] } as const;
    expect(correctionOf(paperWith('ab'), change)).toEqual({
      questionId: 'p1',
      kind: 'change',
      before: ['p1-a', 'p1-b'],
      correct: ['p1-a', 'p1-c'],
    });
  });

  it('says in which field what is wrong', () => {
    const paper = paperWith('a');
    expect(refusalOf(paper, { kind: 'change', questionId: 'p1', correct: ['p1-b', 'x'] })).toMatchObject({
      kind: 'invalid',
      code: 'exams.unknown-option',
      detail: { fields: { correct: 'exams.unknown-option' } },
    });
    expect(refusalOf(paper, { kind: 'void', questionId: 'x' })).toMatchObject({
      kind: 'invalid',
      detail: { fields: { questionId: 'exams.unknown-question' } },
    });
    const accept = { kind: 'accept', questionId: 'p1', correct: ['p1-b'] } as const;
    expect(refusalOf(paperWith('a', { match: 'set' }), accept)).toMatchObject({
      kind: 'invalid',
      detail: { fields: { kind: 'exams.key-accept-set' } },
    });
  });

  it('cannot void a question twice', () => {
    const voided = correctKey(paperWith('a'), [made('p1')]);
    expect(refusalOf(voided, { kind: 'void', questionId: 'p1' })).toMatchObject({
      kind: 'invalid',
      code: 'exams.key-unchanged',
    });
  });
});

describe('accepting another option', () => {
  it('is possible for a question without a right option whose blank answers earn nothing', () => {
    const accept = { kind: 'accept', questionId: 'p1', correct: ['p1-b'] } as const;
    expect(correctionOf(paperWith(''), accept).correct).toEqual(['p1-b']);
  });

  it('is not offered where it is refused', () => {
    expect(questionsWithoutAccept(paperWith('a'))).toEqual([]);
    expect(questionsWithoutAccept(paperWith('', { withoutKey: 'blank-earns' }))).toEqual(['p1']);
    expect(questionsWithoutAccept(paperWith('a', { match: 'set' }))).toEqual(['p1', 'p2']);
  });
});

describe('the corrected paper', () => {
  it('is the same one where there is no correction', () => {
    const paper = paperWith('a');
    expect(correctKey(paper, [])).toBe(paper);
  });

  it.each(['a', 'ac', 'abc'])(
    'has the key %s of its author where that is another than was corrected',
    (right) => {
      const change = { kind: 'change', questionId: 'p1', correct: ['p1-d'] } as const;
      const edited = paperWith(right);
      expect(correctKey(edited, [correctionOf(paperWith('ab'), change)])).toEqual(edited);
    },
  );
});
