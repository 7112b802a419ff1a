export type { Mail, MailMessage } from './port.ts';
export { countMailGivenUp, isPermanentMailFailure, mailRetryDelay } from './mail-failure.ts';
