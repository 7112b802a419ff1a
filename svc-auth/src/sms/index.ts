export type { OnSmsReport, OutgoingSms, SmsPorts, SmsReport, SmsSender } from './ports.ts';
export { requireSms, requireSmsSize } from './domain/require-sms.ts';
