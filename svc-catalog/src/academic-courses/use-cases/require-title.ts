import { DomainError } from '@pathshala/contract-kit/domain-error';

/** Throws `invalid` for an empty title; `code` is the message, `field` the name of the title's field. */
export function requireTitle(title: string, { code, field }: { code: string; field: string }): void {
  if (title === '') throw new DomainError('invalid', code, { fields: { [field]: code } });
}
