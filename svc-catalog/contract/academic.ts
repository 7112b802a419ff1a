import { id, isoTime, pageQuery } from '@pathshala/service-kit/contract';
import { z } from 'zod';
import { faq, money, picture } from './scalars.ts';

export const courseStatus = z.enum(['active', 'inactive', 'upcoming', 'draft', 'completed']);
export const courseLevel = z.enum(['beginner', 'intermediate', 'advanced']);

/** A calendar day (`2026-01-31`) or an instant; empty means not set. */
const date = z.union([z.literal(''), z.iso.date(), isoTime]).default('');
const text = z.string().trim().max(300).default('');
const textList = z.array(z.string().trim().max(300)).max(50).default([]);

/** A unit of an academic subject is its chapter in the course API of spec §7. */
const unitInput = z.strictObject({
  _id: id.optional(),
  title: text,
  description: z.string().trim().max(5000).default(''),
});

const subjectInput = z.strictObject({
  _id: id.optional(),
  title: text,
  description: z.string().trim().max(5000).default(''),
  imageUrl: picture.default(''),
  units: z.array(unitInput).max(200).default([]),
});

/** An academic course as an administrator sends it (spec §3). Left-out parts take the defaults of spec §9. */
export const academicCourseInput = z.strictObject({
  _id: id.optional(),
  title: text,
  /** Rich text. */
  description: z.string().max(50_000).default(''),
  category: z.enum(['Academic', 'Admission']).default('Academic'),
  courseType: text,
  instructor: text,
  classLevel: text,
  subjects: z.array(subjectInput).max(50).default([]),
  enrollmentStartDate: date,
  enrollmentEndDate: date,
  courseStartDate: date,
  courseEndDate: date,
  /** Hours. */
  totalDuration: z.number().min(0).max(100_000).default(0),
  targetAudience: textList,
  prerequisites: textList,
  certifications: z
    .array(z.strictObject({ name: text, issuer: text, validity: text }))
    .max(20)
    .default([]),
  language: text,
  level: courseLevel.default('beginner'),
  ratings: z.number().min(0).max(5).default(0),
  price: money.default(0),
  discountPrice: money.default(0),
  status: courseStatus.default('upcoming'),
  thumbnailImageUrl: picture.default(''),
  tags: textList,
  courseResources: z
    .array(z.strictObject({ title: text, link: z.string().trim().max(2000).default('') }))
    .max(100)
    .default([]),
  interactiveSessions: z
    .array(
      z.strictObject({
        title: text,
        description: z.string().trim().max(2000).default(''),
        liveLink: z.string().trim().max(2000).default(''),
      }),
    )
    .max(100)
    .default([]),
  testimonials: z
    .array(z.strictObject({ student: text, feedback: z.string().trim().max(2000).default('') }))
    .max(50)
    .default([]),
  faqs: z.array(faq).max(50).default([]),
  enrolledCount: z.number().optional(),
});

export type AcademicCourseInput = z.output<typeof academicCourseInput>;
export type AcademicCourseForm = z.input<typeof academicCourseInput>;

/** A card. `fee` is what is to be paid: `price` less `discountPrice`. */
export const academicCourseCard = z.object({
  _id: id,
  title: z.string(),
  description: z.string(),
  category: z.string(),
  classLevel: z.string(),
  instructor: z.string(),
  language: z.string(),
  level: courseLevel,
  status: courseStatus,
  thumbnailImageUrl: z.string(),
  price: z.number(),
  discountPrice: z.number(),
  fee: z.number(),
  totalDuration: z.number(),
  ratings: z.number(),
  subjectCount: z.number(),
  createdAt: isoTime,
  isEnrolled: z.boolean(),
  /** For administrators: asked before a delete. */
  enrolledCount: z.number().optional(),
});

export type AcademicCourseCard = z.output<typeof academicCourseCard>;

export const academicCourse = academicCourseInput.extend({
  _id: id,
  fee: z.number(),
  createdAt: isoTime,
  isEnrolled: z.boolean(),
  enrolledCount: z.number().optional(),
  subjects: z.array(
    subjectInput.extend({ _id: id, units: z.array(unitInput.extend({ _id: id, lessonCount: z.number() })) }),
  ),
});

export type AcademicCourse = z.output<typeof academicCourse>;

export const academicCourseQuery = pageQuery.extend({
  sort: z.enum(['name', '-name', 'fee', '-fee', 'rating', '-rating', 'newest', '-newest']).default('newest'),
  price: z.enum(['free', 'paid']).optional(),
  classLevel: z.string().trim().max(100).optional(),
  language: z.string().trim().max(100).optional(),
  level: courseLevel.optional(),
  /** Administrators see every status; others active and upcoming ones only. */
  status: courseStatus.optional(),
});
