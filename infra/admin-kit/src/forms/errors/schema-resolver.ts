import { keepingAddresses, textsIn } from '@pathshala/contract-kit/addresses';
import { toNestErrors } from '@hookform/resolvers';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { Path } from '../../values/path.ts';
import { valueAt, withValueAt } from '../../values/path.ts';

/** The sentence for a violation of the schema. */
export type IssueText = (issue: z.core.$ZodIssue, isMissing: boolean) => string;

/**
 * Validates the form with the contract's schema. Fields that are empty hold null; the schema sees them as left out. An
 * address that is as it was stored is accepted, as the service does.
 */
export function schemaResolver<Values extends FieldValues, Output>(
  schema: z.ZodType<Output, Values>,
  textOf: IssueText,
  storedValues: () => unknown = () => undefined,
): Resolver<Values, unknown, Output> {
  return (values, _context, options) => {
    const [tried, parsed] = keepingAddresses(textsIn(storedValues()), () => parse(schema, values));
    if (parsed.success) return { values: parsed.data, errors: {} };
    const flat: Record<Path, { type: string; message: string }> = {};
    for (const issue of parsed.error.issues.map(innermost)) {
      const path = issue.path.map(String).join('.');
      const isMissing = path !== '' && (valueAt(tried, path) ?? null) === null;
      flat[path === '' ? 'root' : path] ??= { type: issue.code, message: textOf(issue, isMissing) };
    }
    return { values: {}, errors: toNestErrors(flat, options) };
  };
}

type Tried<Values, Output> = readonly [Values, z.ZodSafeParseResult<Output>];

function parse<Values, Output>(schema: z.ZodType<Output, Values>, values: Values): Tried<Values, Output> {
  const first = schema.safeParse(values);
  return first.success ? [values, first] : withoutNulls(schema, values, first.error);
}

function withoutNulls<Values, Output>(
  schema: z.ZodType<Output, Values>,
  values: Values,
  error: z.ZodError,
): Tried<Values, Output> {
  const nulls = error.issues.flatMap(({ path }) => {
    const at = path.map(String).join('.');
    return at !== '' && valueAt(values, at) === null ? [at] : [];
  });
  const filled = nulls.reduce((next, path) => withValueAt(next, path, undefined), values);
  return [filled, schema.safeParse(filled)];
}

/** Returns the violation of the alternative that fits best, for a union. */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const [best] = issue.errors.toSorted((one, other) => one.length - other.length);
  const [inner] = best ?? [];
  return inner ? innermost({ ...inner, path: [...issue.path, ...inner.path] }) : issue;
}
