import { cleanCode, isCode } from '@pathshala/rules/account';
import { DomainError } from '@pathshala/contract-kit/domain-error';

export const codeLifetimeMinutes = 10;

/**
 * A code that was sent by SMS makes a token with the id of its request, which only the browser that asked has: guesses of others
 * are guesses at their own requests. Tokens of mailed links have no dot.
 */
export function codeTokenOf(request: string, code: string): string {
  return `${request}.${code}`;
}

/** The request and the token as it was sent, whatever digits were typed; null for the token of a mailed link. */
export function readCodeToken(token: string): { readonly request: string; readonly token: string } | null {
  const at = token.indexOf('.');
  if (at < 0) return null;
  const request = token.slice(0, at);
  const code = cleanCode(token.slice(at + 1));
  if (!isCode(code))
    throw new DomainError('invalid', 'auth.otp-invalid', { fields: { otp: 'auth.otp-invalid' } });
  return { request, token: codeTokenOf(request, code) };
}

/** The same error for codes that are wrong, used, expired or of another request. */
export function wrongCodeError(): DomainError {
  return new DomainError('invalid', 'auth.sms-code-wrong', { fields: { otp: 'auth.sms-code-wrong' } });
}
