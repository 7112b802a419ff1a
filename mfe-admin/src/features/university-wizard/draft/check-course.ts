import { numberOf } from '@pathshala/admin-kit/values/number-of';
import type { Path } from '@pathshala/admin-kit/values/path';
import { checkQuestions, type QuestionError } from '@pathshala/admin-exams/question-editor/check-question';
import { isSameName } from '@pathshala/rules/paper-rules';
import { isBlankFragment } from '@pathshala/rules/question-rules';
import type { TextKey } from '../../../texts.ts';
import type { CourseDraft, UnitDraft, YearDraft } from './course-draft.ts';

/** The path of a field or part, and its message: a key of this remote's texts, or a text of the question editor. */
export type CourseErrors = readonly (readonly [path: Path, text: TextKey] | QuestionError)[];

const isBlank = (text: string | number): boolean => String(text).trim() === '';

function errorIf(isViolated: boolean, path: Path, text: TextKey): CourseErrors {
  return isViolated ? [[path, text]] : [];
}

/** Allows an empty field: the server decides which fields are required. */
function checkNumber(typed: string, path: Path): CourseErrors {
  const value = numberOf(typed);
  return errorIf(value !== undefined && !(value >= 0), path, 'check.number');
}

/** The first step. The server drops an entry without a title, and its text with it; so the title is required here. */
export function checkDetails(draft: CourseDraft): CourseErrors {
  return [
    ...errorIf(isBlank(draft.name), 'name', 'check.name'),
    ...errorIf(!/^[A-Za-z0-9-]{0,30}$/u.test(draft.courseCode.trim()), 'courseCode', 'check.code'),
    ...checkNumber(draft.enrollmentFee, 'enrollmentFee'),
    ...checkNumber(draft.discountFee, 'discountFee'),
    ...errorIf(
      (numberOf(draft.discountFee) ?? 0) > (numberOf(draft.enrollmentFee) ?? 0),
      'discountFee',
      'academic.discountTooHigh',
    ),
    ...checkNumber(draft.averageRating, 'averageRating'),
    ...draft.courseFeatures.flatMap(({ feature, description }, index) =>
      errorIf(isBlank(feature) && !isBlank(description), `courseFeatures.${index}.feature`, 'check.title'),
    ),
    ...draft.testimonials.flatMap(({ review, studentName }, index) =>
      errorIf(isBlank(review) && !isBlank(studentName), `testimonials.${index}.review`, 'check.review'),
    ),
    ...draft.faqs.flatMap(({ question, answer }, index) =>
      errorIf(isBlank(question) && !isBlankFragment(answer), `faqs.${index}.question`, 'check.faq'),
    ),
  ];
}

/** The server stores only the last of several units with the same name, so a repeated name is an error here. */
export function checkUnits({ units, newUnit }: CourseDraft): CourseErrors {
  const errors = units.flatMap(({ unitName }, index) => [
    ...errorIf(isBlank(unitName), `units.${index}.unitName`, 'check.unitName'),
    ...errorIf(
      !isBlank(unitName) && units.slice(0, index).some((other) => isSameName(other.unitName, unitName)),
      `units.${index}.unitName`,
      'check.unitTwice',
    ),
  ]);
  return [...errors, ...errorIf(!isBlank(newUnit), 'newUnit', 'check.newUnitTwice')];
}

function checkYear(year: YearDraft, at: Path, earlier: readonly YearDraft[]): CourseErrors {
  return [
    ...errorIf(isBlank(year.year), `${at}.year`, 'check.year'),
    ...errorIf(
      earlier.some((other) => isSameName(other.year, year.year)),
      `${at}.year`,
      'check.yearTwice',
    ),
    ...checkNumber(year.timeLimit, `${at}.timeLimit`),
    ...checkNumber(year.totalMarks, `${at}.totalMarks`),
    ...checkNumber(year.requiredSubjects, `${at}.requiredSubjects`),
    ...checkNumber(year.negativeMarkingPercentage, `${at}.negativeMarkingPercentage`),
    ...checkQuestions(year.subjects.get(), `${at}.subjects`, { isKeyNeeded: true }),
  ];
}

function checkYears({ years }: UnitDraft, at: Path): CourseErrors {
  return years.flatMap((year, index) => checkYear(year, `${at}.years.${index}`, years.slice(0, index)));
}

/** A new course needs a unit; one that is edited is warned only. */
export function checkHasUnit({ units }: CourseDraft): CourseErrors {
  return errorIf(units.length === 0, 'units', 'units.atLeastOne');
}

/** The errors that need no call to the server; the server checks everything again. */
export function checkCourse(draft: CourseDraft): CourseErrors {
  return [
    ...checkDetails(draft),
    ...checkUnits(draft),
    ...draft.units.flatMap((unit, index) => checkYears(unit, `units.${index}`)),
  ];
}
