import { defineWaitingWork } from '@pathshala/contract-kit/waiting-work';
import { permissions } from '@pathshala/rules/permissions';

/** Kinds: `results-to-release`, `campaigns-without-exam`, `campaigns-without-key`. */
export const readWaitingCampaignWork = defineWaitingWork('/examcampaigns/waiting-work', [
  permissions.campaigns,
]);
