import type { listCampaigns, listExamCampaigns } from '@pathshala/svc-campaigns-contract/http';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { z } from 'zod';

export type ListKind = 'exams' | 'others';

export type ListFilter = Pick<z.input<(typeof listCampaigns)['query'] & object>, 'q' | 'phase'>;

interface PageOptions {
  readonly page: number;
  readonly enabled?: boolean;
}

/** One page of the exam campaigns, or of the others. */
export function useCampaigns(kind: ListKind, filter: ListFilter, { page, enabled = true }: PageOptions) {
  const input = { query: { ...filter, page } };
  const exams = useApiQuery<typeof listExamCampaigns>('/examcampaigns', input, {
    keepPrevious: true,
    enabled: enabled && kind === 'exams',
  });
  const others = useApiQuery<typeof listCampaigns>('/campaign/campaigns', input, {
    keepPrevious: true,
    enabled: enabled && kind === 'others',
  });
  return kind === 'exams' ? exams : others;
}
