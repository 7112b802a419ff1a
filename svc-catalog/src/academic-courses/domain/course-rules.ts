import { DomainError } from '@pathshala/contract-kit/domain-error';
import { nextCourseStatuses } from '@pathshala/rules/course-status';
import type { CourseInput } from './course-input.ts';
import type { Status } from './course.ts';

/** Spec §5. Its required numbers are not listed: their default is 0. */
const requiredFields = [
  'title',
  'description',
  'classLevel',
  'enrollmentStartDate',
  'enrollmentEndDate',
  'courseStartDate',
  'courseEndDate',
  'targetAudience',
  'prerequisites',
  'language',
  'thumbnailImageUrl',
  'tags',
] as const;

/** Throws `invalid` with the fields that are missing or inconsistent. A draft needs a title only. */
export function requireCompleteCourse(input: CourseInput): void {
  const needed = input.status === 'draft' ? (['title'] as const) : requiredFields;
  const empty = needed.filter((field) => input[field].length === 0);
  const namelessSubjects = input.subjects.flatMap((subject, s) => [
    ...(subject.title === '' ? [`subjects.${s}.title`] : []),
    ...subject.units.flatMap(({ title }, u) => (title === '' ? [`subjects.${s}.units.${u}.title`] : [])),
  ]);
  const missing = [...empty, ...namelessSubjects];
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map((field) => [field, 'common.field.required']));
    throw new DomainError('invalid', 'catalog.academic.incomplete', { fields });
  }
  requireConsistentDatesAndPrice(input);
}

function requireConsistentDatesAndPrice(input: CourseInput): void {
  const pairs = [
    ['enrollmentStartDate', 'enrollmentEndDate'],
    ['courseStartDate', 'courseEndDate'],
  ] as const;
  const wrong = pairs.filter(([start, end]) => input[end] !== '' && input[end] < input[start]);
  const fields = Object.fromEntries(wrong.map(([, end]) => [end, 'catalog.academic.dates']));
  if (input.discountPrice > input.price) fields['discountPrice'] = 'catalog.course.discount';
  if (Object.keys(fields).length > 0)
    throw new DomainError('invalid', 'catalog.course.incomplete', { fields });
}

/** Throws `invalid` for a transition that is not allowed; the message names the allowed ones. */
export function requireStatusChange(from: Status, to: Status): void {
  if (from === to || nextCourseStatuses[from].includes(to)) return;
  const code = `catalog.academic.status-after-${from}`;
  throw new DomainError('invalid', code, { fields: { status: code } });
}
