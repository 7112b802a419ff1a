import { numberOf } from '@pathshala/admin-kit/values/number-of';
import type { Path } from '@pathshala/admin-kit/values/path';
import { liveClassMinutes } from '@pathshala/rules/live-classes';
import { isBlankFragment } from '@pathshala/rules/question-rules';
import type { TextKey } from '../../../texts.ts';
import { type CourseDraft, isSameUnit, type SubjectDraft } from './course-draft.ts';

/** Paths and their messages; the path `root` is the form as a whole. */
type CourseErrors = readonly (readonly [path: Path, text: TextKey])[];

/** Spec §5; those that a list or a select always fills are left out. */
const requiredFields = [
  'title',
  'classLevel',
  'thumbnailImageUrl',
  'description',
  'enrollmentStartDate',
  'enrollmentEndDate',
  'courseStartDate',
  'courseEndDate',
  'totalDuration',
  'language',
  'targetAudience',
  'prerequisites',
  'tags',
  'price',
] as const;

const numbers = ['totalDuration', 'price', 'discountPrice'] as const;

/** The field that names an entry of each list. */
const mainFields = {
  certifications: 'name',
  testimonials: 'student',
  faqs: 'question',
  courseResources: 'title',
  interactiveSessions: 'title',
} as const;

const isBlank = (text: string): boolean => text.trim() === '';

function errorIf(isViolated: boolean, path: Path, text: TextKey): CourseErrors {
  return isViolated ? [[path, text]] : [];
}

/** The server, too, requires only the title of a draft. */
function checkRequired(draft: CourseDraft): CourseErrors {
  const needed = draft.status === 'draft' ? (['title'] as const) : requiredFields;
  const missing = needed.flatMap((name) => {
    const value = draft[name];
    const isEmpty =
      name === 'description'
        ? isBlankFragment(draft.description)
        : typeof value === 'string'
          ? isBlank(value)
          : value.length === 0;
    return errorIf(isEmpty, name, 'academic.needed');
  });
  return [...missing, ...errorIf(missing.length > 0, 'root', 'academic.required')];
}

function checkNumbers(draft: CourseDraft): CourseErrors {
  const violated = numbers.flatMap((name) => {
    const value = numberOf(draft[name]);
    return errorIf(value !== undefined && !(value >= 0), name, 'check.number');
  });
  const [price, discount = 0] = [numberOf(draft.price), numberOf(draft.discountPrice)];
  return [
    ...violated,
    ...errorIf(price !== undefined && discount > price, 'discountPrice', 'academic.discountTooHigh'),
  ];
}

function checkDates(draft: CourseDraft): CourseErrors {
  const isBefore = (end: string, start: string): boolean => end !== '' && start !== '' && end < start;
  return [
    ...errorIf(
      isBefore(draft.enrollmentEndDate, draft.enrollmentStartDate),
      'enrollmentEndDate',
      'academic.datesOrder',
    ),
    ...errorIf(isBefore(draft.courseEndDate, draft.courseStartDate), 'courseEndDate', 'academic.datesOrder'),
  ];
}

function checkLists(draft: CourseDraft): CourseErrors {
  return Object.entries(mainFields).flatMap(([list, field]) => {
    const entries = draft[list as keyof typeof mainFields] as readonly Readonly<
      Record<string, string | null>
    >[];
    return entries.flatMap((entry, index) =>
      errorIf(isBlank(entry[field] ?? ''), `${list}.${index}.${field}`, 'academic.needed'),
    );
  });
}

function checkSessions({ interactiveSessions }: CourseDraft): CourseErrors {
  const { min, max } = liveClassMinutes;
  return interactiveSessions.flatMap(({ durationMinutes }, index) => {
    const minutes = numberOf(durationMinutes) ?? min;
    const isRight = Number.isInteger(minutes) && minutes >= min && minutes <= max;
    return errorIf(!isRight, `interactiveSessions.${index}.durationMinutes`, 'academic.sessionMinutes');
  });
}

/** The first step. */
export function checkDetails(draft: CourseDraft): CourseErrors {
  const [required, rest] = [
    checkRequired(draft),
    [...checkNumbers(draft), ...checkDates(draft), ...checkLists(draft), ...checkSessions(draft)],
  ];
  // The form moves the focus to the first path, so the message for the whole form is the last one.
  const isRoot = ([path]: CourseErrors[number]): boolean => path === 'root';
  return [...required.filter((error) => !isRoot(error)), ...rest, ...required.filter(isRoot)];
}

/**
 * The server stores only the last of two equal units of a subject, without the lessons of the first, so that is an error
 * here.
 */
function checkUnits({ units }: SubjectDraft, at: Path): CourseErrors {
  return units.flatMap((unit, index) => [
    ...errorIf(isBlank(unit.title), `${at}.units.${index}.title`, 'academic.unitTitleNeeded'),
    ...errorIf(
      !isBlank(unit.title) && units.slice(0, index).some((other) => isSameUnit(unit, other)),
      `${at}.units.${index}.title`,
      'academic.unitTwice',
    ),
  ]);
}

/** The second step. */
export function checkSubjects({ subjects }: CourseDraft): CourseErrors {
  return subjects.flatMap((subject, index) => [
    ...errorIf(isBlank(subject.title), `subjects.${index}.title`, 'academic.subjectTitleNeeded'),
    ...errorIf(
      isBlank(subject.newUnit.title) && !isBlank(subject.newUnit.description),
      `subjects.${index}.newUnit.title`,
      'academic.unitTitleNeeded',
    ),
    ...checkUnits(subject, `subjects.${index}`),
  ]);
}
