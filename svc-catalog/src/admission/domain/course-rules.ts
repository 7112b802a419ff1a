import { searchKeyOf } from '@pathshala/rules/bengali';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { AdmissionCourseInput } from '@pathshala/svc-catalog-contract/admission';

type UnitInput = AdmissionCourseInput['units'][number];
type YearInput = UnitInput['years'][number];
type SubjectInput = YearInput['subjects'][number];
type QuestionInput = SubjectInput['mcqs'][number];

/** Field path → code of the message. A rule adds nothing when it is kept. */
type Shortcomings = [path: string, code: string][];

const isBlank = (fragment: string) =>
  fragment
    .replaceAll(/<(?!img)[^>]*>/giu, '')
    .replaceAll('&nbsp;', ' ')
    .trim() === '';

const isOutside = (value: number, least: number, most: number) => value < least || value > most;

function when(isBroken: boolean, path: string, code: string): Shortcomings {
  return isBroken ? [[path, `catalog.${code}`]] : [];
}

/** Characters: room for a drawn picture. */
const textLimits = { question: 60_000, option: 20_000 } as const;

function checkQuestion(question: QuestionInput, at: string): Shortcomings {
  const { options } = question;
  return [
    ...when(isBlank(question.question), `${at}.question`, 'question.text'),
    ...when(question.question.length > textLimits.question, `${at}.question`, 'question.too-large'),
    ...when(question.explanation.length > textLimits.question, `${at}.explanation`, 'question.too-large'),
    ...when(question.points <= 0, `${at}.points`, 'question.points'),
    ...when(isOutside(options.length, 2, 6), `${at}.options`, 'question.options'),
    ...options.flatMap(({ text }, index) => [
      ...when(isBlank(text), `${at}.options.${index}.text`, 'question.option-text'),
      ...when(text.length > textLimits.option, `${at}.options.${index}.text`, 'question.too-large'),
    ]),
    ...when(!options.some(({ isCorrect }) => isCorrect), `${at}.options`, 'question.no-correct-option'),
  ];
}

function checkSubject(subject: SubjectInput, at: string, others: readonly SubjectInput[]): Shortcomings {
  const name = searchKeyOf(subject.subjectName);
  const isTaken = others.some(({ subjectName }) => searchKeyOf(subjectName) === name);
  return [
    ...when(name === '', `${at}.subjectName`, 'subject.name'),
    ...when(name !== '' && isTaken, `${at}.subjectName`, 'subject.name-taken'),
    ...when(subject.mcqs.length === 0, `${at}.mcqs`, 'subject.empty'),
    ...subject.mcqs.flatMap((question, index) => checkQuestion(question, `${at}.mcqs.${index}`)),
  ];
}

/** What a year must fulfil before it can be sat; one without any question is a draft and may lack the rest. */
function checkPaper(year: YearInput, at: string): Shortcomings {
  const { subjects, totalMarks, requiredSubjects = subjects.length } = year;
  if (subjects.every(({ mcqs }) => mcqs.length === 0)) return [];
  const mandatory = subjects.filter((subject) => subject.mandatory).length;
  const isCountWrong = isOutside(requiredSubjects, Math.max(1, mandatory), subjects.length);
  return [
    ...when(isCountWrong, `${at}.requiredSubjects`, 'year.required-subjects'),
    ...when(totalMarks !== undefined && totalMarks <= 0, `${at}.totalMarks`, 'year.total-marks'),
    ...subjects.flatMap((subject, index) =>
      checkSubject(subject, `${at}.subjects.${index}`, subjects.slice(0, index)),
    ),
  ];
}

/** Characters of the year as it is stored: a paper stays a document that can be read in one go (design §3.5). */
const largestYear = 1_500_000;

function checkYear(year: YearInput, at: string): Shortcomings {
  return [
    ...when(year.year === '', `${at}.year`, 'year.label'),
    ...when(isOutside(year.timeLimit, 1, 600), `${at}.timeLimit`, 'year.time-limit'),
    ...when(
      isOutside(year.negativeMarkingPercentage, 0, 100),
      `${at}.negativeMarkingPercentage`,
      'year.negative-marking',
    ),
    ...when(JSON.stringify(year.subjects).length > largestYear, `${at}.subjects`, 'year.too-large'),
    ...checkPaper(year, at),
  ];
}

function checkUnit(unit: UnitInput, at: string): Shortcomings {
  return [
    ...when(unit.unitName === '', `${at}.unitName`, 'unit.name'),
    ...unit.years.flatMap((year, index) => checkYear(year, `${at}.years.${index}`)),
  ];
}

const mostFields = 50;

/** Throws `invalid` with every marked place (50 at most). */
export function checkCourse(input: AdmissionCourseInput): void {
  const broken: Shortcomings = [
    ...when(input.name === '', 'name', 'course.name'),
    ...when(input.discountFee > input.enrollmentFee, 'discountFee', 'course.discount'),
    ...when(isOutside(input.averageRating, 0, 5), 'averageRating', 'course.rating'),
    ...input.units.flatMap((unit, index) => checkUnit(unit, `units.${index}`)),
  ];
  if (broken.length === 0) return;
  throw new DomainError('invalid', 'catalog.course.incomplete', {
    fields: Object.fromEntries(broken.slice(0, mostFields)),
  });
}
