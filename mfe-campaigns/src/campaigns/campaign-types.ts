import type { Page } from '@pathshala/contract-kit/paging';
import type { listCampaigns, readCampaign, readExamCampaign } from '@pathshala/svc-campaigns-contract/http';
import type { z } from 'zod';

type ItemOf<Route extends { answer: z.ZodType }> =
  z.output<Route['answer']> extends Page<infer Item> ? Item : never;

/** A campaign in a list. */
export type CampaignItem = ItemOf<typeof listCampaigns>;
export type Campaign = z.output<(typeof readCampaign)['answer']>;
export type ExamCampaign = z.output<(typeof readExamCampaign)['answer']>;
export type Registration = NonNullable<Campaign['registration']>;
