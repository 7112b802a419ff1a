import type { listRollNumbers } from '@pathshala/svc-campaigns-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { useQuery } from '@pathshala/web-kit/query';
import { useServices } from '@pathshala/web-kit/services';

/** Registrations go on while the exam is sat. */
const readEveryMs = 60_000;

const none: ReadonlyMap<string, string> = new Map();

/** Roll numbers by `studentId`; empty until they have come. The desk's stream does not have them: they are svc-campaigns'. */
export function useRollNumbers(campaignId: string): ReadonlyMap<string, string> {
  const { api } = useServices();
  const { data } = useQuery({
    queryKey: ['/campaign/participants/{campaignId}/roll-numbers', campaignId],
    queryFn: () => readAll(api, campaignId),
    refetchInterval: readEveryMs,
  });
  return data ?? none;
}

async function readAll(api: Api, campaignId: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  let after: string | undefined;
  do {
    const { items, hasMore } = await api.call<typeof listRollNumbers>(
      'get',
      '/campaign/participants/{campaignId}/roll-numbers',
      { params: { campaignId }, query: after === undefined ? {} : { after } },
    );
    for (const { studentId, rollNumber } of items) found.set(studentId, rollNumber);
    after = hasMore ? items.at(-1)?.rollNumber : undefined;
  } while (after !== undefined);
  return found;
}
