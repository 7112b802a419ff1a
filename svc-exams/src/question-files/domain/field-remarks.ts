import type { FieldError } from '@pathshala/contract-kit/domain-error';
import type { FileRemark } from './file-question.ts';

export interface FieldRemark extends FileRemark {
  /** For example `options.1.text`. */
  readonly field: string;
}

/** The errors in the fields of a form, one remark for each. */
export function remarksOnFields(fields: Readonly<Record<string, FieldError>>): FieldRemark[] {
  return Object.entries(fields).map(([field, error]) =>
    typeof error === 'string' ? { field, code: error } : { field, ...error },
  );
}
