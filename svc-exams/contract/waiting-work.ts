import { defineWaitingWork } from '@pathshala/contract-kit/waiting-work';
import { permissions } from '@pathshala/rules/permissions';

/** Kinds: `written-to-mark`, `question-reports`. */
export const readWaitingExamWork = defineWaitingWork('/exams/waiting-work', [
  permissions.questions,
  permissions.marking,
]);
