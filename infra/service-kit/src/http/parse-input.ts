import type { z } from 'zod';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { fieldErrorsOf } from './field-errors.ts';
import { cleanRichFields } from '@pathshala/rich-text/clean-rich-fields';

const maxFields = 50;

/** The input as the schema parses it. Throws a malformed DomainError that names each field which does not fit. */
export function parseInput(schema: z.ZodType | undefined, raw: unknown): unknown {
  if (schema === undefined) return undefined;
  const { value, lost, tooDeep } = cleanRichFields(schema, raw);
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    throw new DomainError('malformed', 'common.malformed', {
      fields: fieldErrorsOf(parsed.error, { raw: value, max: maxFields }),
    });
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
