import { DomainError } from '@pathshala/contract-kit/domain-error';
import { limitedToOf, maxLimits, type LimitedTo } from '@pathshala/rules/limited-rights';

/** Throws `invalid` for limits that cannot be. Empty for students and for administrators without limits. */
export function limitsOf(
  { role, permissions }: { readonly role: string; readonly permissions?: readonly string[] },
  limitedTo: LimitedTo | null | undefined,
): { readonly limitedTo?: LimitedTo } {
  if (role === 'student' || limitedTo === null || limitedTo === undefined) return {};
  const given = limitedToOf(limitedTo);
  const count = given.courseIds.length + given.batchIds.length;
  if (permissions === undefined) throw invalidLimits('auth.limits-need-permissions');
  if (count === 0 || count > maxLimits) throw invalidLimits('auth.limits-number', { n: maxLimits });
  return { limitedTo: given };
}

function invalidLimits(code: string, params: Readonly<Record<string, number>> = {}): DomainError {
  return new DomainError('invalid', code, { params, fields: { limitedTo: code } });
}

/** The limits of the rights in one line, for comparisons and for the log. */
export function limitsText({ limitedTo }: { readonly limitedTo?: LimitedTo }): string {
  if (limitedTo === undefined) return '';
  return `courses ${limitedTo.courseIds.join()}; batches ${limitedTo.batchIds.join()}`;
}
