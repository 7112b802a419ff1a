export type { StudentChange } from './domain/student.ts';
export type { EnsureStudent, Owners, StudentNames, StudentPorts } from './ports.ts';
