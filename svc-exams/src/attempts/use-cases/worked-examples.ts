import { createHash } from 'node:crypto';
import { defaultSchemes } from '@pathshala/rules/default-schemes';
import type { MarkingScheme } from '@pathshala/rules/marking-scheme';
import type { WorkedExamples } from '@pathshala/service-kit/service/agreement';
import { type Paper, placeQuestions, type Question, schemeOfPaper } from '../../papers/index.ts';
import type { Answers, Attempt } from '../domain/attempt.ts';
import { newAttempt } from '../domain/start-attempt.ts';
import { closeOverdue } from '../domain/submit-attempt.ts';

/** A sitting and the result that was worked out by hand. */
interface Example {
  readonly name: string;
  readonly paper: Paper;
  readonly chosen: readonly string[];
  readonly answers: Answers;
  readonly declaration?: Attempt['declaration'];
  readonly score: number;
  /** Right, wrong, blank. */
  readonly counts: readonly [number, number, number];
  readonly merit?: number;
}

const startedAt = Date.parse('2026-01-15T10:00:00.000Z');

function question(id: string, { right = 'a', points = 1, isVoid = false } = {}): Question {
  const options = ['a', 'b', 'c', 'd'].map((letter) => ({
    _id: `${id}${letter}`,
    text: letter,
    isCorrect: right.includes(letter),
  }));
  return {
    _id: id,
    question: id,
    points,
    explanation: '',
    options,
    ...(isVoid && { isVoid: true as const }),
  };
}

function paperOf(mcqs: readonly Question[], changes: Partial<Paper> = {}): Paper {
  return {
    paperId: 'worked-example',
    version: 1,
    examKind: 'past-year',
    courseId: 'course',
    unitId: 'unit',
    campaignId: null,
    title: 'A worked example',
    timeLimit: 60,
    totalMarks: 100,
    requiredSubjects: 1,
    negativeMarkingPercentage: 25,
    window: null,
    subjects: [{ subjectName: 'Physics', mandatory: true, mcqs }],
    ...changes,
  };
}

const four = ['p', 'q', 'r', 's'].map((id) => question(id));
const scheme = (changes: Partial<MarkingScheme>): MarkingScheme => ({
  ...defaultSchemes['past-year'](25),
  ...changes,
});

/** Each rule that decides a mark has at least one example. */
const examples: readonly Example[] = [
  {
    name: 'a quarter is lost for a wrong answer: 1 + 1 − 0.25',
    paper: paperOf(four),
    chosen: [],
    answers: { p: 'pa', q: 'qa', r: 'rb' },
    score: 1.75,
    counts: [2, 1, 1],
  },
  {
    name: 'a third of three points is exact: −3 × 33.33 %, three times',
    paper: paperOf(
      ['p', 'q', 'r'].map((id) => question(id, { points: 3 })),
      { negativeMarkingPercentage: 33.33 },
    ),
    chosen: [],
    answers: { p: 'pb', q: 'qb', r: 'rb' },
    score: -3,
    counts: [0, 3, 0],
  },
  {
    name: 'a score is not above the total of the paper',
    paper: paperOf(four, { totalMarks: 3 }),
    chosen: [],
    answers: { p: 'pa', q: 'qa', r: 'ra', s: 'sa' },
    score: 3,
    counts: [4, 0, 0],
  },
  {
    name: 'a void question earns its points for everybody, and either of two keys is right',
    paper: paperOf([question('p', { isVoid: true }), question('q', { right: 'ab' }), question('r')]),
    chosen: [],
    answers: { q: 'qb' },
    score: 2,
    counts: [2, 0, 1],
  },
  {
    name: 'without a right option a blank earns its points in a campaign, and a choice loses',
    paper: paperOf([question('p', { right: '' }), question('q', { right: '' })], {
      examKind: 'campaign',
      campaignId: 'campaign',
    }),
    chosen: [],
    answers: { q: 'qa' },
    score: 0.75,
    counts: [0, 1, 1],
  },
  {
    name: 'an optional subject counts only if it was chosen',
    paper: paperOf(four, {
      requiredSubjects: 2,
      subjects: [
        { subjectName: 'Physics', mandatory: true, mcqs: [question('p'), question('q')] },
        { subjectName: 'Biology', mandatory: false, mcqs: [question('b')] },
        { subjectName: 'Maths', mandatory: false, mcqs: [question('m')] },
      ],
    }),
    chosen: ['Maths'],
    answers: { p: 'pa', b: 'ba', m: 'mb' },
    score: 0.75,
    counts: [1, 1, 1],
  },
  {
    name: 'a fixed mark for each right and each wrong answer: 2 × 2 − 0.5',
    paper: paperOf(four, {
      markingScheme: scheme({ right: { gives: 'marks', marks: 2 }, wrong: { costs: 'marks', marks: 0.5 } }),
    }),
    chosen: [],
    answers: { p: 'pa', q: 'qa', r: 'rb' },
    score: 3.5,
    counts: [2, 1, 1],
  },
  {
    name: 'a set of options is right as a whole only',
    paper: paperOf([question('p', { right: 'ab' }), question('q', { right: 'ab' })], {
      markingScheme: scheme({ match: 'set' }),
    }),
    chosen: [],
    answers: { p: ['pa', 'pb'], q: ['qa'] },
    score: 0.75,
    counts: [1, 1, 0],
  },
  {
    name: 'a merit score: 4 + SSC 5 × 2 + HSC 4.5 × 3 − 3 of a second time',
    paper: paperOf(four, {
      markingScheme: scheme({ gpa: { sscWeight: 2, hscWeight: 3 }, secondTimerDeduction: 3 }),
    }),
    chosen: [],
    answers: { p: 'pa', q: 'qa', r: 'ra', s: 'sa' },
    declaration: { sscGpa: 5, hscGpa: 4.5, isSecondTimer: true },
    score: 4,
    counts: [4, 0, 0],
    merit: 24.5,
  },
];

/** Marks the sittings as the clock closes them: what every process must compute alike (a row of the digest for each). */
export function workedExamples(): WorkedExamples {
  const marked = examples.map((example) => ({ example, result: resultOf(example) }));
  return {
    digest: createHash('sha256')
      .update(JSON.stringify(marked.map(({ result }) => result)))
      .digest('hex')
      .slice(0, 16),
    faults: marked.flatMap(({ example, result }) => faultOf(example, result)),
  };
}

function resultOf({ paper, chosen, answers, declaration }: Example) {
  const start = {
    id: 'a',
    studentId: 's',
    attemptNo: 1,
    subjects: chosen,
    now: startedAt,
    grace: 0,
    declaration,
  };
  const attempt = { ...newAttempt(paper, start), answers };
  const prepared = { paper, places: placeQuestions(paper), match: schemeOfPaper(paper).match, keyVersion: 1 };
  const closed = closeOverdue(attempt, prepared, startedAt + 2 * 3_600_000);
  if (closed === null) throw new Error('the worked example is not over');
  const { score, correct, wrong, blank, subjects, meritScore } = closed.outcome;
  return { score, counts: [correct, wrong, blank], subjects, merit: meritScore };
}

function faultOf(
  { name, score, counts, merit }: Example,
  result: ReturnType<typeof resultOf>,
): readonly string[] {
  const expected = JSON.stringify([score, counts, merit]);
  const found = JSON.stringify([result.score, result.counts, result.merit]);
  return expected === found ? [] : [`${name}: ${found} instead of ${expected}`];
}
