import type { Fields } from '@pathshala/admin-kit/forms/record-fields';
import { academicFields } from '../resources/academic-result.fields.ts';
import { campaignFields } from '../resources/campaign.fields.ts';

/** The fields of a thing are called what its form calls them; things of several kinds have `fieldTexts` only. */
export const fieldsOfThings: Readonly<Record<string, Fields | undefined>> = {
  academicresult: academicFields,
  campaign: campaignFields,
  examcampaigns: campaignFields,
};
