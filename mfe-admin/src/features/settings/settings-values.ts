import type { readSiteSettings, siteSettingsInput } from '@pathshala/svc-auth-contract/http';
import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import type { z } from 'zod';

/** The settings as an administrator reads them. */
export type StoredSettings = Extract<AnswerOf<typeof readSiteSettings>, { readonly rev: number }>;

export type SettingsBody = z.output<typeof siteSettingsInput>;

export const statisticNames = ['students', 'classes', 'sheets', 'tests', 'rating'] as const;

export type StatisticName = (typeof statisticNames)[number];

/** A number as it is typed: what is no number stays text, and an empty field is null. */
type TypedNumber = number | string | null;

/** The settings that this page edits. */
export interface SettingsValues {
  siteName: { bn: string; en: string };
  contact: { address: { bn: string; en: string }; phone: string; email: string };
  social: { name: string; url: string }[];
  statistics: Record<StatisticName, TypedNumber>;
  copyrightYear: TypedNumber;
  features: { registration: boolean; photos: boolean };
  passwordMinimum: TypedNumber;
}

export function valuesOf(settings: StoredSettings): SettingsValues {
  const { contact, social, statistics, copyrightYear } = settings;
  return {
    siteName: settings.siteName ?? defaultSiteSettings.siteName,
    contact,
    social,
    statistics,
    copyrightYear,
    features: settings.features ?? defaultSiteSettings.features,
    passwordMinimum: settings.passwordMinimum ?? defaultSiteSettings.passwordMinimum,
  };
}
