import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naiveHundredths } from '../../../test/support/naive-score.ts';
import { campaignPaper, pastYearPaper, question, subject } from '../../../test/support/papers.ts';
import { examKinds } from '@pathshala/rules/exam-kinds';
import { type Paper, schemeOfPaper } from '../../papers/index.ts';
import type { Answer, Answers } from './attempt.ts';
import { markPaper, markQuestion } from './scoring.ts';
import { fullMarksOf } from '@pathshala/rules/marking-scheme';
import { rounded } from '@pathshala/rules/marks';
import { reachableMarks } from '@pathshala/rules/paper';
import { countedSubjects, optionalSubjectsToChoose } from './chosen-subjects.ts';

const everything = (paper: Paper) => new Set(paper.subjects.map((one) => one.subjectName));
const scoreOf = (paper: Paper, answers: Answers) => markPaper(paper, everything(paper), answers).score;

/** Papers with odd points and percentages, keys with none, one or several correct options, and any answers to them. */
const sittings = fc
  .record({
    examKind: fc.constantFrom(...examKinds),
    percentage: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000),
    ),
    totalMarks: fc.constantFrom(0, 1, 3.5, 100),
    questions: fc.array(
      fc.record({
        points: fc.integer({ min: 1, max: 9999 }).map((thousandths) => thousandths / 1000),
        right: fc.constantFrom('', 'a', 'b', 'ab', 'abcd'),
        chosen: fc.constantFrom(undefined, 'a', 'b', 'c', 'd'),
        set: fc.subarray(['a', 'b', 'c', 'd'], { minLength: 1 }),
        isMandatory: fc.boolean(),
      }),
      { maxLength: 40 },
    ),
  })
  .map(({ examKind, percentage, totalMarks, questions }) => {
    const named = questions.map((one, at) => ({ ...one, id: `q${at}` }));
    const inSubject = (isMandatory: boolean) =>
      named
        .filter((one) => one.isMandatory === isMandatory)
        .map(({ id, points, right }) => question(id, { points, right }));
    const paper = pastYearPaper({
      examKind,
      totalMarks,
      negativeMarkingPercentage: percentage,
      subjects: [subject('One', true, inSubject(true)), subject('Two', false, inSubject(false))],
    });
    const answers = Object.fromEntries(
      named.flatMap(({ id, chosen, set }): [string, Answer][] => {
        if (chosen === undefined) return [];
        return [[id, examKind === 'practice' ? set.map((letter) => `${id}-${letter}`) : `${id}-${chosen}`]];
      }),
    );
    return { paper, answers };
  });

/** All combinations of this many names. */
function combinations(names: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return names.flatMap((name, at) =>
    combinations(names.slice(at + 1), count - 1).map((rest) => [name, ...rest]),
  );
}

describe('scoring a past-year exam', () => {
  it('adds points for right answers and takes the percentage of them for wrong ones [EXM-07]', () => {
    const paper = pastYearPaper({
      subjects: [subject('Physics', true, [question('p1', { points: 4 }), question('p2', { points: 2 })])],
    });
    expect(scoreOf(paper, { p1: 'p1-a', p2: 'p2-b' })).toBe(3.5);
  });

  it('counts what wrong answers cost, exactly', () => {
    const paper = pastYearPaper({ negativeMarkingPercentage: 33.33 });
    const answers = { p1: 'p1-b', p2: 'p2-c', b1: 'b1-a' };
    expect(markPaper(paper, everything(paper), answers).marksLost).toBe(0.67);
    expect(markPaper(paper, everything(paper), {}).marksLost).toBe(0);
  });

  it('gives nothing for a blank, with or without a correct option', () => {
    const paper = pastYearPaper({
      subjects: [subject('Physics', true, [question('p1'), question('p2', { right: '' })])],
    });
    expect(scoreOf(paper, {})).toBe(0);
  });

  it('goes below zero', () => {
    expect(scoreOf(pastYearPaper({ negativeMarkingPercentage: 100 }), { p1: 'p1-b', p2: 'p2-c' })).toBe(-2);
  });

  it('takes any of several correct options', () => {
    const two = question('p1', { right: 'ac' });
    expect(['p1-a', 'p1-b', 'p1-c'].map((id) => markQuestion(pastYearPaper(), two, id).outcome)).toEqual([
      'correct',
      'wrong',
      'correct',
    ]);
  });

  it('stops at the total marks and says so [EXM-07]', () => {
    const marked = markPaper(pastYearPaper({ totalMarks: 1 }), new Set(['Physics']), {
      p1: 'p1-a',
      p2: 'p2-a',
    });
    expect(marked).toMatchObject({ score: 1, isCapped: true });
  });

  it('sets no limit where no total is stated', () => {
    const marked = markPaper(pastYearPaper({ totalMarks: 0 }), new Set(['Physics']), {
      p1: 'p1-a',
      p2: 'p2-a',
    });
    expect(marked).toMatchObject({ score: 2, isCapped: false });
  });

  it('leaves subjects that do not count out of every number', () => {
    const marked = markPaper(pastYearPaper(), new Set(['Physics']), { p1: 'p1-a', b1: 'b1-a', c1: 'c1-b' });
    expect(marked).toMatchObject({ score: 1, correct: 1, wrong: 0, blank: 1 });
    expect(marked.subjects).toEqual([{ subjectName: 'Physics', score: 1, correct: 1, wrong: 0, blank: 1 }]);
  });

  it('rounds the sum once, not each subject', () => {
    const thirds = (id: string) => question(id, { points: 0.333 });
    const paper = pastYearPaper({
      subjects: [subject('One', true, [thirds('x1')]), subject('Two', true, [thirds('y1')])],
    });
    const marked = markPaper(paper, everything(paper), { x1: 'x1-a', y1: 'y1-a' });
    expect(marked.subjects.map((one) => one.score)).toEqual([0.33, 0.33]);
    expect(marked.score).toBe(0.67);
  });
});

describe('scoring a campaign exam', () => {
  const withoutKey = campaignPaper({
    subjects: [subject('Physics', true, [question('p1', { points: 2, right: '' })])],
  });

  it('gives a question without a correct option to those who left it blank [EXM-10]', () => {
    expect(scoreOf(withoutKey, {})).toBe(2);
  });

  it('counts an answer to a question without a correct option as wrong [EXM-10]', () => {
    expect(scoreOf(withoutKey, { p1: 'p1-a' })).toBe(-0.5);
  });
});

describe('scoring a practice', () => {
  const two = question('p1', { points: 5, right: 'ac' });
  const paper = pastYearPaper({ examKind: 'practice', subjects: [subject('Physics', true, [two])] });

  it.each([
    { chosen: ['p1-a', 'p1-c'], expected: 1 },
    { chosen: ['p1-a'], expected: 0 },
    { chosen: ['p1-a', 'p1-b', 'p1-c'], expected: 0 },
    { chosen: ['p1-a', 'p1-b', 'p1-c', 'p1-d'], expected: 0 },
  ])('gives $expected for $chosen where the first and third are right', ({ chosen, expected }) => {
    expect(scoreOf(paper, { p1: chosen })).toBe(expected);
  });
});

describe('a scheme of the author', () => {
  const paper = campaignPaper({
    markingScheme: {
      ...schemeOfPaper(pastYearPaper()),
      right: { gives: 'marks', marks: 1.25 },
      wrong: { costs: 'marks', marks: 0.3 },
    },
  });

  it('replaces the rules of the kind', () => {
    const marked = markPaper(paper, everything(paper), { p1: 'p1-a', p2: 'p2-b', b1: 'b1-c' });
    expect(marked).toMatchObject({ score: 0.65, marksLost: 0.6, scoreWithoutWrong: 1.25 });
  });
});

describe('ticking every box', () => {
  it('earns nothing in any kind of exam, unless every option is right', () => {
    fc.assert(
      fc.property(sittings, ({ paper }) => {
        const questions = paper.subjects
          .flatMap((one) => one.mcqs)
          .filter((one) => one.options.some((option) => !option.isCorrect));
        for (const one of questions) {
          const marked = markQuestion(
            paper,
            one,
            one.options.map((option) => option._id),
          );
          expect(marked.outcome).toBe('wrong');
          expect(rounded(marked.marks)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});

describe('every score', () => {
  it('without its wrong answers is what leaving them blank gives', () => {
    fc.assert(
      fc.property(sittings, ({ paper, answers }) => {
        const questions = paper.subjects.flatMap((one) => one.mcqs);
        const remaining = questions.filter(
          (one) => markQuestion(paper, one, answers[one._id]).outcome === 'correct',
        );
        const rightOnly = Object.fromEntries(remaining.map(({ _id }) => [_id, answers[_id] ?? '']));
        const { scoreWithoutWrong } = markPaper(paper, everything(paper), answers);
        expect(scoreWithoutWrong).toBe(scoreOf(paper, rightOnly));
      }),
    );
  });

  it('equals a naive model in whole fractions [EXM-07 EXM-08 EXM-09 EXM-10]', () => {
    fc.assert(
      fc.property(sittings, ({ paper, answers }) => {
        const expected = Number(naiveHundredths(paper, everything(paper), answers)) / 100;
        expect(scoreOf(paper, answers)).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['0.1 and 0.7', [0.1, 0.7], 0.1 + 0.7],
    ['0.3, 0.6 and 0.1', [0.3, 0.6, 0.1], 0.3 + 0.6 + 0.1],
    ['4.35 and 1.1', [4.35, 1.1], 4.35 + 1.1],
    ['three of 0.125', [0.125, 0.125, 0.125], 0.38],
  ])('of a perfect paper of %s points is its whole total', (_name, points, totalMarks) => {
    const mcqs = points.map((each, at) => question(`q${at}`, { points: each }));
    const paper = campaignPaper({ totalMarks, subjects: [subject('One', true, mcqs)] });
    const answers = Object.fromEntries(mcqs.map(({ _id }) => [_id, `${_id}-a`]));
    const marked = markPaper(paper, everything(paper), answers);
    expect(marked).toMatchObject({ score: Number(totalMarks.toFixed(2)), isCapped: false });
  });

  it('of a perfect paper never exceeds the marks that can be reached, whatever its points are [EXM-07 EXM-10]', () => {
    const points = fc.array(fc.double({ min: 0.001, max: 100, noNaN: true }), {
      minLength: 1,
      maxLength: 30,
    });
    const parts = fc.array(fc.record({ isMandatory: fc.boolean(), points }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 6 }), (given, requiredSubjects) => {
        const subjects = given.map(({ isMandatory, points: each }, at) =>
          subject(
            `S${at}`,
            isMandatory,
            each.map((one, nth) => question(`q${at}-${nth}`, { points: one })),
          ),
        );
        const totalMarks = reachableMarks(subjects, requiredSubjects);
        const paper = campaignPaper({ subjects, requiredSubjects, totalMarks });
        const names = subjects.filter(({ mandatory }) => !mandatory).map(({ subjectName }) => subjectName);
        const answers = Object.fromEntries(
          subjects.flatMap(({ mcqs }) => mcqs.map(({ _id }) => [_id, `${_id}-a`])),
        );
        const isCapped = combinations(names, optionalSubjectsToChoose(paper)).map(
          (chosen) => markPaper(paper, countedSubjects(paper, chosen), answers).isCapped,
        );
        expect(isCapped).not.toContain(true);
      }),
    );
  });

  it('counts each question once, as right, wrong or blank', () => {
    fc.assert(
      fc.property(sittings, ({ paper, answers }) => {
        const { correct, wrong, blank, subjects } = markPaper(paper, everything(paper), answers);
        const questions = paper.subjects.flatMap((one) => one.mcqs);
        expect(correct + wrong + blank).toBe(questions.length);
        expect(correct + wrong).toBe(Object.keys(answers).length);
        expect(subjects.reduce((sum, one) => sum + one.correct, 0)).toBe(correct);
      }),
    );
  });

  it('never falls when an answer is put right', () => {
    fc.assert(
      fc.property(sittings, fc.nat(), ({ paper, answers }, pick) => {
        const keyed = paper.subjects
          .flatMap((one) => one.mcqs)
          .filter((one) => one.options.some((option) => option.isCorrect));
        const mended = keyed[pick % Math.max(keyed.length, 1)];
        const all = mended?.options.filter((option) => option.isCorrect).map((option) => option._id);
        const right = paper.examKind === 'practice' ? all : all?.[0];
        if (mended === undefined || right === undefined) return;
        expect(scoreOf(paper, { ...answers, [mended._id]: right })).toBeGreaterThanOrEqual(
          scoreOf(paper, answers),
        );
      }),
    );
  });

  it('has the marks of a void question, whatever was chosen', () => {
    fc.assert(
      fc.property(sittings, ({ paper, answers }) => {
        const voided = paper.subjects.map((one) => ({
          ...one,
          mcqs: one.mcqs.map((each) => ({ ...each, isVoid: true as const })),
        }));
        const all = { ...paper, subjects: voided, totalMarks: 0 };
        const marked = markPaper(all, everything(all), answers);
        const given = markPaper(all, everything(all), {});
        expect(marked).toEqual(given);
        const questions = voided.flatMap(({ mcqs }) => mcqs);
        expect(marked).toMatchObject({ correct: questions.length, wrong: 0, blank: 0, marksLost: 0 });
        expect(marked.score).toBe(fullMarksOf(schemeOfPaper(paper), questions));
      }),
    );
  });

  it('is the same whatever the order of questions', () => {
    fc.assert(
      fc.property(sittings, ({ paper, answers }) => {
        const turned = paper.subjects.map((one) => ({ ...one, mcqs: one.mcqs.toReversed() })).toReversed();
        expect(scoreOf({ ...paper, subjects: turned }, answers)).toBe(scoreOf(paper, answers));
      }),
    );
  });

  it('marks a blank with 0 where the question has a key', () => {
    fc.assert(
      fc.property(sittings, ({ paper }) => {
        const keyed = paper.subjects
          .flatMap((one) => one.mcqs)
          .filter((one) => one.options.some((option) => option.isCorrect));
        for (const one of keyed) expect(rounded(markQuestion(paper, one, undefined).marks)).toBe(0);
      }),
    );
  });
});
