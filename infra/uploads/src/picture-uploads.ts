import { createHash } from 'node:crypto';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { fileBytes } from '@pathshala/contract-kit/file';
import type { RouteDefinition } from '@pathshala/contract-kit/route';
import type { fileParams, uploadedPicture } from '@pathshala/contract-kit/uploads';
import type { Files } from '@pathshala/stores/files/port';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { StoredFile } from '@pathshala/service-kit/http/stored-file';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import type { z } from 'zod';
import { encodePicture } from './encode-picture.ts';
import type { PictureShape } from './picture-job.ts';

type UploadRoute = RouteDefinition<z.ZodUndefined, z.ZodUndefined, typeof fileBytes, typeof uploadedPicture>;
type ReadRoute = RouteDefinition<typeof fileParams, z.ZodUndefined, z.ZodUndefined, typeof fileBytes>;

export interface PictureUploadsOptions {
  /** `svc-catalog`: the part of the address that names who has the files. */
  readonly service: string;
  readonly files: Pick<Files, 'put' | 'get'>;
  /** The routes of the contract: `{ …pictureUpload }` and `{ …fileReading, path: '/files/<service>/{sha256}' }`. */
  readonly routes: { readonly upload: UploadRoute; readonly read: ReadRoute };
  /** 1600 pixels wide by default. */
  readonly shape?: PictureShape;
  /** Returns who may read a file that is not for everybody: its owner and markers. Without it files are public. */
  readonly mayRead?: (caller: Identity, sha256: string) => Promise<boolean>;
}

/** Creates uploads as a capability: the route that takes a picture, and the one that answers it with a permanent cache. */
export function createPictureUploads(options: PictureUploadsOptions): {
  readonly routes: readonly BoundRoute[];
} {
  const { routes } = options;
  return {
    routes: [uploadHandler(routes.upload, options), createPictureReading({ ...options, route: routes.read })],
  };
}

/** The key in the port `files`. */
export const pictureKeyOf = (service: string, sha256: string): string => `${service}/${sha256}`;

/** The caller in whose share of the queue an upload counts: the account, or the address of a visitor. */
export const callerOf = ({ userId, address }: Pick<Identity, 'userId' | 'address'>): string =>
  userId ?? address;

function uploadHandler(route: UploadRoute, options: PictureUploadsOptions): BoundRoute {
  const { service, files, shape = { maxWidth: 1600 } } = options;
  return handle(route, async ({ body, identity }) => {
    const file = { content: body, caller: callerOf(identity) };
    const { content, contentType, width, height } = await encodePicture(file, shape);
    const sha256 = createHash('sha256').update(content).digest('hex');
    await files.put(pictureKeyOf(service, sha256), content, contentType);
    return { url: `/api/files/${service}/${sha256}`, width, height };
  });
}

export interface PictureReadingOptions extends Pick<PictureUploadsOptions, 'service' | 'mayRead'> {
  readonly files: Pick<Files, 'get'>;
  readonly route: ReadRoute;
}

/** Creates the route that answers a stored picture with a permanent cache. */
export function createPictureReading({ service, files, mayRead, route }: PictureReadingOptions): BoundRoute {
  return handle(route, async ({ params, identity }) => {
    const { sha256 } = params;
    // A caller who may not read a file does not learn that it exists.
    const isReadable = mayRead === undefined || (await mayRead(identity, sha256));
    const file = isReadable ? await files.get(pictureKeyOf(service, sha256)) : null;
    if (file === null) throw new DomainError('not-found', 'common.not-found');
    return new StoredFile({ name: sha256, ...file, isPublic: mayRead === undefined });
  });
}
