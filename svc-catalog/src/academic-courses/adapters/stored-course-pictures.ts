import { createHash } from 'node:crypto';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { encodePicture } from '@pathshala/uploads/encode-picture';
import { pictureKeyOf } from '@pathshala/uploads/picture-uploads';
import type { CoursePictures } from '../ports.ts';

const service = 'svc-catalog';
const shape = { maxWidth: 1600 };

function digestOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The pictures that authors uploaded. */
export function createStoredCoursePictures({ files }: Pick<Platform, 'files'>): CoursePictures {
  return {
    urlOf: (sha256) => `/api/files/${service}/${sha256}`,
    async read(sha256) {
      return (await files.get(pictureKeyOf(service, sha256)))?.content ?? null;
    },
    async store(content) {
      const stored = digestOf(content);
      if ((await files.get(pictureKeyOf(service, stored))) !== null) return stored;
      const picture = await encodePicture(content, shape);
      const sha256 = digestOf(picture.content);
      await files.put(pictureKeyOf(service, sha256), picture.content, picture.contentType);
      return sha256;
    },
  };
}
