import { defineOperations } from '@pathshala/contract-kit/operations';
import { permissions } from '@pathshala/rules/permissions';

export const operations = defineOperations({
  service: 'svc-catalog',
  permission: permissions.administration,
});

export const {
  readServiceState,
  listDeadLetters,
  replayDeadLetters,
  discardDeadLetters,
  listRepublishable,
  startRepublish,
} = operations;
