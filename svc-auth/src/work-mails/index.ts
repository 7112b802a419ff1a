export { isWorkMailSubject, userIdOfSubject } from './domain/work-mail-subject.ts';
export type { WorkMailPorts } from './ports.ts';
