import { accountLimits } from '@pathshala/rules/account';
import { isEmailAddress } from '@pathshala/rules/email';
import { defineRoute } from '@pathshala/contract-kit/route';
import { edited, editedInput } from '@pathshala/contract-kit/revision';
import { plainText } from '@pathshala/contract-kit/text';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { shownAnnouncement } from './announcement.ts';
import { examLimits, logoUrl, siteFeatures, siteLanguages, siteName } from './site-rules.ts';

/** The home page has room for six digits on a phone. null: not set, and not shown. */
const count = z.number().int().min(0).max(999_999).nullable();

/** Latin or Bengali digits, also the short number of a help line. Empty: not set. */
const phone = z
  .string()
  .trim()
  .regex(/^(?:[+(]?[0-9০-৯][0-9০-৯ ()-]{2,28})?$/u, 'auth.settings-phone');

const socialLink = z.strictObject({
  name: plainText({ max: 40, required: true }),
  url: z.url({ protocol: /^https$/ }).max(500),
});

/** A longer minimum would be forgotten or written down. */
export const maxPasswordMinimum = 32;

/** Where students pay for courses, as displayed; empty: not offered. */
const paymentAccounts = z.strictObject({
  bkash: plainText({ max: 60 }),
  nagad: plainText({ max: 60 }),
  /** Bank, branch, name and number of the account. */
  bank: plainText({ max: 300 }),
});

export const voiceLimits = { voices: 6, name: 120, about: 160, text: 600 } as const;

/** A student's words about the school; each text in one language, or in both as `বাংলা | English`. */
const voice = z.strictObject({
  name: plainText({ max: voiceLimits.name, required: true }),
  /** For example the course or the college. */
  about: plainText({ max: voiceLimits.about }),
  text: plainText({ max: voiceLimits.text, required: true }),
});

const siteSettings = z.strictObject({
  /** In the answer always set, like `features` and `passwordMinimum`; left out of a change: unchanged. */
  siteName: siteName.optional(),
  features: siteFeatures.optional(),
  languages: siteLanguages.optional(),
  exams: examLimits.optional(),
  logo: logoUrl.optional(),
  /** Characters of a new password. `PASSWORD_MINIMUM` may require more. */
  passwordMinimum: z.number().int().min(accountLimits.passwordMin).max(maxPasswordMinimum).optional(),
  statistics: z.strictObject({
    students: count,
    classes: count,
    sheets: count,
    tests: count,
    /** Out of 5, with at most one decimal; `multipleOf: 0.1` in OpenAPI would reject 4.9 in validators that divide floats. */
    rating: z
      .number()
      .min(0)
      .max(5)
      .refine((rating) => Math.round(rating * 10) / 10 === rating, 'auth.settings-rating')
      .nullable(),
  }),
  /**
   * The home page shows the counts of the site in place of `statistics`. Left out of a change: unchanged. While nobody has set
   * it: counted, unless one of the `statistics` is set.
   */
  countStatistics: z.boolean().optional(),
  /** Words of students, on the home page in this order. Left out of a change: unchanged. */
  voices: z.array(voice).max(voiceLimits.voices).optional(),
  /** Each is empty until an administrator has set it. */
  contact: z.strictObject({
    address: z.strictObject({ bn: plainText({ max: 200 }), en: plainText({ max: 200 }) }),
    phone,
    email: plainText({ max: 254 }).refine(
      (email) => email === '' || isEmailAddress(email),
      'auth.email-invalid',
    ),
  }),
  /** In the order of the footer, with unique names. */
  social: z
    .array(socialLink)
    .max(8)
    .refine((links) => new Set(links.map(({ name }) => name)).size === links.length, 'auth.settings-links'),
  /** null: the current year. */
  copyrightYear: z.number().int().min(1900, 'auth.settings-year').max(2100, 'auth.settings-year').nullable(),
  /** Left out of the answer while nothing is stored; left out of a change: unchanged. */
  payment: paymentAccounts.optional(),
});

/** The facts about the school on the home page and in its footer (NAV-05). */
export type SiteSettings = z.output<typeof siteSettings>;

/** The public answer: the settings, and the announcement while one is shown, so that pages need no call for it. */
const shownSettings = siteSettings.extend({
  announcement: shownAnnouncement.optional(),
  /** Codes are sent by SMS, too: a mobile number may stand in place of an address. Left out where they are not. */
  hasSms: z.literal(true).optional(),
});

/** The latest editor and time are for administrators only. */
const siteSettingsForAdmin = shownSettings.extend({
  ...edited,
  /** Administrators log in with two steps. */
  requireSecondFactorForAdmins: z.boolean(),
});

/** The body of a change by an administrator. */
export const siteSettingsInput = siteSettings.extend({
  ...editedInput,
  /** Accepted, so that the answer can be sent back, and ignored: `PUT /announcement` changes it. */
  announcement: z.unknown().optional(),
  hasSms: z.unknown().optional(),
  /** Left out: unchanged. */
  requireSecondFactorForAdmins: z.boolean().optional(),
});

export type SiteSettingsInput = z.output<typeof siteSettingsInput>;

export const readSiteSettings = defineRoute({
  method: 'get',
  path: '/settings',
  access: 'visitor',
  summary: 'The school’s facts on the home page; those that no administrator has saved are empty',
  answer: z.union([siteSettingsForAdmin, shownSettings]),
});

export const countStudents = defineRoute({
  method: 'get',
  path: '/settings/figures',
  access: 'visitor',
  summary:
    'The number of students of the school, at most a minute old; null while its statistics are not counted',
  answer: z.object({ students: z.number().int().nullable() }),
});

export const changeSiteSettings = defineRoute({
  method: 'put',
  path: '/settings',
  access: 'admin',
  permission: permissions.administration,
  audit: { compare: 'get /settings' },
  summary: 'Replace the site settings',
  body: siteSettingsInput,
  answer: siteSettingsForAdmin,
  errors: ['auth.second-factor-first', 'common.edited-meanwhile', 'common.edited-meanwhile-unknown'],
});
