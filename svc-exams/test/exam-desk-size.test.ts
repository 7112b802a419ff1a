import { expect, it } from 'vitest';
import type { DeskAttempt, DeskAttempts } from '../src/attempts/index.ts';
import { createDeskBoard } from '../src/exam-desk/http/desk-board.ts';
import { readRows } from '../src/exam-desk/use-cases/read-rows.ts';
import type { Papers } from '../src/papers/index.ts';
import { campaignPaper, prepared } from './support/papers.ts';

/** 1,000,000 measures the full size; its figures are in infra/docs/benchmarks.md. */
const registered = Number(process.env['DESK_ROWS'] ?? 5_000);
const sitting = Math.ceil(registered / 2);
const maxRows = registered >= 1_000_000 ? 50_000 : 300;

const studentOf = (at: number) => `student${String(at).padStart(9, '0')}`;
const attemptOf = (at: number): DeskAttempt => ({
  _id: `attempt${String(at).padStart(9, '0')}`,
  studentId: studentOf(at),
  status: 'open',
  startedAt: '2026-01-15T10:00:00.000Z',
  deadlineAt: '2026-01-15T11:00:00.000Z',
  answers: {},
  outcome: null,
});

/** An exam with so many attempts and registered students, of which it answers one page; counts what it has answered. */
function largeExam(open: number) {
  let answered = 0;
  let largest = 0;
  function page<Item>(
    { after, limit }: { readonly after: string; readonly limit: number },
    count: number,
    itemAt: (at: number) => Item,
  ): Item[] {
    const from = after === '' ? 0 : Number(after.replaceAll(/\D/gu, '')) + 1;
    const length = Math.max(0, Math.min(limit, count - from));
    answered += length;
    largest = Math.max(largest, length);
    return Array.from({ length }, (_, at) => itemAt(from + at));
  }
  const deskAttempts: Pick<DeskAttempts, 'atDesk' | 'deskPage'> = {
    atDesk: (_examId, ids) =>
      Promise.resolve(
        ids.map((id) => ({
          ...attemptOf(Number(id.replaceAll(/\D/gu, ''))),
          savedAt: '2026-01-15T10:30:00.000Z',
        })),
      ),
    deskPage: (_examId, { status, ...range }) =>
      Promise.resolve(page(range, status === 'open' ? open : 0, attemptOf)),
  };
  const head = { ...prepared(campaignPaper()).paper, paperVersion: 1, extraTimes: [] };
  const papers = { head: () => Promise.resolve(head) } as unknown as Papers;
  const entitlements = {
    studentPage: (_scope: unknown, range: { after: string; limit: number }) =>
      Promise.resolve(page(range, registered, studentOf)),
  };
  const rows = readRows({ deskAttempts, papers, entitlements, maxRows });
  return { rows, answered: () => answered, largest: () => largest };
}

it('reads of a very large exam what its desk shows, in parts, and those who sit first [REP-03]', async () => {
  const exam = largeExam(sitting);
  const before = process.memoryUsage().heapUsed;
  const found = await exam.rows.all('exam1');
  const board = createDeskBoard(maxRows);
  board.replace(found);
  const growth = process.memoryUsage().heapUsed - before;
  if (maxRows > 300)
    process.stdout.write(`desk of ${registered}: ${(growth / 1e6).toFixed(0)} MB more in use\n`);
  expect(board.isCut()).toBe(true);
  expect(board.rows()).toHaveLength(maxRows);
  expect(board.rows().every(({ state }) => state === 'sitting')).toBe(true);
  expect(exam.largest()).toBeLessThanOrEqual(500);
  expect(exam.answered()).toBeLessThanOrEqual(maxRows + 500);
});

it('fills a desk with those who have not begun', async () => {
  const exam = largeExam(100);
  const found = await exam.rows.all('exam1');
  const states = found.rows.map(({ state }) => state);
  expect(states.filter((state) => state === 'sitting')).toHaveLength(100);
  expect(states.filter((state) => state === 'not-started')).toHaveLength(maxRows - 100);
  expect(found.isCut).toBe(true);
});

it('does not grow by changes of students whom the desk does not show [REP-03]', async () => {
  const exam = largeExam(sitting);
  const board = createDeskBoard(maxRows);
  board.replace(await exam.rows.all('exam1'));
  const changeNo = board.changeNo();
  const changed = await exam.rows.of('exam1', [attemptOf(3)._id, attemptOf(maxRows + 3)._id]);
  board.update(changed);
  expect(board.rows()).toHaveLength(maxRows);
  expect(board.since(changeNo).rows.map(({ studentId }) => studentId)).toEqual([studentOf(3)]);
});

it('forgets removed students when they are many, and then nobody resumes from before', () => {
  const board = createDeskBoard(2);
  const rowsOf = (ids: readonly number[]) => ({
    rows: ids.map((at) => ({ ...emptyRow, studentId: studentOf(at) })),
    isCut: false,
  });
  board.replace(rowsOf([1, 2]));
  const first = board.changeNo();
  board.replace(rowsOf([3, 4]));
  expect(board.canResume(first)).toBe(true);
  expect(board.since(first).removed).toEqual([studentOf(1), studentOf(2)]);
  board.replace(rowsOf([5, 6]));
  expect(board.canResume(first)).toBe(false);
  expect(board.canResume(board.changeNo())).toBe(true);
  expect(board.rows().map(({ studentId }) => studentId)).toEqual([studentOf(5), studentOf(6)]);
});

const emptyRow = {
  state: 'not-started',
  attemptId: null,
  startedAt: null,
  deadlineAt: null,
  savedAt: null,
  seenAt: null,
  answered: 0,
  submittedAt: null,
  closedBy: null,
} as const;
