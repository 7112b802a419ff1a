import { defineRecentlyDeleted } from '@pathshala/contract-kit/recently-deleted';
import { permissions } from '@pathshala/rules/permissions';

/** Kinds: `invitation`, `student-record`, `photo`. */
export const listDeletedUsers = defineRecentlyDeleted('/users/recently-deleted', permissions.support);
