export type {
  AssignmentCounts,
  AssignmentDeletions,
  Assignments,
  AssignmentScope,
  CourseWork,
} from './ports.ts';
