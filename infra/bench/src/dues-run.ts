import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openSqliteDocuments } from '@pathshala/stores/documents/sqlite';
import { Connection, textOf } from './connection.ts';
import { withServer } from './own-server.ts';
import { paceWhile } from './pace.ts';
import { asPlayers, expectStatus, requestOf, type Player } from './player.ts';
import { beginAdminSession, type Student } from '@pathshala/e2e/accounts';
import type { Row } from './report.ts';
import { enrolAll, saveRequest, startAttempt } from './sitting.ts';
import { percentile } from './statistics.ts';

/** A smaller run tells that the measurement works. */
const accounts = Number(process.env['DUES_ACCOUNTS'] ?? 50_000);
/** Each student owes for several courses. */
export const studentsOfDues = Math.ceil(accounts / 10);
const saveEveryMs = 10;
const restMs = 30_000;
/** The mails of the run are written for a while after it. */
const afterMs = 60_000;
const lookEveryMs = 500;

const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000 + 6 * 3_600_000).toISOString().slice(0, 10);

interface Account {
  readonly _id: string;
  readonly studentId: string;
  readonly [field: string]: unknown;
}

interface CourseList {
  readonly items: readonly { readonly _id: string; readonly fee: number }[];
}

/** Opens one account, by a payment in cash: the others are copies of it. */
async function openAccount(port: number, administrator: Player, student: Student): Promise<void> {
  const connection = await Connection.open(port);
  const list = { method: 'GET', path: '/admissioncourse/universities?price=paid&pageSize=1' } as const;
  const { items } = JSON.parse(textOf(await connection.send(requestOf(administrator, list)))) as CourseList;
  const payment = { courseId: items[0]?._id, studentId: student.id, amountPaisa: 100, method: 'cash' };
  const body = { ...payment, key: 'bench-of-dues' };
  const pay = requestOf(administrator, { method: 'POST', path: '/courses/ledger/payments', body });
  // The service knows the student once it has read the event of the account.
  for (let tries = 1; (await connection.send(pay)).status !== 201; tries += 1) {
    if (tries === 60) throw new Error('no account of fees could be opened');
    await wait(lookEveryMs);
  }
  connection.close();
}

/** Fills the store of fees with copies of the one account, all due within days from now. */
async function fillWithDues(dataDir: string, students: readonly Student[]): Promise<void> {
  const documents = await openSqliteDocuments({ file: path.join(dataDir, 'svc-catalog.sqlite') });
  const collection = documents.collection<Account>('fee-accounts');
  const sample = await collection.findOne({ isEnded: false });
  if (!sample) throw new Error('there is no account of fees to copy');
  const copyOf = (row: number): Account => {
    // The first and the last due day tell when the run begins and ends.
    const dueOn = dayIn(row === 0 ? 2 : row === accounts - 1 ? 6 : 3 + (row % 3));
    const dues = { schedule: [{ dueOn, amountPaisa: 50_000 }], oldestDueOn: dueOn, remindOn: dueOn };
    const amounts = { chargedPaisa: 50_000, discountPaisa: 0, paidPaisa: 0, balancePaisa: 50_000 };
    const mails = { remindedFor: null, mailedOn: null, isPaused: false, pausedAt: null };
    const studentId = students[row % students.length]?.id ?? '';
    return { ...sample, ...dues, ...amounts, ...mails, _id: `dues-${row}`, studentId, batchId: 'dues' };
  };
  for (let from = 0; from < accounts; from += 2_000) {
    const rows = Array.from({ length: Math.min(2_000, accounts - from) }, (_, offset) => from + offset);
    await Promise.all(rows.map((row) => collection.insertOne(copyOf(row))));
  }
  await documents.close();
}

/** The calls of the administrator who sets the rule by which the run begins, and looks how far it is. */
async function asAdministrator(port: number, player: Player) {
  const connection = await Connection.open(port);
  const call = async <Answer>(request: Parameters<typeof requestOf>[1]): Promise<Answer> =>
    JSON.parse(textOf(expectStatus(await connection.send(requestOf(player, request)), 200))) as Answer;
  const isMailed = async (sort: string): Promise<boolean> => {
    const list = `/courses/fees/dues?batchId=dues&overdueDays=-30&pageSize=1&sort=${sort}`;
    const { items } = await call<{ items: { mailedOn: string | null }[] }>({ method: 'GET', path: list });
    return items[0]?.mailedOn !== null;
  };
  async function until(sort: string): Promise<number> {
    while (!(await isMailed(sort))) await wait(lookEveryMs);
    return performance.now();
  }
  return {
    remind: () => {
      const body = { remindDaysBefore: 10, pauseAfterDays: null };
      return call({ method: 'PUT', path: '/courses/fees/rules', body });
    },
    untilBegun: () => until('due'),
    untilDone: () => until('-due'),
    close: () => connection.close(),
  };
}

interface Measured {
  readonly seconds: number;
  readonly p95: { readonly rest: number; readonly run: number; readonly after: number };
}

/** Saves every 10 ms: at rest, while the job reminds everybody, and while the mails are written. */
async function measureDuesRun(
  port: number,
  [calm, administrator]: readonly [Player, Player],
): Promise<Measured> {
  const exam = await enrolAll(port, [calm]);
  const opening = await Connection.open(port);
  const attempt = await startAttempt(opening, calm, exam);
  opening.close();
  let seq = 0;
  let isOver = false;
  const began = performance.now();
  const saving = paceWhile(port, () => (isOver ? null : saveRequest(attempt, (seq += 1))), {
    everyMs: saveEveryMs,
    status: 200,
  });
  await wait(restMs);
  // The gateway closes a connection that is idle as long as that.
  const admin = await asAdministrator(port, administrator);
  await admin.remind();
  const runBegan = await admin.untilBegun();
  const runEnded = await admin.untilDone();
  await wait(afterMs);
  isOver = true;
  const { latencies } = await saving;
  admin.close();
  const p95Of = (from: number, to: number): number =>
    percentile(
      latencies.filter((_, at) => began + at * saveEveryMs >= from && began + at * saveEveryMs < to),
      0.95,
    );
  return {
    seconds: (runEnded - runBegan) / 1000,
    p95: {
      // The first saves compile the code.
      rest: p95Of(began + restMs / 3, runBegan - lookEveryMs),
      run: p95Of(runBegan - lookEveryMs, runEnded),
      after: p95Of(runEnded, runEnded + afterMs),
    },
  };
}

/** P16 for the run of dues: the saves of a student who sits an exam meanwhile. */
export async function duesRunRow(dataDir: string, students: readonly Student[]): Promise<Row> {
  const [first] = students;
  if (first === undefined) throw new Error('the run of dues needs students');
  const session = await beginAdminSession(dataDir);
  await withServer(dataDir, async ({ port }) => {
    const [administrator] = await asPlayers(port, [session]);
    if (administrator === undefined) throw new Error('nobody takes the payment');
    await openAccount(port, administrator, first);
  });
  await fillWithDues(dataDir, students);
  return withServer(dataDir, async ({ port }) => {
    const [calm, administrator] = await asPlayers(port, [first, session]);
    if (calm === undefined || administrator === undefined) throw new Error('nobody saves');
    const { seconds, p95 } = await measureDuesRun(port, [calm, administrator]);
    const ratioOf = (ms: number): string => `${ms.toFixed(1)} ms (${(ms / p95.rest).toFixed(2)} of rest)`;
    return {
      id: 'P16',
      what: `p95 of a save, a hundred a second, while ${accounts} students are reminded of dues, and in the minute after it, embedded`,
      goal: '2 × at rest; run in 30 s',
      figure: `${p95.rest.toFixed(1)} ms at rest, ${ratioOf(p95.run)} in the run of ${seconds.toFixed(1)} s, ${ratioOf(p95.after)} after it`,
    };
  });
}
