import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { revision } from '@pathshala/contract-kit/revision';
import { z } from 'zod';
import { nameShown } from './registration.ts';

/** The rank among all participants with a result. Equal marks in equal time (in started seconds) share a rank: 1, 2, 2, 4. */
const placing = {
  rank: z.number().int(),
  /** The percentage of participants who did as well or worse: 100 for the best, truncated after two decimals. */
  percentile: z.number(),
  rollNumber: z.string().nullable(),
  score: z.number(),
  /** The score that ranks, where the exam's marking scheme weighs GPA or a second sitting. */
  meritScore: z.number().optional(),
  totalMarks: z.number(),
  /** Milliseconds between start and submit. */
  durationMs: z.number(),
};

/** One line of the merit list. `name` and `initials` are null unless the participant chose to show one of them. */
export const meritEntry = z.object({
  ...placing,
  name: z.string().nullable(),
  initials: z.string().nullable(),
});

/** A line of the merit list for campaign managers, with the name and the contact data. */
export const rankedPerson = z.object({
  /** The id of the registration. */
  _id: id,
  ...placing,
  fullName: z.string(),
  email: z.string(),
  mobile: z.string(),
  /** null: a visitor without an account. */
  studentId: id.nullable(),
});

/** `showsName` is sent by clients without `nameShown`. */
export const nameChoiceInput = z.union([
  z.strictObject({ nameShown, showsName: z.boolean().optional() }),
  z.strictObject({ nameShown: z.undefined().optional(), showsName: z.boolean() }),
]);

/** A version of the merit list: 1 as released, a higher one after corrected or late results. */
export const issuedVersion = z.object({
  version: z.number().int(),
  issuedAt: isoTime,
  total: z.number().int(),
  /** Numbers of participants, compared with the previous version; null for the first one. */
  changes: z
    .object({
      entered: z.number().int(),
      left: z.number().int(),
      up: z.number().int(),
      down: z.number().int(),
      /** Participants with other marks, whether or not the rank changed. */
      marks: z.number().int(),
    })
    .nullable(),
});

const wantedVersion = z.coerce.number().int().positive().optional();

/** `version`: an older version; left out: the latest one. */
export const meritListQuery = pageQuery.extend({ version: wantedVersion });
export const ownPlaceQuery = z.object({ version: wantedVersion });

/** One page of a version of the merit list. */
export const meritList = pageOf(meritEntry).extend({
  /** The number of ranked participants; `total` is lower in a search. */
  of: z.number().int(),
  /** 1: the released version; 0: a preview, which only an administrator gets before the release. */
  version: z.number().int(),
  /** When this version was issued; null for version 1. */
  reissuedAt: isoTime.nullable(),
  /** All versions, oldest first. */
  versions: z.array(issuedVersion),
});

/** A batch of the caller, with the caller's rank among its students in the list; `rank` is null without an own result. */
export const batchOfList = z.object({
  _id: id,
  name: z.string(),
  rank: z.number().int().nullable(),
  of: z.number().int(),
});

/** The ranks within a batch; `overall` is the rank among all participants. Names as in the list for all. */
export const batchMeritList = pageOf(meritEntry.extend({ overall: z.number().int() })).extend({
  batch: batchOfList,
  version: z.number().int(),
});

/** One page of the latest version with the people behind it; before the release, of the current results. */
export const ranking = pageOf(rankedPerson).extend({
  of: z.number().int(),
  /** 0: not released yet. */
  version: z.number().int(),
});

/** The caller's own rank; `of` is the number of ranked participants. */
export const ownPlace = z.object({
  ...placing,
  of: z.number().int(),
  resultId: id,
  nameShown,
  showsName: z.boolean(),
  version: z.number().int(),
  /** The rank among the participants with this subject, by its marks alone; empty where svc-exams sent none. */
  subjects: z.array(
    z.object({
      subjectName: z.string(),
      score: z.number(),
      rank: z.number().int(),
      of: z.number().int(),
    }),
  ),
  /** The caller’s certificate can be opened. */
  hasCertificate: z.boolean(),
  /** The caller's place in the previous version; null in the first one, and for a late result. */
  before: z.object({ rank: z.number().int(), score: z.number() }).nullable(),
});

export const certificateLimits = { upTo: { min: 0, max: 100_000 } } as const;

const upTo = z
  .number()
  .int('campaigns.field.certificates')
  .min(certificateLimits.upTo.min, 'campaigns.field.certificates')
  .max(certificateLimits.upTo.max, 'campaigns.field.certificates');

/** Participants with a rank up to this one get a certificate; 0: nobody. */
export const certificateRule = z.object({ upTo, rev: revision });
export const certificateRuleInput = z.strictObject({ upTo, rev: revision.optional() });

/** The caller's own certificate, by the latest version of the merit list. */
export const certificate = z.object({
  ...placing,
  of: z.number().int(),
  campaignTitle: z.string(),
  /** When the exam began. */
  heldAt: isoTime,
  fullName: z.string(),
  version: z.number().int(),
  issuedAt: isoTime,
  /** The code in the address where anybody can check it. */
  code: z.string(),
});

/** The public answer for a certificate's code: the name or initials only if the participant shows them. */
export const checkedCertificate = z.object({
  campaignId: id,
  campaignTitle: z.string(),
  name: z.string().nullable(),
  initials: z.string().nullable(),
  rollNumber: z.string().nullable(),
  rank: z.number().int(),
  of: z.number().int(),
  version: z.number().int(),
  issuedAt: isoTime,
  /** False: the rank in the latest version has no certificate any more. */
  isValid: z.boolean(),
});

const count = z.number().int();

/** The progress of a release, for administrators. */
export const releaseProgress = z.object({
  releasedAt: isoTime.nullable(),
  /** From this time the release is possible, because no answer can arrive any more. Extra time of a student moves it. */
  possibleFrom: isoTime,
  /** Whether that time is over, by the clock of the service. */
  isPossible: z.boolean(),
  /** The latest version of the merit list; 0 before the first. */
  version: z.number().int(),
  /** A version that is being built; null when none is. */
  building: z.object({ done: count, total: count }).nullable(),
  /** Students who get a mail: those whose latest mail is sent, failed, or not sent yet. */
  mails: z.object({ total: count, sent: count, failed: count, left: count }),
  certificatesUpTo: count,
  /** The revision of the rule about certificates, which `setCertificates` takes as `rev`. */
  certificatesRev: revision,
});
