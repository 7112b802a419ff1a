import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../fuzz/random.ts';
import { optionalSubjects, questionsOf, type Paper } from '../http/sit-exam.ts';
import { hashOf, type Answered, type Asked, type ChaosClient } from './chaos-client.ts';
import type { Call, Choices, Journal } from './journal.ts';

/** How a student behaves at the end of an exam. */
type Ending = 'submits' | 'storm' | 'race' | 'leaves' | 'late';

export interface Sitter {
  readonly studentId: string;
  readonly client: ChaosClient;
  /** Enrols, also again after the stores were set back. */
  readonly enrol: () => Promise<void>;
  /** A new session, as of a log-in, after the sessions were lost. */
  readonly logIn: () => Promise<void>;
}

export interface Sitting {
  readonly sitter: Sitter;
  readonly random: Random;
  readonly journal: Journal;
  readonly examKind: 'past-year' | 'campaign';
  readonly examId: string;
  readonly ending: Ending;
  readonly papers: Papers;
  /** No start is tried after it, by the clocks of the product; missing: there is time. */
  readonly startBy?: number;
  /** The time by the clocks of the product; epoch milliseconds. */
  readonly now: () => number;
  /** The longest pause between two requests of one student, in milliseconds. */
  readonly thinkMs: number;
}

export interface Papers {
  get(paperUrl: string, fetchPaper: () => Promise<Paper>): Promise<Paper>;
}

/** Fetched once for all students, who would receive the same bytes, and written to the journal with their key. */
export function createPapers(journal: Journal): Papers {
  const known = new Map<string, Paper>();
  return {
    async get(paperUrl, fetchPaper) {
      const paper = known.get(paperUrl) ?? (await fetchPaper());
      if (!known.has(paperUrl)) {
        known.set(paperUrl, paper);
        journal.write({ is: 'paper', paperUrl, questions: keyOf(paper) });
      }
      return paper;
    },
  };
}

/** The author wrote `right` into the right options. */
function keyOf(paper: Paper) {
  const all = paper.subjects.flatMap(({ mcqs }) => mcqs);
  return Object.fromEntries(
    all.map(({ _id, points, options }) => [
      _id,
      { points, right: options.find(({ text }) => text === 'right')?._id ?? '' },
    ]),
  );
}

interface Started {
  readonly attemptId: string;
  readonly status: string;
  readonly deadlineAt: string;
  readonly graceMs?: number;
  readonly paperUrl: string;
  readonly savedSeq: number;
}

interface Submitted {
  readonly _id: string;
  readonly score: number | null;
}

const startsWithinMs = 120_000;

/** The exam was not to be had: the reason. */
export class NotStartedError extends Error {
  override readonly name = 'NotStartedError';
}

/** One sitting, from the start to the end that the student chose. Rejects with GivenUpError or NotStartedError. */
export async function sit(sitting: Sitting): Promise<void> {
  const { random, ending, thinkMs } = sitting;
  const think = () => pause(random.int(thinkMs + 1));
  const opened = await openExam(sitting);
  if (opened === null) return;
  const { attempt, choices } = opened;
  const call = callsOf(sitting, attempt);
  const entries = Object.entries(choices);
  const saved = entries.slice(0, -1);
  let seq = attempt.savedSeq;
  for (const choice of saved) {
    await think();
    seq += 1;
    await call.save(seq, Object.fromEntries([choice]));
    if (random.chance(0.1)) await call.save(seq, Object.fromEntries([choice]));
  }
  await think();
  const last = Object.fromEntries(entries.slice(-1));
  if (ending === 'submits') await submitTwice(call, last);
  else if (ending === 'storm') await storm(call, last, saved);
  else if (ending === 'race') await Promise.all([call.save(seq + 1, last), call.submit({})]);
  else if (ending === 'late') await comeLate(sitting, { attempt, call, seq, last });
}

/** null: the student has submitted it before, and an answer to that was lost. */
export async function openExam(sitting: Sitting) {
  const attempt = await start(sitting);
  if (attempt.status !== 'open') return null;
  const { papers, sitter, random } = sitting;
  const paper = await papers.get(attempt.paperUrl, async () => {
    const { body } = await sitter.client.ask<Paper>({ method: 'GET', path: attempt.paperUrl });
    return body;
  });
  const subjects = optionalSubjects(paper);
  await sitter.client.ask({
    method: 'PUT',
    path: `/exams/attempts/${attempt.attemptId}/subjects`,
    body: { subjects },
  });
  const choices: Choices = Object.fromEntries(
    questionsOf(paper, subjects)
      .filter(() => random.chance(0.7))
      .map(({ _id, options }) => [_id, random.pick(options)._id]),
  );
  return { attempt, choices };
}

/** Repeats a start that is refused because the right to sit has not arrived yet. */
async function start({ sitter, examKind, examId, now, startBy }: Sitting): Promise<Started> {
  const end = startBy ?? now() + startsWithinMs;
  const { studentId, client } = sitter;
  for (;;) {
    const { status, body } = await client.ask<Started>({
      method: 'POST',
      path: '/exams/attempts',
      body: { examKind, examId },
      about: { kind: 'start', studentId, examId, key: `start ${studentId} ${examId}` },
      learn: ({ attemptId, deadlineAt, paperUrl }: Started) => ({
        attemptId,
        started: { attemptId, deadlineAt, paperUrl },
      }),
    });
    if (status < 300) return body;
    if (status === 401) await sitter.logIn();
    else if (status === 403 || status === 404) await sitter.enrol();
    else throw new NotStartedError(`${status} ${JSON.stringify(body)}`);
    if (now() > end) throw new NotStartedError(`${status} ${JSON.stringify(body)}`);
    await pause(100);
  }
}

interface Calls {
  save(seq: number, choices: Choices): Promise<Answered<unknown>>;
  submit(choices: Choices): Promise<Answered<Submitted>>;
}

const answersOf = (choices: Choices) =>
  Object.entries(choices).map(([questionId, selectedOption]) => ({ questionId, selectedOption }));

interface Save {
  readonly seq: number;
  readonly choices: Choices;
}

export function saveOf(
  { sitter: { studentId }, examId }: Sitting,
  attemptId: string,
  { seq, choices }: Save,
): Asked {
  return {
    method: 'PUT',
    path: `/exams/attempts/${attemptId}/answers`,
    body: { clientSeq: seq, answers: answersOf(choices) },
    about: { studentId, examId, attemptId, kind: 'save', key: `save ${attemptId} ${seq}`, choices },
    learn: ({ savedSeq, isApplied }: NonNullable<Call['saved']>) => ({ saved: { savedSeq, isApplied } }),
  };
}

function callsOf(sitting: Sitting, { attemptId }: Started): Calls {
  const { sitter, examId } = sitting;
  const { studentId, client } = sitter;
  return {
    save: (seq, choices) => client.ask(saveOf(sitting, attemptId, { seq, choices })),
    submit: (choices) =>
      client.ask<Submitted>({
        method: 'POST',
        path: `/exams/attempts/${attemptId}/submit`,
        body: { answers: answersOf(choices) },
        about: { studentId, examId, attemptId, kind: 'submit', key: `submit ${attemptId}`, choices },
        learn: (result: Submitted) => ({ resultHash: hashOf(result), score: result.score }),
      }),
  };
}

/** The second has another body: it is refused, or has no effect and the answer of the first. */
async function submitTwice(call: Calls, last: Choices): Promise<void> {
  await call.submit(last);
  await call.submit({});
}

/** A double click, two tabs and a storm of repeats. */
async function storm(call: Calls, last: Choices, saved: readonly [string, string][]): Promise<void> {
  const other = Object.fromEntries(saved.slice(0, 1));
  await Promise.all([
    ...Array.from({ length: 5 }, () => call.submit(last)),
    call.submit(other),
    call.submit({}),
  ]);
}

interface Late {
  readonly attempt: Started;
  readonly call: Calls;
  readonly seq: number;
  readonly last: Choices;
}

/** Saves around the deadline and submits after the grace, when nothing counts any more. */
async function comeLate({ random, now }: Sitting, { attempt, call, seq, last }: Late): Promise<void> {
  const left = () => Date.parse(attempt.deadlineAt) - now();
  await pause(Math.max(0, left() - random.int(1000)));
  await call.save(seq + 1, last);
  await pause(Math.max(0, left() + (attempt.graceMs ?? 3000) + random.int(1500)));
  await call.save(seq + 2, last);
  await call.submit(last);
}
