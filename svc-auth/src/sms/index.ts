export type { OutgoingSms, SmsOutcome, SmsPorts, SmsSender } from './ports.ts';
export { requireSms } from './domain/require-sms.ts';
