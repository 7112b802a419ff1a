import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examKinds, kindOfParent } from './exam-kinds.ts';
import {
  costOfWrong,
  fullMarksOf,
  isDeclared,
  isPassed,
  isRightChoice,
  markingExample,
  pointsOfExample,
  marksForRight,
  meritScore,
  schemeOf,
  totalMinimum,
  unmetMinima,
  type MarkingScheme,
} from './marking-scheme.ts';
import { rounded } from './marks.ts';

const plain = schemeOf({ examKind: 'unit', negativeMarkingPercentage: 0 });
const withMinima: MarkingScheme = {
  ...plain,
  minimumTotal: 40,
  subjectMinima: [
    { subjectName: 'Physics', marks: 10 },
    { subjectName: 'Maths', marks: 12.5 },
  ],
};
const admission: MarkingScheme = { ...plain, gpa: { sscWeight: 8, hscWeight: 12 }, secondTimerDeduction: 5 };
const declared = { sscGpa: 4.83, hscGpa: 5, isSecondTimer: false };

describe('the default scheme of a kind', () => {
  const marksOf = (examKind: (typeof examKinds)[number], negativeMarkingPercentage: number) => {
    const scheme = schemeOf({ examKind, negativeMarkingPercentage });
    return [rounded(marksForRight(scheme, 4)), rounded(costOfWrong(scheme, 4))];
  };

  it.each([
    { examKind: 'past-year', percentage: 25, expected: [4, 1] },
    { examKind: 'campaign', percentage: 25, expected: [4, 1] },
    { examKind: 'chapter', percentage: 12.5, expected: [4, 0.5] },
    { examKind: 'standalone', percentage: 0, expected: [4, 0] },
    { examKind: 'unit', percentage: 25, expected: [4, 0] },
    { examKind: 'subject', percentage: 25, expected: [1, 1] },
    { examKind: 'subject', percentage: 50, expected: [1, 2] },
    { examKind: 'subject', percentage: 0, expected: [1, 1] },
    { examKind: 'practice', percentage: 25, expected: [1, 0] },
  ] as const)('of $examKind at $percentage % on 4 points', ({ examKind, percentage, expected }) => {
    expect(marksOf(examKind, percentage)).toEqual(expected);
  });

  it('is replaced by the one of the author', () => {
    const source = { examKind: 'campaign', negativeMarkingPercentage: 25 } as const;
    expect(schemeOf({ ...source, markingScheme: plain })).toBe(plain);
  });

  it('takes whole sets in a practice only, and gives a question without a key to blanks in a campaign only [EXM-10]', () => {
    const schemes = examKinds.map((examKind) => ({
      examKind,
      ...schemeOf({ examKind, negativeMarkingPercentage: 0 }),
    }));
    const those = (fits: (scheme: MarkingScheme) => boolean) =>
      schemes.filter(fits).map((one) => one.examKind);
    expect(those(({ match }) => match === 'set')).toEqual(['practice']);
    expect(those(({ withoutKey }) => withoutKey === 'blank-earns')).toEqual(['campaign']);
  });
});

describe('a choice', () => {
  const options = ['a', 'b', 'c', 'd', 'e', 'f'];
  const sets = fc.subarray(options);

  it('of a set is right only if it is the set of the right options', () => {
    fc.assert(
      fc.property(sets, sets, (right, chosen) => {
        const isSame =
          right.length > 0 && options.every((one) => right.includes(one) === chosen.includes(one));
        expect(isRightChoice({ match: 'set' }, new Set(right), chosen)).toBe(isSame);
        // Two arbitrary sets are seldom the same.
        expect(isRightChoice({ match: 'set' }, new Set(right), right)).toBe(right.length > 0);
      }),
    );
  });

  it('of every box is never right while a wrong option is among them, whatever the match', () => {
    fc.assert(
      fc.property(sets, fc.constantFrom('one' as const, 'set' as const), (right, match) => {
        fc.pre(right.length < options.length);
        expect(isRightChoice({ match }, new Set(right), options)).toBe(false);
      }),
    );
  });

  it('of several options is never right where one is asked for', () => {
    fc.assert(
      fc.property(sets, sets, (right, chosen) => {
        const isRight = isRightChoice({ match: 'one' }, new Set(right), chosen);
        expect(isRight).toBe(chosen.length === 1 && right.includes(chosen[0] ?? ''));
      }),
    );
  });
});

describe('minima', () => {
  const subjects = [
    { subjectName: 'Physics', score: 9.99 },
    { subjectName: 'Maths', score: 12.5 },
  ];

  it('names what was missed, the total first', () => {
    expect(unmetMinima(withMinima, { score: 39.99, subjects })).toEqual([totalMinimum, 'Physics']);
    expect(unmetMinima(withMinima, { score: 40, subjects })).toEqual(['Physics']);
  });

  it('is for the total alone, for subjects alone, or for nothing', () => {
    const scored = { score: -1, subjects };
    const total = { minimumTotal: 0, subjectMinima: [] };
    const ofSubjects = { minimumTotal: null, subjectMinima: withMinima.subjectMinima };
    expect(unmetMinima(total, scored)).toEqual(['*']);
    expect(unmetMinima(ofSubjects, scored)).toEqual(['Physics']);
    expect(unmetMinima({ minimumTotal: null, subjectMinima: [] }, scored)).toEqual([]);
    expect([isPassed(total, null, scored), isPassed(ofSubjects, null, scored)]).toEqual([false, false]);
    expect(isPassed(total, null, { score: 0, subjects })).toBe(true);
    expect(isPassed(ofSubjects, null, { score: 0, subjects: [] })).toBe(true);
  });

  it('leaves out a subject that was not chosen', () => {
    expect(unmetMinima(withMinima, { score: 40, subjects: [] })).toEqual([]);
  });

  it('decide with the passing score whether the exam is passed', () => {
    const reached = subjects.map((one) => ({ ...one, score: 20 }));
    expect(isPassed(withMinima, 41, { score: 40, subjects: reached })).toBe(false);
    expect(isPassed(withMinima, 40, { score: 40, subjects: reached })).toBe(true);
    expect(isPassed(withMinima, null, { score: 40, subjects })).toBe(false);
    expect(isPassed(plain, 33, { score: 32.99, subjects: [] })).toBe(false);
    expect(isPassed(plain, null, { score: -3, subjects: [] })).toBeNull();
  });
});

describe('the merit score', () => {
  it('adds GPA by its weights and takes the deduction from second timers, exactly', () => {
    expect(meritScore(admission, 61.25, declared)).toBe(159.89);
    expect(meritScore(admission, 61.25, { ...declared, isSecondTimer: true })).toBe(154.89);
  });

  it('is none where nothing is weighted or declared', () => {
    expect(meritScore(plain, 61.25, declared)).toBeNull();
    expect(meritScore(admission, 61.25, null)).toBeNull();
    expect(meritScore(admission, 61.25, { ...declared, hscGpa: null })).toBeNull();
  });

  it('asks for GPA only where it counts', () => {
    const onlyDeduction = { ...admission, gpa: null };
    const withoutGpa = { sscGpa: null, hscGpa: null, isSecondTimer: true };
    expect([isDeclared(admission, withoutGpa), isDeclared(onlyDeduction, withoutGpa)]).toEqual([false, true]);
    expect([isDeclared(plain, null), isDeclared(onlyDeduction, null)]).toEqual([true, false]);
    const onlyGpa = { ...admission, secondTimerDeduction: null };
    expect([isDeclared(onlyGpa, null), isDeclared(onlyGpa, declared)]).toEqual([false, true]);
    expect(isDeclared(onlyGpa, { ...declared, sscGpa: null })).toBe(false);
    expect(meritScore(onlyGpa, 61.25, { ...declared, isSecondTimer: true })).toBe(159.89);
    expect(meritScore(onlyDeduction, 10, withoutGpa)).toBe(5);
  });
});

describe('the example before Start', () => {
  it('counts seven right and two wrong of ten', () => {
    const scheme = schemeOf({ examKind: 'campaign', negativeMarkingPercentage: 25 });
    expect(markingExample(scheme, { questions: 10, points: 1 })).toEqual({
      right: 7,
      wrong: 2,
      blank: 1,
      perRight: 1,
      perWrong: 0.25,
      earned: 7,
      lost: 0.5,
      score: 6.5,
    });
  });

  it('has the points of the questions where all have the same, else 1', () => {
    const physics = { marks: 5, questionCount: 4 };
    expect(pointsOfExample([physics, { marks: 2.5, questionCount: 2 }])).toBe(1.25);
    expect(pointsOfExample([physics, { marks: 2, questionCount: 2 }])).toBe(1);
    expect(pointsOfExample([{ marks: 1, questionCount: 3 }])).toBe(1);
    expect(pointsOfExample([{ marks: 0, questionCount: 0 }])).toBe(1);
    expect(pointsOfExample([])).toBe(1);
  });

  it('has as many questions as it was asked for', () => {
    fc.assert(
      fc.property(fc.nat(300), (questions) => {
        const { right, wrong, blank } = markingExample(plain, { questions, points: 1 });
        expect(right + wrong + blank).toBe(questions);
        expect(Math.min(right, wrong, blank)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

it('the full marks of a subject exam are one for each question', () => {
  const scheme = schemeOf({ examKind: 'subject', negativeMarkingPercentage: 0 });
  expect(fullMarksOf(scheme, [{ points: 4 }, { points: 0.5 }])).toBe(2);
  expect(fullMarksOf(plain, [{ points: 4 }, { points: 0.5 }])).toBe(4.5);
});

it('the parent of an exam decides its kind', () => {
  expect((['subject', 'chapter', 'lesson', 'unit', 'course'] as const).map(kindOfParent)).toEqual([
    'subject',
    'chapter',
    'standalone',
    'unit',
    'standalone',
  ]);
});
