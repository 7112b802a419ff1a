export type { SecondFactorRule, SiteSettingsPorts } from './ports.ts';
