import { accountLimits } from '@pathshala/rules/account';
import { standardExamLimits } from '@pathshala/rules/exam-limits';
import { siteName } from '@pathshala/rules/site-name';
import type { SiteRules } from './events.ts';
import type { SiteSettings } from './site-settings.ts';

type Present<Name extends keyof SiteSettings> = { readonly [Key in Name]: NonNullable<SiteSettings[Key]> };

type WithDefaults = Omit<SiteSettings, 'features' | 'logo'> &
  Present<'siteName' | 'passwordMinimum' | 'languages' | 'exams' | 'countStatistics' | 'voices'> & {
    readonly features: Record<keyof NonNullable<SiteSettings['features']>, boolean>;
    readonly logo: string | null;
  };

/**
 * The settings that the service answers while none are stored, and that a page shows before the answer: no fact about the
 * school is invented.
 */
export const defaultSiteSettings: WithDefaults = {
  siteName,
  features: { registration: true, photos: true, practice: true, discussion: true, certificates: true },
  languages: { offered: 'both', standard: 'bn' },
  exams: { ...standardExamLimits },
  logo: null,
  passwordMinimum: accountLimits.passwordMin,
  statistics: { students: null, classes: null, sheets: null, tests: null, rating: null },
  countStatistics: true,
  voices: [],
  contact: { address: { bn: '', en: '' }, phone: '', email: '' },
  social: [],
  copyrightYear: null,
};

/** The sample values of spec §1: the facts of the sample school, and examples in the form of the settings (NAV-05). */
export const proposedSiteFacts = {
  statistics: { students: 300, classes: 70, sheets: 100, tests: 80, rating: 4.9 },
  contact: {
    address: { bn: '১২ বিদ্যালয় সড়ক, ঢাকা ১২০৫', en: '12 School Road, Dhaka 1205' },
    phone: '+880 1700-000000',
    email: 'hello@pathshala.example',
  },
  social: [
    { name: 'Twitter', url: 'https://twitter.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
  ],
  copyrightYear: 2023,
};

/** The rules that services apply until the first event with rules arrives. */
export const defaultSiteRules: SiteRules = {
  siteName: defaultSiteSettings.siteName,
  logo: defaultSiteSettings.logo,
  features: defaultSiteSettings.features,
  languages: defaultSiteSettings.languages,
  exams: defaultSiteSettings.exams,
};
