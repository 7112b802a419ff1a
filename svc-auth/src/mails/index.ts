export type { OutgoingMail } from './domain/queued-mail.ts';
export type { MailLimits, MailPorts, MailQueue, UnsentState } from './ports.ts';
