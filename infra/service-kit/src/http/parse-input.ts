import type { z } from 'zod';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { cleanRichFields } from '@pathshala/rich-text/clean-rich-fields';

const maxFields = 50;

/** The input as the schema parses it. Throws a malformed DomainError that names each field which does not fit. */
export function parseInput(schema: z.ZodType | undefined, raw: unknown): unknown {
  if (schema === undefined) return undefined;
  const { value, lost, tooDeep } = cleanRichFields(schema, raw);
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    throw new DomainError('malformed', 'common.malformed', { fields: fieldsOf(parsed.error, value) });
  }
  if (lost.length > 0) throw invalidTexts('common.text-lost', lost);
  if (tooDeep.length > 0) throw invalidTexts('common.text-too-deep', tooDeep);
  return parsed.data;
}

/** Names each rich field that cannot be stored; the message at the field has the code with `-here`. */
function invalidTexts(code: string, paths: readonly string[]): DomainError {
  const named = paths.slice(0, maxFields).map((path) => [path, `${code}-here`]);
  return new DomainError('invalid', code, { fields: Object.fromEntries(named) });
}

/** Field (dotted path) → code of the message to show beside it. */
function fieldsOf(error: z.ZodError, raw: unknown): Record<string, string> {
  const fields = new Map<string, string>();
  for (const issue of error.issues.slice(0, maxFields)) {
    for (const path of pathsOf(issue)) {
      const field = path.map(String).join('.');
      if (!fields.has(field)) fields.set(field, codeOf(issue, raw));
    }
  }
  return Object.fromEntries(fields);
}

function pathsOf(issue: z.core.$ZodIssue): readonly PropertyKey[][] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, maxFields).map((key) => [...issue.path, key]);
  return [issue.path];
}

function codeOf(issue: z.core.$ZodIssue, raw: unknown): string {
  if (isCode(issue.message)) return issue.message;
  const isMissing = issue.code === 'invalid_type' && valueAt(raw, issue.path) === undefined;
  return isMissing ? 'common.field.required' : 'common.field.invalid';
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
