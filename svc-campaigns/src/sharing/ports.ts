import type { Campaign } from '../campaigns/index.ts';
export interface PictureText {
  readonly title: string;
  readonly line: string;
  readonly site: string;
}

/** A campaign of either kind. Rejects with `not-found` for a missing or deleted one. */
export type FindCampaign = (id: string) => Promise<Campaign>;
