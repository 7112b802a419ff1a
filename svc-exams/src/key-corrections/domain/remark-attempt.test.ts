import { defaultSchemes } from '@pathshala/rules/default-schemes';
import type { MarkingScheme } from '@pathshala/rules/marking-scheme';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pastYearPaper, prepared, question, subject } from '../../../test/support/papers.ts';
import type { Answers } from '../../attempts/domain/attempt.ts';
import { markedParts, markQuestion, type SubmittedAttempt } from '../../attempts/index.ts';
import { correctKey, type MadeCorrection, type Paper, rightOptionsOf } from '../../papers/index.ts';
import { correctionOf, type KeyChange } from './correction-of.ts';
import { remarkAttempt } from './remark-attempt.ts';

const made = (paper: Paper, change: KeyChange): MadeCorrection => ({
  ...correctionOf(paper, change),
  reason: 'The book says so',
  correctedAt: '2026-01-16T10:00:00.000Z',
  correctedById: 'admin1',
  correctedBy: 'Admin',
});

function submitted(paper: Paper, answers: Answers): SubmittedAttempt {
  const attempt = {
    _id: 'a1',
    studentId: 'student1',
    examKind: paper.examKind,
    examId: paper.paperId,
    paperVersion: 1,
    courseId: null,
    unitId: null,
    title: paper.title,
    attemptNo: 1,
    status: 'open' as const,
    startedAt: '2026-01-15T10:00:00.000Z',
    deadlineAt: '2026-01-15T11:00:00.000Z',
    chosenSubjects: [],
    choiceNo: 0,
    savedSeq: 1,
    answers,
    outcome: null,
  };
  return {
    ...attempt,
    status: 'submitted',
    outcome: {
      ...markedParts(attempt, prepared(paper), 'student'),
      totalMarks: paper.totalMarks,
      closedBy: 'student',
      submittedAt: '2026-01-15T10:30:00.000Z',
      durationMs: 1_800_000,
      lateAnswersIgnored: false,
      scoreVersion: 1,
      corrections: [],
    },
  };
}

/** One mandatory subject; 25 % off for a wrong answer. */
const paper = pastYearPaper({
  requiredSubjects: 1,
  subjects: [subject('Physics', true, [question('p1', { points: 2 }), question('p2')])],
});

function remarked(attempt: SubmittedAttempt, change: KeyChange, of: Paper = paper) {
  const correction = made(of, change);
  const after = { ...prepared(correctKey(of, [correction])), keyVersion: 2 };
  return remarkAttempt(attempt, { before: prepared(of), after }, correction);
}

describe('a corrected key', () => {
  it('gives marks to both options where both are accepted', () => {
    const change = { kind: 'accept', questionId: 'p1', correct: ['p1-b'] } as const;
    const wrong = submitted(paper, { p1: 'p1-b', p2: 'p2-a' });
    expect(wrong.outcome.score).toBe(0.5);
    expect(remarked(wrong, change)).toMatchObject({
      isScoreChanged: true,
      attempt: { outcome: { score: 3, correct: 2, wrong: 0, marksLost: 0, scoreVersion: 2, keyVersion: 2 } },
    });
    expect(remarked(submitted(paper, { p1: 'p1-a' }), change)).toMatchObject({ isResultChanged: false });
  });

  it('gives marks to the new option alone where it is changed', () => {
    const change = { kind: 'change', questionId: 'p1', correct: ['p1-b'] } as const;
    expect(remarked(submitted(paper, { p1: 'p1-b' }), change)?.attempt.outcome.score).toBe(2);
    expect(remarked(submitted(paper, { p1: 'p1-a' }), change)?.attempt.outcome.score).toBe(-0.5);
    expect(remarked(submitted(paper, {}), change)).toMatchObject({ isScoreChanged: false });
  });

  it('gives the marks of a void question to everybody who has sat it', () => {
    const change = { kind: 'void', questionId: 'p1' } as const;
    for (const answers of [{}, { p1: 'p1-a' }, { p1: 'p1-c' }]) {
      expect(remarked(submitted(paper, answers), change)?.attempt.outcome.score).toBe(2);
    }
  });

  it('keeps what an administrator had given to this one result', () => {
    const attempt = submitted(paper, { p1: 'p1-b' });
    const praised = { ...attempt, outcome: { ...attempt.outcome, score: attempt.outcome.score + 5 } };
    const change = { kind: 'accept', questionId: 'p1', correct: ['p1-b'] } as const;
    expect(remarked(praised, change)?.attempt.outcome.score).toBe(7);
    const nearTop = { ...attempt, outcome: { ...attempt.outcome, score: 99.5 } };
    expect(remarked(nearTop, change)?.attempt.outcome.score).toBe(100);
  });

  it('is not limited by a total of 0, nor by one that is stored a hair too small', () => {
    const change = { kind: 'accept', questionId: 'p1', correct: ['p1-b'] } as const;
    const unlimited = { ...paper, totalMarks: 0 };
    const attempt = submitted(unlimited, { p1: 'p1-b' });
    const praised = { ...attempt, outcome: { ...attempt.outcome, score: attempt.outcome.score + 5 } };
    expect(remarked(praised, change, unlimited)?.attempt.outcome.score).toBe(7);
    const short = { ...paper, totalMarks: 2.9999999999999996 };
    const full = submitted(short, { p1: 'p1-b', p2: 'p2-a' });
    expect(remarked(full, change, short)?.attempt.outcome.score).toBe(3);
  });

  it('is recorded in each result that it changes, also where the marks stay', () => {
    const change = { kind: 'change', questionId: 'p1', correct: ['p1-b'] } as const;
    const free = { ...paper, subjects: [subject('Physics', true, [question('p1', { points: 0 })])] };
    const attempt = submitted(free, { p1: 'p1-a' });
    const result = remarked(attempt, change, free);
    expect(result).toMatchObject({ isScoreChanged: false, isResultChanged: true });
    expect(result?.attempt.outcome).toMatchObject({ correct: 0, wrong: 1, scoreVersion: 2 });
    expect(result?.attempt.outcome.corrections).toEqual([
      {
        correctedAt: '2026-01-16T10:00:00.000Z',
        correctedBy: 'admin1',
        reason: 'The book says so',
        scoreBefore: 0,
        score: 0,
        feedback: null,
        keyVersion: 2,
      },
    ]);
  });

  it('is noted in a result that it does not change, and nothing else', () => {
    const change = { kind: 'change', questionId: 'p1', correct: ['p1-b'] } as const;
    const attempt = submitted(paper, { p2: 'p2-a' });
    const outcome = { ...attempt.outcome, keyVersion: 2 };
    expect(remarked(attempt, change)?.attempt).toEqual({ ...attempt, outcome });
  });

  it('names nobody in the results when the account of its administrator was deleted', () => {
    const attempt = submitted(paper, { p1: 'p1-b' });
    const correction = { ...made(paper, { kind: 'void', questionId: 'p1' }), correctedById: null };
    const after = { ...prepared(correctKey(paper, [correction])), keyVersion: 2 };
    const result = remarkAttempt(attempt, { before: prepared(paper), after }, correction);
    expect(result?.attempt.outcome.corrections).toMatchObject([{ correctedBy: '' }]);
  });

  it('marks an attempt once', () => {
    const change = { kind: 'void', questionId: 'p1' } as const;
    const once = remarked(submitted(paper, {}), change)?.attempt;
    expect(once && remarked(once, change)).toBeNull();
  });

  it('that changes nothing, or names what is not there, is refused', () => {
    const refused = [
      [{ kind: 'accept', questionId: 'p1', correct: ['p1-a'] }, 'exams.key-unchanged'],
      [{ kind: 'change', questionId: 'p1', correct: ['p1-a'] }, 'exams.key-unchanged'],
      [{ kind: 'change', questionId: 'p1', correct: ['p2-a'] }, 'exams.unknown-option'],
      [{ kind: 'change', questionId: 'p1', correct: [] }, 'exams.unknown-option'],
      [{ kind: 'void', questionId: 'x' }, 'exams.unknown-question'],
    ] as const;
    for (const [change, code] of refused) {
      expect(() => correctionOf(paper, change)).toThrow(expect.objectContaining({ code }));
    }
    const voided = correctKey(paper, [made(paper, { kind: 'void', questionId: 'p1' })]);
    const change = { kind: 'change', questionId: 'p1', correct: ['p1-b'] } as const;
    expect(() => correctionOf(voided, change)).toThrow(
      expect.objectContaining({ code: 'exams.key-unchanged' }),
    );
  });

  it('accepts no further option where an answer that earns marks now would lose them', () => {
    const scheme = defaultSchemes['past-year'](25);
    const sets = paperOf({ p1: 'a', p2: 'a' }, { ...scheme, match: 'set' });
    const keyless = paperOf({ p1: '', p2: 'a' }, { ...scheme, withoutKey: 'blank-earns' });
    const accept = (questionId: string) =>
      ({ kind: 'accept', questionId, correct: [`${questionId}-b`] }) as const;
    expect(() => correctionOf(sets, accept('p1'))).toThrow(
      expect.objectContaining({ code: 'exams.key-accept-set' }),
    );
    expect(() => correctionOf(keyless, accept('p1'))).toThrow(
      expect.objectContaining({ code: 'exams.key-accept-blank' }),
    );
    expect(correctionOf(keyless, accept('p2')).correct).toEqual(['p2-a', 'p2-b']);
    expect(correctionOf(sets, { kind: 'change', questionId: 'p1', correct: ['p1-b'] }).correct).toEqual([
      'p1-b',
    ]);
  });

  it('follows the later corrections in a version to which an accepted option does not apply', () => {
    const scheme = defaultSchemes['past-year'](25);
    const [current, sat] = (['one', 'set'] as const).map((match) =>
      paperOf({ p1: 'a', p2: 'a' }, { ...scheme, match }),
    ) as [Paper, Paper];
    const accepted = made(current, { kind: 'accept', questionId: 'p1', correct: ['p1-b'] });
    expect(rightOf(correctKey(sat, [accepted]))).toEqual(['p1-a']);
    const change = { kind: 'change', questionId: 'p1', correct: ['p1-b'] } as const;
    const changed = made(correctKey(current, [accepted]), change);
    expect(rightOf(correctKey(sat, [accepted, changed]))).toEqual(['p1-b']);
  });

  it('applies to versions with the previous key, and not to one whose author changed it', () => {
    const correction = made(paper, { kind: 'change', questionId: 'p1', correct: ['p1-b'] });
    const edited = pastYearPaper({ subjects: [subject('Physics', true, [question('p1', { right: 'c' })])] });
    expect(correctKey(edited, [correction])).toEqual(edited);
  });
});

const changes = fc.oneof(
  fc.record({ kind: fc.constant('void' as const), questionId: fc.constantFrom('p1', 'p2') }),
  fc
    .record({
      kind: fc.constantFrom('accept' as const, 'change' as const),
      questionId: fc.constantFrom('p1', 'p2'),
      right: fc.subarray(['a', 'b', 'c', 'd'], { minLength: 1 }),
    })
    .map(({ right, ...change }) => ({ ...change, correct: optionsOf(change.questionId, right) })),
);

const schemes = fc
  .record({
    match: fc.constantFrom('one' as const, 'set' as const),
    withoutKey: fc.constantFrom('blank-earns' as const, 'no-marks' as const),
  })
  .map((rules) => ({ ...defaultSchemes['past-year'](25), ...rules }));

/** One letter or several; a scheme that takes one option takes the first letter. */
const answered = fc.subarray(['a', 'b', 'c', 'd'], { minLength: 1 });
const answers = fc.record({ p1: answered, p2: answered }, { requiredKeys: [] });
const rights = fc.record({ p1: fc.constantFrom('', 'a', 'ab'), p2: fc.constantFrom('', 'a', 'acd') });

const cases = fc.record({
  change: changes,
  right: rights,
  published: schemes,
  sat: schemes,
  chosen: answers,
});

type Sat = Readonly<Record<string, readonly string[]>>;

function rightOf({ subjects }: Paper): readonly string[] {
  return subjects.flatMap(({ mcqs }) => mcqs.slice(0, 1).flatMap(rightOptionsOf));
}

function optionsOf(questionId: string, letters: readonly string[]): readonly string[] {
  return letters.map((letter) => `${questionId}-${letter}`);
}

function given(sat: Sat, { match }: MarkingScheme): Answers {
  const all = Object.entries(sat).map(([id, letters]) => [id, optionsOf(id, letters)] as const);
  return Object.fromEntries(all.map(([id, options]) => [id, match === 'set' ? options : (options[0] ?? '')]));
}

function paperOf(right: Readonly<Record<'p1' | 'p2', string>>, markingScheme: MarkingScheme): Paper {
  const mcqs = [question('p1', { points: 2, right: right.p1 }), question('p2', { right: right.p2 })];
  return pastYearPaper({ requiredSubjects: 1, markingScheme, subjects: [subject('Physics', true, mcqs)] });
}

describe('for any correction, any marking schemes and any answers', () => {
  it('no student loses marks, unless the key is changed and the answer is wrong by the new key [EXM-10]', () => {
    fc.assert(
      fc.property(cases, ({ change, right, published, sat, chosen }) => {
        let correction: MadeCorrection;
        try {
          correction = made(paperOf(right, published), change);
        } catch {
          // A correction that changes nothing, or would take marks, is refused.
          return;
        }
        // The version that the student sat may have had another scheme than the current one.
        const of = paperOf(right, sat);
        const attempt = submitted(of, given(chosen, sat));
        const after = correctKey(of, [correction]);
        const keys = { before: prepared(of), after: { ...prepared(after), keyVersion: 2 } };
        const result = remarkAttempt(attempt, keys, correction)?.attempt.outcome ?? attempt.outcome;
        const corrected = after.subjects[0]?.mcqs.find(({ _id }) => _id === change.questionId);
        const isRight =
          corrected !== undefined &&
          markQuestion(after, corrected, attempt.answers[change.questionId]).outcome === 'correct';
        const mayLose = change.kind === 'change' && !isRight;
        expect(mayLose || result.score >= attempt.outcome.score).toBe(true);
        // The result equals that of sitting with the corrected key at once.
        expect(result.score).toBe(submitted(after, attempt.answers).outcome.score);
      }),
      { numRuns: 1000 },
    );
  });
});
