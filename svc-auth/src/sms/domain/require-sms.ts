import { DomainError } from '@pathshala/contract-kit/domain-error';
import { maxSmsParts, smsSizeOf, type SmsSize } from '@pathshala/rules/sms';

/** Throws `invalid` for a text of more parts than the school pays for. */
export function requireSmsSize(text: string, field = 'text'): SmsSize {
  const size = smsSizeOf(text);
  if (size.parts <= maxSmsParts) return size;
  const params = { parts: size.parts, max: maxSmsParts };
  throw new DomainError('invalid', 'auth.sms-long', { params, fields: { [field]: 'auth.sms-long' } });
}

/** Throws where a person waits for a message that was not sent. */
export function requireSms(outcome: 'sent' | 'failed' | 'held'): void {
  if (outcome !== 'sent') throw new DomainError('unavailable', 'auth.sms-away', { retryAfterSeconds: 60 });
}
