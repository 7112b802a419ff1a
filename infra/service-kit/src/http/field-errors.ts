import type { FieldError } from '@pathshala/contract-kit/domain-error';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Field (dotted path) → what is wrong with it; of several issues the first. At most `max` fields. */
export function fieldErrorsOf(
  error: z.ZodError,
  { raw, max }: { readonly raw: unknown; readonly max: number },
): Record<string, FieldError> {
  const fields = new Map<string, FieldError>();
  for (const issue of error.issues.slice(0, max).flatMap(withoutUnions)) {
    for (const path of pathsOf(issue, max)) {
      const field = path.map(String).join('.');
      if (!fields.has(field)) fields.set(field, fieldErrorOf(issue, raw));
    }
  }
  return Object.fromEntries([...fields].slice(0, max));
}

/** A value that fits one option but for its limits or its parts: the issues of that option. */
function withoutUnions(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const nearest = issue.errors.find((option) => option.length > 0 && !option.some(isOfAnotherKind));
  if (nearest === undefined) return [issue];
  return nearest
    .map((inner): Issue => ({ ...inner, path: [...issue.path, ...inner.path] }))
    .flatMap(withoutUnions);
}

function isOfAnotherKind({ code, path }: Issue): boolean {
  return path.length === 0 && (code === 'invalid_type' || code === 'invalid_value');
}

function pathsOf(issue: Issue, max: number): readonly PropertyKey[][] {
  if (issue.code === 'unrecognized_keys') return issue.keys.slice(0, max).map((key) => [...issue.path, key]);
  return [issue.path];
}

function fieldErrorOf(issue: Issue, raw: unknown): FieldError {
  if (isCode(issue.message)) return issue.message;
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return issue.format === 'url' ? 'common.field.link' : 'common.field.invalid';
    case 'invalid_type':
      return valueAt(raw, issue.path) === undefined ? 'common.field.required' : 'common.field.invalid';
    default:
      return 'common.field.invalid';
  }
}

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): FieldError {
  const params = { n: Number(minimum) };
  if (origin === 'string')
    return params.n === 1 ? 'common.field.required' : { code: 'common.field.short', params };
  if (origin === 'array') return { code: 'common.field.few', params };
  return { code: inclusive === false ? 'common.field.above' : 'common.field.at-least', params };
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): FieldError {
  const params = { n: Number(maximum) };
  if (origin === 'string') return { code: 'common.field.long', params };
  return { code: origin === 'array' ? 'common.field.many' : 'common.field.at-most', params };
}

/** A contract names a code of its service's messages where zod has a sentence. */
function isCode(message: string): boolean {
  return /^[a-z]+(?:\.[a-z\d-]+)+$/.test(message);
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  let value = raw;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
