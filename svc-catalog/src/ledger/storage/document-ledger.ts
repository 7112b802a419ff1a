import { DomainError } from '@pathshala/contract-kit/domain-error';
import { findPage } from '@pathshala/stores/documents/find-page';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore, Filter } from '@pathshala/stores/documents/port';
import { sortBy } from '@pathshala/stores/documents/sort-by';
import {
  type Closing,
  type DayTotal,
  emptyTail,
  type LedgerEntry,
  type LedgerTail,
} from '../domain/entry.ts';
import type { Ledger, LedgerQuery } from '../ports.ts';
import { closingIdOf } from '../use-cases/ledger-ids.ts';

const name = 'ledger';

const sorts = { no: 'no', day: 'day', amount: 'amountPaisa' };

/** The lists of one student, course, batch, method or kind are sorted by number alone. */
const listIndexes = ['studentId', 'courseId', 'batchId', 'method', 'kind'].map((field) => ({
  collection: name,
  keys: { type: 1, [field]: 1, no: 1, day: 1 } as const,
}));

export const ledgerIndexes = [
  { collection: name, keys: { no: 1 }, unique: true },
  { collection: name, keys: { type: 1, no: 1 } },
  { collection: name, keys: { type: 1, day: 1, no: 1 } },
  { collection: name, keys: { type: 1, amountPaisa: 1, no: 1 } },
  { collection: name, keys: { type: 1, day: 1, kind: 1, corrects: 1, method: 1, amountPaisa: 1 } },
  ...listIndexes,
  { collection: name, keys: { accountId: 1, no: 1 } },
  { collection: name, keys: { receipt: 1 } },
] as const;

/** Other processes append to the same ledger: beyond this many lost races something else is wrong. */
const maxTries = 500;

function filterOf({ from, to, students, page: _p, pageSize: _s, sort: _o, ...fields }: LedgerQuery): Filter {
  const day = { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lte: to }) };
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    type: 'entry',
    ...(Object.keys(day).length > 0 && { day }),
    ...(students !== undefined && { studentId: { $in: [...students] } }),
    ...Object.fromEntries(given),
  };
}

function tailOf({ no, receiptYear, receiptCount, closedThrough }: LedgerTail): LedgerTail {
  return { no, receiptYear, receiptCount, closedThrough };
}

/** Calls of one process wait for each other, so that only other processes can be first. */
function inSequence() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(step: () => Promise<Result>): Promise<Result> => {
    const result = last.then(step, step);
    last = result.catch(() => undefined);
    return result;
  };
}

/**
 * The unique number decides who is next. Only the record after the latest one is ever inserted, so neither its number nor the
 * receipt's leaves a gap, whichever process ends when.
 */
export function createDocumentLedger(documents: DocumentStore): Ledger {
  const collection = documents.collection<LedgerEntry | Closing>(name);
  const entries = documents.collection<LedgerEntry>(name);
  const closings = documents.collection<Closing>(name);
  const appendNext = inSequence();

  async function tail(): Promise<LedgerTail> {
    const last = await collection.findOne({}, { sort: { no: -1 } });
    return last === null ? emptyTail : tailOf(last);
  }

  return {
    tail,
    append: (make) =>
      appendNext(async () => {
        for (let tries = 1; tries <= maxTries; tries += 1) {
          const record = await make(await tail());
          if (record === null || (await isInserted(collection.insertOne(record)))) return record;
          const stored = await collection.findOne({ _id: record._id });
          if (stored !== null) return stored as typeof record;
        }
        throw new DomainError('unavailable', 'common.unavailable');
      }),
    async find(id) {
      return entries.findOne({ _id: id, type: 'entry' });
    },
    list: ({ page, pageSize, sort, ...query }) =>
      findPage(entries, filterOf({ page, pageSize, sort, ...query }), {
        page,
        pageSize,
        sort: {
          ...sortBy(sort, sorts),
          ...(sort.endsWith('no') ? {} : { no: sort.startsWith('-') ? -1 : 1 }),
        },
      }),
    ofAccount: (accountId) => entries.find({ accountId }, { sort: { no: 1 } }).toArray(),
    async totalsOfDay(day) {
      const fields = ['kind', 'corrects', 'method', 'amountPaisa'];
      const counted = await entries.countBy(fields, { type: 'entry', day });
      return addUp(counted.map(({ values, count }) => [values, count]));
    },
    async daysWithEntries(from, to) {
      const counted = await entries.countBy(['day'], { type: 'entry', day: { $gt: from, $lte: to } });
      return counted.map(({ values: [day] }) => String(day)).toSorted();
    },
    closing: (day) => closings.findOne({ _id: closingIdOf(day) }),
    closings: (page) => findPage(closings, { type: 'closing' }, { ...page, sort: { day: -1, no: -1 } }),
  };
}

function addUp(counted: readonly (readonly [values: readonly unknown[], count: number])[]): DayTotal[] {
  const sums = new Map<string, DayTotal>();
  for (const [[kind, corrects, method, amount], count] of counted) {
    const key = JSON.stringify([kind, corrects, method]);
    const of = { kind, corrects, method } as Pick<DayTotal, 'kind' | 'corrects' | 'method'>;
    const sum = sums.get(key) ?? { ...of, count: 0, amountPaisa: 0 };
    sums.set(key, { ...of, count: sum.count + count, amountPaisa: sum.amountPaisa + count * Number(amount) });
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}
