import { defineWaitingWork } from '@pathshala/contract-kit/waiting-work';
import { permissions } from '@pathshala/rules/permissions';

/** Kinds: `payment-claims`, `assignments-to-mark`, `lesson-questions`, `course-drafts`. */
export const readWaitingCourseWork = defineWaitingWork('/courses/waiting-work', [
  permissions.questions,
  permissions.marking,
  permissions.support,
]);
