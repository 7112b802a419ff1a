import type { readRoutine } from '@pathshala/svc-catalog-contract/routine-routes';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';

/** Links to join come within this time: the page asks again. */
const refreshMs = 60_000;

/** Classes and due assignments of these days in Dhaka, both included. */
export function useRoutine(from: string, to: string) {
  return useApiQuery<typeof readRoutine>(
    '/classes/routine',
    { query: { from, to } },
    { keepPrevious: true, refetchInterval: refreshMs },
  );
}
