import type { Message } from '@pathshala/contract-kit/message';
import type { Edited } from '@pathshala/contract-kit/edited';
import { asciiDigits } from '@pathshala/rules/digits';
import { cleanEmail } from '@pathshala/rules/email';

/** What can be switched off. */
interface Features {
  readonly registration: boolean;
  readonly photos: boolean;
}

/** The settings that other capabilities apply. */
export interface CurrentRules {
  readonly siteName: Message;
  readonly features: Features;
  readonly passwordMinimum: number;
}

/** What the home page and its footer show of the school (NAV-05). */
export interface SiteSettings {
  /** Like `features` and `passwordMinimum` missing in settings of earlier versions. */
  readonly siteName?: Message | undefined;
  readonly features?: Features | undefined;
  readonly passwordMinimum?: number | undefined;
  readonly statistics: {
    readonly students: number;
    readonly classes: number;
    readonly sheets: number;
    readonly tests: number;
    readonly rating: number;
  };
  readonly contact: {
    readonly address: { readonly bn: string; readonly en: string };
    readonly phone: string;
    readonly email: string;
  };
  readonly social: readonly { readonly name: string; readonly url: string }[];
  /** null: the current year. */
  readonly copyrightYear: number | null;
  /** Where students pay for courses; each empty where it is not offered. */
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
 * Takes the settings from a form, which may have more fields, with telephone number and email in one spelling. What the form
 * leaves out is as before.
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
  };
}

/** Fields that are stored only once somebody has given them. */
function givenOf({ siteName, features, passwordMinimum, payment }: Partial<SiteSettings>) {
  return {
    ...(siteName && { siteName }),
    ...(features && { features }),
    ...(passwordMinimum !== undefined && { passwordMinimum }),
    ...(payment && { payment }),
  };
}
