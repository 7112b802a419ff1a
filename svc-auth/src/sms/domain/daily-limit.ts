import { messageLimits } from '@pathshala/rules/message-limits';
import type { OutgoingSms } from '../ports.ts';

/** Codes and links of accounts have limits of their own, so that no notice or message keeps them from a student. */
export type SmsPurpose = keyof typeof messageLimits.sms.perNumberADay;

const notices: readonly OutgoingSms['kind'][] = ['notice', 'message', 'absence'];

export const purposeOf = (kind: OutgoingSms['kind']): SmsPurpose =>
  notices.includes(kind) ? 'notice' : 'code';

/** Returns the parts that a day has for the purpose. */
export function dailyLimitOf(purpose: SmsPurpose, dailyLimit: number): number {
  return purpose === 'notice' ? Math.floor(dailyLimit * messageLimits.sms.noticeShare) : dailyLimit;
}
