import { permissions } from '@pathshala/rules/permissions';
import { fileField } from '@pathshala/contract-kit/file';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { fileReading, pictureErrors } from '@pathshala/contract-kit/uploads';
import { z } from 'zod';

const byId = z.object({ id });

/** `/api/files/svc-auth/<sha256>`; empty: the student has no photo. */
const photo = z.object({ imageUrl: z.string() });

/** `undoUntil` is set for a removal by an administrator. */
const removedPhoto = photo.extend({ undoUntil: isoTime.optional() });

/** Bytes. */
export const photoLimit = 5_000_000;

export const uploadProfilePicture = defineRoute({
  method: 'post',
  path: '/students/student/{id}/upload-profile-picture',
  access: { self: 'params.id' },
  permission: permissions.support,
  audit: { id: 'params.id' },
  limit: { per: 'user', max: 20, windowSeconds: 600, whenUncounted: 'allow' },
  summary:
    'The photo of a student, in the form field `image`: PNG, JPEG, WebP or GIF, 5 MB at most; stored as a square WebP without metadata',
  params: byId,
  body: fileField('image'),
  bodyLimit: photoLimit,
  answer: photo,
  errors: [...pictureErrors, 'common.file.form', 'auth.student-unknown', 'auth.photos-off'],
});

export const removeProfilePicture = defineRoute({
  method: 'delete',
  path: '/students/student/{id}/profile-picture',
  access: { self: 'params.id' },
  permission: permissions.support,
  audit: { id: 'params.id' },
  repeatable: true,
  summary: 'Remove the photo of a student; an administrator can undo it for 30 days, a student cannot',
  params: byId,
  answer: removedPhoto,
  errors: ['auth.student-unknown'],
});

export const restoreProfilePicture = defineRoute({
  method: 'post',
  path: '/students/student/{id}/profile-picture/restore',
  access: 'admin',
  permission: permissions.support,
  audit: { id: 'params.id' },
  summary: 'Undo the removal of a photo by an administrator, within 30 days',
  params: byId,
  bodyLimit: 1000,
  answer: photo,
  errors: ['auth.student-unknown', 'auth.restore-too-late', 'auth.photo-replaced'],
});

export const readStudentPhoto = defineRoute({
  ...fileReading,
  path: '/files/svc-auth/{sha256}',
  access: 'visitor',
  summary: 'A photo, for its student and administrators; it never changes. 404 for everybody else',
});
