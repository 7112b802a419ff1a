import { defineMailOperations, defineOperations } from '@pathshala/contract-kit/operations';
import { permissions } from '@pathshala/rules/permissions';

const options = { service: 'svc-campaigns', permission: permissions.administration } as const;

export const operations = defineOperations(options);

export const mailOperations = defineMailOperations(options);

export const {
  readServiceState,
  listDeadLetters,
  replayDeadLetters,
  discardDeadLetters,
  listRepublishable,
  startRepublish,
} = operations;

export const { listFailedMails, retryMails } = mailOperations;
