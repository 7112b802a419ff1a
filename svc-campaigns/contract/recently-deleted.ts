import { defineRecentlyDeleted } from '@pathshala/contract-kit/recently-deleted';
import { permissions } from '@pathshala/rules/permissions';

/** Kinds: `campaign`, `exam-campaign`. */
export const listDeletedCampaigns = defineRecentlyDeleted(
  '/examcampaigns/recently-deleted',
  permissions.campaigns,
);
