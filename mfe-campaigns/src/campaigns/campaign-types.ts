import type { Page } from '@pathshala/contract-kit/paging';
import type {
  listCampaigns,
  listExamCampaigns,
  readCampaign,
  readExamCampaign,
} from '@pathshala/svc-campaigns-contract/http';
import type { z } from 'zod';

type ItemOf<Route extends { answer: z.ZodType }> =
  z.output<Route['answer']> extends Page<infer Item> ? Item : never;

type ExamCampaignItem = ItemOf<typeof listExamCampaigns>;

/** A campaign in a list, of either kind. */
export type CampaignItem = ItemOf<typeof listCampaigns> &
  Partial<Pick<ExamCampaignItem, 'exam' | 'resultsReleasedAt'>>;
export type Campaign = z.output<(typeof readCampaign)['answer']>;
export type ExamCampaign = z.output<(typeof readExamCampaign)['answer']>;
export type Registration = NonNullable<Campaign['registration']>;
