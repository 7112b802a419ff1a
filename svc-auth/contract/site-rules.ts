import { plainText } from '@pathshala/contract-kit/text';
import { examLimits as bounds } from '@pathshala/rules/exam-limits';
import { z } from 'zod';

/** The name of the site in its header, titles and mails. The top bar has room for it on a phone. */
export const siteName = z.strictObject({
  bn: plainText({ max: 40, required: true }),
  en: plainText({ max: 40, required: true }),
});

/**
 * The features that the school offers. The services refuse those that are switched off, and the screens do not offer them. A
 * feature that a change leaves out stays unchanged.
 */
export const siteFeatures = z.strictObject({
  /** Visitors can open an account; invitations work in any case. */
  registration: z.boolean(),
  /** Students can upload a photo; photos that are stored stay. */
  photos: z.boolean(),
  /** Students can make practice tests; tests that were made can be sat. */
  practice: z.boolean().optional(),
  /** Questions and answers below a lesson can be written; existing ones can be read in any case. */
  discussion: z.boolean().optional(),
  /** Winners of an exam campaign can print a certificate; printed ones can be checked. */
  certificates: z.boolean().optional(),
});

/** The languages of pages and mails. */
export const siteLanguages = z
  .strictObject({
    offered: z.enum(['both', 'bn', 'en']),
    /** The language for a browser that has chosen none. */
    standard: z.enum(['bn', 'en']),
  })
  .refine(({ offered, standard }) => offered === 'both' || offered === standard, {
    message: 'auth.settings-language',
    path: ['standard'],
  });

const whole = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.number().int().min(min).max(max);

/** The limits of every exam. An exam in progress keeps its grace. */
export const examLimits = z
  .strictObject({
    graceSeconds: whole(bounds.graceSeconds),
    startsOfOneExam: whole(bounds.startsOfOneExam),
    startsOfAllExams: whole(bounds.startsOfAllExams),
    deskMinutes: whole(bounds.deskMinutes),
  })
  .refine(({ startsOfOneExam, startsOfAllExams }) => startsOfOneExam <= startsOfAllExams, {
    message: 'auth.settings-starts',
    path: ['startsOfAllExams'],
  });

/** The address of an uploaded logo; null: the built-in logo. */
export const logoUrl = z
  .string()
  .regex(/^\/api\/files\/svc-auth\/logo\/[0-9a-f]{64}$/u, 'auth.settings-logo')
  .nullable();
