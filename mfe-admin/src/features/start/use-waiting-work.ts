import { useMayDo, useMayDoWithLimits } from '@pathshala/admin-kit/layout/use-may-do';
import type { WaitingItem } from '@pathshala/contract-kit/waiting-work';
import { permissions } from '@pathshala/rules/permissions';
import type { readWaitingAccountWork } from '@pathshala/svc-auth-contract/http';
import type { readWaitingCampaignWork } from '@pathshala/svc-campaigns-contract/http';
import type { readWaitingCourseWork } from '@pathshala/svc-catalog-contract/http';
import type { readWaitingExamWork } from '@pathshala/svc-exams-contract/http';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';

/** Milliseconds between two looks at what waits. */
const refetchInterval = 60_000;

type Part = 'accounts' | 'courses' | 'exams' | 'campaigns';

interface Query {
  readonly data: { readonly items: readonly WaitingItem[] } | undefined;
  readonly error: ApiError | null;
  readonly refetch: () => unknown;
}

export interface WaitingWork {
  /** This administrator may do none of the work. */
  readonly isNothingSeen: boolean;
  /** Some service has not answered yet. All is shown at once: a line that comes later would move the page. */
  readonly isLoading: boolean;
  /** The work of all services that answered, the oldest first. */
  readonly items: readonly WaitingItem[];
  /** The services that did not. */
  readonly failed: readonly { readonly part: Part; readonly error: ApiError }[];
  readonly retry: () => void;
}

/** Reads the work for this administrator from each service that has work for the own permissions. */
export function useWaitingWork(): WaitingWork {
  const may = useMayDo();
  const mayWithLimits = useMayDoWithLimits();
  const { questions, marking, support, administration, campaigns } = permissions;
  const seen: Record<Part, boolean> = {
    accounts: may(support, administration),
    courses: mayWithLimits(questions, marking, support),
    exams: mayWithLimits(questions, marking),
    campaigns: may(campaigns),
  };
  const options = (part: Part) => ({ refetchInterval, enabled: seen[part] });
  const queries: Record<Part, Query> = {
    accounts: useApiQuery<typeof readWaitingAccountWork>('/users/waiting-work', {}, options('accounts')),
    courses: useApiQuery<typeof readWaitingCourseWork>('/courses/waiting-work', {}, options('courses')),
    exams: useApiQuery<typeof readWaitingExamWork>('/exams/waiting-work', {}, options('exams')),
    campaigns: useApiQuery<typeof readWaitingCampaignWork>(
      '/examcampaigns/waiting-work',
      {},
      options('campaigns'),
    ),
  };
  return mergedOf(queries, seen);
}

const parts: readonly Part[] = ['accounts', 'courses', 'exams', 'campaigns'];

function mergedOf(queries: Record<Part, Query>, seen: Record<Part, boolean>): WaitingWork {
  const asked = parts.filter((part) => seen[part]).map((part) => ({ part, ...queries[part] }));
  const failed = asked.flatMap(({ part, data, error }) =>
    data === undefined && error !== null ? [{ part, error }] : [],
  );
  return {
    isNothingSeen: asked.length === 0,
    isLoading: asked.some(({ data, error }) => data === undefined && error === null),
    items: asked
      .flatMap(({ data }) => data?.items ?? [])
      .toSorted((a, b) => a.oldestAt.localeCompare(b.oldestAt)),
    failed,
    retry: () => {
      for (const { part } of failed) void queries[part].refetch();
    },
  };
}
