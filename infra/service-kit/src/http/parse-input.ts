import { DomainError, type FieldError } from '@pathshala/contract-kit/domain-error';
import { cleanRichFields } from '../rich-text/clean-rich-fields.ts';
import { maxNesting } from '../rich-text/nesting.ts';
import type { z } from 'zod';
import { fieldErrorsOf } from './field-errors.ts';

const maxFields = 50;

/** The input as the schema parses it. Throws a malformed DomainError that names each field which does not fit. */
export function parseInput(schema: z.ZodType | undefined, raw: unknown): unknown {
  if (schema === undefined) return undefined;
  const { value, lost, tooDeep } = cleanRichFields(schema, raw);
  const parsed = schema.safeParse(value);
  if (!parsed.success || tooDeep.length > 0) {
    throw new DomainError('malformed', 'common.malformed', {
      fields: {
        ...eachOf(tooDeep, { code: 'common.field.nested', params: { n: maxNesting } }),
        ...(parsed.error && fieldErrorsOf(parsed.error, { raw: value, max: maxFields })),
      },
    });
  }
  if (lost.length > 0) {
    throw new DomainError('invalid', 'common.text-lost', { fields: eachOf(lost, 'common.text-lost-here') });
  }
  return parsed.data;
}

function eachOf(paths: readonly string[], error: FieldError): Record<string, FieldError> {
  return Object.fromEntries(paths.slice(0, maxFields).map((path) => [path, error]));
}
