import type { DeletionCounts } from '@pathshala/svc-catalog-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { useQuery } from '@pathshala/web-kit/query';
import { useServices } from '@pathshala/web-kit/services';
import { type PartKind, previewCalls } from './part-calls.ts';

/** Calls at the same time: more would only queue at the server. */
const parallel = 4;

const nothing: DeletionCounts = {
  subjects: 0,
  chapters: 0,
  lessons: 0,
  contents: 0,
  assignments: 0,
  enrolled: 0,
  studentsWithResults: 0,
};

const names = Object.keys(nothing) as readonly (keyof DeletionCounts)[];

function sumOf(one: DeletionCounts, other: DeletionCounts): DeletionCounts {
  const sums = names.map((name) => [name, one[name] + other[name]] as const);
  return Object.fromEntries(sums) as Record<keyof DeletionCounts, number>;
}

async function countAll(api: Api, kind: PartKind, ids: readonly string[]): Promise<DeletionCounts> {
  const preview = previewCalls[kind];
  let total = nothing;
  if (!preview) return total;
  for (let from = 0; from < ids.length; from += parallel) {
    const counts = await Promise.all(ids.slice(from, from + parallel).map((id) => preview(api, id)));
    total = counts.reduce(sumOf, total);
  }
  return total;
}

/** What a delete of these parts would take along. Students of several parts are counted once for each. */
export function useDeletionCounts(kind: PartKind, ids: readonly string[]) {
  const { api } = useServices();
  return useQuery<DeletionCounts>({
    queryKey: ['deletion', kind, ids],
    queryFn: () => countAll(api, kind, ids),
    ...(previewCalls[kind] === undefined && { initialData: nothing }),
  });
}
