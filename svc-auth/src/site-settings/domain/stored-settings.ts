import type { Message } from '@pathshala/contract-kit/message';
import type { Edited } from '@pathshala/contract-kit/edited';
import { asciiDigits } from '@pathshala/rules/digits';
import { cleanEmail } from '@pathshala/rules/email';
import type { ExamLimits } from '@pathshala/rules/exam-limits';
import type { SiteLanguages } from '@pathshala/rules/site-languages';

/** The features that can be switched off. */
interface Features {
  readonly registration: boolean;
  readonly photos: boolean;
  readonly practice: boolean;
  readonly discussion: boolean;
  readonly certificates: boolean;
}

/** Settings of earlier versions and older pages lack some switches. */
type SomeFeatures = { readonly [Name in keyof Features]?: boolean | undefined };

/** The settings that other capabilities and services apply. */
export interface CurrentRules {
  readonly siteName: Message;
  readonly features: Features;
  readonly passwordMinimum: number;
  readonly languages: SiteLanguages;
  readonly exams: ExamLimits;
  /** A path of the site; null: the built-in logo. */
  readonly logo: string | null;
}

/** A student's words about the school. */
interface Voice {
  readonly name: string;
  readonly about: string;
  readonly text: string;
}

/** The facts about the school on the home page and in its footer (NAV-05). */
export interface SiteSettings {
  /** Missing in settings of earlier versions, like `features` and `passwordMinimum`. */
  readonly siteName?: Message | undefined;
  readonly features?: SomeFeatures | undefined;
  readonly languages?: SiteLanguages | undefined;
  readonly exams?: ExamLimits | undefined;
  readonly logo?: string | null | undefined;
  readonly passwordMinimum?: number | undefined;
  /** null: not set, and not shown. */
  readonly statistics: {
    readonly students: number | null;
    readonly classes: number | null;
    readonly sheets: number | null;
    readonly tests: number | null;
    readonly rating: number | null;
  };
  /** Missing while nobody has set it. */
  readonly countStatistics?: boolean | undefined;
  readonly voices?: readonly Voice[] | undefined;
  /** Each is empty while it is not set. */
  readonly contact: {
    readonly address: { readonly bn: string; readonly en: string };
    readonly phone: string;
    readonly email: string;
  };
  readonly social: readonly { readonly name: string; readonly url: string }[];
  /** null: the current year. */
  readonly copyrightYear: number | null;
  /** Where students pay for courses; each is empty where it is not offered. */
  readonly payment?: { readonly bkash: string; readonly nagad: string; readonly bank: string } | undefined;
}

export interface StoredSettings {
  readonly settings: SiteSettings;
  /** Administrators log in with two steps. Left out in settings of earlier versions: no. */
  readonly requiresSecondFactorOfAdmins?: boolean;
  readonly edited: Edited;
  /** The account whose name is in `edited`, so that the name can be removed with the account. */
  readonly editorId: string | null;
}

/**
 * Takes the settings from a form, which may have more fields, with telephone number and email in one spelling. Settings that
 * the form leaves out stay unchanged.
 */
export function normaliseSettings(input: SiteSettings, before: Partial<SiteSettings> = {}): SiteSettings {
  const { statistics, contact, social, copyrightYear } = input;
  const { address, phone, email } = contact;
  return {
    statistics,
    contact: { address, phone: asciiDigits(phone), email: cleanEmail(email) },
    social,
    copyrightYear,
    ...givenOf(before),
    ...givenOf(input),
    ...featuresOf(before, input),
  };
}

/** Fields that are stored only once somebody has given them. */
function givenOf(settings: Partial<SiteSettings>) {
  const { siteName, passwordMinimum, languages, exams, logo, payment, countStatistics, voices } = settings;
  return {
    ...(countStatistics !== undefined && { countStatistics }),
    ...(voices && { voices }),
    ...(siteName && { siteName }),
    ...(passwordMinimum !== undefined && { passwordMinimum }),
    ...(languages && { languages }),
    ...(exams && { exams }),
    ...(logo !== undefined && { logo }),
    ...(payment && { payment }),
  };
}

/** Each switch is unchanged unless the change names it. */
function featuresOf({ features: before }: Partial<SiteSettings>, { features }: SiteSettings) {
  if (before === undefined && features === undefined) return {};
  return { features: { ...before, ...named(features) } };
}

/** Every switch; those that nobody has set have the default. */
export function allFeatures(settings: SomeFeatures | undefined, defaults: Features): Features {
  return { ...defaults, ...named(settings) };
}

function named(features: SomeFeatures = {}): Partial<Features> {
  return Object.fromEntries(Object.entries(features).filter(([, isOn]) => isOn !== undefined));
}

/** The current rules: settings that nobody has set have the default. */
export function rulesOf(settings: SiteSettings | undefined, defaults: CurrentRules): CurrentRules {
  const { siteName, passwordMinimum, languages, exams, logo } = { ...defaults, ...givenOf(settings ?? {}) };
  const features = allFeatures(settings?.features, defaults.features);
  return { siteName, features, passwordMinimum, languages, exams, logo };
}

/** Whether the home page shows the counts of the site: the setting, or by default whether no number is saved. */
export function countsStatistics(settings: SiteSettings | undefined): boolean {
  const { countStatistics, statistics = {} } = settings ?? {};
  return countStatistics ?? Object.values(statistics).every((number) => number === null);
}
