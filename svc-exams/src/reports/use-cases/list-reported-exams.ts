import { searchKeyOf } from '@pathshala/rules/bengali';
import { compareNames } from '@pathshala/rules/bengali-order';
import { addUpCells } from '@pathshala/reports/report-fact';
import type { BucketRange } from '@pathshala/reports/report-totals';
import type { ExamKind, PaperHead } from '../../papers/index.ts';
import type { ReportPorts, Sittings } from '../ports.ts';

interface ListReportedExamsDependencies extends ReportPorts {
  readonly sittings: Pick<Sittings, 'exams'>;
}

interface ListReportedExamsQuery extends BucketRange {
  readonly page: number;
  readonly pageSize: number;
  /** `sittings`, `title` or `mean`; with a minus descending. */
  readonly sort: string;
  /** Text in the title. */
  readonly q?: string | undefined;
  readonly kind?: ExamKind | undefined;
}

export interface CountedExam {
  readonly head: PaperHead;
  readonly sittings: number;
  readonly mean: number;
}

/** Exams with results in the range. An exam whose paper was removed is left out of the list, but counts in the sum of sittings. */
export function listReportedExams({ sittings, papers }: ListReportedExamsDependencies) {
  return async (query: ListReportedExamsQuery) => {
    const { asOf, cells } = await sittings.exams(query);
    const sums = addUpCells(cells, (examId) => examId);
    const heads = await papers.heads([...sums.keys()]);
    const exams = [...sums].flatMap(([examId, { count, amount }]): readonly CountedExam[] => {
      const head = heads.get(examId);
      if (head === undefined || count === 0) return [];
      return [{ head, sittings: count, mean: amount / count / 100 }];
    });
    const found = exams.filter(isFoundBy(query)).toSorted(inOrder(query.sort));
    const start = (query.page - 1) * query.pageSize;
    return {
      asOf,
      sittings: [...sums.values()].reduce((sum, { count }) => sum + count, 0),
      total: found.length,
      items: found.slice(start, start + query.pageSize),
    };
  };
}

function isFoundBy({ q, kind }: ListReportedExamsQuery): (exam: CountedExam) => boolean {
  const text = searchKeyOf(q ?? '');
  return ({ head }) =>
    (kind === undefined || head.examKind === kind) && (text === '' || searchKeyOf(head.title).includes(text));
}

type Order = (one: CountedExam, other: CountedExam) => number;

const byTitle: Order = ({ head: one }, { head: other }) =>
  compareNames(one.title, other.title) || (one.paperId < other.paperId ? -1 : 1);

const orders: Readonly<Record<string, Order>> = {
  sittings: (one, other) => one.sittings - other.sittings,
  mean: (one, other) => one.mean - other.mean,
  title: byTitle,
};

/** Exams that are equal in the column are sorted by title. */
function inOrder(sort: string): Order {
  const isDescending = sort.startsWith('-');
  const order = orders[isDescending ? sort.slice(1) : sort] ?? byTitle;
  return (one, other) => (isDescending ? order(other, one) : order(one, other)) || byTitle(one, other);
}
