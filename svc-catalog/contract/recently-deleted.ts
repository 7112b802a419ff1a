import { defineRecentlyDeleted } from '@pathshala/contract-kit/recently-deleted';
import { permissions } from '@pathshala/rules/permissions';

/** Kinds: `admission-course`, `academic-course`, `subject`, `chapter`, `lesson`, `content`, `assignment`, `class`. */
export const listDeletedCourses = defineRecentlyDeleted('/courses/recently-deleted', permissions.questions);
