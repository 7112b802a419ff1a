import { DomainError } from '@pathshala/contract-kit/domain-error';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSubmitted, type Attempt } from '../src/attempts/domain/attempt.ts';
import { graceMs } from '../src/attempts/domain/clock.ts';
import { countedSubjects } from '../src/attempts/domain/chosen-subjects.ts';
import { markPaper } from '../src/attempts/domain/scoring.ts';
import { closeOverdueAttempt } from '../src/attempts/use-cases/close-overdue-attempt.ts';
import { saveAnswers } from '../src/attempts/use-cases/save-answers.ts';
import { saveLateAnswers } from '../src/attempts/use-cases/save-late-answers.ts';
import { submitAttempt } from '../src/attempts/use-cases/submit-attempt.ts';
import type { Papers } from '../src/papers/index.ts';
import { openAttempt } from './support/attempts.ts';
import { memoryAttempts } from './support/memory-attempts.ts';
import { pastYearPaper, prepared } from './support/papers.ts';

const paper = prepared(pastYearPaper());
const papers = { version: async () => paper, publishedVersion: async () => paper } as unknown as Papers;
const start = openAttempt(paper.paper, { chosenSubjects: ['Biology'] });
const end = Date.parse(start.deadlineAt);
const caller = { attemptId: start._id, studentId: start.studentId };
const choice = fc.record({
  questionId: fc.constantFrom('p1', 'p2', 'b1'),
  letter: fc.constantFrom('a', 'b', 'c', 'd'),
});

/** The concurrent calls: saves with clientSeq 1, 2, …, submits with a last answer each, and the sweeper. */
const plans = fc.record({
  saves: fc.array(choice, { minLength: 1, maxLength: 5 }),
  submits: fc.array(choice, { maxLength: 2 }),
  /** The time of a call, from the last millisecond that counts. */
  offset: fc.integer({ min: -2, max: 2 }),
});
type Plan = typeof plans extends fc.Arbitrary<infer Value> ? Value : never;

const optionOf = ({ questionId, letter }: Plan['saves'][number]) => `${questionId}-${letter}`;
const answerOf = (one: Plan['saves'][number]) => ({
  questionId: one.questionId,
  selectedOption: optionOf(one),
});

/** A refusal is an answer too; anything else is a fault of the test. */
async function settled<Value>(call: Promise<Value>): Promise<Value | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

async function sit(scheduler: fc.Scheduler, { saves, submits, offset }: Plan) {
  const attempts = memoryAttempts(start, (what) => scheduler.schedule(Promise.resolve(), what));
  const now = end + graceMs + offset;
  const save = saveAnswers({ attempts, papers, saveLate: saveLateAnswers({ attempts, papers }) });
  const submit = submitAttempt({ attempts, papers });
  const calls = Promise.all([
    Promise.all(
      saves.map((one, at) =>
        settled(save({ ...caller, answers: [answerOf(one)], clientSeq: at + 1, receivedAt: end, now: end })),
      ),
    ),
    Promise.all(
      submits.map((one) => settled(submit({ ...caller, answers: [answerOf(one)], isAuto: true, now }))),
    ),
    settled(closeOverdueAttempt({ attempts, deskAttempts: attempts, papers })(start, now)),
  ]);
  await scheduler.waitFor(calls);
  const [saved, submitted] = await calls;
  const applied = saved.flatMap((one) => (one?.isApplied === true ? one.savedSeq : []));
  return { attempt: attempts.attempt(), writtenSubmits: attempts.submits(), applied, submitted };
}

/** Question → option of the accepted saves, in the order of their clientSeq. */
function acceptedAnswers({ saves, submits }: Plan, applied: readonly number[]): [string, string][] {
  const last = new Map(
    applied
      .toSorted((one, other) => one - other)
      .flatMap((seq) => saves.slice(seq - 1, seq))
      .map((save) => [save.questionId, optionOf(save)]),
  );
  const atTheEnd = new Set(submits.map((one) => one.questionId));
  return [...last].filter(([questionId]) => !atTheEnd.has(questionId));
}

describe('in every order of saves and an end that is moved to an earlier time', () => {
  it('no save is taken by the older deadline once it was moved [EXM-03]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), plans, async (scheduler, { saves }) => {
        const attempts = memoryAttempts(start, (what) => scheduler.schedule(Promise.resolve(), what));
        const save = saveAnswers({ attempts, papers, saveLate: saveLateAnswers({ attempts, papers }) });
        const to = new Date(end - 60_000).toISOString();
        const calls = Promise.all([
          attempts.moveDeadline(start, to),
          ...saves.map((one, at) =>
            settled(
              save({ ...caller, answers: [answerOf(one)], clientSeq: at + 1, receivedAt: end, now: end }),
            ),
          ),
        ]);
        await scheduler.waitFor(calls);
        expect(attempts.attempt().deadlineAt).toBe(to);
        expect(attempts.writes().at(-1)).toBe('move');
      }),
      { numRuns: 300 },
    );
  });
});

function regradedScore({ chosenSubjects, answers }: Attempt): number {
  return markPaper(paper.paper, countedSubjects(paper.paper, chosenSubjects), answers).score;
}

describe('in every order of saves, submits and the sweeper', () => {
  it('no accepted save is lost and none changes what is submitted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), plans, async (scheduler, plan) => {
        const { attempt, applied } = await sit(scheduler, plan);
        expect(attempt.savedSeq).toBe(Math.max(0, ...applied));
        expect(Object.entries(attempt.answers)).toEqual(
          expect.arrayContaining(acceptedAnswers(plan, applied)),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('there is at most one result, it is everybody’s, and it equals a re-grade of what is stored', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), plans, async (scheduler, plan) => {
        const { attempt, writtenSubmits, submitted } = await sit(scheduler, plan);
        const isDue = plan.submits.length > 0 || plan.offset > 0;
        // An attempt that the clock has submitted takes saves that were received in time: each is a version of the one result.
        const isClosedWithoutStudent = isDue && plan.offset > 0;
        expect(isClosedWithoutStudent ? 1 : writtenSubmits).toBe(isDue ? 1 : 0);
        expect(isSubmitted(attempt)).toBe(isDue);
        const { scoreVersion = 0, score = regradedScore(attempt) } = attempt.outcome ?? {};
        expect({ scoreVersion, score }).toEqual({
          scoreVersion: writtenSubmits,
          score: regradedScore(attempt),
        });
        const results = submitted.flatMap((one) => one?.attempt.outcome ?? []);
        const final = results.filter((one) => one.scoreVersion === scoreVersion);
        expect(isClosedWithoutStudent ? final.length : submitted.length).toBe(final.length);
        expect(final.every((one) => one.score === score)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
