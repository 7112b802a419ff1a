import { describe, expect, it } from 'vitest';
import { checkStores, type Stored, type StoredAttempt } from '../src/chaos/checker.ts';
import { sortJournal } from '../src/chaos/chronicle.ts';
import type { Call, Entry } from '../src/chaos/journal.ts';

const deadlineAt = '2027-01-01T10:00:00.000Z';
const deadline = Date.parse(deadlineAt);
const began = deadline - 3_600_000;
const paperUrl = '/exams/papers/p/1';
const questions = { q1: { points: 1, right: 'a' }, q2: { points: 2, right: 'c' } };

const call = (more: Partial<Call> & Pick<Call, 'kind' | 'key'>, second: number): Call => ({
  is: 'call',
  studentId: 's1',
  examId: 'e1',
  attemptId: 'x1',
  bodyHash: more.key,
  gateway: 0,
  sentAt: began + second * 1000,
  endedAt: began + second * 1000 + 10,
  status: 200,
  ...more,
});

const start = call(
  { kind: 'start', key: 'start s1 e1', started: { attemptId: 'x1', deadlineAt, paperUrl }, status: 201 },
  0,
);
const save = call(
  {
    kind: 'save',
    key: 'save x1 1',
    choices: { q1: 'a' },
    saved: { savedSeq: 1, isApplied: true },
  },
  10,
);
const submit = call(
  { kind: 'submit', key: 'submit x1', choices: { q2: 'd' }, resultHash: 'r1', score: 0.5 },
  20,
);
const paper: Entry = { is: 'paper', paperUrl, questions };
const journal: readonly Entry[] = [paper, start, save, submit, { ...submit, sentAt: submit.sentAt + 100 }];

const attempt: StoredAttempt = {
  _id: 'x1',
  studentId: 's1',
  examId: 'e1',
  examKind: 'past-year',
  status: 'submitted',
  deadlineAt,
  savedSeq: 1,
  answers: { q1: 'a', q2: 'd' },
  outcome: { score: 0.5, closedBy: 'student' },
};
const stored: Stored = {
  attempts: [attempt],
  results: [{ studentId: 's1', attemptId: 'x1', score: 0.5 }],
  leftovers: [],
  deadLetters: [],
};
const withAttempt = (more: Partial<StoredAttempt>): Stored => ({
  ...stored,
  attempts: [{ ...attempt, ...more }],
});

async function invariantsOf(entries: readonly Entry[], stores: Stored): Promise<string[]> {
  const { violations } = checkStores(await sortJournal(entries), stores);
  return [...new Set(violations.map(({ invariant }) => invariant))];
}

describe('the checker of chaos runs', () => {
  it('finds nothing where the stores hold what clients were answered [CHS-01]', async () => {
    expect(await invariantsOf(journal, stored)).toEqual([]);
  });

  it.each<[string, string, Stored]>([
    ['a lost submit', 'I1', { ...stored, attempts: [] }],
    ['a submit that is open again', 'I1', withAttempt({ status: 'open', outcome: null })],
    [
      'a changed answer',
      'I3',
      withAttempt({ answers: { q1: 'b', q2: 'd' }, outcome: { score: -0.75, closedBy: 'student' } }),
    ],
    [
      'a lost answer',
      'I1',
      withAttempt({ answers: { q2: 'd' }, outcome: { score: -0.5, closedBy: 'student' } }),
    ],
    ['an attempt that is stored twice', 'I1', { ...stored, attempts: [attempt, attempt] }],
    ['a wrong grade', 'I2', withAttempt({ outcome: { score: 3, closedBy: 'student' } })],
    ['a doubled grade', 'I2', { ...stored, results: [...stored.results, ...stored.results] }],
    ['a grade that did not reach the record', 'I2', { ...stored, results: [] }],
    [
      'an invented attempt',
      'I3',
      {
        ...stored,
        attempts: [attempt, { ...attempt, _id: 'x2', studentId: 's2' }],
        results: [...stored.results, { studentId: 's2', attemptId: 'x2', score: 0.5 }],
      },
    ],
    [
      'an event that was left in an outbox',
      'I4',
      { ...stored, leftovers: ['svc-exams attempts x1 holds an event'] },
    ],
    [
      'a message that was parked',
      'I4',
      { ...stored, deadLetters: [{ id: 'm1', queue: 'svc-auth.events', reason: 'no' }] },
    ],
  ])('finds %s in the stores: %s [CHS-01]', async (_what, invariant, stores) => {
    expect(await invariantsOf(journal, stores)).toContain(invariant);
  });

  it.each<[string, string, { entries: readonly Entry[]; stores: Stored }]>([
    [
      'a submit that nobody sent',
      'I3',
      {
        entries: [paper, start, save],
        stores: withAttempt({ answers: { q1: 'a' }, outcome: { score: 1, closedBy: 'student' } }),
      },
    ],
    [
      'two answers to the same submit',
      'I5',
      {
        entries: [...journal, { ...submit, sentAt: submit.sentAt + 200, resultHash: 'r2' }],
        stores: stored,
      },
    ],
    [
      'a save that was accepted after the grace',
      'I6',
      {
        entries: [
          ...journal,
          { ...save, key: 'save x1 2', sentAt: deadline + 3_100, endedAt: deadline + 3_200 },
        ],
        stores: stored,
      },
    ],
    [
      'a submit that counted after the grace',
      'I6',
      {
        entries: [paper, start, save, { ...submit, sentAt: deadline + 3_100, endedAt: deadline + 3_200 }],
        stores: stored,
      },
    ],
    [
      'a success that stored nothing',
      'I7',
      { entries: [paper, start], stores: { ...stored, attempts: [], results: [] } },
    ],
    [
      'a failure that does not say when to come back',
      'I7',
      { entries: [...journal, { ...save, status: 503 }], stores: stored },
    ],
    ['an internal error', 'I7', { entries: [...journal, { ...save, status: 500 }], stores: stored }],
  ])('finds %s: %s [CHS-01]', async (_what, invariant, { entries, stores }) => {
    expect(await invariantsOf(entries, stores)).toContain(invariant);
  });

  it('counts a body by its receipt, and by a clock that was behind [CHS-01]', async () => {
    const late = { ...save, key: 'save x1 2', sentAt: deadline + 20_000, endedAt: deadline + 20_100 };
    const behind: Entry = { is: 'clocks', at: deadline, skewsMs: [0, -30_000] };
    expect(await invariantsOf([...journal, { ...late, receiptAt: deadline + 1_000 }], stored)).toEqual([]);
    expect(await invariantsOf([...journal, behind, late], stored)).toEqual([]);
    expect(await invariantsOf([...journal, late], stored)).toEqual(['I6']);
  });

  it('lets what was acknowledged after the moment of a restored backup be missing, names it, and nothing else [CHS-02]', async () => {
    const setBack = (second: number): Entry => ({
      is: 'set back',
      to: began + second * 1000,
      at: began + 60_000,
    });
    const open = { ...withAttempt({ status: 'open', answers: { q1: 'a' }, outcome: null }), results: [] };
    const allowed = checkStores(await sortJournal([...journal, setBack(15)]), open);
    expect(allowed).toEqual({ violations: [], setBackSubmits: ['submit x1'] });
    expect(await invariantsOf([...journal, setBack(25)], open)).toEqual(['I1']);
  });

  it('explains the messages that were poisoned on purpose [CHS-01]', async () => {
    const parked = { ...stored, deadLetters: [{ id: 'm1', queue: 'svc-auth.events', reason: 'no' }] };
    expect(await invariantsOf([...journal, { is: 'poison', id: 'm1' }], parked)).toEqual([]);
  });
});
