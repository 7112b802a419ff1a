import { accountLimits } from '@pathshala/rules/account';
import { siteName } from '@pathshala/rules/site-name';
import type { SiteSettings } from './site-settings.ts';

type Present<Name extends keyof SiteSettings> = { readonly [Key in Name]: NonNullable<SiteSettings[Key]> };

/** The sample values of spec §1: the service's response while nothing is stored, and what the page shows before the response arrives. */
export const defaultSiteSettings: SiteSettings & Present<'siteName' | 'features' | 'passwordMinimum'> = {
  siteName,
  features: { registration: true, photos: true },
  passwordMinimum: accountLimits.passwordMin,
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
