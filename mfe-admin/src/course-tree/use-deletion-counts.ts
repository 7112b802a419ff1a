import type { DeletionCounts } from '@pathshala/svc-catalog-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { useQuery } from '@pathshala/web-kit/query';
import { useServices } from '@pathshala/web-kit/services';
import { countExams } from './count-exams.ts';
import { type PartKind, previewCalls } from './part-calls.ts';

/** Calls at the same time: more would only queue at the server. */
const parallel = 4;

/** The counts of both services. */
export interface AllDeletionCounts extends DeletionCounts {
  readonly exams: number;
}

const nothing: AllDeletionCounts = {
  subjects: 0,
  chapters: 0,
  lessons: 0,
  contents: 0,
  assignments: 0,
  exams: 0,
  enrolled: 0,
  studentsWithResults: 0,
};

const names = Object.keys(nothing) as readonly (keyof AllDeletionCounts)[];

function sumOf(one: AllDeletionCounts, other: AllDeletionCounts): AllDeletionCounts {
  const sums = names.map((name) => [name, one[name] + other[name]] as const);
  return Object.fromEntries(sums) as Record<keyof AllDeletionCounts, number>;
}

async function countOne(api: Api, kind: PartKind, id: string): Promise<AllDeletionCounts> {
  const [counts, exams] = await Promise.all([previewCalls[kind]?.(api, id), countExams(api, kind, id)]);
  return { ...nothing, ...counts, exams };
}

async function countAll(api: Api, kind: PartKind, ids: readonly string[]): Promise<AllDeletionCounts> {
  let total = nothing;
  for (let from = 0; from < ids.length; from += parallel) {
    const counts = await Promise.all(ids.slice(from, from + parallel).map((id) => countOne(api, kind, id)));
    total = counts.reduce(sumOf, total);
  }
  return total;
}

/** Counts what a delete of these parts would include. A student of several parts is counted once for each. */
export function useDeletionCounts(kind: PartKind, ids: readonly string[]) {
  const { api } = useServices();
  return useQuery<AllDeletionCounts>({
    queryKey: ['deletion', kind, ids],
    queryFn: () => countAll(api, kind, ids),
    ...(kind === 'content' && { initialData: nothing }),
  });
}
