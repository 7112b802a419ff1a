import { createHash } from 'node:crypto';
import type { Files } from '@pathshala/stores/files/port';
import { encodePicture, type UploadedFile } from './encode-picture.ts';
import { pictureKeyOf } from './picture-uploads.ts';
import type { PictureShape } from './picture-job.ts';

/** Pictures that authors uploaded, as files of a service use them. */
export interface StoredPictures {
  /** `/api/files/<service>/<sha256>`: what a text refers to. */
  addressOf(sha256: string): string;
  /** Null for an address that is none of the service's pictures. */
  sha256Of(address: string): string | null;
  read(sha256: string): Promise<Uint8Array | null>;
  /** Checks and encodes a new picture like an upload and resolves with its name. Rejects with the refusals of an upload. */
  store(file: UploadedFile): Promise<string>;
}

export interface StoredPicturesOptions {
  readonly service: string;
  readonly files: Pick<Files, 'put' | 'get'>;
  /** 1600 pixels wide by default. */
  readonly shape?: PictureShape;
}

const name = /^[0-9a-f]{64}$/u;

function digestOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

export function createStoredPictures({
  service,
  files,
  shape = { maxWidth: 1600 },
}: StoredPicturesOptions): StoredPictures {
  const addressOf = (sha256: string): string => `/api/files/${service}/${sha256}`;
  const read = async (sha256: string) => (await files.get(pictureKeyOf(service, sha256)))?.content ?? null;
  return {
    addressOf,
    sha256Of(address) {
      const sha256 = address.slice(addressOf('').length);
      return address === addressOf(sha256) && name.test(sha256) ? sha256 : null;
    },
    read,
    async store({ content, caller }) {
      // A picture that was exported from here comes back as it is.
      const known = digestOf(content);
      if ((await read(known)) !== null) return known;
      const picture = await encodePicture({ content, caller }, shape);
      const sha256 = digestOf(picture.content);
      await files.put(pictureKeyOf(service, sha256), picture.content, picture.contentType);
      return sha256;
    },
  };
}
