import { permissions } from '@pathshala/rules/permissions';
import { defineRoute } from '@pathshala/contract-kit/route';
import { fileReading, pictureUpload } from '@pathshala/contract-kit/uploads';

export const uploadCampaignPicture = defineRoute({
  ...pictureUpload,
  path: '/campaign/files',
  access: 'admin',
  permission: permissions.campaigns,
  audit: { id: 'answer.url' },
  summary:
    'Upload a picture for the texts of campaigns and their exams: PNG, JPEG, WebP or GIF, stored as WebP',
});

export const readCampaignFile = defineRoute({
  ...fileReading,
  path: '/files/svc-campaigns/{sha256}',
  access: 'visitor',
  summary: 'A picture of the texts; it never changes',
});
