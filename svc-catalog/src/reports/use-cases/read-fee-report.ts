import type { ReportCell } from '@pathshala/reports/report-fact';
import type { ReportTotals } from '@pathshala/reports/report-totals';
import type { PaymentMethod } from '../../ledger/index.ts';
import type { CourseNames, DayRange } from '../ports.ts';
import { earlierOf } from '../domain/earlier-of.ts';
import { type FactKey, factKeyOf, type Figure } from '../domain/ledger-fact.ts';

interface ReadFeeReportDependencies {
  readonly ledgerTotals: Pick<ReportTotals, 'read' | 'readSums'>;
  readonly courseNames: Pick<CourseNames, 'all'>;
  readonly batchNames: Pick<CourseNames, 'all'>;
}

interface FeeSums {
  readonly chargedPaisa: number;
  readonly discountedPaisa: number;
  readonly paidPaisa: number;
  readonly refundedPaisa: number;
  /** The number of payments. */
  readonly payments: number;
}

type Named<Name extends string> = FeeSums & Readonly<Record<Name, string>>;

interface FeeReport {
  readonly asOf: string;
  readonly days: Named<'day'>[];
  readonly methods: (FeeSums & { readonly method: PaymentMethod })[];
  readonly courses: (Named<'courseId' | 'courseName'> & { readonly courseKind: 'admission' | 'academic' })[];
  readonly batches: Named<'batchId' | 'batchName'>[];
  readonly teachers: Named<'teacher'>[];
}

interface ReadCell extends FactKey {
  readonly count: number;
  readonly amount: number;
}

function readCells(cells: readonly ReportCell[]): readonly ReadCell[] {
  return cells.flatMap(({ key, count, amount }) => {
    const parts = factKeyOf(key);
    return parts === null ? [] : [{ ...parts, count, amount }];
  });
}

function sumsOf(cells: readonly ReadCell[]): FeeSums {
  const of = (figure: Figure): number =>
    cells
      .filter((cell) => cell.figure === figure)
      .reduce((sum, { amount, isTakenOff }) => sum + (isTakenOff ? -amount : amount), 0);
  return {
    chargedPaisa: of('charged'),
    discountedPaisa: of('discounted'),
    paidPaisa: of('paid'),
    refundedPaisa: of('refunded'),
    payments: cells
      .filter(({ figure, isTakenOff }) => figure === 'paid' && !isTakenOff)
      .reduce((sum, { count }) => sum + count, 0),
  };
}

/** The groups of the cells by a part of their key, the most paid first; cells without it are left out. */
function groupsOf(
  cells: readonly ReadCell[],
  partOf: (key: FactKey) => string,
): readonly (readonly [name: string, sums: FeeSums, first: FactKey])[] {
  const groups = Map.groupBy(cells, partOf);
  groups.delete('');
  return [...groups]
    .map(([name, [first, ...others]]) => {
      const of = first === undefined ? [] : [first, ...others];
      return [name, sumsOf(of), of[0] as FactKey] as const;
    })
    .toSorted(([, one], [, other]) => other.paidPaisa - one.paidPaisa);
}

/** The sums that were charged, discounted, paid and refunded in these days, exact: by day, method, course, batch and teacher. */
export function readFeeReport({ ledgerTotals, courseNames, batchNames }: ReadFeeReportDependencies) {
  return async (range: DayRange): Promise<FeeReport> => {
    const [daily, sums, names, batches] = await Promise.all([
      ledgerTotals.read(range, 'figures'),
      ledgerTotals.readSums(range, 'details'),
      courseNames.all(),
      batchNames.all(),
    ]);
    const cells = readCells(sums.buckets.flatMap((bucket) => bucket.cells));
    return {
      asOf: earlierOf(daily.asOf, sums.asOf),
      days: daily.buckets.map(({ bucket, cells: ofDay }) => ({ day: bucket, ...sumsOf(readCells(ofDay)) })),
      methods: groupsOf(cells, ({ method }) => method).map(([method, of]) => ({
        method: method as PaymentMethod,
        ...of,
      })),
      courses: groupsOf(cells, ({ courseId }) => courseId).map(([courseId, of, { courseKind }]) => ({
        courseId,
        courseKind: courseKind === 'admission' ? 'admission' : 'academic',
        courseName: names.get(courseId) ?? '',
        ...of,
      })),
      batches: groupsOf(cells, ({ batchId }) => batchId).map(([batchId, of]) => ({
        batchId,
        batchName: batches.get(batchId) ?? '',
        ...of,
      })),
      teachers: groupsOf(cells, ({ teacher }) => teacher).map(([teacher, of]) => ({ teacher, ...of })),
    };
  };
}
