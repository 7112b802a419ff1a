export { inLanguage, pageUrlOf, type Campaign, type RequireCampaign } from '../campaigns/ports.ts';
export { calendarOf } from '../registrations/ports.ts';

export interface PictureText {
  readonly title: string;
  readonly line: string;
  readonly site: string;
}
