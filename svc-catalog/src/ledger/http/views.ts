import type { LedgerEntry } from '@pathshala/svc-catalog-contract/ledger';
import type { DayClosing } from '@pathshala/svc-catalog-contract/ledger-days';
import type { Closing, LedgerEntry as StoredEntry } from '../domain/entry.ts';

/** Names every field, so that a stored field is shown only on purpose. */
export function viewEntry(entry: StoredEntry): LedgerEntry {
  const { _id, no, kind, corrects, amountPaisa, method, reference, note, receipt } = entry;
  const { accountId, studentId, courseId, courseKind, courseName, batchId, teacher } = entry;
  const { byId, at, day, movedOn, reversalOf } = entry;
  const place = { accountId, studentId, courseId, courseKind, courseName, batchId, teacher };
  const facts = { _id, no, kind, corrects, amountPaisa, method, reference, note, receipt };
  return { ...facts, ...place, byId, at, day, movedOn, reversalOf };
}

export function viewClosing({ _id, no, day, totals, byId, at }: Closing): DayClosing {
  return { _id, no, day, totals: [...totals], byId, at };
}
