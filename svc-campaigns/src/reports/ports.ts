import type { BucketRange } from '@pathshala/reports/report-totals';
import type { CellSum } from '@pathshala/reports/report-fact';
import type { Campaign } from '../campaigns/index.ts';
import type { Reached } from './domain/funnel.ts';

/** Which steps registrations have reached. Ranges are days in Dhaka. */
export interface ReachedSteps {
  /** Of no effect when it is stored. */
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

/** What a report says of a campaign beside its numbers. */
export type NamedCampaign = Pick<Campaign, '_id' | 'title' | 'kind' | 'startDate'>;

/** Those that were ever created, deleted ones too, by id; as old as a minute. */
export type ReadNames = (ids: readonly string[]) => Promise<ReadonlyMap<string, NamedCampaign>>;

/** A result of a registration: it has sat. */
export type RecordSat = (sat: {
  readonly resultId: string;
  readonly campaignId: string;
  /** ISO 8601. */
  readonly registeredAt: string;
}) => Promise<void>;
