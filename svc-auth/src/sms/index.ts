export type { OutgoingSms, SmsPorts, SmsSender } from './ports.ts';
export { requireSms, requireSmsSize } from './domain/require-sms.ts';
