import { permissions } from '@pathshala/rules/permissions';
import { defineRoute } from '@pathshala/contract-kit/route';
import { fileReading, pictureUpload } from '@pathshala/contract-kit/uploads';

export const uploadCoursePicture = defineRoute({
  ...pictureUpload,
  path: '/courses/files',
  access: 'admin',
  permission: permissions.questions,
  audit: { id: 'answer.url' },
  summary:
    'Upload a picture for the texts of courses and their questions: PNG, JPEG, WebP or GIF, stored as WebP',
});

export const readCourseFile = defineRoute({
  ...fileReading,
  path: '/files/svc-catalog/{sha256}',
  access: 'visitor',
  summary: 'A picture of the texts; it never changes',
});
