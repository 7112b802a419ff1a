import { defineWaitingWork } from '@pathshala/contract-kit/waiting-work';
import { permissions } from '@pathshala/rules/permissions';

/** Kinds: `invitations`, `second-factor-missing`, `backup-overdue`. */
export const readWaitingAccountWork = defineWaitingWork('/users/waiting-work', [
  permissions.support,
  permissions.administration,
]);
