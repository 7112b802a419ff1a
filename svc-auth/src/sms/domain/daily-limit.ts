import { messageLimits } from '@pathshala/rules/message-limits';
import type { OutgoingSms } from '../ports.ts';

/** Codes and links of accounts have limits of their own, so that no notice or message keeps them from a student. */
type SmsPurpose = keyof typeof messageLimits.sms.perNumberADay;

const notices: readonly OutgoingSms['kind'][] = ['notice', 'message', 'absence', 'campaign'];

export const purposeOf = (kind: OutgoingSms['kind']): SmsPurpose =>
  notices.includes(kind) ? 'notice' : 'code';

/** The account of the daily limit that a message counts for: codes to visitors, whom anybody can name, never use up those of accounts. */
export const sharePurposeOf = (kind: OutgoingSms['kind']): SmsPurpose =>
  kind === 'campaign-code' ? 'notice' : purposeOf(kind);

/** Returns the parts that a day has for the purpose. */
export function dailyLimitOf(purpose: SmsPurpose, dailyLimit: number): number {
  return purpose === 'notice' ? Math.floor(dailyLimit * messageLimits.sms.noticeShare) : dailyLimit;
}
