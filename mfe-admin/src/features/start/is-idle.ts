import type { readCampaignsOverview } from '@pathshala/svc-campaigns-contract/http';
import type { z } from 'zod';

type CampaignsOverview = z.output<(typeof readCampaignsOverview)['answer']>;

/** Nothing was registered for lately and nothing waits: the school may be empty. */
export function isIdle({ registrations, ...waiting }: CampaignsOverview): boolean {
  return (
    registrations.every(({ count }) => count === 0) &&
    [waiting.toRelease, waiting.withoutExam, waiting.withoutCorrectOption].every(({ length }) => length === 0)
  );
}
