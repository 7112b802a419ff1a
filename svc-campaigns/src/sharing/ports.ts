import type { Campaigns } from '../campaigns/ports.ts';

export { pageUrlOf, type Campaign } from '../campaigns/ports.ts';
export { calendarOf } from '../registrations/ports.ts';

export type SharedCampaigns = Pick<Campaigns, 'find'>;

export interface PictureText {
  readonly title: string;
  readonly line: string;
  readonly site: string;
}

/** Draws a picture as PNG. */
export type DrawPicture = (text: PictureText) => Promise<Uint8Array>;
