import { Opaque } from '@pathshala/admin-kit/forms/opaque';
import { newKey } from '@pathshala/admin-exams/question-editor/question-draft';
import { numberOf } from '@pathshala/admin-kit/values/number-of';
import { byDate } from '@pathshala/rules/live-classes';
import type { AcademicCourseForm, academicCourseInput } from '@pathshala/svc-catalog-contract/academic';
import type { AcademicCourseForAdmin as SavedCourse } from '@pathshala/svc-catalog-contract/http';
import type { WholeInput } from '@pathshala/web-kit/route-types';
import {
  type CourseDraft,
  noNewUnit,
  type SessionDraft,
  type SubjectDraft,
  type UnitDraft,
} from './course-draft.ts';

type SavedSubject = SavedCourse['subjects'][number];
type SavedUnit = SavedSubject['units'][number];

/** The stored course as a draft. */
export function draftOf(course: SavedCourse): CourseDraft {
  const { ratings, studentFeedback, studentEnrollments, discussionBoard, currentStep } = course;
  return {
    title: course.title,
    description: course.description,
    category: course.category === 'Admission' ? 'Admission' : 'Academic',
    courseType: course.courseType,
    instructor: course.instructor,
    classLevel: course.classLevel,
    enrollmentStartDate: course.enrollmentStartDate,
    enrollmentEndDate: course.enrollmentEndDate,
    courseStartDate: course.courseStartDate,
    courseEndDate: course.courseEndDate,
    totalDuration: String(course.totalDuration),
    targetAudience: course.targetAudience,
    prerequisites: course.prerequisites,
    certifications: course.certifications,
    language: course.language,
    level: course.level,
    price: String(course.price),
    discountPrice: String(course.discountPrice),
    status: course.status,
    thumbnailImageUrl: course.thumbnailImageUrl,
    tags: course.tags,
    courseResources: course.courseResources,
    interactiveSessions: byDate(course.interactiveSessions).map(sessionDraftOf),
    testimonials: course.testimonials,
    faqs: course.faqs,
    subjects: course.subjects.map(subjectDraftOf),
    passed: new Opaque({ ratings, studentFeedback, studentEnrollments, discussionBoard, currentStep }),
  };
}

function sessionDraftOf({
  startsAt = '',
  durationMinutes,
  ...session
}: SavedCourse['interactiveSessions'][number]): SessionDraft {
  return { ...session, startsAt, durationMinutes: String(durationMinutes ?? '') };
}

function subjectDraftOf({ units, exams, assignments, ...subject }: SavedSubject): SubjectDraft {
  const passed = new Opaque({ exams, assignments });
  return { ...subject, key: newKey(), units: units.map(unitDraftOf), newUnit: noNewUnit, passed };
}

function unitDraftOf({ lessons, exams, ...unit }: SavedUnit): UnitDraft {
  return { ...unit, key: newKey(), passed: new Opaque({ lessons, exams }) };
}

/** The draft in the format of the request. Entries keep their order: the server's errors name them by index. */
export function formOf({ passed, ...draft }: CourseDraft): AcademicCourseForm {
  const { ratings = 0, ...others } = passed.get();
  return {
    ...draft,
    ...others,
    ratings,
    totalDuration: numberOf(draft.totalDuration) ?? 0,
    price: numberOf(draft.price) ?? 0,
    discountPrice: numberOf(draft.discountPrice) ?? 0,
    certifications: [...draft.certifications],
    courseResources: [...draft.courseResources],
    interactiveSessions: draft.interactiveSessions.map(sessionFormOf),
    testimonials: [...draft.testimonials],
    faqs: [...draft.faqs],
    subjects: draft.subjects.map(subjectFormOf),
  } satisfies WholeInput<typeof academicCourseInput>;
}

function sessionFormOf({ startsAt, durationMinutes, ...session }: SessionDraft) {
  const minutes = numberOf(durationMinutes);
  return {
    ...session,
    ...(startsAt && { startsAt }),
    ...(minutes !== undefined && { durationMinutes: minutes }),
  };
}

function subjectFormOf(draft: SubjectDraft) {
  const { key: _, newUnit: __, passed, units, ...subject } = draft;
  return { ...subject, ...passed.get(), units: units.map(unitFormOf) };
}

function unitFormOf(draft: UnitDraft) {
  const { key: _, passed, lessonCount: __, ...unit } = draft;
  return { ...unit, ...passed.get() };
}
