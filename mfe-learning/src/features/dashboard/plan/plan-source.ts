/** The kinds in the order of the plan. */
export type PlanKind = 'continue' | 'reviews' | 'weakest' | 'exam' | 'assignment';

/** One thing to do today: a link, or a practice that a tap makes and opens. */
export interface PlanEntry {
  /** Begins with a verb. */
  readonly title: string;
  /** One line: why it is in the plan. */
  readonly why: string;
  readonly isDone: boolean;
  readonly begin: { readonly to: string } | { readonly start: () => void; readonly isStarting: boolean };
}

/** The source of an entry of the plan; each source loads and fails by itself. */
export type PlanSource =
  | { readonly state: 'loading' | 'none' }
  | { readonly state: 'failed'; readonly tryAgain: () => unknown }
  | { readonly state: 'ready'; readonly entry: PlanEntry };

export const loading: PlanSource = { state: 'loading' };
export const none: PlanSource = { state: 'none' };

export function ready(entry: PlanEntry | null): PlanSource {
  return entry === null ? none : { state: 'ready', entry };
}

interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** An answer that is there stays in the plan although a later one failed. */
export function sourceOf<Data>(
  query: QueryState<Data>,
  entryOf: (data: Data) => PlanEntry | null,
): PlanSource {
  if (query.data !== undefined) return ready(entryOf(query.data));
  return query.isError ? { state: 'failed', tryAgain: query.refetch } : loading;
}
