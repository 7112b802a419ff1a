import type { ReportFact } from '@pathshala/reports/report-fact';
import type { LedgerEntry } from '../../ledger/index.ts';

/** Separates the parts of a key; encoded parts do not contain it. */
const separator = '|';

/** The figure that an entry adds to the sums of a report. */
export type Figure = 'charged' | 'discounted' | 'paid' | 'refunded';

/** The parts of a key, in their order. */
export interface FactKey {
  readonly figure: Figure;
  /** A correction takes its amount off the figure. */
  readonly isTakenOff: boolean;
  readonly method: string;
  readonly courseId: string;
  readonly courseKind: string;
  readonly batchId: string;
  readonly teacher: string;
}

const figures = { charge: 'charged', discount: 'discounted', payment: 'paid', refund: 'refunded' } as const;

/** The entry of a day as a fact. */
export function ledgerFact(entry: LedgerEntry): ReportFact {
  const { _id, day, kind, corrects, amountPaisa, method, courseId, courseKind, batchId, teacher } = entry;
  const isTakenOff = kind === 'correction';
  const figure = figures[isTakenOff ? (corrects ?? 'charge') : kind];
  const parts = [figure, isTakenOff ? '-' : '', method ?? '', courseId, courseKind, batchId ?? '', teacher];
  const key = parts.map(encodeURIComponent).join(separator);
  return { _id, version: 1, bucket: day, key, amount: amountPaisa };
}

/** null: the facts of keys beyond the limit of a day. */
export function factKeyOf(key: string): FactKey | null {
  const [figure, sign, method = '', courseId = '', courseKind = '', batchId = '', teacher] = key
    .split(separator)
    .map(decodeURIComponent);
  if (teacher === undefined) return null;
  const isTakenOff = sign === '-';
  return { figure: figure as Figure, isTakenOff, method, courseId, courseKind, batchId, teacher };
}

/** The totals of days need the figure alone. */
export function figureKeyOf(key: string): string {
  const [figure = '', sign = ''] = key.split(separator);
  return [figure, sign, '', '', '', '', ''].join(separator);
}
