import { checkQuestion, isBlank, type QuestionError } from '@pathshala/admin-kit/draft/check-question';
import { numberOf } from '@pathshala/admin-kit/draft/number-of';
import type { Path } from '@pathshala/admin-kit/draft/path';
import type { SubjectDraft } from '@pathshala/admin-kit/draft/question-draft';
import type { TextKey } from '../../../texts.ts';
import type { CourseDraft, UnitDraft, YearDraft } from './course-draft.ts';

/** Place → the text that says what to do. */
export type ValidationErrors = readonly (readonly [path: Path, text: TextKey] | QuestionError)[];

function when(isBroken: boolean, path: Path, text: TextKey): ValidationErrors {
  return isBroken ? [[path, text]] : [];
}

/** Empty is allowed here: what must be there is the server's to say. */
function checkNumber(typed: string, path: Path): ValidationErrors {
  const value = numberOf(typed);
  return when(value !== undefined && !(value >= 0), path, 'check.number');
}

export const sameName = (a: string | number, b: string | number): boolean =>
  String(a).trim().toLowerCase() === String(b).trim().toLowerCase();

/** The first step. An entry without its title would be dropped by the server, and its text with it. */
export function checkDetails(draft: CourseDraft): ValidationErrors {
  return [
    ...when(isBlank(draft.name), 'name', 'check.name'),
    ...when(!/^[A-Za-z0-9-]{0,30}$/u.test(draft.courseCode.trim()), 'courseCode', 'check.code'),
    ...checkNumber(draft.enrollmentFee, 'enrollmentFee'),
    ...checkNumber(draft.discountFee, 'discountFee'),
    ...checkNumber(draft.averageRating, 'averageRating'),
    ...draft.courseFeatures.flatMap(({ feature, description }, index) =>
      when(isBlank(feature) && !isBlank(description), `courseFeatures.${index}.feature`, 'check.title'),
    ),
    ...draft.testimonials.flatMap(({ review, studentName }, index) =>
      when(isBlank(review) && !isBlank(studentName), `testimonials.${index}.review`, 'check.review'),
    ),
    ...draft.faqs.flatMap(({ question, answer }, index) =>
      when(isBlank(question) && !isBlank(answer), `faqs.${index}.question`, 'check.faq'),
    ),
  ];
}

/** Of two units with one name the server keeps the later: that must never happen unasked. */
export function checkUnits({ units }: CourseDraft): ValidationErrors {
  return units.flatMap(({ unitName }, index) => [
    ...when(isBlank(unitName), `units.${index}.unitName`, 'check.unitName'),
    ...when(
      !isBlank(unitName) && units.slice(0, index).some((other) => sameName(other.unitName, unitName)),
      `units.${index}.unitName`,
      'check.unitTwice',
    ),
  ]);
}

function checkSubject(subject: SubjectDraft, at: Path): ValidationErrors {
  return subject.mcqs.flatMap((question, index) =>
    checkQuestion(question, `${at}.mcqs.${index}`, { isKeyNeeded: true }),
  );
}

function checkYear(year: YearDraft, at: Path, earlier: readonly YearDraft[]): ValidationErrors {
  return [
    ...when(isBlank(year.year), `${at}.year`, 'check.year'),
    ...when(
      earlier.some((other) => sameName(other.year, year.year)),
      `${at}.year`,
      'check.yearTwice',
    ),
    ...checkNumber(year.timeLimit, `${at}.timeLimit`),
    ...checkNumber(year.totalMarks, `${at}.totalMarks`),
    ...checkNumber(year.requiredSubjects, `${at}.requiredSubjects`),
    ...checkNumber(year.negativeMarkingPercentage, `${at}.negativeMarkingPercentage`),
    ...year.subjects.flatMap((subject, index) => checkSubject(subject, `${at}.subjects.${index}`)),
  ];
}

function checkYears({ years }: UnitDraft, at: Path): ValidationErrors {
  return years.flatMap((year, index) => checkYear(year, `${at}.years.${index}`, years.slice(0, index)));
}

/** What can be said before asking the server, whose rules are the ones that count. */
export function checkCourse(draft: CourseDraft): ValidationErrors {
  return [
    ...checkDetails(draft),
    ...checkUnits(draft),
    ...draft.units.flatMap((unit, index) => checkYears(unit, `units.${index}`)),
  ];
}
