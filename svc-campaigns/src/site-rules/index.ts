export { mailSite } from './domain/mail-site.ts';
export type { CampaignRules, SiteRules } from './ports.ts';
