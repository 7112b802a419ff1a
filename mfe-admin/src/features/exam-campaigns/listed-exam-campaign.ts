import type { listExamCampaigns } from '@pathshala/svc-campaigns-contract/http';
import type { z } from 'zod';

export type ListedExamCampaign = z.output<(typeof listExamCampaigns)['answer']>['items'][number];
