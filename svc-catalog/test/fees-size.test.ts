import { measureList } from '@pathshala/service-testing/measure-list';
import type { FeeAccount } from '@pathshala/svc-catalog-contract/fees';
import type { FeeReport } from '@pathshala/svc-catalog-contract/reports';
import { expect, it } from 'vitest';
import { openAccount, post, withBalance } from '../src/ledger/domain/account.ts';
import { emptyTail, type LedgerEntry, nextEntry, type Posting } from '../src/ledger/domain/entry.ts';
import { accountCollection } from '../src/ledger/storage/document-accounts.ts';
import { ledgerFact } from '../src/reports/domain/ledger-fact.ts';
import { startCatalog } from './start-catalog.ts';

/** Payments in the ledger: the nightly run sets 100,000, with half as many accounts. */
const rows = Number(process.env['FEE_ROWS'] ?? 600);
const isFullSize = rows >= 100_000;
const accounts = rows / 2;

interface StaleDay {
  readonly _id: string;
  readonly token: string;
  readonly isClaimed: boolean;
  readonly markedAt: number;
}

type Catalog = Awaited<ReturnType<typeof startCatalog>>;

const methods = ['cash', 'bkash', 'nagad', 'bank'] as const;
const dayOf = (at: number): string =>
  new Date(Date.parse('2025-01-01T12:00:00Z') + (at % 700) * 86_400_000).toISOString().slice(0, 10);

function placeOf(row: number) {
  const courseId = `course-${row % 100}`;
  const course = { courseId, courseKind: 'academic', courseName: `Course ${row % 100}` } as const;
  const taught = { batchId: `batch-${row % 500}`, teacher: `Teacher ${row % 40}` };
  return {
    ...course,
    ...taught,
    accountId: `account-${row % accounts}`,
    studentId: `student-${row % accounts}`,
  };
}

function postingOf(row: number): Posting {
  const facts = { reference: '', note: '', byId: null, movedOn: null, reversalOf: null, corrects: null };
  const method = methods[row % 4] ?? 'cash';
  const at = `${dayOf(row)}T10:00:00.000Z`;
  return {
    ...facts,
    _id: `entry-${row}`,
    kind: 'payment',
    amountPaisa: 10_000 + row,
    method,
    at,
    day: dayOf(row),
  };
}

/** Inserts many at once, as commands would have done one after the other. */
async function insertAll(count: number, insert: (row: number) => Promise<void>): Promise<void> {
  for (let row = 0; row < count; row += 1_000) {
    await Promise.all(Array.from({ length: Math.min(1_000, count - row) }, (_, at) => insert(row + at)));
  }
}

async function fill(catalog: Catalog): Promise<void> {
  const { documents, newId } = catalog.platform;
  const ledger = documents.collection<LedgerEntry>('ledger');
  const facts = documents.collection<ReturnType<typeof ledgerFact> & { readonly buckets: readonly string[] }>(
    'report-ledger-facts',
  );
  const stored = accountCollection(documents);
  let tail = emptyTail;
  const entries = Array.from({ length: rows }, (_, row) => {
    const posting = postingOf(row);
    const entry = nextEntry(tail, { posting, place: placeOf(row), sequence: 1, today: posting.day });
    tail = entry;
    return entry;
  });
  await insertAll(rows, async (row) => {
    const entry = entries[row] as LedgerEntry;
    await ledger.insertOne(entry);
    await facts.insertOne({ ...ledgerFact(entry), buckets: [entry.day] });
  });
  for (const day of new Set(entries.map((entry) => entry.day))) {
    const mark = { token: newId(), isClaimed: false, markedAt: catalog.clock.now() };
    await documents.collection<StaleDay>('report-ledger-stale').insertOne({ _id: day, ...mark });
  }
  await insertAll(accounts, async (row) => {
    const { accountId, ...place } = placeOf(row);
    const schedule = [{ dueOn: dayOf(row), amountPaisa: 50_000 }];
    const opened = {
      ...openAccount(accountId, place, `${dayOf(row)}T10:00:00.000Z`),
      schedule,
      chargedPaisa: 50_000,
    };
    const paid = post(withBalance(opened), { ...postingOf(row), amountPaisa: 10_000 }, 0);
    const state = { ...(paid ?? opened), postings: [], postingsDueAt: null };
    await stored.insertOne({ ...state, rev: 1, sequence: 0, outbox: [], outboxAt: null });
  });
  await catalog.runJob('count-report-ledger');
}

it(
  'lists, reports and the run of dues answer in time, whatever the number of payments [FEE-05]',
  { timeout: 3_600_000 },
  async () => {
    await using catalog = await startCatalog({ now: '2027-01-15T10:00:00.000Z' });
    await fill(catalog);
    const read = async <Body>(path: string) => (await catalog.admin.get<Body>(`/courses/${path}`)).body;
    const report = 'reports/fees?from=2025-01-01&to=2026-12-31';
    const { methods: sums } = await read<FeeReport>(report);
    expect(sums.reduce((all, { payments }) => all + payments, 0)).toBe(rows);
    const lists = [
      report,
      'reports/fees?from=2026-03-01&to=2026-03-31',
      'ledger?pageSize=25',
      'ledger?pageSize=25&method=bkash',
      'ledger?pageSize=25&courseId=course-7',
      'ledger?pageSize=25&dayFrom=2025-03-01&dayTo=2025-03-31&sort=-day',
      'ledger?pageSize=25&studentId=student-5',
      `ledger/days/${dayOf(5)}`,
      'fees/dues?pageSize=25',
      'fees/dues?pageSize=25&courseId=course-7&overdueDays=30',
      'fees/dues?pageSize=25&batchId=batch-7&sort=-balance',
    ];
    for (const list of lists) {
      const { p95 } = await measureList(`${list} of ${rows} payments`, () => read(list));
      expect(p95).toBeLessThan(isFullSize ? 100 : 2_000);
    }
    const calls: number[] = [];
    const started = performance.now();
    const dues = { isRunning: true };
    const run = catalog.runJob('run-dues').finally(() => {
      dues.isRunning = false;
    });
    while (dues.isRunning) {
      const before = performance.now();
      await read<FeeAccount>('ledger?pageSize=1&studentId=student-5');
      calls.push(performance.now() - before);
    }
    await run;
    const seconds = (performance.now() - started) / 1000;
    const p95 = calls.toSorted((one, other) => one - other)[Math.ceil(calls.length * 0.95) - 1] ?? 0;
    if (isFullSize) {
      process.stdout.write(
        `dues run of ${accounts}: ${seconds.toFixed(1)} s, calls beside it p95 ${p95.toFixed(1)} ms\n`,
      );
    }
    expect(seconds).toBeLessThan(30);
    expect(p95).toBeLessThan(isFullSize ? 100 : 2_000);
    const { total } = await read<{ total: number }>('fees/dues?pageSize=1');
    expect(total).toBe(accounts);
  },
);
