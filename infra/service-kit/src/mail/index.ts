export type { Mail, MailMessage } from './port.ts';
