import { pictureAddress, secureLink } from '@pathshala/contract-kit/addresses';
import { edited, editedInput } from '@pathshala/contract-kit/revision';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { pageQuery } from '@pathshala/contract-kit/paging';
import { plainText, richText } from '@pathshala/contract-kit/text';
import { liveClassMinutes } from '@pathshala/rules/live-classes';
import { z } from 'zod';
import { courseOrder } from './course-list.ts';
import { faq, money, openList, openValue } from './scalars.ts';

export const courseStatus = z.enum(['active', 'inactive', 'upcoming', 'draft', 'completed']);
export const courseLevel = z.enum(['beginner', 'intermediate', 'advanced']);

/** A calendar day (`2026-01-31`) or an instant; empty means not set. */
const date = z.union([z.literal(''), z.iso.date(), isoTime]).default('');
const text = plainText({ max: 300 }).default('');
const longText = plainText({ max: 5000 }).default('');
const textList = z
  .array(plainText({ max: 300 }))
  .max(50)
  .default([]);

/** A unit of an academic subject; the course API of spec §7 calls it a chapter. */
const unitInput = z.strictObject({
  _id: id.optional(),
  title: text,
  description: longText,
  /** Stored as submitted. Lessons that students read are created in the chapter; exams belong to svc-exams. */
  lessons: openList.optional(),
  exams: openList.optional(),
  /** Counted by the server; ignored in a request. */
  lessonCount: z.number().optional(),
});

const subjectInput = z.strictObject({
  _id: id.optional(),
  title: text,
  description: longText,
  imageUrl: pictureAddress.default(''),
  units: z.array(unitInput).max(200).default([]),
  exams: openList.optional(),
  assignments: openList.optional(),
});

const certification = z.strictObject({ name: text, issuer: text, validity: text });
const testimonial = z.strictObject({ student: text, feedback: plainText({ max: 2000 }).default('') });
const resource = z.strictObject({ title: text, link: secureLink.default('') });
const session = z.strictObject({
  title: text,
  description: plainText({ max: 2000 }).default(''),
  liveLink: secureLink.default(''),
  /** Missing while the date of the class is not set. */
  startsAt: isoTime.optional(),
  durationMinutes: z.int().min(liveClassMinutes.min).max(liveClassMinutes.max).optional(),
});

/** Fields that spec §3 names without their shape: stored as submitted, returned to administrators only. */
const openFields = {
  studentFeedback: openValue.optional(),
  studentEnrollments: openValue.optional(),
  discussionBoard: openValue.optional(),
  /** The step of the wizard, `courseDetails` at first. */
  currentStep: plainText({ max: 60 }).optional(),
};

/**
 * An academic course as an administrator submits it (spec §3). Missing fields take the defaults of spec §9. The administrator's
 * answer can be sent back unchanged: computed fields are ignored, and only `rev` of the last edit is used.
 */
export const academicCourseInput = z.strictObject({
  _id: id.optional(),
  title: text,
  description: richText({ max: 50_000 }).default(''),
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
  certifications: z.array(certification).max(20).default([]),
  language: text,
  level: courseLevel.default('beginner'),
  ratings: z.number().min(0).max(5).default(0),
  price: money.default(0),
  discountPrice: money.default(0),
  status: courseStatus.default('upcoming'),
  thumbnailImageUrl: pictureAddress.default(''),
  tags: textList,
  courseResources: z.array(resource).max(100).default([]),
  interactiveSessions: z.array(session).max(100).default([]),
  testimonials: z.array(testimonial).max(50).default([]),
  faqs: z.array(faq).max(50).default([]),
  ...openFields,
  fee: z.number().optional(),
  createdAt: z.unknown().optional(),
  isEnrolled: z.boolean().optional(),
  takesEnrolments: z.boolean().optional(),
  enrolledCount: z.number().optional(),
  /** Ignored, like `ratings` once students have rated the course. */
  ratingCount: z.number().optional(),
  ...editedInput,
});

export type AcademicCourseInput = z.output<typeof academicCourseInput>;
export type AcademicCourseForm = z.input<typeof academicCourseInput>;

/** A card. `fee` is the amount to pay: `price` less `discountPrice`. */
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
  /** The mean of the students’ ratings with one decimal; the author’s value while there are none. */
  ratings: z.number(),
  /** How many students have rated the course. */
  ratingCount: z.number(),
  subjectCount: z.number(),
  createdAt: isoTime,
  isEnrolled: z.boolean(),
  /** Set for administrators in lists, who see it before they delete, and for everybody in the answer of one course. */
  enrolledCount: z.number().optional(),
  /** The start of the next live class, only in a list of courses with live classes and only if one is ahead. */
  nextSessionAt: isoTime.optional(),
});

export type AcademicCourseCard = z.output<typeof academicCourseCard>;

const unit = z.object({ _id: id, title: z.string(), description: z.string(), lessonCount: z.number() });
const subject = z.object({
  _id: id,
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  units: z.array(unit),
});

/** A course as everyone may read it. */
export const academicCourseForVisitor = academicCourseCard
  .omit({ subjectCount: true, nextSessionAt: true })
  .extend({
    courseType: z.string(),
    enrollmentStartDate: z.string(),
    enrollmentEndDate: z.string(),
    courseStartDate: z.string(),
    courseEndDate: z.string(),
    /** Whether status and dates allow enrolling today, whatever the fee. */
    takesEnrolments: z.boolean(),
    targetAudience: z.array(z.string()),
    prerequisites: z.array(z.string()),
    certifications: z.array(certification),
    tags: z.array(z.string()),
    testimonials: z.array(testimonial),
    faqs: z.array(faq),
    interactiveSessions: z.array(session.omit({ liveLink: true })),
    subjects: z.array(subject),
  });

export type AcademicCourseForVisitor = z.output<typeof academicCourseForVisitor>;

/** The answer for enrolled students, with the links to live classes and resources. */
export const academicCourseForMember = academicCourseForVisitor.extend({
  interactiveSessions: z.array(session.extend({ liveLink: z.string() })),
  courseResources: z.array(resource.extend({ link: z.string() })),
});

export type AcademicCourseForMember = z.output<typeof academicCourseForMember>;

/** The answer for administrators: every stored field, and the last edit. */
export const academicCourseForAdmin = academicCourseForMember.extend({
  ...openFields,
  ...edited,
  enrolledCount: z.number(),
  subjects: z.array(
    subject.extend({
      exams: openList.optional(),
      assignments: openList.optional(),
      units: z.array(unit.extend({ lessons: openList.optional(), exams: openList.optional() })),
    }),
  ),
});

export type AcademicCourseForAdmin = z.output<typeof academicCourseForAdmin>;

export const academicCourseQuery = pageQuery.extend({
  sort: z
    .union([courseOrder, z.enum(['name', '-name', 'fee', '-fee', 'rating', '-rating', 'newest', '-newest'])])
    .default('order'),
  price: z.enum(['free', 'paid']).optional(),
  classLevel: z.string().trim().max(100).optional(),
  language: z.string().trim().max(100).optional(),
  level: courseLevel.optional(),
  /** Courses with interactive sessions. */
  sessions: z.literal('with').optional(),
  /** Callers other than administrators find active and upcoming courses only. */
  status: courseStatus.optional(),
});
