import { type ListRequest, type ListSource, useApiList } from '@pathshala/admin-kit/data-table/list-source';
import type { listBatchMembers } from '@pathshala/svc-catalog-contract/batch-members';
import type { readRanking } from '@pathshala/svc-campaigns-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { useServices } from '@pathshala/web-kit/services';
import { useMemo } from 'react';
import type { RankedPerson } from './use-ranking-columns.tsx';

/** Students and ranks that are asked for by one call. */
const atOnce = 100;

async function membersOf(api: Api, batchId: string, signal?: AbortSignal): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const input = { params: { id: batchId }, query: { page, pageSize: atOnce } };
    const { items, total } = await api.call<typeof listBatchMembers>(
      'get',
      '/courses/batches/{id}/members',
      input,
      signal ? { signal } : {},
    );
    ids.push(...items.map(({ studentId }) => studentId));
    if (items.length === 0 || ids.length >= total) return ids;
  }
}

/** Equal ranks in the campaign are equal in the batch. */
function rankedInBatch(people: readonly RankedPerson[]): readonly RankedPerson[] {
  const sorted = people.toSorted((one, other) => one.rank - other.rank);
  return sorted.map((person) => ({
    ...person,
    batchRank: 1 + sorted.findIndex(({ rank }) => rank === person.rank),
  }));
}

/** The ranks of a campaign: of all participants, or of those in a batch, whose service does not know the campaign. */
export function useRanking(campaignId: string, batchId: string): ListSource<RankedPerson> {
  const { api } = useServices();
  const all = useApiList<typeof readRanking>('/examcampaigns/{id}/ranking', { id: campaignId });
  return useMemo(() => {
    if (batchId === '') return all;
    async function readBatch(signal?: AbortSignal): Promise<readonly RankedPerson[]> {
      const ids = await membersOf(api, batchId, signal);
      const chunks = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, at) =>
        ids.slice(at * atOnce, (at + 1) * atOnce),
      );
      const pages = await Promise.all(
        chunks.map((students) => all.fetch({ students: students.join(','), pageSize: atOnce }, signal)),
      );
      return rankedInBatch(pages.flatMap(({ items }) => items));
    }
    return {
      ...all,
      params: { id: campaignId, batchId },
      async fetch(request: ListRequest, signal?: AbortSignal) {
        const people = await readBatch(signal);
        const q = String(request['q'] ?? '').toLowerCase();
        const found = people.filter(({ fullName, rollNumber, email, mobile }) =>
          [fullName, rollNumber ?? '', email, mobile].some((text) => text.toLowerCase().includes(q)),
        );
        const [page, pageSize] = [Number(request['page'] ?? 1), Number(request['pageSize'] ?? 10)];
        const items = found.slice((page - 1) * pageSize, page * pageSize);
        return { items, total: found.length, page, pageSize };
      },
    };
  }, [all, api, campaignId, batchId]);
}
