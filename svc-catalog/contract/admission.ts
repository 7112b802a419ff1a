import { pictureAddress } from '@pathshala/contract-kit/addresses';
import { edited, editedInput } from '@pathshala/contract-kit/revision';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { dayRange, pageQuery, sortOf } from '@pathshala/contract-kit/paging';
import { plainText, richText } from '@pathshala/contract-kit/text';
import { z } from 'zod';
import { courseOrder } from './course-list.ts';
import { partLock } from './part-lock.ts';
import { courseCode, faq, label, money } from './scalars.ts';

/** Characters. Above the limits of the domain, which reports a text that is too long with its field. */
const schemaMaxLength = 1_000_000;
const stem = richText({ max: schemaMaxLength }).default('');

const optionInput = z.strictObject({
  _id: id.optional(),
  text: richText({ max: schemaMaxLength }).default(''),
  isCorrect: z.boolean().default(false),
});

export const questionInput = z.strictObject({
  _id: id.optional(),
  question: stem,
  points: z.number().min(0).max(1000).default(1),
  explanation: stem,
  options: z.array(optionInput).max(20),
  /** Everyone may read this question with its key, on the page of the course. */
  isSample: z.boolean().optional(),
});

const subjectInput = z.strictObject({
  subjectName: plainText({ max: 200 }).default(''),
  mandatory: z.boolean().default(false),
  mcqs: z.array(questionInput).max(300).default([]),
});

/** A past exam. Defaults: `totalMarks` is the marks that a student can reach, `requiredSubjects` all subjects. */
export const yearInput = z.strictObject({
  _id: id.optional(),
  year: label,
  /** Minutes. */
  timeLimit: z.number().max(100_000).default(60),
  totalMarks: z.number().max(100_000).optional(),
  requiredSubjects: z.number().int().max(1000).optional(),
  /** Percent of a question's points that a wrong answer costs. */
  negativeMarkingPercentage: z.number().default(0),
  subjects: z.array(subjectInput).max(50).default([]),
});

export const unitInput = z.strictObject({
  _id: id.optional(),
  unitName: plainText({ max: 200 }).default(''),
  years: z.array(yearInput).max(60).default([]),
});

const feature = z.strictObject({
  feature: plainText({ max: 200 }).default(''),
  description: plainText({ max: 2000 }).default(''),
});

const testimonial = z.strictObject({
  studentName: plainText({ max: 200 }).default(''),
  enrolledYear: label.default(''),
  review: plainText({ max: 2000 }).default(''),
});

const textList = z
  .array(plainText({ max: 1000 }))
  .max(50)
  .default([]);

/**
 * An admission course as an administrator submits it (spec §3). The administrator's answer can be sent back unchanged: its ids
 * remain, `enrolledCount` is ignored, and only `rev` of the last edit is used.
 */
export const admissionCourseInput = z.strictObject({
  _id: id.optional(),
  name: plainText({ max: 200 }).default(''),
  /** Empty: made from the name. */
  courseCode: z.union([courseCode, z.literal('')]).default(''),
  courseThumbnail: pictureAddress.default(''),
  description: richText({ max: 50_000 }).default(''),
  courseFeatures: z.array(feature).max(50).default([]),
  subjectAreas: textList,
  studentRequirements: textList,
  enrollmentProcessSteps: textList,
  enrollmentFee: money.default(0),
  discountFee: money.default(0),
  enrollmentDuration: label.default(''),
  /** The name of the teacher; not in spec §3. */
  instructor: plainText({ max: 300 }).default(''),
  testimonials: z.array(testimonial).max(50).default([]),
  averageRating: z.number().default(0),
  faqs: z.array(faq).max(50).default([]),
  units: z.array(unitInput).max(30).default([]),
  enrolledCount: z.number().optional(),
  /** Ignored: a draft is published by a call of its own. */
  isDraft: z.boolean().optional(),
  /** Ignored, like `averageRating` once students have rated the course. */
  ratingCount: z.number().optional(),
  ...editedInput,
});

export type AdmissionCourseInput = z.output<typeof admissionCourseInput>;
export type AdmissionCourseForm = z.input<typeof admissionCourseInput>;

/** A course with questions, keys and explanations: for administrators only. */
export const admissionCourseForAdmin = admissionCourseInput.extend({
  ...edited,
  courseThumbnail: z.string(),
  _id: id,
  enrolledCount: z.number(),
  ratingCount: z.number(),
  units: z.array(
    unitInput.extend({
      _id: id,
      years: z.array(
        yearInput.extend({
          _id: id,
          totalMarks: z.number(),
          requiredSubjects: z.number(),
          subjects: z.array(
            subjectInput.extend({
              mcqs: z.array(
                questionInput.extend({ _id: id, options: z.array(optionInput.extend({ _id: id })) }),
              ),
            }),
          ),
        }),
      ),
    }),
  ),
});

export type AdmissionCourseForAdmin = z.output<typeof admissionCourseForAdmin>;

/** A past exam by its numbers, without questions. `_id` is the yearId (= paperId, and examId of kind `past-year`). */
export const yearOverview = z.object({
  _id: id,
  year: label,
  title: z.string(),
  timeLimit: z.number(),
  totalMarks: z.number(),
  requiredSubjects: z.number(),
  negativeMarkingPercentage: z.number(),
  questionCount: z.number(),
  subjects: z.array(
    z.object({
      subjectName: z.string(),
      mandatory: z.boolean(),
      questionCount: z.number(),
      /** The points of all questions. */
      marks: z.number().optional(),
    }),
  ),
});

export type YearOverview = z.output<typeof yearOverview>;

export const unitOverview = z.object({
  _id: id,
  unitName: z.string(),
  years: z.array(yearOverview.extend({ lock: partLock.optional() })),
  lock: partLock.optional(),
});

/** The units of a course for students and visitors: without keys, and without years that have no questions. */
export const unitList = z.object({
  _id: id,
  name: z.string(),
  courseCode: z.string(),
  courseThumbnail: z.string(),
  isEnrolled: z.boolean(),
  units: z.array(unitOverview),
});

export type UnitList = z.output<typeof unitList>;

/** The units of a course for administrators, with questions and keys. */
export const unitListForAdmin = unitList.extend({ units: admissionCourseForAdmin.shape.units });

/** A card. `fee` is the amount to pay: `enrollmentFee` less `discountFee`. */
export const admissionCourseCard = z.object({
  _id: id,
  name: z.string(),
  courseCode: z.string(),
  courseThumbnail: z.string(),
  enrollmentFee: z.number(),
  discountFee: z.number(),
  fee: z.number(),
  enrollmentDuration: label,
  /** The mean of the students’ ratings with one decimal; the author’s value while there are none. */
  averageRating: z.number(),
  /** How many students have rated the course. */
  ratingCount: z.number(),
  unitCount: z.number(),
  yearCount: z.number(),
  questionCount: z.number(),
  createdAt: isoTime,
  /** Set for a draft, which authors and those who are enrolled in it find; missing: it is published. */
  isDraft: z.boolean().optional(),
  /** Whether the caller is enrolled; false for a visitor. */
  isEnrolled: z.boolean(),
  /** Set for administrators in lists, who see it before they delete, and for everybody in the answer of one course. */
  enrolledCount: z.number().optional(),
});

export type AdmissionCourseCard = z.output<typeof admissionCourseCard>;

/** The public detail page (CAT-03). */
export const admissionCourseDetails = admissionCourseCard.extend({
  description: z.string(),
  instructor: z.string(),
  courseFeatures: z.array(feature),
  subjectAreas: z.array(z.string()),
  studentRequirements: z.array(z.string()),
  enrollmentProcessSteps: z.array(z.string()),
  testimonials: z.array(testimonial),
  faqs: z.array(faq),
  units: z.array(unitOverview),
});

export type AdmissionCourseDetails = z.output<typeof admissionCourseDetails>;

export const admissionCourseQuery = pageQuery.extend({
  /** `newest` sorts the newest first (like `-created`); `fee` is the amount to pay. */
  sort: z
    .union([
      courseOrder,
      sortOf(['name', 'code', 'fee', 'rating', 'units', 'years', 'questions', 'created', 'newest']),
    ])
    .default('order'),
  price: z.enum(['free', 'paid']).optional(),
  ...dayRange('created'),
});
