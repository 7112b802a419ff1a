import { Opaque } from '@pathshala/admin-kit/forms/opaque';
import { newKey } from '@pathshala/admin-exams/question-editor/question-draft';
import type { AcademicCourseInput } from '@pathshala/svc-catalog-contract/academic';

type SubjectInput = AcademicCourseInput['subjects'][number];
type UnitInput = SubjectInput['units'][number];

/** The fields that the form does not show and sends back unchanged. */
type PassedFields = Partial<
  Pick<
    AcademicCourseInput,
    'ratings' | 'studentFeedback' | 'studentEnrollments' | 'discussionBoard' | 'currentStep'
  >
>;

/** `key` identifies an entry while entries move. */
export interface UnitDraft {
  readonly key: string;
  /** Its lessons belong to this id on the server. */
  readonly _id?: string;
  readonly title: string;
  readonly description: string;
  /** The number of lessons on the server; 0 for a new unit. */
  readonly lessonCount: number;
  readonly passed: Opaque<Pick<UnitInput, 'lessons' | 'exams'>>;
}

export interface SubjectDraft {
  readonly key: string;
  readonly _id?: string;
  readonly title: string;
  readonly description: string;
  readonly imageUrl: string;
  readonly units: readonly UnitDraft[];
  /** A unit that is typed and not added yet; it is added with the save. */
  readonly newUnit: Pick<UnitDraft, 'title' | 'description'>;
  readonly passed: Opaque<Pick<SubjectInput, 'exams' | 'assignments'>>;
}

export interface SessionDraft {
  readonly title: string;
  readonly description: string;
  readonly liveLink: string;
  /** ISO 8601; empty or null: the date is not set. */
  readonly startsAt: string | null;
  readonly durationMinutes: string;
}

export const emptySession: SessionDraft = {
  title: '',
  description: '',
  liveLink: '',
  startsAt: '',
  durationMinutes: '',
};

/** Numbers stay as typed, in Latin or Bengali digits. A date is a day (`2026-01-31`), or an instant until its day is changed. */
export interface CourseDraft {
  readonly title: string;
  /** Rich text. */
  readonly description: string;
  readonly category: AcademicCourseInput['category'];
  readonly courseType: string;
  readonly instructor: string;
  readonly classLevel: string;
  readonly enrollmentStartDate: string;
  readonly enrollmentEndDate: string;
  readonly courseStartDate: string;
  readonly courseEndDate: string;
  /** Hours. */
  readonly totalDuration: string;
  readonly targetAudience: string[];
  readonly prerequisites: string[];
  readonly certifications: readonly Readonly<Record<'name' | 'issuer' | 'validity', string>>[];
  readonly language: string;
  readonly level: AcademicCourseInput['level'];
  readonly price: string;
  readonly discountPrice: string;
  readonly status: AcademicCourseInput['status'];
  readonly thumbnailImageUrl: string;
  readonly tags: string[];
  readonly courseResources: readonly Readonly<Record<'title' | 'link', string>>[];
  readonly interactiveSessions: readonly SessionDraft[];
  readonly testimonials: readonly Readonly<Record<'student' | 'feedback', string>>[];
  readonly faqs: readonly Readonly<Record<'question' | 'answer', string>>[];
  readonly subjects: readonly SubjectDraft[];
  readonly passed: Opaque<PassedFields>;
}

export function emptyUnit(title: string, description: string): UnitDraft {
  return { key: newKey(), title, description, lessonCount: 0, passed: new Opaque({}) };
}

export function emptySubject(): SubjectDraft {
  return {
    key: newKey(),
    title: '',
    description: '',
    imageUrl: '',
    units: [],
    newUnit: noNewUnit,
    passed: new Opaque({}),
  };
}

export const noNewUnit: SubjectDraft['newUnit'] = { title: '', description: '' };

/** The course with the units that are typed and not added yet. */
export function withNewUnits(course: CourseDraft): CourseDraft {
  return { ...course, subjects: course.subjects.map(withNewUnit) };
}

/** A unit without a title stays typed; one that is there already replaces itself. */
function withNewUnit(subject: SubjectDraft): SubjectDraft {
  const { title, description } = subject.newUnit;
  if (title.trim() === '') return subject;
  const unit = emptyUnit(title.trim(), description.trim());
  const isThere = subject.units.some((other) => isSameUnit(other, unit));
  return { ...subject, units: isThere ? subject.units : [...subject.units, unit], newUnit: noNewUnit };
}

/** A new course, with the defaults of spec §9. */
export function emptyCourse(): CourseDraft {
  return {
    title: '',
    description: '',
    category: 'Academic',
    courseType: '',
    instructor: '',
    classLevel: '',
    enrollmentStartDate: '',
    enrollmentEndDate: '',
    courseStartDate: '',
    courseEndDate: '',
    totalDuration: '0',
    targetAudience: [],
    prerequisites: [],
    certifications: [],
    language: '',
    level: 'beginner',
    price: '0',
    discountPrice: '0',
    status: 'upcoming',
    thumbnailImageUrl: '',
    tags: [],
    courseResources: [],
    interactiveSessions: [],
    testimonials: [],
    faqs: [],
    subjects: [],
    passed: new Opaque({}),
  };
}

/** Spec §5: two units of a subject with this title and description are one. */
export function isSameUnit(
  one: Pick<UnitDraft, 'title' | 'description'>,
  other: Pick<UnitDraft, 'title' | 'description'>,
): boolean {
  return one.title.trim() === other.title.trim() && one.description.trim() === other.description.trim();
}
