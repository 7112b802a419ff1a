import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { pageQuery } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { plainText } from '@pathshala/contract-kit/text';
import { oneLine } from '@pathshala/rules/one-line';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';

const text = plainText({ max: 200 }).overwrite(oneLine);

/** Empty, or the common form of an address. */
const contactEmail = z.union([
  z.literal(''),
  z
    .string()
    .trim()
    .max(254)
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/),
]);
/** Empty, or digits (Latin or Bengali) with an optional plus, spaces and hyphens. */
const mobile = z.union([
  z.literal(''),
  z
    .string()
    .trim()
    .regex(/^\+?[0-9০-৯][0-9০-৯ -]{5,18}[0-9০-৯]$/),
]);

/** `yes`: the guardian agrees to be called and written to. */
const guardianConsent = z.enum(['', 'yes']);

/** Read-only fields: accepted in a request, so that a response can be sent back, and ignored. */
const ignored = z.unknown().optional();

export const gender = z.enum(['Male', 'Female', 'Other']);

/** The part of the record that the student edits under Personal Information (spec §3). An empty string: not given. */
export const personalInfoInput = z.strictObject({
  fullName: z.strictObject({ english: text, bengali: text }).partial(),
  contact: z.strictObject({ email: contactEmail, mobile }).partial(),
  /** A calendar day, `YYYY-MM-DD`; null counts as empty. */
  dob: z.union([z.literal(''), z.iso.date(), z.null()]).transform((day) => day ?? ''),
  gender: z.union([z.literal(''), gender]),
  address: z.strictObject({ street: text, city: text, district: text, division: text }).partial(),
  /** The consent is the guardian's, to be called and written to at this number; another number needs it again. */
  guardian: z.strictObject({ name: text, mobile, consent: guardianConsent, consentAt: ignored }).partial(),
  profilePhotoUrl: ignored,
});

export const educationalBackgroundInput = z.strictObject({
  lastLevel: text,
  lastInstitution: text,
  gradesGPA: text,
  currentStatus: text,
});

/** Fields that are left out stay unchanged. The record can be sent back as it was read. */
export const studentChange = z.strictObject({
  personalInfo: personalInfoInput.partial().optional(),
  educationalBackground: educationalBackgroundInput.partial().optional(),
  _id: ignored,
  courseEnrollment: ignored,
});

export type StudentChange = z.output<typeof studentChange>;

/** For the caller's own account; an administrator can name another one. */
export const newStudent = studentChange.extend({ studentId: id.optional() });

export const enrolledCourse = z.object({
  name: z.string(),
  courseThumbnail: z.string(),
  courseId: id,
  courseCode: z.string(),
  /** Percent, 0 to 100. */
  progress: z.number(),
  enrolledAt: isoTime,
});

export const enrolmentGroup = z.object({
  totalEnrolled: z.number(),
  /** Percent: the mean over the group's courses. */
  overallProgress: z.number(),
  enrolledCourses: z.array(enrolledCourse),
});

/** The student record of spec §3. Its id is the user's id. */
export const student = z.object({
  _id: id,
  personalInfo: z.object({
    profilePhotoUrl: z.string(),
    fullName: z.object({ english: z.string(), bengali: z.string() }),
    contact: z.object({ email: z.string(), mobile: z.string() }),
    /** Left out for everybody but the student while the guardian has not agreed. */
    guardian: z
      .object({
        name: z.string(),
        mobile: z.string(),
        consent: guardianConsent,
        /** ISO 8601; empty without a consent. */
        consentAt: z.string(),
      })
      .optional(),
    dob: z.string(),
    gender: z.union([z.literal(''), gender]),
    address: z.object({
      street: z.string(),
      city: z.string(),
      district: z.string(),
      division: z.string(),
    }),
  }),
  educationalBackground: z.object({
    lastLevel: z.string(),
    lastInstitution: z.string(),
    gradesGPA: z.string(),
    currentStatus: z.string(),
  }),
  courseEnrollment: z.object({ admissionPrep: enrolmentGroup, academic: enrolmentGroup }),
});

export type Student = z.infer<typeof student>;

export const readStudentRecord = defineRoute({
  method: 'get',
  path: '/student/{id}',
  access: 'admin',
  permission: permissions.support,
  summary: 'One student record; its guardian only with a consent',
  params: z.object({ id }),
  answer: student,
  errors: ['auth.student-unknown'],
});

export const studentListQuery = pageQuery.extend({ sort: z.enum(['name', '-name']).default('name') });

const recentResult = z.object({
  resultId: id,
  attemptId: id,
  examKind: z.string(),
  examId: id,
  courseId: id.nullable(),
  unitId: id.nullable(),
  title: z.string(),
  /** null until `scoreVisibleFrom`. */
  score: z.number().nullable(),
  totalMarks: z.number(),
  /**
   * Percent of the total marks, 2 decimals; negative where wrong answers cost more than right ones earned. null while the score
   * is.
   */
  percent: z.number().nullable(),
  /** The best score of this exam among the latest 50 results; null while fewer than two scores of it are visible. */
  bestScore: z.number().nullable(),
  /** Marks that wrong answers cost; null while the score is hidden, and for results stored before it was counted. */
  marksLost: z.number().nullable(),
  /** null: the score is shown at once. */
  scoreVisibleFrom: isoTime.nullable(),
  dateTaken: isoTime,
});

const trendPoint = z.object({
  dateTaken: isoTime,
  examKind: z.string(),
  percent: z.number(),
  /** Percent of the total marks that wrong answers cost; null where it is not known. */
  lostPercent: z.number().nullable(),
  title: z.string(),
});

/** The subject with the lowest share of right answers. */
const weakestSubject = z.object({
  subjectName: z.string(),
  /** Right answers among `questions`; blank answers count in `questions` as well. */
  correct: z.number(),
  questions: z.number(),
  percent: z.number(),
  /** The course of the latest result with this subject. */
  courseId: id.nullable(),
});

const count = z.number().int();

/** The counts towards the goal of this day in Asia/Dhaka. Answers of an exam or a practice count on the day of the submit. */
const today = z.object({
  day: z.iso.date(),
  /** Answered questions, completed lessons and reviews of the mistakes notebook together. */
  goal: count,
  questions: count,
  lessons: count,
  /** Answers of a practice of the mistakes notebook, which are in no other count. */
  reviews: count,
  /** The subjects that were practised. */
  subjects: z.array(z.string()),
  /** The courses with a result or a completed lesson. */
  courses: z.array(id),
});

/** Days with an activity that counts. Two missed days of a calendar month are excused; the third one ends the streak. */
const streak = z.object({
  /** Active days, 400 at most; 0: there is none. */
  days: count,
  /** Excused days that are left in this month. */
  graceLeft: count,
  hasToday: z.boolean(),
});

/** STU-04. `recentResults` newest first (10); `scoreTrend` oldest first (50 at most). */
export const dashboard = z.object({
  coursesCompleted: z.number(),
  coursesInProgress: z.number(),
  courses: z.array(enrolledCourse.extend({ category: z.enum(['admissionPrep', 'academic']) })),
  /** The course of the latest result or progress, else of the latest enrolment; null without a course. */
  lastCourseId: id.nullable(),
  /** The time of that result, progress or enrolment. */
  lastCourseAt: isoTime.nullable(),
  recentResults: z.array(recentResult),
  scoreTrend: z.array(trendPoint),
  /** The last seven days in Asia/Dhaka, `YYYY-MM-DD`, the oldest first. */
  lastDays: z.array(
    z.object({
      day: z.iso.date(),
      isActive: z.boolean(),
      /** Missed, and excused in the current streak. */
      isGrace: z.boolean(),
    }),
  ),
  today,
  streak,
  /** null: no subject has enough questions, or only one has. */
  weakestSubject: weakestSubject.nullable(),
  /** Different papers that were submitted, 500 at most. */
  papersFinished: z.number(),
});

export type Dashboard = z.infer<typeof dashboard>;
