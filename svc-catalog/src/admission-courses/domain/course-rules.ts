import { paperLimits, repeatedNames, requiredSubjectsRange } from '@pathshala/rules/paper-rules';
import { questionViolations } from '@pathshala/rules/question-rules';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { CourseInput, QuestionInput, SubjectInput, UnitInput, YearInput } from './course-input.ts';

/** Field path and message code of each violation. */
type ValidationError = [path: string, code: string];
type ValidationErrors = ValidationError[];

const isOutside = (value: number, min: number, max: number) => value < min || value > max;

function errorIf(isViolated: boolean, path: string, code: string): ValidationErrors {
  return isViolated ? [[path, `catalog.${code}`]] : [];
}

/** Characters; enough for a drawn picture. */
const textLimits = { question: 60_000, option: 20_000 } as const;

function questionErrors(question: QuestionInput, at: string): ValidationErrors {
  const isTooLong = (text: string) => text.length > textLimits.question;
  return [
    ...questionViolations(question).map(({ field, rule }): ValidationError => [
      `${at}.${field}`,
      `catalog.question.${rule}`,
    ]),
    ...errorIf(isTooLong(question.question), `${at}.question`, 'question.too-large'),
    ...errorIf(isTooLong(question.explanation), `${at}.explanation`, 'question.too-large'),
    ...question.options.flatMap(({ text }, index) =>
      errorIf(text.length > textLimits.option, `${at}.options.${index}.text`, 'question.too-large'),
    ),
  ];
}

function nameErrors(subjects: readonly SubjectInput[], at: string): ValidationErrors {
  const names = subjects.map(({ subjectName }) => subjectName.trim());
  return [
    ...repeatedNames(names).flatMap((index) =>
      errorIf(names[index] !== '', `${at}.${index}.subjectName`, 'subject.name-taken'),
    ),
    ...names.flatMap((name, index) => errorIf(name === '', `${at}.${index}.subjectName`, 'subject.name')),
  ];
}

function subjectErrors(subject: SubjectInput, at: string): ValidationErrors {
  return [
    ...errorIf(subject.mcqs.length === 0, `${at}.mcqs`, 'subject.empty'),
    ...subject.mcqs.flatMap((question, index) => questionErrors(question, `${at}.mcqs.${index}`)),
  ];
}

/** The errors of a year that prevent students from sitting it. A year without questions is a draft and has none. */
function paperErrors(year: YearInput, at: string): ValidationErrors {
  const { subjects, totalMarks, requiredSubjects = subjects.length } = year;
  if (subjects.every(({ mcqs }) => mcqs.length === 0)) return [];
  const { min, max } = requiredSubjectsRange(subjects);
  return [
    ...errorIf(isOutside(requiredSubjects, min, max), `${at}.requiredSubjects`, 'year.required-subjects'),
    ...errorIf(totalMarks !== undefined && totalMarks <= 0, `${at}.totalMarks`, 'year.total-marks'),
    ...nameErrors(subjects, `${at}.subjects`),
    ...subjects.flatMap((subject, index) => subjectErrors(subject, `${at}.subjects.${index}`)),
  ];
}

/** Characters of a year as JSON: a paper stays a document that is read at once (design §3.5). */
const maxYearLength = 1_500_000;

function yearErrors(year: YearInput, at: string): ValidationErrors {
  return [
    ...errorIf(year.year === '', `${at}.year`, 'year.label'),
    ...errorIf(isOutside(year.timeLimit, 1, paperLimits.timeLimit), `${at}.timeLimit`, 'year.time-limit'),
    ...errorIf(
      isOutside(year.negativeMarkingPercentage, 0, paperLimits.negativeMarkingPercentage),
      `${at}.negativeMarkingPercentage`,
      'year.negative-marking',
    ),
    ...errorIf(JSON.stringify(year.subjects).length > maxYearLength, `${at}.subjects`, 'year.too-large'),
    ...paperErrors(year, at),
  ];
}

function unitErrors(unit: UnitInput, at: string): ValidationErrors {
  return [
    ...errorIf(unit.unitName === '', `${at}.unitName`, 'unit.name'),
    ...unit.years.flatMap((year, index) => yearErrors(year, `${at}.years.${index}`)),
  ];
}

const maxFields = 50;

/** Throws `invalid` with the fields that violate a rule (50 at most). */
export function requireCompleteCourse(input: CourseInput): void {
  const errors: ValidationErrors = [
    ...errorIf(input.name === '', 'name', 'course.name'),
    ...errorIf(input.discountFee > input.enrollmentFee, 'discountFee', 'course.discount'),
    ...errorIf(isOutside(input.averageRating, 0, 5), 'averageRating', 'course.rating'),
    ...input.units.flatMap((unit, index) => unitErrors(unit, `units.${index}`)),
  ];
  if (errors.length === 0) return;
  throw new DomainError('invalid', 'catalog.course.incomplete', {
    fields: Object.fromEntries(errors.slice(0, maxFields)),
  });
}
