import type { Files } from '@pathshala/files/port';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import {
  readStudentPhoto,
  removeProfilePicture,
  uploadProfilePicture,
} from '@pathshala/svc-auth-contract/http';
import { createPictureReading } from '@pathshala/uploads/picture-uploads';

export interface PhotoRoutesDependencies {
  /** Returns the address of the photo. */
  readonly storePhoto: (studentId: string, content: Uint8Array) => Promise<string>;
  readonly removePhoto: (studentId: string) => Promise<void>;
}

export function photoRoutes({ storePhoto, removePhoto }: PhotoRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(uploadProfilePicture, async ({ params, body }) => ({
      imageUrl: await storePhoto(params.id, body),
    })),
    handle(removeProfilePicture, async ({ params }) => {
      await removePhoto(params.id);
      return { imageUrl: '' };
    }),
  ];
}

export function photoReading(
  { files }: { readonly files: Files },
  mayRead: (caller: Identity, sha256: string) => Promise<boolean>,
): BoundRoute {
  return createPictureReading({ service: 'svc-auth', files, route: readStudentPhoto, mayRead });
}
