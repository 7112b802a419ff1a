import type { readSiteSettings, siteSettingsInput } from '@pathshala/svc-auth-contract/http';
import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import type { SiteLanguages } from '@pathshala/rules/site-languages';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import type { z } from 'zod';

/** The settings as an administrator reads them. */
export type StoredSettings = Extract<AnswerOf<typeof readSiteSettings>, { readonly rev: number }>;

export type SettingsBody = z.output<typeof siteSettingsInput>;

export const statisticNames = ['students', 'classes', 'sheets', 'tests', 'rating'] as const;

export type StatisticName = (typeof statisticNames)[number];

export type FeatureName = keyof typeof defaultSiteSettings.features;

export type LimitName = keyof typeof defaultSiteSettings.exams;

/** A number as it is typed: what is no number stays text, and an empty field is null. */
type TypedNumber = number | string | null;

/** The settings that this page edits. */
export interface SettingsValues {
  siteName: { bn: string; en: string };
  contact: { address: { bn: string; en: string }; phone: string; email: string };
  social: { name: string; url: string }[];
  statistics: Record<StatisticName, TypedNumber>;
  countStatistics: boolean;
  voices: { name: string; about: string; text: string }[];
  /** The accounts for payments; each is empty if it is not offered. */
  payment: { bkash: string; nagad: string; bank: string };
  copyrightYear: TypedNumber;
  features: Record<FeatureName, boolean>;
  passwordMinimum: TypedNumber;
  /** The address of the upload; empty: the drawn one. */
  logo: string;
  languages: SiteLanguages;
  exams: Record<LimitName, TypedNumber>;
}

export function valuesOf(settings: StoredSettings): SettingsValues {
  const { contact, social, statistics, copyrightYear } = settings;
  return {
    siteName: settings.siteName ?? defaultSiteSettings.siteName,
    contact,
    social,
    statistics,
    countStatistics: settings.countStatistics ?? defaultSiteSettings.countStatistics,
    voices: settings.voices ?? [],
    copyrightYear,
    payment: settings.payment ?? { bkash: '', nagad: '', bank: '' },
    features: featuresOf(settings.features),
    passwordMinimum: settings.passwordMinimum ?? defaultSiteSettings.passwordMinimum,
    logo: settings.logo ?? '',
    languages: settings.languages ?? defaultSiteSettings.languages,
    exams: settings.exams ?? defaultSiteSettings.exams,
  };
}

/** Every switch; as by default where the settings are older than it. */
function featuresOf(stored: StoredSettings['features']): Record<FeatureName, boolean> {
  const known: Partial<Record<FeatureName, boolean>> = Object.fromEntries(
    Object.entries(stored ?? {}).filter(([, isOn]) => isOn !== undefined),
  );
  return { ...defaultSiteSettings.features, ...known };
}
