import { defineRoute } from '@pathshala/contract-kit/route';
import { fileReading, pictureUpload } from '@pathshala/contract-kit/uploads';
import { permissions } from '@pathshala/rules/permissions';

export const uploadLogo = defineRoute({
  ...pictureUpload,
  path: '/settings/logo',
  access: 'admin',
  permission: permissions.administration,
  audit: { id: 'answer.url' },
  summary:
    'Upload a logo: PNG, JPEG, WebP or GIF, stored as WebP of at most 512 pixels. It is shown once the settings name it',
});

export const readLogo = defineRoute({
  ...fileReading,
  path: '/files/svc-auth/logo/{sha256}',
  access: 'visitor',
  summary: 'A logo; it never changes',
});
