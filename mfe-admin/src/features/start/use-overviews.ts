import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import type { readUsersOverview } from '@pathshala/svc-auth-contract/http';
import type { readCampaignsOverview } from '@pathshala/svc-campaigns-contract/http';
import type { readExamsOverview } from '@pathshala/svc-exams-contract/http';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';

/** The interval of reading who sits now, in milliseconds. */
const refetchInterval = 30_000;

/** The figures of each service that this administrator may see. */
export function useOverviews() {
  const may = useMayDo();
  const seesExams = may(permissions.questions, permissions.marking, permissions.campaigns);
  const seesCampaigns = may(permissions.campaigns);
  const seesUsers = may(permissions.support);
  const ofExams = { refetchInterval, enabled: seesExams };
  return {
    seesExams,
    seesCampaigns,
    seesUsers,
    exams: useApiQuery<typeof readExamsOverview>('/exams/overview', {}, ofExams),
    campaigns: useApiQuery<typeof readCampaignsOverview>(
      '/examcampaigns/overview',
      {},
      { enabled: seesCampaigns },
    ),
    users: useApiQuery<typeof readUsersOverview>('/users/overview', {}, { enabled: seesUsers }),
  };
}

export type Overviews = ReturnType<typeof useOverviews>;
