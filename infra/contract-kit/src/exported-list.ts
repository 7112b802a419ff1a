import type { z } from 'zod';
import type { Message } from './message.ts';
import type { RouteDefinition } from './route.ts';

/** A time is a `Date`, a day in Dhaka the text `2026-01-31`, money a number of taka. */
export type ExportCell = string | number | boolean | Date | null | undefined;

/** A column of the file. `name` is stored with schedules, so it never changes. */
export interface ExportColumn<Row> {
  readonly name: string;
  readonly title: Message;
  readonly value?: (row: Row) => ExportCell;
  /** Instead of a value: the id of the account whose name is the value. */
  readonly person?: (row: Row) => string | null;
}

interface FilterFacts {
  /** The parameter of the path or the query. */
  readonly name: string;
  readonly title: Message;
  readonly isRequired?: true;
}

/** The part of a list that an administrator chooses. `days` is relative to the day of the run; a thing is chosen by its id. */
export type ExportFilter =
  | (FilterFacts & { readonly kind: 'days'; readonly from: string; readonly to: string })
  | (FilterFacts & {
      readonly kind: 'choice';
      readonly options: readonly { readonly value: string; readonly text: Message }[];
    })
  | (FilterFacts & { readonly kind: 'course' | 'batch' | 'exam' | 'exam-campaign' | 'campaign' });

/**
 * A list that can be exported by a schedule, owned by the service that answers its route and exported by its contract as one
 * of `exports`. The route is read page by page with the rights of an administrator, like one with an API key.
 */
export interface ExportedList<Row = unknown> {
  /** The name in kebab-case, unique in the whole site; it is stored with schedules. */
  readonly name: string;
  readonly title: Message;
  readonly route: RouteDefinition;
  /** The part of the query that nobody chooses, such as a sort by which rows that are added meanwhile come last. */
  readonly query?: Readonly<Record<string, string>>;
  readonly filters: readonly ExportFilter[];
  readonly columns: readonly ExportColumn<Row>[];
  /** The rows of an answer that is no page of a list: there is one answer. */
  readonly rowsOf?: (answer: never) => readonly Row[];
  /** Read once before the rows, for `moreColumns`; it has the path parameters of the route. */
  readonly head?: RouteDefinition;
  /** Columns that depend on the head, or else on the first page: the exams of a gradebook. They follow the others. */
  readonly moreColumns?: (head: never) => readonly ExportColumn<Row>[];
}

type ItemOf<Answer> = Answer extends { readonly items: readonly (infer Item)[] } ? Item : never;

interface OfPages<Answer extends z.ZodType, Head extends z.ZodType> extends Omit<
  ExportedList,
  'columns' | 'route' | 'rowsOf' | 'head' | 'moreColumns'
> {
  readonly route: RouteDefinition<z.ZodType, z.ZodType, z.ZodType, Answer>;
  readonly columns: readonly ExportColumn<ItemOf<z.output<Answer>>>[];
  readonly head?: RouteDefinition<z.ZodType, z.ZodType, z.ZodType, Head>;
  readonly moreColumns?: (head: z.output<Head>) => readonly ExportColumn<ItemOf<z.output<Answer>>>[];
}

/** A list whose route answers pages with `items`. */
export function defineExport<Answer extends z.ZodType, Head extends z.ZodType = Answer>(
  list: OfPages<Answer, Head>,
): ExportedList {
  return list as unknown as ExportedList;
}

interface OfReport<Answer extends z.ZodType, Row> extends Omit<ExportedList, 'columns' | 'route' | 'rowsOf'> {
  readonly route: RouteDefinition<z.ZodType, z.ZodType, z.ZodType, Answer>;
  readonly rowsOf: (answer: z.output<Answer>) => readonly Row[];
  readonly columns: readonly ExportColumn<Row>[];
}

/** A report, which is one answer with its rows in it. */
export function defineReportExport<Answer extends z.ZodType, Row>(
  report: OfReport<Answer, Row>,
): ExportedList {
  return report as unknown as ExportedList;
}
