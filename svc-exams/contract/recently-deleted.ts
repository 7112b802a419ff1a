import { defineRecentlyDeleted } from '@pathshala/contract-kit/recently-deleted';
import { permissions } from '@pathshala/rules/permissions';

/** Kinds: `exam`, `question`, `academic-result`, `blueprint`. */
export const listDeletedExams = defineRecentlyDeleted('/exams/recently-deleted', [
  permissions.questions,
  permissions.marking,
]);
