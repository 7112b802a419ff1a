export type { OutgoingSms, SmsPorts, SmsSender } from './ports.ts';
export { requireSms } from './domain/require-sms.ts';
