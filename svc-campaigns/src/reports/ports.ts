import type { BucketRange } from '@pathshala/reports/report-totals';
import type { CellSum } from '@pathshala/reports/report-fact';
import type { Campaign } from '../campaigns/index.ts';
import type { Reached } from './domain/funnel.ts';

/** The steps that registrations have reached. Ranges are days in Dhaka. */
export interface ReachedSteps {
  /** Does nothing for stored ones. */
  record(...reached: readonly Reached[]): Promise<void>;
  /** By step and campaign, as `funnelsOf` reads it; `asOf` ISO 8601. */
  sums(range: BucketRange): Promise<{ readonly asOf: string; readonly sums: ReadonlyMap<string, CellSum> }>;
}

/** Views of pages: a number per campaign and day, and nothing else. */
export interface PageViews {
  add(campaignId: string, day: string): Promise<void>;
  /** By campaign. */
  sums(range: BucketRange): Promise<ReadonlyMap<string, number>>;
}

/** The fields of a campaign in a report, apart from its numbers. */
export type NamedCampaign = Pick<Campaign, '_id' | 'title' | 'kind' | 'startDate'>;

/** The names of campaigns, including deleted ones, by id; cached for a minute. */
export type ReadNames = (ids: readonly string[]) => Promise<ReadonlyMap<string, NamedCampaign>>;

/** Records that a registration has a result. */
export type RecordSat = (sat: {
  readonly resultId: string;
  readonly campaignId: string;
  /** ISO 8601. */
  readonly registeredAt: string;
}) => Promise<void>;
