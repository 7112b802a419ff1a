export type { AssignmentCounts, AssignmentDeletions, Assignments, AssignmentScope } from './ports.ts';
