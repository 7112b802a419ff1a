import type { Call, Choices } from './journal.ts';
import {
  isAccepted,
  lowestSkew,
  startsOf,
  wasSetBack,
  type AttemptCalls,
  type Chronicle,
} from './chronicle.ts';

interface Violation {
  readonly invariant: 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7';
  readonly words: string;
}

export interface StoredAttempt {
  readonly _id: string;
  readonly studentId: string;
  readonly examId: string;
  readonly examKind: string;
  readonly status: 'open' | 'submitted';
  readonly deadlineAt: string;
  readonly graceMs?: number;
  readonly savedSeq: number;
  readonly answers: Choices;
  readonly outcome: { readonly score: number; readonly closedBy: 'student' | 'clock' } | null;
}

/** The content of the stores at rest. */
export interface Stored {
  readonly attempts: readonly StoredAttempt[];
  /** The results in the records of students, which another service copies from events. */
  readonly results: readonly {
    readonly studentId: string;
    readonly attemptId: string;
    readonly score: number;
  }[];
  /** Everything that waits in outboxes, queues and claims, in words. */
  readonly leftovers: readonly string[];
  readonly deadLetters: readonly { readonly id: string; readonly queue: string; readonly reason: string }[];
}

interface Checked {
  readonly violations: readonly Violation[];
  /** Submits that were accepted and are not there, because the stores were set back over them. */
  readonly setBackSubmits: readonly string[];
}

const usualGraceMs = 3000;

/** I1 to I7 of goals.md, over the journal of the clients and the stores at rest. */
export function checkStores(chronicle: Chronicle, stored: Stored): Checked {
  const byId = new Map<string, StoredAttempt[]>();
  for (const attempt of stored.attempts) byId.set(attempt._id, [...(byId.get(attempt._id) ?? []), attempt]);
  const violations: Violation[] = [];
  const setBackSubmits: string[] = [];
  for (const [attemptId, calls] of chronicle.attempts) {
    const [attempt, ...more] = byId.get(attemptId) ?? [];
    if (more.length > 0)
      violations.push({ invariant: 'I1', words: `attempt ${attemptId} is stored ${more.length + 1} times` });
    violations.push(...checkAcknowledged(chronicle, calls, attempt));
    if (attempt?.status !== 'submitted' && calls.submits.some(isAccepted))
      setBackSubmits.push(
        ...calls.submits
          .filter(isAccepted)
          .slice(0, 1)
          .map(({ key }) => key),
      );
    if (attempt !== undefined) violations.push(...checkAttempt(chronicle, calls, attempt));
  }
  violations.push(
    ...checkGrades(chronicle, stored),
    ...checkInventions(chronicle, stored.attempts),
    ...checkRest(chronicle, stored),
    ...chronicle.dishonest.map(({ key, status, hasRetryAfter = false }) => ({
      invariant: 'I7' as const,
      words: `${key} was answered with ${status} ${hasRetryAfter ? 'and' : 'without'} Retry-After`,
    })),
  );
  return { violations, setBackSubmits };
}

/** Everything that was acknowledged is there: the attempt of a start, the end of a submit. */
function checkAcknowledged(
  chronicle: Chronicle,
  { starts, submits }: AttemptCalls,
  attempt: StoredAttempt | undefined,
): Violation[] {
  const binding = (call: Call) => isAccepted(call) && !wasSetBack(chronicle, call);
  const started = starts.find(binding);
  const submitted = submits.find(binding);
  if (submitted !== undefined && attempt?.status !== 'submitted')
    return [
      {
        invariant: 'I1',
        words: `${submitted.key} was accepted and is lost: ${attempt?.status ?? 'no attempt'}`,
      },
    ];
  if (started !== undefined && attempt === undefined)
    return [{ invariant: 'I7', words: `${started.key} was answered with success and is not stored` }];
  return [];
}

function checkAttempt(chronicle: Chronicle, calls: AttemptCalls, attempt: StoredAttempt): Violation[] {
  return [
    ...checkAnswers(chronicle, calls, attempt),
    ...checkRepeats(chronicle, calls, attempt),
    ...checkDeadline(chronicle, calls, attempt),
  ];
}

/** I1: the stored answer to a question is the latest acknowledged one, or one that was sent later. */
function checkAnswers(chronicle: Chronicle, calls: AttemptCalls, attempt: StoredAttempt): Violation[] {
  const sent = [...calls.saves, ...calls.submits];
  const questions = new Set([
    ...Object.keys(attempt.answers),
    ...sent.flatMap(({ choices = {} }) => Object.keys(choices)),
  ]);
  return [...questions].flatMap((questionId): Violation[] => {
    const about = sent.filter(({ choices = {} }) => choices[questionId] !== undefined);
    const value = attempt.answers[questionId];
    const known = about.map(({ choices }) => choices?.[questionId]);
    if (value !== undefined && !known.includes(value))
      return [
        { invariant: 'I3', words: `attempt ${attempt._id} has an answer to ${questionId} that nobody sent` },
      ];
    const acknowledged = about.findLast((call) => isBinding(chronicle, calls, call));
    if (acknowledged === undefined) return [];
    const allowed = about
      .filter((call) => call === acknowledged || call.endedAt >= acknowledged.sentAt)
      .map(({ choices }) => choices?.[questionId]);
    if (allowed.includes(value)) return [];
    const words = `attempt ${attempt._id}, question ${questionId}: ${acknowledged.key} was accepted, stored is ${value ?? 'nothing'}`;
    return [{ invariant: 'I1', words }];
  });
}

/** A save that was applied; a submit that was the first, with no other one beside it that could have come first. */
function isBinding(chronicle: Chronicle, { submits }: AttemptCalls, call: Call): boolean {
  if (!isAccepted(call) || wasSetBack(chronicle, call)) return false;
  if (call.kind === 'save') return call.saved?.isApplied === true;
  const first = submits.find(isAccepted);
  const isAlone = submits.every(
    ({ bodyHash, sentAt }) => bodyHash === call.bodyHash || sentAt > call.endedAt,
  );
  return first?.bodyHash === call.bodyHash && isAlone && !isLate(chronicle, call, first);
}

/** Not decided here: whether a submit near the deadline counted is what I6 asks. */
function isLate({ attempts }: Chronicle, call: Call, first: Call): boolean {
  const deadlineAt = attempts.get(call.attemptId ?? '')?.starts.findLast(({ started }) => started)
    ?.started?.deadlineAt;
  return deadlineAt !== undefined && Math.max(call.sentAt, first.sentAt) > Date.parse(deadlineAt) - 60_000;
}

/** I5: one answer for every repeat. A result that the clock fixed may still take what was received in time. */
function checkRepeats(chronicle: Chronicle, { submits }: AttemptCalls, attempt: StoredAttempt): Violation[] {
  if (attempt.outcome?.closedBy !== 'student') return [];
  const accepted = submits.filter((call) => isAccepted(call) && !wasSetBack(chronicle, call));
  const results = new Set(accepted.map(({ resultHash }) => resultHash));
  if (results.size <= 1) return [];
  return [{ invariant: 'I5', words: `submit ${attempt._id} has ${results.size} different answers` }];
}

/** I6: by no clock of the product did it come in time, and yet it was taken. */
function checkDeadline(chronicle: Chronicle, calls: AttemptCalls, attempt: StoredAttempt): Violation[] {
  const end = Date.parse(attempt.deadlineAt) + (attempt.graceMs ?? usualGraceMs);
  const cameAt = (call: Call) => (call.receiptAt ?? call.sentAt) + lowestSkew(chronicle, call);
  const late = calls.saves.filter(
    (call) =>
      isAccepted(call) &&
      call.saved?.isApplied === true &&
      !wasSetBack(chronicle, call) &&
      cameAt(call) > end,
  );
  const taken = calls.submits.some((call) => cameAt(call) <= end);
  const closed = attempt.outcome?.closedBy === 'student' && !taken && calls.submits.length > 0;
  return [
    ...late.map(({ key }) => ({
      invariant: 'I6' as const,
      words: `${key} was accepted after deadline and grace`,
    })),
    ...(closed
      ? [{ invariant: 'I6' as const, words: `submit ${attempt._id} counted after deadline and grace` }]
      : []),
  ];
}

/** I2: one grade, which an independent count of the stored answers gives as well, here and in the record of the student. */
function checkGrades({ attempts, papers }: Chronicle, stored: Stored): Violation[] {
  const copies = new Map<string, number[]>();
  for (const { attemptId, score } of stored.results)
    copies.set(attemptId, [...(copies.get(attemptId) ?? []), score]);
  return stored.attempts.flatMap((attempt): Violation[] => {
    const { _id, outcome, answers } = attempt;
    if (outcome === null) return [];
    const started = attempts.get(_id)?.starts.findLast((call) => call.started !== undefined)?.started;
    const key = papers.get(started?.paperUrl ?? '');
    const worth = key === undefined ? outcome.score : regrade(answers, key);
    const words = [
      ...(worth === outcome.score
        ? []
        : [`attempt ${_id} has ${outcome.score}, its answers are worth ${worth}`]),
      ...checkCopies(attempt, outcome.score, copies.get(_id) ?? []),
    ];
    return words.map((text) => ({ invariant: 'I2', words: text }));
  });
}

/** The record has past years at once; the score of a campaign after its release. */
function checkCopies({ _id, examKind }: StoredAttempt, score: number, grades: readonly number[]): string[] {
  if (examKind !== 'past-year') return [];
  if (grades.length !== 1) return [`attempt ${_id} is in the record of its student ${grades.length} times`];
  return grades[0] === score ? [] : [`attempt ${_id} has ${score}, the record of its student ${grades[0]}`];
}

/** Independent of the product's marking: a wrong answer costs a quarter of its points, exact in floating point. */
function regrade(answers: Choices, key: Readonly<Record<string, { points: number; right: string }>>): number {
  return Object.entries(answers).reduce((sum, [questionId, option]) => {
    const question = key[questionId];
    if (question === undefined) return Number.NaN;
    return sum + (option === question.right ? question.points : -question.points / 4);
  }, 0);
}

/** I3: behind each attempt is a start, behind each end by a student a submit. */
function checkInventions(chronicle: Chronicle, attempts: readonly StoredAttempt[]): Violation[] {
  return attempts.flatMap((attempt): Violation[] => {
    const { _id, outcome } = attempt;
    const calls = chronicle.attempts.get(_id);
    const mayBeUnanswered = (chronicle.unanswered.get(startsOf(attempt)) ?? 0) > 0;
    if (calls === undefined && !mayBeUnanswered)
      return [{ invariant: 'I3', words: `attempt ${_id} of ${attempt.studentId} was started by nobody` }];
    if (outcome?.closedBy === 'student' && (calls?.submits.length ?? 0) === 0)
      return [{ invariant: 'I3', words: `attempt ${_id} was submitted by nobody` }];
    return [];
  });
}

/** I4: nothing waits any more, and nothing is parked but what was poisoned on purpose. */
function checkRest({ poison }: Chronicle, { leftovers, deadLetters }: Stored): Violation[] {
  const parked = deadLetters.filter(({ id }) => !poison.has(id));
  return [
    ...leftovers.map((words) => ({ invariant: 'I4' as const, words })),
    ...parked.map(({ id, queue, reason }) => ({
      invariant: 'I4' as const,
      words: `${queue} has parked ${id}: ${reason}`,
    })),
  ];
}
