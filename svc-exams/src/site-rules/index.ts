export type { SiteRules } from './ports.ts';
