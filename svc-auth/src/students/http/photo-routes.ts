import type { Files } from '@pathshala/stores/files/port';
import { editorOf, type Editor } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import {
  readStudentPhoto,
  removeProfilePicture,
  restoreProfilePicture,
  uploadProfilePicture,
} from '@pathshala/svc-auth-contract/http';
import { createPictureReading } from '@pathshala/uploads/picture-uploads';

interface PhotoRoutesDependencies {
  /** Returns the address of the photo. */
  readonly storePhoto: (studentId: string, content: Uint8Array) => Promise<string>;
  readonly removePhoto: (studentId: string, by: Editor) => Promise<{ undoUntil: string | null }>;
  /** Returns the address of the photo. */
  readonly restorePhoto: (studentId: string) => Promise<string>;
}

export function photoRoutes({ storePhoto, ...deps }: PhotoRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(uploadProfilePicture, async ({ params, body }) => ({
      imageUrl: await storePhoto(params.id, body),
    })),
    handle(removeProfilePicture, async ({ params, identity }) => {
      const { undoUntil } = await deps.removePhoto(params.id, editorOf(identity));
      return { imageUrl: '', ...(undoUntil !== null && { undoUntil }) };
    }),
    handle(restoreProfilePicture, async ({ params }) => ({ imageUrl: await deps.restorePhoto(params.id) })),
  ];
}

export function photoReading(
  { files }: { readonly files: Files },
  mayRead: (caller: Identity, sha256: string) => Promise<boolean>,
): BoundRoute {
  return createPictureReading({ service: 'svc-auth', files, route: readStudentPhoto, mayRead });
}
