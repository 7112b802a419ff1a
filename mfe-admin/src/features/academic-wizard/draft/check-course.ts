import { numberOf } from '@pathshala/admin-kit/values/number-of';
import type { Path } from '@pathshala/admin-kit/values/path';
import { liveClassMinutes } from '@pathshala/rules/live-classes';
import { isBlankFragment } from '@pathshala/rules/question-rules';
import type { TextInBoth } from '@pathshala/web-kit/texts';
import { sharedTexts } from '../../../texts.ts';
import { texts as academicWizardTexts } from '../texts.ts';
import { type CourseDraft, isSameUnit, type SubjectDraft } from './course-draft.ts';
import { texts } from './texts.ts';

/** Paths and their messages; the path `root` is the form as a whole. */
type CourseErrors = readonly (readonly [path: Path, text: TextInBoth])[];

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

function errorIf(isViolated: boolean, path: Path, text: TextInBoth): CourseErrors {
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
    return errorIf(isEmpty, name, texts.needed);
  });
  return [...missing, ...errorIf(missing.length > 0, 'root', texts.required)];
}

function checkNumbers(draft: CourseDraft): CourseErrors {
  const violated = numbers.flatMap((name) => {
    const value = numberOf(draft[name]);
    return errorIf(value !== undefined && !(value >= 0), name, sharedTexts.checkNumber);
  });
  const [price, discount = 0] = [numberOf(draft.price), numberOf(draft.discountPrice)];
  return [
    ...violated,
    ...errorIf(price !== undefined && discount > price, 'discountPrice', sharedTexts.academicDiscountTooHigh),
  ];
}

function checkDates(draft: CourseDraft): CourseErrors {
  const isBefore = (end: string, start: string): boolean => end !== '' && start !== '' && end < start;
  return [
    ...errorIf(
      isBefore(draft.enrollmentEndDate, draft.enrollmentStartDate),
      'enrollmentEndDate',
      texts.datesOrder,
    ),
    ...errorIf(isBefore(draft.courseEndDate, draft.courseStartDate), 'courseEndDate', texts.datesOrder),
  ];
}

function checkLists(draft: CourseDraft): CourseErrors {
  return Object.entries(mainFields).flatMap(([list, field]) => {
    const entries = draft[list as keyof typeof mainFields] as readonly Readonly<
      Record<string, string | null>
    >[];
    return entries.flatMap((entry, index) =>
      errorIf(isBlank(entry[field] ?? ''), `${list}.${index}.${field}`, texts.needed),
    );
  });
}

function checkSessions({ interactiveSessions }: CourseDraft): CourseErrors {
  const { min, max } = liveClassMinutes;
  return interactiveSessions.flatMap(({ durationMinutes }, index) => {
    const minutes = numberOf(durationMinutes) ?? min;
    const isRight = Number.isInteger(minutes) && minutes >= min && minutes <= max;
    return errorIf(!isRight, `interactiveSessions.${index}.durationMinutes`, texts.sessionMinutes);
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
    ...errorIf(isBlank(unit.title), `${at}.units.${index}.title`, academicWizardTexts.unitTitleNeeded),
    ...errorIf(
      !isBlank(unit.title) && units.slice(0, index).some((other) => isSameUnit(unit, other)),
      `${at}.units.${index}.title`,
      texts.unitTwice,
    ),
  ]);
}

/** The second step. */
export function checkSubjects({ subjects }: CourseDraft): CourseErrors {
  return subjects.flatMap((subject, index) => [
    ...errorIf(isBlank(subject.title), `subjects.${index}.title`, texts.subjectTitleNeeded),
    ...errorIf(
      isBlank(subject.newUnit.title) && !isBlank(subject.newUnit.description),
      `subjects.${index}.newUnit.title`,
      academicWizardTexts.unitTitleNeeded,
    ),
    ...checkUnits(subject, `subjects.${index}`),
  ]);
}
