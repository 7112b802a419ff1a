export { type CampaignRules, mailSite, type SiteRules } from './ports.ts';
